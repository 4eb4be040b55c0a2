import { Plus, Share2, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Select } from '../../components/form/select.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { t } from '../../lib/texts/index.ts'
import { changeModel, type DraftRelationship, datasetsOf, modelOf, ownOf } from './ossie-draft.ts'
import { RelationshipDiagram } from './relationship-diagram.tsx'
import type { Draft } from './use-draft.ts'

/** Tables with the names of their fields, and the relationships that their data source defines. */
export type TableFields = { name: string; fields: string[]; pointsAt?: DraftRelationship[] }
type TabProps = { draft: Draft; tables: TableFields[]; disabled: boolean }

const d = t.definitions
const textOf = ({ from, to, from_columns, to_columns }: DraftRelationship) =>
  `${from}.${from_columns.join(', ')} → ${to}.${to_columns.join(', ')}`

export function RelationshipsTab({ draft, tables, disabled }: TabProps) {
  const relationships = useMemo(() => modelOf(draft.document)?.relationships ?? [], [draft.document])
  const { nodes, links, alone } = useMemo(() => {
    const keys = new Map(datasetsOf(draft.document).map((dataset) => [dataset.name, dataset.primary_key ?? []]))
    const own = new Set(relationships.map(({ name }) => name))
    const drawn = [
      ...relationships,
      ...tables.flatMap(({ pointsAt = [] }) => pointsAt).filter(({ name }) => !own.has(name)),
    ]
    const linked = new Set(drawn.flatMap(({ from, to }) => [from, to]))
    return {
      nodes: [...linked].map((name) => ({
        name,
        title: name,
        lines: [
          ...new Set([
            ...(keys.get(name) ?? []),
            ...drawn.flatMap((one) => [
              ...(one.from === name ? one.from_columns : []),
              ...(one.to === name ? one.to_columns : []),
            ]),
          ]),
        ],
      })),
      links: drawn.map((one) => ({
        name: one.name,
        from: one.from,
        to: one.to,
        text: textOf(one),
        suggested: ownOf(one).suggested === true,
      })),
      alone: tables.filter(({ name }) => !linked.has(name)).map(({ name }) => name),
    }
  }, [draft.document, relationships, tables])
  const set = (next: DraftRelationship[]) =>
    draft.edit((document) => changeModel(document, (model) => ({ ...model, relationships: next })))
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[72ch] text-muted">{d.relationshipsText}</p>
      {links.length === 0 ? (
        <EmptyState icon={Share2} title={d.noRelationships} text={d.noRelationshipsText} />
      ) : (
        <>
          <RelationshipDiagram nodes={nodes} links={links} />
          {links.length > relationships.length ? <p className="text-12 text-muted">{d.givenRelationships}</p> : null}
          <ul aria-label={d.tabs.relationships} className="flex flex-col">
            {relationships.map((one, at) => (
              <li key={one.name} className="flex min-h-10 items-center gap-2 border-b border-line">
                <span className="min-w-0 flex-1 truncate font-mono text-12" title={one.name}>
                  {textOf(one)}
                </span>
                {ownOf(one).suggested === true ? <Badge tone="accent">{d.suggestedMark}</Badge> : null}
                <IconButton
                  icon={Trash2}
                  label={d.removeRelationship(one.name)}
                  disabled={disabled}
                  onClick={() => set(relationships.filter((_, i) => i !== at))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {alone.length > 0 && tables.length > 1 ? (
        <p className="text-12 text-muted">
          {d.alone}: {alone.join(', ')}
        </p>
      ) : null}
      {disabled || tables.length < 1 ? null : (
        <AddRelationship
          tables={tables}
          taken={new Set(relationships.map(({ name }) => name))}
          onAdd={(one) => set([...relationships, one])}
        />
      )}
    </div>
  )
}

type AddProps = { tables: TableFields[]; taken: Set<string>; onAdd: (relationship: DraftRelationship) => void }

function AddRelationship({ tables, taken, onAdd }: AddProps) {
  const [from, setFrom] = useState<{ table?: string; field?: string }>({})
  const [to, setTo] = useState<{ table?: string; field?: string }>({})
  const side = (label: string, value: typeof from, set: (next: typeof from) => void) => (
    <div className="flex gap-2">
      <Select
        label={`${label}: ${d.table}`}
        placeholder={`${label}: ${d.table}`}
        value={value.table}
        options={tables.map(({ name }) => ({ value: name, label: name }))}
        className="w-44"
        onChange={(table) => set({ table })}
      />
      <Select
        label={`${label}: ${d.field}`}
        placeholder={d.field}
        value={value.field}
        options={(tables.find(({ name }) => name === value.table)?.fields ?? []).map((name) => ({
          value: name,
          label: name,
        }))}
        className="w-44"
        onChange={(field) => set({ ...value, field })}
      />
    </div>
  )
  const add = () => {
    let name = `${from.table}_to_${to.table}`
    for (let n = 2; taken.has(name); n++) name = `${from.table}_to_${to.table}_${n}`
    onAdd({ name, from: from.table!, to: to.table!, from_columns: [from.field!], to_columns: [to.field!] })
    setFrom({})
    setTo({})
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="pb-2 text-13 font-medium">{d.addRelationship}</legend>
      {side(d.from, from, setFrom)}
      {side(d.to, to, setTo)}
      <Button icon={Plus} disabled={!from.field || !to.field} onClick={add}>
        {d.addRelationship}
      </Button>
    </fieldset>
  )
}
