import { Link } from '@tanstack/react-router'
import { Plus, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { Select, SelectField } from '../../components/form/select.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { SynonymsField } from './comma-list.tsx'
import { faultAt } from './definitions.queries.ts'
import { FieldRow } from './field-row.tsx'
import {
  changeDataset,
  changeField,
  type DraftDataset,
  datasetsOf,
  expressionFrom,
  freeName,
  ownOf,
  withOwn,
  withText,
} from './ossie-draft.ts'
import type { Draft } from './use-draft.ts'

const d = t.definitions

export function TablesTab({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const datasets = datasetsOf(draft.document)
  const [chosen, setChosen] = useState<string>()
  const dataset = datasets.find(({ name }) => name === chosen) ?? datasets[0]
  if (!dataset) return <EmptyState icon={Table2} title={d.noTables} text={d.noTablesText} />
  const change = (next: (dataset: DraftDataset) => DraftDataset) =>
    draft.edit((document) => changeDataset(document, dataset.name, next))
  return (
    <div className="flex flex-col gap-5">
      {datasets.length > 1 ? (
        <div className="max-w-80">
          <Select
            label={d.table}
            value={dataset.name}
            onChange={setChosen}
            options={datasets.map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
      ) : null}
      <DatasetFields key={dataset.name} dataset={dataset} disabled={disabled} onChange={change} />
      <p className="flex items-center gap-1.5 text-12 text-muted">
        <span aria-hidden className="size-1.5 rounded-full border border-accent" />
        {d.suggestedLegend}
      </p>
      <FieldsTable
        key={`fields ${dataset.name}`}
        draft={draft}
        dataset={dataset}
        disabled={disabled}
        onChange={change}
      />
    </div>
  )
}

type DatasetProps = {
  dataset: DraftDataset
  disabled: boolean
  onChange: (change: (dataset: DraftDataset) => DraftDataset) => void
}

function FieldsTable({ draft, dataset, disabled, onChange }: DatasetProps & { draft: Draft }) {
  const [added, setAdded] = useState<number>()
  const fields = dataset.fields ?? []
  const path = `semantic_model[0].datasets[${datasetsOf(draft.document).indexOf(dataset)}].fields`
  const add = () => {
    setAdded(fields.length)
    const made = { name: freeName('field', fields), expression: expressionFrom(fields[0]?.name ?? '') }
    onChange((one) => ({ ...one, fields: [...fields, made] }))
  }
  return (
    <>
      <div className="relative overflow-x-auto">
        <table aria-label={d.tabs.tables} className="w-full border-collapse text-13">
          <FieldsHead />
          <tbody>
            {fields.map((field, at) => (
              <FieldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a name that is being typed is no key
                key={at}
                field={field}
                fault={faultAt(draft.faults, `${path}[${at}]`)}
                startOpen={at === added}
                disabled={disabled}
                onChange={(next) => draft.edit((document) => changeField(document, dataset.name, at, () => next))}
                onRemove={() => onChange((one) => ({ ...one, fields: fields.filter((_, i) => i !== at) }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {disabled ? null : (
        <div>
          <Button icon={Plus} onClick={add}>
            {d.addComputed}
          </Button>
        </div>
      )}
    </>
  )
}

const FieldsHead = () => (
  <thead>
    <tr className="border-b border-line text-left text-12 text-muted">
      <th scope="col" className="h-8 pr-2 font-medium">
        {d.field}
      </th>
      {(['label', 'role', 'aggregation', 'format'] as const).map((name) => (
        <th key={name} scope="col" className={classNames('px-1 font-medium', name === 'format' && 'max-lg:hidden')}>
          {d[name]}
        </th>
      ))}
      <th scope="col">
        <span className="sr-only">{d.hidden}</span>
      </th>
    </tr>
  </thead>
)

function DatasetFields({ dataset, disabled, onChange }: DatasetProps) {
  const own = ownOf(dataset)
  const key = dataset.primary_key ?? dataset.unique_keys?.[0]
  const thing = own.thing ?? null
  const times = (dataset.fields ?? []).filter((field) => ownOf(field).role === 'time')
  const none = ''
  return (
    <section aria-label={dataset.name} className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-baseline gap-2 text-14 font-semibold">
        {dataset.name}
        <span className="text-12 font-normal text-muted">{key?.length ? d.key(key.join(', ')) : d.noKey}</span>
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-3">
        <TextField
          label={d.description}
          value={dataset.description ?? ''}
          disabled={disabled}
          onChange={(text) => onChange((one) => withText(one, 'description', text))}
        />
        <SynonymsField of={dataset} disabled={disabled} onChange={(next) => onChange(() => next)} />
        <div className="grid grid-cols-2 gap-2">
          {(['one', 'many'] as const).map((which) => (
            <TextField
              key={which}
              label={which === 'one' ? d.thing : d.things}
              title={d.thingHint}
              value={thing?.[which] ?? none}
              disabled={disabled}
              onChange={(text) => {
                const next = { one: '', many: '', ...thing, [which]: text }
                onChange((dataset) =>
                  withOwn(dataset, { thing: next.one === '' && next.many === '' ? undefined : next }),
                )
              }}
            />
          ))}
        </div>
        {times.length > 0 ? (
          <SelectField
            label={d.timeField}
            value={own.timeField ?? undefined}
            placeholder={d.none}
            disabled={disabled}
            options={times.map(({ name, label }) => ({ value: name, label: label ?? name }))}
            onChange={(timeField) => onChange((one) => withOwn(one, { timeField }))}
          />
        ) : null}
      </div>
    </section>
  )
}

/** The tables of a space: what they mean is said with their data source. */
export function SpaceTables({ sources }: { sources: { id: string; name: string; tables: string[] }[] }) {
  if (sources.length === 0) return <EmptyState icon={Table2} title={d.noTables} text={d.noTablesText} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{d.ofSource}</p>
      <ul className="flex flex-col">
        {sources.map(({ id, name, tables }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
            <Link
              to="/data/$sourceId/definitions"
              params={{ sourceId: id }}
              className="font-medium text-accent-text underline underline-offset-2"
            >
              {d.openSource(name)}
            </Link>
            <span className="text-12 text-muted">{tables.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
