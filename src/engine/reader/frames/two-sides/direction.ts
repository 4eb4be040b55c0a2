import type { Chart } from '../../chart.ts'
import { comparativeAt, comparativesIn } from './comparatives.ts'

/** Which of two sides the other is taken from: "X compared with Y" and "more in X than in Y" are X less Y, whichever was earlier. */

const opposing = [
  'compared with',
  'compared to',
  'in comparison with',
  'in comparison to',
  'as opposed to',
  'versus',
  'vs',
  'against',
  'than',
]

/** Whether words from here to there hold what stands before them against what follows; "from X to Y" and "X and Y" do not. */
export const areOpposed = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.some((_, at) => at >= from && at < to && opposing.some((words) => chart.phrase(at, words) > 0))

/** "how much less", "how much cheaper": by how much the other is more. */
export const asksForLess = (chart: Chart): boolean => comparativesIn(chart, () => false).at(-1)?.more === false

/** "did June or August have more", "was it dearer before or after 2020": one of two that are named, and nothing that they are held against. */
export const offersTwo = (chart: Chart): boolean => {
  const { tokens } = chart
  if (areOpposed(chart, 0, tokens.length)) return false
  const isHeld = (at: number) => comparativeAt(chart, at) !== null && chart.word(at - 1) !== 'or'
  // "5 or more", "or not" offer nothing else
  const isChoice = (at: number) =>
    chart.word(at) === 'or' && comparativeAt(chart, at + 1) === null && !/^(?:not|so|no)$/.test(chart.word(at + 1))
  return tokens.some((_, at) => isHeld(at)) && tokens.some((_, at) => isChoice(at))
}
