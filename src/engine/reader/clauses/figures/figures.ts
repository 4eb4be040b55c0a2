import type { Condition, Measure } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { present } from '../../compose.ts'
import { usualMeasure } from '../../concepts.ts'
import { functionsAt } from '../../constructions/functions-said.ts'
import { meantFields } from '../../constructions/ranking/qualities.ts'
import { amountOf, and, defaultFunction, fieldOf, isAmount, isYear, namedFields } from '../../fields.ts'
import { narrowed } from '../../frames/two-sides/measured.ts'
import { leftOver } from '../narrowing/allowances.ts'
import { daysIn } from '../narrowing/days.ts'
import { limitOn } from '../narrowing/limit-on.ts'
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
  wholly,
} from '../phrases.ts'
import { limitedRows } from '../rows.ts'
import { columnsShared } from './amount-shares.ts'
import { columnFigures, withMeasuring } from './column-figures.ts'
import { figuresOfAKind } from './columns-of-a-kind.ts'
import { definedFigures } from './defined.ts'
import { fullness } from './fullness.ts'
import { marginsAsked } from './margins.ts'
import { degreesAsked, ofEachSpan } from './qualities-asked.ts'
import { amountsShared, joinedFigures, joinsAt, measureOfRows, ratesIn, sharesIn, sharesOf } from './shares.ts'
import { timeFigures } from './time-figures.ts'
import { twoAmounts } from './two-amounts.ts'

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
  const isOfParts = limit.isOfWhole && of.figures.some(({ measure }) => 'op' in measure)
  if (limit.isBoth || isOfParts || (of.isClosed && limit.on !== null)) return null
  const figures: Figure[] = []
  for (const figure of of.figures) {
    const cond = limitOn(chart, limit, figure.on)
    if (!cond) return null
    figures.push({ ...figure, measure: narrowed(figure.measure, cond) })
  }
  const rows = of.of && limitedRows(chart, of.of, limit)
  return { ...of, cost: of.cost + limit.cost + cost, edges: [...of.edges, ...limit.edges], figures, of: rows }
}

type Find<P> = (start: number, end: number) => readonly P[]

/** "the median fee, and what's the highest": the same of the amount that was said before. */
const ofTheSame = (chart: Chart, one: Figures, start: number, end: number): Figures[] => {
  const { from, to } = trimmed(chart, start, end)
  const last = one.figures.at(-1)
  const said = functionsAt(chart, from)
  const [fn, ...more] = said?.fns ?? []
  // "and the most any home had"
  const isOfAny = chart.tokens
    .slice(said?.end ?? to, to)
    .every(
      ({ word }, i) =>
        /^(?:any|anyone|one|a|an|single|ever|had|got|has|have|was|is)$/.test(word) ||
        chart.of((said?.end ?? to) + i, 'entity').length > 0 ||
        (/^[a-z]{3,}$/.test(word) && chart.at((said?.end ?? to) + i).length === 0),
    )
  if (
    !said ||
    (said.end !== to && (to - said.end > 3 || !isOfAny)) ||
    !fn ||
    more.length > 0 ||
    fn === 'range' ||
    fn === 'quartiles'
  )
    return []
  if (!last || !('fn' in last.measure) || !('of' in last.measure)) return []
  const measure: Measure = { ...last.measure, fn }
  return [{ cost: 0.03, edges: [holding(from, to)], figures: [{ ...last, measure }], of: null }]
}

/** "how much was raised, and by how many runners": those who have some of it. */
const byHowMany = (chart: Chart, one: Figures, start: number, to: number, rows: Find<Rows>): Figures[] => {
  const words = phraseAt(chart, start, ['by how many', 'from how many', 'to how many', 'for how many', 'in how many'])
  const target = one.figures.at(-1)?.target
  if (words === 0 || !target) return []
  const isOfSome = (target.field.profile?.nulls ?? 0) > 0
  return rows(start + words, to)
    .filter(({ on, isGuess, distinct }) => on === target.dataset && !isGuess && !distinct)
    .map((each) =>
      counted(isOfSome ? { ...each, where: [...each.where, present(target)] } : each, start, start + words),
    )
}

