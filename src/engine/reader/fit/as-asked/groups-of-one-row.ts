import type { Dimension } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { isAmount, isYear, measureDataset } from '../../fields.ts'
import { fieldIn } from '../group-fields.ts'

/** Readings whose groups are single rows, or amounts that nobody groups by. */

const fewRows = 20
const extremes = new Set(['max', 'min', 'first', 'last'])
const grouping = /^(?:per|each|every|by|across|for|in|of)$/

const isPlainGroup = ({ grain, bins }: Dimension): boolean => grain === undefined && bins === undefined

/** Whether each row of what is measured is a group of its own. */
const isEachRow = (chart: Chart, { of }: Dimension, measured: ReadonlySet<string>): boolean => {
  const field = fieldIn(chart, of)
  const isOwn = 'field' in of && measured.has(of.field.dataset)
  const profile = field?.profile
  return isOwn && profile != null && profile.rows > fewRows && profile.distinct === profile.rows
}

const measuredIn = ({ question: { measures } }: Candidate, { catalog }: Chart): Set<string> =>
  new Set(measures.flatMap((measure) => measureDataset(measure, catalog) ?? []))

/** "average fee per visit of cats and dogs": over all visits, not of each visit by itself beside the cats and dogs. */
export const averagesSingleRows = (candidate: Candidate, chart: Chart): boolean => {
  const { by, measures, compare } = candidate.question
  const isAverage = measures.length > 0 && measures.every((measure) => 'fn' in measure && measure.fn === 'avg')
  if (!isAverage || (by.length < 2 && compare === undefined)) return false
  const measured = measuredIn(candidate, chart)
  return by.some((each) => isPlainGroup(each) && isEachRow(chart, each, measured))
}

/** "the highest reading and when it was": one reading, not the highest at each time. */
export const extremesOfSingleRows = (candidate: Candidate, chart: Chart): boolean => {
  const { by, measures, limit } = candidate.question
  if (by.length === 0 || limit !== undefined || measures.length === 0) return false
  if (!measures.every((measure) => 'fn' in measure && extremes.has(measure.fn))) return false
  const measured = measuredIn(candidate, chart)
  return by.some((each) => isPlainGroup(each) && isEachRow(chart, each, measured)) && !saysGroups(chart)
}

const saysGroups = (chart: Chart): boolean => chart.tokens.some(({ word }) => /^(?:per|each|every|by)$/.test(word))

/** "how many students, going by what they pay": an amount is no group, unless it is said to be. */
export const groupsByAnAmount = ({ question: { by }, edges }: Candidate, chart: Chart): boolean =>
  by.some((each) => {
    const field = fieldIn(chart, each.of)
    if (!field || !isPlainGroup(each) || field.role !== 'measure' || !isAmount(field) || isYear(field)) return false
    if ((field.profile?.distinct ?? 0) <= fewRows) return false
    return !edges.some(
      (e) =>
        (e.kind === 'dimension' || (e.kind === 'field' && e.field === field)) &&
        [e.start, e.start - 1, e.start - 2].some((at) => grouping.test(chart.word(at))),
    )
  })
