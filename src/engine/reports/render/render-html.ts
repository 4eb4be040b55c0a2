import { chartPalette } from '../../charts/chart-colours.ts'
import { escapeHtml } from '../../charts/chart-frame.ts'
import { sparkPoints } from '../../charts/metric.ts'
import { type DocumentNode, type ElementNode, textTags } from '../../documents/documents.contract.ts'
import { isPivot } from '../../documents/views.ts'
import { type ShownMetric, type ShownTable, shownMetric, shownPivot, shownTable } from './cells.ts'
import { chartPicture } from './chart-picture.ts'
import { type Heading, headingsOf, type ReportHead } from './document-text.ts'
import type { DrawnContent } from './render-task.ts'

const maxRows = 500
const tags: readonly string[] = textTags

const style = `body{font:15px/1.55 system-ui,sans-serif;color:#1b1c20;max-width:60rem;margin:2.5rem auto;padding:0 1.25rem}
h1{font-size:1.75rem;margin:0 0 .25rem}h2{font-size:1.25rem;margin:2.25rem 0 .5rem}.muted{color:#62646c;font-size:.875rem}
nav ol{padding-left:1.25rem}table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.875rem}
th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #e4e4e8;vertical-align:top}th{font-weight:600}
.number{text-align:right;font-variant-numeric:tabular-nums}tfoot td{font-weight:600;border-top:2px solid #e4e4e8}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto}.grid{display:grid;gap:1rem}
.metric{border:1px solid #e4e4e8;border-radius:.5rem;padding:.75rem 1rem}.metric b{display:block;font-size:1.5rem}.spark{display:block;width:100%;height:2rem}
a{color:#3a67d0}@media print{body{margin:0;max-width:none}h2{break-after:avoid}figure,table,.metric{break-inside:avoid}}`

/** One file that needs nothing else. No script can be in it: whatever a document or a cell holds is text here. */
export async function renderHtml(head: ReportHead, content: DrawnContent): Promise<string> {
  const headings = headingsOf(content.nodes)
  const left = [...headings]
  const body = await renderNodes(content.nodes, content, left)
  const contents = headings.filter(({ level }) => level <= 2)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(head.title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(head.title)}</h1>
<p class="muted">${escapeHtml(headLine(head))}</p>
${head.description ? `<p>${escapeHtml(head.description)}</p>` : ''}
${contents.length > 1 ? `<nav><ol>${contents.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')}</ol></nav>` : ''}
${body}
</body></html>
`
}

export const headLine = ({ spaceName, generatedAt, sources }: ReportHead): string =>
  `${spaceName} · ${generatedAt.slice(0, 16).replace('T', ' ')} UTC${sources.length > 0 ? ` · from ${sources.join(', ')}` : ''}`

/** The words of a document alone, as a piece of a page. */
export const renderWords = (nodes: DocumentNode[]): Promise<string> =>
  renderNodes(nodes, { nodes, results: {}, locale: 'en' }, [])

async function renderNodes(nodes: DocumentNode[], content: DrawnContent, headings: Heading[]): Promise<string> {
  let html = ''
  for (const node of nodes) html += await renderNode(node, content, headings)
  return html
}

async function renderNode(node: DocumentNode, content: DrawnContent, headings: Heading[]): Promise<string> {
  if (typeof node === 'string') return escapeHtml(node)
  if (node.type === 'control') return ''
  if (node.type === 'grid')
    return `<div class="grid" style="grid-template-columns:repeat(${Math.trunc(node.columns) || 1},minmax(0,1fr))">${await renderNodes(node.children, content, headings)}</div>\n`
  if (node.type === 'note') return `<div>${await renderNodes(node.children, content, headings)}</div>\n`
  if (node.type === 'element') return renderElement(node, content, headings)
  const result = content.results[node.query]
  if (!result) return ''
  if (node.type === 'metric') return renderMetric(shownMetric(node, result, content.locale))
  if (node.type === 'table')
    return renderTable(shownTable(node, result, { maxRows, locale: content.locale }), result.truncated)
  if (isPivot(node)) return renderTable(shownPivot(node, result, { maxRows, locale: content.locale }), result.truncated)
  const picture = await chartPicture(node, result, content)
  return typeof picture === 'string' ? `<figure>${picture}</figure>\n` : renderNode(picture, content, headings)
}

async function renderElement(
  { tag, href, children }: ElementNode,
  content: DrawnContent,
  headings: Heading[],
): Promise<string> {
  if (!tags.includes(tag)) return renderNodes(children, content, headings)
  if (tag === 'br' || tag === 'hr') return `<${tag}>`
  const id = /^h[1-6]$/.test(tag) ? ` id="${headings.shift()?.id ?? ''}"` : ''
  const link = tag === 'a' && href !== undefined ? ` href="${escapeHtml(href)}" rel="noopener noreferrer"` : ''
  return `<${tag}${id}${link}>${await renderNodes(children, content, headings)}</${tag}>\n`
}

const renderMetric = ({ label, value, delta, spark }: ShownMetric): string =>
  `<div class="metric"><span class="muted">${escapeHtml(label)}</span><b>${escapeHtml(value)}</b>${delta ? `<span class="muted">${escapeHtml(delta)}</span>` : ''}${spark ? sparkSvg(spark) : ''}</div>\n`

function renderTable({ title, columns, rows, totals, more }: ShownTable, truncated: boolean): string {
  const row = (cells: string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, i) => `<${tag}${columns[i]!.numeric ? ' class="number"' : ''}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const heading = title ? `<h3>${escapeHtml(title)}</h3>` : ''
  const head = `<thead>${row(
    columns.map(({ label }) => label),
    'th',
  )}</thead>`
  const body = `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`
  const foot = totals ? `<tfoot>${row(totals, 'td')}</tfoot>` : ''
  const rest = more > 0 || truncated ? `<p class="muted">${moreText(more, truncated)}</p>` : ''
  return `${heading}<table>${head}${body}${foot}</table>${rest}\n`
}

const sparkSvg = (values: (number | null)[]): string =>
  `<svg class="spark" viewBox="0 0 100 30" preserveAspectRatio="none"><polyline points="${sparkPoints(values, 100, 26)
    .map(([x, y]) => `${x.toFixed(2)},${(y + 2).toFixed(2)}`)
    .join(' ')}" fill="none" stroke="${chartPalette[0]}" stroke-width="1.5" vector-effect="non-scaling-stroke"/></svg>`

export const moreText = (more: number, truncated: boolean): string =>
  truncated ? 'There are more rows than are kept in this report.' : `And ${more} more rows.`
