import { tool, zodSchema } from 'ai'
import { QueryError, type QueryTarget, rowsOf } from '../../sandbox/query.ts'
import type { Privacy } from '../answer-parts.contract.ts'
import { groupSizeColumn, withGroupSize } from '../grouped-query.ts'
import { privateError } from '../private-error.ts'
import { summariseColumns } from '../summarise-columns.ts'
import { type Cell, type RunSqlOutput, runSqlInput } from '../tool-contract.ts'
import {
  type AnalystSource,
  fewestRows,
  type KeptResult,
  privacyOf,
  schemaNamesOf,
  strictest,
  type Workbench,
} from '../workbench.ts'

/** Kept for charts, statistics and the audit. */
const keptRows = 10_000
const keptBytes = 8 * 1024 * 1024
/** Kept with the message for the reader. */
const readerRows = 1_000
const readerBytes = 256 * 1024
/** Told to a model elsewhere. */
const modelRows = 30
const modelBytes = 8 * 1024
const queryMs = 60_000

/** Tables of results alone: where two servers' results meet. */
export const scratchSource = 'results'

// Made into JSON schema once, not at each run.
const input = zodSchema(runSqlInput)

export function runSqlTool(bench: Workbench) {
  return tool({
    description: `Runs one read-only SELECT on a source and returns its first rows. An error comes back as text: mend the statement and try again. To join sources that cannot be reached in one statement, query each, then name the earlier results in "tables" on a sqlite or duckdb source, or on the source "${scratchSource}", where only they exist.`,
    inputSchema: input,
    async execute(input, { toolCallId, abortSignal }): Promise<RunSqlOutput & { sql: string; source: string }> {
      const said = { sql: input.sql, source: input.source }
      const source = findSource(bench, input.source)
      if (!source)
        return { ok: false, error: `There is no source "${input.source}". There are: ${sourceNames(bench)}.`, ...said }
      const brought = (input.tables ?? []).map(({ resultId, name }) => ({ name, result: bench.results.get(resultId) }))
      const missing = (input.tables ?? []).find(({ resultId }) => !bench.results.has(resultId))
      if (missing) return { ok: false, error: `There is no result "${missing.resultId}".`, ...said }
      let target: QueryTarget = source.target
      if (brought.length > 0) {
        if (!('databases' in target))
          return {
            ok: false,
            error: `Results can be brought into sqlite and duckdb sources and into "${scratchSource}" only.`,
            ...said,
          }
        const cut = brought.find(({ result }) => result?.truncated)
        if (cut)
          return {
            ok: false,
            error: `"${cut.result?.resultId}" has more rows than can be brought over: narrow or group it first.`,
            ...said,
          }
        target = {
          ...target,
          tables: brought.map(({ name, result }) => ({
            name,
            columns: result!.columns,
            types: result!.types,
            rows: result!.rows,
          })),
        }
      }
      const privacy = strictest([
        ...source.parts.map((part) => privacyOf(bench, part)),
        ...brought.map(({ result }) => result!.privacy),
      ])
      const grouped = privacy === 'aggregates' ? withGroupSize(target.kind, input.sql) : null
      try {
        const outcome = await bench.runQuery({
          target,
          sql: grouped?.ok ? grouped.sql : input.sql,
          maxRows: keptRows,
          maxBytes: keptBytes,
          timeoutMs: queryMs,
          signal: abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal,
        })
        const objects = rowsOf(outcome)
        const sizes = grouped?.ok ? objects.map((row) => Number(row[groupSizeColumn] ?? 0)) : null
        const keep = outcome.columns
          .map((name, index) => ({ name, type: outcome.types[index] ?? 'other' }))
          .filter(({ name }) => name !== groupSizeColumn || !sizes)
        const columns = keep.map(({ name }) => name)
        const types = keep.map(({ type }) => type)
        const rows = objects.map((row) => columns.map((name) => scalar(row[name])))
        const result: KeptResult = {
          resultId: `r${bench.results.size + 1}`,
          source: source.source,
          sql: input.sql,
          columns,
          types,
          rows,
          rowCount: outcome.rowCount,
          truncated: outcome.truncated,
          privacy,
          rowsSeen: 0,
          why: null,
        }
        bench.results.set(result.resultId, result)
        const view = modelView(result, sizes, grouped && !grouped.ok ? grouped.why : null, bench.leaves)
        bench.modelViews.set(toolCallId, view)
        const shown = rows.slice(0, rowsThatFit(rows, readerRows, readerBytes))
        return {
          ok: true,
          resultId: result.resultId,
          columns,
          types,
          rows: shown,
          rowCount: outcome.rowCount,
          truncated: outcome.truncated || shown.length < rows.length,
          ...said,
        }
      } catch (error) {
        if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
        const where = error.position === undefined ? '' : ` (at character ${error.position + 1})`
        const names = source.parts.flatMap(schemaNamesOf)
        const told = privacy === 'full' ? error.message : privateError(error.message, input.sql, names)
        bench.modelViews.set(toolCallId, { ok: false, error: `${told}${where}` })
        return { ok: false, error: `${error.message}${where}`, ...said }
      }
    },
    toModelOutput: ({ toolCallId, output }) => ({
      type: 'json',
      value: (bench.modelViews.get(toolCallId) ?? earlierView(bench, output)) as never,
    }),
  })
}

