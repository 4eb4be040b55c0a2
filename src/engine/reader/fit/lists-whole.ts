import type { Candidate, Chart, Edge } from '../chart.ts'

const joints = /^(?:and|or|nor|&)$/

const listed = new Set<Edge['kind']>(['value', 'measure', 'field'])

/** "cancelled or sent back", "passengers and cars per month", of which one is not understood: the other alone is something else. */
export const forgetsOneOfAList = (chart: Chart, { edges }: Candidate, unused: readonly number[]): boolean => {
  const parts = edges.filter(({ kind }) => listed.has(kind))
  return unused.some(
    (at) =>
      (joints.test(chart.word(at - 1)) && parts.some(({ end }) => end === at - 1)) ||
      (joints.test(chart.word(at + 1)) && parts.some(({ start }) => start === at + 2)),
  )
}

/** "by how many percent did it grow, in cups sold": what it is told in was said apart, and not understood. */
export const forgetsInWhat = (chart: Chart, unused: readonly number[]): boolean =>
  unused.some((at) => chart.word(at - 1) === 'in' && chart.word(at - 2) === ',')
