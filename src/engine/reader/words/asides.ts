import { isPlural } from '../../nouns.ts'
import type { Chart } from '../chart.ts'

/** Words that are said of all rows together, and that narrow and group nothing. */

const holders = /^(?:file|sample|survey|study|spreadsheet|sheet|csv|records?|database|set|group)$/
const determiners = /^(?:of|the|its|their|our|your|my|his|her|these|those)$/
const together = ['taken together', 'put together', 'added together', 'added up', 'together', 'combined']
const atTheEnd = ['all in all', 'all told', 'in all', 'so far', 'to date', 'until now', 'up to now']

/** "over all its screenings", "all sites together", "in all": how many words of it stand there. */
export const asideAt = (chart: Chart, at: number): number => {
  const [closed = 0] = atTheEnd.map((words) => chart.phrase(at, words)).filter((words) => words > 0)
  if (closed > 0) return /^(?:|,|;|\)|by|per|for)$/.test(chart.word(at + closed)) ? closed : 0
  const opens = /^(?:over|across|throughout)$/.test(chart.word(at))
  let end = opens ? at + 1 : at
  if (chart.word(end) !== 'all') return 0
  end++
  while (determiners.test(chart.word(end))) end++
  const isNoun = isPlural(chart.word(end)) && !chart.of(end, 'value').some(({ how }) => how === 'exact')
  if (!isNoun) return 0
  end++
  const [closing = 0] = together.map((words) => chart.phrase(end, words)).filter((words) => words > 0)
  return opens || closing > 0 ? end + closing - at : 0
}

/** The same, where it says of those that it names that they are taken as one. */
export const allTogetherAt = (chart: Chart, at: number): number => {
  const words = asideAt(chart, at)
  const said = chart.tokens.slice(at, at + words).map(({ word }) => word)
  return said.some((word) => /^(?:together|combined|added|its|their|his|her)$/.test(word)) ? words : 0
}

const longest = 7

/** "on board", "in this file", "in the sample", "all sites together": all of them, and nothing more. */
export const isAside = (chart: Chart, at: number): boolean => {
  const word = chart.word(at)
  if (/^(?:aboard|onboard)$/.test(word) || (word === 'board' && chart.word(at - 1) === 'on')) return true
  for (let from = at; from >= 0 && from > at - longest; from--) if (from + asideAt(chart, from) > at) return true
  return (
    holders.test(word) &&
    !chart.of(at, 'field').some(({ how }) => how === 'exact') &&
    /^(?:the|this|that|our|my|data|entire|whole)$/.test(chart.word(at - 1)) &&
    /^(?:in|of|from|within|across|the|this)$/.test(chart.word(at - 2))
  )
}