function findSource(bench: Workbench, name: string): AnalystSource | undefined {
  const found = bench.sources.find(({ source }) => source === name)
  if (found || name !== scratchSource) return found
  return { source: scratchSource, engine: 'sqlite', parts: [], target: { kind: 'SQLITE', databases: [] } }
}
const sourceNames = (bench: Workbench) => bench.sources.map(({ source }) => `"${source}"`).join(', ') || 'none'

const scalar = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value ?? null)

function rowsThatFit(rows: Cell[][], mostRows: number, mostBytes: number): number {
  let bytes = 0
  let count = 0
  for (const row of rows) {
    for (const cell of row) bytes += typeof cell === 'string' ? cell.length + 3 : 12
    if (count === mostRows || (bytes > mostBytes && count > 0)) break
    count++
  }
  return count
}

const withheld: Record<Exclude<Privacy, 'full'>, string> = {
  aggregates: `The values are private: only grouped results over at least ${fewestRows} rows may be shown to you.`,
  schema: 'The values are private: only names and types may be shown to you.',
}
const personSees = 'The person sees the whole table beside your answer; refer to it instead of quoting values.'

/** What the model is told, and noted in the result how much of it that was. */
function modelView(result: KeptResult, sizes: number[] | null, refused: string | null, leaves: boolean): RunSqlOutput {
  const { resultId, columns, types, rowCount, truncated, privacy } = result
  const base = { ok: true as const, resultId, columns, types, rowCount, truncated }
  const none = (why: string) => {
    result.why = why
    return { ...base, rows: [], note: `${why} ${personSees}` }
  }
  if (privacy === 'schema') return { ...none(withheld.schema), rowCount: -1 }
  if (refused)
    return { ...none(`${withheld.aggregates} This statement is not such a query: ${refused}.`), rowCount: -1 }
  const open = sizes ? result.rows.filter((_, index) => sizes[index]! >= fewestRows) : result.rows
  const held = result.rows.length - open.length
  if (sizes && open.length === 0 && held > 0) return none(`${withheld.aggregates} Every group was smaller.`)
  const rows = open.slice(0, rowsThatFit(open, leaves ? modelRows : readerRows, leaves ? modelBytes : readerBytes))
  const notes: string[] = []
  if (rows.length < open.length || truncated) {
    notes.push(
      `The first ${rows.length} of ${truncated ? `more than ${rowCount}` : rowCount} rows. Over ${truncated ? 'those read' : 'all'}:\n${summariseColumns(columns, types, open)}`,
    )
    result.why = 'only the first rows are shown to a model'
  }
  if (held > 0) {
    notes.push(`${held} groups of fewer than ${fewestRows} rows are held back.`)
    result.why = `${held} groups of fewer than ${fewestRows} rows were held back`
  }
  result.rowsSeen = rows.length
  return { ...base, rows, ...(notes.length > 0 && { note: notes.join('\n') }) }
}

/** Of a question before this one: that it ran and what its columns were. Its rows are not told again, nor anything private. */
function earlierView(bench: Workbench, output: RunSqlOutput): RunSqlOutput {
  const open = bench.sources.every(({ parts }) => parts.every((part) => privacyOf(bench, part) === 'full'))
  if (!output.ok) return open ? output : { ok: false, error: 'It failed.' }
  const { resultId, columns, types, rowCount, truncated } = output
  const note = 'Rows of an earlier answer; run the statement again when they are needed.'
  return { ok: true, resultId, columns, types, rows: [], rowCount: open ? rowCount : -1, truncated, note }
}
