import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'

type Asked = { chart?: { kind: string; options?: Record<string, unknown> } }

/** The chart of a question with what was changed of how it looks; what was taken away is as it was before anyone chose. */
export function chartWith({ chart }: Asked, before: ChartSpec, after: ChartSpec) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ChartSpec)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const options: Record<string, unknown> = { ...chart?.options }
  for (const name of changed) {
    if (after[name] === undefined) delete options[name]
    else options[name] = after[name]
  }
  return { kind: chart?.kind ?? after.type, options }
}
