import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { delivery } from '../deliveries/deliveries.contract.ts'
import {
  checkTargets,
  type Deliveries,
  type DeliveryPayload,
  deliveryErrors,
  packPayload,
  shortOf,
  shownTargets,
  type TargetDeps,
  type TellPerson,
  withSecrets,
} from '../deliveries/index.ts'
import type { SpaceStore } from '../spaces/index.ts'
import { writtenLocale } from '../users/index.ts'
import { reportErrors as errors } from './reports.errors.ts'
import type { ReportRow, ReportStore } from './reports.store.ts'
import { sendInput, sentReport } from './send-report.contract.ts'

export type SendReportDeps = TargetDeps & {
  database: Database
  reports: ReportStore
  spaces: SpaceStore
  deliveries: Deliveries
  jobs: Jobs
  clock: Clock
  tellPerson: TellPerson
}

/** A made report as something to send; null while there is nothing in it. */
export async function reportPayload(
  { database, reports, spaces }: Pick<SendReportDeps, 'database' | 'reports' | 'spaces'>,
  row: ReportRow,
): Promise<DeliveryPayload | null> {
  const content = row.generatedAt === null ? null : await reports.content(row.teamId, row.id)
  if (!content || row.generatedAt === null) return null
  const [space, sources] = await Promise.all([
    spaces.find(row.teamId, row.spaceId),
    reports.sourcesOf(row.teamId, [row.id]),
  ])
  const head = {
    title: row.title,
    description: row.description,
    generatedAt: row.generatedAt,
    spaceName: space?.name ?? '',
    sources: (sources.get(row.id) ?? []).map(({ dataSourceName }) => dataSourceName),
  }
  return {
    title: row.title,
    ...shortOf(content, await writtenLocale(database.queries, row.teamId, null)),
    // A report is its owner's: whoever gets it has no page to open.
    link: null,
    document: { head, content },
    about: { report: { id: row.id, title: row.title, generatedAt: row.generatedAt } },
  }
}

export function sendReportRoutes(deps: SendReportDeps): AppRoute[] {
  const { database, reports, deliveries, jobs, clock } = deps
  const find = async ({ teamId, userId }: Principal, id: string): Promise<ReportRow> => {
    const row = await findOrThrow(reports.find(teamId, userId, id), errors.notFound)
    return row
  }

  deliveries.own('report', {
    async attempted({ teamId, reportId, recipient, error, status }, _fault, queries) {
      const report = status === 'failed' ? await reports.forMaking(teamId, reportId!, queries) : undefined
      if (!report) return
      await deps.tellPerson(queries, {
        teamId,
        userId: report.createdByUserId,
        title: `A report was not delivered: ${report.title}`,
        text: `It could not be delivered to ${recipient}: ${error}`,
        path: `/reports/${report.id}`,
      })
    },
  })

  return tagged('Reports', [
    teamRoute('GET', '/reports/:id/deliveries', {
      summary: 'Lists to whom a report was sent, and what came of it, newest first',
      may: 'reports:read',
      query: pageQuery,
      answer: z.array(delivery),
      errors: [errors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await find(caller, id)
        const rows = await deliveries.store.ofReport(caller.teamId, id, query)
        return page(rows)
      },
    }),
    teamRoute('POST', '/reports/:id/send', {
      summary: 'Sends a report to team chats, mail addresses and webhooks',
      description: 'Answered when it is written down; what is not taken at once is tried again for some hours.',
      may: ['reports:write', 'reports:read'],
      body: sendInput,
      long: true,
      status: 202,
      answer: sentReport,
      errors: [
        errors.notFound,
        errors.notReady,
        deliveryErrors.mailMissing,
        deliveryErrors.teamChatMissing,
        deliveryErrors.refusedAddress,
      ],
      async handle({ caller, params: { id }, body, request }) {
        const row = await find(caller, id)
        const payload = await reportPayload(deps, row)
        if (!payload) throw errors.notReady()
        await checkTargets(deps, row.teamId, body.to)
        const { targets, made } = withSecrets(body.to)
        const attachment = body.attach === 'none' ? null : body.attach
        const note = body.message ? `${body.message}\n\n${payload.markdown}` : payload.markdown
        const content = await packPayload({ ...payload, markdown: note }, caller.userId)
        const rows = await database.transaction(async (queries) => {
          const sent = await deliveries.dispatch(
            { teamId: row.teamId, targets, content, attachment, reportId: row.id },
            queries,
          )
          const detail = { title: row.title, to: sent.map(({ recipient }) => recipient) }
          await record(queries, { ...by(caller, request), action: 'report.sent', targetId: id, detail }, isoNow(clock))
          return sent
        })
        jobs.wake()
        return { to: shownTargets(targets, made), deliveries: rows }
      },
    }),
  ])
}
