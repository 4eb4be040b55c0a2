import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Extract as KeptExtract } from '../../../../src/client/index.ts'
import { CancelOr } from '../../../components/form/button.tsx'
import { NumberField, SelectField } from '../../../components/form/fields.tsx'
import { Form } from '../../../components/form/form.tsx'
import { client } from '../../../lib/api.ts'
import { t } from '../../../lib/texts/index.ts'
import { cronOf, ownZone, pickedOf } from '../../automations/schedule.ts'
import { ScheduleFields, type ScheduleState } from '../../automations/schedule-fields.tsx'
import { schemaQuery } from '../data-sources.queries.ts'

const grows = new Set(['integer', 'decimal', 'date', 'datetime'])

/** When a copy is refreshed, what of it, and how old it may be. */
export function ExtractForm({ extract, onDone }: { extract: KeptExtract; onDone: () => void }) {
  const { id, dataSourceId, table, schema } = extract
  const columns = useQuery(schemaQuery(dataSourceId)).data?.tables.find(
    (one) => one.name === table && one.schema === schema,
  )?.columns
  const [refreshed, setRefreshed] = useState<'hand' | 'schedule'>(extract.schedule ? 'schedule' : 'hand')
  const [schedule, setSchedule] = useState<ScheduleState>({
    picked: pickedOf(extract.schedule?.cron ?? '0 4 * * *'),
    timezone: extract.schedule?.timezone ?? ownZone(),
  })
  const [growing, setGrowing] = useState(extract.growingColumn ?? '')
  const [hours, setHours] = useState(String(extract.maxAgeMinutes / 60))
  const save = useMutation({
    mutationFn: () =>
      client.patch('/data-sources/{id}/extracts/{extractId}', {
        path: { id: dataSourceId, extractId: id },
        body: {
          schedule: refreshed === 'schedule' ? { cron: cronOf(schedule.picked), timezone: schedule.timezone } : null,
          growingColumn: growing === '' ? null : growing,
          maxAgeMinutes: Math.round(Number(hours) * 60),
        },
      }),
    onSuccess: onDone,
  })
  return (
    <Form onSubmit={() => save.mutate()} error={save.error}>
      <SelectField
        label={t.extracts.refreshed}
        value={refreshed}
        onChange={setRefreshed}
        options={(['hand', 'schedule'] as const).map((value) => ({ value, label: t.extracts.ways[value] }))}
      />
      {refreshed === 'schedule' ? <ScheduleFields value={schedule} onChange={setSchedule} /> : null}
      <SelectField
        label={t.extracts.growing}
        hint={t.extracts.growingHint}
        value={growing}
        onChange={setGrowing}
        options={[
          { value: '', label: t.extracts.whole },
          ...(columns ?? [])
            .filter(({ type }) => grows.has(type))
            .map(({ name }) => ({ value: name, label: t.extracts.since(name) })),
        ]}
      />
      <NumberField
        label={t.extracts.maxAge}
        hint={t.extracts.maxAgeHint}
        required
        min={1 / 60}
        max={366 * 24}
        step="any"
        value={hours}
        onChange={setHours}
      />
      <CancelOr onCancel={onDone} busy={save.isPending}>
        {t.actions.save}
      </CancelOr>
    </Form>
  )
}
