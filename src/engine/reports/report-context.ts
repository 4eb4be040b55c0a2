import type { Catalog, Question } from '../question/index.ts'
import type { FrozenResult, ReportContent } from './report-content.ts'

export type ReportOptions = { measure?: string; from?: string; to?: string }

/** Under which name a report keeps a result, and the result. */
export type KeptResult = { name: string; result: FrozenResult }

/** What a template works with. */
export type ReportContext = {
  /** What the data of the space means. */
  catalog: Catalog
  /** YYYY-MM-DD. */
  today: string
  options: ReportOptions
  /** Through the sandbox; the answer is kept in the report under a name of its own. */
  ask(title: string, question: Question): Promise<KeptResult>
  /** Keeps a table that needed no query. */
  keep(title: string, table: Pick<FrozenResult, 'columns' | 'types' | 'rows'>): KeptResult
  /** Words for a section: those given, written from the numbers by rules, or a model's own when they pass the audit. */
  prose(title: string, byRules: string, results: FrozenResult[]): Promise<string>
  progress(share: number, doing: string): Promise<void>
}

export type ReportTemplate = {
  id: string
  name: string
  description: string
  make(context: ReportContext): Promise<ReportContent['nodes']>
}
