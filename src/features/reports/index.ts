import { isoNow } from '../../platform/clock.ts'
import type { AppRoute } from '../access/index.ts'
import { faultOf, isLasting, type MakeReportParts, makeReport } from './make-report.ts'
import { reportTemplateRoutes } from './report-templates.routes.ts'
import { type ReportRouteParts, reportJob, reportRoutes } from './reports.routes.ts'

export { faultOf, isLasting, type MakeReportParts, makeReport } from './make-report.ts'
export { createReportStore, queuedReport, type ReportRow, type ReportStore } from './reports.store.ts'
export { reportParcel, sendReportRoutes } from './send-report.routes.ts'

/** Reports: their routes, and the job that makes them. */
export function createReports(parts: ReportRouteParts & MakeReportParts): { routes: AppRoute[] } {
  const { jobs, reports, clock } = parts
  type Payload = { teamId: string; reportId: string }
  async function fail({ teamId, reportId }: Payload, error: unknown): Promise<void> {
    const change = { status: 'failed' as const, doing: null, error: faultOf(error), updatedAt: isoNow(clock) }
    await reports.update(teamId, reportId, change)
  }
  jobs.define<Payload>(reportJob, {
    attempts: 2,
    async run(payload, signal) {
      try {
        await makeReport(parts, payload, signal)
      } catch (error) {
        // Asked again, the same statement on the same data would fail again.
        if (!isLasting(error)) throw error
        await fail(payload, error)
      }
    },
    failed: fail,
  })
  return { routes: [...reportRoutes(parts), ...reportTemplateRoutes(parts)] }
}
