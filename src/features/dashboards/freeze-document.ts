import type { ParsedDocument } from '../../engine/documents/index.ts'
import type { FrozenResult } from '../../engine/reports/index.ts'
import { rowsOf } from '../../engine/sandbox/index.ts'
import { type DocumentPlace, type DocumentRunner, type RunLimits, runDocumentQuery } from './run-document-query.ts'

/** Every query of a document, answered once and kept. */
export async function freezeDocument(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  params: unknown,
  limits: RunLimits,
  before: (name: string, share: number) => Promise<void> = async () => {},
): Promise<Record<string, FrozenResult>> {
  const results: Record<string, FrozenResult> = {}
  for (const [index, query] of document.queries.entries()) {
    await before(query.name, index / document.queries.length)
    const outcome = await runDocumentQuery(runner, place, document, query, params, limits)
    const { columns, types, truncated } = outcome
    const title = query.name.replaceAll('_', ' ')
    results[query.name] = { title, columns, types, rows: rowsOf(outcome), truncated, sql: query.template.sql }
  }
  return results
}
