import type { Dataset } from '../../question/catalog.ts'
import type { Comparison, Measure } from '../../question/question.contract.ts'
import type { Chart, NamedField } from '../chart.ts'
import { isMoney, numericTest } from '../constructions/conditions/comparators.ts'
import { functionsAt } from '../constructions/functions-said.ts'
import { and, fieldOf, namedFields, orderOf } from '../fields.ts'
import { isMoneyKept } from '../knowledge/money.ts'
import { elapsedIn } from '../knowledge/units.ts'
import { type Figures, holding, type Phrase, phraseAt, type Rows, remembered } from './phrases.ts'

/** What each group must come to: "with at least 5 orders", "that had more than 20 late flights", "whose average fare is over 100". */
export type Having = Phrase & { measure: Measure; on: Dataset; compare: Comparison; value: number }

type Find<P> = (start: number, end: number) => readonly P[]

const openings = [
  'that can be found on',
  'can be found in',
  'found on',
  'found in',
  'that have had',
  'who have had',
  'which have had',
  'that have',
  'that had',
  'who have',
  'who had',
  'which have',
  'which had',
  'with a',
  'with',
  'having',
  'have had',
  'has had',
  'have',
  'has',
  'had',
  'taking',
  'doing',
  'attending',
  'holding',
  'who take',
  'who took',
  'that take',
  'took',
  'take',
  'attended',
  'owning',
  'who own',
  'own',
  'whose',
  'where the',
  'where',
  'did',
  'made',
  'got',
  'on',
  'in',
]
const joining = /^(?:is|was|are|were|of|a|an|the|,)$/

const countOf = ({ on, where, distinct }: Rows): Measure => {
  const cond = and([...where])
  return {
    ...(distinct ? { fn: 'distinct', of: fieldOf(distinct) } : { count: on.name }),
    ...(cond ? { where: cond } : {}),
  }
}

const onlys = ['but only', 'only', 'just', 'but']

/** "but only countries with": what the groups are, said again. */
const openingAt = (chart: Chart, start: number): number => {
  const only = start + phraseAt(chart, start, onlys)
  const those = /^(?:those|the|for)$/.test(chart.word(only)) ? only + 1 : only
  const ends = only > start ? [...chart.of(those, 'field'), ...chart.of(those, 'entity')].map(({ end }) => end) : []
  const at = ends.find((end) => phraseAt(chart, end, openings) > 0) ?? those
  return at + phraseAt(chart, at, openings)
}

/** "more than one island": different ones. */
const different = (chart: Chart, from: number, to: number): { measure: Measure; on: Dataset }[] =>
  chart
    .of(from, 'field')
    .filter(({ end, field, how }) => end === to && how !== 'part' && kinds.has(field.role))
    .map((named) => ({ measure: { fn: 'distinct', of: fieldOf(named) }, on: named.dataset }))
const kinds = new Set(['category', 'place', 'name', 'text'])

/** "15 test results", "10 scores": rows that have one. */
const known = (chart: Chart, from: number, to: number): (Having['measure'] & { cost?: number }) | null => {
  const [field] = chart
    .of(from, 'field')
    .filter((f) => f.end === to || (f.end === to - 1 && /s$/.test(chart.word(to - 1))))
  const isPlural = /s$/.test(chart.word(to - 1))
  if (!field || !isPlural || (field.field.profile?.nulls ?? 0) === 0) return null
  return { count: field.dataset.name, where: { not: { missing: orderOf(field) } } }
}

export const havingsOf = (chart: Chart, figures: Find<Figures>, rows: Find<Rows>): Find<Having> =>
  remembered<Having>((start, end) => {
    const at = openingAt(chart, start)
    return [...counted(chart, start, at, end, rows), ...measured(chart, at, end, figures), ...dealt(chart, start, end)]
  })

const helping = /^(?:that|which|who|have|has|had|did|do|does)$/
const dealing =
  /^(?:cost|costs|bring|brings|brought|earn|earns|earned|make|makes|made|take|took|raise|raised|spent|spend)$/

/** "have cost us more than 7000 euros in repairs": what comes in or goes out of each, added up. */
const dealt = (chart: Chart, start: number, end: number): Having[] => {
  let at = start
  while (at < end && helping.test(chart.word(at))) at++
  if (at === start || !dealing.test(chart.word(at))) return []
  const from = at + (/^(?:us|me|in)$/.test(chart.word(at + 1)) ? 2 : 1)
  const test = numericTest(chart, from)
  if (!test || test.high !== null || test.end > end || !isMoney(test.unit)) return []
  const noun = test.end + (/^(?:in|on|of|for)$/.test(chart.word(test.end)) ? 1 : 0)
  const told = chart.of(noun, 'field').filter((f) => f.end === end && isMoneyKept(f.field))
  const money = noun < end ? told : moneyColumns(chart)
  const [only, ...others] = money
  if (!only || others.length > 0) return []
  const { compare, value } = test
  const measure: Measure = { fn: 'sum', of: fieldOf(only) }
  return [{ compare, value, measure, on: only.dataset, cost: 0.1, edges: [...told, holding(start, end)] }]
}

const moneyColumns = (chart: Chart): NamedField[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => field.role === 'measure' && isMoneyKept(field))

/** "at least 5 orders". */
const counted = (chart: Chart, start: number, at: number, end: number, rows: Find<Rows>): Having[] => {
  const test = numericTest(chart, at)
  if (!test || test.high !== null || test.unitAt >= end || (test.compare === '=' && chart.word(at) !== 'exactly'))
    return []
  if (test.unit !== null && elapsedIn(test.unit, 'datetime')) return []
  const from = test.unitAt
  const held = { compare: test.compare, value: test.value }
  const out: Having[] = rows(from, end).map((each) => ({
    ...held,
    measure: countOf(each),
    on: each.on,
    cost: each.cost,
    edges: [...each.edges, holding(start, from)],
  }))
  for (const each of different(chart, from, end))
    out.push({ ...held, ...each, cost: 0.15, edges: [holding(start, end)] })
  const measure = known(chart, from, end)
  const on = measure && 'count' in measure && chart.catalog.datasets.find(({ name }) => name === measure.count)
  if (measure && on) out.push({ ...held, measure, on, cost: 0.2, edges: [holding(start, end)] })
  return out
}

/** "an average fare over 100", "whose total sales are more than 5000". */
const measured = (chart: Chart, at: number, end: number, figures: Find<Figures>): Having[] => {
  const out: Having[] = []
  for (let split = at + 1; split < end; split++) {
    let from = split
    while (from < end && joining.test(chart.word(from))) from++
    const test = numericTest(chart, from)
    if (!test || test.high !== null || test.end !== end || test.compare === '=') continue
    for (const each of figures(at, split)) {
      const [figure, ...more] = each.figures
      if (!figure || more.length > 0 || !isSaidAsFigure(chart, at)) continue
      out.push({
        compare: test.compare,
        value: test.value,
        measure: figure.measure,
        on: figure.on,
        cost: each.cost,
        edges: [...each.edges, holding(split, end)],
      })
    }
  }
  return out
}

/** A bare amount that is over a number is so of each row: what is added up, averaged or counted is said to be. */
const isSaidAsFigure = (chart: Chart, at: number): boolean => {
  const from = /^(?:a|an|the)$/.test(chart.word(at)) ? at + 1 : at
  return functionsAt(chart, from) !== null || phraseAt(chart, from, ['number of', 'count of']) > 0
}
