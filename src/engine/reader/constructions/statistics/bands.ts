import type { Condition, Dimension, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField } from '../../chart.ts'
import { fieldOf, isNumber, isYear } from '../../fields.ts'

type Said = { dim: Dimension; field: NamedField; end: number; score: number }
type Bound = { low: number | null; high: number | null; whole: boolean; label: string; end: number }

const bandWords =
  /^(?:group|groups|band|bands|range|ranges|bin|bins|bucket|buckets|bracket|brackets|class|classes|steps|intervals)$/
const decade = /^decades?$/

const numberAt = (chart: Chart, at: number): { value: number; end: number } | null =>
  chart.of(at, 'number').toSorted((a, b) => b.end - a.end)[0] ?? null

const skip = (chart: Chart, at: number, what: RegExp): number => {
  let next = at
  while (what.test(chart.word(next))) next++
  return next
}

/** Amounts that are spoken of; a year is grouped as a time is. */
const amountsAt = (chart: Chart, at: number): EdgeOf<'field'>[] =>
  chart.of(at, 'field').filter((f) => isNumber(f.field) && !isYear(f.field) && f.field.role !== 'id' && f.score >= 0.7)

const belows = ['under', 'below', 'less than', 'fewer than', 'younger than', 'up to']
const aboves = ['over', 'above', 'more than', 'older than']
const upwards = /^(?:over|above|older|more|up|upwards|higher|later|beyond)$/
const units = /^(?:years?|old|dollars?|euros?|pounds?|degrees?|percent|%|\$|€|£)$/

const lengthOf = (chart: Chart, at: number, phrases: string[]): number =>
  phrases.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0

const textOf = (chart: Chart, from: number, to: number): string =>
  chart.tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(/(?<=\d) ?([-–]) ?(?=\d)/g, '$1')

/** "under 35", "35 to 49", "65 or older", "65+". */
const boundAt = (chart: Chart, at: number): Bound | null => {
  const [below, above] = [lengthOf(chart, at, belows), lengthOf(chart, at, aboves)]
  const first = numberAt(chart, at + below + above)
  if (!first) return null
  const made = (low: number | null, high: number | null, whole: boolean, last: number): Bound => {
    const end = skip(chart, last, units)
    return { low, high, whole, end, label: textOf(chart, at, end) }
  }
  if (below > 0) return made(null, first.value, chart.word(at) === 'up', first.end)
  if (above > 0) return made(first.value, null, false, first.end)
  const next = skip(chart, first.end, units)
  const second = /^(?:-|–|to)$/.test(chart.word(next)) ? numberAt(chart, next + 1) : null
  if (second && second.value > first.value) return made(first.value, second.value, true, second.end)
  if (chart.word(next) === '+') return made(first.value, null, true, next + 1)
  const isUp = /^(?:and|or)$/.test(chart.word(next)) && upwards.test(chart.word(next + 1))
  return isUp ? made(first.value, null, true, next + 2) : null
}

/** The bounds that are listed from here on, each with the name before its brackets where it has one: "children (under 18)". */
const boundsAt = (chart: Chart, at: number): Bound[] => {
  const out: Bound[] = []
  for (let next = at; next < chart.tokens.length; ) {
    const from = skip(chart, next, /^(?:,|and|or|;|&)$/)
    const isNamed = out.length === 0 || from > next ? chart.word(from + 1) === '(' : false
    const bound = boundAt(chart, isNamed ? from + 2 : from)
    if (!bound || (isNamed && chart.word(bound.end) !== ')')) break
    out.push(isNamed ? { ...bound, label: chart.tokens[from]?.raw ?? '', end: bound.end + 1 } : bound)
    next = out.at(-1)!.end
  }
  return out
}

const within = (of: Expression, { low, high, whole }: Bound, next: Bound | undefined): Condition => {
  // up to where the next begins, so that nothing lies between two
  const isNext = high !== null && next?.low !== null && next?.low !== undefined && next.low - high === 1
  const upper: Condition[] =
    high === null
      ? []
      : [{ compare: !whole || isNext ? '<' : '<=', left: of, right: { value: isNext ? (next?.low ?? high) : high } }]
  const lower: Condition[] = low === null ? [] : [{ compare: whole ? '>=' : '>', left: of, right: { value: low } }]
  const all = [...lower, ...upper]
  return all.length === 1 ? (all[0] as Condition) : { all }
}

const byBounds = (named: NamedField, bounds: Bound[]): Dimension => {
  const of = fieldOf(named)
  const parts = bounds.map((bound, i) => ({
    when: within(of, bound, bounds[i + 1]),
    result: { value: bound.label },
  }))
  return { of: { case: parts, else: null }, label: `${named.field.label} group` }
}

