import type { DatabaseSync } from 'node:sqlite'
import type { Call, Conclusion, ReadQuestionOutput } from '../src/engine/analyst/builtin/analyse.ts'
import { analyse } from '../src/engine/analyst/builtin/analyse.ts'
import { readQuestion } from '../src/engine/analyst/reading/read-question.ts'
import { valueTerms } from '../src/engine/analyst/reading/value-terms.ts'
import type { Cell, DescribedSource, FindValuesOutput, RunSqlOutput } from '../src/engine/analyst/tool-contract.ts'
import { buildCatalog } from '../src/engine/catalog/build-catalog.ts'
import type { Catalog } from '../src/engine/question/catalog.ts'
import { compile, QuestionFault, readValue } from '../src/engine/question/index.ts'
import type { Question } from '../src/engine/question/question.contract.ts'
import type { ColumnProfile, ColumnType, SourceColumn, SourceTable } from '../src/engine/schema.ts'
import { registerFunctions } from '../src/engine/sources/sqlite/functions.ts'

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

export const openWorkbench = (database: DatabaseSync, today: string): Workbench => {
  registerFunctions(database)
  const part = { dataSourceId: 'main', name: 'main', schemaName: null, grounding: '', tables: tablesOf(database) }
  return { sources: [{ source: 'main', engine: 'sqlite', parts: [part] }], database, today }
}

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

type Place = {
  schemaName: string | null
  table: string
  column: string
  values: Map<string, { value: string; at: number }[]>
}

/** Every text of a column by its letters alone: nothing is written to what is asked. */
const placesIn = (bench: Workbench): Place[] =>
  bench.sources
    .flatMap(({ parts }) => parts.flatMap(({ schemaName, tables }) => tables.map((table) => ({ schemaName, table }))))
    .filter(({ table }) => table.kind !== 'view' && !table.hidden)
    .flatMap(({ schemaName, table }) =>
      table.columns
        .filter(({ type }) => type === 'text')
        .map((column): Place => {
          const c = quote(column.name)
          const from = `${schemaName ? `${schemaName}.` : ''}${quote(table.name)}`
          const all = bench.database
            .prepare(`SELECT DISTINCT ${c} AS value FROM ${from} WHERE ${c} IS NOT NULL`)
            .all() as { value: string }[]
          const indexed = all.map(({ value }, at) => ({ value, at }))
          const values = Map.groupBy(indexed, ({ value }) => String(value).trim().toLowerCase())
          return { schemaName, table: table.name, column: column.name, values }
        }),
    )

/** Made once for each bench. */
const keptOf = <T>(make: (bench: Workbench) => T): ((bench: Workbench) => T) => {
  const kept = new WeakMap<Workbench, T>()
  return (bench) => {
    const known = kept.get(bench) ?? make(bench)
    kept.set(bench, known)
    return known
  }
}
const placesOf = keptOf(placesIn)

const findValues = (bench: Workbench, terms: string[]): FindValuesOutput => {
  const wanted = new Map(terms.map((term) => [term.toLowerCase(), term]))
  const matches = placesOf(bench).flatMap(({ values, ...place }) =>
    [...wanted]
      .flatMap(([letters, term]) => (values.get(letters) ?? []).map(({ value, at }) => ({ term, value, at })))
      .sort((a, b) => a.at - b.at)
      .map(({ term, value }) => ({ term, source: 'main', ...place, value, exact: true })),
  )
  return { matches }
}

export const catalogOf = keptOf(
  (bench): Catalog =>
    buildCatalog(
      bench.sources.flatMap(({ parts }) =>
        parts.map(({ dataSourceId, tables }) => ({
          id: dataSourceId,
          dialect: 'sqlite' as const,
          schema: { tables },
          isFile: true,
        })),
      ),
      { timeZone: 'UTC', fiscalYearStart: 1, today: bench.today },
    ),
)

const readWords = (bench: Workbench, text: string, previous: Question | null): ReadQuestionOutput => {
  const catalog = catalogOf(bench)
  const found = findValues(bench, valueTerms(text)).matches.flatMap(({ table, column, value }) =>
    catalog.datasets
      .filter((dataset) => dataset.table.name === table)
      .flatMap((dataset) =>
        dataset.fields
          .filter((field) => field.column === column)
          .map((field) => ({ dataset: dataset.name, field: field.name, value })),
      ),
  )
  const request = { text, catalog, found, previous, instructions: '' }
  const byWords = readQuestion(request)
  const rows = rowsOf(bench, catalog, byWords.rowsWanted)
  return { ok: true, ...(rows.length > 0 ? readQuestion({ ...request, rows }) : byWords) }
}

const jsonOf = keptOf(() => new Map<string, string>())

const rowsOf = (bench: Workbench, { datasets }: Catalog, wanted: string[]) =>
  datasets
    .filter(({ name }) => wanted.includes(name))
    .map(({ name, table }) => {
      const kept = jsonOf(bench)
      const json =
        kept.get(table.name) ?? JSON.stringify(bench.database.prepare(`SELECT * FROM ${quote(table.name)}`).all())
      kept.set(table.name, json)
      return { dataset: name, json }
    })

const askQuestion = (bench: Workbench, question: Question): RunSqlOutput & { sql: string } => {
  try {
    const { sql, columns } = compile(question, catalogOf(bench), { written: true })
    const result = runSql(bench, sql)
    if (!result.ok) return { ...result, sql }
    const rows = result.rows.map((row) => row.map((cell, i) => readValue(cell, columns[i]?.type ?? 'other')))
    return { ...result, rows, sql }
  } catch (error) {
    if (!(error instanceof QuestionFault)) throw error
    return { ok: false, error: error.message, sql: '' }
  }
}

/** One call of a tool. */
export const play = (bench: Workbench, call: Call, previous: Question | null = null): unknown => {
  switch (call.tool) {
    case 'read_question':
      return readWords(bench, call.input.text, previous)
    case 'ask':
      return askQuestion(bench, call.input.question as Question)
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

/** Asks a question, or a conversation whose last turn is told, and plays the tools until the analyst is done. */
export const ask = (bench: Workbench, asked: string | string[]): Outcome => {
  const questions = typeof asked === 'string' ? [asked] : asked
  let previous: Question | null = null
  let outcome: Outcome | null = null
  for (const n of questions.keys()) {
    const turn = takeTurn(bench, analyse(questions.slice(0, n + 1)), previous)
    outcome = turn.outcome
    previous = turn.question
  }
  return outcome as Outcome
}

const takeTurn = (bench: Workbench, run: ReturnType<typeof analyse>, previous: Question | null) => {
  const outcome: Omit<Outcome, keyof Conclusion> = { sql: [], answer: null, chart: null, errors: [] }
  let question: Question | null = null
  for (let step = run.next(); ; ) {
    if (step.done) return { outcome: { ...step.value, ...outcome }, question }
    const call = step.value
    if (call.tool === 'ask') question = call.input.question as Question
    if (call.tool === 'make_chart') outcome.chart = call.input.chart.type
    if (call.tool === 'give_answer') outcome.answer = call.input
    const result = play(bench, call, previous)
    if (call.tool === 'ask') {
      const { sql, ...ran } = result as ReturnType<typeof askQuestion>
      outcome.sql.push(sql)
      if (!ran.ok) outcome.errors.push(`${ran.error}\n${sql}`)
    }
    step = run.next(result)
  }
}
