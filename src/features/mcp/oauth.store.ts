import type { Database, Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import type { Role } from '../access/index.ts'

export type ClientRow = { id: string; name: string; uri: string | null; redirectUris: string; createdAt: string }
type Allowed = { clientId: string; teamId: string; userId: string; scope: string; resource: string }
export type GrantRow = Allowed & { id: string; lastUsedAt: string | null; createdAt: string }
export type CodeRow = Allowed & {
  codeHash: string
  redirectUri: string
  codeChallenge: string
  grantId: string | null
  expiresAt: string
}
export type TokenRow = {
  tokenHash: string
  grantId: string
  kind: 'access' | 'refresh'
  replacedAt: string | null
  expiresAt: string
}
export type HeldToken = TokenRow & Allowed & { lastUsedAt: string | null; organizationId: string; role: Role }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mcp_clients: ClientRow
    mcp_grants: GrantRow
    mcp_codes: CodeRow
    mcp_tokens: TokenRow
  }
}

export type OAuthStore = ReturnType<typeof createOAuthStore>

export function createOAuthStore({ queries: database }: Pick<Database, 'queries'>) {
  const grants = teamRows(database, 'mcp_grants')
  return {
    async insertClient(row: ClientRow): Promise<void> {
      await database.insertInto('mcp_clients').values(row).execute()
    },
    findClient: (id: string): Promise<ClientRow | undefined> =>
      database.selectFrom('mcp_clients').selectAll().where('id', '=', id).executeTakeFirst(),

    async insertCode(row: CodeRow, queries: Queries): Promise<void> {
      await queries.insertInto('mcp_codes').values(row).execute()
    },
    findCode: (codeHash: string): Promise<CodeRow | undefined> =>
      database.selectFrom('mcp_codes').selectAll().where('codeHash', '=', codeHash).executeTakeFirst(),
    /** False when somebody used it first. */
    async useCode(codeHash: string, grantId: string, queries: Queries): Promise<boolean> {
      return queries
        .updateTable('mcp_codes')
        .set({ grantId })
        .where('codeHash', '=', codeHash)
        .where('grantId', 'is', null)
        .$call(changesAny)
    },

    insertGrant: grants.insert,
    async insertTokens(rows: TokenRow[], queries: Queries): Promise<void> {
      await queries.insertInto('mcp_tokens').values(rows).execute()
    },
    findToken: (tokenHash: string, kind: TokenRow['kind']): Promise<HeldToken | undefined> =>
      database
        .selectFrom('mcp_tokens')
        .innerJoin('mcp_grants', 'mcp_grants.id', 'mcp_tokens.grantId')
        .innerJoin('teams', 'teams.id', 'mcp_grants.teamId')
        .innerJoin('memberships', (join) =>
          join
            .onRef('memberships.teamId', '=', 'mcp_grants.teamId')
            .onRef('memberships.userId', '=', 'mcp_grants.userId'),
        )
        .selectAll('mcp_tokens')
        .select(['clientId', 'mcp_grants.teamId', 'mcp_grants.userId', 'scope', 'resource', 'lastUsedAt'])
        .select(['teams.organizationId', 'memberships.role'])
        .where((where) => equal(where, { tokenHash, kind }))
        .executeTakeFirst(),
    /** False when it was replaced already. */
    async replaceToken(tokenHash: string, now: string, queries: Queries): Promise<boolean> {
      return queries
        .updateTable('mcp_tokens')
        .set({ replacedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('replacedAt', 'is', null)
        .$call(changesAny)
    },
    async used(grantId: string, now: string): Promise<void> {
      await database.updateTable('mcp_grants').set({ lastUsedAt: now }).where('id', '=', grantId).execute()
    },

    /** Those of one person, or of the whole team. */
    listGrants: (teamId: string, userId: string | null, page: { limit: number; cursor?: string | undefined }) =>
      database
        .selectFrom('mcp_grants')
        .innerJoin('mcp_clients', 'mcp_clients.id', 'mcp_grants.clientId')
        .innerJoin('users', 'users.id', 'mcp_grants.userId')
        .select(['mcp_grants.id', 'mcp_grants.userId', 'scope', 'lastUsedAt', 'mcp_grants.createdAt'])
        .select(['mcp_clients.name', 'mcp_clients.uri', 'users.name as userName'])
        .where('mcp_grants.teamId', '=', teamId)
        .$if(userId !== null, (query) => query.where('mcp_grants.userId', '=', userId!))
        .$if(page.cursor !== undefined, (query) => query.where('mcp_grants.id', '<', page.cursor!))
        .orderBy('mcp_grants.id', 'desc')
        .limit(page.limit + 1)
        .execute(),
    findGrant: grants.find,
    /** With all of its tokens. */
    removeGrant: grants.remove,

    /** What can never be used again, and programs that registered and were never let in. */
    async prune(now: string, yesterday: string, unusedSince: string): Promise<void> {
      await database.deleteFrom('mcp_codes').where('expiresAt', '<', yesterday).execute()
      await database.deleteFrom('mcp_tokens').where('expiresAt', '<', now).execute()
      await database
        .deleteFrom('mcp_grants')
        .where('createdAt', '<', yesterday)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('mcp_tokens').select('grantId').whereRef('grantId', '=', 'mcp_grants.id'))),
        )
        .execute()
      await database
        .deleteFrom('mcp_clients')
        .where('createdAt', '<', unusedSince)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('mcp_grants').select('clientId').whereRef('clientId', '=', 'mcp_clients.id'))),
        )
        .execute()
    },
  }
}
