import type { ChartSpec } from '../../engine/charts/chart.contract.ts'
import type { DocumentNode, ViewNode } from '../../engine/documents/index.ts'
import {
  type FrozenResult,
  nodeText,
  type ReportContent,
  type ReportHead,
  reportFormats,
  shownMetric,
} from '../../engine/reports/index.ts'
import type { Cell } from '../../engine/sandbox/index.ts'
import { type EngineWorkers, renderReport } from '../../engine/workers/index.ts'
import { pack } from '../../platform/database/packed-text.ts'
import { writeJson } from '../../platform/workers/json-in-turns.ts'
import type { Attachment } from './deliveries.contract.ts'

type Fields = NonNullable<FrozenResult['fields']>

/** What is sent, whole and frozen: each way of sending shows as much of it as it can. */
export type DeliveryPayload = {
  title: string
  markdown: string
  table: { columns: string[]; rows: Cell[][]; fields?: Fields } | null
  chart: { spec: ChartSpec; columns: string[]; rows: Record<string, unknown>[]; fields?: Fields } | null
  /** Below the service's own address. */
  link: { path: string; label: string } | null
  /** What a file is made from; null: none can be. */
  document: { head: ReportHead; content: ReportContent } | null
  /** For programs: what this is about. */
  about: Record<string, unknown>
  /** Whose it is: what is drawn for it is drawn in their turn. */
  userId?: string
}

/** As it is kept until it is sent: made before the transaction that keeps it. `userId`: for whom it is made. */
export const packPayload = async (payload: DeliveryPayload, userId: string): Promise<string> =>
  pack(await writeJson({ ...payload, userId }))

export type AttachedFile = { name: string; contentType: string; body: Buffer }

const maxRows = 20
const maxWords = 1_500

/** What a document says in short: its numbers, its first words, its first chart and table. */
export function shortOf(
  { nodes, results }: ReportContent,
  locale: string,
): Pick<DeliveryPayload, 'markdown' | 'table' | 'chart'> {
  const lines: string[] = []
  const views: ViewNode[] = []
  const walk = (node: DocumentNode): void => {
    if (typeof node === 'string' || node.type === 'control') return
    if (node.type === 'grid' || node.type === 'note') node.children.forEach(walk)
    else if (node.type === 'metric') {
      const result = results[node.query]
      if (!result) return
      const { label, value, delta } = shownMetric(node, result, locale)
      lines.push(`- **${label}**: ${value}${delta ? ` (${delta})` : ''}`)
    } else if (node.type !== 'element') views.push(node)
    else if (/^h[1-6]$/.test(node.tag)) lines.push('', `**${nodeText(node)}**`, '')
    else if (node.tag === 'li') lines.push(`- ${nodeText(node)}`)
    else if (node.tag === 'p') lines.push(nodeText(node), '')
    else node.children.forEach(walk)
  }
  nodes.forEach(walk)
  const chart = views.find((node) => node.type === 'chart')
  const table = views.find((node) => node.type === 'table')
  const charted = chart && results[chart.query]
  const listed = table ? results[table.query] : undefined
  return {
    markdown: cutWords(lines.join('\n').replace(/\n{3,}/g, '\n\n')),
    chart: chart?.type === 'chart' && charted ? drawnOf(chart.chart, charted) : null,
    table: listed ? firstRows({ columns: listed.columns, rows: cellsOf(listed), fields: listed.fields }) : null,
  }
}

/** At a line's end, so that no mark of the text is left open. */
function cutWords(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= maxWords) return trimmed
  const end = trimmed.lastIndexOf('\n', maxWords)
  return `${trimmed.slice(0, end > 0 ? end : maxWords).trimEnd()}\n…`
}

type Listed = { columns: string[]; rows: Cell[][]; fields?: Fields | undefined }

export const firstRows = ({ columns, rows, fields }: Listed): NonNullable<DeliveryPayload['table']> => ({
  columns,
  rows: rows.slice(0, maxRows),
  ...(fields && { fields }),
})

type Drawn = Pick<NonNullable<DeliveryPayload['chart']>, 'columns' | 'rows'> & { fields?: Fields | undefined }

export const drawnOf = (spec: ChartSpec, { columns, rows, fields }: Drawn): NonNullable<DeliveryPayload['chart']> => ({
  spec,
  columns,
  rows,
  ...(fields && { fields }),
})
const cellsOf = ({ columns, rows }: FrozenResult): Cell[][] =>
  rows.slice(0, maxRows).map((row) => columns.map((name) => row[name] ?? null))

export async function fileOf(
  workers: EngineWorkers,
  { teamId, locale }: { teamId: string; locale: string },
  payload: DeliveryPayload,
  format: Attachment,
): Promise<AttachedFile | null> {
  if (!payload.document) return null
  const { head, content } = payload.document
  const body = await renderReport(workers, { teamId, userId: payload.userId }, { format, head, locale, content })
  const name = `${head.title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'report'}.${format}`
  return { name, contentType: reportFormats[format], body }
}
