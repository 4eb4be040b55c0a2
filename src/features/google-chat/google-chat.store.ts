import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import type { GoogleChatSpace } from './google-chat.contract.ts'

export type KeyRow = {
  teamId: string
  clientEmail: string
  projectId: string
  /** Sealed. */
  key: string
  createdByUserId: string
  createdAt: string
}
export type GoogleSpaceRow = Stored<Omit<GoogleChatSpace, 'code'>> & {
  teamId: string
  sealedCode: string | null
  codeHash: string | null
  createdByUserId: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    google_chat_keys: KeyRow
    google_chat_spaces: GoogleSpaceRow
  }
}

export type GoogleChatStore = ReturnType<typeof createGoogleChatStore>

export function createGoogleChatStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    key: (teamId: string): Promise<KeyRow | undefined> =>
      database.selectFrom('google_chat_keys').selectAll().where('teamId', '=', teamId).executeTakeFirst(),

    async putKey(row: KeyRow, queries: Queries): Promise<void> {
      const { teamId: _, ...fields } = row
      await queries
        .insertInto('google_chat_keys')
        .values(row)
        .onConflict((conflict) => conflict.column('teamId').doUpdateSet(fields))
        .execute()
    },

    ...teamRows(database, 'google_chat_spaces'),

    ofTeam: (teamId: string, googleSpace: string): Promise<GoogleSpaceRow | undefined> =>
      database
        .selectFrom('google_chat_spaces')
        .selectAll()
        .where((where) => equal(where, { teamId, googleSpace }))
        .executeTakeFirst(),

    /** Of whichever team: Google has said in which space it happened. */
    byGoogleSpace: (googleSpace: string): Promise<GoogleSpaceRow | undefined> =>
      database.selectFrom('google_chat_spaces').selectAll().where('googleSpace', '=', googleSpace).executeTakeFirst(),

    /** Undefined when no connection waits for this code. */
    claim: (
      codeHash: string,
      claimed: { googleSpace: string; displayName: string | null; now: string },
      queries: Queries,
    ): Promise<GoogleSpaceRow | undefined> =>
      queries
        .updateTable('google_chat_spaces')
        .set({
          googleSpace: claimed.googleSpace,
          displayName: claimed.displayName,
          sealedCode: null,
          codeHash: null,
          codeExpiresAt: null,
          updatedAt: claimed.now,
        })
        .where('codeHash', '=', codeHash)
        .where('codeExpiresAt', '>', claimed.now)
        .returningAll()
        .executeTakeFirst(),

    async note(id: string, change: Partial<Pick<GoogleSpaceRow, 'lastEventAt' | 'lastError'>>): Promise<void> {
      await database.updateTable('google_chat_spaces').set(change).where('id', '=', id).execute()
    },
  }
}
