import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { BookOpen, ChevronsUpDown, Gauge, Pencil, Share2, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { Menu, type MenuEntry } from '../../components/overlay/menu.tsx'
import { ListPage } from '../../components/page/page.tsx'
import { ErrorState } from '../../components/page/states.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { useShortcut } from '../../lib/keys.ts'
import { keep, lastSpace } from '../../lib/local-storage.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { ChatList, useChats } from '../chats/list/chat-list.tsx'
import { titleOf } from '../chats/list/chat-title.ts'
import { deleteSpace } from './delete-space.ts'
import { useSpaceCommands } from './space-commands.tsx'
import { SpaceDialog } from './space-dialog.tsx'
import { type Space, spaceQuery, spacesQuery } from './spaces.queries.ts'

/** The chats of a space at the left, one of them beside it. */
export function SpaceLayout() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId' })
  const navigate = useNavigate()
  const space = useQuery(spaceQuery(spaceId))
  const { rows } = useChats(spaceId)
  const chats = useMemo(
    () => rows.slice(0, 200).map((session) => ({ id: session.chatId, title: titleOf(session) })),
    [rows],
  )
  useSpaceCommands(spaceId, chats)
  useEffect(() => keep(lastSpace, spaceId), [spaceId])
  useShortcut('c', t.chatKeys.newChat, t.chatKeys.group, () =>
    navigate({ to: '/spaces/$spaceId', params: { spaceId } }),
  )
  if (isLost(space)) return <ErrorState error={space.error} onRetry={() => void space.refetch()} />
  return (
    <ListPage
      key={spaceId}
      title={space.data?.name ?? t.loading}
      keepAs="space"
      action={space.data ? <SpaceMenu space={space.data} /> : null}
      list={<ChatList spaceId={spaceId} />}
    >
      <Outlet />
    </ListPage>
  )
}

/** Another space, or something about this one. */
export function SpaceMenu({ space }: { space: Space }) {
  const can = useCan()
  const navigate = useNavigate()
  const going = useGoing()
  const { data } = useQuery(spacesQuery)
  const [editing, setEditing] = useState<Space | null>(null)
  const open = (spaceId: string) => void navigate({ to: '/spaces/$spaceId', params: { spaceId } })
  const others = (data ?? []).filter(({ id }) => !going.has(id)).slice(0, 12)
  const definitions: MenuEntry = {
    label: t.definitions.title,
    icon: BookOpen,
    onSelect: () => void navigate({ to: '/spaces/$spaceId/definitions', params: { spaceId: space.id } }),
  }
  const evaluations: MenuEntry = {
    label: t.evals.title,
    icon: Gauge,
    onSelect: () => void navigate({ to: '/spaces/$spaceId/evals', params: { spaceId: space.id } }),
  }
  const change: MenuEntry[] = can.write
    ? [
        {
          label: t.shareLinks.title,
          icon: Share2,
          onSelect: () => void navigate({ to: '/spaces/$spaceId/share', params: { spaceId: space.id } }),
        },
        { label: t.actions.rename, icon: Pencil, onSelect: () => setEditing(space) },
        {
          label: t.actions.delete,
          icon: Trash2,
          danger: true,
          onSelect: () => {
            deleteSpace(space, () => open(space.id))
            void navigate({ to: '/spaces' })
          },
        },
      ]
    : []
  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton icon={ChevronsUpDown} label={t.spaces.menu(space.name)} />}
        entries={[
          { heading: t.nav.spaces },
          ...others.map((other) => ({
            label: other.name,
            checked: other.id === space.id,
            onSelect: () => open(other.id),
          })),
          { label: t.spaces.all, checked: false, onSelect: () => void navigate({ to: '/spaces' }) },
          'separator',
          definitions,
          evaluations,
          ...change,
        ]}
      />
      {editing ? <SpaceDialog space={editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}
