import type { Candidate, Chart } from '../../chart.ts'
import { undoneWordsAt } from '../../clauses/narrowing/courses.ts'

/** "of the done ones", "the paid jobs": a word that else says nothing stands in the data as a value, before what the rows are: it is not passed over. */
export const passesOverAValue = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(
    (_, at) =>
      chart.isPlain(at) &&
      chart.of(at, 'value').some(({ end, how, score }) => end === at + 1 && how === 'exact' && score >= 0.9) &&
      /^(?:the|of|all|our|my|these|those)$/.test(chart.word(at - 1)) &&
      (/^(?:ones|rows|entries|records|items)$/.test(chart.word(at + 1)) ||
        chart.of(at + 1, 'entity').some(({ how }) => how !== 'part')) &&
      !edges.some(({ start, end, kind }) => (kind === 'value' || kind === 'condition') && start <= at && at < end),
  )

const keeping = /^(?:have|has|had|keep|keeps|hold|holds)$/

/** "and is still with us", "what do they still have": words that each say nothing say together what is so. */
export const passesOverACourse = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(({ word }, at) => {
    if (word !== 'still') return false
    const words = undoneWordsAt(chart, at) || (keeping.test(chart.word(at + 1)) ? 2 : 0)
    const isSilent = words > 0 && chart.tokens.slice(at, at + words).every((_, i) => chart.isPlain(at + i))
    const isHeld = edges.some(
      ({ kind, start, end }) => (kind === 'condition' || kind === 'value') && start < at + words && end > at,
    )
    return isSilent && !isHeld
  })
