import type { Dataset } from '../../question/catalog.ts'
import type { Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { conceptWays, usualMeasure } from '../concepts.ts'
import {
  amountOf,
  defaultFunction,
  fieldOf,
  isAmount,
  isNumber,
  isTime,
  isTimeLike,
  measureDataset,
} from '../fields.ts'
import type { SaidFunction } from '../knowledge/functions.ts'
import { inUnit, type MeasuredIn, measuredIn } from '../knowledge/measured-in.ts'
import { superlatives } from '../knowledge/superlatives.ts'
import { inThousands, inUnitOf, isOfCalendar, unitFrom } from '../knowledge/units.ts'
import { valueCondition } from './conditions/value-condition.ts'
import { fieldsFrom, functionsAt, measureOf, moreFields, skipJoints, twoOfOneHead } from './functions-said.ts'
import { isHeadOfRows, isMomentOfEach } from './naming/row-nouns.ts'
import { hintsIn, isMeantBy, isOfAnyAmount } from './ranking/qualities.ts'

const numeric = new Set<SaidFunction>([
  'sum',
  'avg',
  'median',
  'stddev',
  'stddev_population',
  'variance',
  'variance_population',
  'skewness',
  'kurtosis',
  'range',
  'quartiles',
])

const fits = (fn: SaidFunction, named: NamedField): boolean =>
  numeric.has(fn)
    ? isAmount(named.field) && named.field.role !== 'id'
    : fn === 'mode' || isAmount(named.field) || isTimeLike(named.field)

const asMeasure = (fn: SaidFunction, named: NamedField): Measure =>
  measureOf(fn, fn === 'mode' ? fieldOf(named) : amountOf(named))

/** "average length of a track in minutes" of what is kept in milliseconds. */
const inOtherUnit = (
  chart: Chart,
  f: EdgeOf<'field'>,
  measures: Measure[],
): { measures: Measure[]; end: number } | null => {
  for (let at = f.end; at <= f.end + 4; at++) {
    const isUnit = chart.word(at) === 'in' && !isOfCalendar(chart, at + 1)
    const said = chart.word(at + 1)
    const factor = isUnit ? (inUnitOf(f.field, said) ?? inThousands(f.field, said)) : null
    if (factor === null) continue
    const [some, other] = someOf(chart, f.end, at)
    // "of men and women in kg": of neither alone
    if (other) return null
    const narrow = (measure: Measure): Measure => (some ? { ...measure, where: valueCondition(some) } : measure)
    return { measures: measures.map((measure) => inUnit(narrow(measure), factor)), end: at + 2 }
  }
  return null
}

/** "average length of jazz tracks in minutes": which of them is said between. */
const someOf = (chart: Chart, from: number, to: number): EdgeOf<'value'>[] => {
  const all = chart.tokens
    .slice(from, to)
    .flatMap((_, i) => chart.of(from + i, 'value').filter((v) => v.how === 'exact' && v.end <= to))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return all.filter((v, i) => all.slice(0, i).every((o) => o.end <= v.start || o.start >= v.end))
}

/** "average coffee price": the value that stands between the function and its field. */
const between = (chart: Chart, from: number, to: number): EdgeOf<'value'> | undefined =>
  from < to ? chart.of(from, 'value').find((v) => v.how === 'exact' && v.end === to) : undefined

/** "average home and away score": of each; without a function, as they are mostly taken. */
const ofTwo = (chart: Chart, start: number, at: number, fns: SaidFunction[] | null): Edge[] => {
  const fields = twoOfOneHead(chart, at)
  const [first, second] = fields
  if (!first || !second) return []
  const usual = [first, second].some(({ field }) => defaultFunction(field) === 'avg') ? 'avg' : 'sum'
  const measures = fields.flatMap((each) =>
    (fns ?? [usual as SaidFunction]).filter((fn) => fits(fn, each)).map((fn) => asMeasure(fn, each)),
  )
  const edge = { start, end: second.end, score: second.score, rule: aggregates.name, kind: 'measure' as const }
  return [{ ...edge, measures, on: first.dataset, fn: fns?.[0] ?? usual, fields, loose: false }]
}

/** "temperature range": how far it goes. */
const rangesOf = (chart: Chart, at: number): Edge[] =>
  chart
    .of(at, 'field')
    .filter((f) => fits('range', f) && f.score >= 0.8 && !isTimeLike(f.field) && /^ranges?$/.test(chart.word(f.end)))
    .map(({ start, end, score, dataset: on, ...named }) => ({
      ...{ start, end: end + 1, score, on, rule: aggregates.name, kind: 'measure', fn: 'range', loose: false },
      measures: [asMeasure('range', { ...named, dataset: on })],
      fields: [{ dataset: on, field: named.field, ref: named.ref }],
    }))

export const aggregates: PartConstruction = {
  name: 'an aggregate',
  examples: [
    'average price',
    'mean and standard deviation of fare',
    'total quantity',
    'the highest score',
    'average length in minutes',
    'total hours by month',
    'average home and away score',
    'average price vs weight',
    'mean and range of prices',
    'temperature range by station',
    'interquartile range of weight',
    'smallest, largest and average invoice',
    'number of orders, cheapest price and dearest price per category',
  ],
  match(chart, at) {
    const found = functionsAt(chart, at)
    const rule = aggregates.name
    const out: Edge[] = [
      ...ofTwo(chart, at, at, null),
      ...ofBothEnds(chart, at),
      ...unitsAlone(chart, at),
      ...rangesOf(chart, at),
      ...byItsWord(chart, at),
    ]
    if (!found) return out
    const { fns, end } = found
    out.push(...ofTwo(chart, at, skipJoints(chart, end), fns))
    out.push(...unitMeasures(chart, at, skipJoints(chart, end), fns))
    for (const f of meantFields(chart, at, fieldsFrom(chart, end))) {
      if (isMeantOtherwise(chart, at, end, f)) continue
      for (const fields of [moreFields(chart, f), [f]]) {
        const some = between(chart, skipJoints(chart, end), f.start)
        const narrow = (measure: Measure): Measure => (some ? { ...measure, where: valueCondition(some) } : measure)
        const measures = fields.flatMap((each) =>
          fns.filter((fn) => fits(fn, each)).map((fn) => narrow(asMeasure(fn, each))),
        )
        if (measures.length !== fields.length * fns.length) continue
        // "the sum of price and tax" is one figure
        if (fields.length > 1 && chart.phrase(at, 'sum of') > 0) continue
        const last = fields.at(-1) ?? f
        const close = /^(?:column|columns|values?)$/.test(chart.word(last.end)) ? last.end + 1 : last.end
        const edge = {
          start: at,
          rule,
          kind: 'measure' as const,
          on: f.dataset,
          fn: fns[0] ?? 'sum',
          fields,
          loose: false,
        }
        const score = some ? 0.95 : Math.min(...fields.map((x) => x.score))
        out.push({ ...edge, end: close, score, measures })
        const row = ofEachRow(chart, close, f.dataset)
        if (row !== null && !fns.includes('sum')) out.push({ ...edge, end: row, score, measures })
        const other = fields.length === 1 ? inOtherUnit(chart, f, measures) : null
        if (other) out.push({ ...edge, end: other.end, score: f.score, measures: other.measures })
        if (fields.length === 1) break
      }
    }
    out.push(...ofWorth(chart, at, skipJoints(chart, end), fns))
    if (fns[0] !== 'sum') return out
    out.push(...totalAlone(chart, at, end))
    const starts = [...new Set([end, skipJoints(chart, end)])]
    const metrics = starts.flatMap((from) => metricsFrom(chart, at, from))
    // "total number of orders"
    const counts =
      fns.length > 1 ? [] : starts.flatMap((from) => chart.of(from, 'measure').filter((c) => c.fn === 'count'))
    return [...out, ...metrics, ...counts.map((c) => ({ ...c, start: at }))]
  },
}

/** "average price per booking", of rows that are bookings: what it is of any, and by no "booked via". */
const ofEachRow = (chart: Chart, at: number, on: Dataset): number | null => {
  const length = ['per', 'for each', 'of each', 'for a', 'of a', 'for an', 'of an']
    .map((words) => chart.phrase(at, words))
    .find((found) => found > 0)
  if (!length) return null
  const row = chart
    .of(at + length, 'entity')
    .find((e) => e.dataset === on && (e.how === 'exact' || isHeadOfRows(chart, e.end - 1, on)))
  return row?.end ?? null
}

/** Whether the column behind a function is none that it is of. */
const isMeantOtherwise = (chart: Chart, at: number, end: number, f: EdgeOf<'field'>): boolean =>
  // "the least popular kind", of classes 4A and 4B: no numbers
  (!isNumber(f.field) && !isTimeLike(f.field) && f.how === 'synonym' && superlatives.has(chart.word(at))) ||
  // "the most appointments": so many of them, and not the latest
  (/^(?:most|fewest|least)$/.test(chart.word(at)) &&
    (isMomentOfEach(chart, f) || (isTime(f.field) && f.how !== 'exact'))) ||
  // "a typical 8 cylinder car": which cars, and not what of them
  chart.tokens.some((_, i) => i >= end && i < f.start && chart.of(i, 'number').length > 0)

/** "cheapest price", "fastest lap time": the word is that of the field, and says which end of it. */
const byItsWord = (chart: Chart, at: number): Edge[] => {
  const { of, time = false, order = false, descending = false } = superlatives.get(chart.word(at)) ?? {}
  const hints = hintsIn(chart, { of: of ?? '' })
  if (time || order || isOfAnyAmount(hints)) return []
  const fn = descending ? 'max' : 'min'
  return chart
    .of(at + 1, 'field')
    .filter((f) => fits(fn, f) && isAmount(f.field) && isMeantBy({ hints, time }, f.field) && f.score >= 0.8)
    .map(({ end, score, dataset: on, ...named }) => ({
      ...{ start: at, end, score, on, rule: aggregates.name, kind: 'measure', fn, loose: false },
      measures: [asMeasure(fn, { ...named, dataset: on })],
      fields: [{ dataset: on, field: named.field, ref: named.ref }],
    }))
}

/** "the shortest wing": its length, where it has a width too. */
const meantFields = (chart: Chart, at: number, fields: EdgeOf<'field'>[]): EdgeOf<'field'>[] => {
  const { of, time = false } = superlatives.get(chart.word(at)) ?? {}
  const hints = hintsIn(chart, { of: of ?? '' })
  const meant = isOfAnyAmount(hints) ? [] : fields.filter(({ field }) => isMeantBy({ hints, time }, field))
  return meant.length > 0 ? meant : fields
}

const ends = ['first and last', 'first and the last', 'earliest and latest', 'oldest and newest']

/** "the first and the last year". */
const ofBothEnds = (chart: Chart, at: number): Edge[] => {
  const length = ends.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0
  if (length === 0) return []
  return chart
    .of(at + length, 'field')
    .filter((f) => isTimeLike(f.field))
    .map((f) => ({
      start: at,
      end: f.end,
      score: f.score,
      rule: aggregates.name,
      kind: 'measure',
      measures: [asMeasure('min', f), asMeasure('max', f)],
      on: f.dataset,
      fn: 'min',
      fields: [f],
      loose: false,
    }))
}

/** "monthly total for 2023", of a table with one amount: of that. */
const totalAlone = (chart: Chart, start: number, end: number): Edge[] => {
  if (chart.word(start) !== 'total' || !/^(?:for|in|by|per|each|since|during|)$/.test(chart.word(end))) return []
  return usualMeasure(chart.catalog)
    .filter(({ measure }) => 'fn' in measure && measure.fn === 'sum')
    .map(({ measure, on }) => ({
      start,
      end,
      score: 0.8,
      rule: aggregates.name,
      kind: 'measure',
      measures: [measure],
      on,
      fn: 'sum',
      fields: [],
      loose: false,
    }))
}

/** "smallest, largest and average invoice": by what each is worth, where that stands in the same table. */
const ofWorth = (chart: Chart, start: number, from: number, fns: SaidFunction[]): Edge[] => {
  const [revenue] = fns.some((fn) => fn === 'avg' || fn === 'median') ? conceptWays(chart.catalog, 'revenue') : []
  const { measure, on } = revenue ?? {}
  // "the average number of staff" is no money
  if (chart.tokens.slice(start, from).some(({ word }) => /^(?:number|count)$/.test(word))) return []
  if (!measure || !on || !('of' in measure) || fns.includes('sum')) return []
  return chart
    .of(from, 'entity')
    .filter((e) => e.dataset === on && !chart.of(from, 'field').some((f) => f.end > e.end))
    .map(({ end, score }) => ({
      start,
      end,
      score: score * 0.95,
      rule: aggregates.name,
      kind: 'measure',
      measures: fns.map((fn) => measureOf(fn, measure.of)),
      on,
      fn: fns[0] ?? 'avg',
      fields: [],
      loose: false,
    }))
}

/** "total sales" where a metric has that name. */
const metricsFrom = (chart: Chart, at: number, from: number): Edge[] =>
  chart.of(from, 'metric').flatMap((m): Edge[] => {
    const measure = { metric: m.name }
    const on = chart.catalog.datasets.find((d) => d.name === measureDataset(measure, chart.catalog))
    const edge = { start: at, end: m.end, score: m.score, rule: aggregates.name, kind: 'measure' as const }
    return on ? [{ ...edge, measures: [measure], on, fn: 'metric', fields: [], loose: false }] : []
  })

/** Words that are a unit only beside a number, or after "per". */
const rarely = /^(?:in|m|t|g|l|mi|second|minute|hour|day|night|week|month|year|foot|mile|pounds?)$/

const calendar = /^(?:days|weeks|months|years)$/

/** What a unit that stands for itself is kept as: "hours" are those of what is kept in minutes, "days" may be those of the calendar. */
const standingFor = (chart: Chart, at: number): MeasuredIn[] => {
  if (rarely.test(chart.word(at)) || chart.of(at, 'field').some((f) => f.how === 'exact' && f.score >= 0.95)) return []
  // "hours between arriving and leaving": no other hours
  const isApart = /^(?:between|from|to)$/.test(chart.word(at + 1))
  if (isApart && chart.of(at + 2, 'field').some((f) => isTime(f.field))) return []
  const isCalendar = calendar.test(unitFrom(chart.word(at), '')?.unit ?? '')
  return measuredIn(chart, at).filter(({ factor }) => factor === 1 || !isCalendar)
}

/** "hours of audio": what fills them has no name in the data. */
const filledWith = (chart: Chart, end: number): number =>
  chart.word(end) === 'of' && chart.at(end + 1).length === 0 && /^\p{L}/u.test(chart.word(end + 1)) ? end + 2 : end

/** "total hours" of what is kept in minutes: what all of them come to. */
const unitMeasures = (chart: Chart, start: number, at: number, fns: SaidFunction[]): Edge[] =>
  standingFor(chart, at).map(({ named, factor, end }) => ({
    start,
    end: filledWith(chart, end),
    score: 0.95,
    rule: aggregates.name,
    kind: 'measure',
    measures: fns.map((fn) => inUnit(measureOf(fn, fieldOf(named)), factor)),
    on: named.dataset,
    fn: fns[0] ?? 'sum',
    fields: [named],
    loose: false,
  }))

const bound =
  /^(?:per|by|each|every|in|of|last|past|previous|next|first|within|after|before|than|a|an|half|other|which|what|at|many|much|\d.*)$/

/** "how many hours", "tonnes by month": without a function, all of them. */
const unitsAlone = (chart: Chart, at: number): Edge[] => {
  const opening = ['how many', 'number of', 'amount of', 'how much'].map((words) => chart.phrase(at, words))
  const from = at + Math.max(...opening)
  // "the busiest hours", "days with the highest revenue"
  const isTold =
    /(?:est|peak|most)$/.test(chart.word(at - 1)) || /^(?:with|when|that|had|where)$/.test(chart.word(at + 1))
  if (from === at && (isTold || bound.test(chart.word(at - 1)) || chart.of(at - 1, 'number').length > 0)) return []
  return unitMeasures(chart, at, from, ['sum'])
}
