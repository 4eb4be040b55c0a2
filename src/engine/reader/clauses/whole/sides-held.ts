import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { usualMeasure } from '../../concepts.ts'
import { hintsIn, meantFields } from '../../constructions/ranking/qualities.ts'
import { amountOf, and, defaultFunction, fieldOf, isNumber, isYear, namedFields, opposite } from '../../fields.ts'
import { type Comparative, isUpward } from '../../frames/two-sides/comparatives.ts'
import { narrowed } from '../../frames/two-sides/measured.ts'
import { combined, frameOf, usesFuel } from '../../frames/two-sides/two-sides.ts'
import { whichOfThese } from '../../frames/which-of-these.ts'
import { measuredBy } from '../../knowledge/verbs/verbs-measured.ts'
import { isYesOrNo } from '../held/one-side.ts'
import { marked } from '../peaks.ts'
import type { Figure, Limit } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import { alike } from '../sides.ts'
import { holdsEach, ofOneField, valuesOf } from './figures-told.ts'
import { averaged, isPerRow, madeOf, narrowing, type WholeOfClauses, whereOf } from './shared.ts'

/** One thing held against another: which of them has more, whether it has, and by how much. */
export const sidesHeld: WholeOfClauses = {
  name: 'one thing held against another',
  examples: [
    'who paid more fees, members in Rowing or in Chess',
    'is the average fee lower with a discount than without it',
    'by how many percent was the average fee higher in 2025 than in 2024',
  ],
  make: (chart, sentence) => sidesHeldOf(chart, sentence),
}

/** `isImplied`: against what was left unsaid. */
type Pair = { one: Limit; other: Limit; rest: readonly Limit[]; isImplied?: true }

const sidesHeldOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { more, figures, having, top, peak, tells, n, duration, groups, fields } = sentence
  if (!more || top || peak || n !== null || duration) return []
  if (having.length + tells.length > 0 || figures.length > 1 || fields.length > 1) return []
  return pairsOf(chart, sentence).flatMap((pair) =>
    basesOf(chart, sentence, pair).flatMap((base) => {
      if (groups.length > 0 && !isPerRow(sentence, base)) return []
      const figure = figureOf(chart, sentence, base, pair)
      return figure ? heldOn(chart, sentence, pair, figure) : []
    }),
  )
}

/** What stands behind "than", and the last before it that is of the same kind; or else the rest. */
const pairsOf = (chart: Chart, { sides, other, limits, apart }: Sentence): Pair[] => {
  if (sides) return [{ one: sides.one, other: sides.other, rest: limits }]
  // "do i sleep less when i drank alcohol": than when I did not
  if (!other)
    return apart === null && asksWhether(chart)
      ? limits.filter(isYesOrNo).map((one) => ({ ...againstRest(one, limits), isImplied: true as const }))
      : []
  const { limit, kind } = other
  const isOne = (each: Limit) =>
    limit
      ? alike(each, limit)
      : kind
        ? each.of.some(({ field }) => field === kind.field)
        : other.isUnknown
          ? isYesOrNo(each)
          : !each.isTime
  const one = limits.findLast(isOne)
  if (!one) return []
  const rest = limits.filter((each) => each !== one)
  if (limit) return [{ one, other: limit, rest }]
  return [againstRest(one, limits)]
}

const againstRest = (one: Limit, limits: readonly Limit[]): Pair => ({
  one,
  other: {
    ...one,
    make: (base) => {
      const cond = one.make(base)
      return cond && opposite(cond)
    },
  },
  rest: limits.filter((each) => each !== one),
})

const asksWhether = (chart: Chart): boolean =>
  /^(?:did|do|does|is|are|was|were|has|have|had)$/.test(chart.word(0)) &&
  !chart.tokens.some(({ word }) => word === 'than')

const basesOf = (chart: Chart, { more, figures, rows }: Sentence, { one }: Pair): Dataset[] => {
  const [first] = figures
  const said = more?.figure?.on ?? first?.figures[0]?.on ?? rows?.on ?? one.on
  const shown = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  return said ? [said] : shown.length === 1 ? shown : []
}

