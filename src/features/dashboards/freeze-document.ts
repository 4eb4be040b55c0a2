import type { ParsedDocument } from '../../engine/documents/index.ts'
import type { PackedResult } from '../../engine/reports/index.ts'
import { type DocumentPlace, type DocumentRunner, type RunLimits, runDocumentQuery } from './run-document-query.ts'

/** Every query of a document, answered once and kept; its rows stay the text that they came as. */
export async function freezeDocument(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  params: unknown,
  limits: RunLimits,
  before: (name: string, share: number) => Promise<void> = async () => {},
): Promise<Record<string, PackedResult>> {
  const results: Record<string, PackedResult> = {}
  for (const [index, query] of document.queries.entries()) {
    await before(query.name, index / document.queries.length)
    const outcome = await runDocumentQuery(runner, place, document, query, { params }, limits)
    const { columns, types, json, truncated } = outcome
    const title = query.name.replaceAll('_', ' ')
    results[query.name] = { title, columns, types, json, truncated, sql: query.template.sql }
  }
  return results
}
