import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { functionsAt } from '../../constructions/functions-said.ts'
import { spansOf } from '../../constructions/statistics/durations-said.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { elapsedBetween, inUnit } from '../../knowledge/measured-in.ts'
import { isPeopleWord } from '../../knowledge/people.ts'
import { elapsedIn, inUnitOf, isDuration } from '../../knowledge/units.ts'
import { isCalledBy } from '../../knowledge/verbs/called-by.ts'
import { isPlanned } from '../../knowledge/verbs/deeds-in-time.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import type { Figures, Phrase } from '../phrases.ts'
import { holding, phraseAt } from '../phrases.ts'

/** How long something takes, from one time that is kept to another: "how many days does it take until a claim is paid". */
export type Duration = Phrase & {
  fn: 'avg' | 'median' | 'max' | 'min' | 'sum'
  unit: string | null
  words: readonly string[]
  /** "how many hours": of all, unless it is said that it takes them. */
  isCounted?: boolean
  /** "how far ahead", "turnaround": it lies between two times, whatever else is kept. */
  isApart?: boolean
}

const passing =
  /^(?:take|takes|took|taken|taking|need|needs|needed|wait|waits|waited|waiting|stay|stays|stayed|last|lasts|lasted|pass|passes|passed|go|goes|went|by|elapse|elapses|elapsed|lie|lies|until|till|before|after|between|from|to|for|and|on|in|advance|ahead|beforehand|early|average|usually|typically|normally|generally|get|gets|got|getting|be|being|have|has|had|something|anything|things?|it|them|they|back|up|off|out|gone|done|over|long|time|once|when|keep|keeps|kept|people|we|us|our|there|really|actually|job|jobs|lag|delay|gap|late|behind|schedule|overdue|finish|finishes)$/
const apart = /^(?:advance|ahead|beforehand|early|late|soon)$/
const unitOf = (chart: Chart, at: number): string | null =>
  elapsedIn(chart.word(at), 'datetime') ? chart.word(at) : null

const functions = new Set(['avg', 'median', 'max', 'min', 'sum'])

/** How long it is from one to the other: "how far ahead do they book". */
const asking = [
  'how far in advance',
  'how far ahead',
  'how long in advance',
  'how long ahead',
  'how long beforehand',
  'how much in advance',
  'how early',
  'how soon',
  'how late',
  'how long',
  'how quickly',
  'how fast',
  'how much time',
]
const byName = [
  'turnaround time',
  'turnaround',
  'turn around time',
  'lead time',
  'waiting time',
  'wait time',
  'processing time',
  'handling time',
  'resolution time',
  'response time',
  'delivery time',
  'repair time',
  'time taken',
  'time it takes',
  'time between',
  'time from',
  'time until',
  'time to',
  'days between',
  'days from',
  'days until',
  'weeks between',
  'weeks from',
  'hours between',
  'hours from',
  'months between',
  'delay between',
  'gap between',
  'lag between',
]

/** "how fast", where a column keeps a speed or how late it was: that is no time from one deed to the other. */
const isOfAnother = (chart: Chart, at: number, words: number): boolean =>
  /^(?:fast|late|early)$/.test(chart.word(at + words - 1)) && chart.of(at, 'measure').some(({ end }) => end > at + 1)

