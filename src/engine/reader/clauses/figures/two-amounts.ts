import type { Dataset } from '../../../question/catalog.ts'
import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField } from '../../chart.ts'
import { concepts } from '../../constructions/concepts.ts'
import { askedAmounts } from '../../constructions/measuring/asked-amounts.ts'
import { amountOf, defaultFunction, isAmount, isNumber, isYear, namedFields } from '../../fields.ts'
import { countsThings } from '../../knowledge/per-unit.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { costOf, type Figures, holding, phraseAt, trimmed } from '../phrases.ts'

/** Figures of what each row has of two amounts: what is left of one after the other, how much one grew to the other, one times the other. */

type Find<P> = (start: number, end: number) => readonly P[]
type Operator = '+' | '-' | '*' | '/'
type Term = {
  of: Expression
  fn: 'sum' | 'avg'
  on: Dataset
  target: NamedField | null
  cost: number
  edges: readonly Edge[]
}

const closings = ['in total', 'altogether', 'overall', 'all together', 'in all', 'on average']
const done =
  /^(?:is|are|was|were|has|have|had|been|being|be|get|gets|got|paid|deducted|taken|off|away|out|subtracted|covered|for|gone|settled|removed|we|i|they|pay|paying|deducting|accounted)$/

/** A figure of one amount: what it is of, and how it is taken. */
const termsIn = (figures: Find<Figures>, start: number, end: number): Term[] =>
  figures(start, end).flatMap(({ figures: [figure, ...more], cost, edges, of }) => {
    if (!figure || more.length > 0 || of) return []
    const { measure, on, target } = figure
    if (!('fn' in measure) || !('of' in measure) || measure.where || !/^(?:sum|avg)$/.test(measure.fn)) return []
    return [{ of: measure.of, fn: measure.fn as Term['fn'], on, target, cost, edges }]
  })

/** "the takings in total", "the materials are paid for": without what is only said of it. */
const bare = (chart: Chart, start: number, end: number): [number, number] => {
  let to = end
  const closed = closings
    .map((words) => words.split(' ').length)
    .find((n, i) => chart.phrase(to - n, closings[i] ?? '') > 0)
  if (closed) to -= closed
  while (to > start + 1 && done.test(chart.word(to - 1))) to--
  return [start, to]
}

const isSame = (a: Expression, b: Expression): boolean => JSON.stringify(a) === JSON.stringify(b)

const made = (one: Term, other: Term, op: Operator, words: readonly [number, number], cost = 0.05): Figures[] => {
  if (one.on !== other.on || isSame(one.of, other.of)) return []
  const isSum = op === '*' || op === '/' || (one.fn === 'sum' && other.fn === 'sum')
  const of: Expression = { op, left: one.of, right: other.of }
  const measure: Measure =
    op === '/'
      ? { op, left: { fn: 'sum', of: one.of }, right: { fn: 'sum', of: other.of } }
      : { fn: isSum ? 'sum' : 'avg', of }
  return [
    {
      cost: one.cost + other.cost + cost,
      edges: [...one.edges, ...other.edges, holding(...words)],
      figures: [{ measure, on: one.on, target: one.target }],
      of: null,
    },
  ]
}

const operators: [words: string[], op: Operator, isTurned?: true][] = [
  [
    [
      'minus',
      'less',
      'net of',
      'after deducting',
      'after paying',
      'after',
      'once',
      'without',
      'excluding',
      '-',
      'reduced by',
    ],
    '-',
  ],
  [['plus', 'added to', 'together with', 'including', '+'], '+'],
  [['multiplied by', 'multiplied with', 'times', 'x', '*'], '*'],
  [['divided by', 'over', '/', 'for each', 'per', 'relative to', 'in relation to'], '/'],
]

/** "takings after wages", "hours multiplied by the rate". */
const joined = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const out: Figures[] = []
  for (let at = from + 1; at < to - 1; at++)
    for (const [words, op] of operators) {
      const found = phraseAt(chart, at, words)
      if (found === 0) continue
      for (const one of termsIn(figures, ...bare(chart, from, at)))
        for (const other of termsIn(figures, ...bare(chart, at + found, to)))
          if (op !== '/' || isCounted(chart, at + found, other)) out.push(...made(one, other, op, [at, at + found]))
    }
  return out
}

/** "per unit", where the units are what a column counts; a group is no divisor. */
const isCounted = (chart: Chart, at: number, { target }: Term): boolean =>
  target !== null &&
  (chart.of(at, 'dimension').every(({ score }) => score < 0.95) ||
    (isNumber(target.field) && target.field.role === 'measure' && countsThings(target.field)))

const remaining = [
  'left over from',
  'left over of',
  'left from',
  'left of',
  'left over',
  'remains of',
  'remains from',
  'remaining of',
  'remaining from',
  'rest of',
]
const without = ['after', 'once', 'when', 'minus', 'less', 'without', 'net of', 'if']

