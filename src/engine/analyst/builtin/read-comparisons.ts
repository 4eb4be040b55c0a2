import { numberAt } from '../../reader/words/numbers.ts'
import type { Token } from '../../reader/words/words.ts'
import type { Compare } from './query.ts'

/** Comparisons with a number: "more than 100", "between 10 and 20", "5 or more". `end` is exclusive. */
export type ComparePart = {
  start: number
  end: number
  op: Compare
  value: number
  high: number | null
  percent: boolean
}

const comparators: [string[], Compare][] = [
  [['no', 'more', 'than'], '<='],
  [['no', 'less', 'than'], '>='],
  [['no', 'fewer', 'than'], '>='],
  [['not', 'more', 'than'], '<='],
  [['more', 'than'], '>'],
  [['greater', 'than'], '>'],
  [['higher', 'than'], '>'],
  [['larger', 'than'], '>'],
  [['bigger', 'than'], '>'],
  [['longer', 'than'], '>'],
  [['older', 'than'], '>'],
  [['over'], '>'],
  [['above'], '>'],
  [['exceeding'], '>'],
  [['exceeds'], '>'],
  [['exceed'], '>'],
  [['exceeded'], '>'],
  [['at', 'least'], '>='],
  [['minimum', 'of'], '>='],
  [['>', '='], '>='],
  [['>'], '>'],
  [['less', 'than'], '<'],
  [['fewer', 'than'], '<'],
  [['lower', 'than'], '<'],
  [['smaller', 'than'], '<'],
  [['cheaper', 'than'], '<'],
  [['shorter', 'than'], '<'],
  [['younger', 'than'], '<'],
  [['under'], '<'],
  [['below'], '<'],
  [['at', 'most'], '<='],
  [['up', 'to'], '<='],
  [['maximum', 'of'], '<='],
  [['<', '='], '<='],
  [['<'], '<'],
  [['exactly'], '='],
  [['equal', 'to'], '='],
  [['equals'], '='],
  [['='], '='],
  [['of', 'exactly'], '='],
]
const unitAfter = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|percent|%|€|\$|£|units?|pieces?|items?)$/

const skipUnit = (tokens: Token[], end: number) => (unitAfter.test(tokens[end]?.word ?? '') ? end + 1 : end)
const skipSign = (tokens: Token[], at: number) => (/^[$€£]$/.test(tokens[at]?.word ?? '') ? at + 1 : at)

export const readComparisons = (tokens: Token[]): ComparePart[] => {
  const parts: ComparePart[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.word === 'between') {
      const low = numberAt(tokens, skipSign(tokens, at + 1))
      const high = low && tokens[low.end]?.word === 'and' ? numberAt(tokens, skipSign(tokens, low.end + 1)) : null
      if (low && high) {
        parts.push({
          start: at,
          end: skipUnit(tokens, high.end),
          op: '>=',
          value: low.value,
          high: high.value,
          percent: false,
        })
        at = high.end - 1
        continue
      }
    }
    let matched = false
    for (const [words, op] of comparators) {
      if (!words.every((w, i) => tokens[at + i]?.word === w)) continue
      const from = skipSign(tokens, at + words.length)
      const number = numberAt(tokens, from)
      if (!number) continue
      const end = skipUnit(tokens, number.end)
      parts.push({
        start: at,
        end,
        op,
        value: number.value,
        high: null,
        percent: /percent|%/.test(tokens[number.end]?.word ?? ''),
      })
      at = end - 1
      matched = true
      break
    }
    if (matched) continue
    const number = numberAt(tokens, at)
    if (!number) continue
    const tail = tokens
      .slice(number.end, number.end + 2)
      .map((t) => t.word)
      .join(' ')
    if (/^or (?:more|above|higher|greater)$/.test(tail))
      parts.push({ start: at, end: number.end + 2, op: '>=', value: number.value, high: null, percent: false })
    else if (/^or (?:less|fewer|below|lower)$/.test(tail))
      parts.push({ start: at, end: number.end + 2, op: '<=', value: number.value, high: null, percent: false })
    at = number.end - 1
  }
  return parts
}
