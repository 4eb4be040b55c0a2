import { readFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import type { ColumnType } from '../sources/schema.ts'

/** Reads `rows.ndjson` of its folder, all text, and writes `table.parquet` with the types that every value survives. */
const NATIVE: Partial<Record<ColumnType, { type: string; shape: string }>> = {
  integer: { type: 'BIGINT', shape: '-?[0-9]+' },
  real: { type: 'DOUBLE', shape: '.*' },
  boolean: { type: 'BOOLEAN', shape: 'true|false' },
  date: { type: 'DATE', shape: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
  datetime: {
    type: 'TIMESTAMP',
    shape: '[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?(Z|[+-]00(:?00)?)?',
  },
  time: { type: 'TIME', shape: '[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?' },
}

const { columns, types } = JSON.parse(readFileSync(0, 'utf8')) as { columns: string[]; types: ColumnType[] }
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const instance = await DuckDBInstance.create(':memory:', {
  threads: '2',
  memory_limit: '512MB',
  temp_directory: `${process.cwd()}/spill`,
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
})
const connection = await instance.connect()
const keys = columns.map((_, i) => `c${i}: 'VARCHAR'`).join(', ')
await connection.run(
  `CREATE VIEW given AS SELECT * FROM read_json('rows.ndjson', format = 'newline_delimited', columns = {${keys}})`,
)

/** How many values of a column would be lost in each type; for decimals, the digits before and after the point. */
async function typeOf(type: ColumnType, i: number): Promise<string> {
  const ask = async (sql: string) => (await (await connection.run(`SELECT ${sql} FROM given`)).getRows())[0] ?? []
  if (type === 'decimal') {
    const [odd, before, after] = await ask(
      `count(*) FILTER (NOT regexp_full_match(c${i}, '-?[0-9]+([.][0-9]+)?')), coalesce(max(length(regexp_extract(c${i}, '[0-9]+'))), 1), coalesce(max(length(regexp_extract(c${i}, '[.]([0-9]+)', 1))), 0)`,
    )
    const scale = Number(after)
    return Number(odd) === 0 && Number(before) + scale <= 38
      ? `DECIMAL(${Math.max(1, Number(before) + scale)}, ${scale})`
      : 'VARCHAR'
  }
  const native = NATIVE[type]
  if (!native) return 'VARCHAR'
  // A cast alone would round 1.5, cut the time off a date and read a year BC as one AD.
  const [lost] = await ask(
    `count(*) FILTER (NOT regexp_full_match(c${i}, '${native.shape}') OR try_cast(c${i} AS ${native.type}) IS NULL AND c${i} IS NOT NULL)`,
  )
  return Number(lost) === 0 ? native.type : 'VARCHAR'
}

const selected: string[] = []
for (const [i, name] of columns.entries())
  selected.push(`CAST(c${i} AS ${await typeOf(types[i] ?? 'text', i)}) AS ${quoted(name)}`)
await connection.run(
  `COPY (SELECT ${selected.join(', ')} FROM given) TO 'table.parquet' (FORMAT parquet, COMPRESSION zstd)`,
)
connection.closeSync()
instance.closeSync()
