import type { DocumentNode } from '../documents/documents.contract.ts'
import type { FieldLook } from '../formats/field-look.contract.ts'
import { type Cell, rowsInTurns } from '../sandbox/query.ts'
import type { ColumnType } from '../schema.ts'

/** A query's answer as it was when the report was made. */
export type FrozenResult = {
  title: string
  columns: string[]
  types: ColumnType[]
  rows: Record<string, Cell>[]
  truncated: boolean
  /** What was asked, for those who want to check; null when it came from a source's profile. */
  sql: string | null
  /** Of a question: how its columns read, and the totals that its views show. */
  fields?: Record<string, FieldLook>
  wholes?: { by: string[]; rows: Record<string, Cell>[] }[]
}

/** The same with its rows as the JSON text that they came as: it is read where they are needed. */
export type PackedResult = Omit<FrozenResult, 'rows' | 'wholes'> & {
  json: Uint8Array
  wholes?: { by: string[]; json: Uint8Array }[]
}

/** Others have their turn meanwhile. */
export async function unpackResults(packed: Record<string, PackedResult>): Promise<Record<string, FrozenResult>> {
  const results: Record<string, FrozenResult> = {}
  for (const [name, { json, wholes = [], ...rest }] of Object.entries(packed)) {
    const result: FrozenResult = { ...rest, rows: await rowsInTurns({ json }) }
    for (const { by, json } of wholes)
      result.wholes = [...(result.wholes ?? []), { by, rows: await rowsInTurns({ json }) }]
    results[name] = result
  }
  return results
}

/** A report: a document with its results in it. It reads the same next year. */
export type ReportContent = { nodes: DocumentNode[]; results: Record<string, FrozenResult> }

export const heading = (level: number, text: string): DocumentNode => ({
  type: 'element',
  tag: `h${level}`,
  children: [text],
})
export const paragraph = (text: string): DocumentNode => ({ type: 'element', tag: 'p', children: [text] })
export const listing = (items: string[]): DocumentNode => ({
  type: 'element',
  tag: 'ul',
  children: items.map((item) => ({ type: 'element', tag: 'li', children: [item] })),
})
