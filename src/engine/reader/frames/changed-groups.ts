import type { Dataset } from '../../question/catalog.ts'
import type { Comparison, Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, Parts } from '../chart.ts'
import { candidate, conditionsOn, present } from '../compose.ts'
import { numericTest, turned } from '../constructions/conditions/comparators.ts'
import { amountOf, and, defaultFunction, fieldOf, isAmount, isTimeLike } from '../fields.ts'
import { comparatives } from '../knowledge/superlatives.ts'
import { fallingWords, gainedWords, multiples, risingWords } from '../knowledge/verbs/change-words.ts'
import { apart, grown, sidesOf } from './comparisons.ts'
import { groupTargets } from './shared.ts'

/** How far it must have gone, in what it is measured or in percent. */
type Bar = { compare: Comparison; value: number; isPercent: boolean; edge: Edge | null }

const directed = [...risingWords, ...fallingWords]

/** "rose", "lower than", "doubled": a way to go; what only changed has none. */
const barOf = (parts: Parts, over: EdgeOf<'over'>): Bar | null => {
  const word = parts.chart.word(over.start)
  const times = multiples.get(word)
  if (times !== undefined)
    return { compare: times > 1 ? '>=' : '<=', value: (times - 1) * 100, isPercent: true, edge: null }
  const words = parts.chart.tokens
    .slice(over.start, over.end)
    .map((t) => t.word)
    .join(' ')
  const isDirected =
    gainedWords.has(word) || comparatives.has(word) || directed.some((each) => `${words} `.startsWith(`${each} `))
  if (!isDirected) return null
  return byMoreThan(parts, over) ?? { compare: over.falls ? '<' : '>', value: 0, isPercent: false, edge: null }
}

const percents = /^(?:percent|percentage|%|pct)$/

/** "fell by more than 5" goes down by more. */
const barFrom = (over: EdgeOf<'over'>, compare: Comparison, value: number): Pick<Bar, 'compare' | 'value'> =>
  over.falls ? { compare: turned[compare] ?? compare, value: -value } : { compare, value }

/** "grew by more than 10 percent", "gained more than 5 years of life". */
const byMoreThan = (parts: Parts, over: EdgeOf<'over'>): Bar | null => {
  for (let at = over.start + 1; at < over.end; at++) {
    const bar = numericTest(parts.chart, at)
    if (bar?.end === over.end)
      return { ...barFrom(over, bar.compare, bar.value), isPercent: percents.test(bar.unit ?? ''), edge: null }
  }
  const held = parts.of('condition').find(({ start }) => start - over.end <= 1 && start >= over.end)
  if (!held || !('compare' in held.cond) || !('value' in held.cond.right) || !/^[<>]/.test(held.cond.compare))
    return null
  return { ...barFrom(over, held.cond.compare, Number(held.cond.right.value)), isPercent: false, edge: held }
}

/** What changed: the figure that is said, not the number of those in which it did. */
const changing = (parts: Parts, bar: Bar): { measure: Measure; on: Dataset }[] => {
  const said = parts
    .of('measure')
    .filter((m) => !/^(?:distinct|count)/.test(m.fn))
    .flatMap((m) => m.measures.slice(0, 1).map((measure) => ({ measure, on: m.on })))
  const named = bar.edge?.kind === 'condition' && !bar.edge.loose ? bar.edge.field : null
  // a name that begins with a number is no amount
  const spoken = named
    ? [named]
    : parts.of('field').filter(({ field }) => isAmount(field) && !isTimeLike(field) && field.type !== 'text')
  const own = spoken.map((n) => ({ measure: { fn: defaultFunction(n.field), of: amountOf(n) }, on: n.dataset }))
  return (said.length > 0 ? said : own).slice(0, 2)
}

/** "which countries had a lower score in 2020 than in 2019", "in how many did it fall from 2019 to 2020". */
export const changedGroups = (parts: Parts, frame: string): Candidate[] => {
  const over = parts.of('over').find((o) => ['change', 'growth'].includes(o.over.kind))
  const bar = over && parts.of('superlative').length === 0 ? barOf(parts, over) : null
  if (!bar) return []
  return changing(parts, bar).flatMap(({ measure, on }) => {
    const sides = sidesOf(parts, on)
    const [a, b] = sides
    const where = conditionsOn(parts, on, [...sides.map((s) => s.edge), ...(bar.edge ? [bar.edge] : [])])
    if (!a || !b || where === null) return []
    const [change] = (bar.isPercent ? grown : apart)(measure, a.cond, b.cond)
    if (!change) return []
    const having: Question['having'] = [
      { column: { measure: 0 }, compare: bar.compare, value: bar.value },
      // "fell by less than 5": but fell
      ...(bar.value > 0 && /^</.test(bar.compare) ? [{ column: { measure: 0 }, compare: '>' as const, value: 0 }] : []),
      ...(bar.value < 0 && /^>/.test(bar.compare) ? [{ column: { measure: 0 }, compare: '<' as const, value: 0 }] : []),
    ]
    const asked = { measures: [change], having }
    return [...counted(parts, frame, on, where, asked), ...listed(parts, frame, on, where, asked)]
  })
}

type Held = Pick<Question, 'measures' | 'having'>

const counted = (parts: Parts, frame: string, on: Dataset, where: Condition | undefined, held: Held): Candidate[] =>
  parts
    .of('measure')
    .filter((m) => /^distinct/.test(m.fn))
    .flatMap((m) => m.fields.filter((f) => f.dataset === on).map((f) => ({ f, own: m.measures[0]?.where })))
    .map(({ f, own }) => {
      const known = and([...(where ? [where] : []), ...(own ? [own] : []), present(f)]) as Condition
      const over: Question = { ...held, by: [{ of: fieldOf(f) }], where: known }
      return candidate(frame, parts, { measures: [{ fn: 'count', over }], by: [] }, ['count'], null)
    })

const listed = (parts: Parts, frame: string, on: Dataset, where: Condition | undefined, held: Held): Candidate[] =>
  parts.of('measure').some((m) => /^distinct/.test(m.fn))
    ? []
    : groupTargets(parts, on)
        .filter(({ said }) => said >= 0.5)
        .map(({ dims, fields: [first], said, names }) => {
          const asked = (names ?? dims.map((_, i) => i)).map((i) => ({ by: i }))
          const question: Question = { ...held, by: dims, ...(where ? { where } : {}), asked }
          return candidate(frame, parts, question, ['list', 'said'], first ? { ...first, said, edge: null } : null)
        })
