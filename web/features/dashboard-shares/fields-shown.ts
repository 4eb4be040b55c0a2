import type { Dimension } from '../../../src/engine/question/question.contract.ts'
import type { ShownDocument } from '../dashboards/document/documents.ts'

/** The fields that the questions of a document are grouped by: what a click on a mark can filter by. */
export function fieldsShown({ queries }: ShownDocument): { field: string; label: string }[] {
  const found = new Map<string, string>()
  for (const { question } of queries)
    for (const { of, label } of (question as { by?: Dimension[] } | undefined)?.by ?? []) {
      const bare = 'at' in of ? of.of : of
      if (!('field' in bare)) continue
      const { dataset, field } = bare.field
      const said = field.replaceAll('_', ' ')
      if (!found.has(`${dataset}.${field}`))
        found.set(`${dataset}.${field}`, label ?? said.charAt(0).toUpperCase() + said.slice(1))
    }
  return [...found].map(([field, label]) => ({ field, label }))
}
