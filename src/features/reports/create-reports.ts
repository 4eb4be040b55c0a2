import { isoNow } from '../../platform/clock.ts'
import type { AppRoute } from '../access/index.ts'
import { faultOf, isLasting, type MakeReportDeps, makeReport } from './make-report.ts'
import { reportTemplateRoutes } from './report-templates.routes.ts'
import { type ReportRouteDeps, reportJob, reportRoutes } from './reports.routes.ts'

/** Reports: their routes, and the job that makes them. */
export function createReports(deps: ReportRouteDeps & MakeReportDeps): { routes: AppRoute[] } {
  const { jobs, reports, clock } = deps
  type Payload = { teamId: string; reportId: string }
  async function fail({ teamId, reportId }: Payload, error: unknown): Promise<void> {
    const change = { status: 'failed' as const, doing: null, error: faultOf(error), updatedAt: isoNow(clock) }
    await reports.update(teamId, reportId, change)
  }
  jobs.define<Payload>(reportJob, {
    attempts: 2,
    async run(payload, signal) {
      try {
        await makeReport(deps, payload, signal)
      } catch (error) {
        // Asked again, the same statement on the same data would fail again.
        if (!isLasting(error)) throw error
        await fail(payload, error)
      }
    },
    failed: fail,
  })
  return { routes: [...reportRoutes(deps), ...reportTemplateRoutes(deps)] }
}
