import type { Sandbox } from '../engine/sandbox/index.ts'
import type { EngineWorkers } from '../engine/workers/index.ts'
import type { AppRoute } from '../features/access/index.ts'
import {
  createShareStore,
  dashboardFramedBy,
  dashboardShareRoutes,
  sharedDashboardRoutes,
} from '../features/dashboard-shares/index.ts'
import { dashboardExportRoutes, dashboardRoutes } from '../features/dashboards/index.ts'
import type { DataSources } from '../features/data-sources/index.ts'
import { createReportStore, createReports, type ReportRow } from '../features/reports/index.ts'
import {
  createVisitors,
  framedBy,
  type ShareLinkStore,
  shareLinkRoutes,
  visitorRoutes,
} from '../features/share-links/index.ts'
import { createShareGrants } from '../features/sharing/index.ts'
import { chosenLocale, writtenLocale } from '../features/users/index.ts'
import { dashboardOpened, type EmitEvent, linkUsed, reportReady } from '../features/webhooks/index.ts'
import { isoNow } from '../platform/clock.ts'
import type { Queries } from '../platform/database/open.ts'
import { createSlidingWindow } from '../platform/sliding-window.ts'
import type { Analyst } from './analyst.ts'
import type { Foundation } from './foundation.ts'
import type { People } from './people.ts'
import type { Spaces } from './spaces.ts'

type SharingDeps = {
  foundation: Foundation
  people: Pick<People, 'identify' | 'isMember'>
  workers: EngineWorkers
  sandbox: Sandbox
  sources: DataSources
  spaces: Spaces
  analyst: Analyst
  shareLinks: ShareLinkStore
  emit: EmitEvent
}
export type Sharing = ReturnType<typeof createSharing>

/** Dashboards, reports and the links under which others see them. */
export function createSharing(deps: SharingDeps) {
  const { shareLinks, foundation } = deps
  const { database, secrets, clock, baseUrl } = foundation
  const grants = createShareGrants(secrets, baseUrl)
  const windows = createSlidingWindow(100_000)
  const visitors = createVisitors(secrets, shareLinks, baseUrl)
  const reports = createReporting(deps)
  return {
    reports,
    framedBy: async (requestPath: string) => [
      ...(await framedBy({ shareLinks, grants, clock }, requestPath)),
      ...(await dashboardFramedBy({ shares: createShareStore(database), clock }, requestPath)),
    ],
    routes: [
      ...dashboardPages(deps, { grants, windows }),
      ...sharedSpaces(deps, { grants, windows, visitors }),
      ...reports.routes,
    ],
  }
}

function createReporting(deps: SharingDeps) {
  const { workers, sandbox, sources, emit } = deps
  const { database, clock, log, jobs } = deps.foundation
  const { spaces, links, chats, messages, usage, runner, profiledSources } = deps.spaces
  const { models } = deps.analyst
  const store = createReportStore(database)
  sources.onDelete((queries, { id, teamId }, now) => store.sourceDeleted(queries, teamId, id, now))
  const making = {
    reports: store,
    spaces,
    models,
    usage,
    workers,
    sandbox,
    runner,
    clock,
    log,
    analystSources: profiledSources,
    catalogOf: deps.spaces.definitions.catalogOf,
    localeOf: (teamId: string, userId: string) => writtenLocale(database.queries, teamId, userId),
    reportReady: (queries: Queries, report: ReportRow) => emit(queries, reportReady(report)),
  }
  const { routes } = createReports({ ...making, database, links, jobs, chats, messages })
  return { store, making, routes }
}

type Gates = { grants: ReturnType<typeof createShareGrants>; windows: ReturnType<typeof createSlidingWindow> }

function dashboardPages(deps: SharingDeps, { grants, windows }: Gates): AppRoute[] {
  const { workers, sandbox, emit } = deps
  const { database, clock, secrets, baseUrl } = deps.foundation
  const { identify, isMember } = deps.people
  const { spaces, chats, messages, dashboards, documents, runner, bareSources, closedOf } = deps.spaces
  const shares = createShareStore(database)
  const dashboardDeps = {
    store: dashboards,
    workers,
    documents,
    runner,
    sandbox,
    sourcesOf: bareSources,
    closedOf,
    catalogOf: deps.spaces.definitions.catalogOf,
    clock,
    spaces,
    chats,
    messages,
  }
  return [
    ...dashboardRoutes(dashboardDeps),
    ...dashboardExportRoutes({
      ...dashboardDeps,
      localeOf: (teamId, userId) => writtenLocale(database.queries, teamId, userId),
    }),
    ...dashboardShareRoutes({
      shares,
      dashboards,
      documents,
      secrets,
      clock,
      baseUrl,
      catalogOf: deps.spaces.definitions.catalogOf,
    }),
    ...sharedDashboardRoutes({
      shares,
      dashboards,
      documents,
      runner,
      grants,
      windows,
      clock,
      identify,
      isMember,
      localeOf: (teamId) => chosenLocale(database.queries, teamId, null),
      used: (share, title) => emit(database.queries, dashboardOpened(share, title, isoNow(clock))),
    }),
  ]
}

function sharedSpaces(
  deps: SharingDeps,
  { grants, windows, visitors }: Gates & { visitors: ReturnType<typeof createVisitors> },
): AppRoute[] {
  const { sources, shareLinks, emit } = deps
  const { clock, secrets, baseUrl } = deps.foundation
  const { spaces, agents, links, spaceShortcuts, usage } = deps.spaces
  const { ask, stream } = deps.analyst
  return [
    ...shareLinkRoutes({ shareLinks, spaces, agents, links, spaceShortcuts, usage, secrets, clock, baseUrl }),
    ...visitorRoutes({
      shareLinks,
      spaces,
      links,
      sources,
      spaceShortcuts,
      usage,
      ask,
      stream,
      grants,
      windows,
      visitors,
      clock,
      used: (queries, link, chatId) => emit(queries, linkUsed(link, chatId, isoNow(clock))),
    }),
  ]
}
