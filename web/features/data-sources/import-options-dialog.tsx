import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { TableChoices } from '../../../src/engine/spreadsheets/report/import-choices.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { NumberField } from '../../components/form/fields.tsx'
import { FormError } from '../../components/form/form.tsx'
import { choicesOf, Select, SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { SkeletonRows } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  contentsChanged,
  type DataSource,
  type ImportPreview,
  type ImportReport,
  importAgain,
  importPreviewQuery,
} from './data-sources.queries.ts'

const o = t.importOptions
type Choices = Record<string, TableChoices>
type ColumnType = NonNullable<TableChoices['types']>[string]
const types: ColumnType[] = ['text', 'integer', 'real', 'boolean', 'date', 'datetime', 'time']

type DialogProps = { source: DataSource; report: ImportReport; onClose: () => void }

/** What is chosen, what would come of it, and the way to have it. */
function useChoices({ source, report, onClose }: DialogProps) {
  const [choices, setChoices] = useState<Choices>(report.choices ?? {})
  const settled = useDeferredValue(choices)
  const preview = useQuery(importPreviewQuery(source.id, settled))
  const call = useMutation({
    mutationFn: () => importAgain(source.id, choices),
    onSuccess: async () => {
      toast(o.done)
      onClose()
      await contentsChanged(source.id)
    },
  })
  return { choices, setChoices, preview, isOld: preview.isFetching || settled !== choices, call }
}

/** How a file is read, changed after the fact: what would come of it is shown before it is imported again. */
export function ImportOptionsDialog(props: DialogProps) {
  const { source, report, onClose } = props
  const { choices, setChoices, preview, isOld, call } = useChoices(props)
  const [name, setName] = useState(report.tables[0]?.name ?? '')
  const table = preview.data?.report.tables.find((one) => one.name === name)
  const of = choices[name] ?? {}
  return (
    <Dialog
      onClose={onClose}
      title={o.title(source.name)}
      description={o.text}
      size="large"
      footer={
        <>
          <Button onClick={() => setChoices({})}>{o.reset}</Button>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button
            look="primary"
            busy={call.isPending}
            disabled={preview.error !== null || isOld}
            onClick={() => call.mutate()}
          >
            {o.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {report.tables.length > 1 ? (
          <SelectField
            label={o.table}
            value={name}
            options={report.tables.map((one) => ({ value: one.name, label: one.label }))}
            onChange={setName}
          />
        ) : null}
        <Options
          key={name}
          of={of}
          found={(table ?? report.tables.find((one) => one.name === name))?.header.row ?? null}
          onChange={(next) => setChoices({ ...choices, [name]: next })}
        />
        {preview.error ? <FormError error={preview.error} /> : null}
        {call.error ? <FormError error={call.error} /> : null}
        {preview.isPending ? (
          <SkeletonRows />
        ) : table && preview.data ? (
          <Preview
            table={table}
            rows={preview.data.rows[name] ?? []}
            isOld={isOld}
            types={of.types ?? {}}
            onTypes={(next) => setChoices({ ...choices, [name]: { ...of, types: next } })}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

type OptionsProps = { of: TableChoices; found: number | null; onChange: (next: TableChoices) => void }

/** Without what is not said. */
const said = (choices: TableChoices): TableChoices =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
const countOf = (text: string) => (text === '' ? undefined : Math.max(0, Math.round(Number(text))))

function Options({ of, found, onChange }: OptionsProps) {
  // Other headings are other columns: types that were chosen by their names are chosen anew.
  const place = (part: TableChoices) => onChange(said({ ...of, types: undefined, ...part }))
  return (
    <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
      <NumberField
        label={o.skipRows}
        min={0}
        placeholder="0"
        value={String(of.skipRows ?? '')}
        onChange={(text) => place({ skipRows: countOf(text) })}
      />
      <NumberField
        label={o.headerRow}
        min={1}
        placeholder={found === null ? o.none : String(found)}
        disabled={of.headerRow === null}
        value={String(of.headerRow ?? '')}
        onChange={(text) => place({ headerRow: countOf(text) || undefined })}
      />
      <NumberField
        label={o.footerRows}
        min={0}
        placeholder={o.automatic}
        value={String(of.footerRows ?? '')}
        onChange={(text) => onChange(said({ ...of, footerRows: countOf(text) }))}
      />
      <div className="col-span-2 flex flex-col gap-2 pt-1 md:col-span-1">
        <Checkbox
          label={o.noHeader}
          checked={of.headerRow === null}
          onChange={(isNone) => place({ headerRow: isNone ? null : undefined })}
        />
        <Checkbox
          label={o.decimalComma}
          checked={of.decimalComma === true}
          onChange={(isComma) => onChange(said({ ...of, decimalComma: isComma || undefined }))}
        />
      </div>
    </div>
  )
}

type PreviewProps = {
  table: ImportReport['tables'][number]
  rows: ImportPreview['rows'][string]
  isOld: boolean
  types: Record<string, ColumnType>
  onTypes: (types: Record<string, ColumnType>) => void
}

/** The first rows as they would be, under the names and types of their columns. */
function Preview({ table, rows, isOld, types: chosen, onTypes }: PreviewProps) {
  const warnings = [
    ...table.warnings,
    ...table.columns.flatMap(({ name, warnings: of }) => of.map((text) => `${name}: ${text}`)),
  ]
  const choose = (column: string, type: string) => {
    const { [column]: _, ...others } = chosen
    onTypes(type === '' ? others : { ...others, [column]: type as ColumnType })
  }
  return (
    <div>
      <p className="pb-2 text-muted" aria-live="polite">
        {t.sources.rowCount(format.number(table.rows))} · {t.sources.columnCount(format.number(table.columns.length))}
      </p>
      <section
        aria-label={o.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={classNames('max-h-80 overflow-auto rounded border border-line', isOld && 'border-dashed')}
        aria-busy={isOld}
      >
        <table className="numeric text-12">
          <thead className="sticky top-0 bg-surface">
            <tr>
              {table.columns.map(({ name, type }) => (
                <th
                  key={name}
                  scope="col"
                  className="min-w-32 border-b border-line p-1.5 text-left align-top font-medium"
                >
                  <span className="block truncate pb-1">{name}</span>
                  <Select
                    size="small"
                    label={o.typeOf(name)}
                    // What stands here until then is the type of other choices.
                    disabled={isOld}
                    value={(chosen[name] ?? type) as ColumnType}
                    options={choicesOf(types, t.columnProfile.types)}
                    onChange={(next) => choose(name, next)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={at}>
                {table.columns.map(({ name }) => (
                  <td key={name} className="max-w-60 truncate border-b border-line px-1.5 py-1">
                    {row[name] === null || row[name] === undefined ? (
                      <span className="text-faint">–</span>
                    ) : (
                      String(row[name])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {warnings.length > 0 ? (
        <ul className="list-disc pt-2 pl-4 text-12 text-warn">
          {warnings.slice(0, 8).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
