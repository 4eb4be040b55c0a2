import type { AggregateFunction, Grain, Measure } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { hintsIn, meantFields, qualityAt } from '../../constructions/ranking/qualities.ts'
import { amountOf, isAmount, isTime, isYear, namedFields, nearestTime } from '../../fields.ts'
import { nounsOf } from '../../knowledge/quantities.ts'
import { type Figure, type Figures, holding, phraseAt } from '../phrases.ts'

/** Figures that are asked for by what something is like, and by how often they are added up. */

type Find<P> = (start: number, end: number) => readonly P[]

const isFigure = ({ field }: NamedField): boolean =>
  isAmount(field) && !isYear(field) && field.role !== 'id' && field.role !== 'flag'

/** "how happy", "how late", "how heavy": what the word measures, as each of them has it. */
export const degreesAsked = (chart: Chart, from: number, to: number): Figures[] => {
  if (chart.word(from) !== 'how' || to !== from + 2 || chart.isPlain(from + 1)) return []
  const hints = hintsIn(chart, { of: qualityAt(chart, from + 1)?.of ?? nounsOf(chart.word(from + 1)).join(' ') })
  if (hints.length === 0) return []
  const amounts = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(isFigure)
  return meantFields({ hints, time: false, descending: true }, amounts)
    .slice(0, 1)
    .map((named) => ({
      cost: 0.15,
      edges: [holding(from, to)],
      figures: [{ measure: { fn: 'avg', of: amountOf(named) }, on: named.dataset, target: named }],
      of: null,
    }))
}

const spans: Readonly<Record<string, Grain>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
}
const functions: readonly (readonly [fn: AggregateFunction, words: readonly string[]])[] = [
  ['avg', ['average', 'mean', 'avg', 'typical']],
  ['median', ['median']],
  ['max', ['highest', 'maximum']],
  ['min', ['lowest', 'minimum']],
]

/** "average daily use": of the days, each of which is one row or the sum of its rows. */
export const ofEachSpan = (chart: Chart, from: number, to: number, figures: Find<Figures>): Figures[] => {
  const [fn, words] = functions.find(([, all]) => phraseAt(chart, from, all) > 0) ?? []
  const at = from + (words ? phraseAt(chart, from, words) : 0)
  const grain = spans[chart.word(at)]
  if (!fn || !grain || at + 1 >= to) return []
  return figures(at + 1, to).flatMap((inner) => {
    const [figure, ...more] = inner.figures
    const made = figure && more.length === 0 ? spanned(chart, figure, fn, grain) : null
    return made ? [{ ...inner, edges: [...inner.edges, holding(from, at + 1)], figures: [made] }] : []
  })
}

const spanned = (chart: Chart, figure: Figure, fn: AggregateFunction, grain: Grain): Figure | null => {
  const { measure, on } = figure
  const time = nearestTime(chart.catalog, on.name)
  if (!time || !isTime(time.field)) return null
  const { distinct = 0, rows = 0 } = time.field.profile ?? {}
  const isOfRows = 'fn' in measure && 'of' in measure && /^(?:sum|avg)$/.test(measure.fn)
  // each day has a row of its own
  if (isOfRows && grain === 'day' && rows > 0 && rows <= 1.05 * distinct)
    return { ...figure, measure: { ...measure, fn } }
  const adds = 'count' in measure || ('fn' in measure && 'of' in measure && measure.fn === 'sum')
  if (!adds) return null
  const by = [{ of: { field: time.ref }, grain }]
  const over: Measure = { fn, over: { measures: [measure], by, asked: [{ measure: 0 }] } }
  return { ...figure, measure: over }
}
