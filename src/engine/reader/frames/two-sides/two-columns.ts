import type { Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf, FrameConstruction, NamedField, Parts } from '../../chart.ts'
import { candidate, conditionsOn } from '../../compose.ts'
import { amountOf, defaultFunction, isAmount, isYear, namedFields } from '../../fields.ts'
import { partsOf } from '../../select-parts.ts'
import { identifierStems } from '../../words/words.ts'
import { dimensionsFor } from '../shared.ts'
import { type Comparative, comparativesIn, isUpward } from './comparatives.ts'
import { isAveraged } from './measured.ts'
import { jointIn, type Span } from './sides.ts'
import { askedBy, combined, frameOf, saying } from './two-sides.ts'

/** "more visitors in 2023 than in 2019", of a column for each year; "are critics' scores higher than those of the panel". */
export const twoColumns: FrameConstruction = {
  name: 'two columns held together',
  examples: [
    'did more people visit in 2023 than in 2019, where each year is a column',
    'are the final scores higher than the first scores on average',
  ],
  apply(parts) {
    const { chart } = parts
    const joint = jointIn(chart)
    const inside = (at: number) =>
      parts.edges.some((e) => (e.kind === 'having' || e.kind === 'value') && e.start <= at && e.end > at)
    const comparative = joint ? (comparativesIn(chart, inside).at(-1) ?? null) : null
    if (!joint || !comparative || parts.of('against').length > 0) return []
    return [...ofYears(chart, joint), ...ofTwoSaid(parts, joint)].flatMap((pair) =>
      heldTogether(parts, pair, joint, comparative),
    )
  },
}

/** `said`: the words that name the columns. */
type Pair = { one: NamedField; other: NamedField; said: Span[] }

const isFigure = ({ field }: NamedField): boolean => isAmount(field) && !isYear(field) && field.role !== 'id'

const isYearWord = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)

/** "visitors 2019": of which year it is, and of what. */
const yearOf = (named: NamedField): { year: string; of: string } | null => {
  const stems = identifierStems(named.field.label)
  const year = stems.find(isYearWord)
  return year === undefined || !isFigure(named) ? null : { year, of: stems.filter((own) => own !== year).join(' ') }
}

const ofYears = (chart: Chart, joint: Span): Pair[] => {
  const years = chart.tokens.flatMap(({ word }, at) => (isYearWord(word) ? [{ word, at }] : []))
  const [one] = years.filter(({ at }) => at < joint.start).slice(-1)
  const [other] = years.filter(({ at }) => at >= joint.end)
  if (!one || !other) return []
  return chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap((dataset) => {
      const all = namedFields(dataset).flatMap((named) => {
        const told = yearOf(named)
        return told ? [{ named, ...told }] : []
      })
      const pairs = all.flatMap((first) => {
        const second = all.find(({ year, of }) => year === other.word && of === first.of)
        return first.year === one.word && second ? [{ one: first.named, other: second.named, of: first.of }] : []
      })
      const said = pairs.filter(({ of }) => chart.tokens.some(({ stem }) => of.split(' ').includes(stem)))
      return (said.length > 0 ? said : pairs.length === 1 ? pairs : []).map((pair) => ({
        one: pair.one,
        other: pair.other,
        said: [...[one, other].map(({ at }) => yearSpan(chart, at)), ...wordsFor(chart, pair.of)],
      }))
    })
}

const yearSpan = (chart: Chart, at: number): Span => ({ start: chart.word(at - 1) === 'in' ? at - 1 : at, end: at + 1 })

const wordsFor = (chart: Chart, of: string): Span[] =>
  chart.tokens.flatMap(({ stem, word }, at) =>
    word === 'people' || of.split(' ').some((own) => own === stem || (stem.length >= 5 && own.startsWith(stem)))
      ? [{ start: at, end: at + 1 }]
      : [],
  )

/** Two amounts that are named, on either side of "than". */
const ofTwoSaid = (parts: Parts, joint: Span): Pair[] => {
  const fields: EdgeOf<'field'>[] = parts.of('field').filter((f) => isFigure(f) && f.score >= 0.6)
  const one = fields.findLast(({ end }) => end <= joint.start)
  const other = fields.find(({ start }) => start >= joint.end)
  return one && other && one.dataset === other.dataset && one.field !== other.field && parts.of('measure').length === 0
    ? [{ one, other, said: [] }]
    : []
}

const heldTogether = (parts: Parts, { one, other, said }: Pair, joint: Span, comparative: Comparative): Candidate[] => {
  const { chart } = parts
  const { asked, said: asking } = askedBy(parts, comparative)
  if (asked === 'both') return []
  const words = [...asking, ...said, joint, comparative]
  const own = partsOf(
    chart,
    parts.edges.filter((e) => !words.some(({ start, end }) => e.start < end && e.end > start)),
  )
  const where = conditionsOn(own, one.dataset)
  const groups = dimensionsFor(own, one.dataset)
  if (where === null || !groups || own.of('measure').length > 0) return []
  const sides = { one: { edge: null, make: () => null }, other: { edge: null, make: () => null } }
  const isAverage = isAveraged(own, { ...sides, edges: [], said: [], isImplied: false, areTimes: true }, comparative)
  const figure = (named: NamedField): Measure => ({
    fn: isAverage ? 'avg' : defaultFunction(named.field),
    of: amountOf(named),
  })
  const isLess = !isUpward(comparative, { target: one, measure: figure(one) })
  const measure = combined(asked, figure(one), figure(other), isLess)
  const question = { measures: [measure], by: groups.dims, ...(where ? { where } : {}) }
  const tags = asked === 'whether' ? ['against another'] : ['of two', 'said']
  const made = candidate(frameOf[asked], own, question, tags, { ...one, said: 0.9, edge: null })
  return [{ ...made, edges: [...made.edges, ...words.map(saying)] }]
}
