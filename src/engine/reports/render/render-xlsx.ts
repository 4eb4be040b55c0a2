import { cellsOf, toWorkbook } from '../../exports/index.ts'
import type { Cell } from '../../sandbox/query.ts'
import type { ReportContent } from '../report-content.ts'
import { type ReportHead, textOf } from './document-text.ts'

/** The words on the first sheet, every table behind them on one of its own. */
export function renderXlsx(head: ReportHead, content: ReportContent): AsyncGenerator<Buffer> {
  const words = [head.title, head.description ?? '', ...content.nodes.map(textOf)].filter((text) => text.trim() !== '')
  const results = Object.values(content.results)
  return toWorkbook([
    { title: 'Report', table: { columns: ['Report'], types: ['text'], rows: words.map((text): Cell[] => [text]) } },
    ...results.map(({ title, columns, types, rows }) => ({
      title,
      table: { columns, types, rows: cellsOf(columns, rows) },
    })),
  ])
}
