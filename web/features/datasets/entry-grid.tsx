import { PanelRightOpen, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import type { DataRow } from '../../components/table/data-table-values.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { useShortcut } from '../../lib/keys.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { readCell } from './cell-text.ts'
import { type Dataset, type Entry, entriesChanged, removeEntry, setFields } from './datasets.queries.ts'
import { EntrySheet } from './entry-sheet.tsx'

type EntryGridProps = {
  dataset: Dataset
  entries: readonly Entry[]
  fields: readonly string[]
  all: number
  more: (() => void) | null
}

const toastId = 'entry-change'

/** The entries as a grid whose cells are changed in place. */
export function EntryGrid({ dataset, entries, fields, all, more }: EntryGridProps) {
  const can = useCan()
  const [open, setOpen] = useState<Entry | null>(null)
  const rows = useMemo(() => entries.map(({ data }) => data), [entries])
  const byRow = useMemo(() => new Map<DataRow, Entry>(entries.map((entry) => [entry.data, entry])), [entries])
  /** Newest last: what each change put in the place of what. */
  const changes = useRef<{ entryId: string; field: string; before: Entry['data'] }[]>([])

  const undo = async () => {
    const last = changes.current.pop()
    const entry = last && entries.find(({ id }) => id === last.entryId)
    if (!entry) return
    try {
      const { before, field } = last
      // The field alone, so that what others did to the entry stays; one that was new can only go with the whole entry.
      if (Object.hasOwn(before, field)) await setFields(dataset.id, entry, { [field]: before[field] })
      else await setFields(dataset.id, entry, before, true)
      toast(t.entries.undone, { id: toastId })
    } catch (error) {
      showError(error)
    }
  }
  useShortcut(can.write ? 'mod+z' : null, t.actions.undo, t.keysHelp.groups.page, () => void undo())
  const latestUndo = useRef(undo)
  latestUndo.current = undo

  const edit = async (row: DataRow, field: string, text: string) => {
    const entry = byRow.get(row)
    if (!entry) return
    const read = readCell(
      text,
      row[field],
      rows.slice(0, 200).map((other) => other[field]),
    )
    if ('wrong' in read) {
      toast.error(read.wrong === 'number' ? t.entries.notNumber(field) : t.entries.notJson(field))
      return
    }
    try {
      await setFields(dataset.id, entry, { [field]: read.value })
      changes.current.push({ entryId: entry.id, field, before: entry.data })
      toast(read.value === null ? t.entries.cleared(field) : t.entries.saved(field), {
        id: toastId,
        duration: 10_000,
        action: { label: t.actions.undo, onClick: () => void latestUndo.current() },
      })
    } catch (error) {
      showError(error)
    }
  }
  const remove = (selected: readonly DataRow[]) => {
    const going = selected.flatMap((row) => byRow.get(row) ?? [])
    if (going.length === 0) return
    deleteSoon({
      id: going.map(({ id }) => id),
      message: going.length === 1 ? t.entries.deletedOne : t.entries.deleted(format.number(going.length)),
      remove: async () => {
        for (const { id } of going) await removeEntry(dataset.id, id)
        await entriesChanged(dataset.id)
      },
    })
  }
  return (
    <div className="flex h-full min-h-0 flex-col p-4 md:px-6">
      {more ? (
        <p className="mb-2 flex items-center gap-3 rounded bg-warn-soft px-3 py-1.5 text-12 text-warn">
          <span className="flex-1">{t.entries.part(format.number(entries.length), format.number(all))}</span>
          <Button size="small" onClick={more}>
            {t.entries.loadMore}
          </Button>
        </p>
      ) : null}
      <DataTable
        className="min-h-0 flex-1"
        label={t.entries.label(dataset.name)}
        columns={fields}
        rows={rows}
        keepAs={dataset.id}
        exportName={dataset.name}
        {...(can.write ? { onEdit: (row, field, text) => void edit(row, field, text) } : {})}
        toolbar={(selected) =>
          can.write ? (
            selected.length > 0 ? (
              <span className="flex gap-1">
                <Button
                  size="small"
                  icon={PanelRightOpen}
                  disabled={selected.length !== 1}
                  onClick={() => setOpen(byRow.get(selected[0]!) ?? null)}
                >
                  {t.entries.open}
                </Button>
                <Button size="small" look="danger" icon={Trash2} onClick={() => remove(selected)}>
                  {t.entries.delete(format.number(selected.length))}
                </Button>
              </span>
            ) : (
              <span className="text-12 text-muted max-lg:hidden">{t.entries.keysHint}</span>
            )
          ) : null
        }
      />
      {open ? (
        <EntrySheet
          key={open.id}
          dataset={dataset}
          entry={open}
          fields={fields}
          entries={entries}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}
