import type { DocumentNode } from '../documents/documents.contract.ts'
import type { FieldLook } from '../formats/field-look.contract.ts'
import { type Cell, rowsOf } from '../sandbox/query.ts'
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

export function unpackResult(result: FrozenResult | PackedResult): FrozenResult {
  if ('rows' in result) return result
  const { json, wholes, ...rest } = result
  const read = wholes?.map((whole) => ({ by: whole.by, rows: rowsOf(whole) }))
  return { ...rest, rows: rowsOf({ json }), ...(read && { wholes: read }) }
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
