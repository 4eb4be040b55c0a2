import type { Condition, Measure } from '../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { usualMeasure } from '../concepts.ts'
import { functionsAt } from '../constructions/functions-said.ts'
import { meantFields } from '../constructions/ranking/qualities.ts'
import { amountOf, and, defaultFunction, fieldOf, isAmount, isYear, namedFields, percent } from '../fields.ts'
import { narrowed } from '../frames/two-sides/measured.ts'
import { limitOn } from './limits.ts'
import {
  costOf,
  type Figure,
  type Figures,
  holding,
  type Limit,
  phraseAt,
  type Rows,
  remembered,
  trimmed,
} from './phrases.ts'
import { limitedRows } from './rows.ts'

/** Figures that are asked for: "how many flights", "the average delay of late ones", "the share of women who won". */

const counts = [
  'total number of',
  'the number of',
  'number of',
  'how many of',
  'how many',
  'count of',
  'no of',
  'how often',
  'how often did',
  'how often was',
  'amount of',
  'count',
  '# of',
]
const shares = [
  'percentage of',
  'percent of',
  'share of',
  'proportion of',
  'fraction of',
  'part of',
  'portion of',
  '% of',
  'how many percent of',
  'what % of',
]
const opening = /^(?:what|which|the|a)$/

const measureOfRows = ({ on, where, distinct }: Rows): Measure => {
  const cond = and([...where])
  const plain: Measure = distinct ? { fn: 'distinct', of: fieldOf(distinct) } : { count: on.name }
  return cond ? { ...plain, where: cond } : plain
}

const counted = (rows: Rows, from: number, to: number): Figures => ({
  cost: rows.cost,
  edges: [...rows.edges, holding(from, to)],
  figures: [{ measure: measureOfRows(rows), on: rows.on, target: rows.distinct }],
  of: rows,
})

const ofEdge = (edge: EdgeOf<'measure'>): Figures => ({
  cost: costOf(edge) + (/[!?]$/.test(edge.fn) ? 0.1 : 0),
  edges: [edge],
  figures: edge.measures.map((measure) => ({ measure, on: edge.on, target: edge.fields[0] ?? null })),
  of: null,
})

const isFigure = ({ field }: NamedField): boolean =>
  isAmount(field) && !isYear(field) && field.role !== 'id' && field.role !== 'flag'

const isGuessed = ({ catalog }: Chart, { fn }: EdgeOf<'measure'>): boolean =>
  catalog.datasets.length > 1 && /[!?]$/.test(fn)

/** Over several tables another may have what is only called a little so. */
const isNamedSo = ({ catalog }: Chart, { how, score }: EdgeOf<'field'>): boolean =>
  catalog.datasets.length === 1 || (score >= 0.8 && /^(?:exact|words)$/.test(how))

const ofField = (edge: EdgeOf<'field'>): Figures => ({
  cost: costOf(edge) + 0.12,
  edges: [edge],
  figures: [{ measure: { fn: defaultFunction(edge.field), of: amountOf(edge) }, on: edge.dataset, target: edge }],
  of: null,
})

const limited = (chart: Chart, of: Figures, limit: Limit, cost: number): Figures | null => {
  if (limit.isBoth || (of.isClosed && limit.on !== null)) return null
  const figures: Figure[] = []
  for (const figure of of.figures) {
    const cond = limitOn(chart, limit, figure.on)
    if (!cond) return null
    figures.push({ ...figure, measure: narrowed(figure.measure, cond) })
  }
  const rows = of.of && limitedRows(chart, of.of, limit)
  return { ...of, cost: of.cost + limit.cost + cost, edges: [...of.edges, ...limit.edges], figures, of: rows }
}

/** Of the rows that are spoken of, those that the limit holds of. */
const shared = (chart: Chart, whole: Rows, limit: Limit, from: number, to: number): Figures | null => {
  const cond = limitOn(chart, limit, whole.on)
  if (!cond || whole.distinct) return null
  const all = measureOfRows(whole)
  const part = measureOfRows({ ...whole, where: [...whole.where, cond] })
  return {
    cost: whole.cost + limit.cost,
    edges: [...whole.edges, ...limit.edges, holding(from, to)],
    figures: [{ measure: percent(part, all), on: whole.on, target: null }],
    of: whole,
  }
}

type Find<P> = (start: number, end: number) => readonly P[]

/** "of the crossings that ran, what percentage was late". */
const sharesOf = (chart: Chart, from: number, to: number, limits: Find<Limit>, rows: Find<Rows>): Figures[] => {
  const words = phraseAt(chart, from, ['out of', 'of', 'among', 'from'])
  if (words === 0) return []
  const out: Figures[] = []
  for (let at = from + words + 1; at < to - 1; at++) {
    const comma = chart.word(at) === ',' ? 1 : 0
    const asked = phraseAt(chart, at + comma, [
      'what percentage',
      'what percent',
      'what share',
      'what proportion',
      'what %',
      'how many percent',
    ])
    if (asked === 0) continue
    const start = at + comma + asked
    for (const whole of rows(from + words, at))
      for (const limit of limits(start, to)) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
  }
  return out
}

