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