/** "how long", "how many days", "average number of weeks". */
export const durationsAt = (chart: Chart, at: number): (Duration & { end: number })[] => {
  const made = (end: number, unit: string | null, fn: Duration['fn']) => ({
    end,
    unit,
    fn,
    words: [],
    cost: 0.2,
    edges: [holding(at, end)],
  })
  // "how many nights do they stay", where a column is called so
  const isUnit = (place: number) =>
    elapsedIn(chart.word(place), 'datetime') !== null &&
    !chart.of(place, 'field').some(({ how, field }) => how === 'exact' && field.role === 'measure')
  const long = phraseAt(chart, at, asking)
  const isApart = chart.tokens.slice(at, at + long).some(({ word }) => apart.test(word))
  if (long > 0 && !isOfAnother(chart, at, long)) return [{ ...made(at + long, null, 'avg'), isApart }]
  const named = phraseAt(chart, at, byName)
  if (named > 0) return [{ ...made(at + named, unitOf(chart, at), 'avg'), isApart: true }]
  // "how many days late"
  if (chart.phrase(at, 'how many') > 0 && isUnit(at + 2) && /^(?:late|overdue|behind)$/.test(chart.word(at + 3)))
    return [{ ...made(at + 4, chart.word(at + 2), 'avg'), cost: 0.05, words: ['late'], isApart: true }]
  if (chart.phrase(at, 'how many') > 0 && isUnit(at + 2))
    return [{ ...made(at + 3, chart.word(at + 2), 'avg'), isCounted: true }]
  const said = functionsAt(chart, at)
  const [fn, ...more] = said?.fns ?? []
  const start = said && more.length === 0 && fn && functions.has(fn) ? said.end : null
  if (start === null) return []
  const called = phraseAt(chart, start, byName)
  if (called > 0) return [{ ...made(start + called, unitOf(chart, start), fn as Duration['fn']), isApart: true }]
  const from = start + phraseAt(chart, start, ['number of', 'amount of'])
  if (isUnit(from)) return [made(from + 1, chart.word(from), fn as Duration['fn'])]
  return /^(?:time|duration|wait|stay|delay|length)$/.test(chart.word(from)) && passing.test(chart.word(from + 1))
    ? [made(from + 1, null, fn as Duration['fn'])]
    : []
}

/** Words that only say that it takes long, and those that name one of the times. */
export const continues = (chart: Chart, at: number): number | null => {
  const { word = '' } = chart.tokens[at] ?? {}
  // rather than passed over: "report" of what was reported
  if (timesOf(chart).some((named) => isCalledBy(named, word))) return 0.01
  if (passing.test(word)) return 0.03
  // "how long do guests stay": whoever they are
  if (isPeopleWord(chart.tokens[at]?.stem ?? '') && isOfDoing(chart, at)) return 0.05
  const isSaid = (['value', 'condition', 'dimension'] as const).some((kind) => chart.of(at, kind).length > 0)
  // "between a customer calling and": whoever it is
  const isOne = /^an?$/.test(chart.word(at - 1)) && chart.of(at, 'field').every(({ field }) => field.type === 'text')
  const isNamed = isSaid || (chart.of(at, 'field').length > 0 && !isOne)
  const isBetween = chart.tokens.some((t, i) => i < at && i > at - 6 && t.word === 'between')
  if (
    isBetween &&
    /^(?:between|and)$/.test(chart.word(at - 1)) &&
    !chart.of(at, 'value').some(({ how }) => how === 'exact')
  )
    return 0.15
  // "until a fine is paid", "before sending it back": what it is done to, and how
  const before = chart.word(at - 1)
  if (!isNamed && /^(?:a|an|the|our|your)$/.test(before)) return 0.1
  if (!isNamed && /^(?:before|until|till|after|from|to|do|does|did|of|for)$/.test(before)) return 0.15
  // "how long is it plugged in", of minutes plugged in
  const isKept = keptOf(chart).some(({ field }) =>
    identifierWords(field.label).some((own) => rootOf(own) === rootOf(word)),
  )
  return isKept ? 0.05 : null
}

const isOfDoing = (chart: Chart, at: number): boolean =>
  isPlural(chart.word(at)) &&
  chart.tokens.some(({ word }, i) => i < at && i > at - 4 && /^(?:do|did|does|have|are|were)$/.test(word)) &&
  chart.of(at, 'value').length === 0

const known = new WeakMap<Chart, NamedField[]>()
const timesOf = (chart: Chart): NamedField[] => {
  const before = known.get(chart)
  if (before) return before
  const times = chart.catalog.datasets
    .filter((d) => !d.hidden)
    .flatMap((d) => namedFields(d).filter((n) => isTime(n.field)))
  known.set(chart, times)
  return times
}

/** Which words say from when, and which until when: "once shipped", "until it is paid". */
const rolesOf = (words: readonly string[]): ('from' | 'to' | null)[] => {
  let role: 'from' | 'to' | null = null
  let isBetween = false
  return words.map((word) => {
    if (/^(?:once|after|since|from|between)$/.test(word)) role = 'from'
    else if (/^(?:until|till|to|before)$/.test(word) || (isBetween && word === 'and')) role = 'to'
    isBetween ||= word === 'between'
    return role
  })
}

const labelOf = ({ field }: NamedField): string[] => identifierWords(field.label)

