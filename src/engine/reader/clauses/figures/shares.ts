import type { Condition, Measure, Question } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { and, fieldOf, percent } from '../../fields.ts'
import { limitOn } from '../narrowing/limit-on.ts'
import { type Figures, holding, type Limit, phraseAt, type Rows } from '../phrases.ts'
import { partsOfAll, partsOfColumns, ratesOfAll } from './amount-shares.ts'
import { askedOfThem, shareWordsAt } from './share-words.ts'

/** Shares of rows that are spoken of: "the share of women who won", "of the crossings that ran, what percentage was late", "no-show rate". */

type Find<P> = (start: number, end: number) => readonly P[]

export const measureOfRows = ({ on, where, distinct }: Rows): Measure => {
  const cond = and([...where])
  const plain: Measure = distinct ? { fn: 'distinct', of: fieldOf(distinct) } : { count: on.name }
  return cond ? { ...plain, where: cond } : plain
}

/** The one column that three of them or more are values of, joined by "and". */
const kindsOf = (chart: Chart, { of, edges }: Limit): NamedField | null => {
  const values = edges.filter((edge) => edge.kind === 'value')
  const [first, ...more] = of
  const count = values.reduce((sum, edge) => sum + edge.values.length, 0)
  const start = Math.min(...values.map((edge) => edge.start))
  const end = Math.max(...values.map((edge) => edge.end))
  const isEach = chart.tokens.slice(start, end).some(({ word }) => word === 'and')
  return first && count > 2 && isEach && more.every(({ field }) => field === first.field) ? first : null
}

/** Of the rows that are spoken of, those that the limit holds of. */
const shared = (chart: Chart, whole: Rows, limit: Limit, from: number, to: number): Figures | null => {
  const cond = limitOn(chart, limit, whole.on)
  if (!cond || whole.distinct || limit.isOfWhole) return null
  const all = measureOfRows(whole)
  const kinds = kindsOf(chart, limit)
  if (kinds) {
    // "what percentage came by car, bus and train": each of them
    const where = and([...whole.where, cond]) as Condition
    const each: Measure = { count: whole.on.name, where }
    const of: Question = { measures: [all], by: [] }
    return {
      cost: whole.cost + limit.cost,
      edges: [...whole.edges, ...limit.edges, holding(from, to)],
      figures: [{ measure: percent(each, { question: of }), on: whole.on, target: null }],
      of: whole,
      each: { named: kinds, where },
    }
  }
  const part = measureOfRows({ ...whole, where: [...whole.where, cond] })
  return {
    cost: whole.cost + limit.cost,
    edges: [...whole.edges, ...limit.edges, holding(from, to)],
    figures: [{ measure: percent(part, all), on: whole.on, target: null }],
    of: whole,
  }
}

export const joinsAt = (chart: Chart, at: number): number => {
  const comma = /^[,;]$/.test(chart.word(at)) ? 1 : 0
  return comma + (/^(?:and|plus|&)$/.test(chart.word(at + comma)) ? 1 : 0)
}

/** "the number of inspections and how many of them were critical". */
export const joinedFigures = (one: Figures, other: Figures, words: number, at: number): Figures => ({
  cost: one.cost + other.cost + 0.01,
  edges: [...one.edges, ...other.edges, ...(words > 0 ? [holding(at, at + words)] : [])],
  figures: [...one.figures, ...other.figures],
  of: one.of,
})

/** "of the crossings that ran, what percentage was late". */
export const sharesOf = (chart: Chart, from: number, to: number, limits: Find<Limit>, rows: Find<Rows>): Figures[] => {
  const words = phraseAt(chart, from, ['out of', 'of', 'amongst', 'among', 'from', 'for', 'considering', 'taking'])
  if (words === 0) return []
  const out: Figures[] = []
  for (let at = from + words + 1; at < to - 1; at++) {
    const comma = /^[,:;-]$/.test(chart.word(at)) ? 1 : 0
    const start = askedOfThem(chart, at + comma)
    if (start === null) continue
    for (const whole of rows(from + words, at))
      for (const limit of limits(start, to)) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
  }
  return out
}

const telling = /^(?:is|are|was|were|have|has|had|do|does|did|that|who|which)$/

export const sharesIn = (chart: Chart, at: number, to: number, limits: Find<Limit>, rows: Find<Rows>): Figures[] => {
  const words = shareWordsAt(chart, at)
  if (!words) return []
  const { end: start } = words
  if (!words.isOf) return sharesOfAll(chart, at, start, to, limits)
  const out: Figures[] = [...partsOfColumns(chart, at, start, to), ...partsOfAll(chart, at, start, to)]
  if (isToldOfBoth(chart, start, to)) return out
  for (let split = start + 1; split < to; split++) {
    for (const whole of rows(start, split))
      for (const limit of limits(split, to)) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
    // "the share of cancelled flights"
    for (const limit of isTold(chart, split, to) ? [] : limits(start, split))
      for (const whole of rows(split, to).filter((r) => isWhole(chart, r, limit))) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
    out.push(...sharedByBoth(chart, at, split, to, limits, rows))
  }
  return out
}

