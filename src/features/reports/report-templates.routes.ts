import { z } from 'zod'
import { builtinTemplates } from '../../engine/reports/index.ts'
import { type EngineWorkers, readToCheck, workErrors } from '../../engine/workers/index.ts'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { errorsOf, problemText } from '../dashboards/index.ts'
import { type ReportTemplateAnswer, reportTemplate, templateChange, templateInput } from './reports.contract.ts'
import { reportErrors as errors } from './reports.errors.ts'
import type { ReportStore } from './reports.store.ts'

/** Whether it could run is known when a space is: a template belongs to none. */
async function checkMarkup(workers: EngineWorkers, { teamId, userId }: Principal, markup: string): Promise<void> {
  const problems = errorsOf((await readToCheck(workers, { teamId, userId }, markup)).problems)
  if (problems.length > 0) throw errors.invalidTemplate(problemText(problems.slice(0, 50)))
}

const builtIn: ReportTemplateAnswer[] = builtinTemplates.map(({ id, name, description }) => ({
  id,
  name,
  description,
  builtIn: true,
  markup: null,
  createdByUserId: null,
  createdAt: null,
  updatedAt: null,
}))

type TemplateDeps = { reports: ReportStore; clock: Clock; workers: EngineWorkers }

export function reportTemplateRoutes({ reports, clock, workers }: TemplateDeps): AppRoute[] {
  return tagged('Report templates', [
    teamRoute('GET', '/report-templates', {
      summary: 'Lists the templates of reports: those built in, then those of the team, newest first',
      may: 'reports:read',
      query: pageQuery,
      answer: z.array(reportTemplate),
      async handle({ caller, query, page }) {
        const rows = page(await reports.templates(caller.teamId, query))
        return [...(query.cursor === undefined ? builtIn : []), ...rows.map((row) => ({ ...row, builtIn: false }))]
      },
    }),
    teamRoute('POST', '/report-templates', {
      summary: 'Makes a template from a document',
      may: ['reports:write', 'data-sources:read'],
      body: templateInput,
      bodyLimit: 1_000_000,
      status: 201,
      answer: reportTemplate,
      errors: [errors.invalidTemplate, workErrors.busy],
      async handle({ caller, body }) {
        await checkMarkup(workers, caller, body.markup)
        const row = {
          id: newId(),
          teamId: caller.teamId,
          ...body,
          createdByUserId: caller.userId,
          ...madeAt(isoNow(clock)),
        }
        await reports.insertTemplate(row)
        return { ...row, builtIn: false }
      },
    }),
    teamRoute('PATCH', '/report-templates/:id', {
      summary: 'Changes a template of the team; reports that were made stay as they are',
      may: ['reports:write', 'data-sources:read'],
      body: templateChange,
      bodyLimit: 1_000_000,
      answer: reportTemplate,
      errors: [errors.templateNotFound, errors.invalidTemplate, workErrors.busy],
      async handle({ caller, params: { id }, body }) {
        await findOrThrow(reports.templateHead(caller.teamId, id), errors.templateNotFound)
        if (body.markup !== undefined) await checkMarkup(workers, caller, body.markup)
        const row = await findOrThrow(
          reports.updateTemplate(caller.teamId, id, { ...body, updatedAt: isoNow(clock) }),
          errors.templateNotFound,
        )
        return { ...row, builtIn: false }
      },
    }),
    teamRoute('DELETE', '/report-templates/:id', {
      summary: 'Deletes a template of the team; reports that were made stay',
      may: 'reports:write',
      answer: { kind: 'empty' },
      errors: [errors.templateNotFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(reports.removeTemplate(caller.teamId, id), errors.templateNotFound)
      },
    }),
  ])
}
