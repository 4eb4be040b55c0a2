import type { Database, Queries } from '../../platform/database/open.ts'
import { isUniqueViolation } from '../../platform/database/unique.ts'
import { slackErrors } from './team-chat-b.errors.ts'

export type WorkspaceRow = {
  id: string
  teamId: string
  spaceId: string
  workspaceId: string
  workspaceName: string
  enabled: number
  /** Sealed. */
  botToken: string
  signingSecret: string
  lastEventAt: string | null
  lastError: string | null
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    slack_workspaces: WorkspaceRow
  }
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>

export function createWorkspaceStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    list: (teamId: string, page: { limit: number; cursor?: string | undefined }): Promise<WorkspaceRow[]> =>
      database
        .selectFrom('slack_workspaces')
        .selectAll()
        .where('teamId', '=', teamId)
        .$if(page.cursor !== undefined, (query) => query.where('id', '<', page.cursor!))
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
        .execute(),

    find: (teamId: string, id: string, queries: Queries = database): Promise<WorkspaceRow | undefined> =>
      queries
        .selectFrom('slack_workspaces')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Of all teams: which of them a request is for, its signature says. Enabled ones first, so that they win; without a name, the newest. */
    signers: (workspaceId: string | null): Promise<WorkspaceRow[]> =>
      database
        .selectFrom('slack_workspaces')
        .selectAll()
        .$if(workspaceId !== null, (query) => query.where('workspaceId', '=', workspaceId!))
        .orderBy('enabled', 'desc')
        .orderBy('id', workspaceId === null ? 'desc' : 'asc')
        .limit(200)
        .execute(),

    async insert(row: WorkspaceRow, queries: Queries): Promise<void> {
      await queries
        .insertInto('slack_workspaces')
        .values(row)
        .execute()
        .catch((error) => {
          throw isUniqueViolation(error) ? slackErrors.taken() : error
        })
    },

    update: (
      teamId: string,
      id: string,
      change: Partial<Pick<WorkspaceRow, 'enabled' | 'botToken' | 'signingSecret' | 'updatedAt'>>,
      queries: Queries,
    ): Promise<WorkspaceRow | undefined> =>
      queries
        .updateTable('slack_workspaces')
        .set(change)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    async note(id: string, change: Partial<Pick<WorkspaceRow, 'lastEventAt' | 'lastError'>>): Promise<void> {
      await database.updateTable('slack_workspaces').set(change).where('id', '=', id).execute()
    },

    async remove(teamId: string, id: string, queries: Queries): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('slack_workspaces')
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
