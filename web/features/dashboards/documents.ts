import type { ShownQuery } from '../../../src/client/index.ts'
import type {
  Control,
  DocumentNode,
  Option,
  Scalar,
  ShownDocument,
} from '../../../src/engine/documents/documents.contract.ts'
import type { DataRow } from '../../components/data-table-values.ts'
import { addressOf, errorFrom, unreachable } from '../../lib/api.ts'

export type { Control, DocumentNode, Option, Scalar, ShownDocument, ShownQuery }
export type Result = { columns: string[]; rows: DataRow[]; truncated: boolean }

/** Runs a query of a document; the header says whether there was more than is answered. */
export async function askQuery(
  path: string,
  body: unknown,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Result> {
  let response: Response
  try {
    response = await fetch(addressOf(path), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal,
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw unreachable(cause)
  }
  if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null))
  const { columns, data } = (await response.json()) as { columns: string[]; data: DataRow[] }
  return { columns, rows: data, truncated: response.headers.get('x-truncated') === 'true' }
}

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