/** "late orders of May" are late, of those of May; "ash trees in poor condition" are in poor condition, of ash trees. */
const isWhole = (chart: Chart, { where, edges, isImplied }: Rows, { of }: Limit): boolean => {
  const isOfTwo = of.every(({ field }) => field.type === 'boolean' || field.profile?.distinct === 2)
  const inState = edges.some(
    (name) =>
      name.kind === 'field' &&
      edges.some(
        (e) => e.kind === 'value' && e.field === name.field && e.end === name.start && chart.word(e.start - 1) === 'in',
      ),
  )
  return !isImplied && (where.length === 0 || (of.length > 0 && isOfTwo && !inState))
}

/** "what share is claimed", "in how many percent was it wet": of all rows, where there is one kind of them. */
const sharesOfAll = (chart: Chart, at: number, start: number, to: number, limits: Find<Limit>): Figures[] => {
  const [on, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (!on || others.length > 0) return []
  const whole: Rows = { cost: 0.05, edges: [], on, where: [], distinct: null }
  return limits(start, to).flatMap((limit) => {
    const made = shared(chart, whole, limit, at, start)
    return made ? [{ ...made, isClosed: true }] : []
  })
}

const shareAt = (chart: Chart, at: number): number | null => {
  const words = shareWordsAt(chart, at)
  return words?.isOf ? words.end : null
}

/** What holds of the part is told by a word of its own. */
const isTold = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.slice(from, to).some(({ word }) => telling.test(word))

/** "... and what percent of the small ones are late": nothing is told of the first alone. */
const isToldOfBoth = (chart: Chart, from: number, to: number): boolean => {
  const beside = to + joinsAt(chart, to)
  const isOfBoth = beside > to && shareAt(chart, beside) !== null
  return isOfBoth && !isTold(chart, from, to) && isTold(chart, to, chart.tokens.length)
}

/** "what percent of the large ones and what percent of the small ones are late": the same is told of both. */
const sharedByBoth = (
  chart: Chart,
  at: number,
  split: number,
  to: number,
  limits: Find<Limit>,
  rows: Find<Rows>,
): Figures[] => {
  const start = shareAt(chart, at)
  const words = joinsAt(chart, split)
  const next = words > 0 ? shareAt(chart, split + words) : null
  if (start === null || next === null) return []
  const out: Figures[] = []
  for (let told = next + 1; told < to; told++)
    for (const limit of telling.test(chart.word(told)) ? limits(told, to) : [])
      for (const one of rows(start, split))
        for (const other of rows(next, told)) {
          const [left, right] = [shared(chart, one, limit, at, start), shared(chart, other, limit, split, next)]
          if (left && right) out.push({ ...joinedFigures(left, right, 0, at), isClosed: true })
        }
  return out
}

/** "no-show rate", "share of no-shows": of all rows, those of which it holds. */
export const ratesIn = (chart: Chart, from: number, to: number, limits: Find<Limit>): Figures[] => {
  if (!/^(?:rates?|share|percentage|percent|quota|%|pct|proportion|ratio)$/.test(chart.word(to - 1))) return []
  const isName = chart.tokens.slice(from, to).some((_, i) => chart.of(from + i, 'field').some((f) => f.end === to))
  const ofAmounts = /^rates?$/.test(chart.word(to - 1)) ? ratesOfAll(chart, from, to) : []
  if (ofAmounts.length > 0) return ofAmounts
  return limits(from, to - 1).flatMap((limit) => {
    const { on } = limit
    if (isName || limit.cost > 0.3) return []
    const made = on && shared(chart, { cost: 0.1, edges: [], on, where: [], distinct: null }, limit, to - 1, to)
    return made ? [made] : []
  })
}

const asShare = [
  'as a percentage of',
  'as percentage of',
  'as a percent of',
  'as a share of',
  'as a proportion of',
  'as a fraction of',
  'as a % of',
  'in percent of',
  'in % of',
  'as percent of',
]

/** "savings as a percentage of income": what one amount comes to of another. */
export const amountsShared = (
  chart: Chart,
  one: Figures,
  at: number,
  to: number,
  figures: Find<Figures>,
): Figures[] => {
  const words = phraseAt(chart, at, asShare)
  const [part, ...more] = one.figures
  if (words === 0 || !part || more.length > 0 || !addsUp(part.measure)) return []
  return figures(at + words, to).flatMap((other) => {
    const [whole, ...rest] = other.figures
    if (!whole || rest.length > 0 || !addsUp(whole.measure) || whole.on !== part.on) return []
    return [
      {
        ...joinedFigures(one, other, words, at),
        figures: [{ ...part, measure: percent(part.measure, whole.measure) }],
      },
    ]
  })
}

const addsUp = (measure: Measure): boolean =>
  'count' in measure || ('fn' in measure && 'of' in measure && measure.fn === 'sum')
