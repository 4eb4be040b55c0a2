import type { Chart } from '../../chart.ts'
import { phraseAt } from '../phrases.ts'

/** The words that ask for a share, in whatever way: "what percentage of", "in how many % of", "what part". */

const nouns = [
  'percentage',
  'percentages',
  'percent',
  'per cent',
  'pct',
  '%',
  'share',
  'shares',
  'proportion',
  'proportions',
  'fraction',
  'portion',
  'part',
  'ratio',
]
const plain = /^(?:part|ratio)$/
const asking = [
  'how large a',
  'how big a',
  'how high a',
  'how small a',
  'how great a',
  'what kind of',
  'how many in',
  'how much in',
  'how many',
  'how much',
  'what',
  'which',
  'whats the',
  "what's the",
]

/** `isOf`: what it is of follows. `isAsked`: it is asked for by these words, and not only named. */
export type ShareWords = { end: number; isOf: boolean; isAsked: boolean }

export const shareWordsAt = (chart: Chart, at: number): ShareWords | null => {
  const in_ = /^(?:in|for|on|at|to|by)$/.test(chart.word(at)) ? at + 1 : at
  const asked = phraseAt(chart, in_, asking)
  const start = asked > 0 ? in_ + asked : /^(?:the|a|our)$/.test(chart.word(at)) ? at + 1 : at
  const muchOf = chart.phrase(at, 'how much of') || chart.phrase(at, 'how many of')
  if (muchOf > 0 && isInPercent(chart)) return { end: at + muchOf, isOf: true, isAsked: true }
  const rate = chart.phrase(start, 'rate of')
  if (rate > 0 && asked === 0) return { end: start + rate, isOf: true, isAsked: false }
  const noun = phraseAt(chart, start, nouns)
  if (noun === 0) return null
  const end = start + noun
  if (chart.word(end) === 'of') return { end: end + 1, isOf: true, isAsked: asked > 0 || at === 0 }
  if (asked === 0 || plain.test(chart.word(end - 1))) return null
  return { end, isOf: false, isAsked: true }
}

const inPercent = [
  'in percent',
  'in per cent',
  'in %',
  'in percentage',
  'as a percentage',
  'as a percent',
  'as a %',
  'percentage wise',
  'as a share',
  'in percentages',
]

/** Behind a figure: only how it is told. */
export const inPercentAt = (chart: Chart, at: number): number => phraseAt(chart, at, inPercent)
const isInPercent = (chart: Chart): boolean => chart.tokens.some((_, at) => inPercentAt(chart, at) > 0)

/** Where the words stand that ask for a share of what was said before: "of those who paid, what share was late". */
export const askedOfThem = (chart: Chart, at: number): number | null => {
  const words = shareWordsAt(chart, at)
  if (!words?.isAsked) return null
  if (!words.isOf) return words.end
  return /^(?:them|those|these|it|that|which|whom)$/.test(chart.word(words.end)) ? words.end + 1 : null
}
