export { createReports } from './create-reports.ts'
export { faultOf, isLasting, type MakeReportDeps, makeReport } from './make-report.ts'
export { createReportStore, queuedReport, type ReportRow, type ReportStore } from './reports.store.ts'
export { reportPayload, sendReportRoutes } from './send-report.routes.ts'
