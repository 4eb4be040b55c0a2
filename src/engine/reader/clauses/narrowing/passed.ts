import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { numericTest } from '../../constructions/conditions/comparators.ts'
import { spansOf } from '../../constructions/statistics/durations-said.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { elapsedBetween } from '../../knowledge/measured-in.ts'
import { elapsedIn, isDuration } from '../../knowledge/units.ts'
import { courses } from '../../knowledge/verbs/courses.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords, stopWords } from '../../words/words.ts'
import { holding, type Limit } from '../phrases.ts'

/** Rows by how long it took from one of their times to another: "took longer than a week", "came back more than 10 days late". */

const taking = /^(?:took|take|takes|taken|taking|lasted|lasting|waited|waiting|needed|stayed|open|out|away|within|in)$/
const late = /^(?:late|overdue|later|after|early)$/
const planned = /^(?:due|deadline|end|until|planned|expected|scheduled|promised|target|agreed)$/
const between = /^(?:it|they|was|were|is|are|the|their|its|being|been|had|has|date|day|of|to|having)$/

type Pair = { from: NamedField; to: NamedField }

const wordsOf = ({ field }: NamedField): string[] => identifierWords(field.label).filter((word) => !stopWords.has(word))
const isCalled = (named: NamedField, word: string): boolean =>
  wordsOf(named).some((own) => rootOf(own) === rootOf(word))

const pairsIn = (chart: Chart): Pair[] =>
  chart.catalog.datasets
    .filter((dataset) => !dataset.hidden)
    .flatMap((dataset) => {
      const called = spansOf(chart).filter(({ from }) => from.dataset === dataset)
      const times = namedFields(dataset).filter(({ field }) => isTime(field))
      const ordered = called.length > 0 ? called : inOrder(times)
      return ordered.length > 0 ? ordered : byWhatIsOver(times)
    })

/** Of two times the one that not every row has comes behind. */
const byWhatIsOver = (times: readonly NamedField[]): Pair[] => {
  const nulls = ({ field }: NamedField) => field.profile?.nulls ?? 0
  const [from, ...others] = times.filter((each) => nulls(each) === 0)
  const [to, ...more] = times.filter((each) => nulls(each) > 0)
  return from && to && others.length + more.length === 0 && from.field.type === to.field.type ? [{ from, to }] : []
}

/** From when it was to be to when it was. */
const latePairs = (chart: Chart): Pair[] =>
  chart.catalog.datasets
    .filter((dataset) => !dataset.hidden)
    .flatMap((dataset) => {
      const times = namedFields(dataset).filter(({ field }) => isTime(field))
      const from = times.filter((each) => wordsOf(each).some((word) => planned.test(word)))
      // what has not come yet is not known
      const to = times.filter((each) => !from.includes(each) && (each.field.profile?.nulls ?? 0) > 0)
      return from.length === 1 && to.length === 1 && from[0] && to[0] ? [{ from: from[0], to: to[0] }] : []
    })

const only = (pairs: readonly Pair[]): Pair | null => {
  const keys = new Map(pairs.map((pair) => [`${pair.from.field.name} ${pair.to.field.name}`, pair]))
  const [pair, ...more] = keys.values()
  return pair && more.length === 0 ? pair : null
}

const limitOf = (from: number, to: number, { from: first, to: last }: Pair, cond: Condition): Limit => ({
  cost: 0.2,
  edges: [holding(from, to)],
  of: [first, last],
  on: first.dataset,
  make: () => cond,
})

/** "returned late": after it was to be. */
const lateAt = (chart: Chart, from: number, to: number): Limit[] => {
  if (chart.word(to - 1) !== 'late' || to - from > 2) return []
  const pair = only(latePairs(chart))
  if (!pair || (to - from === 2 && !isCalled(pair.to, chart.word(from)))) return []
  return [limitOf(from, to, pair, { compare: '>', left: fieldOf(pair.to), right: fieldOf(pair.from) })]
}

/** Whether what stands behind says from when, and whether it may stand so. */
const pairFor = (chart: Chart, verb: string | null, end: number, to: number, word: string): Pair | null => {
  const rest = chart.tokens.slice(end, to).map((token) => token.word)
  const [tail = '', ...more] = rest
  if (/^(?:late|overdue)$/.test(tail) && more.length === 0) return only(latePairs(chart))
  const pairs = pairsIn(chart)
  if (rest.length === 0) return verb !== null || word === 'longer' ? (only(pairs) ?? untilDone(chart, verb)) : null
  if (!late.test(tail) && !/^(?:to|from|of|before)$/.test(tail)) return null
  const said = more.filter((each) => !between.test(each))
  const [first, ...others] = said
  // "booked two days before they arrived"
  if (tail === 'before' && first && others.length === 0)
    return only(pairs.filter((pair) => isCalled(pair.to, first) && (verb === null || isCalled(pair.from, verb))))
  if (tail === 'to' && first && others.length === 0)
    return only(
      pairs.filter((pair) => isCalled(pair.to, first)).length > 0
        ? pairs.filter((pair) => isCalled(pair.to, first))
        : pairs,
    )
  return /^(?:after|of|from)$/.test(tail) && first && others.length === 0
    ? only(pairs.filter((pair) => isCalled(pair.from, first)))
    : null
}

/** "settled within 14 days": from when rows are of to when that was done. */
const untilDone = (chart: Chart, verb: string | null): Pair | null => {
  if (verb === null) return null
  const kept = courses.filter(({ done }) => done.some((each) => each.split(' ').includes(verb)))
  const isDone = (named: NamedField) =>
    isCalled(named, verb) || wordsOf(named).some((own) => kept.some((course) => course.kept.has(rootOf(own))))
  const times = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isTime(field))
  const [to, ...more] = times.filter((each) => isDone(each) && !wordsOf(each).some((word) => planned.test(word)))
  const from = times.find(({ dataset, field }) => dataset === to?.dataset && field.name === dataset.timeField)
  return from && to && more.length === 0 && from.field !== to.field && from.field.type === to.field.type
    ? { from, to }
    : null
}

export const passedAt = (chart: Chart, from: number, to: number): Limit[] => {
  const tardy = lateAt(chart, from, to)
  if (tardy.length > 0) return tardy
  let at = from
  // "came back more than 10 days late": what was done
  let verb: string | null = null
  while (
    at < to &&
    at < from + 3 &&
    (taking.test(chart.word(at)) || /^(?:came|come|back|got|been)$|(?:ed|id|nt|ld|ne|ft)$/.test(chart.word(at)))
  ) {
    verb = taking.test(chart.word(at)) && verb !== null ? verb : chart.word(at)
    at++
  }
  const test = numericTest(chart, at)
  if (!test || test.unit === null || test.high !== null || test.end > to) return []
  const within = /^(?:within|in)$/.test(chart.word(at - 1)) && test.compare === '='
  if (test.compare === '=' && !within) return []
  const pair = pairFor(chart, verb, test.end, to, test.word)
  const isKept =
    pair && namedFields(pair.from.dataset).some(({ field }) => isDuration(field) && field.role === 'measure')
  if (!pair || (isKept && test.end === to) || !elapsedIn(test.unit, pair.from.field.type)) return []
  const compare: Comparison = within ? '<=' : test.compare
  const left = elapsedBetween(pair.from, fieldOf(pair.to), test.unit)
  return [limitOf(from, to, pair, { compare, left, right: { value: test.value } })]
}
