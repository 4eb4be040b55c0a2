import { flatPivot } from '../../charts/pivot/pivot-text.ts'
import type { ChartNode } from '../../documents/documents.contract.ts'
import { isPivot, viewsOf } from '../../documents/views.ts'
import { cellsOf, type Sheet, toWorkbook } from '../../exports/index.ts'
import { excelFormat } from '../../formats/excel-format.ts'
import type { Cell } from '../../sandbox/query.ts'
import type { FrozenResult } from '../report-content.ts'
import { readPivot } from './cells.ts'
import { type ReportHead, textOf } from './document-text.ts'
import type { DrawnContent } from './render-task.ts'

/** The words on the first sheet, every table behind them on one of its own, pivot tables laid out with their totals. */
export function renderXlsx(head: ReportHead, content: DrawnContent): AsyncGenerator<Buffer> {
  const words = [head.title, head.description ?? '', ...content.nodes.map(textOf)].filter((text) => text.trim() !== '')
  const pivots = viewsOf(content.nodes).flatMap((view) => {
    const result = content.results[view.query]
    return isPivot(view) && result ? [pivotSheet(view, result, content.locale)] : []
  })
  return toWorkbook([
    { title: 'Report', table: { columns: ['Report'], types: ['text'], rows: words.map((text): Cell[] => [text]) } },
    ...pivots,
    ...Object.values(content.results).map((result) => resultSheet(result, content.locale)),
  ])
}

function resultSheet({ title, columns, types, rows, fields }: FrozenResult, locale: string): Sheet {
  const formats = columns.map((name) =>
    excelFormat(
      name,
      fields?.[name],
      rows.map((row) => row[name]),
      locale,
    ),
  )
  const labels = columns.map((name) => fields?.[name]?.label ?? name)
  return { title, table: { columns: labels, types, rows: cellsOf(columns, rows), formats } }
}

/** The numbers themselves below the headings that people read. */
function pivotSheet({ chart }: ChartNode, result: FrozenResult, locale: string): Sheet {
  const { pivot, text } = readPivot(chart, result, locale)
  const { columns, rows, totals } = flatPivot(pivot, text, 'Total')
  const labels = [...rows, totals].map(([label]) => label ?? '')
  const cells = pivot.lines.map(({ cells: line }, i): Cell[] => [
    labels[i] ?? '',
    ...line.map(({ value }) => (value ?? null) as Cell),
  ])
  const typeOf = (name: string) => result.types[result.columns.indexOf(name)] ?? 'real'
  const formats = pivot.heads.map(({ value }, i) =>
    excelFormat(
      value,
      result.fields?.[value],
      cells.map((row) => row[i + 1]),
      locale,
    ),
  )
  return {
    title: chart.title ?? `${result.title} pivot`,
    table: {
      columns: columns.map(({ label }) => label),
      types: ['text', ...pivot.heads.map(({ value }) => typeOf(value))],
      rows: cells,
      formats: [null, ...formats],
    },
  }
}
