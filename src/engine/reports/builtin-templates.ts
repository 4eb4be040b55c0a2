import { periodComparison, whatChanged } from './compare-periods.ts'
import { kpiSummary } from './kpi-summary.ts'
import { dataProfile, dataQuality } from './look-at-data.ts'
import type { ReportTemplate } from './report-context.ts'

export const builtinTemplates: ReportTemplate[] = [kpiSummary, periodComparison, whatChanged, dataProfile, dataQuality]
