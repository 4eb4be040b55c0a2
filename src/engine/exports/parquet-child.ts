import { readFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { quoteIdentifier } from '../quote-identifier.ts'
import type { ColumnType } from '../schema.ts'

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

type Judgement = { questions: string[]; type(answers: unknown[]): string }

/** How many values of a column would be lost in its type; for decimals, the digits before and after the point. */
function judge(type: ColumnType, i: number): Judgement {
  if (type === 'decimal')
    return {
      questions: [
        `count(*) FILTER (NOT regexp_full_match(c${i}, '-?[0-9]+([.][0-9]+)?'))`,
        `coalesce(max(length(regexp_extract(c${i}, '[0-9]+'))), 1)`,
        `coalesce(max(length(regexp_extract(c${i}, '[.]([0-9]+)', 1))), 0)`,
      ],
      type([odd, before, after]) {
        const scale = Number(after)
        return Number(odd) === 0 && Number(before) + scale <= 38
          ? `DECIMAL(${Math.max(1, Number(before) + scale)}, ${scale})`
          : 'VARCHAR'
      },
    }
  const native = NATIVE[type]
  if (!native) return { questions: [], type: () => 'VARCHAR' }
  // A cast alone would round 1.5, cut the time off a date and read a year BC as one AD.
  const survives = `regexp_full_match(c${i}, '${native.shape}') AND try_cast(c${i} AS ${native.type}) IS NOT NULL`
  return {
    questions: [`count(*) FILTER (c${i} IS NOT NULL AND NOT (${survives}))`],
    type: ([lost]) => (Number(lost) === 0 ? native.type : 'VARCHAR'),
  }
}

/** Columns that one reading of the rows judges: each pattern takes memory of its own in every thread. */
const JUDGED_AT_ONCE = 100

const selected: string[] = []
for (let from = 0; from < columns.length; from += JUDGED_AT_ONCE) {
  const names = columns.slice(from, from + JUDGED_AT_ONCE)
  const judgements = names.map((_, i) => judge(types[from + i] ?? 'text', from + i))
  const questions = judgements.flatMap((judgement) => judgement.questions)
  const asked = await connection.run(`SELECT ${['count(*)', ...questions].join(', ')} FROM given`)
  const [[, ...answers] = []] = await asked.getRows()
  for (const [i, { questions: own, type }] of judgements.entries())
    selected.push(
      `CAST(c${from + i} AS ${type(answers.splice(0, own.length))}) AS ${quoteIdentifier(names[i] as string)}`,
    )
}
await connection.run(
  `COPY (SELECT ${selected.join(', ')} FROM given) TO 'table.parquet' (FORMAT parquet, COMPRESSION zstd)`,
)
connection.closeSync()
instance.closeSync()
