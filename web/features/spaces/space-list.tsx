import { Link } from '@tanstack/react-router'
import { ChevronRight, MessagesSquare, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Time } from '../../components/text/time.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { deleteSpace } from './delete-space.ts'
import { SpaceDialog } from './space-dialog.tsx'
import type { Space } from './spaces.queries.ts'

export function SpaceList({ spaces, label }: { spaces: readonly Space[]; label: string }) {
  const can = useCan()
  const [editing, setEditing] = useState<Space | null>(null)
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded border border-line">
        {spaces.map((space) => (
          <li key={space.id} className="group relative flex items-center gap-3 bg-bg px-4 py-3 hover:bg-surface">
            <MessagesSquare size={16} className="shrink-0 text-accent-text" aria-hidden />
            <div className="min-w-0 flex-1">
              <Link
                to="/spaces/$spaceId"
                params={{ spaceId: space.id }}
                className="block truncate text-14 font-medium after:absolute after:inset-0 after:content-['']"
              >
                {space.name}
              </Link>
              {space.description ? <p className="truncate text-muted">{space.description}</p> : null}
            </div>
            <span className="shrink-0 text-12 max-md:hidden">
              <Time at={space.updatedAt} />
            </span>
            {can.write ? (
              <div className="relative">
                <MoreMenu
                  of={space.name}
                  size="small"
                  entries={[
                    { label: t.actions.rename, icon: Pencil, onSelect: () => setEditing(space) },
                    'separator',
                    { label: t.actions.delete, icon: Trash2, danger: true, onSelect: () => deleteSpace(space) },
                  ]}
                />
              </div>
            ) : (
              <ChevronRight size={16} className="text-faint" aria-hidden />
            )}
          </li>
        ))}
      </ul>
      {editing ? <SpaceDialog space={editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}
