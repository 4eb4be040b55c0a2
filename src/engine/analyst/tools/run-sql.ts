import { tool } from 'ai'
import type { QueryTarget } from '../../sandbox/query.ts'
import { queryForModel } from '../statements/query-for-model.ts'
import { type RunSqlOutput, runSqlInput } from '../tool-contract.ts'
import {
  type AnalystSource,
  nextResultId,
  noResult,
  privacyOf,
  resultOf,
  schemaNamesOf,
  strictest,
  type Workbench,
} from '../workbench.ts'
import { failedBefore, keepOutcome, modelLimits, toldOf } from './kept-outcome.ts'
import { toolInput } from './tool-input.ts'

/** Tables of results alone: where two servers' results meet. */
export const scratchSource = 'results'

const input = toolInput(runSqlInput)

export function runSqlTool(bench: Workbench) {
  return tool({
    description: `Runs one read-only SELECT on a source and returns its first rows. An error comes back as text: fix the statement and try again. To join sources that cannot be reached in one statement, query each, then name the earlier results in "tables" on a sqlite or duckdb source, or on the source "${scratchSource}", where only they exist.`,
    inputSchema: input,
    async execute(input, { toolCallId, abortSignal }): Promise<RunSqlOutput & { sql: string; source: string }> {
      const named = input.source ?? (bench.sources.length === 1 ? bench.sources[0]!.source : '')
      const said = { sql: input.sql, source: named }
      const source = findSource(bench, named)
      if (!source) {
        const why = named === '' ? null : await bench.whyClosed?.(named)
        const wrong = named === '' ? 'Name the source.' : (why ?? `There is no source "${named}".`)
        return { ok: false, error: `${wrong} There are: ${sourceNames(bench)}.`, ...said }
      }
      const brought = (input.tables ?? []).map(({ resultId, name }) => ({ name, result: resultOf(bench, resultId) }))
      const missing = (input.tables ?? []).find(({ resultId }) => !resultOf(bench, resultId))
      if (missing) return { ok: false, error: noResult(bench, missing.resultId), ...said }
      const statement = JSON.stringify([named, input.sql.replace(/\s+/g, ' ').trim(), input.tables ?? []])
      const refused = failedBefore(bench, toolCallId, statement)
      if (refused) return { ...refused, ...said }
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
        () => nextResultId(bench),
        modelLimits(bench),
        abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal,
      )
      return { ...keepOutcome(bench, toolCallId, outcome, statement), ...said }
    },
    toModelOutput: ({ toolCallId, output }) => ({ type: 'json', value: toldOf(bench, toolCallId, output) as never }),
  })
}

function findSource(bench: Workbench, name: string): AnalystSource | undefined {
  const found = bench.sources.find(({ source }) => source === name)
  if (found || name !== scratchSource) return found
  return { source: scratchSource, engine: 'sqlite', parts: [], target: { kind: 'SQLITE', databases: [] } }
}
const sourceNames = (bench: Workbench) => bench.sources.map(({ source }) => `"${source}"`).join(', ') || 'none'
