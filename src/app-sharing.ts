import type { FastifyRequest } from 'fastify'
import type { createAnalyst } from './app-analyst.ts'
import type { Sandbox } from './engine/sandbox/index.ts'
import type { AppRoute, Person } from './features/access/index.ts'
import {
  createShareStore,
  dashboardShareRoutes,
  type ShareRow,
  sharedDashboardRoutes,
} from './features/dashboard-shares/index.ts'
import {
  createDashboardStore,
  createDocumentReader,
  createResultCache,
  dashboardExportRoutes,
  dashboardRoutes,
  dashboardTools,
} from './features/dashboards/index.ts'
import type { DataSources } from './features/data-sources/index.ts'
import { createReportStore, createReports, type ReportRow } from './features/reports/index.ts'
import {
  framedBy,
  type ShareLinkRow,
  type ShareLinkStore,
  shareLinkRoutes,
  visitorRoutes,
} from './features/share-links/index.ts'
import { createShareGrants } from './features/sharing/index.ts'
import { analystSources } from './features/spaces/index.ts'
import { findMember } from './features/users/index.ts'
import type { TellEvent } from './features/webhooks/index.ts'
import { type Clock, isoNow } from './platform/clock.ts'
import type { Database, Queries } from './platform/database/open.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Secrets } from './platform/secrets.ts'
import { createSlidingWindow } from './platform/sliding-window.ts'

export type SharingParts = {
  database: Database
  clock: Clock
  log: Log
  secrets: Secrets
  sandbox: Sandbox
  sources: DataSources
  analyst: ReturnType<typeof createAnalyst>
  shareLinks: ShareLinkStore
  jobs: Jobs
  tell: TellEvent
  baseUrl(request: FastifyRequest): string
  /** Who is calling; throws when a credential was given and is bad. */
  identify(request: FastifyRequest): Promise<Person | null>
}

/** Dashboards, reports and the links under which others see them, put together once. */
export function createSharing(parts: SharingParts) {
  const { database, clock, log, secrets, sandbox, sources, analyst, jobs, tell, baseUrl, identify } = parts
  const { links } = analyst
  // Dashboards ask where their tables are, not what is in them: profiles are large, and a query should not read them.
  const sourcesOf = (teamId: string, spaceId: string) =>
    analystSources({ links, sources: { ...sources, schemaOf: async () => null }, log }, teamId, spaceId)
  const dashboards = createDashboardStore(database)
  const runner = { results: createResultCache(sandbox), clock, sourcesOf }
  sources.onSourceChanged(({ teamId }) => runner.results.forget(teamId))
  const dashboardParts = {
    store: dashboards,
    dashboards,
    documents: createDocumentReader(dashboards),
    runner,
    sandbox,
    sourcesOf,
    clock,
    spaces: analyst.spaces,
    sessions: analyst.sessions,
    messages: analyst.messages,
  }
  // Every reload opens a link again: it is told once an hour.
  const hourly = (id: string) => `opened ${id} ${isoNow(clock).slice(0, 13)}`
  const shareParts = {
    ...dashboardParts,
    used: ({ teamId, id, dashboardId, access }: ShareRow, title: string) =>
      tell(database.queries, {
        teamId,
        type: 'share.used',
        data: { kind: 'dashboard', shareId: id, dashboardId, title, access, how: 'opened' },
        key: hourly(id),
      }),
    secrets,
    baseUrl,
    shares: createShareStore(database),
    grants: createShareGrants(secrets),
    windows: createSlidingWindow(100_000),
    identify,
    isMember: async (teamId: string, userId: string) =>
      (await findMember(database.queries, teamId, userId)) !== undefined,
  }
  const linkParts = {
    ...analyst,
    ...shareParts,
    shareLinks: parts.shareLinks,
    sources,
    links,
    used: (queries: Queries, { teamId, id, name, spaceId }: ShareLinkRow, chatId: string | null) =>
      tell(queries, {
        teamId,
        type: 'share.used',
        data: { kind: 'space', shareLinkId: id, name, spaceId, chatId, how: chatId === null ? 'opened' : 'asked' },
        key: chatId === null ? hourly(id) : `asked ${chatId}`,
      }),
  }
  const reports = createReportStore(database)
  sources.onDelete((queries, { id, teamId }, now) => reports.sourceDeleted(queries, teamId, id, now))
  const reportParts = {
    ...analyst,
    ...dashboardParts,
    database,
    reports,
    jobs,
    log,
    analystSources: (teamId: string, spaceId: string, only: string[] | null = null) =>
      analystSources({ links, sources, log }, teamId, spaceId, only),
    reportReady: (queries: Queries, { id, teamId, title, spaceId, createdByUserId }: ReportRow) =>
      tell(queries, { teamId, type: 'report.ready', data: { reportId: id, title, spaceId, createdByUserId } }),
  }
  const made = createReports(reportParts)
  const routes: AppRoute[] = [
    ...dashboardRoutes(dashboardParts),
    ...dashboardExportRoutes(dashboardParts),
    ...dashboardShareRoutes(shareParts),
    ...sharedDashboardRoutes(shareParts),
    ...shareLinkRoutes(linkParts),
    ...visitorRoutes(linkParts),
    ...made.routes,
  ]
  return {
    dashboardTools: (maker: { teamId: string; userId: string }, spaceId: string) =>
      dashboardTools(dashboardParts, maker, spaceId),
    /** How a dashboard's document is read and run. */
    documents: { dashboards, documents: dashboardParts.documents, runner },
    framedBy: (requestPath: string) => framedBy(linkParts, requestPath),
    reports,
    making: reportParts,
    sourcesOf,
    isMember: shareParts.isMember,
    routes,
  }
}
