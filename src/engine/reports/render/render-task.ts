import type { ReportContent } from '../report-content.ts'
import type { ReportHead } from './document-text.ts'

export type ReportFormat = 'pdf' | 'html' | 'md' | 'xlsx'
export const reportFormats: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** What is drawn, and for whom. */
export type DrawnContent = ReportContent & Pick<RenderTask, 'locale'>

export type RenderTask = {
  format: ReportFormat
  head: ReportHead
  /** How whoever gets it has numbers and dates written. */
  locale: string
  content: ReportContent
}