/** "what is left of the takings once the fee is paid". */
const leftOver = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const opening = phraseAt(chart, from, remaining)
  const start = from + opening
  if (opening === 0) return []
  const out: Figures[] = []
  for (let at = start + 1; at < to - 1; at++) {
    const words = phraseAt(chart, at, without)
    if (words === 0) continue
    for (const one of termsIn(figures, ...bare(chart, start, at)))
      for (const other of termsIn(figures, ...bare(chart, at + words, to)))
        out.push(...made(one, other, '-', [from, start], 0))
  }
  return out.map((each) => ({ ...each, edges: [...each.edges, holding(from, to)] }))
}

/** "if you multiply hours by the rate". */
const multiplied = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const verb = chart.tokens.findIndex(({ word }, i) => i >= from && i < to && multiplying.test(word))
  // "what would we earn if you multiply": what they come to is said before
  const isLed = chart.tokens.slice(from, Math.max(from, verb)).every((_, i) => isLead(chart, from + i))
  if (verb < 0 || !isLed) return []
  const op = chart.word(verb).startsWith('mul') ? '*' : '/'
  const out: Figures[] = []
  for (let at = verb + 2; at < to - 1; at++)
    if (/^(?:by|with|and)$/.test(chart.word(at)))
      for (const one of termsIn(figures, verb + 1, at))
        for (const other of termsIn(figures, at + 1, to)) out.push(...made(one, other, op, [from, to]))
  return out
}

const multiplying = /^(?:multiply|multiplying|divide|dividing)$/

const isLead = (chart: Chart, at: number): boolean =>
  chart.isPlain(at) ||
  chart.word(at) === 'if' ||
  chart.of(at, 'measure').some(({ rule }) => rule === askedAmounts.name || rule === concepts.name)

const growing =
  /^(?:growth|gain|gains|gained|grow|grew|grown|rise|rose|risen|increase|increased|change|changed|improvement|progress|added|climb|climbed|put)$/
const shrinking =
  /^(?:drop|dropped|fall|fell|fallen|decrease|decreased|decline|declined|loss|lose|lost|reduction|shrink|shrank)$/
const verbsBetween =
  /^(?:in|of|on|did|do|does|has|have|had|they|it|each|the|a|an|by|per|on|average|cm|mm|m|kg|g|points?|percent|plant|much|from|between|since)$/

/** Amounts that a few words may mean, however little they say of its name: "wk4", "planting". */
const meantBy = (chart: Chart, start: number, end: number): { named: NamedField; cost: number; edge: Edge }[] => {
  const { from, to, cost } = trimmed(chart, start, end)
  return chart
    .of(from, 'field')
    .filter((edge) => edge.end === to && isAmount(edge.field) && !isYear(edge.field) && edge.field.role === 'measure')
    .map((edge) => ({ named: edge, cost: cost + costOf(edge), edge }))
}

/** What a column and another of its kind are both called: heights at two times. */
const isOfOneKind = (one: NamedField, other: NamedField): boolean => {
  const words = identifierStems(one.field.label).filter((own) => own.length > 1 && !/\d/.test(own))
  const others = new Set(identifierStems(other.field.label))
  return one.dataset === other.dataset && one.field !== other.field && words.some((own) => others.has(own))
}

/** Columns that the words of a stretch name some part of that no other such column has: "2025" of a height in 2025. */
const partsOf = (chart: Chart, start: number, end: number): NamedField[] => {
  const said = new Set(chart.tokens.slice(start, end).map(({ stem }) => stem))
  const glued = chart.tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join('')
  return chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => {
      if (!isAmount(field) || field.role !== 'measure') return false
      const own = identifierStems(field.label)
      return (
        own.some((word) => said.has(word) && !/^(?:the|at|in|of)$/.test(word)) ||
        (glued.length > 1 && own.join('').includes(glued))
      )
    })
}

const pairsOf = (
  chart: Chart,
  [a, b]: [number, number],
  [c, d]: [number, number],
): { one: NamedField; other: NamedField; cost: number }[] => {
  const meant = (start: number, end: number): { named: NamedField; cost: number }[] => {
    const called = meantBy(chart, start, end).filter(({ edge }) => 'how' in edge && /^(?:exact|words)$/.test(edge.how))
    return called.length > 0 ? called : partsOf(chart, start, end).map((named) => ({ named, cost: 0.2 }))
  }
  const [firsts, seconds] = [meant(a, b), meant(c, d)]
  const found = firsts.flatMap((one) =>
    seconds
      .filter((other) => isOfOneKind(one.named, other.named) && !partsBoth(firsts, seconds, one.named, other.named))
      .map((other) => ({ one: one.named, other: other.named, cost: one.cost + other.cost })),
  )
  return found.toSorted((x, y) => x.cost - y.cost).slice(0, 2)
}

/** Each of them is meant by both stretches: neither tells which. */
const partsBoth = (
  firsts: readonly { named: NamedField }[],
  seconds: readonly { named: NamedField }[],
  one: NamedField,
  other: NamedField,
): boolean =>
  firsts.some(({ named }) => named.field === other.field) && seconds.some(({ named }) => named.field === one.field)

