import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Dimension, Grain, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge, FrameConstruction, Parts } from '../../chart.ts'
import { candidate, conditionsOn } from '../../compose.ts'
import { isMeantBy } from '../../constructions/ranking/qualities.ts'
import { and, percent } from '../../fields.ts'
import { unitFrom } from '../../knowledge/units.ts'
import { partsOf } from '../../select-parts.ts'
import { dimensionsFor } from '../shared.ts'
import { type Comparative, comparativesIn, isUpward } from './comparatives.ts'
import { offersTwo } from './direction.ts'
import { averages, countsHeld, type Figure, figuresHeld, narrowed } from './measured.ts'
import { happening, jointIn, type Span, sidesHeld, type TwoSides } from './sides.ts'

/** What is asked of two sides: whether it is so, how much more, how many times, by how many percent, or both figures. */
type Asked = 'whether' | 'apart' | 'times' | 'percent' | 'both'

const percents = [
  'by how many percent',
  'by what percentage',
  'by what percent',
  'how many percent',
  'what percent',
  'what percentage',
]

/** "how many times", "how much", "how many points", with the words that say so. */
export const askedBy = ({ chart, of }: Parts, comparative: Comparative | null): { asked: Asked; said: Span[] } => {
  const phraseAt = (words: string): Span | null => {
    const start = chart.tokens.findIndex((_, at) => chart.phrase(at, words) > 0)
    return start < 0 ? null : { start, end: start + chart.phrase(start, words) }
  }
  const times = phraseAt('how many times') ?? phraseAt('by what factor')
  if (times && comparative) return { asked: 'times', said: [times] }
  const many = percents.map(phraseAt).find((span) => span !== null)
  if (many && comparative && many.end <= comparative.start) return { asked: 'percent', said: [many] }
  const much = phraseAt('by how much') ?? phraseAt('how much') ?? phraseAt('by how many') ?? phraseAt('how many')
  if (much && comparative && comparative.start >= much.end) {
    const end = unitBetween(chart, much.end, comparative.start)
    if (end !== null) return { asked: 'apart', said: [{ ...much, end }] }
  }
  if (of('operator').some(({ op }) => op === 'difference')) return { asked: 'apart', said: [] }
  return { asked: of('ask')[0]?.what === 'yesno' ? 'whether' : 'both', said: [] }
}

/** "how many points higher", "how many kilos heavier": where the unit ends; null where something else is asked for. */
const unitBetween = (chart: Chart, from: number, to: number): number | null => {
  if (from === to) return to
  if (/^(?:is|are|was|were|do|does|did)$/.test(chart.word(from))) return from
  const unit = unitFrom(chart.word(from), chart.word(from + 1))
  if (unit && from + unit.words === to) return to
  return to === from + 1 && /^(?:points?|marks?)$/.test(chart.word(from)) ? to : null
}

/** "do girls read better than boys", "how much dearer is a home with a pool than one without", "how many times higher". */
export const twoSides: FrameConstruction = {
  name: 'two sides',
  examples: [
    'are furnished flats more expensive than unfurnished ones',
    'do sponsored videos get more likes on average',
    'how much more expensive is a house with a pool than one without',
    'how many times higher is the average bill of members than of the rest',
    'did we sell more in 2025 than in 2024',
  ],
  apply(parts) {
    const { chart } = parts
    const inside = (at: number) =>
      parts.edges.some(
        (e) => (e.kind === 'condition' || e.kind === 'having' || e.kind === 'value') && e.start <= at && e.end > at,
      )
    const comparative = comparativesIn(chart, inside).at(-1) ?? null
    const { asked, said } = askedBy(parts, comparative)
    const sides = sidesHeld(parts, comparative)
    if (!sides || (sides.isImplied && asked === 'both') || isEither(parts, asked)) return []
    if (asked === 'both' || (!comparative && (asked === 'whether' || sides.areTimes))) return []
    const words = [...said, ...sides.said, ...(comparative ? [comparative, ...peopleBehind(chart, comparative)] : [])]
    const own = partsOf(chart, ownEdges(parts, sides, words))
    const figures = comparative?.often ? countsHeld(own, sides, comparative) : figuresHeld(own, sides, comparative)
    // "did June or August have more": which, told by both figures
    const told = asked === 'whether' && !sides.isImplied && offersTwo(chart) ? 'both' : asked
    return figures.flatMap((figure) =>
      heldTogether(own, sides, figure, {
        asked: told,
        words,
        isLess: comparative !== null && isUpward(comparative, figure) === usesFuel(chart, figure),
      }),
    )
  },
}

const fuels = /^(?:fuel|petrol|gasoline|gas|diesel)$/
const using = /^(?:uses?|used|consumes?|consumed|burns?|burned|needs?|needed|drinks?)$/

/** Who uses more fuel goes fewer miles with a gallon. */
export const usesFuel = (chart: Chart, { target }: Pick<Figure, 'target'>): boolean =>
  target !== null &&
  isMeantBy({ hints: ['mileag', 'mileage', 'mpg'], time: false }, target.field) &&
  chart.tokens.some(({ word }) => fuels.test(word)) &&
  chart.tokens.some(({ word }) => using.test(word))

