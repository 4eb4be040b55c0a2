import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessagesSquare, SquarePen } from 'lucide-react'
import { useMemo } from 'react'
import { type Command, useCommands } from '../../lib/commands.ts'
import { t } from '../../lib/texts/index.ts'
import { useGoing } from './going.ts'
import { spacesQuery } from './spaces.queries.ts'

/** In the palette of every page: open a space, or begin a chat in it. */
export function SpaceCommands() {
  const navigate = useNavigate()
  const { data } = useQuery(spacesQuery)
  const going = useGoing()
  const commands = useMemo<Command[]>(
    () =>
      (data ?? [])
        .filter(({ id }) => !going.has(id))
        .flatMap(({ id, name }) => [
          {
            id: `space:${id}`,
            label: t.spaces.switchTo(name),
            group: t.spaces.title,
            icon: MessagesSquare,
            run: () => void navigate({ to: '/spaces/$spaceId', params: { spaceId: id } }),
          },
        ]),
    [data, going, navigate],
  )
  useCommands(commands)
  return null
}

/** While one is in a space. */
export function useSpaceCommands(spaceId: string, chats: readonly { id: string; title: string }[]): void {
  const navigate = useNavigate()
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'chat:new',
        label: t.spaces.newChat,
        group: t.nav.commands,
        icon: SquarePen,
        keys: 'c',
        run: () => void navigate({ to: '/spaces/$spaceId', params: { spaceId } }),
      },
      ...chats.map(({ id, title }) => ({
        id: `chat:${id}`,
        label: title,
        group: t.chats.go,
        run: () => void navigate({ to: '/spaces/$spaceId/chats/$chatId', params: { spaceId, chatId: id } }),
      })),
    ],
    [chats, navigate, spaceId],
  )
  useCommands(commands)
}
