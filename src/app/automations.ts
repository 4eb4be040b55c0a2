import type { Sandbox } from '../engine/sandbox/index.ts'
import type { AppRoute } from '../features/access/index.ts'
import { automationRoutes, createAutomations, readValue, runAction } from '../features/automations/index.ts'
import type { DataSources } from '../features/data-sources/index.ts'
import { sendReportRoutes } from '../features/reports/index.ts'
import { webhookRoutes } from '../features/webhooks/index.ts'
import type { Analyst } from './analyst.ts'
import type { Foundation } from './foundation.ts'
import type { Outbox } from './outbox.ts'
import type { People } from './people.ts'
import type { Sharing } from './sharing.ts'
import type { Spaces } from './spaces.ts'

type AutomationDeps = {
  foundation: Foundation
  people: Pick<People, 'isMember'>
  sandbox: Sandbox
  sources: DataSources
  spaces: Spaces
  analyst: Analyst
  outbox: Outbox
  sharing: Sharing
}

/** What runs by itself, and the routes of all that leaves by itself. */
export function createAutomating(deps: AutomationDeps) {
  const { foundation, sandbox, sources, analyst, outbox } = deps
  const { isMember } = deps.people
  const { catalogOf } = deps.spaces.definitions
  const { database, jobs, clock, log, secrets, guard } = foundation
  const { spaces, agents, links, dashboards, documents, runner, bareSources, closedOf } = deps.spaces
  const { store: reports, making } = deps.sharing.reports
  const { deliveries, tellPerson, targets, webhooks } = outbox
  const automations = createAutomations({
    database,
    jobs,
    clock,
    log,
    secrets,
    deliveries,
    tellPerson,
    isMember,
    runAction: (store, job) =>
      runAction(
        { database, store, clock, ask: analyst.ask, spaces, dashboards, documents, runner, reports, making },
        job,
      ),
    readValue: (automation, condition, signal) =>
      readValue({ sandbox, sourcesOf: bareSources, closedOf, catalogOf }, automation, condition, signal),
  })
  sources.onReplace((queries, source) => automations.fileReplaced(queries, source))
  sources.onDelete((queries, source, now) => automations.sourceDeleted(queries, source, now))
  const routes: AppRoute[] = [
    ...automationRoutes({
      ...targets,
      database,
      automations,
      deliveries,
      secrets,
      clock,
      spaces,
      agents,
      links,
      dashboards,
      reports,
      sandbox,
      sourcesOf: bareSources,
      closedOf,
      catalogOf,
      isMember,
    }),
    ...webhookRoutes({ database, webhooks, deliveries, guard, secrets, clock }),
    ...sendReportRoutes({ ...targets, database, reports, spaces, deliveries, jobs, clock, tellPerson }),
  ]
  return { routes, start: automations.start, close: automations.close }
}