/** "did more people visit": the visits; whose people there are more of, has them. */
const peopleBehind = (chart: Chart, { end, ofWhatFollows }: Comparative): Span[] =>
  ofWhatFollows &&
  chart.word(end) === 'people' &&
  !chart.of(end, 'entity').some(({ how }) => how === 'exact') &&
  !chart.tokens.some(({ word }) => /^(?:have|has|had|there|live|lives|lived)$/.test(word))
    ? [{ start: end, end: end + 1 }]
    : []

/** "did Anna or Ben score more": which of them. */
const isEither = (parts: Parts, asked: Asked): boolean =>
  asked === 'whether' && jointIn(parts.chart) === null && parts.of('operator').some(({ op }) => op === 'or')

/** The parts without those that are made of the words which say that two sides are compared. */
const ownEdges = (parts: Parts, sides: TwoSides, words: Span[]): Edge[] => [
  ...parts.edges.filter(
    (e) =>
      e.kind !== 'against' &&
      (sides.edges.includes(e) || !words.some(({ start, end }) => e.start < end && e.end > start)),
  ),
  ...parts
    .of('against')
    .flatMap(({ field, things }) => [
      ...(field && 'kind' in field ? [field as Edge] : []),
      ...(things ? [things] : []),
    ]),
]

export const frameOf: Record<Asked, string> = {
  whether: 'yes or no',
  apart: 'difference',
  times: 'difference',
  percent: 'difference',
  both: 'comparison',
}

const tagsOf = (asked: Asked, { areTimes }: TwoSides, { isSaid }: Figure): string[] => {
  if (asked === 'whether') return [areTimes ? 'between periods' : 'against another']
  return ['of two', isSaid ? 'said' : 'guess', ...(asked === 'apart' ? [] : [asked])]
}

const heldTogether = (
  parts: Parts,
  sides: TwoSides,
  figured: Figure,
  { asked, words, isLess }: { asked: Asked; words: Span[]; isLess: boolean },
): Candidate[] => {
  const { measure, on, target, event, said } = figured
  const groups = groupsOf(parts, on, measure)
  const rest = conditionsOn(parts, on, event ? [...sides.edges, event] : sides.edges)
  const [one, other] = [sides.one, sides.other].map((side) => side.make(parts, on.name))
  const happened = event && happening(event, parts, on.name)
  if (!groups || rest === null || !one || !other || happened === null) return []
  const figure = (cond: Condition): Measure => {
    const whole = narrowed(measure, and([...(rest ? [rest] : []), cond]) as Condition)
    return happened ? percent(narrowed(whole, happened), whole) : whole
  }
  const [left, right] = [figure(one), figure(other)]
  const question: Question = {
    measures: asked === 'both' ? [left, right] : [combined(asked, left, right, isLess)],
    by: groups.dims,
  }
  const tags = tagsOf(asked, sides, figured)
  const made = candidate(frameOf[asked], parts, question, tags, target && { ...target, said: 0.9, edge: null })
  const spans = [...words, ...(said ? [said] : []), ...averageSaid(parts, question)]
  const held = [...sides.edges.filter((e) => !parts.edges.includes(e)), ...spans.map(saying)]
  const own = made.edges.filter((e) => !groups.dropped.includes(e))
  return [{ ...made, edges: [...own, ...held, ...groups.dropped.map(saying)] }]
}

/** One for each group; what is said of a day is held together over all of them. */
const groupsOf = (parts: Parts, on: Dataset, measure: Measure): { dims: Dimension[]; dropped: Edge[] } | null => {
  const isAverage = ('fn' in measure && measure.fn === 'avg') || 'over' in measure
  const dropped = parts
    .of('dimension')
    .filter(({ by }) => isAverage && by.every((b) => spans.has('grain' in b ? b.grain : (b.dim.grain ?? 'year'))))
  const groups = dimensionsFor(
    partsOf(
      parts.chart,
      parts.edges.filter((e) => !(dropped as Edge[]).includes(e)),
    ),
    on,
  )
  return groups && { dims: groups.dims, dropped }
}

const spans = new Set<Grain>(['hour', 'day', 'week', 'month'])

/** "the average cereal": what each of them has on average. */
const averageSaid = ({ chart }: Parts, question: Question): Span[] =>
  JSON.stringify(question).includes('"fn":"avg"')
    ? chart.tokens.flatMap(({ word }, start) => (averages.test(word) ? [{ start, end: start + 1 }] : []))
    : []

export const combined = (asked: Asked, one: Measure, other: Measure, isLess: boolean): Measure => {
  if (asked === 'whether') return { compare: isLess ? '<' : '>', left: one, right: other }
  // "how much cheaper" is by how much the other is dearer
  const [left, right] = isLess && asked !== 'percent' ? [other, one] : [one, other]
  if (asked === 'times') return { op: '/', left, right }
  const apart: Measure = { op: '-', left, right }
  return asked === 'percent' ? percent(apart, right) : apart
}

/** Words that say that two sides are compared. */
export const saying = ({ start, end }: Span): Edge => ({
  start,
  end,
  score: 1,
  rule: twoSides.name,
  kind: 'operator',
  op: 'or',
})
