import { periodComparison, whatChanged } from './compare-periods.ts'
import { kpiSummary } from './kpi-summary.ts'
import { dataProfile, dataQuality } from './look-at-data.ts'
import type { ReportTemplate } from './report-context.ts'

export { cellText, shownMetric } from './render/cells.ts'
export { type ReportHead, textOf as nodeText } from './render/document-text.ts'
export { renderWords } from './render/render-html.ts'
export { type ReportFormat, renderReport, reportFormats } from './render/render-report.ts'
export type { FrozenResult, ReportContent } from './report-content.ts'
export type { KeptResult, ReportContext, ReportOptions, ReportTemplate } from './report-context.ts'
export { suggestDashboard } from './suggest-dashboard.ts'

export const builtinTemplates: ReportTemplate[] = [kpiSummary, periodComparison, whatChanged, dataProfile, dataQuality]
