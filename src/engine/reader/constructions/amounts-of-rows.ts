import type { Chart, Edge, EdgeOf, PartConstruction } from '../chart.ts'

const doing = /^(?:did|do|does|have|has|was|were|is|are|they)$/

/** "how much wine did Chile export", of rows that tell how much was exported: `fit/measured-rows.ts` adds up what they keep. */
export const amountsOfRows: PartConstruction = {
  name: 'how much was done',
  examples: ['how much wine did Chile export, where rows tell the exports of each country and year'],
  match(chart, at) {
    const length = chart.phrase(at, 'how much')
    const on = length > 0 ? deedBehind(chart, at + length)?.dataset : undefined
    if (!on || on.primaryKey.length === 1) return []
    const edge = { start: at, end: at + length, score: 0.95, rule: amountsOfRows.name, kind: 'measure' as const }
    return [{ ...edge, measures: [{ count: on.name }], on, fn: 'count', fields: [], loose: false } satisfies Edge]
  },
}

/** The deed is said later: "did Chile export". */
const deedBehind = (chart: Chart, from: number): EdgeOf<'entity'> | undefined => {
  const help = chart.tokens.findIndex(({ word }, at) => at >= from && doing.test(word))
  if (help < 0) return undefined
  return chart.tokens
    .flatMap((_, at) => (at > help ? chart.of(at, 'entity') : []))
    .find(({ how, score }) => how === 'exact' && score >= 0.9)
}
