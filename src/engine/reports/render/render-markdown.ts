import type { DocumentNode } from '../../documents/documents.contract.ts'
import type { ReportContent } from '../report-content.ts'
import { shownMetric, shownTable } from './cells.ts'
import { type ReportHead, textOf } from './document-text.ts'
import { headLine, moreText } from './render-html.ts'

const mostRows = 500
/** What would be read as markup or as HTML. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>#|~])/g, '\\$1').replace(/\s*\n\s*/g, ' ')

/** Charts become the tables that they draw: nothing of a report is lost in a text. */
export function renderMarkdown(head: ReportHead, content: ReportContent): string {
  const blocks = [`# ${plain(head.title)}`, `*${plain(headLine(head))}*`]
  if (head.description) blocks.push(plain(head.description))
  for (const node of content.nodes) blocks.push(...block(node, content))
  return `${blocks.filter((text) => text !== '').join('\n\n')}\n`
}

function block(node: DocumentNode, content: ReportContent): string[] {
  if (typeof node === 'string') return [plain(node)]
  if (node.type === 'control') return []
  if (node.type === 'grid') return node.children.flatMap((child) => block(child, content))
  if (node.type === 'element') {
    const level = /^h([1-6])$/.exec(node.tag)?.[1]
    if (level) return [`${'#'.repeat(Number(level))} ${plain(textOf(node))}`]
    if (node.tag === 'ul' || node.tag === 'ol')
      return [
        node.children.map((item, i) => `${node.tag === 'ol' ? `${i + 1}.` : '-'} ${plain(textOf(item))}`).join('\n'),
      ]
    if (node.tag === 'blockquote') return [`> ${plain(textOf(node))}`]
    if (node.tag === 'hr') return ['---']
    return [plain(textOf(node))]
  }
  const result = content.results[node.query]
  if (!result) return []
  if (node.type === 'metric') {
    const { label, value, delta } = shownMetric(node, result)
    return [`**${plain(label)}:** ${plain(value)}${delta ? ` (${plain(delta)})` : ''}`]
  }
  const table =
    node.type === 'table'
      ? shownTable(node, result, mostRows)
      : shownTable({ type: 'table', query: node.query }, result, mostRows)
  const title = node.type === 'chart' ? node.chart.title : node.title
  const line = (cells: string[]) => `| ${cells.map(plain).join(' | ')} |`
  const lines = [
    line(table.columns.map(({ label }) => label)),
    `|${table.columns.map(({ numeric }) => (numeric ? ' ---: |' : ' --- |')).join('')}`,
    ...table.rows.map(line),
    ...(table.totals ? [line(table.totals)] : []),
  ]
  return [
    ...(title ? [`**${plain(title)}**`] : []),
    lines.join('\n'),
    ...(table.more > 0 || result.truncated ? [moreText(table.more, result.truncated)] : []),
  ]
}
