import type { Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { fieldOf, isAddedUp, isTime, namedFields } from '../../fields.ts'
import { isDone } from '../../knowledge/verbs/deeds.ts'

/** Where rows belong to other rows: which of the two is counted, added up or told. */

const howOften = /^(?:often|frequently|regularly|rarely|seldom|frequent)$/

/** "which category is lent out most often": how many loans there were, and not how many things there are to lend. */
export const countsThingsForDeeds = ({ question: { measures } }: Candidate, { tokens, catalog }: Chart): boolean => {
  if (catalog.datasets.length < 2) return false
  // "the most borrowed book"
  const isOfDeeds = tokens.some(
    ({ word }, at) =>
      howOften.test(word) ||
      (/^(?:most|many)$/.test(tokens[at - 1]?.word ?? '') && word === 'times') ||
      (/^(?:most|least)$/.test(tokens[at - 1]?.word ?? '') && isDone(word)),
  )
  if (!isOfDeeds) return false
  const { relationships } = catalog
  return measures.some(
    (measure) =>
      'count' in measure &&
      relationships.some(({ to }) => to === measure.count) &&
      !relationships.some(({ from, to }) => from === measure.count && to !== from),
  )
}

/** "our most booked room": by how often it was, and never by the day on which it was. */
export const ordersByDateForMost = ({ edges }: Candidate, { catalog }: Chart): boolean =>
  catalog.datasets.length > 1 &&
  edges.some((edge) => edge.kind === 'superlative' && edge.word === 'most' && edge.field && isTime(edge.field.field))

const isCount = (measure: Measure): boolean => 'count' in measure

const behindMuch = /^(?:has|have|had|did|do|does|was|were|is|are|money|in|altogether|they|we|each|every)$/

/** "how much has each of them spent": what it comes to, and never how many rows there are. */
export const countsRowsForHowMuch = ({ question: { measures } }: Candidate, chart: Chart): boolean => {
  if (measures.length === 0 || !measures.some(isCount)) return false
  if (!chart.tokens.some((_, at) => chart.phrase(at, 'how much') > 0 && behindMuch.test(chart.word(at + 2))))
    return false
  // "how much did they pay, and how many"
  if (chart.tokens.some((_, at) => chart.phrase(at, 'how many') > 0 || chart.phrase(at, 'number of') > 0)) return false
  return measures.some(
    (measure) =>
      'count' in measure &&
      chart.catalog.datasets.some(
        ({ name, ...rest }) => name === measure.count && namedFields({ name, ...rest }).some(isAddedUp),
      ),
  )
}

/** "average miles per rental", of rentals: each has its own, and what has none is in no average. */
export const dividesByItsOwnRows = ({ question: { measures } }: Candidate, { tokens }: Chart): boolean =>
  tokens.some(({ word }) => /^(?:average|avg|mean)$/.test(word)) &&
  measures.some((measure) => {
    if (!('op' in measure) || measure.op !== '/') return false
    const { left, right } = measure
    if (!('fn' in left) || left.fn !== 'sum' || !('of' in left) || !('count' in right)) return false
    return 'field' in left.of && left.of.field.dataset === right.count
  })

const there = [
  'is there any',
  'are there any',
  'are there',
  'do we have any',
  'have any',
  'has any',
  'have there been any',
  'any',
]

/** "are there members who never paid": those who did not, by their names. */
export const answersWhetherForWhom = ({ question: { measures } }: Candidate, chart: Chart): boolean => {
  const [measure, ...others] = measures
  if (!measure || others.length > 0 || !('compare' in measure) || !('count' in measure.left)) return false
  if (!('value' in measure.right) || measure.right.value !== 0 || measure.compare !== '>') return false
  const words = Math.max(0, ...there.map((each) => chart.phrase(0, each)))
  const { count, where } = measure.left
  const named = chart.catalog.datasets.find(({ name }) => name === count)
  return words > 0 && where !== undefined && (named?.nameFields.length ?? 0) > 0
}

/** "which tutor has the most learners": so many of them, and none of them by name. */
export const groupsByWhatIsCounted = (
  { question: { by, measures, limit }, edges }: Candidate,
  chart: Chart,
): boolean => {
  if (chart.catalog.datasets.length < 2 || by.length < 2 || limit === undefined || !measures.every(isCount))
    return false
  const most = edges.find((edge) => edge.kind === 'superlative' && /^(?:most|fewest|least)$/.test(edge.word))
  const counted = most ? edges.filter((edge) => edge.kind === 'field' && edge.start === most.start + 1) : []
  return counted.some(
    (edge) => edge.kind === 'field' && by.some(({ of }) => JSON.stringify(of) === JSON.stringify(fieldOf(edge))),
  )
}
