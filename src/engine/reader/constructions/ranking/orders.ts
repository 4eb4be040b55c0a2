import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { isAmount, isNumber, isTimeLike, timeFields } from '../../fields.ts'
import { stemsKnown } from '../../knowledge/abbreviations.ts'
import { isUnwelcome } from '../../knowledge/superlatives.ts'
import { hintsOf, isMeantBy, qualityAt, type Said, saidAt } from './qualities.ts'

/** In which order everything is told: "quickest on top", "from dear to cheap", "sorted by price, highest first". */

/** Of what stands first in an order, and of what stands last. */
const tops = [
  'at the top of the list',
  'at the very top',
  'at the top',
  'on the top',
  'on top',
  'up top',
  'up front',
  'to start with',
  'to begin with',
  'leading',
  'first',
]
const bottoms = ['at the bottom of the list', 'at the very bottom', 'at the bottom', 'on the bottom']
const openings = ['starting with the', 'starting with', 'beginning with the', 'beginning with', 'starting from the']

/** Plain adjectives, which only "from ... to" makes the ends of an order. */
const plainEnds: ReadonlyMap<string, boolean> = new Map([
  ...[
    'high',
    'large',
    'big',
    'long',
    'dear',
    'expensive',
    'heavy',
    'tall',
    'late',
    'new',
    'good',
    'strong',
    'rich',
    'slow',
    'many',
    'deep',
    'wide',
    'hot',
    'warm',
    'busy',
  ].map((word) => [word, true] as const),
  ...[
    'low',
    'small',
    'little',
    'short',
    'cheap',
    'light',
    'early',
    'old',
    'young',
    'bad',
    'weak',
    'poor',
    'fast',
    'quick',
    'few',
    'shallow',
    'narrow',
    'cold',
    'cool',
    'quiet',
  ].map((word) => [word, false] as const),
])

/** `of`: what the word itself measures. */
type End = { descending: boolean; said: Said | null; word: string; end: number }

/** "quickest", "most expensive", "the best ones": one end of an order. */
const endAt = (chart: Chart, start: number): End | null => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const word = chart.word(at)
  // "most first": by whatever is told
  if (/^(?:most|least|fewest)$/.test(word) && placedAt(chart, at + 1, tops) > 0)
    return { descending: word === 'most', said: null, word, end: at + 1 }
  const degree = /^(?:most|least)$/.test(word) ? qualityAt(chart, at + 1) : undefined
  const past = (end: number) => (/^(?:ones?)$/.test(chart.word(end)) ? end + 1 : end)
  if (degree) {
    const descending = word === 'most' ? degree.descending : !degree.descending
    return { descending, said: { ...degree, descending }, word, end: past(at + 2) }
  }
  const said = saidAt(chart, at)
  return said ? { descending: said.descending, said, word, end: past(at + 1) } : null
}

const placedAt = (chart: Chart, at: number, places: readonly string[]): number => {
  for (const place of places) if (chart.phrase(at, place) > 0) return chart.phrase(at, place)
  return 0
}

/** "the highest first bid": no order, where "first" goes on to what something is called. */
const isWhole = (chart: Chart, from: number, end: number): boolean =>
  !/^(?:time|timers?)$/.test(chart.word(end)) &&
  !chart.of(end - 1, 'field').some((f) => f.end > end) &&
  (chart.word(end - 1) !== 'first' || end - from > 1 || chart.of(end, 'field').length === 0)

/** "newest first", "quickest on top", "starting with the dearest", "slowest at the bottom". */
const placed = (chart: Chart, at: number): End | null => {
  const opening = placedAt(chart, at, openings)
  const from = opening > 0 ? at + opening : at
  const first = endAt(chart, from)
  if (!first) return null
  if (opening > 0) return { ...first, end: first.end + placedAt(chart, first.end, tops) }
  // "the first first", "last first": nothing
  if (first.said?.order && !first.said.time) return null
  const top = placedAt(chart, first.end, tops)
  if (top > 0 && isWhole(chart, first.end, first.end + top)) return { ...first, end: first.end + top }
  const bottom = placedAt(chart, first.end, bottoms)
  return bottom > 0 ? { ...first, descending: !first.descending, end: first.end + bottom } : null
}

/** "from most to least", "newest to oldest", "high to low": all of them, from one end to the other. */
const spanned = (chart: Chart, start: number): End | null => {
  const said = /^(?:ordered|sorted|ranked|arranged)$/.test(chart.word(start)) ? 1 : 0
  const at = start + said + (chart.word(start + said) === 'from' ? 1 : 0)
  const plain = plainEnds.get(chart.word(at))
  const other = chart.word(at + 1) === 'to' ? plainEnds.get(chart.word(at + 2)) : undefined
  if (plain !== undefined && other !== undefined && plain !== other)
    return { descending: plain, said: null, word: chart.word(at), end: at + 3 }
  const first = endAt(chart, at)
  const last = first && chart.word(first.end) === 'to' ? endAt(chart, first.end + 1) : null
  return first && last && first.descending !== last.descending ? { ...first, end: last.end } : null
}

const chronological = [
  'in chronological order',
  'chronologically',
  'in date order',
  'in order of date',
  'in time order',
]

const plainOrders: [words: string, descending: boolean][] = [
  ['in descending order', true],
  ['in decreasing order', true],
  ['in ascending order', false],
  ['in increasing order', false],
  ['descending', true],
  ['ascending', false],
]

/** The order that words at a place say, without a column. */
const orderAt = (chart: Chart, at: number): End | null => spanned(chart, at) ?? placed(chart, at)

const farthest = 6

