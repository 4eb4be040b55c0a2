import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { isNumber, opposite } from '../../fields.ts'
import { costOf, holding, isPassed, type Limit, phraseAt, type Rows } from '../phrases.ts'

/** What one side of a comparison may be called by: a condition with the noun that it holds of, and the others, the rest. */

type Find<P> = (start: number, end: number) => readonly P[]

/** What may stand before a side and says nothing of it. */
export const leading = [
  'those on the',
  'the ones from the',
  'the ones on the',
  'that of the',
  'those of the',
  'that of',
  'those of',
  'that in',
  'those in',
  'that for',
  'those for',
  'those from',
  'those with',
  'the ones that are',
  'the ones who are',
  'the ones that were',
  'the ones that',
  'the ones who',
  'the ones we',
  'the ones from',
  'the ones with',
  'the ones in',
  'the ones on',
  'the ones',
  'those that are',
  'those who are',
  'those that were',
  'those that',
  'those who',
  'those we',
  'those',
  'one from',
  'one with',
  'one in',
  'ones from',
  'ones with',
  'when it is',
  "when it's",
  'when it was',
  'when they are',
  'when they were',
  'when we were',
  'when we are',
  'when i was',
  'when there was',
  'when there is',
  'when',
  'on a',
  'on the',
  'in the',
  'at the',
  'for the',
  'of the',
  'from the',
  'with the',
  'with a',
  'to the',
  'by the',
  'for',
  'in',
  'of',
  'on',
  'from',
  'with',
  'at',
  'by',
  'during',
  'among',
  'people with',
  'people who',
  'people from',
  'people in',
  'the',
]

/** "rainy days", "female staff", "shipped orders": nouns of whatever it is. */
const nouns =
  /^(?:days?|nights?|mornings?|afternoons?|evenings?|weeks?|months?|years?|seasons?|times?|ones?|people|persons?|folks?|staff|members?|customers?|clients?|guests?|users?|cases|items?|things|entries|records|rows|visits?|jobs?|orders?|purchases?|sales?|bookings?|calls?|trips?|sessions?|weather)$/

/** The stretch without the words before it that only lead to it. */
const ledTo = (chart: Chart, start: number, end: number): number => {
  const words = phraseAt(chart, start, leading)
  return start + words < end ? start + words : start
}

/** "insured pets", "pets that are insured": the things that it holds of are called too. */
const withThings = (chart: Chart, start: number, end: number, limits: Find<Limit>, rows: Find<Rows>): Limit[] => {
  const out: Limit[] = []
  const put = (limit: Limit, thing: Rows) => {
    const isPlain = thing.where.length === 0 && !thing.distinct && !thing.isGuess && !thing.isImplied
    if (isPlain && (limit.on === null || limit.on === thing.on))
      out.push({
        ...limit,
        on: limit.isTime ? null : thing.on,
        cost: limit.cost + thing.cost + 0.02,
        edges: [...limit.edges, ...thing.edges],
      })
  }
  for (let at = Math.max(start + 1, end - 3); at < end; at++)
    for (const limit of limits(start, at)) for (const thing of rows(at, end)) put(limit, thing)
  for (let at = start + 1; at < Math.min(end, start + 4); at++)
    for (const thing of rows(start, at)) for (const limit of limits(at, end)) put(limit, thing)
  // "the spring term", of a term
  for (const name of end - start > 1 ? chart.of(end - 1, 'field') : [])
    if (name.end === end && /^(?:exact|words)$/.test(name.how))
      for (const limit of limits(start, end - 1))
        if (limit.of.length > 0 && limit.of.every(({ field }) => field === name.field))
          out.push({ ...limit, edges: [...limit.edges, name] })
  // "rainy days", whatever stands in a row
  if (end - start > 1 && nouns.test(chart.word(end - 1)) && !chart.of(end - 1, 'value').length)
    for (const limit of limits(start, end - 1))
      out.push({ ...limit, cost: limit.cost + 0.08, edges: [...limit.edges, holding(end - 1, end)] })
  return out
}

/** All that a side may be called by. */
export const sideIn = (chart: Chart, start: number, end: number, limits: Find<Limit>, rows: Find<Rows>): Limit[] => {
  const own = [...limits(start, end), ...withThings(chart, start, end, limits, rows)]
  const from = ledTo(chart, start, end)
  if (from === start) return own
  const led = [...limits(from, end), ...withThings(chart, from, end, limits, rows)]
  return [
    ...own,
    ...led.map((limit) => ({ ...limit, cost: limit.cost + 0.02, edges: [...limit.edges, holding(start, from)] })),
  ]
}

