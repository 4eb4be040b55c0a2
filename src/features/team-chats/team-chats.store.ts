import type { Database, Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'

export type TeamChatKind = 'slack' | 'google-chat'

export type QuestionRow = {
  id: string
  teamId: string
  kind: TeamChatKind
  /** The workspace or Google Chat space that it was asked in. */
  linkId: string
  /** The same for each delivery of one message. */
  messageKey: string
  /** Null until its thread has been begun. */
  threadKey: string | null
  /** JSON: what its kind needs to know in order to answer there. */
  place: string
  sender: string
  text: string
  /** The message that says that an answer is coming, and becomes the answer. */
  replyKey: string | null
  state: 'waiting' | 'answered' | 'failed' | 'silent'
  createdAt: string
}
type ThreadRow = {
  linkId: string
  threadKey: string
  teamId: string
  sessionId: string
  chatId: string
  createdAt: string
}
type FileRow = {
  tokenHash: string
  teamId: string
  name: string
  contentType: string
  body: string
  expiresAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    team_chat_questions: QuestionRow
    team_chat_threads: ThreadRow
    team_chat_files: FileRow
  }
}

export type TeamChatStore = ReturnType<typeof createTeamChatStore>

export function createTeamChatStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    /** False when the message was delivered before. */
    async insertQuestion(row: QuestionRow, queries: Queries): Promise<boolean> {
      return queries
        .insertInto('team_chat_questions')
        .values(row)
        .onConflict((conflict) => conflict.columns(['linkId', 'messageKey']).doNothing())
        .$call(changesAny)
    },

    question: (id: string): Promise<QuestionRow | undefined> =>
      database.selectFrom('team_chat_questions').selectAll().where('id', '=', id).executeTakeFirst(),

    async updateQuestion(
      id: string,
      change: Partial<Pick<QuestionRow, 'threadKey' | 'place' | 'replyKey' | 'state'>>,
    ): Promise<void> {
      await database.updateTable('team_chat_questions').set(change).where('id', '=', id).execute()
    },

    thread: (teamId: string, linkId: string, threadKey: string): Promise<ThreadRow | undefined> =>
      database
        .selectFrom('team_chat_threads')
        .selectAll()
        .where((where) => equal(where, { teamId, linkId, threadKey }))
        .executeTakeFirst(),

    async insertThread(row: ThreadRow, queries: Queries): Promise<void> {
      await queries.insertInto('team_chat_threads').values(row).execute()
    },

    async insertFile(row: FileRow): Promise<void> {
      await database.insertInto('team_chat_files').values(row).execute()
    },

    file: (tokenHash: string, now: string): Promise<FileRow | undefined> =>
      database
        .selectFrom('team_chat_files')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),

    /** What nobody needs any more: deliveries are not repeated after so long, and files have ended. */
    async prune(askedBefore: string, now: string): Promise<void> {
      await database
        .deleteFrom('team_chat_questions')
        .where('createdAt', '<', askedBefore)
        .where('state', '!=', 'waiting')
        .execute()
      await database.deleteFrom('team_chat_files').where('expiresAt', '<', now).execute()
    },
  }
}