/** "growth in height between week 4 and week 8", "how much did they grow from planting to 2025": the later less the earlier. */
const grown = (chart: Chart, from: number, to: number): Figures[] => {
  const verb = chart.tokens.findIndex(
    (_, i) => i >= from && i < to && (growing.test(chart.word(i)) || shrinking.test(chart.word(i))),
  )
  if (verb < 0 || verb > from + 2) return []
  const opening = chart.tokens.findIndex((_, i) => i > verb && i < to && /^(?:from|between)$/.test(chart.word(i)))
  if (opening < 0) return []
  const between = chart.tokens.slice(verb + 1, opening).map((_, i) => verb + 1 + i)
  if (
    !between.every(
      (i) =>
        verbsBetween.test(chart.word(i)) ||
        chart.isPlain(i) ||
        chart.of(i, 'field').length + chart.of(i, 'entity').length > 0,
    )
  )
    return []
  const out: Figures[] = []
  for (let at = opening + 2; at < to; at++)
    if (/^(?:to|and|until|till)$/.test(chart.word(at)))
      for (const { one, other, cost } of pairsOf(chart, [opening + 1, at], [at + 1, to])) {
        const [left, right] = shrinking.test(chart.word(verb)) ? [one, other] : [other, one]
        const averaged = defaultFunction(one.field) === 'avg' || defaultFunction(other.field) === 'avg'
        const of: Expression = { op: '-', left: amountOf(left), right: amountOf(right) }
        const figure = {
          measure: { fn: averaged ? ('avg' as const) : ('sum' as const), of },
          on: one.dataset,
          target: one,
        }
        out.push({ cost: 0.1 + cost, edges: [holding(from, to)], figures: [figure], of: null })
      }
  return out
}

const aims = new Set(
  [
    'budget',
    'target',
    'plan',
    'planned',
    'asking',
    'estimate',
    'forecast',
    'list',
    'limit',
    'quota',
    'goal',
    'entry',
    'expected',
  ].map(stem),
)
const actuals = new Set(['actual', 'final', 'real', 'sold', 'achieved', 'spent', 'result', 'cost', 'paid'].map(stem))

/** "how far over budget are we", "how much below asking do we sell": what it came to less what it was to be. */
const againstAim = (chart: Chart, from: number, to: number): Figures[] => {
  const better = chart.tokens.findIndex(
    (_, i) =>
      i > from &&
      i < to &&
      phraseAt(chart, i, [
        'improve on',
        'improve upon',
        'improve over',
        'improved on',
        'beat',
        'undercut',
        'stay below',
        'stayed below',
        'stay under',
      ]) > 0,
  )
  const isBetter = better > 0 && chart.word(from) === 'how' && better <= from + 5
  const opening = isBetter
    ? better - from
    : phraseAt(chart, from, ['how far', 'how much', 'by how much', 'average amount', 'amount'])
  const way = isBetter ? 'below' : /^(over|above|beyond|below|under)$/.exec(chart.word(from + opening))?.[1]
  const after =
    from +
    opening +
    (isBetter
      ? phraseAt(chart, better, [
          'improve on',
          'improve upon',
          'improve over',
          'improved on',
          'beat',
          'undercut',
          'stay below',
          'stayed below',
          'stay under',
        ])
      : 1)
  const start = /^(?:the|their|our|its|his|her)$/.test(chart.word(after)) ? after + 1 : after
  if (!way || start >= to) return []
  return chart
    .of(start, 'field')
    .filter(({ field }) => isAmount(field) && identifierStems(field.label).some((own) => aims.has(own)))
    .flatMap((aim): Figures[] => {
      const others = namedFields(aim.dataset).filter(
        ({ field }) =>
          field !== aim.field &&
          isAmount(field) &&
          field.role === 'measure' &&
          !identifierStems(field.label).some((own) => aims.has(own)) &&
          identifierStems(field.label).some((own) => actuals.has(own)),
      )
      const [actual, ...more] = others
      const isDone = chart.tokens
        .slice(aim.end, to)
        .every(
          (_, i) =>
            chart.isPlain(aim.end + i) ||
            chart.of(aim.end + i, 'field').some(({ field }) => field === actual?.field) ||
            /^(?:sell|sold|go|end|finish|we|do|did|spend|come|came|swim)$/.test(chart.word(aim.end + i)),
        )
      if (!actual || more.length > 0 || !isDone) return []
      const [left, right] = /^(?:below|under)$/.test(way) ? [aim, actual] : [actual, aim]
      const adds = defaultFunction(aim.field) === 'sum' && defaultFunction(actual.field) === 'sum'
      const measure: Measure = {
        fn: adds ? 'sum' : 'avg',
        of: { op: '-', left: amountOf(left), right: amountOf(right) },
      }
      const figure = { measure, on: aim.dataset, target: aim }
      return [{ cost: 0.15, edges: [aim, holding(from, to)], figures: [figure], of: null }]
    })
}

export const twoAmounts = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => [
  ...joined(chart, from, to, figures),
  ...leftOver(chart, from, to, figures),
  ...multiplied(chart, from, to, figures),
  ...grown(chart, from, to),
  ...againstAim(chart, from, to),
]
