import type { UIMessage } from 'ai'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import type { RunRow } from '../runs/index.ts'
import type { ChatStore } from './chats.store.ts'
import type { MessageStore } from './messages.store.ts'

/** Keeps what a run has said as a message of its chat, in the transaction that ends the run. */
export const keepAnswer =
  ({ chats, messages, clock }: { chats: ChatStore; messages: MessageStore; clock: Clock }) =>
  async (run: RunRow, message: UIMessage | null, queries: Queries): Promise<void> => {
    const now = isoNow(clock)
    if (message)
      await messages.append(
        {
          sessionId: run.sessionId,
          id: message.id,
          teamId: run.teamId,
          role: 'assistant',
          parts: JSON.stringify(message.parts),
          metadata: JSON.stringify(message.metadata ?? {}),
          userId: null,
          runId: run.id,
          createdAt: now,
        },
        queries,
      )
    await chats.update(run.teamId, run.sessionId, { lastActivityAt: now, updatedAt: now }, queries)
  }