const telling = /^(?:is|are|was|were|have|has|had|do|does|did|that|who|which)$/

const sharesIn = (chart: Chart, at: number, to: number, limits: Find<Limit>, rows: Find<Rows>): Figures[] => {
  const start = shareAt(chart, at)
  if (start === null) return []
  const out: Figures[] = []
  for (let split = start + 1; split < to; split++) {
    for (const whole of rows(start, split))
      for (const limit of limits(split, to)) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
    // "the share of cancelled flights"
    for (const limit of isTold(chart, split, to) ? [] : limits(start, split))
      for (const whole of rows(split, to).filter((r) => !r.isImplied)) {
        const made = shared(chart, whole, limit, at, start)
        if (made) out.push({ ...made, isClosed: true })
      }
    out.push(...sharedByBoth(chart, at, split, to, limits, rows))
  }
  return out
}

const shareAt = (chart: Chart, at: number): number | null => {
  const from = opening.test(chart.word(at)) ? at + 1 : at
  const words = phraseAt(chart, from, shares)
  return words > 0 ? from + words : null
}

/** What holds of the part is told by a word of its own, of this share or of both: "... and what percent of the small ones are late". */
const isTold = (chart: Chart, from: number, to: number): boolean => {
  const beside = to + joinsAt(chart, to)
  const isOfBoth = beside > to && shareAt(chart, beside) !== null
  return chart.tokens.slice(from, isOfBoth ? undefined : to).some(({ word }) => telling.test(word))
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

/** "the number of inspections and how many of them were critical". */
const joinedFigures = (one: Figures, other: Figures, words: number, at: number): Figures => ({
  cost: one.cost + other.cost + 0.01,
  edges: [...one.edges, ...other.edges, ...(words > 0 ? [holding(at, at + words)] : [])],
  figures: [...one.figures, ...other.figures],
  of: one.of,
})

/** "the median fee, and what's the highest": the same of the amount that was said before. */
const ofTheSame = (chart: Chart, one: Figures, start: number, end: number): Figures[] => {
  const { from, to } = trimmed(chart, start, end)
  const last = one.figures.at(-1)
  const said = functionsAt(chart, from)
  const [fn, ...more] = said?.fns ?? []
  if (!said || said.end !== to || !fn || more.length > 0 || fn === 'range' || fn === 'quartiles') return []
  if (!last || !('fn' in last.measure) || !('of' in last.measure)) return []
  const measure: Measure = { ...last.measure, fn }
  return [{ cost: 0.03, edges: [holding(from, to)], figures: [{ ...last, measure }], of: null }]
}

const spokenOf = /^(?:they|them|these|those|that|it|their|its)$/

/** "how many are unpaid and what are they worth": the second is of the rows of the first. */
const ofThose = (chart: Chart, one: Figures, start: number, end: number, other: Figures): Figures[] => {
  const cond = one.of && and([...one.of.where])
  const isSaid = chart.tokens.slice(start, end).some(({ word }) => spokenOf.test(word))
  if (!cond || !isSaid || other.figures.some(({ on }) => on !== one.of?.on)) return []
  const figures = other.figures.map((figure) => ({ ...figure, measure: narrowed(figure.measure, cond) }))
  return [{ ...other, cost: Math.max(0, other.cost - 0.02), figures }]
}

const joinsAt = (chart: Chart, at: number): number => {
  const comma = /^[,;]$/.test(chart.word(at)) ? 1 : 0
  return comma + (/^(?:and|plus|&)$/.test(chart.word(at + comma)) ? 1 : 0)
}

/** What a function is taken of, where more stands between it and the amount: "average British score". */
const withFunction = (chart: Chart, at: number, to: number, figures: Find<Figures>): Figures[] => {
  const said = functionsAt(chart, at)
  const [fn, ...more] = said?.fns ?? []
  if (!said || !fn || more.length > 0 || fn === 'range' || fn === 'quartiles' || said.end >= to) return []
  return figures(said.end, to).flatMap((inner) => {
    const [figure, ...others] = inner.figures
    if (!figure || others.length > 0 || !('fn' in figure.measure) || !('of' in figure.measure) || !figure.target)
      return []
    return [
      {
        ...inner,
        cost: Math.max(0, inner.cost - 0.1),
        edges: [...inner.edges, holding(at, said.end)],
        figures: [{ ...figure, measure: { ...figure.measure, fn } }],
      },
    ]
  })
}

export const figuresOf = (chart: Chart, limits: Find<Limit>, rows: Find<Rows>): Find<Figures> => {
  const figures: Find<Figures> = remembered<Figures>((start, end) => {
    const { from, to, cost } = trimmed(chart, start, end)
    if (from === to) return []
    const out: Figures[] = []
    if (from !== start || to !== end) out.push(...figures(from, to).map((f) => ({ ...f, cost: f.cost + cost })))
    for (const edge of chart.of(from, 'measure')) if (edge.end === to && !isGuessed(chart, edge)) out.push(ofEdge(edge))
    for (const edge of chart.of(from, 'field'))
      if (edge.end === to && isFigure(edge) && isNamedSo(chart, edge)) out.push(ofField(edge))
    const count = phraseAt(chart, from, counts)
    if (count > 0)
      out.push(
        ...rows(from + count, to)
          .filter((r) => !r.isGuess)
          .map((r) => counted(r, from, from + count)),
      )
    out.push(...sharesIn(chart, from, to, limits, rows), ...sharesOf(chart, start, to, limits, rows))
    out.push(...withFunction(chart, from, to, figures))
    out.push(...endsOf(chart, from, to, rows), ...worthOf(chart, from, to), ...ratesIn(chart, from, to, limits))
    for (let at = from + 1; at < to; at++) out.push(...splitAt(chart, from, at, to, { limits, rows, figures }))
    return out
  })
  return figures
}

const worths = ['worth', 'cost', 'bring in', 'come to', 'add up to', 'amount to']

/** "what are they worth altogether": by what is money, where one column is. */
const worthOf = (chart: Chart, from: number, to: number): Figures[] => {
  const words = phraseAt(chart, from, worths)
  const rest = chart.word(from + words)
  const end = /^(?:altogether|together|overall|all)$/.test(rest)
    ? from + words + 1
    : chart.phrase(from + words, 'in total')
      ? from + words + 2
      : from + words
  const [usual, ...others] = usualMeasure(chart.catalog)
  if (words === 0 || end !== to || !usual || others.length > 0) return []
  return [{ cost: 0.3, edges: [holding(from, to)], figures: [{ ...usual, target: null }], of: null }]
}

/** "deepest quake", "the biggest magnitude": one end of what the word means. */
const endsOf = (chart: Chart, from: number, to: number, rows: Find<Rows>): Figures[] =>
  chart.of(from, 'superlative').flatMap((sup) => {
    if (sup.end > to || sup.n !== null || sup.nth !== null || sup.measure || sup.field || sup.hints.length === 0)
      return []
    return rows(sup.end, to).flatMap((whole) =>
      meantFields(sup, namedFields(whole.on))
        .slice(0, 1)
        .filter(isFigure)
        .map((named): Figures => {
          const cond = and([...whole.where])
          const fn = sup.descending ? 'max' : 'min'
          const measure: Measure = { fn, of: amountOf(named), ...(cond ? { where: cond } : {}) }
          const figure = { measure, on: whole.on, target: named, isEnd: true as const }
          return { cost: whole.cost + 0.25, edges: [...whole.edges, sup], figures: [figure], of: null }
        }),
    )
  })

/** "no-show rate", "share of no-shows": of all rows, those of which it holds. */
const ratesIn = (chart: Chart, from: number, to: number, limits: Find<Limit>): Figures[] => {
  if (!/^(?:rates?|share|percentage|quota)$/.test(chart.word(to - 1))) return []
  const isName = chart.tokens.slice(from, to).some((_, i) => chart.of(from + i, 'field').some((f) => f.end === to))
  return limits(from, to - 1).flatMap((limit) => {
    const { on } = limit
    if (isName || limit.cost > 0.3) return []
    const made = on && shared(chart, { cost: 0.1, edges: [], on, where: [], distinct: null }, limit, to - 1, to)
    return made ? [made] : []
  })
}

const splitAt = (
  chart: Chart,
  from: number,
  at: number,
  to: number,
  { limits, rows, figures }: { limits: Find<Limit>; rows: Find<Rows>; figures: Find<Figures> },
): Figures[] => {
  const out: Figures[] = []
  const left = figures(from, at)
  for (const one of left) {
    for (const limit of limits(at, to)) {
      const made = limited(chart, one, limit, 0.03)
      if (made) out.push(made)
    }
    // "the average price of cancelled orders"
    if (/^(?:of|for|from|among|in|by|on)$/.test(chart.word(at)) && one.of === null)
      for (const whole of rows(at + 1, to)) {
        const made = ofRows(chart, one, whole)
        if (made) out.push(made)
      }
  }
  const words = joinsAt(chart, at)
  if (words > 0)
    for (const one of left) {
      const next = at + words
      const more = [...figures(next, to), ...ofTheSame(chart, one, next, to)]
      for (const other of more)
        for (const each of [...ofThose(chart, one, next, to, other), other])
          out.push(joinedFigures(one, each, words, at))
    }
  for (const limit of limits(from, at))
    for (const one of figures(at, to)) {
      const made = limited(chart, one, limit, 0.05)
      if (made) out.push(made)
    }
  return out
}

const ofRows = (chart: Chart, one: Figures, whole: Rows): Figures | null => {
  if (whole.distinct || whole.isBoth) return null
  const figures: Figure[] = []
  for (const figure of one.figures) {
    let { measure } = figure
    for (const cond of whole.where) {
      const seen: Condition | null = limitOn(
        chart,
        { cost: 0, edges: [], of: [], on: whole.on, make: () => cond },
        figure.on,
      )
      if (!seen) return null
      measure = narrowed(measure, seen)
    }
    figures.push({ ...figure, measure })
  }
  return { ...one, cost: one.cost + whole.cost, edges: [...one.edges, ...whole.edges], figures, of: whole }
}
