import type { PackedResult, ReportContent } from '../report-content.ts'
import type { ReportHead } from './document-text.ts'

export type ReportFormat = 'pdf' | 'html' | 'md' | 'xlsx'
/** What is kept as text, or came as text, is read where it is drawn. */
export type RenderTask = {
  format: ReportFormat
  head: ReportHead
  content: ReportContent | { json: string } | { nodes: ReportContent['nodes']; results: Record<string, PackedResult> }
}
