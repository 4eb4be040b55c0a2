import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { ErrorState, Skeleton } from '../../components/page/states.tsx'
import { t } from '../../lib/texts/index.ts'
import { ChatFrame } from './chat-frame.tsx'
import { chatQuery } from './chats.queries.ts'
import { useChats } from './list/chat-list.tsx'
import { titleOf } from './list/chat-title.ts'
import { forgetPending, pendingOf } from './pending-question.ts'

const ChatSkeleton = () => (
  <div role="status" aria-label={t.loading} className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pt-6 md:px-8">
    <Skeleton className="h-9 w-64 self-end" />
    <div className="flex flex-col gap-2">
      <Skeleton className="h-4 w-full max-w-140" />
      <Skeleton className="h-4 w-full max-w-120" />
      <Skeleton className="h-4 w-60" />
    </div>
    <Skeleton className="h-72 w-full" />
  </div>
)

const Conversation = lazyPart(() => import('./conversation.tsx'), 'Conversation', <ChatSkeleton />)

export function ChatPage() {
  const { spaceId, chatId } = useParams({ from: '/inside/spaces/$spaceId/chats/$chatId' })
  const { rows } = useChats(spaceId)
  const session = rows.find((row) => row.chatId === chatId)
  return (
    <ChatFrame spaceId={spaceId} title={session ? titleOf(session) : t.spaces.newChat}>
      <OpenChat key={chatId} spaceId={spaceId} chatId={chatId} />
    </ChatFrame>
  )
}

function OpenChat({ spaceId, chatId }: { spaceId: string; chatId: string }) {
  const [first] = useState(() => pendingOf(chatId))
  // Not before it is shown: what is drawn while a part of the page is still being loaded may be thrown away.
  useEffect(() => forgetPending(chatId), [chatId])
  const chat = useQuery({ ...chatQuery(spaceId, chatId), enabled: first === null })
  if (first === null && chat.isPending) return <ChatSkeleton />
  if (chat.error && !chat.data) return <ErrorState error={chat.error} onRetry={() => void chat.refetch()} />
  return (
    <Conversation
      spaceId={spaceId}
      chatId={chatId}
      initial={chat.data ?? null}
      first={first}
      readOnly={chat.data?.shareLinkId != null}
    />
  )
}
