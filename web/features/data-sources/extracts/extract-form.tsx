import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Extract as KeptExtract } from '../../../../src/client/index.ts'
import { NumberField, TextField } from '../../../components/form/fields.tsx'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../../components/form/select.tsx'
import { SqlEditor } from '../../../components/text/sql-editor.tsx'
import { client } from '../../../lib/api.ts'
import { t } from '../../../lib/texts/index.ts'
import { cronOf, ownZone, pickedOf } from '../../automations/schedule.ts'
import { ScheduleFields, type ScheduleState } from '../../automations/schedule-fields.tsx'
import { dataSourceQuery, dialectOf, type SourceSchema, schemaQuery, sqlSchemaOf } from '../data-sources.queries.ts'

const grows = new Set(['integer', 'decimal', 'date', 'datetime'])

type ExtractDialogProps = { serverId: string; extract: KeptExtract | null; onClose: () => void }

/** When a copy is refreshed, what of it, and how old it may be; of a result also its statement. Null: a result that is yet to be kept. */
export function ExtractDialog({ serverId, extract, onClose }: ExtractDialogProps) {
  const tables = useQuery(schemaQuery(serverId)).data
  const columns = extract === null || extract.sql !== null ? extract?.columns : columnsOf(tables, extract)
  const [name, setName] = useState('')
  const [sql, setSql] = useState(extract?.sql ?? '')
  const [refreshed, setRefreshed] = useState<'hand' | 'schedule'>(extract?.schedule ? 'schedule' : 'hand')
  const [schedule, setSchedule] = useState<ScheduleState>({
    picked: pickedOf(extract?.schedule?.cron ?? '0 4 * * *'),
    timezone: extract?.schedule?.timezone ?? ownZone(),
  })
  const [growing, setGrowing] = useState(extract?.growingColumn ?? '')
  const [hours, setHours] = useState(String((extract?.maxAgeMinutes ?? 24 * 60) / 60))
  const asksStatement = extract === null || extract.sql !== null
  const save = () => {
    const path = { id: serverId }
    const body = {
      schedule: refreshed === 'schedule' ? { cron: cronOf(schedule.picked), timezone: schedule.timezone } : null,
      growingColumn: growing === '' ? null : growing,
      maxAgeMinutes: Math.round(Number(hours) * 60),
    }
    if (extract === null)
      return client.post('/data-sources/{id}/extracts', { path, body: { ...body, table: name, sql } })
    // A statement that is saved again is read again, also when it is the same.
    const again = asksStatement && (sql !== extract.sql || extract.state === 'failed')
    return client.patch('/data-sources/{id}/extracts/{extractId}', {
      path: { ...path, extractId: extract.id },
      body: { ...body, ...(again && { sql }) },
    })
  }
  return (
    <FormDialog
      title={extract ? `${t.actions.change}: ${extract.table}` : t.extracts.keepResult}
      size={asksStatement ? 'large' : 'normal'}
      submit={t.actions.save}
      ready={!asksStatement || sql.trim() !== ''}
      save={save}
      onClose={onClose}
    >
      {extract === null ? (
        <TextField
          label={t.words.name}
          hint={t.extracts.nameHint}
          required
          maxLength={200}
          value={name}
          onChange={setName}
        />
      ) : null}
      {asksStatement ? <StatementField serverId={serverId} schema={tables} value={sql} onChange={setSql} /> : null}
      <SelectField
        label={t.extracts.refreshed}
        value={refreshed}
        onChange={setRefreshed}
        options={choicesOf(['hand', 'schedule'], t.extracts.ways)}
      />
      {refreshed === 'schedule' ? <ScheduleFields value={schedule} onChange={setSchedule} /> : null}
      {columns ? <GrowingField columns={columns} value={growing} onChange={setGrowing} /> : null}
      {asksStatement ? null : <AgeField value={hours} onChange={setHours} />}
    </FormDialog>
  )
}

const columnsOf = (schema: SourceSchema | undefined, { table, schema: of }: KeptExtract) =>
  schema?.tables.find((one) => one.name === table && one.schema === of)?.columns

const AgeField = (props: ValueProps) => (
  <NumberField
    label={t.extracts.maxAge}
    hint={t.extracts.maxAgeHint}
    required
    min={1 / 60}
    max={366 * 24}
    step="any"
    {...props}
  />
)

type ValueProps = { value: string; onChange: (value: string) => void }

function StatementField({
  serverId,
  schema,
  ...rest
}: ValueProps & { serverId: string; schema: SourceSchema | undefined }) {
  const server = useQuery(dataSourceQuery(serverId)).data
  const words = useMemo(() => sqlSchemaOf(schema), [schema])
  return (
    <div className="flex flex-col gap-1">
      <span className="text-13 font-medium">{t.extracts.statement}</span>
      <SqlEditor {...rest} schema={words} {...(server && { dialect: dialectOf(server) })} maxHeight={220} />
      <span className="text-12 text-muted">{t.extracts.statementHint}</span>
    </div>
  )
}

/** An empty value would show as nothing chosen. */
const whole = 'whole'
const by = (column: string) => `by ${column}`

const GrowingField = ({ columns, value, onChange }: ValueProps & { columns: { name: string; type: string }[] }) => (
  <SelectField
    label={t.extracts.growing}
    hint={t.extracts.growingHint}
    value={value === '' ? whole : by(value)}
    onChange={(chosen) => onChange(chosen === whole ? '' : chosen.slice(by('').length))}
    options={[
      { value: whole, label: t.extracts.whole },
      ...columns
        .filter(({ type }) => grows.has(type))
        .map(({ name }) => ({ value: by(name), label: t.extracts.since(name) })),
    ]}
  />
)
