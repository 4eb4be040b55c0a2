import { atOnce } from '../../platform/workers/in-turns.ts'
import { createProfiler } from '../sandbox/profiler.ts'
import type { ColumnType, SourceColumn, SourceSchema, SourceTable } from '../schema.ts'
import { suggest } from './suggest/suggest.ts'

type Cell = string | number | boolean | null

const typeOf = (cells: Cell[]): ColumnType => {
  const values = cells.filter((cell) => cell !== null)
  if (values.length === 0) return 'text'
  if (values.every((value) => typeof value === 'boolean')) return 'boolean'
  if (values.every((value) => typeof value === 'number')) return values.every(Number.isInteger) ? 'integer' : 'real'
  return values.every((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))) ? 'date' : 'text'
}

/** A table with the profile that the service itself would make of its rows. */
export function tableOf(
  name: string,
  headings: (string | (Partial<SourceColumn> & { name: string }))[],
  rows: Cell[][],
  rest: Partial<SourceTable> = {},
): SourceTable {
  const types = headings.map((_, at) => typeOf(rows.map((row) => row[at] ?? null)))
  const profiler = createProfiler(headings.length, 100_000)
  for (const row of rows) profiler.add(row)
  const profiles = profiler.finish(types, false)
  const columns = headings.map((heading, at): SourceColumn => {
    const given = typeof heading === 'string' ? { name: heading } : heading
    return {
      type: types[at] ?? 'text',
      nativeType: '',
      nullable: true,
      primaryKey: false,
      references: null,
      label: null,
      profile: profiles[at] ?? null,
      ...given,
    }
  })
  return { name, schema: null, kind: 'table', rows: rows.length, hidden: false, columns, ...rest }
}

export const schemaOf = (...tables: SourceTable[]): SourceSchema => ({ tables })

export const numbers = (n: number, make: (at: number) => Cell): Cell[] => Array.from({ length: n }, (_, at) => make(at))
/** Rows from columns. */
export const rowsOf = (...columns: Cell[][]): Cell[][] =>
  (columns[0] ?? []).map((_, at) => columns.map((column) => column[at] ?? null))

export const settings = { timeZone: 'UTC', fiscalYearStart: 1, today: '2026-01-15' }

/** What is suggested of tables as they come. */
export const suggestFrom = (...tables: SourceTable[]) =>
  atOnce(suggest({ id: 'source', dialect: 'sqlite', schema: schemaOf(...tables), ordered: true }, (_, table) => table))

/** Numbers without an order, within bounds. */
export const spread = (n: number, least: number, most: number) =>
  numbers(n, (at) => Math.round(least + ((at * 7919) % (most - least + 1))))
