import type { Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../../chart.ts'
import { missingCounts } from '../../constructions/statistics/missing-counts.ts'
import { unusedTokens } from '../../features.ts'
import { comparativeAt, eitherWayAt } from '../../frames/two-sides/comparatives.ts'
import { offersTwo } from '../../frames/two-sides/direction.ts'
import { fieldIn } from '../group-fields.ts'

/** Readings that answer another question about two or more sides than the one that was asked. */

const whether = /^(?:did|do|does|is|are|was|were|has|have|had|will|would|can)$/

/** "did June or August have more rain": which of them; "did we sell more or less": which way. Neither is answered by yes or no. */
export const answersWhetherForWhich = ({ question: { measures } }: Candidate, chart: Chart): boolean => {
  if (!measures.some((measure) => 'compare' in measure) || !whether.test(chart.word(0))) return false
  return offersTwo(chart) || chart.tokens.some((_, at) => eitherWayAt(chart, at) !== null)
}

/** "did June or August have more rain": not how much there was in both. */
export const forgetsWhichHasMore = (candidate: Candidate, chart: Chart): boolean => {
  const { by, measures, order } = candidate.question
  if (by.length > 0 || measures.length > 1 || order || !whether.test(chart.word(0)) || !offersTwo(chart)) return false
  return unusedTokens(chart, candidate).some((at) => comparativeAt(chart, at) !== null)
}

/** "how many A, B and C values are missing": so many of each, not the rows that lack all, nor a list of what is left. */
export const forgetsEachMissing = ({ edges }: Candidate, chart: Chart): boolean =>
  !edges.some(countsEachMissing) && chart.tokens.some((_, from) => chart.of(from, 'measure').some(countsEachMissing))

const countsEachMissing = (edge: Edge): boolean =>
  edge.kind === 'measure' && edge.rule === missingCounts.name && edge.measures.length > 1

/** "how much more did we pay in the last quarter than in the first": no distance between the highest and the lowest of one of them. */
export const tellsARangeForTwo = ({ question: { measures }, edges }: Candidate, chart: Chart): boolean =>
  measures.some((m) => 'op' in m && m.op === '-' && endOf(m.left) === 'max' && endOf(m.right) === 'min') &&
  chart.tokens.some(
    ({ word }, at) => /^(?:more|less|higher|lower|fewer)$/.test(word) && /^(?:much|many)$/.test(chart.word(at - 1)),
  ) &&
  chart.tokens.some(({ word }) => word === 'than') &&
  !edges.some((e) => e.kind === 'measure' && e.fn === 'range')

const endOf = (measure: Measure): string | null => ('fn' in measure ? measure.fn : null)

const together = /^(?:total|altogether|together|overall|combined|all|sum)$/

/** "is a book, disc or film", which are all there are: each of them, since that leaves nothing out. */
export const holdsToAllKinds = ({ question: { by, compare, measures, where } }: Candidate, chart: Chart): boolean => {
  if (
    measures.length === 0 ||
    by.length > 0 ||
    compare ||
    !where ||
    chart.tokens.some(({ word }) => together.test(word))
  )
    return false
  return ('all' in where ? where.all : [where]).some((cond) => {
    const any = 'any' in cond ? cond.any : [cond]
    const values = any.flatMap((c) =>
      'in' in c && Array.isArray(c.values)
        ? c.values
        : 'compare' in c && c.compare === '=' && 'value' in c.right
          ? [c.right.value]
          : [],
    )
    const of = new Set(any.map((c) => JSON.stringify('in' in c ? c.in : 'compare' in c ? c.left : null)))
    const [first] = any
    const field = first && fieldIn(chart, 'in' in first ? first.in : 'compare' in first ? first.left : {})
    return (
      of.size === 1 && values.length >= 3 && field?.type === 'text' && new Set(values).size === field.profile?.distinct
    )
  })
}

const prepositions = /^(?:by|on|in|at|from|with|to|for|of)$/

/** "by bus, by car and by bike": what is said of each by itself is counted for each. */
export const addsUpApart = ({ question: { by, compare, measures }, edges }: Candidate, chart: Chart): boolean => {
  if (by.length > 0 || compare || measures.length !== 1 || !areCounted(chart)) return false
  const values = edges.filter((e) => e.kind === 'value').sort((a, b) => a.start - b.start)
  return values.some((edge, i) => {
    const next = values[i + 1]
    if (!next || next.field !== edge.field) return false
    const between = chart.tokens.slice(edge.end, next.start).map(({ word }) => word)
    const last = between.at(-1) ?? ''
    return between.includes('and') && prepositions.test(last) && values.some((e) => chart.word(e.start - 1) === last)
  })
}

const areCounted = (chart: Chart): boolean => chart.tokens.some((_, at) => chart.phrase(at, 'how many') > 0)

/** "how has it developed month by month": what it was in each of them, and not the months. */
export const listsForTime = ({ question: { measures } }: Candidate, chart: Chart): boolean =>
  measures.length === 0 &&
  chart.tokens.some(
    ({ word }, at) =>
      /^(?:day|week|month|quarter|year)$/.test(word) && chart.word(at + 1) === 'by' && chart.word(at + 2) === word,
  )

/** "in the first or the second half of 2025": two halves of that year, and neither what stands first nor the half of another year. */
export const takesApartTwoPeriods = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      (edge.kind === 'superlative' || edge.kind === 'floating') &&
      !saysYear(chart, edge) &&
      periodsAround(chart, edge).some((around) => saysYear(chart, around)),
  )

const saysYear = (chart: Chart, { start, end }: Edge): boolean =>
  chart.tokens.slice(start, end).some(({ word }) => /^(?:19|20)\d\d$/.test(word))

const periodsAround = (chart: Chart, { start, end }: Edge): Edge[] =>
  [start, start - 1, start - 2, start - 3, start - 4, start - 5].flatMap((at) =>
    chart.of(at, 'sides').filter((sides) => sides.start <= start && sides.end >= end && sides.score >= 0.9),
  )
