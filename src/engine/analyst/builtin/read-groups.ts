import type { Grain } from '../../reader/words/dates.ts'
import { type Token, wordTable } from '../../reader/words/words.ts'

export const grainWords = wordTable<Grain>({
  day: 'day',
  days: 'day',
  daily: 'day',
  date: 'day',
  week: 'week',
  weeks: 'week',
  weekly: 'week',
  month: 'month',
  months: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarters: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  years: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
})

export type GroupPart = { start: number; end: number; grain: Grain | null }

/** Where something is divided: "by", "per", "for each". With a grain when it is divided by time; else the thing follows at `end`. */
export const readGroups = (tokens: Token[]): GroupPart[] => {
  const parts: GroupPart[] = []
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    const next = tokens[at + 1]?.word ?? ''
    if (/^(?:monthly|weekly|daily|yearly|quarterly|annual|annually)$/.test(word)) {
      parts.push({ start: at, end: at + 1, grain: grainWords.get(word) ?? null })
      continue
    }
    if (
      (word === 'over' && (next === 'time' || (next === 'the' && tokens[at + 2]?.word === 'years'))) ||
      word === 'trend' ||
      word === 'trends' ||
      word === 'timeline' ||
      word === 'evolution'
    ) {
      const length = word === 'over' ? (next === 'time' ? 2 : 3) : 1
      parts.push({ start: at, end: at + length, grain: next === 'the' ? 'year' : 'month' })
      continue
    }
    if (
      (word === 'month' || word === 'year' || word === 'week' || word === 'quarter' || word === 'day') &&
      /^(?:over|by|on|after|to)$/.test(next) &&
      tokens[at + 2]?.word === word
    ) {
      parts.push({ start: at, end: at + 3, grain: grainWords.get(word) ?? null })
      at += 2
      continue
    }
    if (word !== 'by' && word !== 'per' && word !== 'each' && word !== 'every' && word !== 'across') continue
    let end = at + 1
    while (/^(?:each|every|the|of|different|all)$/.test(tokens[end]?.word ?? '')) end++
    const start = word === 'each' && /^(?:for|in|of|on)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at
    const thing = tokens[end]?.word ?? ''
    const grain =
      grainWords.get(thing) ??
      (/^calendar|^fiscal/.test(thing) ? grainWords.get(tokens[end + 1]?.word ?? '') : undefined) ??
      null
    if (grain && thing !== 'date') {
      // "by day of the week" is something else
      const ofWeek = thing === 'day' && tokens[end + 1]?.word === 'of'
      parts.push(ofWeek ? { start, end, grain: null } : { start, end: end + 1, grain })
    } else parts.push({ start, end, grain: null })
    at = end - 1
  }
  return parts
}
