import type { Condition, Expression, Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../chart.ts'
import { amountOf, and, isAmount, measureDataset, reach } from '../fields.ts'
import { stopWords, type Token } from '../words/words.ts'
import { valueCondition } from './conditions/value-condition.ts'
import { moreFields, twoOfOneHead } from './functions-said.ts'

type Operator = '+' | '-' | '*' | '/'
type Term = { measure: Measure; end: number; on: EdgeOf<'measure'>['on'] | null; score: number; parts: number }

const operators: [words: string, op: Operator][] = [
  ['divided by', '/'],
  ['multiplied by', '*'],
  ['times', '*'],
  ['x', '*'],
  ['/', '/'],
  ['*', '*'],
  ['×', '*'],
  ['+', '+'],
  ['plus', '+'],
  ['minus', '-'],
  ['less', '-'],
  ['-', '-'],
]

const operatorAt = (chart: Chart, at: number, wanted: RegExp): { op: Operator; end: number } | null => {
  for (const [words, op] of operators) {
    const length = wanted.test(op) ? chart.phrase(at, words) : 0
    // "less than 5" holds against a number
    if (length > 0 && !(words === 'less' && chart.word(at + 1) === 'than')) return { op, end: at + length }
  }
  return null
}

/** What each row has of the one at what it has of the other: "price times units sold" is of each sale, not of all prices. */
const combined = (op: Operator, left: Measure, right: Measure): Measure => {
  const [a, b] = [inRow(left), inRow(right)]
  return op === '*' && a && b ? { fn: 'sum', of: { op: '*', left: a, right: b } } : { op, left, right }
}

/** What each row has of a sum: of minutes that are told in hours too. */
const inRow = (m: Measure): Expression | null => {
  if ('fn' in m && m.fn === 'sum' && 'of' in m && !m.where) return m.of
  if (!('op' in m) || m.op !== '/' || !('value' in m.right)) return null
  const left = inRow(m.left)
  return left && { op: '/', left, right: { value: m.right.value } }
}

const strongest = <E extends Edge>(edges: E[]): E | undefined =>
  edges.toSorted((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0]

/** "Total amount from sells": the words behind a figure that say of which rows, up to the next operator. */
const narrowed = (
  chart: Chart,
  measure: Measure,
  on: EdgeOf<'measure'>['on'],
  from: number,
): { measure: Measure; end: number } => {
  const conds: Condition[] = []
  let end = from
  for (let at = from; at < Math.min(chart.tokens.length, from + 6); ) {
    if (operatorAt(chart, at, /./) || /^[().,;?]$/.test(chart.word(at))) break
    const value = strongest(
      chart.of(at, 'value').filter((v) => v.score >= 0.7 && reach(chart.catalog, on.name).has(v.dataset.name)),
    )
    if (value) conds.push(valueCondition(value))
    at = value ? value.end : at + 1
    const stops = operatorAt(chart, at, /./) || chart.word(at) === ')'
    if (stops || value) end = at
  }
  const where = and([...(measure.where ? [measure.where] : []), ...conds])
  return { measure: where ? { ...measure, where } : measure, end }
}

const factorAt = (chart: Chart, at: number, of: Term['on'] = null): Term | null => {
  if (chart.word(at) === '(') {
    const inner = sumAt(chart, at + 1)
    return inner && chart.word(inner.end) === ')' ? { ...inner, end: inner.end + 1 } : null
  }
  const number = chart.of(at, 'number')[0]
  if (number) return { measure: { value: number.value }, end: number.end, on: null, score: 1, parts: 0 }
  const from = /^(?:the|total|overall)$/.test(chart.word(at)) ? [at, at + 1] : [at]
  for (const next of from) {
    const said = strongest(
      chart
        .of(next, 'measure')
        .filter((m) => m.measures.length === 1 && m.fn !== 'arithmetic' && !m.loose && (of === null || m.on === of)),
    )
    const field = strongest(
      chart
        .of(next, 'field')
        .filter((f) => isAmount(f.field) && f.field.role === 'measure' && (of === null || f.dataset === of)),
    )
    const [measure] = said?.measures ?? []
    // "unit price" is no number of units
    if (said && measure && !(field && field.end > said.end && field.how === 'exact'))
      return { ...narrowed(chart, measure, said.on, said.end), on: said.on, score: said.score, parts: 1 }
    if (field)
      return {
        ...narrowed(chart, { fn: 'sum', of: amountOf(field) }, field.dataset, field.end),
        on: field.dataset,
        score: field.score,
        parts: 1,
      }
  }
  return null
}

const chain = (chart: Chart, first: Term | null, wanted: RegExp, next: (at: number) => Term | null): Term | null => {
  let left = first
  for (let op = left && operatorAt(chart, left.end, wanted); left && op; op = operatorAt(chart, left.end, wanted)) {
    const right = next(op.end)
    // nobody multiplies a column by itself
    if (!right || (op.op === '*' && JSON.stringify(left.measure) === JSON.stringify(right.measure))) break
    left = {
      measure: combined(op.op, left.measure, right.measure),
      end: right.end,
      on: left.on ?? right.on,
      score: Math.min(left.score, right.score),
      parts: left.parts + right.parts,
    }
  }
  return left
}

const productAt = (chart: Chart, at: number): Term | null => {
  const first = factorAt(chart, at)
  const times = first && operatorAt(chart, first.end, /[*]/)
  const second = times && factorAt(chart, times.end)
  // "price times units sold": the price of what is sold
  const own = second?.on && second.on !== first?.on ? factorAt(chart, at, second.on) : null
  const isSaid = own !== null && own.end === first?.end
  return chain(chart, isSaid ? own : first, /[*/]/, (next) => factorAt(chart, next))
}
const sumAt = (chart: Chart, at: number): Term | null =>
  chain(chart, productAt(chart, at), /[+-]/, (next) => productAt(chart, next))

/** The dataset whose rows reach those of every figure. */
const lowestOf = (chart: Chart, measure: Measure): EdgeOf<'measure'>['on'] | null => {
  const names = new Set<string>()
  const walk = (m: Measure) => {
    if ('op' in m) {
      walk(m.left)
      walk(m.right)
    } else if (!('value' in m)) names.add(measureDataset(m, chart.catalog) ?? '')
  }
  walk(measure)
  return (
    chart.catalog.datasets.find(
      (d) => names.has(d.name) && [...names].every((n) => reach(chart.catalog, d.name).has(n)),
    ) ?? null
  )
}

/** What rows belong to is added up over those rows: the cost of the cars, over their sales. */
const overRows = (m: Measure, on: EdgeOf<'measure'>['on'], chart: Chart): Measure => {
  if ('op' in m) return { ...m, left: overRows(m.left, on, chart), right: overRows(m.right, on, chart) }
  return 'fn' in m && 'of' in m && measureDataset(m, chart.catalog) !== on.name ? { ...m, rows: on.name } : m
}

/** "average of price minus cost": of what each row has. */
const averaged = (measure: Measure): Measure =>
  'op' in measure
    ? { ...measure, left: averaged(measure.left), right: averaged(measure.right) }
    : 'fn' in measure && 'of' in measure && measure.fn === 'sum'
      ? { ...measure, fn: 'avg' }
      : measure

const isAveraged = (chart: Chart, at: number): boolean =>
  chart.tokens.some((t, i) => i < at && i > at - 8 && /^(?:average|avg|mean)$/.test(t.word)) &&
  chart.word(at - 1) === '('

const joinedBy = ['combined', 'together', 'added together', 'added up', 'put together', 'altogether', 'taken together']

/** "the sum of price and tax", "home and away goals together": one figure of them all. */
const addedUp = (chart: Chart, at: number): Edge[] => {
  const opening = chart.phrase(at, 'sum of the') || chart.phrase(at, 'sum of')
  const two = twoOfOneHead(chart, at + opening)
  const firsts = chart.of(at + opening, 'field').filter((f) => isAmount(f.field) && f.score >= 0.6)
  return [two, ...firsts.map((f) => moreFields(chart, f))].flatMap((fields): Edge[] => {
    const [first, ...others] = fields
    const last = others.at(-1)
    if (!first || !last) return []
    const closing = joinedBy.map((words) => chart.phrase(last.end, words)).find((n) => n > 0) ?? 0
    if (opening + closing === 0) return []
    const each = fields.map((f): Measure => ({ fn: 'sum', of: amountOf(f) }))
    const measure = each.reduce((left, right): Measure => ({ op: '+', left, right }))
    const span = { start: at, end: last.end + closing, score: Math.min(...fields.map((f) => f.score)) }
    const named = { rule: arithmetic.name, kind: 'measure' as const, fn: 'arithmetic', loose: false }
    return [{ ...span, ...named, measures: [measure], on: first.dataset, fields: [] }]
  })
}

/** "song sales in money (price times units sold)": what is said in brackets is what the words before them mean. */
const inBrackets = (chart: Chart, at: number): Edge[] => {
  if (chart.word(at) === '(') return behindAll(chart, at)
  if (!/^\p{L}/u.test(chart.word(at)) || stopWords.has(chart.word(at)) || ['by', 'of'].includes(chart.word(at)))
    return []
  const open = [1, 2, 3, 4].map((far) => at + far).find((place) => chart.word(place) === '(')
  const isName = (token: Token) =>
    /^\p{L}/u.test(token.word) && !/^(?:by|of|for|per|from|than|with|and)$/.test(token.word)
  if (open === undefined || !chart.tokens.slice(at, open).every(isName)) return []
  const found = sumAt(chart, open + 1)
  if (!found?.on || found.parts < 2 || chart.word(found.end) !== ')') return []
  const on = lowestOf(chart, found.measure) ?? found.on
  const label = chart.tokens
    .slice(at, open)
    .map(({ word }) => word)
    .join(' ')
  const isMean =
    [at - 1, at].some((place) => /^(?:average|avg|mean)$/.test(chart.word(place))) ||
    chart.phrase(found.end + 1, 'on average') > 0
  const measures: Measure[] = [{ ...overRows(isMean ? averaged(found.measure) : found.measure, on, chart), label }]
  const span = { start: at, end: found.end + 1, score: 1, rule: arithmetic.name }
  return [{ ...span, kind: 'measure', measures, on, fn: 'arithmetic', fields: [], loose: false }]
}

/** "what does it come to for each department (hours times rate)": said at the end of what is asked. */
const behindAll = (chart: Chart, at: number): Edge[] => {
  const found = sumAt(chart, at + 1)
  if (at < 3 || !found?.on || found.parts < 2 || chart.word(found.end) !== ')') return []
  const on = lowestOf(chart, found.measure) ?? found.on
  const measures: Measure[] = [overRows(found.measure, on, chart)]
  const span = { start: at, end: found.end + 1, score: 0.95, rule: arithmetic.name }
  return [{ ...span, kind: 'measure', measures, on, fn: 'arithmetic', fields: [], loose: false }]
}

/** "(total revenue - total cost) / total cost * 100". */
export const arithmetic: PartConstruction = {
  name: 'figures that are calculated with',
  examples: [
    'total revenue / number of orders',
    '(total revenue - total cost) / total cost * 100',
    'sum of price and cost by category',
    'sales in money (price times units sold) by artist',
  ],
  match(chart, at) {
    if (!/^\(|\p{L}/u.test(chart.word(at))) return []
    const added = [...addedUp(chart, at), ...inBrackets(chart, at)]
    const found = sumAt(chart, at)
    if (!found?.on || found.parts < 2) return added
    const on = lowestOf(chart, found.measure) ?? found.on
    return [
      ...added,
      {
        start: at,
        end: found.end,
        score: found.score,
        rule: arithmetic.name,
        kind: 'measure',
        measures: [overRows(isAveraged(chart, at) ? averaged(found.measure) : found.measure, on, chart)],
        on,
        fn: 'arithmetic',
        fields: [],
        loose: false,
      },
    ]
  },
}
