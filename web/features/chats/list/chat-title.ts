import { t } from '../../../lib/texts/index.ts'
import type { ChatSession } from '../chats.queries.ts'

export const titleOf = (session: Pick<ChatSession, 'chat'>): string => session.chat?.title ?? t.chats.untitled
