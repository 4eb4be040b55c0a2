import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { and, during, fieldOf, isTime, namedFields } from '../../fields.ts'
import { addDays } from '../../words/dates.ts'
import { identifierStems, identifierWords } from '../../words/words.ts'
import { type Limit, phraseAt } from '../phrases.ts'
import { undoneOf } from './courses.ts'

/** Rows held against today by the day on which they are due or end: "overdue today", "should have been back by now", "still under warranty", "expired". */

const late = [
  'past their due date',
  'past the due date',
  'past its due date',
  'past due',
  'past the deadline',
  'past their deadline',
  'past its deadline',
  'over the deadline',
  'overdue',
  'over due',
  'running late',
  'should be back',
  'should have been back',
  'should have come back',
  'should have been returned',
  'should have been paid',
  'should have been delivered',
  'should have been finished',
  'should have been done',
  'should have been completed',
  'should have arrived',
  'should have been here',
  'behind schedule',
]
export const dueWords = /^(?:due|deadline|promised|expected|target|planned|scheduled|payable)$/
const now = /^(?:today|now|already|by|currently|right|at|the|moment|as|of|and|still|yet|\(|\))$/

type Standing = { words: string[]; of: RegExp; isOver: boolean }
const ended = /^(?:until|till|expiry|expires|expire|expired|expiration|valid|ends|end|renewal|through)$/
const covered = /^(?:warranty|guarantee|guaranteed)$/
const insured = /^(?:insurance|insured|cover|covered|coverage)$/
const eaten = /^(?:before|bbd|bbe|expiry|expires|expiration|use)$/
const standings: Standing[] = [
  {
    words: [
      'under warranty',
      'in warranty',
      'within warranty',
      'within the warranty',
      'covered by warranty',
      'covered by a warranty',
      'covered by the warranty',
      'under guarantee',
      'under the guarantee',
      'in guarantee',
      'within guarantee',
      'guaranteed',
    ],
    of: covered,
    isOver: false,
  },
  {
    words: [
      'out of warranty',
      'no longer under warranty',
      'not under warranty',
      'not under warranty anymore',
      'out of guarantee',
      'no longer covered by warranty',
      'beyond warranty',
      'past warranty',
      'not under warranty any more',
      'warranty has run out',
      'warranty has expired',
      'warranty ran out',
      'warranty expired',
      'warranty is over',
    ],
    of: covered,
    isOver: true,
  },
  { words: ['insured', 'under cover', 'covered by insurance'], of: insured, isOver: false },
  {
    words: ['in date', 'still good', 'still fresh', 'not out of date', 'still edible', 'still usable'],
    of: eaten,
    isOver: false,
  },
  {
    words: ['out of date', 'gone off', 'past its best', 'past their best', 'past the sell by date'],
    of: eaten,
    isOver: true,
  },
  {
    words: ['valid', 'still valid', 'in force', 'not expired', 'unexpired', 'still current'],
    of: ended,
    isOver: false,
  },
  {
    words: [
      'expired',
      'has expired',
      'have expired',
      'lapsed',
      'run out',
      'ran out',
      'has run out',
      'have run out',
      'no longer valid',
      'not valid anymore',
      'not valid any more',
      'invalid by now',
    ],
    of: ended,
    isOver: true,
  },
]

const timesOf = (chart: Chart, words: RegExp): NamedField[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isTime(field) && identifierWords(field.label).some((word) => words.test(word)))

const limitOf = (named: NamedField, cond: Condition, from: number, to: number): Limit => {
  const { dataset: on } = named
  const edge = { start: from, end: to, score: 0.9, rule: 'clauses', kind: 'condition' as const, cond, on }
  return { cost: 0.08, edges: [{ ...edge, loose: false, field: named }], of: [named], on, make: () => cond }
}

/** Whether nothing but "today" and the like stands behind. */
const isNow = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.slice(from, to).every(({ word }) => now.test(word))

/** What is called so by a column or a value is told by it. */
const isNamed = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.slice(from, to).some((_, i) => {
    const at = from + i
    return (
      chart.of(at, 'value').some(({ how }) => how === 'exact') ||
      (chart.word(at) === 'overdue' && chart.of(at, 'field').length > 0)
    )
  })

/** "overdue today", "should be back by now": the day is over, and it is not done. */
const lateAt = (chart: Chart, from: number, to: number): Limit[] => {
  const words = phraseAt(chart, from, late)
  if (words === 0 || from + words > to || !isNow(chart, from + words, to) || isNamed(chart, from, from + words))
    return []
  const [due, ...others] = timesOf(chart, dueWords)
  if (!due || others.length > 0) return []
  const over: Condition = { during: fieldOf(due), period: { from: null, to: addDays(chart.catalog.today, -1) } }
  const undone = undoneOf(chart, due.dataset)
  const cond = and([over, ...(undone ? [undone.cond] : [])])
  return cond ? [limitOf(due, cond, from, to)] : []
}

/** "ran out before 1 June 2024", "expires in May": when it ends is what is spoken of, and no other day. */
const endingAt = (chart: Chart, from: number, to: number): Limit[] => {
  const [until, ...others] = timesOf(chart, ended)
  if (!until || others.length > 0) return []
  const own = identifierStems(until.field.label)
  let at = from
  while (at < from + 4 && (leading.test(chart.word(at)) || own.includes(chart.tokens[at]?.stem ?? ''))) at++
  const words = phraseAt(chart, at, endings)
  return (words > 0 ? chart.of(at + words, 'period') : []).flatMap(({ end, period }) => {
    const cond = end === to ? during(until, period) : null
    return cond ? [limitOf(until, cond, from, to)] : []
  })
}

const leading = /^(?:that|which|whose|with|their|its|the|an?)$/

/** The time that is spoken of wherever something runs out before, after or in some period, and these periods. */
export const endingSpokenOf = (chart: Chart): { until: NamedField; periods: EdgeOf<'period'>[] } | null => {
  const periods = chart.tokens.flatMap((_, at) => {
    const words = phraseAt(chart, at, endings)
    return words > 0 ? chart.of(at + words, 'period') : []
  })
  const [until, ...others] = periods.length > 0 ? timesOf(chart, ended) : []
  return until && others.length === 0 ? { until, periods } : null
}

const endings = [
  ...['had run out', 'has run out', 'have run out', 'runs out', 'run out', 'ran out', 'had expired', 'has expired'],
  ...['have expired', 'expires', 'expire', 'expired', 'ends', 'ended', 'is valid', 'was valid', 'lapsed', 'lapses'],
]

/** "still under warranty (today)", "expired". */
const standingAt = (chart: Chart, from: number, to: number): Limit[] => {
  const start = chart.word(from) === 'still' ? from + 1 : from
  return standings.flatMap(({ words, of, isOver }) => {
    const length = Math.max(0, ...words.map((each) => chart.phrase(start, each)))
    if (
      length === 0 ||
      start + length > to ||
      !isNow(chart, start + length, to) ||
      isNamed(chart, start, start + length)
    )
      return []
    const [until, ...others] = timesOf(chart, of)
    if (!until || others.length > 0) return []
    const { today } = chart.catalog
    const period = isOver ? { from: null, to: addDays(today, -1) } : { from: today, to: null }
    return [limitOf(until, { during: fieldOf(until), period }, from, to)]
  })
}

export const dueAt = (chart: Chart, from: number, to: number): Limit[] => [
  ...lateAt(chart, from, to),
  ...standingAt(chart, from, to),
  ...endingAt(chart, from, to),
]
