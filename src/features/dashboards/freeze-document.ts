import { grandTotal } from '../../engine/charts/metric.ts'
import { wholesOf } from '../../engine/charts/pivot/pivot.ts'
import { type DocumentQuery, isPivot, type ParsedDocument, showsTotal, viewsOf } from '../../engine/documents/index.ts'
import type { PackedResult } from '../../engine/reports/index.ts'
import { QueryError } from '../../engine/sandbox/index.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { type DocumentPlace, type DocumentRunner, type RunLimits, runDocumentQuery } from './run-document-query.ts'

/** Of a report, and of what is sent of a dashboard: of each query, which says so where there is more, and of all together. */
export const keptOfQuery = { maxRows: 1_000, maxBytes: 1024 ** 2 }
export const keptInAll = 8 * 1024 ** 2

/** What may be read in all. More is refused: with some of its results alone a document would say something else. */
export function createRoom(bytes: number) {
  let left = bytes
  return {
    take({ json }: Pick<PackedResult, 'json'>): void {
      left -= json.byteLength
      if (left >= 0) return
      const most = `${Math.round(bytes / 1024 ** 2)} MB`
      throw new QueryError(
        'too-large',
        `All queries together gave more than ${most}, the most that there is room for: let them give fewer rows or columns.`,
      )
    },
  }
}
export type Room = ReturnType<typeof createRoom>

/** Every query of a document, answered once and kept; its rows stay the text that they came as. */
export async function freezeDocument(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  params: unknown,
  { room, ...limits }: RunLimits & { room: Room },
  before: (name: string, share: number) => Promise<void> = async () => {},
): Promise<Record<string, PackedResult>> {
  const results: Record<string, PackedResult> = {}
  // What is answered from the cache waits for nothing: many such queries would be one long stretch of work.
  for (const [index, query] of document.queries.entries()) {
    await pause()
    await before(query.name, index / document.queries.length)
    const outcome = await runDocumentQuery(runner, place, document, query, { params }, limits)
    room.take(outcome)
    const { columns, types, json, truncated, fields } = outcome
    const title = query.name.replaceAll('_', ' ')
    const wholes = []
    for (const by of shownWholes(document, query)) {
      await pause()
      const whole = await runDocumentQuery(runner, place, document, query, { params, whole: by }, limits).catch(untold)
      if (!whole) continue
      room.take(whole)
      wholes.push({ by, json: whole.json })
    }
    results[query.name] = {
      title,
      columns,
      types,
      json,
      truncated,
      sql: query.template.sql,
      ...(fields && { fields }),
      ...(wholes.length > 0 && { wholes }),
    }
  }
  return results
}

/** A question may have no totals (groups chosen by their measures): then the view shows what adds up. */
function untold(error: unknown): null {
  if (error instanceof QueryError && error.kind === 'failed') return null
  throw error
}

/** The totals that the views of a question show. */
function shownWholes({ nodes }: ParsedDocument, { name, question }: DocumentQuery): string[][] {
  if (!question) return []
  const asked = viewsOf(nodes)
    .filter((view) => view.query === name)
    .flatMap((view) => {
      if (!isPivot(view)) return showsTotal(view) ? grandTotal : []
      const { rows, columns, x, series } = view.chart
      return wholesOf({ rows: rows ?? (x ? [x] : []), columns: columns ?? (series ? [series] : []) })
    })
  return [...new Map(asked.map((by) => [JSON.stringify(by), by] as const)).values()]
}
