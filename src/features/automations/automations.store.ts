import type { Database, Queries } from '../../platform/database/open.ts'
import type { PageWanted } from '../../platform/database/page-by-id.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { Automation, AutomationRun } from './automations.contract.ts'

export type AutomationRow = Stored<Omit<Automation, 'deliveries' | 'nextRunAt' | 'lastRun'>> & {
  teamId: string
  sealedTargets: string
  dataSourceId: string | null
  nextAt: string | null
  holds: number | null
  checkFailures: number
}
export type RunRow = AutomationRun & { teamId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    automations: AutomationRow
    automation_runs: RunRow
  }
}

export type AutomationStore = ReturnType<typeof createAutomationStore>
const active = ['queued', 'running', 'retrying'] as const

export function createAutomationStore({ queries: database }: Pick<Database, 'queries'>) {
  const long = ['action', 'trigger', 'sealedTargets'] as const
  const automations = teamRows(database, 'automations', long)
  const inSpace = teamRowsIn(database, 'automations', 'spaceId', { long })
  const runs = teamRows(database, 'automation_runs')
  return {
    ...automations,

    list: (teamId: string, page: PageWanted & { spaceId?: string | undefined }): Promise<AutomationRow[]> =>
      page.spaceId === undefined ? automations.list(teamId, page) : inSpace.list(teamId, page.spaceId, page),

    /** Of all teams: whose hour has come. */
    due: (now: string): Promise<AutomationRow[]> =>
      database
        .selectFrom('automations')
        .selectAll()
        .where('enabled', '=', 1)
        .where('nextAt', '<=', now)
        .orderBy('nextAt')
        .limit(100)
        .execute(),

    /** Moves the hour on; true for the one instance that was first. */
    async take({ id, nextAt }: AutomationRow, next: string | null, queries: Queries): Promise<boolean> {
      return queries
        .updateTable('automations')
        .set({ nextAt: next })
        .where((where) => equal(where, { id, enabled: 1, nextAt }))
        .$call(changesAny)
    },

    /** Writes down what a look at the condition found, unless another look, or a change, came between. */
    async turn(
      { id, holds, trigger }: AutomationRow,
      found: Pick<AutomationRow, 'holds' | 'lastValue' | 'lastCheckedAt' | 'checkFailures'>,
      queries: Queries,
    ): Promise<boolean> {
      return queries
        .updateTable('automations')
        .set(found)
        .where((where) => equal(where, { id, trigger, enabled: 1 }))
        .where('holds', holds === null ? 'is' : '=', holds)
        .$call(changesAny)
    },

    /** Those that wait for this file. */
    ofSource: (teamId: string, dataSourceId: string, queries: Queries): Promise<AutomationRow[]> =>
      queries
        .selectFrom('automations')
        .selectAll()
        .where((where) => equal(where, { teamId, dataSourceId, enabled: 1 }))
        .execute(),

    /** False when one is under way already. */
    async insertRun(row: RunRow, queries: Queries): Promise<boolean> {
      return queries
        .insertInto('automation_runs')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .$call(changesAny)
    },

    findRun: runs.find,
    updateRun: runs.update,
    runs: teamRowsIn(database, 'automation_runs', 'automationId').list,

    /** One that has not come to an end; what is only being delivered holds nothing up. */
    activeRun: (teamId: string, automationId: string, queries: Queries = database): Promise<RunRow | undefined> =>
      queries
        .selectFrom('automation_runs')
        .selectAll()
        .where((where) => equal(where, { teamId, automationId }))
        .where('status', 'in', active)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async lastRuns(teamId: string, automationIds: string[]): Promise<Map<string, RunRow>> {
      if (automationIds.length === 0) return new Map()
      const rows = await database
        .selectFrom('automation_runs')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('id', 'in', (runs) =>
          runs
            .selectFrom('automation_runs')
            .select((select) => select.fn.max('id').as('id'))
            .where('automationId', 'in', automationIds)
            .groupBy('automationId'),
        )
        .execute()
      return new Map(rows.map((row) => [row.automationId, row]))
    },

    async pruneRuns(before: string): Promise<void> {
      await database.deleteFrom('automation_runs').where('createdAt', '<', before).execute()
    },
  }
}
