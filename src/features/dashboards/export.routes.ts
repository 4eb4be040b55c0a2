import { InvalidValue } from '../../engine/documents/index.ts'
import { reportFormats } from '../../engine/reports/index.ts'
import { renderReport, workErrors } from '../../engine/workers/index.ts'
import { isoNow } from '../../platform/clock.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { contentDisposition, queryFaults, withQueryErrors } from '../data-sources/index.ts'
import { dashboardExportQuery } from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import type { DashboardRouteDeps } from './dashboards.routes.ts'
import { createRoom, freezeDocument } from './freeze-document.ts'

const rowLimit = 10_000
/** Of all results: to draw more takes more memory than a worker has. */
const mostBytes = 32 * 1024 ** 2

export function dashboardExportRoutes({
  store,
  documents,
  runner,
  spaces,
  workers,
  localeOf,
}: DashboardRouteDeps & {
  /** How somebody has numbers and dates written. */
  localeOf(teamId: string, userId: string): Promise<string>
}): AppRoute[] {
  return tagged('Dashboards', [
    teamRoute('GET', '/dashboards/:id/export', {
      summary: 'Gets a dashboard as a file, with what its queries answer now',
      description: 'As it was last saved, with the default of each control.',
      may: 'dashboards:read',
      query: dashboardExportQuery,
      answer: { kind: 'raw', contentType: 'application/pdf', description: 'The file, in the format asked for' },
      answerHeaders: { 'Content-Disposition': 'A name for the file' },
      errors: [
        dashboardErrors.notFound,
        dashboardErrors.invalidParameter,
        ...queryFaults,
        workErrors.busy,
        workErrors.tooMuch,
      ],
      async handle({ caller: { teamId, userId }, params: { id }, query: { format }, reply, signal }) {
        const found = await store.find(teamId, id)
        const kept = found && (await documents({ teamId, userId }, id, found.version))
        const space = kept && (await spaces.find(teamId, found.spaceId))
        if (!space) throw dashboardErrors.notFound()
        const place = { teamId, userId, spaceId: space.id }
        const results = await withQueryErrors(
          freezeDocument(runner, place, kept.document, {}, { maxRows: rowLimit, signal, room: createRoom(mostBytes) }),
        ).catch((error: unknown) => {
          throw error instanceof InvalidValue ? dashboardErrors.invalidParameter(error.message) : error
        })
        const head = {
          title: found.title,
          description: null,
          generatedAt: isoNow(runner.clock),
          spaceName: space.name,
          sources: [],
        }
        const file = await renderReport(
          workers,
          { teamId, userId },
          { format, head, locale: await localeOf(teamId, userId), content: { nodes: kept.document.nodes, results } },
          signal,
        )
        reply
          .type(reportFormats[format])
          .header('content-disposition', contentDisposition(`${found.title}.${format}`))
          // Shown in a browser, it is a page on its own: nothing of this service can be reached from it.
          .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
          .send(file)
      },
    }),
  ])
}
