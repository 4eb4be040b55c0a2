import type { Candidate, Chart } from '../chart.ts'
import { unusedTokens } from '../features.ts'

const joints = /^(?:or|and|nor)$/

/** "cancelled or sent back", without those sent back: what stands beside a condition is as much asked for as that. */
export const forgetsAnAlternative = (chart: Chart, candidate: Candidate): boolean => {
  const held = candidate.edges.filter(({ kind }) => kind === 'value' || kind === 'condition')
  return unusedTokens(chart, candidate).some((at) => {
    const before = /^(?:an?|the|in|by|were|was|is|are|that)$/.test(chart.word(at - 1)) ? at - 2 : at - 1
    const isBehind = joints.test(chart.word(before)) && held.some(({ end }) => end === before)
    const isFront = joints.test(chart.word(at + 1)) && held.some(({ start }) => start === at + 2)
    return isBehind || isFront
  })
}