/** What there is more of; what the word itself measures; or else what is measured where nothing is said. */
const figureOf = (chart: Chart, sentence: Sentence, base: Dataset, { one, isImplied }: Pair): Figure | null => {
  const { more, figures, fields } = sentence
  if (!more) return null
  const { comparative } = more
  const said = [more.figure, ...figures.flatMap((each) => each.figures)].find(
    (each) => each && !one.of.some(({ field }) => field === each.target?.field),
  )
  // "is less thrown away when it was kept cool": there are more rows of the one than of the other
  const isEach = isImplied || isOfEach(comparative, one) || isPerRow(sentence, base) || isOfAll(chart, one)
  if (said) return isEach ? asAverage(said) : averaged(sentence, said)
  const amounts = namedFields(base).filter(
    ({ field }) => isNumber(field) && !isYear(field) && field.role !== 'id' && !one.of.some((o) => o.field === field),
  )
  const [named] = fields.filter(({ field }) => amounts.some((each) => each.field === field))
  const meant =
    named ??
    (comparative.hints.length > 0
      ? meantFields({ hints: comparative.hints, time: false, descending: true }, amounts)[0]
      : /^(?:better|worse)$/.test(chart.word(comparative.start))
        ? marked(base)[0]
        : undefined)
  const done = meant ? undefined : doneMore(chart, comparative, amounts)
  if (done) {
    return { measure: { fn: 'avg', of: amountOf(done) }, on: done.dataset, target: done }
  }
  if (meant) {
    const figure: Figure = {
      measure: { fn: defaultFunction(meant.field), of: amountOf(meant) },
      on: meant.dataset,
      target: meant,
    }
    return isEach || !comparative.ofWhatFollows ? asAverage(figure) : averaged(sentence, figure)
  }
  const { rows } = sentence
  // "more animals that were brought in": so many of them
  const isBehind = rows?.edges.some(({ start }) => start === comparative.end)
  if (comparative.ofWhatFollows && rows && isBehind && !rows.distinct && !rows.isImplied && fields.length === 0)
    return { measure: { count: rows.on.name }, on: rows.on, target: null }
  const isPlainly = comparative.ofWhatFollows || plainly.test(chart.word(comparative.start))
  const [usual, ...others] = isPlainly ? usualMeasure(chart.catalog) : []
  if (!usual || others.length > 0 || amountsNamed(fields, amounts)) return null
  const figure: Figure = { ...usual, target: null }
  return isEach ? asAverage(figure) : averaged(sentence, figure)
}

const plainly = /^(?:higher|lower|larger|smaller|bigger)$/

/** "spend more", "sleep less": the one amount that the verb before speaks of. */
const doneMore = (chart: Chart, { start }: Comparative, amounts: readonly NamedField[]): NamedField | undefined => {
  const hints = hintsIn(chart, { of: measuredBy(chart.word(start - 1)) ?? '' })
  return hints.length > 0 ? meantFields({ hints, time: false, descending: true }, amounts)[0] : undefined
}

/** "warmer", "better": what each of them is, and not what all come to. */
const isOfEach = ({ ofWhatFollows, hints }: Comparative, one: Limit): boolean =>
  !ofWhatFollows && (hints.length > 0 || !one.isTime)
/** "do girls have more marks than boys": what holds of such things, however many there are. */
const isOfAll = (chart: Chart, one: Limit): boolean =>
  /^(?:do|are)$/.test(chart.word(0)) && !/^(?:we|you|i|they|it|there)$/.test(chart.word(1)) && !one.isTime
const amountsNamed = (fields: Sentence['fields'], amounts: readonly NamedField[]): boolean =>
  fields.some(({ field }) => amounts.some((each) => each.field === field))
const asAverage = (figure: Figure): Figure =>
  'fn' in figure.measure && 'of' in figure.measure && figure.measure.fn === 'sum'
    ? { ...figure, measure: { ...figure.measure, fn: 'avg' } }
    : figure

const heldOn = (chart: Chart, sentence: Sentence, { one, other, rest }: Pair, figure: Figure): Candidate[] => {
  const { more, rows, apart } = sentence
  const sides = { one, other, cost: 0, edges: [], isOpposed: true }
  const held = holdsEach(chart, sides, figure.on)
  const where = whereOf(chart, { ...sentence, limits: rest }, figure.on)
  if (!held || !more || where === null || (rows && rows.on !== figure.on)) return []
  const common = and([...(where ? [where] : []), ...(rows?.where ?? [])])
  const isUp = isUpward(more.comparative, { target: figure.target, measure: figure.measure })
  const isMore = isUp !== usesFuel(chart, figure)
  const isYesOrNo = /^(?:did|do|does|is|are|was|were|has|have|had)$/.test(chart.word(0))
  const isChoice = chart.tokens.some(({ word }) => word === 'or')
  // "which are poorer than that one": all that are so
  if (apart === null && !isYesOrNo && !isChoice && chart.tokens.some(({ word }) => word === 'than')) return []
  const kinds = ofOneField(sides, held)
  if (apart === null && kinds && (!isYesOrNo || isChoice)) {
    const both = and([...(common ? [common] : []), { in: fieldOf(kinds), values: held.flatMap(valuesOf) }])
    const question: Question = {
      ...{ measures: [figure.measure], by: [{ of: fieldOf(kinds) }] },
      ...narrowing(both),
      order: [{ column: { measure: 0 }, descending: isMore }],
    }
    return [madeOf(chart, sentence, whichOfThese.name, question, ['figure'], kinds)]
  }
  const of = (cond: Condition): Measure =>
    narrowed(figure.measure, and([...(common ? [common] : []), cond]) as Condition)
  const [left, right] = [of(held[0]), of(held[1])]
  if (apart === null && (!isYesOrNo || isChoice)) {
    const question: Question = { measures: [left, right], by: [] }
    return [madeOf(chart, sentence, frameOf.both, question, ['of two', 'said'], figure.target)]
  }
  const asked = apart ?? 'whether'
  const question: Question = { measures: [combined(asked, left, right, !isMore)], by: [] }
  const tags = asked === 'whether' ? [one.isTime ? 'between periods' : 'against another'] : ['of two', 'said']
  return [madeOf(chart, sentence, frameOf[asked], question, tags, figure.target)]
}
