import type { createAnalyst } from './app-analyst.ts'
import type { createSharing } from './app-sharing.ts'
import type { Sandbox } from './engine/sandbox/index.ts'
import type { AppRoute } from './features/access/index.ts'
import { automationRoutes, createAutomations, produce, readValue } from './features/automations/index.ts'
import type { DataSources } from './features/data-sources/index.ts'
import { createDeliveries, type TellPerson } from './features/deliveries/index.ts'
import { sendReportRoutes } from './features/reports/index.ts'
import type { RunRow } from './features/runs/index.ts'
import type { TeamChats } from './features/team-chats/index.ts'
import { findMember } from './features/users/index.ts'
import { createWebhooks, webhookRoutes } from './features/webhooks/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/open.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { DeliverMail } from './platform/mail.ts'
import type { NetworkGuard } from './platform/network.ts'
import type { Secrets } from './platform/secrets.ts'

export type OutboxParts = {
  database: Database
  jobs: Jobs
  clock: Clock
  log: Log
  secrets: Secrets
  guard: NetworkGuard
  deliverMail: DeliverMail | null
  version: string
  address(): string
  sources: DataSources
}

/** What leaves by itself: made first, for what happens everywhere else is told through it. */
export function createOutbox(parts: OutboxParts) {
  const { deliverMail, sources } = parts
  const late: { teamChats: TeamChats | null } = { teamChats: null }
  const teamChats = () => late.teamChats
  const deliveries = createDeliveries({ ...parts, teamChats })

  const tellPerson: TellPerson = async (queries, { teamId, userId, title, text, path }) => {
    const person = await findMember(queries, teamId, userId)
    if (!deliverMail || !person?.email) return
    const parcel = {
      title,
      markdown: text,
      table: null,
      chart: null,
      link: { path, label: 'Open it' },
      document: null,
      about: {},
    }
    const targets = [{ kind: 'email' as const, address: person.email }]
    await deliveries.dispatch({ teamId, targets, parcel, attachment: null }, queries)
  }

  const webhooks = createWebhooks({ ...parts, deliveries, tellPerson })
  sources.onFail((queries, source) =>
    webhooks.tell(queries, {
      teamId: source.teamId,
      type: 'source.failed',
      data: { dataSourceId: source.id, name: source.name, type: source.type, error: source.lastError },
    }),
  )
  return {
    deliveries,
    webhooks,
    tellPerson,
    teamChats,
    tell: webhooks.tell,
    /** Known only after those who ask through them are. */
    connectTeamChats(chats: TeamChats): void {
      late.teamChats = chats
    },
  }
}

export type AutomatingParts = OutboxParts & {
  outbox: ReturnType<typeof createOutbox>
  analyst: ReturnType<typeof createAnalyst>
  sharing: ReturnType<typeof createSharing>
  sandbox: Sandbox
}

/** Automations, and the routes of all that leaves by itself. */
export function createAutomating(parts: AutomatingParts) {
  const { analyst, sharing, sources, outbox } = parts
  const { sourcesOf, isMember, reports, documents } = sharing
  const threshold = { sandbox: parts.sandbox, sourcesOf }
  const automations = createAutomations({
    ...parts,
    ...outbox,
    isMember,
    produce: (job) =>
      produce(
        {
          ...documents,
          store: automations.store,
          clock: parts.clock,
          ask: analyst.ask,
          spaces: analyst.spaces,
          reports,
          making: sharing.making,
        },
        job,
      ),
    readValue: (automation, condition, signal) => readValue(threshold, automation, condition, signal),
  })
  sources.onReplace((queries, source) => automations.fileReplaced(queries, source))
  sources.onDelete((queries, source, now) => automations.sourceDeleted(queries, source, now))
  const targets = { guard: parts.guard, mailIsSetUp: parts.deliverMail !== null, teamChats: outbox.teamChats }
  const routeParts = { ...parts, ...outbox, ...targets, ...threshold }
  const routes: AppRoute[] = [
    ...automationRoutes({
      ...routeParts,
      automations,
      spaces: analyst.spaces,
      agents: analyst.agents,
      links: analyst.links,
      dashboards: documents.dashboards,
      reports,
      isMember,
    }),
    ...webhookRoutes(routeParts),
    ...sendReportRoutes({ ...routeParts, reports, spaces: analyst.spaces }),
  ]
  return { automations, routes }
}

/** What is told of an answer that has ended: that it did and where it is, not what it says. */
export const runFinished = (run: RunRow, { spaceId, automationId, shareLinkId }: Partial<SessionPlace> = {}) => ({
  runId: run.id,
  status: run.status,
  error: run.error,
  chatId: run.chatId,
  spaceId: spaceId ?? null,
  automationId: automationId ?? null,
  shareLinkId: shareLinkId ?? null,
  startedAt: run.startedAt,
})
type SessionPlace = { spaceId: string; automationId: string | null; shareLinkId: string | null }