/** Whether a word is of an order of everything, so that nothing stands first of it alone. */
export const isOfAnOrder = (chart: Chart, at: number): boolean => {
  for (let from = Math.max(0, at - farthest); from <= at; from++) {
    const order = orderAt(chart, from)
    // a word of one's own before it is none of it: "the 3 oldest, newest first"
    if (order && order.end > at) return true
  }
  return false
}

/** The best of waits is the least of them, and the quickest in hours is the least, in miles an hour the most. */
const directionOf = (chart: Chart, { descending, said, word }: End): boolean => {
  const spoken = chart.tokens.flatMap((_, at) =>
    chart.of(at, 'field').filter((f) => isNumber(f.field) && f.score >= 0.8),
  )
  if (/^(?:best|worst)$/.test(word))
    return spoken.some(({ field }) => isUnwelcome(stemsKnown(field))) ? !descending : descending
  if (!said?.turned) return descending
  const isMeant = (of: string) => spoken.some(({ field }) => isMeantBy({ hints: hintsOf({ of }), time: false }, field))
  return isMeant(said.turned) && !isMeant(said.of ?? '') ? !descending : descending
}

/** "newest first": by the time that was spoken of, else by that of the rows. */
const inTime = (chart: Chart, { descending, end }: Pick<End, 'descending' | 'end'>, at: number): Edge[] => {
  const said = chart.tokens.flatMap((_, i) =>
    chart.of(i, 'field').filter((f) => f.end <= at && f.score >= 0.9 && isTimeLike(f.field)),
  )
  return chart.catalog.datasets.flatMap((dataset): Edge[] => {
    const times = timeFields(dataset)
    const only = times.length === 1 ? times[0] : undefined
    const field =
      said.findLast((f) => f.dataset === dataset) ?? times.find((n) => n.field.name === dataset.timeField) ?? only
    return field && !dataset.hidden ? [orderOf(at, end, descending, field)] : []
  })
}

const orderOf = (start: number, end: number, descending: boolean, field: NamedField | null, score = 1): Edge => ({
  ...{ start, end, score, rule: orders.name },
  ...{ kind: 'order', descending, field },
})

/** "most visitors first", "the highest price on top": by that amount. */
const mostFirst = (chart: Chart, start: number): Edge[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const said = saidAt(chart, at)
  if (!said || said.order || said.time) return []
  const { descending } = said
  return chart.of(at + 1, 'field').flatMap((f) => {
    const top = isAmount(f.field) ? placedAt(chart, f.end, tops) : 0
    return top > 0 ? [orderOf(start, f.end + top, descending, f, f.score)] : []
  })
}

const sortings = ['sorted by', 'ordered by', 'order by', 'ranked by', 'sort by', 'in order of', 'arranged by']

/** "sorted by price, highest first", "ranked by the average". */
const sorted = (chart: Chart, at: number): Edge[] => {
  const length = placedAt(chart, at, sortings)
  if (length === 0) return []
  const from = at + length + (/^(?:the|their|its)$/.test(chart.word(at + length)) ? 1 : 0)
  const said = chart.of(from, 'field').map((f): EdgeOf<'order'> => {
    const behind = directionBehind(chart, f.end)
    const usual = isAmount(f.field) && f.field.role !== 'id'
    return orderOf(at, behind?.end ?? f.end, behind?.descending ?? usual, f, f.score) as EdgeOf<'order'>
  })
  if (!/^(?:it|that|this|total|totals|average|number|count|figure|result|amount)$/.test(chart.word(from))) return said
  const behind = directionBehind(chart, from + 1)
  return [...said, orderOf(at, behind?.end ?? from + 1, behind?.descending ?? true, null, 0.9)]
}

/** "descending", ", highest first", "(high to low)". */
const directionBehind = (chart: Chart, start: number): { descending: boolean; end: number } | null => {
  const at = /^(?:,|\(|-|in)$/.test(chart.word(start)) ? start + 1 : start
  const word = chart.word(at)
  if (/^(?:descending|desc|decreasing)$/.test(word)) return { descending: true, end: at + 1 }
  if (/^(?:ascending|asc|increasing)$/.test(word)) return { descending: false, end: at + 1 }
  const order = orderAt(chart, at)
  if (order) return { descending: directionOf(chart, order), end: order.end }
  const isBare = at === start && /^(?:highest|lowest)$/.test(word)
  return isBare ? { descending: word === 'highest', end: at + 1 } : null
}

/** "by total revenue" after a ranking, "sorted by price", "largest first". */
export const orders: PartConstruction = {
  name: 'an order',
  examples: [
    'sorted by price',
    'in order of price',
    'ordered from most to least',
    'highest first',
    'quickest on top',
    'starting with the dearest',
    'newest first',
    'in date order',
    'alphabetically',
  ],
  match(chart, at) {
    const out = [...sorted(chart, at), ...mostFirst(chart, at)]
    const order = orderAt(chart, at)
    if (order) {
      const { said, descending, end } = order
      // who is oldest came first
      if (said?.time) out.push(...inTime(chart, { end, descending: said.order ? descending : !descending }, at))
      if (!said?.order) out.push(orderOf(at, end, directionOf(chart, order), null))
    }
    const time = placedAt(chart, at, chronological)
    if (time > 0) out.push(...inTime(chart, { descending: false, end: at + time }, at))
    const [phrase, descending] = plainOrders.find(([words]) => chart.phrase(at, words) > 0) ?? []
    if (phrase !== undefined && descending !== undefined)
      out.push(orderOf(at, at + chart.phrase(at, phrase), descending, null))
    return out
  },
}
