import type { DashboardQueryResult, ShownDocument, ShownQuery } from '../../../../src/client/index.ts'
import type { Control, DocumentNode, Option, Scalar } from '../../../../src/engine/documents/documents.contract.ts'
import type { FieldLook } from '../../../../src/engine/formats/field-look.contract.ts'
import type { DataRow } from '../../../components/table/data-table-values.ts'

export type { Control, DocumentNode, Option, Scalar, ShownDocument, ShownQuery }
export type Result = {
  columns: string[]
  rows: DataRow[]
  truncated: boolean
  /** Of a question: how its columns read. */
  fields?: Record<string, FieldLook>
  /** Totals that were kept with the rows. */
  wholes?: { by: string[]; rows: DataRow[] }[]
}

/** The header says whether there was more than is answered. */
export const resultOf = ({ body, headers }: { body: DashboardQueryResult; headers: Headers }): Result => ({
  columns: body.columns,
  rows: body.data as DataRow[],
  truncated: headers.get('x-truncated') === 'true',
  ...(body.fields ? { fields: body.fields as Record<string, FieldLook> } : {}),
})

/** The contract describes nodes in words; these are their types. */
export const nodesOf = ({ nodes }: Pick<ShownDocument, 'nodes'>): DocumentNode[] => nodes as DocumentNode[]

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The first column is the value, the second, when there is one, what is shown: as the service reads them. */
export function optionsFrom({ columns, rows }: Result): Option[] {
  const [valueColumn, labelColumn = valueColumn] = columns
  if (valueColumn === undefined) return []
  const seen = new Map<Scalar, Option>()
  for (const row of rows) {
    const value = row[valueColumn]
    if (isScalar(value) && !seen.has(value)) seen.set(value, { value, label: String(row[labelColumn!] ?? value) })
  }
  return [...seen.values()]
}
