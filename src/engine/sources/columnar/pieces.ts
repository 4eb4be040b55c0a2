import { readdirSync } from 'node:fs'
import path from 'node:path'
import { maxRowBytes } from '../../sandbox/piece-writer.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Rows that were copied (sandbox/piece-writer.ts) as a table of DuckDB's with one column: `r`, the list of their texts. */
export function pieces(folder: string): string {
  const files = readdirSync(folder).map((name) => quoted(path.join(folder, name)))
  if (files.length === 0) return '(SELECT NULL::VARCHAR[] AS r WHERE false)'
  return `read_json([${files.join(', ')}], format = 'newline_delimited', records = false, columns = {r: 'VARCHAR[]'}, maximum_object_size = ${maxRowBytes})`
}

/** What to ask of decimals that are told as text: how many digits stand before and behind the point. */
export const digitsOf = (text: string): [whole: string, behind: string] => [
  `max(length(ltrim(split_part(${text}, '.', 1), '-+0')))`,
  `max(length(split_part(${text}, '.', 2)))`,
]

/** The narrowest type that holds them all; null where DuckDB has none. */
export const decimalOf = (whole: number, behind: number): string | null =>
  whole + behind > 38 ? null : `DECIMAL(${Math.max(1, whole + behind)}, ${behind})`
