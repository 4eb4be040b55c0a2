import type { FastifyRequest } from 'fastify'
import type { createAnalyst } from './app-analyst.ts'
import type { Sandbox } from './engine/sandbox/index.ts'
import type { AppRoute, Person } from './features/access/index.ts'
import { createShareStore, dashboardShareRoutes, sharedDashboardRoutes } from './features/dashboard-shares/index.ts'
import {
  createDashboardStore,
  createDocumentReader,
  createResultCache,
  dashboardRoutes,
  dashboardTools,
} from './features/dashboards/index.ts'
import type { DataSources } from './features/data-sources/index.ts'
import { createReportStore, createReports } from './features/reports/index.ts'
import { framedBy, type ShareLinkStore, shareLinkRoutes, visitorRoutes } from './features/share-links/index.ts'
import { createShareGrants } from './features/sharing/index.ts'
import { analystSources } from './features/spaces/index.ts'
import { findMember } from './features/users/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/open.ts'
import { createJobs } from './platform/jobs/jobs.ts'
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
  baseUrl(request: FastifyRequest): string
  /** Who is calling; throws when a credential was given and is bad. */
  identify(request: FastifyRequest): Promise<Person | null>
}

/** Dashboards, reports and the links under which others see them, put together once. */
export function createSharing(parts: SharingParts) {
  const { database, clock, log, secrets, sandbox, sources, analyst, baseUrl, identify } = parts
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
  const shareParts = {
    ...dashboardParts,
    secrets,
    baseUrl,
    shares: createShareStore(database),
    grants: createShareGrants(secrets),
    windows: createSlidingWindow(100_000),
    identify,
    isMember: async (teamId: string, userId: string) =>
      (await findMember(database.queries, teamId, userId)) !== undefined,
  }
  const linkParts = { ...analyst, ...shareParts, shareLinks: parts.shareLinks, sources, links }
  const reports = createReportStore(database)
  sources.onDelete((queries, { id, teamId }, now) => reports.sourceDeleted(queries, teamId, id, now))
  const jobs = createJobs({ database, clock, log })
  const made = createReports({
    ...analyst,
    ...dashboardParts,
    database,
    reports,
    jobs,
    log,
    analystSources: (teamId, spaceId, only = null) => analystSources({ links, sources, log }, teamId, spaceId, only),
  })
  const routes: AppRoute[] = [
    ...dashboardRoutes(dashboardParts),
    ...dashboardShareRoutes(shareParts),
    ...sharedDashboardRoutes(shareParts),
    ...shareLinkRoutes(linkParts),
    ...visitorRoutes(linkParts),
    ...made.routes,
  ]
  return {
    jobs,
    dashboardTools: (maker: { teamId: string; userId: string }, spaceId: string) =>
      dashboardTools(dashboardParts, maker, spaceId),
    framedBy: (requestPath: string) => framedBy(linkParts, requestPath),
    routes,
  }
}
