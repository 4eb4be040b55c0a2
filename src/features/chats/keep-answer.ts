import type { UIMessage } from 'ai'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import type { RunRow } from '../runs/index.ts'
import type { MessageStore } from './messages.store.ts'
import type { SessionStore } from './chats.store.ts'

/** Keeps what a run has said as a message of its chat, in the transaction that ends the run. */
export const keepAnswer =
  ({ sessions, messages, clock }: { sessions: SessionStore; messages: MessageStore; clock: Clock }) =>
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
    await sessions.update(run.teamId, run.sessionId, { lastActivityAt: now, updatedAt: now }, queries)
  }
