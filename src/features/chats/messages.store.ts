import type { Database, Queries } from '../../platform/database/open.ts'
import { oldestFirst, readInTurns } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { bytesIn, teamRowsIn } from '../../platform/database/team-rows.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import type { MessageMeta } from './chats.contract.ts'

export type MessageRow = {
  sessionId: string
  id: string
  teamId: string
  position: number
  role: 'user' | 'assistant'
  /** JSON of the AI SDK's message parts. */
  parts: string
  metadata: string
  userId: string | null
  runId: string | null
  createdAt: string
}
type MetaRow = MessageMeta & { userId: string; sessionId: string; teamId: string }
type CommentRow = {
  id: string
  teamId: string
  sessionId: string
  messageId: string | null
  userId: string
  text: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chat_messages: MessageRow
    chat_message_metas: MetaRow
    chat_comments: CommentRow
  }
}

/** Which messages of a chat: of whom, and before which position. */
type Sought = { role?: MessageRow['role']; before?: number }
type Place = { id: string; position: number; bytes: number }

/** Bytes of a chat that an answer goes back to: some twenty long answers. */
const mostRecalled = 1_000_000
/** Messages that are looked for by one statement. */
const placesAtOnce = 2_000
const bytes = bytesIn(['parts', 'metadata']).as('bytes')

export type MessageStore = ReturnType<typeof createMessageStore>

