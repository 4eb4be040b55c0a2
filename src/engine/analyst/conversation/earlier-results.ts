import type { UIMessage } from 'ai'
import { type KeptResult, keptResult, privacyOf, strictest, type Workbench } from '../workbench.ts'

type Output = Partial<Pick<KeptResult, 'source' | 'sql' | 'types' | 'rowCount' | 'truncated'>> &
  Pick<KeptResult, 'resultId' | 'columns' | 'rows'>

/** Makes the results of earlier answers, which are kept with them, usable again by their ids; new ids go on after them. */
export function recallResults(bench: Workbench, messages: Pick<UIMessage, 'parts'>[]): void {
  for (const { parts } of messages)
    for (const part of parts) {
      const output = 'output' in part ? (part.output as Partial<Output> & { ok?: boolean }) : null
      if (!output || typeof output !== 'object' || output.ok !== true || typeof output.resultId !== 'string') continue
      if (!Array.isArray(output.columns) || !Array.isArray(output.rows)) continue
      bench.earlier.set(output.resultId, asKept(bench, output as Output))
      const number = Number(/^r(\d+)$/.exec(output.resultId)?.[1] ?? 0)
      bench.lastResult = Math.max(bench.lastResult, number)
    }
}

function asKept(bench: Workbench, output: Output): KeptResult {
  const { resultId, source = '', sql = '', columns, types, rows, rowCount = rows.length, truncated = false } = output
  const reached = bench.sources.filter((one) => one.source === source)
  // What it was made of is told by its source; without one it may be any of them.
  const parts = (reached.length > 0 ? reached : bench.sources).flatMap((one) => one.parts)
  const privacy = strictest(parts.map((part) => privacyOf(bench, part)))
  return keptResult({ resultId, source, sql, columns, ...(types && { types }), rows, rowCount, truncated, privacy })
}
