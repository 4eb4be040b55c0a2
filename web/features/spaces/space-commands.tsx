import { useNavigate } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import { useMemo } from 'react'
import { type Command, useCommands } from '../../lib/commands.ts'
import { t } from '../../lib/texts/index.ts'

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
