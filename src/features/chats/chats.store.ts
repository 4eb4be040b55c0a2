import { sql } from 'kysely'
import type { Timestamps } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import { chatErrors } from './chats.errors.ts'

export type ChatRow = {
  /** What `sessionId` of messages and runs names; the interface names a chat by its `chatId`. */
  id: string
  teamId: string
  spaceId: string
  agentId: string | null
  chatId: string
  title: string | null
  createdByUserId: string | null
  parentChatId: string | null
  shareLinkId: string | null
  automationId: string | null
  dashboardId: string | null
  reportId: string | null
  pinnedAt: string | null
  archivedAt: string | null
  lastActivityAt: string
} & Timestamps
export type ChatWithCounts = ChatRow & {
  messageCount: number
  commentCount: number
  lastRole: string | null
  activeStreamId: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chat_sessions: ChatRow
  }
}

const isPinned = sql<number>`case when "pinnedAt" is null then 0 else 1 end`

export const chatCursor = ({ pinnedAt, lastActivityAt, id }: ChatRow): string =>
  Buffer.from(`${pinnedAt === null ? 0 : 1} ${lastActivityAt} ${id}`).toString('base64url')

function readCursor(cursor: string): [number, string, string] {
  const [pinned, at, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  return [Number(pinned) || 0, at ?? '', id ?? '']
}

export type ChatStore = ReturnType<typeof createChatStore>

export function createChatStore({ queries: database }: Pick<Database, 'queries'>) {
  const withCounts = (queries: Queries) =>
    queries
      .selectFrom('chat_sessions')
      .selectAll()
      .select((select) => [
        select
          .selectFrom('chat_messages')
          .select((message) => message.fn.countAll<number>().as('n'))
          .whereRef('chat_messages.sessionId', '=', 'chat_sessions.id')
          .as('messageCount'),
        select
          .selectFrom('chat_comments')
          .select((comment) => comment.fn.countAll<number>().as('n'))
          .whereRef('chat_comments.sessionId', '=', 'chat_sessions.id')
          .as('commentCount'),
        select
          .selectFrom('chat_messages')
          .select('role')
          .whereRef('chat_messages.sessionId', '=', 'chat_sessions.id')
          .orderBy('position', 'desc')
          .limit(1)
          .as('lastRole'),
        select
          .selectFrom('runs')
          .select('runs.id')
          .whereRef('runs.sessionId', '=', 'chat_sessions.id')
          .where('runs.status', 'in', ['queued', 'running'])
          .limit(1)
          .as('activeStreamId'),
      ])

  const counted = (
    row: Awaited<ReturnType<ReturnType<typeof withCounts>['executeTakeFirstOrThrow']>>,
  ): ChatWithCounts => ({
    ...row,
    messageCount: Number(row.messageCount),
    commentCount: Number(row.commentCount),
  })

  const { insert, update, remove } = teamRows(database, 'chat_sessions')
  return {
    /** Pinned first, then newest activity. */
    async list(
      teamId: string,
      spaceId: string,
      page: { limit: number; cursor?: string | undefined; shareLinkId?: string | undefined },
    ): Promise<ChatWithCounts[]> {
      const rows = await withCounts(database)
        .where((where) => equal(where, { teamId, spaceId }))
        .$if(page.shareLinkId !== undefined, (query) => query.where('shareLinkId', '=', page.shareLinkId!))
        .$if(page.cursor !== undefined, (query) => {
          const [pinned, at, id] = readCursor(page.cursor!)
          return query.where(sql<boolean>`(${isPinned}, "lastActivityAt", id) < (${sql.lit(pinned)}, ${at}, ${id})`)
        })
        .orderBy(isPinned, 'desc')
        .orderBy('lastActivityAt', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
        .execute()
      return rows.map(counted)
    },

    find: (teamId: string, chatId: string, queries: Queries = database): Promise<ChatRow | undefined> =>
      queries
        .selectFrom('chat_sessions')
        .selectAll()
        .where((where) => equal(where, { teamId, chatId }))
        .executeTakeFirst(),

    async findWithCounts(teamId: string, chatId: string): Promise<ChatWithCounts | undefined> {
      const row = await withCounts(database)
        .where((where) => equal(where, { teamId, chatId }))
        .executeTakeFirst()
      return row && counted(row)
    },

    /** Answers under way in the chats of a space. */
    activeRuns: (teamId: string, spaceId: string): Promise<{ id: string }[]> =>
      database
        .selectFrom('runs')
        .innerJoin('chat_sessions', 'chat_sessions.id', 'runs.sessionId')
        .select('runs.id')
        .where((where) => equal(where, { 'chat_sessions.teamId': teamId, 'chat_sessions.spaceId': spaceId }))
        .where('runs.status', 'in', ['queued', 'running'])
        .execute(),

    insert: (row: ChatRow, queries?: Queries): Promise<void> =>
      insert(row, queries).catch(whenTaken(chatErrors.idTaken)),

    update,
    remove,
  }
}
