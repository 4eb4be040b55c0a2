import type { DatabaseSync } from 'node:sqlite'
import type { Call, Conclusion } from '../src/engine/analyst/builtin/analyse.ts'
import { analyse } from '../src/engine/analyst/builtin/analyse.ts'
import type { Cell, DescribedSource, FindValuesOutput, RunSqlOutput } from '../src/engine/analyst/tool-contract.ts'
import type { ColumnProfile, ColumnType, SourceColumn, SourceTable } from '../src/engine/schema.ts'

/** A SQLite file with the analyst's tools around it, all in this process: what the evaluations ask their questions of. */
export type Workbench = { sources: DescribedSource[]; database: DatabaseSync; today: string }

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const typeOf = (native: string): ColumnType => {
  const t = native.toUpperCase()
  if (/INT/.test(t)) return 'integer'
  if (/CHAR|TEXT|CLOB/.test(t)) return 'text'
  if (/REAL|FLOA|DOUB|NUMERIC|DECIMAL/.test(t)) return 'real'
  if (/BOOL/.test(t)) return 'boolean'
  if (/DATETIME|TIMESTAMP/.test(t)) return 'datetime'
  if (/DATE/.test(t)) return 'date'
  if (/BLOB/.test(t)) return 'blob'
  return 'text'
}

const profileOf = (database: DatabaseSync, table: string, column: string, type: ColumnType): ColumnProfile | null => {
  if (type === 'blob') return null
  const c = quote(column)
  const row = database
    .prepare(
      `SELECT COUNT(*) AS n, COUNT(${c}) AS filled, COUNT(DISTINCT ${c}) AS d, MIN(${c}) AS low, MAX(${c}) AS high FROM ${quote(table)}`,
    )
    .get() as Record<string, number | string | null>
  const mean =
    type === 'integer' || type === 'real'
      ? (database.prepare(`SELECT AVG(${c}) AS m FROM ${quote(table)}`).get()?.m as number | null)
      : null
  const top = database
    .prepare(
      `SELECT ${c} AS value, COUNT(*) AS count FROM ${quote(table)} WHERE ${c} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC LIMIT 20`,
    )
    .all() as { value: string | number; count: number }[]
  return {
    rows: Number(row.n),
    nulls: Number(row.n) - Number(row.filled),
    distinct: Number(row.d),
    min: row.low ?? null,
    max: row.high ?? null,
    mean,
    top,
    histogram: [],
    sampled: false,
  }
}

const tablesOf = (database: DatabaseSync): SourceTable[] => {
  const tables = database
    .prepare("SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string; type: string }[]
  return tables.map(({ name, type }) => {
    const rows = Number(database.prepare(`SELECT COUNT(*) AS n FROM ${quote(name)}`).get()?.n)
    const keys = database.prepare(`PRAGMA foreign_key_list(${quote(name)})`).all() as {
      from: string
      table: string
      to: string | null
    }[]
    const columns = (
      database.prepare(`PRAGMA table_info(${quote(name)})`).all() as {
        name: string
        type: string
        notnull: number
        pk: number
      }[]
    ).map((c): SourceColumn => {
      const key = keys.find((k) => k.from === c.name)
      const columnType = typeOf(c.type)
      return {
        name: c.name,
        type: columnType,
        nativeType: c.type,
        nullable: !c.notnull,
        primaryKey: c.pk > 0,
        references: key ? { table: key.table, column: key.to ?? c.name } : null,
        label: null,
        profile: type === 'view' ? null : profileOf(database, name, c.name, columnType),
      }
    })
    return { name, schema: null, kind: type === 'view' ? 'view' : 'table', rows, hidden: false, columns }
  })
}

export const openWorkbench = (database: DatabaseSync, today: string): Workbench => ({
  sources: [
    {
      source: 'main',
      engine: 'sqlite',
      parts: [{ dataSourceId: 'main', name: 'main', schemaName: null, grounding: '', tables: tablesOf(database) }],
    },
  ],
  database,
  today,
})

export const runSql = (bench: Workbench, sql: string): RunSqlOutput => {
  try {
    const statement = bench.database.prepare(sql)
    const columns = statement.columns().map((c) => c.name)
    statement.setReturnArrays(true)
    const rows = statement.all() as unknown as Cell[][]
    return {
      ok: true,
      resultId: 'r',
      columns,
      types: columns.map(() => 'other'),
      rows,
      rowCount: rows.length,
      truncated: false,
    }
  } catch (error) {
    return { ok: false, error: (error as Error).message }
  }
}

export const findValues = (bench: Workbench, terms: string[]): FindValuesOutput => {
  const matches: FindValuesOutput['matches'] = []
  for (const { schemaName, table } of bench.sources.flatMap((s) =>
    s.parts.flatMap(({ schemaName, tables }) => tables.map((table) => ({ schemaName, table }))),
  )) {
    if (table.kind === 'view' || table.hidden) continue
    for (const column of table.columns) {
      if (column.type !== 'text') continue
      const c = quote(column.name)
      const wanted = new Map(terms.map((term) => [term.toLowerCase(), term]))
      const all = bench.database
        .prepare(
          `SELECT DISTINCT ${c} AS value FROM ${schemaName ? `${schemaName}.` : ''}${quote(table.name)} WHERE ${c} IS NOT NULL`,
        )
        .all() as { value: string }[]
      for (const { value } of all) {
        const term = wanted.get(String(value).trim().toLowerCase())
        if (term)
          matches.push({
            term,
            source: 'main',
            schemaName,
            table: table.name,
            column: column.name,
            value,
            exact: true,
          })
      }
    }
  }
  return { matches }
}

/** One call of a tool. */
export const play = (bench: Workbench, call: Call): unknown => {
  switch (call.tool) {
    case 'describe_tables':
      return { sources: bench.sources, today: bench.today }
    case 'find_values':
      return findValues(bench, call.input.terms)
    case 'run_sql':
      return runSql(bench, call.input.sql)
    default:
      return { ok: true }
  }
}

export type Outcome = Conclusion & {
  sql: string[]
  answer: { columns: string[]; rows: Cell[][] } | null
  chart: string | null
  /** What the engine said against a statement. */
  errors: string[]
}

/** Asks a question and plays the tools until the analyst is done. */
export const ask = (bench: Workbench, questions: string | string[]): Outcome => {
  const run = analyse(typeof questions === 'string' ? [questions] : questions)
  const sql: string[] = []
  let answer: Outcome['answer'] = null
  let chart: string | null = null
  const errors: string[] = []
  for (let step = run.next(); ; ) {
    if (step.done) return { ...step.value, sql, answer, chart, errors }
    const call = step.value
    if (call.tool === 'run_sql') sql.push(call.input.sql)
    if (call.tool === 'make_chart') chart = call.input.chart.type
    if (call.tool === 'give_answer') answer = call.input
    const result = play(bench, call)
    if (call.tool === 'run_sql' && !(result as RunSqlOutput).ok)
      errors.push(`${(result as { error: string }).error}\n${call.input.sql}`)
    step = run.next(result)
  }
}
