export { builtinTemplates } from './builtin-templates.ts'
export { shownMetric } from './render/cells.ts'
export { type ReportHead, textOf as nodeText } from './render/document-text.ts'
export { renderWords } from './render/render-html.ts'
export { reportFormats } from './render/render-task.ts'
export { type FrozenResult, type PackedResult, type ReportContent, unpackResult } from './report-content.ts'
export type { KeptResult, ReportContext } from './report-context.ts'

export { suggestDashboard } from './suggest-dashboard.ts'
