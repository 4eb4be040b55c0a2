import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import type { AnswerActs } from './answer/answer.tsx'
import type { ChatMessage } from './answer/answer-message.ts'
import { branchChat } from './branch-chat.ts'
import { pinsQuery } from './chats.queries.ts'
import type { useConversation } from './use-conversation.ts'

/** What can be done with the answers of a chat. They are drawn again only when they changed, so what they call stays the same functions. */
export function useAnswerActs(
  spaceId: string,
  chatId: string,
  talk: Pick<ReturnType<typeof useConversation>, 'setMetas' | 'setMessages' | 'edit' | 'again' | 'ask' | 'stop'>,
): AnswerActs {
  const navigate = useNavigate()
  const latest = useRef({ ...talk, navigate })
  useEffect(() => {
    latest.current = { ...talk, navigate }
  })
  return useMemo<AnswerActs>(() => {
    const branch = async (messageId: string) => {
      const made = await branchChat(spaceId, chatId, messageId)
      await latest.current.navigate({
        to: '/spaces/$spaceId/chats/$chatId',
        params: { spaceId, chatId: made.id },
      })
      toast(t.chats.branched)
    }
    return {
      ...keeping(spaceId, chatId, latest),
      edit: (id, text) => latest.current.edit(id, text),
      branch: (id) => void branch(id).catch(showError),
      again: () => void latest.current.again(),
      ask: (text) => void latest.current.ask(text),
      stop: () => latest.current.stop(),
    }
  }, [spaceId, chatId])
}

type Latest = { current: Pick<ReturnType<typeof useConversation>, 'setMetas' | 'setMessages'> }

/** What people make of an answer and the service keeps. */
function keeping(
  spaceId: string,
  chatId: string,
  latest: Latest,
): Pick<AnswerActs, 'setMeta' | 'keepChart' | 'keepStatement' | 'askAgain'> {
  const at = { id: spaceId, chatId }
  return {
    async setMeta(messageId, change) {
      const { pinnedAt, note } = await client.patch('/spaces/{id}/chats/{chatId}/messages/{messageId}', {
        path: { ...at, messageId },
        body: change,
      })
      latest.current.setMetas((all) => new Map(all).set(messageId, { pinnedAt, note }))
      await queryClient.invalidateQueries({ queryKey: pinsQuery(spaceId).queryKey })
    },
    async keepChart(messageId, chartId, chart) {
      await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/charts/{chartId}', {
        path: { ...at, messageId, chartId },
        body: chart,
      })
    },
    async keepStatement(messageId, resultId, made) {
      await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/statements/{resultId}', {
        path: { ...at, messageId, resultId },
        body: made,
      })
    },
    async askAgain(messageId, { question, changes }) {
      const { parts } = await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/question', {
        path: { ...at, messageId },
        body: { question, ...(changes && { changes }) },
      })
      latest.current.setMessages((all) =>
        all.map((message) => (message.id === messageId ? ({ ...message, parts } as ChatMessage) : message)),
      )
    },
  }
}
