import { t } from '../../../lib/texts/index.ts'
import type { ChatSession } from '../chats.queries.ts'

export const titleOf = (chat: Pick<ChatSession, 'chat'>): string => chat.chat?.title ?? t.chats.untitled