/** From when it was to be until it was: "how many days late do they finish". */
const pastDue = (dataset: Dataset): { from: NamedField; to: NamedField }[] => {
  const times = namedFields(dataset).filter((n) => isTime(n.field))
  const planned = times.filter((n) => isPlanned(labelOf(n)))
  return planned.flatMap((from) => {
    const others = times.filter((to) => !isPlanned(labelOf(to)) && to.field.type === from.field.type)
    const heads = labelOf(from).filter((word) => !isPlanned([word]))
    const alike = others.filter((to) =>
      heads.some((head) => labelOf(to).includes(head) && !/^(?:on|date|at)$/.test(head)),
    )
    const ended = others.filter(({ field }) => (field.profile?.nulls ?? 0) > 0)
    return (alike.length > 0 ? alike : ended).map((to) => ({ from, to }))
  })
}

const keptOf = (chart: Chart): NamedField[] =>
  chart.catalog.datasets
    .filter((d) => !d.hidden)
    .flatMap((d) => namedFields(d).filter((n) => isDuration(n.field) && n.field.role === 'measure'))

/** The figure, where the words tell from when to when: by the only two times there are, or by those that were named. */
export const durationFigures = (chart: Chart, duration: Duration): Figures[] => {
  const { fn, unit, words, cost, edges } = duration
  const datasets = chart.catalog.datasets.filter((d) => !d.hidden)
  const pairs = datasets.flatMap((d) => {
    const times = namedFields(d).filter((n) => isTime(n.field))
    const called = spansOf(chart).filter(({ from }) => from.dataset === d)
    return called.length > 0 ? [...called, ...inOrder(times)] : inOrder(times)
  })
  const roles = rolesOf(words)
  const said = (named: NamedField, role: 'from' | 'to') =>
    words.some((word, i) => roles[i] !== (role === 'from' ? 'to' : 'from') && isCalledBy(named, word))
  const isLate = words.some((word) => /^(?:late|overdue|schedule|behind|delay)$/.test(word))
  const rated = [...pairs, ...(isLate ? datasets.flatMap(pastDue) : [])].map(({ from, to }) => ({
    from,
    to,
    worth: (said(to, 'to') ? 2 : 0) + (said(from, 'from') ? 1 : 0) + (isLate && isPlanned(labelOf(from)) ? 4 : 0),
  }))
  const best = Math.max(0, ...rated.map(({ worth }) => worth))
  const meant = [
    ...new Map(
      rated.filter(({ worth }) => worth === best).map((r) => [`${r.from.field.name} ${r.to.field.name}`, r]),
    ).values(),
  ]
  // "how long does a stay last": from what begins it to what ends it
  const called = best === 0 ? spansOf(chart).filter(({ from }) => datasets.includes(from.dataset)) : []
  const [pair, ...others] = called.length === 1 ? called : meant
  // A column that keeps how long is meant, unless both times are named.
  const kept = datasets.flatMap((d) => namedFields(d).filter((n) => isDuration(n.field) && n.field.role === 'measure'))
  if (kept.length > 0 && best < 2 && !duration.isApart) return durationKept(kept, duration)
  if (!pair || others.length > 0) return []
  const in_ = unit ?? (pair.from.field.type === 'date' ? 'days' : 'hours')
  if (!elapsedIn(in_, pair.from.field.type)) return []
  const measure: Measure = { fn, of: elapsedBetween(pair.from, fieldOf(pair.to), in_) }
  return [
    {
      cost: cost + (best === 0 ? 0.2 : 0),
      edges,
      figures: [{ measure, on: pair.from.dataset, target: null }],
      of: null,
    },
  ]
}

/** "how long is a booking": where one column keeps it, in the unit that was said. */
const durationKept = (
  kept: readonly NamedField[],
  { fn, unit, words, cost, edges, isCounted }: Duration,
): Figures[] => {
  const [only, ...others] = kept
  const factor = only && unit !== null ? inUnitOf(only.field, unit) : 1
  const isTaken = !isCounted || words.some((word) => /^(?:take|last|wait|stay|need)/.test(word))
  const isOfTime = isTaken && words.every((word) => !/^(?:until|till|between|before|since)$/.test(word))
  if (!only || others.length > 0 || factor === null || !isOfTime) return []
  const left: Measure = { fn, of: fieldOf(only) }
  return [
    { cost: cost + 0.2, edges, figures: [{ measure: inUnit(left, factor), on: only.dataset, target: only }], of: null },
  ]
}
