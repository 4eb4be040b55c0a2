import { mapInTurns } from '../../../platform/workers/in-turns.ts'
import { readValue } from '../../question/index.ts'
import { type Params, QueryError, type QueryTarget, rowsInTurns } from '../../sandbox/query.ts'
import type { ColumnType } from '../../schema.ts'
import type { Privacy } from '../answer-parts.contract.ts'
import type { Cell, RunSqlOutput } from '../tool-contract.ts'
import { type AnalystAbilities, fewestRows, type KeptResult, keptResult } from '../workbench.ts'
import { fitTable, type ModelLimits } from './fit-table.ts'
import { type Grouped, withGroupSize } from './grouped-query.ts'
import { privateError } from './private-error.ts'
import { summariseColumns } from './summarise-columns.ts'

/** Kept for charts, statistics and the audit. */
const keptRows = 10_000
const keptBytes = 8 * 1024 * 1024
const queryMs = 60_000

export type ModelQuery = {
  source: string
  target: QueryTarget
  sql: string
  params?: Params | undefined
  /** What is kept and shown instead of the statement that runs, where values are bound in that. */
  shown?: string
  /** Types of its columns, where the engine knows them less well. */
  types?: ColumnType[]
  /** The statement with the sizes of its groups, or why there is none, where that is known without reading it. */
  grouped?: Grouped | undefined
  /** The strictest of everything that the statement can reach. */
  privacy: Privacy
  /** Words that an error may keep: what people and statements call the things of the source. */
  schemaNames: string[]
}

/** `view` is what the model is told; the result, or the engine's own words, are for people. */
export type ModelQueryOutcome =
  | { ok: true; result: KeptResult; view: RunSqlOutput & { ok: true } }
  | { ok: false; kind: QueryError['kind']; error: string; view: RunSqlOutput & { ok: false } }

/** Runs a statement for a model and makes what the model may see of it. Throws when it was cancelled. */
export async function queryForModel(
  runQuery: AnalystAbilities['runQuery'],
  { source, target, sql, params, shown = sql, privacy, schemaNames, ...query }: ModelQuery,
  /** Asked when the rows are there: several statements may be under way. */
  nextId: () => string,
  limits: ModelLimits,
  signal: AbortSignal,
): Promise<ModelQueryOutcome> {
  const grouped = privacy === 'aggregates' ? (query.grouped ?? withGroupSize(target.kind, sql)) : null
  try {
    const outcome = await runQuery({
      target,
      sql: grouped?.ok ? grouped.sql : sql,
      ...(params && { params }),
      maxRows: keptRows,
      maxBytes: keptBytes,
      timeoutMs: queryMs,
      signal,
    })
    const objects = await rowsInTurns(outcome)
    const sizes = grouped?.ok
      ? objects.map((row) => smallest(grouped.sizes.map((name) => Number(row[name] ?? 0))))
      : null
    const keep = outcome.columns
      .map((name, index) => ({ name, type: query.types?.[index] ?? outcome.types[index] ?? 'other' }))
      .filter(({ name }) => !grouped?.ok || !grouped.sizes.includes(name))
    const columns = keep.map(({ name }) => name)
    const result = keptResult({
      resultId: nextId(),
      source,
      sql: shown,
      columns,
      types: keep.map(({ type }) => type),
      rows: await mapInTurns(objects, (row) =>
        keep.map(({ name, type }) => (query.types ? readValue(asCell(row[name]), type) : asCell(row[name]))),
      ),
      rowCount: outcome.rowCount,
      truncated: outcome.truncated,
      privacy,
    })
    return { ok: true, result, view: modelView(result, sizes, grouped && !grouped.ok ? grouped.why : null, limits) }
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
    const where = error.position === undefined ? '' : ` (at character ${error.position + 1})`
    const told = privacy === 'full' ? error.message : privateError(error.message, sql, schemaNames)
    return {
      ok: false,
      kind: error.kind,
      error: `${error.message}${where}`,
      view: { ok: false, error: `${told}${where}` },
    }
  }
}

/** Of the rows that the measures of a group stand on; one without any stands on none. */
const smallest = (sizes: number[]): number => {
  const there = sizes.filter((size) => size > 0)
  return there.length === 0 ? 0 : Math.min(...there)
}

/** What a driver gave as a cell: a list or an object as its text. */
export const asCell = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value ?? null)

const withheld: Record<Exclude<Privacy, 'full'>, string> = {
  aggregates: `The values are private: only grouped results over at least ${fewestRows} rows may be shown to you.`,
  schema: 'The values are private: only names and types may be shown to you.',
}

/** What the model is told, and noted in the result how much of it that was. */
function modelView(
  result: KeptResult,
  sizes: number[] | null,
  refused: string | null,
  limits: ModelLimits,
): RunSqlOutput & { ok: true } {
  const { resultId, columns, types, rowCount, truncated, privacy } = result
  const base = { ok: true as const, resultId, columns, types, rowCount, truncated }
  const none = (why: string) => {
    result.why = why
    return { ...base, rows: [], note: why }
  }
  if (privacy === 'schema') return { ...none(withheld.schema), rowCount: -1 }
  if (refused)
    return { ...none(`${withheld.aggregates} This statement is not such a query: ${refused}.`), rowCount: -1 }
  const open = sizes ? result.rows.filter((_, index) => sizes[index]! >= fewestRows) : result.rows
  const held = result.rows.length - open.length
  if (sizes && open.length === 0 && held > 0) return none(`${withheld.aggregates} Every group was smaller.`)
  const from = limits.from ?? 0
  const { rows, columns: width } = fitTable(open.slice(from), columns.length, limits)
  const shown = { columns: columns.slice(0, width), types: types.slice(0, width) }
  const notes: string[] = []
  if (width < columns.length) notes.push(`The first ${width} of ${columns.length} columns: select those that you need.`)
  if (rows.length < open.length || truncated) {
    notes.push(
      `${from === 0 ? `The first ${rows.length}` : `Rows ${from + 1} to ${from + rows.length}`} of ${truncated ? `more than ${rowCount}` : rowCount} rows. Over ${truncated ? 'those read' : 'all'}:\n${summariseColumns(shown.columns, shown.types, open)}`,
    )
    result.why = 'only the first rows are shown to a model'
  }
  if (held > 0) {
    notes.push(`${held} groups of fewer than ${fewestRows} rows are held back.`)
    result.why = `${held} groups of fewer than ${fewestRows} rows were held back`
  }
  result.rowsSeen = rows.length
  return { ...base, ...shown, rows, ...(notes.length > 0 && { note: notes.join('\n') }) }
}
