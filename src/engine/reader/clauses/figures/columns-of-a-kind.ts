import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { functionsAt } from '../../constructions/functions-said.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { amountOf, amountOrNone, defaultFunction, fieldOf, timeFields } from '../../fields.ts'
import { columnsOfAKind, type OfAKind } from '../../knowledge/columns-of-a-kind.ts'
import { type Figures, phraseAt, wholly } from '../phrases.ts'

/** "average mark in each subject", "total per quarter", "how many have done each of the four trainings", "marks over all five subjects". */

const opening = /^(?:in|for|per|by|of|on|over|across|at|from|to|the|every|each|all|whole|full|entire|different|of)$/
const apart = /^(?:each|every|per|by|different)$/
const together = /^(?:all|whole|full|entire|together|combined|annual|yearly)$/
const longest = 9
const mostNouns = 3

/** Where the words for what they are of stand, and whether they are told apart or come to one. */
const axisAt = (chart: Chart, at: number, to: number): { isApart: boolean; noun: number } | null => {
  let next = at
  const said: string[] = []
  while (next < to && (opening.test(chart.word(next)) || chart.of(next, 'number').some(({ end }) => end === next + 1)))
    said.push(chart.word(next++))
  const isApart = said.some((word) => apart.test(word))
  const areAll = said.some((word) => together.test(word))
  return next === to - 1 && isApart !== areAll ? { isApart, noun: next } : null
}

/** "each of the four trainings", of a record of trainings: its columns, and not its rows. */
const areSome = (chart: Chart, at: number): boolean =>
  /^(?:the|\p{N}+)$/u.test(chart.word(at - 1)) || chart.of(at - 1, 'number').length > 0

/** Nothing else in the data is called so. */
const isFree = (chart: Chart, at: number): boolean =>
  (chart.of(at, 'entity').every(({ how }) => how !== 'exact') || areSome(chart, at)) &&
  chart.of(at, 'value').length === 0 &&
  chart.of(at, 'field').every(({ how }) => how !== 'exact')

/** What is measured is hardly said by the headings: "mark", "sales". */
const isNoun = (chart: Chart, at: number): boolean =>
  /^\p{L}{3,}$/u.test(chart.word(at)) &&
  !opening.test(chart.word(at)) &&
  chart.of(at, 'value').length === 0 &&
  chart.of(at, 'field').every(({ how }) => how !== 'exact')

const yesCount = (named: NamedField): Measure => ({
  count: named.dataset.name,
  where: { compare: '=', left: fieldOf(named), right: { value: yesAndNo(named.field)?.yes ?? true } },
  label: named.field.label,
})

/** "how many marks are missing in each term". */
const missingOf = (kind: OfAKind): Measure[] =>
  kind.columns.map((named) => ({
    count: named.dataset.name,
    where: { missing: fieldOf(named) },
    label: named.field.label,
  }))
const gone = /^(?:missing|blank|empty|absent|unknown|lacking)$/

const ofEach = (kind: OfAKind, fn: Said['fn']): Measure[] | null =>
  kind.columns.every(({ field }) => field.role === 'flag')
    ? fn === 'count'
      ? kind.columns.map(yesCount)
      : null
    : fn === 'count'
      ? null
      : kind.columns.map((named) => ({ fn: fn ?? defaultFunction(named.field), of: amountOf(named) }))

/** What each row has of all of them. */
const ofAll = (kind: OfAKind, fn: Said['fn']): Measure[] | null => {
  if (fn === 'count' || kind.columns.some(({ field }) => field.role === 'flag')) return null
  const whole = kind.columns.map(amountOrNone).reduce((left, right): Expression => ({ op: '+', left, right }))
  return [{ fn: fn ?? 'sum', of: whole }]
}

type Said = { fn: 'sum' | 'avg' | 'median' | 'min' | 'max' | 'count' | null; end: number }

const plainFunctions = /^(?:sum|avg|median|min|max)$/
const counting = ['how many people', 'how many', 'number of', 'the number of', 'count of', 'number who']

const functionSaid = (chart: Chart, from: number): Said => {
  const counts = phraseAt(chart, from, counting)
  if (counts > 0) return { fn: 'count', end: from + counts }
  const said = functionsAt(chart, from)
  const [fn, ...more] = said?.fns ?? []
  return said && fn && more.length === 0 && plainFunctions.test(fn)
    ? { fn: fn as Exclude<Said['fn'], null>, end: said.end }
    : { fn: null, end: from }
}

export const figuresOfAKind = (chart: Chart, from: number, to: number): Figures[] => {
  const [dataset, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (!dataset || others.length > 0 || to - from > longest + mostNouns) return []
  const word = chart.word(to - 1)
  const kinds = columnsOfAKind(dataset).filter(
    ({ nouns, isOfTime }) =>
      isFree(chart, to - 1) &&
      (nouns.test(word) || (isOfTime && word === 'year')) &&
      !(isOfTime && timeFields(dataset).length > 0),
  )
  if (kinds.length === 0) return []
  const { fn, end } = functionSaid(chart, from)
  let at = end
  const most = end + (fn === 'count' ? mostNouns + 2 : mostNouns)
  while (at < to && at < most && !axisAt(chart, at, to) && (isNoun(chart, at) || chart.isPlain(at))) at++
  const axis = axisAt(chart, at, to)
  if (!axis || (fn === null && at === end)) return []
  return kinds.flatMap((kind) => {
    const isYearOfParts = kind.isOfTime && !kind.nouns.test(word)
    if (isYearOfParts && axis.isApart) return []
    const isGone = fn === 'count' && chart.tokens.slice(end, axis.noun).some((token) => gone.test(token.word))
    const measures = axis.isApart ? (isGone ? missingOf(kind) : ofEach(kind, fn)) : ofAll(kind, fn)
    const [first] = kind.columns
    if (!measures || !first) return []
    const figures = measures.map((measure, i) => ({ measure, on: dataset, target: kind.columns[i] ?? first }))
    return [{ cost: 0.05, edges: [wholly(from, to)], figures, of: null }]
  })
}
