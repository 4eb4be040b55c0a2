import type { Chart } from '../../chart.ts'
import { and, percent } from '../../fields.ts'
import { limitOn } from '../narrowing/limit-on.ts'
import { type Figures, holding, type Limit, phraseAt } from '../phrases.ts'

/** Rates that are told what they are in brackets: "win rate (won out of won + lost)", "waste % (kg binned / kg bought)". */

type Find<P> = (start: number, end: number) => readonly P[]

const dividing = [
  'divided by',
  'out of',
  'as a share of',
  'as a percentage of',
  'relative to',
  'of all',
  'of',
  'over',
  '/',
  ':',
]
const called = /^(?:rates?|ratio|share|percentage|percent|%|quota|proportion|efficiency|yield|margin)$/
const opening = /^(?:i|e|ie|i\.e|meaning|namely|that|is|so|:)$/

/** Where the brackets close that open here; the end, where nobody closed them. */
const closesAt = (chart: Chart, at: number): number => {
  if (chart.word(at) !== '(') return -1
  const end = chart.tokens.findIndex(({ word }, i) => i > at && word === ')')
  return end < 0 ? chart.tokens.length : end
}

const dividesAt = (chart: Chart, from: number, to: number): { at: number; end: number } | null => {
  for (let at = from + 1; at < to - 1; at++) {
    const words = phraseAt(chart, at, dividing)
    if (words > 0) return { at, end: at + words }
  }
  return null
}

/** Whether brackets say what a rate is, and where the word stands that divides it. */
export const definitionIn = (chart: Chart): { at: number } | null => {
  const open = chart.tokens.findIndex(({ word }) => word === '(')
  const divides = open < 0 ? null : dividesAt(chart, open + 1, closesAt(chart, open))
  return divides && chart.tokens.some((_, at) => at < open && nameOfDefined(chart, at) !== null) ? divides : null
}

/** What stands before the brackets and is only what the rate is called: up to where it goes. */
export const nameOfDefined = (chart: Chart, at: number): number | null => {
  const open = chart.tokens.findIndex(({ word }, i) => i > at && word === '(')
  if (open < 0 || !dividesAt(chart, open + 1, closesAt(chart, open))) return null
  // "win rate", "the rate": from where its name begins
  const isBare = at === 0 || chart.isPlain(at - 1)
  const end = [...(isBare ? [at] : []), at + 1, at + 2].find((next) => called.test(chart.word(next)))
  return end !== undefined && end < open ? end + 1 : null
}

const ofParts = (part: Limit, whole: Limit, chart: Chart): Figures[] => {
  const { on } = part
  const [a, b] = on ? [limitOn(chart, part, on), limitOn(chart, whole, on)] : [null, null]
  const both = a && b && and([a, b])
  return on && b && both
    ? [
        {
          cost: part.cost + whole.cost,
          edges: [...part.edges, ...whole.edges],
          figures: [
            { measure: percent({ count: on.name, where: both }, { count: on.name, where: b }), on, target: null },
          ],
          of: null,
        },
      ]
    : []
}

const ofAmounts = (part: Figures, whole: Figures): Figures[] => {
  const [one, ...more] = part.figures
  const [other, ...others] = whole.figures
  if (!one || !other || more.length + others.length > 0 || one.on !== other.on) return []
  return [
    {
      cost: part.cost + whole.cost,
      edges: [...part.edges, ...whole.edges],
      figures: [{ ...one, measure: percent(one.measure, other.measure) }],
      of: null,
    },
  ]
}

export const definedFigures = (
  chart: Chart,
  [start, end]: readonly [number, number],
  limits: Find<Limit>,
  figures: Find<Figures>,
): Figures[] => {
  const close = closesAt(chart, start)
  if (close < 0 || (end !== close && end !== close + 1)) return []
  let from = start + 1
  while (from < close && opening.test(chart.word(from))) from++
  const divides = dividesAt(chart, from, close)
  if (!divides) return []
  const counted = limits(from, divides.at).flatMap((part) =>
    limits(divides.end, close).flatMap((whole) => ofParts(part, whole, chart)),
  )
  const amounts = figures(from, divides.at).flatMap((part) =>
    figures(divides.end, close).flatMap((whole) => ofAmounts(part, whole)),
  )
  return [...counted, ...amounts].map((each) => ({
    ...each,
    edges: [...each.edges, holding(start, end)],
    isClosed: true,
    isDefined: true,
  }))
}
