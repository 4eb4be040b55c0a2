import type { Candidate, Chart, Edge } from '../chart.ts'
import { whollySaid } from '../clauses/phrases.ts'
import { unusedTokens } from '../features.ts'

/**
 * Words that the best reading must not leave out where another one heeds them: the groups of a time, a period, parts that stand side by side.
 * Where it heeds them, the others stay.
 */
export const wholeReadings = <T extends { candidate: Candidate }>(chart: Chart, readings: T[]): T[] => {
  const plain = chart.tokens.flatMap((_, at) => chart.at(at).filter((edge) => isPlain(chart, edge)))
  const wholly = readings.flatMap((reading) => toldBy(reading).edges.filter(({ rule }) => rule === whollySaid))
  const said = [...plain, ...wholly]
  if (said.length === 0) return readings
  const left = new Map(readings.map((reading) => [reading, unusedTokens(chart, toldBy(reading))]))
  const whole = said.reduce((kept, { start, end }) => {
    const heeding = kept.filter((reading) => !left.get(reading)?.some((at) => at >= start && at < end))
    return heeding.length > 0 ? heeding : kept
  }, readings)
  return whole[0] === readings[0] ? readings : whole
}

/** By the parts that explain most of the words. */
const toldBy = ({ candidate }: { candidate: Candidate }): Candidate => candidate.also ?? candidate

const isPlain = (chart: Chart, edge: Edge): boolean => {
  if (edge.kind === 'sides') return edge.score >= 0.9
  if (edge.kind === 'operator') return edge.op === 'together' || edge.op === 'compare'
  // "revenue, orders and profit": each of them
  if (edge.kind === 'measure') return edge.score >= 0.9 && isListed(chart, edge)
  // "customers who bought tents": they are asked for, whatever else is said
  if (edge.kind === 'entity') return edge.how === 'exact' && /^(?:who|whose|that)$/.test(chart.word(edge.end))
  if (edge.kind === 'dimension')
    return /^(?:by|per|each|every|in|for)$/.test(chart.word(edge.start)) && edge.by.every((by) => 'grain' in by)
  return edge.kind === 'floating' && chart.of(edge.start, 'period').length > 0
}

const isListed = (chart: Chart, { start, end }: Edge): boolean =>
  (/^(?:,|and)$/.test(chart.word(end)) && isFigure(chart, end + 1)) ||
  (/^(?:,|and)$/.test(chart.word(start - 1)) &&
    chart.tokens.some((_, at) => chart.at(at).some((e) => e.end === start - 1 && e.kind === 'measure')))

const isFigure = (chart: Chart, at: number): boolean =>
  chart.of(at, 'measure').length > 0 || chart.of(at, 'entity').length > 0
