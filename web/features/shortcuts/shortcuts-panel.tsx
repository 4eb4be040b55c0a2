import { ArrowDown, ArrowUp, Lock, Pencil, Plus, Slash, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { deleteSoon, useGoing } from '../../lib/delete-soon.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { ShortcutDialog } from './shortcut-dialog.tsx'
import {
  changeShortcut,
  isOfAgent,
  removeShortcut,
  type Shortcut,
  shortcutsChanged,
  useShortcutsOf,
} from './shortcuts.queries.ts'

export function ShortcutsPanel({ spaceId }: { spaceId: string }) {
  const can = useCan()
  const going = useGoing()
  const shortcuts = useShortcutsOf(spaceId)
  const [editing, setEditing] = useState<Shortcut | 'new' | null>(null)
  const add = can.write ? (
    <Button icon={Plus} onClick={() => setEditing('new')}>
      {t.shortcuts.add}
    </Button>
  ) : null
  const here = (list: readonly Shortcut[]) => list.filter(({ id }) => !going.has(id))
  const groups = [
    { label: t.shortcuts.groups.agent, list: here(shortcuts.ofAgent) },
    { label: t.shortcuts.groups.space, list: here(shortcuts.ofSpace) },
  ].filter(({ list }) => list.length > 0)
  return (
    <>
      {shortcuts.isPending ? (
        <SkeletonRows count={3} />
      ) : shortcuts.error ? (
        <ErrorState error={shortcuts.error} onRetry={shortcuts.retry} />
      ) : groups.length === 0 ? (
        <EmptyState icon={Slash} title={t.shortcuts.empty} text={t.shortcuts.emptyText} action={add} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t.shortcuts.text}</p>
          {groups.map(({ label, list }) => (
            <section key={label}>
              {groups.length > 1 ? <h3 className="pb-1 text-12 text-muted">{label}</h3> : null}
              <ul aria-label={label} className="flex flex-col gap-1">
                {list.map((shortcut, at) => (
                  <ShortcutRow key={shortcut.id} shortcut={shortcut} list={list} at={at} onEdit={setEditing} />
                ))}
              </ul>
            </section>
          ))}
          <div>{add}</div>
        </div>
      )}
      {editing ? (
        <ShortcutDialog
          subject={editing}
          spaceId={spaceId}
          agentId={shortcuts.agentId}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  )
}

type RowProps = { shortcut: Shortcut; list: readonly Shortcut[]; at: number; onEdit: (shortcut: Shortcut) => void }

function ShortcutRow({ shortcut, list, at, onEdit }: RowProps) {
  const can = useCan()
  const move = (by: -1 | 1) => {
    const order = [...list]
    order.splice(at, 1)
    order.splice(at + by, 0, shortcut)
    reorder(order).catch(showError)
  }
  const remove = () =>
    deleteSoon({
      id: shortcut.id,
      message: t.shortcuts.deleted(shortcut.name),
      remove: async () => {
        await removeShortcut(shortcut)
        await shortcutsChanged()
      },
    })
  return (
    <li className="group flex items-center gap-1 rounded border border-line bg-bg py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-mono text-12 text-accent-text">{shortcut.prefix}</span>
          <span className="truncate font-medium">{shortcut.name}</span>
          {shortcut.visibility === 'private' ? (
            <Lock size={12} className="shrink-0 text-faint" aria-label={t.shortcuts.visibilities.private} />
          ) : null}
        </p>
        <p className="truncate text-12 text-muted" title={shortcut.prompt}>
          {shortcut.description || shortcut.prompt}
        </p>
      </div>
      {can.write ? (
        <>
          <IconButton
            icon={ArrowUp}
            label={t.shortcuts.moveUp(shortcut.name)}
            size="small"
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t.shortcuts.moveDown(shortcut.name)}
            size="small"
            disabled={at === list.length - 1}
            onClick={() => move(1)}
          />
          <MoreMenu
            of={shortcut.name}
            size="small"
            entries={[
              { label: t.actions.change, icon: Pencil, onSelect: () => onEdit(shortcut) },
              { label: t.actions.delete, icon: Trash2, danger: true, onSelect: remove },
            ]}
          />
        </>
      ) : null}
    </li>
  )
}

async function reorder(order: readonly Shortcut[]): Promise<void> {
  const first = order[0]
  if (!first) return
  if (isOfAgent(first))
    await client.patch('/shortcuts/{agentId}/reorder', {
      path: { agentId: first.agentId },
      body: { shortcutIds: order.map(({ id }) => id) },
    })
  else
    for (const [sortOrder, one] of order.entries())
      if (one.sortOrder !== sortOrder) await changeShortcut(one, { sortOrder })
  await shortcutsChanged()
}
