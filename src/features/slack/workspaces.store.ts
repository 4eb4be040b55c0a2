import type { Database, Queries } from '../../platform/database/open.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import type { WorkspaceState } from './slack.contract.ts'
import { slackErrors } from './slack.errors.ts'

export type WorkspaceRow = Stored<WorkspaceState> & {
  teamId: string
  /** Sealed. */
  botToken: string
  signingSecret: string
  createdByUserId: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    slack_workspaces: WorkspaceRow
  }
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>

export function createWorkspaceStore({ queries: database }: Pick<Database, 'queries'>) {
  const rows = teamRows(database, 'slack_workspaces')
  return {
    ...rows,

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

    insert: (row: WorkspaceRow, queries: Queries): Promise<void> =>
      rows.insert(row, queries).catch(whenTaken(slackErrors.taken)),

    async note(id: string, change: Partial<Pick<WorkspaceRow, 'lastEventAt' | 'lastError'>>): Promise<void> {
      await database.updateTable('slack_workspaces').set(change).where('id', '=', id).execute()
    },
  }
}
