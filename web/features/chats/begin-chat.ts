import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { showError } from '../../lib/undo.ts'
import { chatsChanged } from './chats.queries.ts'
import { keepPending, newChatId } from './pending-question.ts'

/** Makes a chat of a first question and goes there. `begin` tells whether it could; if not, the question is still the asker's. */
export function useBeginChat() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const begin = async (spaceId: string, text: string): Promise<boolean> => {
    setBusy(true)
    try {
      const id = newChatId()
      await client.post('/spaces/{id}/chats', { path: { id: spaceId }, body: { id } })
      keepPending(id, text)
      await navigate({ to: '/spaces/$spaceId/chats/$chatId', params: { spaceId, chatId: id } })
      await chatsChanged(spaceId)
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { begin, busy }
}
