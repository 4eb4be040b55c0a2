import type { Dataset } from '../../../question/catalog.ts'
import type { Expression, Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf } from '../../chart.ts'
import { usualMeasure } from '../../concepts.ts'
import { amountOf, defaultFunction, isAmount, isYear, namedFields } from '../../fields.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { owing } from '../narrowing/presence.ts'
import { costOf, type Figure, type Figures, holding, phraseAt, trimmed } from '../phrases.ts'

/** Figures of what each row has of two columns, and of amounts that are only asked for by "how much". */

type Find<P> = (start: number, end: number) => readonly P[]

const operators: [words: string[], op: '+' | '-' | '*'][] = [
  [['plus', 'added to', 'together with', 'and also', '+'], '+'],
  [['minus', 'less', '-'], '-'],
  [['times', 'multiplied by', '*', 'x'], '*'],
]
const including = ['including', 'incl', 'inclusive of', 'with']

const amountsIn = (chart: Chart, start: number, end: number): { field: EdgeOf<'field'>; cost: number }[] => {
  const { from, to, cost } = trimmed(chart, start, end)
  return chart
    .of(from, 'field')
    .filter(({ field, end: last }) => last === to && isAmount(field) && !isYear(field) && field.role === 'measure')
    .map((field) => ({ field, cost: cost + costOf(field) }))
}

const made = (
  one: EdgeOf<'field'>,
  other: EdgeOf<'field'>,
  op: '+' | '-' | '*',
  cost: number,
  words: readonly [number, number],
): Figures[] => {
  if (one.dataset !== other.dataset || one.field === other.field) return []
  const of: Expression = { op, left: amountOf(one), right: amountOf(other) }
  const adds = op === '*' || (defaultFunction(one.field) === 'sum' && defaultFunction(other.field) === 'sum')
  const measure: Measure = { fn: adds ? 'sum' : 'avg', of }
  return [
    { cost, edges: [one, other, holding(...words)], figures: [{ measure, on: one.dataset, target: one }], of: null },
  ]
}

/** "parts plus labour", "rent including extra costs", "price times hours". */
const operated = (chart: Chart, from: number, to: number): Figures[] => {
  const out: Figures[] = []
  for (let at = from + 1; at < to - 1; at++) {
    const plain = operators.flatMap(([words, op]) => {
      const found = phraseAt(chart, at, words)
      return found > 0 ? [{ op, words: found }] : []
    })
    const also = phraseAt(chart, at, including)
    for (const { op, words } of also > 0 ? [...plain, { op: '+' as const, words: also }] : plain)
      for (const one of amountsIn(chart, from, at))
        for (const other of amountsIn(chart, at + words, to))
          out.push(...made(one.field, other.field, op, one.cost + other.cost, [at, at + words]))
  }
  return out
}

const gaps = ['difference', 'gap', 'spread', 'margin', 'distance', 'range']

/** "the gap between the high and the low": the larger of both less the other, of each row. */
const between = (chart: Chart, from: number, to: number): Figures[] => {
  const gap = phraseAt(chart, from, gaps)
  const start = from + gap
  if (gap === 0 || !/^(?:between|of)$/.test(chart.word(start))) return []
  const out: Figures[] = []
  for (let at = start + 2; at < to - 1; at++)
    for (const one of /^(?:and|to)$/.test(chart.word(at)) ? amountsIn(chart, start + 1, at) : [])
      for (const other of amountsIn(chart, at + 1, to)) {
        const isTurned = Number(one.field.field.profile?.mean ?? 0) < Number(other.field.field.profile?.mean ?? 0)
        const [more, less] = isTurned ? [other.field, one.field] : [one.field, other.field]
        for (const each of made(more, less, '-', one.cost + other.cost, [from, start + 1])) {
          const [figure] = each.figures
          if (figure && 'of' in figure.measure)
            out.push({ ...each, figures: [{ ...figure, measure: { ...figure.measure, fn: 'avg' } }] })
        }
      }
  return out
}

const helping = /^(?:did|do|does|have|has|had|was|were|is|are|be|been|being|will|would|to)$/
const speaking = /^(?:we|they|i|you|it|he|she|people|everyone|us|me|all|to|by|of|the|was|were|been|from)$/

/** What was done with it, and by whom: "did we use", "was given". */
const deedAfter = (chart: Chart, at: number, to: number): boolean => {
  let verbs = 0
  for (let i = at; i < to; i++) {
    if (/^(?:each|every|per|and|or|not|never|no|without|but|,)$/.test(chart.word(i))) return false
    if (helping.test(chart.word(i)) || speaking.test(chart.word(i))) continue
    if (chart.isPlain(i)) continue
    const isNamed = chart.at(i).some(({ kind }) => kind !== 'ask' && kind !== 'field' && kind !== 'measure')
    if (isNamed || owing.test(chart.word(i)) || !/^\p{L}{3,}$/u.test(chart.word(i)) || ++verbs > 1) return false
  }
  return at === to || helping.test(chart.word(at))
}

