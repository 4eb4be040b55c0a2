import { z } from 'zod'
import type { Catalog } from '../../engine/question/index.ts'
import { builtinTemplates, reportFormats } from '../../engine/reports/index.ts'
import { type EngineWorkers, renderReport, workErrors } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageFields } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { chatErrors } from '../chats/index.ts'
import { type AnswerDeps, dashboardErrors, findAnswer } from '../dashboards/index.ts'
import { contentDisposition } from '../data-sources/index.ts'
import { type LinkStore, requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { writtenLocale } from '../users/index.ts'
import { answerTemplate, type KeptAnswer, titleOfAnswer } from './answer-section.ts'
import {
  exportQuery,
  type Report,
  type ReportInput,
  report,
  reportChange,
  reportInMaking,
  reportInput,
  reportWithContent,
} from './reports.contract.ts'
import { reportErrors as errors } from './reports.errors.ts'
import { queuedReport, type ReportRow, type ReportStore } from './reports.store.ts'

export const reportJob = 'make-report'

export type ReportRouteDeps = AnswerDeps & {
  database: Database
  reports: ReportStore
  spaces: SpaceStore
  links: LinkStore
  jobs: Jobs
  clock: Clock
  workers: EngineWorkers
  /** What the data of a space means, and which day it is there. */
  catalogOf(teamId: string, spaceId: string): Promise<Pick<Catalog, 'today'>>
}

export function reportRoutes(deps: ReportRouteDeps): AppRoute[] {
  const { database, reports, spaces, links, jobs, clock, workers, catalogOf } = deps

  async function find(caller: Principal, id: string): Promise<ReportRow> {
    const found = await findOrThrow(reports.find(caller.teamId, caller.userId, id), errors.notFound)
    return found
  }
  async function templateOf(teamId: string, id: string): Promise<NonNullable<Report['template']> | null> {
    const builtIn = [answerTemplate, ...builtinTemplates].find((each) => each.id === id)
    const found = builtIn ?? (await reports.templateHead(teamId, id))
    return found ? { id: found.id, name: found.name, description: found.description } : null
  }
  const spaceOf = async (teamId: string, id: string) => ({ id, name: (await spaces.find(teamId, id))?.name ?? '' })

  /** What many have in common is read once. */
  async function shown(teamId: string, rows: ReportRow[]) {
    const templates = new Map<string, Awaited<ReturnType<typeof templateOf>>>()
    const inSpaces = new Map<string, Awaited<ReturnType<typeof spaceOf>>>()
    const all = []
    const sources = await reports.sourcesOf(
      teamId,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      await pause()
      const { templateId, spaceId } = row
      const template = templates.get(templateId) ?? (await templateOf(teamId, templateId))
      const space = inSpaces.get(spaceId) ?? (await spaceOf(teamId, spaceId))
      templates.set(templateId, template)
      inSpaces.set(spaceId, space)
      all.push({ ...row, template, space, sources: sources.get(row.id) ?? [] })
    }
    return all
  }
  async function keptAnswer(
    teamId: string,
    spaceId: string,
    answer: NonNullable<ReportInput['answer']>,
  ): Promise<KeptAnswer> {
    if ('sql' in answer) {
      const { title, ...query } = answer
      return { asked: [title], text: '', queries: [query] }
    }
    const { spaceId: of, ...kept } = await findAnswer(deps, teamId, answer)
    if (of !== spaceId) throw chatErrors.messageNotFound()
    return kept
  }
  const one = async (teamId: string, row: ReportRow) => (await shown(teamId, [row]))[0]!

  return tagged('Reports', [
    teamRoute('GET', '/reports', {
      summary: "Lists the caller's own reports, newest first",
      may: 'reports:read',
      query: z.strictObject({ ...pageFields, spaceId: z.string().optional() }),
      answer: z.array(reportInMaking),
      async handle({ caller, query, page }) {
        const rows = await reports.list(caller.teamId, caller.userId, query)
        return shown(caller.teamId, page(rows))
      },
    }),
    teamRoute('POST', '/reports', {
      summary: 'Makes a report in the background; generatedAt is set when it is done',
      may: ['reports:write', 'data-sources:read'],
      body: reportInput,
      status: 201,
      answer: reportInMaking,
      errors: [
        errors.templateNotFound,
        spaceErrors.notFound,
        errors.unknownSource,
        chatErrors.messageNotFound,
        dashboardErrors.noQuery,
      ],
      async handle({ caller, body }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, body.spaceId)
        const template = await findOrThrow(templateOf(teamId, body.templateId), errors.templateNotFound)
        if (body.sources) {
          const attached = new Set((await links.attached(teamId, body.spaceId)).map(({ dataSourceId }) => dataSourceId))
          const unknown = body.sources.find((id) => !attached.has(id))
          if (unknown !== undefined) throw errors.unknownSource(`${unknown} is not attached to the space`)
        }
        const answer = body.answer && (await keptAnswer(teamId, body.spaceId, body.answer))
        const now = isoNow(clock)
        const fields = {
          id: newId(),
          teamId,
          spaceId: body.spaceId,
          createdByUserId: userId,
          templateId: body.templateId,
          title:
            body.title ??
            (answer && titleOfAnswer(answer)) ??
            `${template.name}, ${(await catalogOf(teamId, body.spaceId)).today}`,
          description: body.description ?? null,
          options: JSON.stringify({
            ...body.options,
            ...(body.sources && { sources: body.sources }),
            ...(answer && { answer }),
          }),
        }
        const row = queuedReport(fields, now)
        await database.transaction(async (queries) => {
          await reports.insert(row, queries)
          await jobs.enqueue(reportJob, { teamId, reportId: row.id }, { key: row.id }, queries)
        })
        jobs.wake()
        return one(teamId, row)
      },
    }),
    teamRoute('GET', '/reports/:id', {
      summary: 'Gets a report with its frozen results, or how far its making is',
      may: 'reports:read',
      long: true,
      answer: reportWithContent,
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        const row = await find(caller, id)
        const content = row.generatedAt === null ? null : await reports.content(caller.teamId, id)
        return { ...(await one(caller.teamId, row)), content }
      },
    }),
    teamRoute('PATCH', '/reports/:id', {
      summary: "Updates a report's title, description or archive state",
      description: "Reports are private to their owner: another user's does not exist, also for administrators.",
      may: 'reports:write',
      body: reportChange,
      answer: report,
      errors: [errors.notFound],
      async handle({ caller, params: { id }, body }) {
        const before = await find(caller, id)
        const now = isoNow(clock)
        const { archived, ...fields } = body
        const update = reports.update(caller.teamId, before.id, {
          ...stored(fields),
          ...(archived !== undefined && { archivedAt: archived ? (before.archivedAt ?? now) : null }),
          updatedAt: now,
        })
        return one(caller.teamId, await findOrThrow(update, errors.notFound))
      },
    }),
    teamRoute('DELETE', '/reports/:id', {
      summary: 'Deletes a report',
      may: 'reports:write',
      answer: { kind: 'empty' },
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(reports.remove(caller.teamId, caller.userId, id), errors.notFound)
        await jobs.cancel(reportJob, id)
      },
    }),
    teamRoute('POST', '/reports/:id/regenerate', {
      summary: 'Makes a report again from the data as it is now',
      may: 'reports:write',
      answer: reportInMaking,
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        const before = await find(caller, id)
        const row = await database.transaction(async (queries) => {
          const change = {
            status: 'queued' as const,
            progress: 0,
            doing: null,
            error: null,
            generatedAt: null,
            updatedAt: isoNow(clock),
          }
          const after = await findOrThrow(reports.update(caller.teamId, before.id, change, queries), errors.notFound)
          await jobs.enqueue(reportJob, { teamId: caller.teamId, reportId: id }, { key: id }, queries)
          return after
        })
        jobs.wake()
        return one(caller.teamId, row)
      },
    }),
    teamRoute('GET', '/reports/:id/export', {
      summary: 'Gets a report as a file',
      may: 'reports:read',
      query: exportQuery,
      long: true,
      answer: { kind: 'raw', contentType: 'application/pdf', description: 'The file, in the format asked for' },
      errors: [errors.notFound, errors.notReady, workErrors.busy, workErrors.tooMuch],
      async handle({ caller, params: { id }, query: { format }, reply, signal }) {
        const row = await find(caller, id)
        const json = row.generatedAt === null ? null : await reports.contentText(caller.teamId, id)
        if (!json || row.generatedAt === null) throw errors.notReady()
        const { space, sources } = await one(caller.teamId, row)
        const head = {
          title: row.title,
          description: row.description,
          generatedAt: row.generatedAt,
          spaceName: space.name,
          sources: sources.map(({ dataSourceName }) => dataSourceName),
        }
        const locale = await writtenLocale(database.queries, caller.teamId, caller.userId)
        const file = await renderReport(workers, caller, { format, head, locale, content: { json } }, signal)
        reply
          .type(reportFormats[format])
          .header('content-disposition', contentDisposition(`${row.title}.${format}`))
          // Shown in a browser, it is a page on its own: nothing of this service can be reached from it.
          .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
          .send(file)
      },
    }),
  ])
}
