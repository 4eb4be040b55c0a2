import { tool, zodSchema } from 'ai'
import type { QueryTarget } from '../../sandbox/query.ts'
import { queryForModel, rowsThatFit } from '../query-for-model.ts'
import { type RunSqlOutput, runSqlInput } from '../tool-contract.ts'
import { type AnalystSource, privacyOf, schemaNamesOf, strictest, type Workbench } from '../workbench.ts'

/** Kept with the message for the reader. */
const forReader = { rows: 1_000, bytes: 256 * 1024 }
/** Told to a model elsewhere. */
const forModel = { rows: 30, bytes: 8 * 1024 }

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
      const outcome = await queryForModel(
        bench.runQuery,
        {
          source: source.source,
          target,
          sql: input.sql,
          privacy,
          schemaNames: source.parts.flatMap(schemaNamesOf),
        },
        () => `r${bench.results.size + 1}`,
        bench.leaves ? forModel : forReader,
        abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal,
      )
      if (!outcome.ok) {
        bench.modelViews.set(toolCallId, outcome.view)
        return { ok: false, error: outcome.error, ...said }
      }
      const { result, view } = outcome
      const { resultId, columns, types, rows, rowCount, truncated } = result
      bench.results.set(resultId, result)
      bench.modelViews.set(toolCallId, view.rows.length === 0 && view.note ? withPerson(view) : view)
      const shown = rows.slice(0, rowsThatFit(rows, forReader))
      return {
        ok: true,
        resultId,
        columns,
        types,
        rows: shown,
        rowCount,
        truncated: truncated || shown.length < rows.length,
        ...said,
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

const personSees = 'The person sees the whole table beside your answer; refer to it instead of quoting values.'
const withPerson = (view: RunSqlOutput & { ok: true }) => ({ ...view, note: `${view.note} ${personSees}` })

/** Of a question before this one: that it ran and what its columns were. Its rows are not told again, nor anything private. */
function earlierView(bench: Workbench, output: RunSqlOutput): RunSqlOutput {
  const open = bench.sources.every(({ parts }) => parts.every((part) => privacyOf(bench, part) === 'full'))
  if (!output.ok) return open ? output : { ok: false, error: 'It failed.' }
  const { resultId, columns, types, rowCount, truncated } = output
  const note = 'Rows of an earlier answer; run the statement again when they are needed.'
  return { ok: true, resultId, columns, types, rows: [], rowCount: open ? rowCount : -1, truncated, note }
}
