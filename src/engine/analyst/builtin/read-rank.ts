import { numberAt, ordinalAt } from '../../reader/words/numbers.ts'
import type { Token } from '../../reader/words/words.ts'

/** Superlatives: "top 5", "the second highest", "most expensive". `end` is exclusive. */
export type RankPart = {
  start: number
  end: number
  descending: boolean
  /** How many are wanted; null when not said. */
  count: number | null
  /** 0 is the very best, 1 the second best. */
  offset: number
  /** `expensive`, `longest`: says by which column. */
  adjective: string | null
}

const high = new Set([
  'most',
  'highest',
  'largest',
  'biggest',
  'greatest',
  'best',
  'maximum',
  'max',
  'top',
  'strongest',
  'longest',
  'latest',
  'newest',
  'recent',
  'oldest',
  'youngest',
  'priciest',
  'heaviest',
  'tallest',
  'hottest',
  'warmest',
  'rainiest',
  'wettest',
  'sweetest',
  'richest',
  'deadliest',
  'busiest',
  'earliest',
  'hardest',
])
const low = new Set([
  'least',
  'lowest',
  'smallest',
  'fewest',
  'worst',
  'minimum',
  'min',
  'bottom',
  'weakest',
  'shortest',
  'cheapest',
  'lightest',
  'coldest',
  'coolest',
  'slowest',
])
const bare = new Set([
  'most',
  'least',
  'highest',
  'lowest',
  'greatest',
  'best',
  'worst',
  'maximum',
  'max',
  'minimum',
  'min',
  'top',
  'bottom',
  'fewest',
  'strongest',
  'weakest',
])
const afterMost = new Set([
  'expensive',
  'costly',
  'popular',
  'profitable',
  'valuable',
  'successful',
  'active',
  'frequent',
  'frequently',
  'common',
  'commonly',
  'recent',
  'often',
])

export const readRank = (tokens: Token[]): RankPart | null => {
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    const before = tokens[at - 1]?.word
    if (!high.has(word) && !low.has(word)) continue
    // "at least 5", "at most 5"
    if (before === 'at' && (word === 'least' || word === 'most')) continue
    if ((word === 'max' || word === 'min' || word === 'top') && tokens[at + 1]?.word === '_') continue
    let start = at
    let end = at + 1
    let descending = high.has(word)
    let adjective: string | null = bare.has(word) ? null : word
    let count: number | null = null
    let offset = 0
    const next = tokens[end]?.word ?? ''
    if ((word === 'most' || word === 'least') && afterMost.has(next)) {
      adjective = next === 'commonly' ? 'common' : next === 'frequently' || next === 'often' ? 'frequent' : next
      end++
    } else if (
      (word === 'best' || word === 'top' || word === 'worst') &&
      (next === 'selling' ||
        next === 'sellers' ||
        next === 'seller' ||
        (next === '-' && /^sell/.test(tokens[end + 1]?.word ?? '')))
    ) {
      adjective = 'selling'
      end += next === '-' ? 2 : 1
    }
    if (adjective === 'oldest' || adjective === 'earliest') descending = true
    const after = numberAt(tokens, end)
    if (
      after &&
      after.value >= 1 &&
      after.value <= 1000 &&
      Number.isInteger(after.value) &&
      word !== 'most' &&
      word !== 'least'
    ) {
      count = after.value
      end = after.end
      // "top 5 best selling"
      const more = tokens[end]?.word ?? ''
      if (more === 'best' || more === 'most' || more === 'least' || high.has(more) || low.has(more)) {
        if (low.has(more)) descending = false
        const inner = readRank(tokens.slice(end))
        if (inner && inner.start === 0) {
          adjective = inner.adjective
          end += inner.end
        }
      }
    } else {
      const number = before ? numberAt(tokens, at - 1) : null
      if (number && number.end === at && number.value >= 2 && number.value <= 1000) {
        count = number.value
        start = at - 1
      }
    }
    const ordinal = ordinalAt(tokens, at - 1) ?? ordinalAt(tokens, at - 2)
    if (ordinal && (ordinal.end === at || tokens[at - 1]?.word === '-') && ordinal.value > 1 && ordinal.value < 100) {
      offset = ordinal.value - 1
      start = at - 1
    }
    return { start, end, descending, count, offset, adjective }
  }
  return null
}
