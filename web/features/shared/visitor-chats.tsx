import { queryOptions, useQuery } from '@tanstack/react-query'
import { History, SquarePen, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Client, SharedSpace } from '../../../src/client/index.ts'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { ErrorState, Skeleton } from '../../components/page/states.tsx'
import { ApiError } from '../../lib/api.ts'
import { format } from '../../lib/format.ts'
import { keep, readKept } from '../../lib/local-storage.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { VisitorConversation } from './visitor-conversation.tsx'

type VisitorChatsProps = { token: string; client: Client; shared: SharedSpace; framed: boolean }

/** `crypto.randomUUID` is missing on plain http addresses. */
const newChatId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const visitorChatQuery = (client: Client, token: string, chatId: string) =>
  queryOptions({
    queryKey: ['visitor-chat', token, chatId],
    queryFn: async ({ signal }) => {
      try {
        return await client.get('/share/{token}/chats/{chatId}', { path: { token, chatId }, signal })
      } catch (error) {
        // Not begun yet, or begun by somebody else in this browser: then there is nothing to show.
        if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return null
        throw error
      }
    },
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })

/** A service that says of an answer that it is under way, and has none to read, is not asked for ever. */
const maxReadings = 5
const ignore = () => undefined

/** The visitor's conversation, which is still there after a reload, and the way to earlier ones. */
export function VisitorChats({ token, client, shared, framed }: VisitorChatsProps) {
  const { shareLink } = shared
  const keepAs = `visitor-chat:${shareLink.id}`
  const [chatId, setChatId] = useState(() => readKept<string | null>(keepAs, null) ?? newChatId())
  const chat = useQuery(visitorChatQuery(client, token, chatId))
  const { refetch } = chat
  // What ended while the page was loaded is kept by now; the conversation begins anew with it.
  const [readings, setReadings] = useState(0)
  const readAgain = useCallback(async () => {
    await refetch()
    setReadings((before) => before + 1)
  }, [refetch])
  const chats = useQuery({
    queryKey: ['visitor-chats', token],
    queryFn: ({ signal }) => client.get('/share/{token}/chats', { path: { token }, signal }),
  })
  const open = (id: string) => {
    keep(keepAs, id)
    setChatId(id)
    void queryClient.invalidateQueries({ queryKey: ['visitor-chats', token] })
  }
  const earlier = (chats.data ?? []).filter(({ id }) => id !== chatId)
  return (
    <div className="flex h-full flex-col bg-bg">
      <header className="flex min-h-12 shrink-0 items-center gap-1 border-b border-line px-4">
        <h1 className="min-w-0 flex-1 truncate text-14 font-semibold">{shareLink.name}</h1>
        {earlier.length > 0 ? (
          <Menu
            trigger={<IconButton icon={History} label={t.shared.earlier} />}
            entries={earlier.slice(0, 20).map(({ id, title, lastActivityAt }) => ({
              label: title ?? t.shareLinks.untitled,
              hint: format.relative(lastActivityAt),
              onSelect: () => open(id),
            }))}
          />
        ) : null}
        <IconButton icon={SquarePen} label={t.shared.newChat} onClick={() => open(newChatId())} />
        {framed ? (
          <IconButton
            icon={X}
            label={t.actions.close}
            // Says nothing but that it may be hidden, so whoever frames it may hear it.
            onClick={() => window.parent.postMessage('tallyroom:close', '*')}
          />
        ) : null}
      </header>
      {chat.error ? (
        <main>
          <ErrorState error={chat.error} onRetry={() => void chat.refetch()} />
        </main>
      ) : chat.isPending ? (
        <main role="status" aria-label={t.loading} className="mx-auto w-full max-w-184 p-6">
          <Skeleton className="h-24" />
        </main>
      ) : (
        <VisitorConversation
          key={`${chatId} ${readings}`}
          token={token}
          client={client}
          chatId={chatId}
          initial={chat.data}
          shared={shared}
          onBegun={() => keep(keepAs, chatId)}
          onGone={readings < maxReadings ? readAgain : ignore}
          fresh={
            <Button onClick={() => open(newChatId())} size="small">
              {t.shared.fresh}
            </Button>
          }
        />
      )}
    </div>
  )
}