/** "the average bonus, and how many got none": those that have no such amount. */
const byNone = (chart: Chart, one: Figures, start: number, end: number): Figures[] => {
  const words = phraseAt(chart, start, [
    'on how many days',
    'on how many',
    'for how many',
    'in how many cases',
    'in how many',
    'how many',
  ])
  const target = one.figures.at(-1)?.target
  const { to } = trimmed(chart, start, end)
  const isNone = chart.tokens.slice(start, to).some(({ word }) => /^(?:none|nothing|blank|empty|missing)$/.test(word))
  const rest = chart.tokens.slice(start + words, to)
  const isPlain = rest.every((_, i) => {
    const at = start + words + i
    return (
      chart.isPlain(at) ||
      /^(?:people|persons?|got|get|received|given|recorded|noted|left|entered|none|nothing|blank|empty|missing|cases|days)$/.test(
        chart.word(at),
      ) ||
      chart.of(at, 'entity').length > 0
    )
  })
  if (words === 0 || !target || !isNone || rest.length > 5 || !isPlain) return []
  const measure: Measure = { count: target.dataset.name, where: { missing: fieldOf(target) } }
  return [
    { cost: 0.03, edges: [holding(start, end)], figures: [{ measure, on: target.dataset, target: null }], of: null },
  ]
}

/** "how many are missing the label, how many the size": the same of another column. */
const ofAnother = (chart: Chart, one: Figures, start: number, end: number): Figures[] => {
  const words = phraseAt(chart, start, ['how many', 'and how many'])
  const last = one.figures.at(-1)?.measure
  if (words === 0 || !last || !('count' in last) || !last.where || !('missing' in last.where)) return []
  const { from, to } = trimmed(chart, start + words, end)
  const { count } = last
  return chart
    .of(from, 'field')
    .filter((edge) => edge.end === to && edge.dataset.name === count && (edge.field.profile?.nulls ?? 0) > 0)
    .map((edge) => ({
      cost: costOf(edge),
      edges: [wholly(start, end)],
      figures: [{ measure: { count, where: { missing: fieldOf(edge) } }, on: edge.dataset, target: null }],
      of: null,
    }))
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
        ...(to < end ? [to, end] : [to])
          .flatMap((last) => rows(from + count, last))
          .filter((r) => !r.isGuess)
          .map((r) => counted(r, from, from + count)),
      )
    // "didn't show up": what says nothing by itself may end what is said
    for (const last of to < end ? [to, end] : [to])
      out.push(...sharesIn(chart, from, last, limits, rows), ...sharesOf(chart, start, last, limits, rows))
    out.push(...withFunction(chart, from, to, figures), ...daysIn(chart, start, to))
    out.push(...endsOf(chart, from, to, rows), ...worthOf(chart, from, to), ...ratesIn(chart, start, to, limits))
    out.push(...columnsShared(chart, start, to))
    out.push(...columnFigures(chart, [from, to, end], figures), ...withMeasuring(chart, from, to, figures))
    out.push(...timeFigures(chart, start, end), ...leftOver(chart, start, end), ...figuresOfAKind(chart, from, to))
    out.push(...degreesAsked(chart, start, to), ...ofEachSpan(chart, from, to, figures))
    out.push(...twoAmounts(chart, from, to, figures), ...fullness(chart, start, to), ...marginsAsked(chart, from, to))
    out.push(...definedFigures(chart, [start, end], limits, figures))
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
    out.push(...amountsShared(chart, one, at, to, figures))
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
      const those = byHowMany(chart, one, next, to, rows)
      const more =
        those.length > 0
          ? those
          : [
              ...figures(next, to),
              ...ofTheSame(chart, one, next, to),
              ...byNone(chart, one, next, to),
              ...ofAnother(chart, one, next, to),
            ]
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
