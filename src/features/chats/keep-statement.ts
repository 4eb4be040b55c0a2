import { type EditedPart, ranStatement } from '../../engine/analyst/index.ts'
import type { Database } from '../../platform/database/open.ts'
import type { EditedStatement } from './chats.contract.ts'
import { chatErrors } from './chats.errors.ts'
import type { MessageStore } from './messages.store.ts'

type Part = { type: string; output?: { resultId?: string }; data?: { resultId?: string } }

/** Keeps the statement that a person made of one of an answer's, beside it; null goes back to the answer's own. */
export async function keepStatement(
  { database, messages }: { database: Database; messages: MessageStore },
  teamId: string,
  { sessionId, messageId, resultId }: { sessionId: string; messageId: string; resultId: string },
  { sql, chart }: EditedStatement,
): Promise<void> {
  const withStatement = (said: Part[]) => {
    if (!said.some(({ type, output }) => ranStatement(type) && output?.resultId === resultId))
      throw chatErrors.messageNotFound('the message has no such result')
    const parts: unknown[] = said.filter(({ type, data }) => type !== 'data-edited' || data?.resultId !== resultId)
    if (sql !== null) {
      const data: EditedPart = { resultId, sql, chart: chart ?? null }
      parts.push({ type: 'data-edited', id: `edited-${resultId}`, data })
    }
    return parts
  }
  const found = await database.transaction((queries) =>
    messages.changeParts(teamId, { sessionId, id: messageId }, withStatement, queries),
  )
  if (!found) throw chatErrors.messageNotFound()
}
