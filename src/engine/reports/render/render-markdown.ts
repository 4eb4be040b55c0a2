import { sparkPoints } from '../../charts/metric.ts'
import type { DocumentNode, ElementNode } from '../../documents/documents.contract.ts'
import { isPivot } from '../../documents/views.ts'
import { type ShownMetric, shownMetric, shownPivot, shownTable } from './cells.ts'
import { cellsOfTable, type ReportHead, textOf } from './document-text.ts'
import { headLine, moreText } from './render-html.ts'
import type { DrawnContent } from './render-task.ts'

const maxRows = 500
/** What would be read as markup or as HTML. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>#|~])/g, '\\$1').replace(/\s*\n\s*/g, ' ')

/** Charts become the tables that they draw: nothing of a report is lost in a text. */
export function renderMarkdown(head: ReportHead, content: DrawnContent): string {
  const blocks = [`# ${plain(head.title)}`, `*${plain(headLine(head))}*`]
  if (head.description) blocks.push(plain(head.description))
  for (const node of content.nodes) blocks.push(...block(node, content))
  return `${blocks.filter((text) => text !== '').join('\n\n')}\n`
}

function block(node: DocumentNode, content: DrawnContent): string[] {
  if (typeof node === 'string') return [plain(node)]
  if (node.type === 'control') return []
  if (node.type === 'grid' || node.type === 'note') return node.children.flatMap((child) => block(child, content))
  if (node.type === 'element') return [elementText(node)]
  const result = content.results[node.query]
  if (!result) return []
  if (node.type === 'metric') return [metricText(shownMetric(node, result, content.locale))]
  const table = isPivot(node)
    ? shownPivot(node, result, { maxRows, locale: content.locale })
    : shownTable(node.type === 'table' ? node : { type: 'table', query: node.query }, result, {
        maxRows,
        locale: content.locale,
      })
  const title = node.type === 'chart' ? node.chart.title : node.title
  const lines = tableText(
    table.columns.map(({ label }) => label),
    table.columns.map(({ numeric }) => numeric),
    table.totals ? [...table.rows, table.totals] : table.rows,
  )
  return [
    ...(title ? [`**${plain(title)}**`] : []),
    lines,
    ...(table.more > 0 || result.truncated ? [moreText(table.more, result.truncated)] : []),
  ]
}

function elementText(node: ElementNode): string {
  const level = /^h([1-6])$/.exec(node.tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${plain(textOf(node))}`
  if (node.tag === 'ul' || node.tag === 'ol')
    return node.children.map((item, i) => `${node.tag === 'ol' ? `${i + 1}.` : '-'} ${plain(textOf(item))}`).join('\n')
  if (node.tag === 'blockquote') return `> ${plain(textOf(node))}`
  if (node.tag === 'hr') return '---'
  if (node.tag !== 'table') return plain(textOf(node))
  const [head = [], ...rows] = cellsOfTable(node)
  return tableText(
    head,
    head.map(() => false),
    rows,
  )
}

const metricText = ({ label, value, delta, spark }: ShownMetric): string =>
  `**${plain(label)}:** ${plain(value)}${delta ? ` (${plain(delta)})` : ''}${spark ? ` ${sparkText(spark)}` : ''}`

function tableText(head: string[], numeric: boolean[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(plain).join(' | ')} |`
  const rule = `|${numeric.map((right) => (right ? ' ---: |' : ' --- |')).join('')}`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const blocks = '▁▂▃▄▅▆▇█'
const maxBlocks = 60

/** A line of blocks; of many values every so many-th. */
function sparkText(values: (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const step = Math.max(1, Math.ceil(known.length / maxBlocks))
  const some = known.filter((_, i) => (known.length - 1 - i) % step === 0)
  return sparkPoints(some, 1, blocks.length - 1)
    .map(([, y]) => blocks[blocks.length - 1 - Math.round(y)])
    .join('')
}
