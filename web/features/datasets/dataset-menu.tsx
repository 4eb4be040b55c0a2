import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type MenuEntry, MoreMenu } from '../../components/overlay/menu.tsx'
import { client } from '../../lib/api.ts'
import { saveMade } from '../../lib/clipboard.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { DatasetDialog } from './dataset-dialog.tsx'
import { type Dataset, deleteDataset } from './datasets.queries.ts'

const formats = ['csv', 'xlsx', 'parquet'] as const

const exportDataset = ({ id }: Dataset, format: (typeof formats)[number]) =>
  saveMade(client.file('GET', '/datasets/{id}/export', { path: { id }, query: { format } }))
    .then((name) => toast(t.answer.exported(name)))
    .catch(showError)

type DatasetMenuProps = {
  dataset: Dataset
  /** What the page can do with it; stands first. */
  actions?: MenuEntry[]
  onDelete?: () => void
  onUndoDelete?: () => void
}

export function DatasetMenu({ dataset, actions = [], onDelete, onUndoDelete }: DatasetMenuProps) {
  const can = useCan()
  const [editing, setEditing] = useState(false)
  const entries: MenuEntry[] = [
    ...actions,
    { heading: t.actions.export },
    ...formats.map((format) => ({
      label: t.answer.formats[format],
      icon: Download,
      onSelect: () => void exportDataset(dataset, format),
    })),
    ...(can.write
      ? [
          'separator' as const,
          { label: t.actions.change, icon: Pencil, onSelect: () => setEditing(true) },
          {
            label: t.actions.delete,
            icon: Trash2,
            danger: true,
            onSelect: () => {
              deleteDataset(dataset, onUndoDelete)
              onDelete?.()
            },
          },
        ]
      : []),
  ]
  return (
    <>
      <MoreMenu of={dataset.name} entries={entries} />
      {editing ? <DatasetDialog dataset={dataset} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