const afterNote = (chart: Chart, at: number): number => {
  const open = skip(chart, at, /^(?:\(|:|,)$/)
  if (open === at) return at
  const last = skip(chart, open, /^(?:\d[\d,.]*|s|-|–|to|,|and|so|on|etc|\.|\.\.\.|…|forth|up|\))$/)
  return last > open ? last : at
}

/** Lower bounds of "0-499, 500-999 and so on" and of "20s, 30s": they tell the width. */
const widthListed = (chart: Chart, at: number): number | null => {
  const from = skip(chart, at, /^(?:\(|:)$/)
  const [first, second] = boundsAt(chart, from)
  if (first?.low != null && second?.low != null && first.high !== null) return second.low - first.low
  const one = chart.word(from + 1) === 's' ? numberAt(chart, from) : null
  return one ? 10 : null
}

/** "price band of 500 dollars", "age in decades", "10-degree temperature band". */
const byWidth = (chart: Chart, at: number): Said[] => {
  const leading = numberAt(chart, at)
  const unit = leading ? skip(chart, leading.end, /^-$/) : at
  const start = leading ? unit + 1 : at
  return amountsAt(chart, start).flatMap((f): Said[] => {
    const word = skip(chart, f.end, /^(?:in|into|the)$/)
    const isDecade = decade.test(chart.word(word))
    if (!isDecade && !bandWords.test(chart.word(word))) return []
    const of = lengthOf(chart, word + 1, ['of', 'by'])
    const said = of > 0 ? numberAt(chart, word + 1 + of) : null
    const end = said ? skip(chart, said.end, units) : word + 1
    const width = leading?.value ?? said?.value ?? widthListed(chart, end) ?? (isDecade ? 10 : null)
    if (width === null || width <= 0) return []
    return [{ dim: { of: fieldOf(f), bins: { width } }, field: f, end: afterNote(chart, end), score: f.score }]
  })
}

/** "age: under 35, 35 to 49, and 65 or older". */
const byList = (chart: Chart, at: number): Said[] =>
  amountsAt(chart, at).flatMap((f): Said[] => {
    const from = skip(chart, f.end, /^(?:groups?|bands?|ranges?|:|\(|into|in)$/)
    const bounds = from > f.end ? boundsAt(chart, from) : []
    const last = bounds.at(-1)
    if (bounds.length < 2 || !last) return []
    return [{ dim: byBounds(f, bounds), field: f, end: skip(chart, last.end, /^\)$/), score: f.score }]
  })

/** "into children (under 18) and adults (18 and over)": of the one amount that is spoken of. */
const intoNamed = (chart: Chart, at: number): Said[] => {
  const bounds = boundsAt(chart, at)
  const last = bounds.at(-1)
  const all = chart.tokens.flatMap((_, i) => amountsAt(chart, i).filter(({ score }) => score >= 0.9))
  const [f] = all
  if (bounds.length < 2 || !last || !f || all.some(({ field }) => field !== f.field)) return []
  return [{ dim: byBounds(f, bounds), field: f, end: last.end, score: f.score }]
}

const openings = [
  'fall in each',
  'fall into each',
  'fall into',
  'fell into',
  'in each',
  'for each',
  'by each',
  'in',
  'into',
  'by',
  'per',
  'each',
  'across',
]

const saidAt = (chart: Chart, at: number): Said[] => {
  const length = lengthOf(chart, at, openings)
  if (length === 0) return []
  const from = skip(chart, at + length, /^(?:the|their|its)$/)
  const isInto = chart.word(at) === 'into'
  return [...byWidth(chart, from), ...byList(chart, from), ...(isInto ? intoNamed(chart, from) : [])]
}

const again = /^(?:group|groups|band|bands|range|bracket|decade|decades|one|two|three|four|five|them|these)$/

/** "in each group", "for each age group", "for decades": the groups that were told. */
const spokenOfAgain = (chart: Chart, at: number): Said[] => {
  const each = lengthOf(chart, at, [
    'for each of the',
    'in each of the',
    'for each',
    'in each',
    'each',
    'of the',
    'for',
  ])
  if (each === 0) return []
  const known = chart.tokens.flatMap((_, i) => (i === at ? [] : saidAt(chart, i))).slice(0, 1)
  return known.flatMap((said): Said[] => {
    const own = amountsAt(chart, at + each).find(({ field }) => field === said.field.field)
    const end = own?.end ?? at + each
    return again.test(chart.word(end)) ? [{ ...said, end: end + 1, score: 0.9 }] : []
  })
}

/** Groups of a number that are told by their width or their bounds. */
export const bandsAt = (chart: Chart, at: number, rule: string): Edge[] =>
  [...saidAt(chart, at), ...spokenOfAgain(chart, at)].map(({ dim, field, end, score }) => ({
    start: at,
    end,
    score: Math.max(score, 0.9),
    rule,
    kind: 'dimension' as const,
    by: [{ dim, field }],
  }))