const others = [
  'all the others',
  'all of the others',
  'all others',
  'all the rest',
  'all the other ones',
  'the others',
  'the other ones',
  'the other one',
  'the rest',
  'the rest of them',
  'others',
  'other ones',
  'everybody else',
  'everyone else',
  'anyone else',
  'everything else',
  'anything else',
  'elsewhere',
  'everywhere else',
  'otherwise',
  'the remaining ones',
  'not',
  'if not',
  'when not',
  'without it',
  'without them',
  'without one',
  'without any',
  'without',
  'those without',
  'those without it',
  'those without one',
  'the ones without',
  'people without',
  'those who did not',
  'those who do not',
  'those that did not',
  'those that do not',
  "those who didn't",
  "those who don't",
  "those that didn't",
  "those that don't",
  "those who aren't",
  "those that aren't",
  'those who are not',
  'those that are not',
  "the ones that aren't",
  "the ones who don't",
  "the ones who didn't",
  "when it wasn't",
  "when it isn't",
  'when it was not',
  'when it is not',
  "when it doesn't",
  "when it didn't",
  "when they don't",
  "when they didn't",
  "when they aren't",
  'the other days',
  'on other days',
  'other days',
  'on the other days',
]
const another = ['all the other', 'all other', 'the other', 'any other', 'other', 'the remaining', 'the rest of the']

/** "the rest", "the other claims", "the other drivers", of drivers. `kind`: of which column there are others. */
export const areOthers = (
  chart: Chart,
  start: number,
  to: number,
  rows: Find<Rows>,
): { kind: NamedField | null } | null => {
  if (to <= start) return null
  if (phraseAt(chart, start, others) === to - start) return { kind: null }
  const led =
    start + phraseAt(chart, start, ['that of', 'those of', 'with', 'in', 'at', 'on', 'for', 'from', 'of', 'by'])
  if (led < to && phraseAt(chart, led, others) === to - led) return { kind: null }
  const words = phraseAt(chart, led, another)
  if (words === 0 || led + words >= to) return null
  const isKind = (field: EdgeOf<'field'>) => field.end === to && !isNumber(field.field) && costOf(field) < 0.8
  const [kind] = chart.of(led + words, 'field').filter(isKind)
  if (kind) return { kind }
  const isThing = rows(led + words, to).some(({ where }) => where.length === 0)
  return isThing || (to === led + words + 1 && nouns.test(chart.word(to - 1))) ? { kind: null } : null
}

const mostUnknown = 5

/** "donated ones and those we bought ourselves", "away vs at home": of what is yes or no, words that nothing is called by say the other. */
export const isUnknown = (chart: Chart, start: number, to: number, one: Limit): boolean =>
  isYesOrNo(one) && areUnknown(chart, start, to)

/** Whether rows are so or not by what is yes or no of each of them. */
export const isYesOrNo = ({ of: [named, ...more] }: Limit): boolean =>
  named !== undefined && more.length === 0 && yesAndNo(named.field) !== null

export const areUnknown = (chart: Chart, start: number, to: number): boolean => {
  if (to - start > mostUnknown + 3) return false
  let unknown = 0
  for (let at = start; at < to; at++) {
    if (isPassed(chart, at) || chart.word(at) === '-') continue
    if (!/^\p{L}{3,}$/u.test(chart.word(at)) || isCalled(chart, at)) return false
    unknown++
  }
  return unknown > 0 && unknown <= mostUnknown
}

/** Whether some name or value of the data may be meant by a word. */
const isCalled = (chart: Chart, at: number): boolean =>
  /^(?:and|or|vs|than|per|each|every|by|most|least|more|less)$/.test(chart.word(at)) ||
  chart
    .at(at)
    .some(
      (edge) =>
        /^(?:value|condition|floating|period|number|dimension|measure)$/.test(edge.kind) ||
        (edge.kind === 'field' && edge.score >= 0.7),
    )

/** Those of which the same does not hold. */
export const theRestOf = (one: Limit, from: number, to: number, cost: number): Limit => ({
  ...one,
  cost: one.cost + cost,
  edges: [...one.edges, holding(from, to)],
  make: (base) => {
    const cond = one.make(base)
    return cond && opposite(cond)
  },
})
