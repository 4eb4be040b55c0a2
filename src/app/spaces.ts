import type { Sandbox } from '../engine/sandbox/index.ts'
import type { EngineWorkers } from '../engine/workers/index.ts'
import { createAgentStore } from '../features/agents/index.ts'
import { createChatStore, createMessageStore } from '../features/chats/index.ts'
import {
  createDashboardStore,
  createDocumentReader,
  createResultCache,
  dashboardTools,
} from '../features/dashboards/index.ts'
import type { DataSources, Extracts } from '../features/data-sources/index.ts'
import { createDefinitions } from '../features/definitions/index.ts'
import { createAgentShortcutStore, createSpaceShortcutStore } from '../features/shortcuts/index.ts'
import { analystSources, closedSources, createLinkStore, createSpaceStore } from '../features/spaces/index.ts'
import { createUsageStore } from '../features/usage/index.ts'
import type { Bus } from '../platform/bus/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open.ts'
import type { Log } from '../platform/log.ts'

type SpacesDeps = {
  database: Database
  clock: Clock
  log: Log
  workers: EngineWorkers
  sandbox: Pick<Sandbox, 'query' | 'prepare'>
  sources: DataSources
  keptTables: Extracts['keptTables']
  bus: Bus
}
export type Spaces = ReturnType<typeof createSpaces>

/** What is kept of a space, and its dashboards as documents that can be read and run: all that the analyst and the pages stand on. */
export function createSpaces({ database, clock, bus, log, workers, sandbox, sources, keptTables }: SpacesDeps) {
  const links = createLinkStore(database)
  const sourcesWith =
    (parts: { withTables: boolean; withGroundings: boolean }) =>
    (teamId: string, spaceId: string, only: string[] | null = null) =>
      analystSources({ links, sources, keptTables, log }, teamId, spaceId, { only, ...parts })
  // Dashboards ask where their tables are, not what is in them: profiles are large, and a query should not read them.
  const bareSources = sourcesWith({ withTables: false, withGroundings: false })
  const profiledSources = sourcesWith({ withTables: true, withGroundings: false })
  const toldSources = sourcesWith({ withTables: true, withGroundings: true })
  const closedOf = (teamId: string, spaceId: string) => closedSources({ links, sources }, teamId, spaceId)
  const spaces = createSpaceStore(database)
  const definitions = createDefinitions({
    database,
    bus,
    clock,
    workers,
    sources,
    spaces,
    analystSources: profiledSources,
  })
  const { catalogOf } = definitions
  const dashboards = createDashboardStore(database)
  const results = createResultCache(sandbox)
  sources.onSourceChanged(({ teamId }) => results.forget(teamId))
  return {
    spaces,
    definitions,
    agents: createAgentStore(database),
    links,
    chats: createChatStore(database),
    messages: createMessageStore(database),
    spaceShortcuts: createSpaceShortcutStore(database),
    agentShortcuts: createAgentShortcutStore(database),
    usage: createUsageStore(database),
    /** Where the sources are, and no more. */
    bareSources,
    /** With their tables and profiles. */
    profiledSources,
    /** And with what people say of them to the analyst. */
    toldSources,
    closedOf,
    dashboards,
    documents: createDocumentReader(dashboards, workers),
    runner: { results, clock, sourcesOf: bareSources, closedOf, catalogOf },
    dashboardTools: (maker: { teamId: string; userId: string }, spaceId: string) =>
      dashboardTools(
        { store: dashboards, workers, sandbox, sourcesOf: bareSources, closedOf, catalogOf, clock },
        maker,
        spaceId,
      ),
  }
}