/** "how much electricity did we use", "how much was given", "how much money is owed". */
const howMuch = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const asked = phraseAt(chart, from, ['how much of the', 'how much of', 'how much'])
  if (asked === 0) return []
  const start = from + asked
  const out: Figures[] = []
  for (let at = start + 1; at <= to; at++)
    if (deedAfter(chart, at, to))
      for (const inner of figures(start, at))
        if (inner.figures.length === 1)
          out.push({
            ...inner,
            cost: inner.cost + 0.02,
            edges: [...inner.edges, holding(from, start), ...held(at, to)],
          })
  const money = phraseAt(chart, start, ['money', 'cash'])
  const [usual, ...others] = moneyMeant(chart)
  if (usual && others.length === 0 && deedAfter(chart, start + money, to) && (money > 0 || start < to))
    out.push({ cost: 0.25, edges: [holding(from, to)], figures: [{ ...usual, target: null }], of: null })
  return out
}

/** What is usually meant by it, or the only money there is. */
const moneyMeant = (chart: Chart): { measure: Measure; on: Dataset }[] => {
  const usual = usualMeasure(chart.catalog)
  if (usual.length > 0) return usual
  return chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isMoneyKept(field) && defaultFunction(field) === 'sum')
    .map((named) => ({ measure: { fn: 'sum', of: amountOf(named) }, on: named.dataset }))
}

const held = (from: number, to: number) => (to > from ? [holding(from, to)] : [])

/** `end`: where the stretch ends with the words that say nothing of their own. */
export const columnFigures = (
  chart: Chart,
  [from, to, end]: readonly [number, number, number],
  figures: Find<Figures>,
): Figures[] => [...operated(chart, from, to), ...between(chart, from, to), ...howMuch(chart, from, end, figures)]

/** Words for what a column counts or measures: "solar output", "electricity used". */
const measuring =
  /^(?:output|production|produced|consumption|consumed|usage|used|use|figure|figures|amount|amounts|level|levels|value|values|total|totals|number|numbers|volume|generated|made|sold|spent|paid|taken|worked|driven|ridden|travelled|covered|burnt|burned|eaten|drunk|walked|climbed|logged|billed|charged|invoiced|collected|raised|earned|donated|given|scored|caught|seen|counted|harvested|picked|wasted|scrapped|lost|saved|needed|received|awarded|claimed|owed|outstanding|bought|invested|lent|borrowed|recycled|emitted|printed|measured|recorded|produced|baked|milked|brewed|collected|served)$/

/** "how many depots lost staff" counts no depots lost. */
const isOfAmount = ({ measure, target }: Figure): boolean =>
  target !== null && 'fn' in measure && measure.fn !== 'distinct'

/** A name with such a word beside it. */
export const withMeasuring = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const isLast = to - from > 1 && measuring.test(chart.word(to - 1)) && chart.of(to - 1, 'field').length === 0
  return isLast
    ? figures(from, to - 1)
        .filter(({ of, figures: all }) => of === null && all.every(isOfAmount))
        .map((each) => ({ ...each, cost: each.cost + 0.08, edges: [...each.edges, holding(to - 1, to)] }))
    : []
}

const saidOperators: [words: RegExp, op: string][] = [
  [/^(?:plus)$/, '+'],
  [/^(?:minus)$/, '-'],
  [/^(?:times)$/, '*'],
]

/** "parts plus labour" is one figure of both, where an amount stands on both sides. */
export const forgetsOperator = ({ question }: Candidate, chart: Chart): boolean => {
  const whole = JSON.stringify(question)
  return chart.tokens.some(({ word }, at) => {
    if (isGapOfTwo(chart, at) || isGrowthOfTwo(chart, at)) return !/"op":"-"|"difference"|"change"|"growth"/.test(whole)
    const said = saidOperators.find(([words]) => words.test(word))
    if (!said || whole.includes(`"op":"${said[1]}"`)) return false
    const isBehind = amountAt(chart, at + 1) || (chart.word(at + 1) === 'the' && amountAt(chart, at + 2))
    return (
      isBehind &&
      chart.tokens.some((_, i) => i < at && chart.of(i, 'field').some((f) => f.end === at && isAmount(f.field)))
    )
  })
}

/** "the difference between hot and cold". */
const isGapOfTwo = (chart: Chart, at: number): boolean =>
  phraseAt(chart, at, gaps) > 0 &&
  chart.word(at + 1) === 'between' &&
  [at + 2, at + 3].some((from) =>
    chart
      .of(from, 'field')
      .some(({ end }) => chart.word(end) === 'and' && amountAt(chart, from) && amountAt(chart, end + 1)),
  )

/** "average gain from the first test to the second". */
const isGrowthOfTwo = (chart: Chart, at: number): boolean => {
  if (!/^(?:gain|growth|rise|increase|improvement|drop|decrease|decline)$/.test(chart.word(at))) return false
  if (!/^(?:from|between)$/.test(chart.word(at + 1))) return false
  const first = /^(?:the|a|an)$/.test(chart.word(at + 2)) ? at + 3 : at + 2
  return chart
    .of(first, 'field')
    .some(
      ({ end, field, how }) =>
        how === 'exact' &&
        isAmount(field) &&
        /^(?:to|and)$/.test(chart.word(end)) &&
        (amountAt(chart, end + 1) || amountAt(chart, end + 2)),
    )
}

const amountAt = (chart: Chart, at: number): boolean =>
  chart.of(at, 'field').some(({ field }) => isAmount(field) && field.role === 'measure')
