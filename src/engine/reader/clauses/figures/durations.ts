import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { functionsAt } from '../../constructions/functions-said.ts'
import { inOrder, spansOf } from '../../constructions/statistics/durations-said.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { elapsedBetween, inUnit } from '../../knowledge/measured-in.ts'
import { relatedTo } from '../../knowledge/related-words.ts'
import { elapsedIn, inUnitOf, isDuration } from '../../knowledge/units.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords, stopWords } from '../../words/words.ts'
import type { Figures, Phrase } from '../phrases.ts'
import { holding, phraseAt } from '../phrases.ts'

/** How long something takes, from one time that is kept to another: "how many days does it take until a claim is paid". */
export type Duration = Phrase & {
  fn: 'avg' | 'median' | 'max' | 'min' | 'sum'
  unit: string | null
  words: readonly string[]
  /** "how many hours": of all, unless it is said that it takes them. */
  isCounted?: boolean
}

const passing =
  /^(?:take|takes|took|taken|taking|need|needs|needed|wait|waits|waited|waiting|stay|stays|stayed|last|lasts|lasted|pass|passes|passed|until|till|before|after|between|from|to|for|and|on|average|usually|typically|normally|generally|get|gets|got|getting|be|being|have|has|had|something|anything|things?|it|them|they|back|up|off|out|gone|done|over|long|time)$/
const functions = new Set(['avg', 'median', 'max', 'min', 'sum'])

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
  const isUnit = (place: number) => elapsedIn(chart.word(place), 'datetime') !== null
  const long = chart.phrase(at, 'how long')
  if (long > 0) return [made(at + long, null, 'avg')]
  if (chart.phrase(at, 'how many') > 0 && isUnit(at + 2))
    return [{ ...made(at + 3, chart.word(at + 2), 'avg'), isCounted: true }]
  const said = functionsAt(chart, at)
  const [fn, ...more] = said?.fns ?? []
  const start = said && more.length === 0 && fn && functions.has(fn) ? said.end : null
  if (start === null) return []
  const from = start + phraseAt(chart, start, ['number of', 'amount of'])
  if (isUnit(from)) return [made(from + 1, chart.word(from), fn as Duration['fn'])]
  return /^(?:time|duration|wait|stay|delay|length)$/.test(chart.word(from)) && passing.test(chart.word(from + 1))
    ? [made(from + 1, null, fn as Duration['fn'])]
    : []
}

/** Words that only say that it takes long, and those that name one of the times. */
export const continues = (chart: Chart, at: number): number | null => {
  const { word = '' } = chart.tokens[at] ?? {}
  if (passing.test(word)) return 0.03
  const isNamed = (['field', 'value', 'condition', 'dimension'] as const).some((kind) => chart.of(at, kind).length > 0)
  // "until a fine is paid", "before sending it back": what it is done to, and how
  const before = chart.word(at - 1)
  if (!isNamed && /^(?:a|an|the|our|your)$/.test(before)) return 0.1
  if (!isNamed && /^(?:before|until|till|after|from|to|do|does|did|of|for)$/.test(before)) return 0.15
  return timesOf(chart).some((named) => isCalledBy(named, word)) ? 0.05 : null
}

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

const isCalledBy = ({ field }: NamedField, word: string): boolean => {
  if (word.length < 3 || stopWords.has(word)) return false
  const own = identifierWords(field.label).filter((w) => !stopWords.has(w) && !/^(?:date|time|day)$/.test(w))
  const root = rootOf(word)
  const related = new Set(relatedTo(root).map(rootOf))
  return own.some((w) => rootOf(w) === root || related.has(rootOf(w)))
}

/** The figure, where the words tell from when to when: by the only two times there are, or by those that were named. */
export const durationFigures = (chart: Chart, duration: Duration): Figures[] => {
  const { fn, unit, words, cost, edges } = duration
  const datasets = chart.catalog.datasets.filter((d) => !d.hidden)
  const pairs = datasets.flatMap((d) => {
    const times = namedFields(d).filter((n) => isTime(n.field))
    const called = spansOf(chart).filter(({ from }) => from.dataset === d)
    return called.length > 0 ? [...called, ...inOrder(times)] : inOrder(times)
  })
  const said = (named: NamedField) => words.some((word) => isCalledBy(named, word))
  const rated = pairs.map(({ from, to }) => ({ from, to, worth: (said(to) ? 2 : 0) + (said(from) ? 1 : 0) }))
  const best = Math.max(0, ...rated.map(({ worth }) => worth))
  const meant = [
    ...new Map(
      rated.filter(({ worth }) => worth === best).map((r) => [`${r.from.field.name} ${r.to.field.name}`, r]),
    ).values(),
  ]
  const [pair, ...others] = meant
  // A column that keeps how long is meant, unless both times are named.
  const kept = datasets.flatMap((d) => namedFields(d).filter((n) => isDuration(n.field) && n.field.role === 'measure'))
  if (kept.length > 0 && best < 2) return durationKept(kept, duration)
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
