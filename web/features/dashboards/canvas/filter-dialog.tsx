import { useState } from 'react'
import { questionFence, tagOf } from '../../../../src/engine/documents/write-markup.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { SelectField } from '../../../components/form/select.tsx'
import { Checkbox } from '../../../components/form/toggle.tsx'
import { SkeletonRows } from '../../../components/page/states.tsx'
import { t } from '../../../lib/texts/index.ts'
import type { CatalogField, SpaceCatalog } from '../../questions/questions.queries.ts'
import { addControl, freeName, namesOf } from './canvas-edits.ts'
import { type CanvasDocument, everyPart } from './canvas-items.ts'
import { FilterPreview } from './filter-preview.tsx'
import { canFilter, filteredTiles } from './filtered-tiles.ts'

type FilterDialogProps = {
  catalog: SpaceCatalog | undefined
  canvas: CanvasDocument
  onAdd: (markup: string) => void
  onClose: () => void
}

const maxListed = 300

/** A filter by a field: what kind of control it is follows from the field, and what it narrows is shown before it is added. */
export function FilterDialog({ catalog, canvas, onAdd, onClose }: FilterDialogProps) {
  const [chosen, setChosen] = useState<string | undefined>()
  const [label, setLabel] = useState<string | null>(null)
  const [several, setSeveral] = useState(false)
  // What narrows most of the tiles comes first.
  const reach = (name: string) =>
    catalog ? filteredTiles(canvas, catalog, { name: null, field: `${name}.` }).filtered.length : 0
  const datasets = (catalog?.datasets ?? []).map((dataset) => ({ dataset, tiles: reach(dataset.name) }))
  const fields = datasets
    .toSorted((a, b) => b.tiles - a.tiles)
    .flatMap(({ dataset }) =>
      dataset.fields
        .filter((field) => canFilter(field) && !dataset.name.includes('.'))
        .map((field) => ({ id: `${dataset.name}.${field.name}`, dataset, field })),
    )
  const isAlone = (name: string) => fields.filter(({ field }) => field.label === name).length === 1
  const found = fields.find(({ id }) => id === chosen)
  const isListed = found !== undefined && kindOf(found.field) === 'select'
  const add = async () => {
    if (!found) return
    const { field, dataset, id } = found
    const taken = namesOf(everyPart(canvas.parts))
    const name = freeName(field.name.toLowerCase(), taken)
    const kind = isListed && several ? 'multiselect' : kindOf(field)
    const options = freeName(`${name}_values`, new Set([...taken, name]))
    const of = { field: { dataset: dataset.name, field: field.name } }
    const tag = tagOf(kind, {
      name,
      label: (label ?? '').trim() || named(field.label),
      field: id,
      ...(isListed && { options }),
      ...(kind === 'select' && { all: true }),
    })
    const list = questionFence(options, {
      measures: [],
      by: [],
      dataset: dataset.name,
      fields: [{ of }],
      distinct: true,
      where: { not: { missing: of } },
      order: [{ column: { field: 0 }, descending: false }],
      limit: 1000,
    })
    onAdd(addControl(canvas.markup, tag, isListed ? [list] : []))
  }
  return (
    <FormDialog
      title={t.canvas.newFilter}
      long
      submit={t.canvas.addFilterDo}
      ready={found !== undefined}
      save={add}
      onClose={onClose}
    >
      {catalog === undefined ? (
        <SkeletonRows />
      ) : fields.length === 0 ? (
        <p className="text-muted">{t.canvas.noFields}</p>
      ) : (
        <>
          <SelectField
            label={t.canvas.field}
            required
            autoFocus
            value={chosen}
            placeholder={t.canvas.fieldPlaceholder}
            onChange={setChosen}
            options={fields.slice(0, maxListed).map(({ id, dataset, field }) => ({
              value: id,
              label: isAlone(field.label) ? field.label : t.canvas.fieldOf(field.label, dataset.label),
              hint: dataset.label,
            }))}
          />
          <TextField
            label={t.canvas.label}
            value={label ?? named(found?.field.label ?? '')}
            maxLength={200}
            onChange={setLabel}
          />
          {isListed ? <Checkbox label={t.canvas.several} checked={several} onChange={setSeveral} /> : null}
          {found ? <FilterPreview canvas={canvas} catalog={catalog} name={null} field={found.id} /> : null}
        </>
      )}
    </FormDialog>
  )
}

const named = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

const manyValues = 1000

function kindOf({ role, type, distinct }: CatalogField): 'daterange' | 'toggle' | 'text' | 'select' {
  if (type === 'date' || type === 'datetime') return 'daterange'
  if (type === 'boolean') return 'toggle'
  return role === 'text' || (distinct ?? 0) > manyValues ? 'text' : 'select'
}