export function createMessageStore({ queries: database, engine }: Pick<Database, 'queries' | 'engine'>) {
  const comments = teamRowsIn(database, 'chat_comments', 'sessionId', { order: oldestFirst, long: ['text'] })
  const ofChat = (teamId: string, sessionId: string, queries: Queries = database) =>
    queries.selectFrom('chat_messages').where('teamId', '=', teamId).where('sessionId', '=', sessionId)
  const soughtIn = (teamId: string, sessionId: string, { role, before }: Sought, queries?: Queries) =>
    ofChat(teamId, sessionId, queries)
      .$if(role !== undefined, (query) => query.where('role', '=', role!))
      .$if(before !== undefined, (query) => query.where('position', '<', before!))
  return {
    /** All of them, as they are when it is asked: what takes the place of another meanwhile is not among them. */
    async list(teamId: string, sessionId: string): Promise<MessageRow[]> {
      const found: Place[] = []
      for (;;) {
        const next = await ofChat(teamId, sessionId)
          .select(['id', 'position', bytes])
          .where('position', '>', found.at(-1)?.position ?? -1)
          .orderBy('position')
          .limit(placesAtOnce)
          .execute()
        found.push(...next)
        if (next.length < placesAtOnce) break
        await pause()
      }
      return readInTurns(found, (some) =>
        ofChat(teamId, sessionId)
          .selectAll()
          .where(
            'id',
            'in',
            some.map(({ id }) => id),
          )
          .orderBy('position')
          .execute(),
      )
    },

    /** The newest of those that are sought, as many as an answer goes back to; one in any case, if there is one. */
    async newest(teamId: string, sessionId: string, sought: Sought = {}, queries?: Queries): Promise<MessageRow[]> {
      const all = soughtIn(teamId, sessionId, sought, queries)
      const places = await all.select(['position', bytes]).orderBy('position', 'desc').limit(placesAtOnce).execute()
      let left = mostRecalled
      const over = places.findIndex((place, at) => {
        left -= place.bytes
        return left < 0 && at > 0
      })
      const first = places.at(over < 0 ? -1 : over - 1)
      if (!first) return []
      return all.selectAll().where('position', '>=', first.position).orderBy('position').execute()
    },

    find: teamRowsIn(database, 'chat_messages', 'sessionId').find,

    last: (teamId: string, sessionId: string, sought: Sought): Promise<MessageRow | undefined> =>
      soughtIn(teamId, sessionId, sought).selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst(),

    /** Behind the last one. */
    async append(row: Omit<MessageRow, 'position'>, queries: Queries): Promise<void> {
      const { last } = await queries
        .selectFrom('chat_messages')
        .select((select) => select.fn.max('position').as('last'))
        .where('sessionId', '=', row.sessionId)
        .executeTakeFirstOrThrow()
      await queries
        .insertInto('chat_messages')
        .values({ ...row, position: last === null ? 0 : Number(last) + 1 })
        .execute()
    },

    /**
     * Makes other parts of those that a message has; whether there is one. Nobody else changes it until the transaction ends: of two
     * changes at once the second is made to what the first left.
     */
    async changeParts<Part>(
      teamId: string,
      { sessionId, id }: Pick<MessageRow, 'sessionId' | 'id'>,
      change: (parts: Part[]) => unknown[],
      queries: Queries,
    ): Promise<boolean> {
      const found = ofChat(teamId, sessionId, queries).select('parts').where('id', '=', id)
      const row = await (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
      if (!row) return false
      await queries
        .updateTable('chat_messages')
        .set({ parts: JSON.stringify(change(JSON.parse(row.parts) as Part[])) })
        .where((where) => equal(where, { teamId, sessionId, id }))
        .execute()
      return true
    },

    async copy(teamId: string, from: { sessionId: string; upTo: number }, to: string, queries: Queries): Promise<void> {
      await queries
        .insertInto('chat_messages')
        .columns(['sessionId', 'id', 'teamId', 'position', 'role', 'parts', 'metadata', 'userId', 'runId', 'createdAt'])
        .expression((select) =>
          select
            .selectFrom('chat_messages')
            .select((message) => [
              message.val(to).as('sessionId'),
              'id',
              'teamId',
              'position',
              'role',
              'parts',
              'metadata',
              'userId',
              'runId',
              'createdAt',
            ])
            .where((where) => equal(where, { teamId, sessionId: from.sessionId }))
            .where('position', '<=', from.upTo),
        )
        .execute()
    },

    /** What people pinned, noted and commented on the answers that a question had goes over to the one that takes their place. */
    async moveRemarks(question: MessageRow, answerId: string, queries: Queries): Promise<void> {
      const { teamId, sessionId } = question
      const earlier = await ofChat(teamId, sessionId, queries)
        .select('id')
        .where('position', '>', question.position)
        // An answer that said nothing is no message, and what hung on the one before it waits at its id.
        .union(
          queries
            .selectFrom('runs')
            .select('answerId as id')
            .where((where) => equal(where, { teamId, sessionId, questionId: question.id }))
            .where('answerId', '!=', answerId),
        )
        .execute()
      if (earlier.length === 0) return
      const ids = earlier.map(({ id }) => id)
      for (const table of ['chat_message_metas', 'chat_comments'] as const)
        await queries
          .updateTable(table)
          .set({ messageId: answerId })
          .where((where) => equal(where, { teamId, sessionId }))
          .where('messageId', 'in', ids)
          .execute()
    },

    /** With the pins and notes that people have on them. */
    async removeFrom(teamId: string, sessionId: string, position: number, queries: Queries): Promise<void> {
      const gone = await queries
        .deleteFrom('chat_messages')
        .where((where) => equal(where, { teamId, sessionId }))
        .where('position', '>=', position)
        .returning('id')
        .execute()
      if (gone.length === 0) return
      await queries
        .deleteFrom('chat_message_metas')
        .where('sessionId', '=', sessionId)
        .where(
          'messageId',
          'in',
          gone.map(({ id }) => id),
        )
        .execute()
    },

    metas: (teamId: string, userId: string, sessionId: string): Promise<MessageMeta[]> =>
      database
        .selectFrom('chat_message_metas')
        .select(['messageId', 'note', 'pinnedAt'])
        .where((where) => equal(where, { teamId, userId, sessionId }))
        .execute(),

    /** Fields that are not given stay as they are. */
    putMeta: (
      teamId: string,
      key: { userId: string; sessionId: string; messageId: string },
      change: { pinnedAt?: string | null | undefined; note?: string | null | undefined },
    ): Promise<MessageMeta> => {
      const given = {
        ...(change.pinnedAt !== undefined && { pinnedAt: change.pinnedAt }),
        ...(change.note !== undefined && { note: change.note }),
      }
      return database
        .insertInto('chat_message_metas')
        .values({ ...key, teamId, pinnedAt: null, note: null, ...given })
        .onConflict((conflict) => conflict.columns(['userId', 'sessionId', 'messageId']).doUpdateSet(given))
        .returning(['messageId', 'note', 'pinnedAt'])
        .executeTakeFirstOrThrow()
    },

    /** A person's pins and notes in a space, the newest pin first; of the messages only what `textOf` makes of them is kept. */
    async pins(
      teamId: string,
      { userId, spaceId, limit }: { userId: string; spaceId: string; limit: number },
      textOf: (message: Pick<MessageRow, 'parts'>) => string,
    ) {
      const all = database
        .selectFrom('chat_message_metas as meta')
        .innerJoin('chat_sessions as chat', 'chat.id', 'meta.sessionId')
        .innerJoin('chat_messages as message', (join) =>
          join.onRef('message.sessionId', '=', 'meta.sessionId').onRef('message.id', '=', 'meta.messageId'),
        )
        .where((where) => equal(where, { 'meta.teamId': teamId, 'meta.userId': userId, 'chat.spaceId': spaceId }))
        .where((where) => where.or([where('meta.pinnedAt', 'is not', null), where('meta.note', 'is not', null)]))
      const found = await all
        .select([
          'meta.sessionId',
          'meta.messageId',
          'meta.pinnedAt',
          bytesIn(['message.parts', 'meta.note']).as('bytes'),
        ])
        .orderBy('meta.pinnedAt', (pinned) => pinned.desc().nullsLast())
        .execute()
      // When a message came stands behind its parts: SQLite reads all of them for it.
      const wanted = found.filter(({ pinnedAt }, at) => at < limit || pinnedAt === found[limit - 1]!.pinnedAt)
      const rows = await readInTurns(wanted, async (keys) => {
        const some = await all
          .where((where) =>
            where.or(
              keys.map(({ sessionId, messageId }) =>
                equal(where, { 'meta.sessionId': sessionId, 'meta.messageId': messageId }),
              ),
            ),
          )
          .select([
            'meta.messageId',
            'meta.note',
            'meta.pinnedAt',
            'chat.chatId',
            'chat.title as chatTitle',
            'message.role',
            'message.parts',
            'message.createdAt',
          ])
          .execute()
        return some.map(({ parts, ...row }) => ({ ...row, text: textOf({ parts }) }))
      })
      const moment = ({ pinnedAt, createdAt }: (typeof rows)[number]) => `${pinnedAt ?? ''} ${createdAt}`
      return rows.sort((a, b) => (moment(a) < moment(b) ? 1 : -1)).slice(0, limit)
    },

    comments: comments.list,
    insertComment: comments.insert,
    findComment: comments.find,
    removeComment: comments.remove,
  }
}
