import type { Candidate, Chart } from '../chart.ts'

const joints = /^(?:and|or|nor|&)$/

/** "cancelled or sent back", "taxis and meals", of which one is not understood: the other alone is something else. */
export const forgetsOneOfAList = (chart: Chart, { edges }: Candidate, unused: readonly number[]): boolean => {
  const values = edges.filter(({ kind }) => kind === 'value')
  return unused.some(
    (at) =>
      (joints.test(chart.word(at - 1)) && values.some(({ end }) => end === at - 1)) ||
      (joints.test(chart.word(at + 1)) && values.some(({ start }) => start === at + 2)),
  )
}

/** "by how many percent did it grow, in cups sold": what it is told in was said apart, and not understood. */
export const forgetsInWhat = (chart: Chart, unused: readonly number[]): boolean =>
  unused.some((at) => chart.word(at - 1) === 'in' && chart.word(at - 2) === ',')
