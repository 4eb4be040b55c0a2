import type { Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge, PartConstruction } from '../../chart.ts'
import { isRevenueKnown } from '../../concepts.ts'
import { amountOf, defaultFunction, isNumber } from '../../fields.ts'
import { inUnit } from '../../knowledge/measured-in.ts'
import { inUnitOf, unitFrom } from '../../knowledge/units.ts'
import { adjectiveMeasures, type MeasuredBy, nounMeasures, verbMeasures } from '../../knowledge/verbs/measured-by.ts'
import { type Dealing, dealingOf } from '../../knowledge/verbs/money-verbs.ts'
import { identifierStems, identifierWords } from '../../words/words.ts'
import { functionsAt, skipJoints } from '../functions-said.ts'
import { columnsCalled, columnsDealt, type Meant } from './columns-meant.ts'

const openings = [
  'how much',
  'how far',
  'how well',
  'how highly',
  'how many',
  'what',
  'whats',
  'amount',
  'money',
  'cash',
]
const auxiliary =
  /^(?:did|do|does|have|has|had|is|are|was|were|would|will|could|can|should|'s|s|everything|all|the|we|i|you|they|people|it)$/
const farthest = 10

/** How many words before a verb it is asked how much: "how much did each of them bill". */
const askedBefore = (chart: Chart, at: number): string | null => {
  if (/^(?:total|average|avg|amount|overall)$/.test(chart.word(at - 1))) return chart.word(at - 1)
  for (let from = at - 1; from >= Math.max(0, at - farthest); from--) {
    if (/^[?;]$/.test(chart.word(from))) return null
    for (const words of openings) {
      const length = chart.phrase(from, words)
      if (length === 0 || from + length > at) continue
      if (!words.startsWith('what') || auxiliary.test(chart.word(from + length))) return words
    }
  }
  return null
}

const isNow = /^(?:now|today|currently|current|nowadays|latest|present|finally|final|end)$/
const isThen = /^(?:originally|initially|first|start|beginning|before|once)$/

/** When each column of several is of: now before what is told of a day gone by. */
const lateness = ({ named: { field } }: Meant): number => {
  const words = identifierWords(field.label)
  if (words.some((word) => isNow.test(word) || word === 'after')) return 1e6
  return Math.max(0, ...words.map((word) => Number(/\d+/.exec(word)?.[0] ?? 0)))
}

/** Of several those that the words tell: "now" of what is told of today. */
const told = (chart: Chart, meant: readonly Meant[]): readonly Meant[] => {
  if (meant.length < 2) return meant
  const said = new Set(chart.tokens.map(({ stem }) => stem))
  const shared = (word: string) => meant.every(({ named }) => identifierStems(named.field.label).includes(word))
  const called = meant.filter(({ named }) =>
    identifierStems(named.field.label).some((own) => said.has(own) && !shared(own) && own.length > 2),
  )
  if (called.length === 1) return called.map((each) => ({ ...each, score: 0.9 }))
  const order = meant.toSorted((a, b) => lateness(b) - lateness(a))
  const isApart = lateness(order[0] as Meant) !== lateness(order.at(-1) as Meant)
  if (isApart && chart.tokens.some(({ word }) => isNow.test(word)))
    return order.slice(0, 1).map((each) => ({ ...each, score: 0.9 }))
  if (isApart && chart.tokens.some(({ word }) => isThen.test(word)))
    return order.slice(-1).map((each) => ({ ...each, score: 0.9 }))
  return meant
}

/** "what has each boat earned us", where each dated row is a deal: its price is what it brought; what one thing of many costs is no deal. */
const isDealt = ({ dataset, field }: Meant['named']): boolean =>
  dataset.timeField !== null &&
  !/\b(?:per|unit|hourly|daily|each|rate|salary|wage|wages|pay)\b/i.test(field.label.replaceAll('_', ' '))

const totals = ['altogether', 'in total', 'all together', 'overall', 'in all']

/** "what did we spend on trees altogether": money of each of them is added up. */
const isTotal = (chart: Chart): boolean =>
  chart.tokens.some((_, i) => totals.some((words) => chart.phrase(i, words) > 0)) ||
  chart.tokens.some(({ word }) => /^(?:total|sum)$/.test(word))

const measured = (
  chart: Chart,
  [start, end]: [number, number],
  fn: 'avg' | 'sum' | 'max' | 'min' | null,
  meant: readonly Meant[],
  isMoney = false,
  isOfEach = false,
): Edge[] =>
  told(chart, meant).map(({ named, score }): Edge => {
    const usual =
      isMoney && (isTotal(chart) || (isDealt(named) && !isOfEach))
        ? 'sum'
        : isOfEach
          ? 'avg'
          : defaultFunction(named.field)
    const measure: Measure = { fn: fn ?? usual, of: amountOf(named) }
    const span = { start, end, score: isHeld(chart, start, end, named) ? 0.95 : score, rule: askedAmounts.name }
    return {
      ...span,
      kind: 'measure',
      measures: [measure],
      on: named.dataset,
      fn: measure.fn,
      fields: [named],
      loose: false,
    }
  })

/** One of several columns that a verb may be about as well: nobody said which. */
export const takesOneOfMeant = (chart: Chart, { question, edges }: Candidate): boolean => {
  const whole = JSON.stringify(question)
  return edges.some(
    (edge) =>
      edge.kind === 'measure' &&
      edge.rule === askedAmounts.name &&
      edge.score < 0.8 &&
      edge.fields.some(({ ref }) => whole.includes(JSON.stringify(ref))) &&
      chart
        .of(edge.start, 'measure')
        .some(
          (other) =>
            other.rule === askedAmounts.name &&
            other.end === edge.end &&
            other.score >= edge.score &&
            other.fields.some(({ ref }) => !whole.includes(JSON.stringify(ref))),
        ),
  )
}

/** The column is called by the word itself. */
const isHeld = (chart: Chart, start: number, end: number, { field }: Meant['named']): boolean =>
  chart.of(end - 1, 'field').some((edge) => edge.field === field && edge.how === 'exact') && end - start <= 2

/** "how tall", "how satisfied". */
const byAdjective = (chart: Chart, at: number): Edge[] => {
  if (chart.word(at) !== 'how') return []
  // "how far did they go" is told by the verb
  const isDone = chart.word(at + 1) === 'far' && !/^(?:is|are|was|were|away)$/.test(chart.word(at + 2))
  const by = isDone ? null : adjectiveMeasures(chart.word(at + 1))
  if (!by || isOfNamed(chart, at + 2, by)) return []
  const fn = utmost(chart, at) ?? by.fn
  const plain = measured(chart, [at, at + 2], fn, columnsCalled(chart.catalog, by.tiers))
  // "how tall is the average flat"
  const usual = [
    'is the average',
    'is an average',
    'are the average',
    'was the average',
    'is the typical',
    'is a typical',
  ]
  const more = Math.max(0, ...usual.map((words) => chart.phrase(at + 2, words)))
  return plain.map((edge) => ({ ...edge, end: edge.end + more }))
}

/** "how high is the average price": of the amount that is named. */
const isOfNamed = (chart: Chart, from: number, by: MeasuredBy): boolean => {
  const meant = columnsCalled(chart.catalog, by.tiers)
  return [0, 1, 2, 3].some((n) =>
    chart
      .of(from + n, 'field')
      .some(
        ({ field, how }) =>
          how === 'exact' &&
          isNumber(field) &&
          field.role === 'measure' &&
          !meant.some(({ named }) => named.field === field),
      ),
  )
}

/** "how cold did it get", "how windy does it get at most": one end of it. */
const utmost = (chart: Chart, at: number): 'max' | 'min' | null => {
  const isUtmost = chart.tokens.some(
    (_, i) => i > at && chart.phrase(i, 'at most') > 0 && chart.of(i + 2, 'number').length === 0,
  )
  const isGot = ['did it get', 'has it got', 'did it ever get', 'does it get', 'can it get'].some(
    (words) => chart.phrase(at + 2, words) > 0,
  )
  if (!isUtmost && !isGot) return null
  return /^(?:cold|cool|chilly|low|shallow|quiet|cheap|light|small|short|slow)$/.test(chart.word(at + 1))
    ? 'min'
    : 'max'
}

/** "what did we take in May": when or where, and no part of the verb. */
const isTaken = (chart: Chart, at: number): boolean =>
  chart.word(at) === 'in' &&
  !/^(?:|by|per|each|for|from|on|at|altogether|overall|in|last|this|,)$/.test(chart.word(at + 1))

/** "what do we pay for postage", "spend on wages": the money that is named behind. */
const ofNamed = (chart: Chart, start: number, end: number): Edge[] => {
  if (!/^(?:for|on|in)$/.test(chart.word(end))) return []
  const from = /^(?:the|our|their|my|its)$/.test(chart.word(end + 1)) ? end + 2 : end + 1
  return chart
    .of(from, 'field')
    .filter(({ field, score }) => isNumber(field) && field.role === 'measure' && score >= 0.6)
    .flatMap((named) => measured(chart, [start, named.end], null, [{ named, score: 0.95 }], true))
}

const sold = /^(?:sell|sells|sold|selling)$/
/** "how much did we take", where it is known what lines of sales come to. */
const isOfRevenue = ({ catalog }: Chart, dealing: Dealing): boolean =>
  /^(?:taken|billed|fetched|earned)$/.test(dealing) && isRevenueKnown(catalog)

/** "how much did they earn", "what do we pay", "how far did I ride". */
const byVerb = (chart: Chart, at: number): Edge[] => {
  const word = chart.word(at)
  const next = isTaken(chart, at + 1) ? '' : chart.word(at + 1)
  const dealt = dealingOf(word, next)
  const done = verbMeasures(word, next)
  if ((!dealt && !done) || (dealt && isOfRevenue(chart, dealt.dealing))) return []
  const asked = askedBefore(chart, at)
  if (asked === null) return []
  const money =
    dealt && asked !== 'how many' && asked !== 'how far' && asked !== 'how well'
      ? measured(
          chart,
          [at, at + dealt.words],
          null,
          columnsDealt(chart.catalog, dealt.dealing),
          true,
          dealt.dealing === 'fetched',
        )
      : []
  const other =
    done && asked !== 'money' && !(sold.test(word) && isRevenueKnown(chart.catalog))
      ? measured(chart, [at, at + done.words], done.by.fn, columnsCalled(chart.catalog, done.by.tiers))
      : []
  return [...money, ...other, ...(money.length > 0 && dealt ? ofNamed(chart, at, at + dealt.words) : [])]
}

/** "average output", "upkeep by site": what the noun is the amount of, where no column is called so itself. */
const byNoun = (chart: Chart, at: number): Edge[] => {
  const found = functionsAt(chart, at)
  const [fn = null, ...more] = found?.fns ?? []
  const from = found ? skipJoints(chart, found.end) : at
  const by = more.length === 0 ? nounMeasures(chart.word(from)) : null
  const isCalled =
    chart.of(from, 'field').some(({ how, score }) => (how === 'exact' || how === 'words') && score >= 0.6) ||
    chart.of(from, 'value').some(({ how }) => how === 'exact')
  if (!by || isCalled || (fn !== null && !/^(?:avg|sum|max|min)$/.test(fn))) return []
  return measured(chart, [at, from + 1], fn as 'avg' | null, columnsCalled(chart.catalog, by.tiers))
}

/** "hours of downtime", of what is kept in minutes. */
const inUnitOfNamed = (chart: Chart, at: number): Edge[] => {
  const opening = Math.max(0, ...['how many', 'number of', 'total'].map((words) => chart.phrase(at, words)))
  const said = unitFrom(chart.word(at + opening), chart.word(at + opening + 1))
  const end = said ? at + opening + said.words : at
  if (!said || chart.word(end) !== 'of') return []
  const from = /^(?:the|our)$/.test(chart.word(end + 1)) ? end + 2 : end + 1
  return chart.of(from, 'field').flatMap(({ score, end: last, ...named }): Edge[] => {
    const factor = isNumber(named.field) && named.field.role === 'measure' ? inUnitOf(named.field, said.unit) : null
    if (factor === null || score < 0.6) return []
    const measures = [inUnit({ fn: 'sum', of: amountOf(named) }, factor)]
    const span = { start: at, end: last, score: 0.95, rule: askedAmounts.name }
    return [{ ...span, kind: 'measure', measures, on: named.dataset, fn: 'sum', fields: [named], loose: false }]
  })
}

/** What a verb or an adjective asks the amount of, where no column is named. */
export const askedAmounts: PartConstruction = {
  name: 'what a verb or an adjective asks the amount of',
  examples: [
    'how much did we bill',
    'how tall are they',
    'how satisfied is each department',
    'what is everything worth',
  ],
  match: (chart, at) => [
    ...byAdjective(chart, at),
    ...byVerb(chart, at),
    ...byNoun(chart, at),
    ...inUnitOfNamed(chart, at),
  ],
}
