import { sql } from 'kysely'
import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { ShareLink } from './share-links.contract.ts'

export type ShareLinkRow = Stored<Omit<ShareLink, 'token' | 'url' | 'hasPassword' | 'used'>> & {
  teamId: string
  tokenHash: string
  sealedToken: string
  passwordHash: string | null
}
type ShareChatRow = { sessionId: string; shareLinkId: string; visitorId: string | null; createdAt: string }
type CountRow = { shareLinkId: string; day: string; visitor: string; messages: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    share_links: ShareLinkRow
    share_chats: ShareChatRow
    share_message_counts: CountRow
  }
}

export type ShareLinkStore = ReturnType<typeof createShareLinkStore>

export function createShareLinkStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    ...teamRows(database, 'share_links'),
    list: teamRowsIn(database, 'share_links', 'spaceId').list,

    names: (teamId: string, ids: string[]): Promise<{ id: string; name: string }[]> =>
      database
        .selectFrom('share_links')
        .select(['id', 'name'])
        .where('teamId', '=', teamId)
        .where('id', 'in', ids)
        .execute(),

    /** The only look-up without a team: the token says which. */
    byTokenHash: (tokenHash: string): Promise<ShareLinkRow | undefined> =>
      database.selectFrom('share_links').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    chatOf: (sessionId: string): Promise<ShareChatRow | undefined> =>
      database.selectFrom('share_chats').selectAll().where('sessionId', '=', sessionId).executeTakeFirst(),

    async insertChat(row: ShareChatRow, queries: Queries): Promise<void> {
      await queries.insertInto('share_chats').values(row).execute()
    },

    /** The visitor's own, newest activity first. */
    chatsOf: (shareLinkId: string, visitorId: string) =>
      database
        .selectFrom('share_chats')
        .innerJoin('chat_sessions', 'chat_sessions.id', 'share_chats.sessionId')
        .select([
          'chat_sessions.chatId as id',
          'chat_sessions.title',
          'chat_sessions.lastActivityAt',
          'chat_sessions.createdAt',
        ])
        .where((where) => equal(where, { 'share_chats.shareLinkId': shareLinkId, 'share_chats.visitorId': visitorId }))
        .orderBy('chat_sessions.lastActivityAt', 'desc')
        .limit(200)
        .execute(),

    /** One more, unless that would pass the limit; in one statement, so that many at once are counted right. */
    async countMessage(
      { shareLinkId, day, visitor }: Omit<CountRow, 'messages'>,
      limit: number | null,
      queries: Queries,
    ): Promise<boolean> {
      if (limit === 0) return false
      const row = await queries
        .insertInto('share_message_counts')
        .values({ shareLinkId, day, visitor, messages: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['shareLinkId', 'day', 'visitor'])
            .doUpdateSet({ messages: sql`share_message_counts.messages + 1` })
            .where(sql<boolean>`share_message_counts.messages < ${limit ?? 2_000_000_000}`),
        )
        .returning('messages')
        .executeTakeFirst()
      return row !== undefined
    },

    async knowsVisitor(shareLinkId: string, visitorId: string): Promise<boolean> {
      const row = await database
        .selectFrom('share_chats')
        .select('sessionId')
        .where((where) => equal(where, { shareLinkId, visitorId }))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Of one of those that are counted; of all together when none is named. */
    async messagesOn(shareLinkId: string, day: string, visitor = ''): Promise<number> {
      const row = await database
        .selectFrom('share_message_counts')
        .select('messages')
        .where((where) => equal(where, { shareLinkId, day, visitor }))
        .executeTakeFirst()
      return row?.messages ?? 0
    },
  }
}
