import { Download, ListPlus, Pencil, PlugZap, Replace, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isFileSource } from '../../../src/engine/connection.contract.ts'
import { RenameDialog } from '../../components/form/rename-dialog.tsx'
import { type MenuEntry, MoreMenu } from '../../components/overlay/menu.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { AppendDialog } from './append-dialog.tsx'
import { type DataSource, wasUploaded } from './data-sources.queries.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { deleteSource, downloadSource, renameSource, testAndTell } from './source-actions.ts'

type SourceMenuProps = { source: DataSource; onDelete?: () => void; onUndoDelete?: () => void }

export function SourceMenu({ source, onDelete, onUndoDelete }: SourceMenuProps) {
  const can = useCan()
  const [dialog, setDialog] = useState<'append' | 'rename' | 'replace' | null>(null)
  const file = wasUploaded(source)
  const entries: MenuEntry[] = [
    ...(file ? [{ label: t.sources.download, icon: Download, onSelect: () => void downloadSource(source) }] : []),
    ...(can.write && file
      ? [
          { label: t.sources.append, icon: ListPlus, onSelect: () => setDialog('append') },
          { label: t.sources.replace, icon: Replace, onSelect: () => setDialog('replace') },
        ]
      : []),
    ...(can.write && !isFileSource(source)
      ? [{ label: t.sources.test, icon: PlugZap, onSelect: () => void testAndTell(source) }]
      : []),
    ...(can.write
      ? [
          { label: t.actions.rename, icon: Pencil, onSelect: () => setDialog('rename') },
          'separator' as const,
          {
            label: t.actions.delete,
            icon: Trash2,
            danger: true,
            onSelect: () => {
              deleteSource(source, onUndoDelete)
              onDelete?.()
            },
          },
        ]
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <MoreMenu of={source.name} entries={entries} />
      {dialog === 'rename' ? (
        <RenameDialog
          title={t.sources.renameTitle(source.name)}
          label={t.words.name}
          name={source.name}
          onSave={(name) => renameSource(source, name)}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'append' ? <AppendDialog source={source} onClose={() => setDialog(null)} /> : null}
      {dialog === 'replace' ? <ReplaceDialog source={source} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
