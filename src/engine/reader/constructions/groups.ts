import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Dimension, Grain } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { fieldOf, isNumber, isTime, namedFields } from '../fields.ts'
import { tellsPeople, tellsUs } from '../knowledge/people.ts'
import { countsThings } from '../knowledge/per-unit.ts'
import { superlatives } from '../knowledge/superlatives.ts'
import { calledByOneOf } from '../knowledge/verbs/called-by.ts'
import { fold, identifierWords, stem } from '../words/words.ts'
import { isHeadOfRows } from './naming/row-nouns.ts'
import { besideTheRest } from './states/the-rest.ts'
import { bandsAt } from './statistics/bands.ts'
import { isRankedBy } from './superlatives.ts'

const grainWords: ReadonlyMap<string, Grain> = new Map(
  Object.entries({
    year: 'year',
    yearly: 'year',
    annual: 'year',
    annually: 'year',
    years: 'year',
    quarter: 'quarter',
    quarterly: 'quarter',
    quarters: 'quarter',
    month: 'month',
    monthly: 'month',
    months: 'month',
    week: 'week',
    weekly: 'week',
    weeks: 'week',
    day: 'day',
    daily: 'day',
    days: 'day',
    date: 'day',
    hour: 'hour_of_day',
    hourly: 'hour',
    weekday: 'weekday',
    weekdays: 'weekday',
  } satisfies Record<string, Grain>),
)

const openings = [
  ...['grouped by', 'broken down by', 'split by', 'for each of the', 'in each of the'],
  ...['for', 'in', 'from', 'of', 'at', 'within', 'on', 'by'].flatMap((word) => [`${word} each`, `${word} every`]),
  ...['across', 'by', 'per', 'each', 'every', 'over the', 'and by', 'and per'],
]

const opening = (chart: Chart, at: number): number =>
  openings.map((words) => chart.phrase(at, words)).find((length) => length > 0) ?? 0

type By = Extract<Edge, { kind: 'dimension' }>['by']
type Said = { by: By; end: number; score: number }

/** "by country", "per month", "for each product", "monthly". */
export const groups: PartConstruction = {
  name: 'groups',
  examples: [
    'revenue by country',
    'orders per month',
    'average price for each category',
    'monthly sales',
    'deaths per decade',
    'average price by number of rooms',
    'number of products by price band of 500 (0-499, 500-999 and so on)',
    'members by age in decades: 20s, 30s, 40s',
    'members by age: under 35, 35 to 49, 50 to 64, and 65 or older',
    'average price of rooms with a bath and of those without',
    'average price of rooms with 20 or more square metres compared with that of the rest',
  ],
  match: (chart, at) => [
    ...plainGroups(chart, at),
    ...bandsAt(chart, at, groups.name),
    ...besideTheRest(chart, at, groups.name),
  ],
}

const exceeding = /^(?:went|gone|go|goes|going|ran|run|running|was|were|is|are|been|came|well|far|just)$/

const plainGroups = (chart: Chart, at: number): Edge[] => {
  const out: Edge[] = [...ofUs(chart, at), ...whoSoOften(chart, at)]
  if (out.length > 0) return out
  const length = opening(chart, at)
  const adverb = length === 0 && /ly$|^annual$/.test(chart.word(at)) ? grainWords.get(chart.word(at)) : undefined
  if (length === 0 && !adverb) return overTime(chart, at)
  // "went over the planned hours" has no groups
  if (chart.word(at) === 'over' && exceeding.test(chart.word(at - 1))) return []
  const put = (end: number, score: number, by: By) => {
    for (let said: Said | null = { end, score, by }; said; said = withNext(chart, said))
      out.push({ start: at, rule: groups.name, kind: 'dimension', ...said })
  }
  if (adverb) {
    put(at + 1, 0.9, [{ grain: adverb }])
    return out
  }
  let next = at + length
  const skipped = /^(?:the|unique|distinct|different|individual|type|of)$/
  while (next < at + length + 2 && skipped.test(chart.word(next)) && chart.of(next, 'field').length === 0) next++
  // "going by check-in date": which time is meant
  if (chart.word(at) === 'by' && /^(?:going|judging|judged|counting|counted)$/.test(chart.word(at - 1))) return []
  const spoken = eachOfLast(chart, at, next)
  if (spoken) return [spoken]
  // "over the months", but not "over the quarter mile"
  const grain = chart.word(at) === 'over' && !chart.word(next).endsWith('s') ? null : grainAt(chart, next)
  if (grain) put(grain.end, 0.9, [{ grain: grain.grain }])
  const whose = grain && timeOfDeed(chart, grain.end)
  if (grain && whose)
    put(whose.end, 0.97, [{ dim: { of: fieldOf(whose.named), grain: grain.grain }, field: whose.named }])
  if (/^decades?$/.test(chart.word(next))) put(next + 1, 0.9, [{ grain: 'year', years: 10 }])
  byFields(chart, next, put, (f) => chart.word(at) === 'per' && countsThings(f.field) && endsAmount(chart, at))
  byThings(chart, at, next, put)
  return out
}

const us = ['each one of us', 'every one of us', 'each of us', 'each of you', 'each of our people', 'each of our staff']
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/

/** "each of us (three testers)": by the only column that tells who of us it was. */
const ofUs = (chart: Chart, at: number): Edge[] => {
  const from = /^(?:for|by|to|from|of)$/.test(chart.word(at)) ? at + 1 : at
  const words = us.map((each) => chart.phrase(from, each)).find((n) => n > 0)
  const [only, ...others] = words
    ? chart.catalog.datasets
        .filter(({ hidden }) => !hidden)
        .flatMap(namedFields)
        .filter(({ field }) => tellsUs(field))
    : []
  if (!words || !only || others.length > 0) return []
  const end = from + words
  const many = counts.test(chart.word(end)) ? end + 1 : end
  const named = chart.of(many, 'field').find(({ field }) => field === only.field)
  const by: By = [{ dim: { of: fieldOf(only) }, field: only }]
  return [{ start: at, end: named?.end ?? end, score: 0.95, rule: groups.name, kind: 'dimension', by }]
}

/** "who forgot it how many times", "who was late and how often": each of those that the only column of people tells. */
const whoSoOften = (chart: Chart, at: number): Edge[] => {
  const isAsked = at === 0 && chart.word(0) === 'who'
  const isCounted = chart.tokens.some(
    (_, i) => i > 1 && (chart.phrase(i, 'how many times') || chart.phrase(i, 'how often')),
  )
  const fields = isAsked && isCounted ? chart.catalog.datasets.filter(({ hidden }) => !hidden).flatMap(namedFields) : []
  const [only, ...others] = fields.filter(({ field }) => field.type === 'text' && tellsPeople(field))
  if (!only || others.length > 0) return []
  const by: By = [{ dim: { of: fieldOf(only) }, field: only }]
  return [{ start: 0, end: 1, score: 0.95, rule: groups.name, kind: 'dimension', by }]
}

/** "each of us" groups by somebody. */
export const eachOfUsAt = (chart: Chart, at: number): boolean => us.some((words) => chart.phrase(at, words) > 0)

const ofDeed = /^(?:of|in|on|which|that|when|the|they|it|he|she|we|were|was|are|is|has|have|had|been|got|get)$/

/** "by month of collection", "per year in which they were built": which time of the rows is meant, where they have several. */
const timeOfDeed = (chart: Chart, start: number): { named: NamedField; end: number } | null => {
  let at = start
  while (at < start + 5 && ofDeed.test(chart.word(at))) at++
  const token = chart.tokens[at]
  const [only, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (at === start || !token || !only || others.length > 0) return null
  const times = namedFields(only).filter(({ field }) => isTime(field))
  const named = times.length > 1 ? calledByOneOf(times, [token]) : null
  const end = /^(?:date|day|time|on|at|in|for)$/.test(chart.word(at + 1)) && isAtEnd(chart, at + 2) ? at + 2 : at + 1
  return named && { named, end }
}

const isAtEnd = (chart: Chart, at: number): boolean => /^[,.;)]?$/.test(chart.word(at))

type Put = (end: number, score: number, by: By) => void

/** "milk per cow": so much for each of those that are counted, and no groups. */
const endsAmount = (chart: Chart, at: number): boolean =>
  [at - 1, at - 2, at - 3].some((from) =>
    chart.of(from, 'field').some((f) => f.end === at && isNumber(f.field) && f.field.role === 'measure'),
  )

const byFields = (chart: Chart, at: number, put: Put, isCounted: (named: NamedField) => boolean): void => {
  // "by number of bedrooms", where each row says how many it has
  const number = chart.phrase(at, 'number of') || chart.phrase(at, 'count of')
  if (number > 0)
    for (const f of chart.of(at + number, 'field'))
      if (f.field.type === 'integer' && f.field.role !== 'id' && f.score >= 0.9)
        put(f.end, f.score, [{ dim: dimensionOf(f, false), field: f }])
  const counted = /^(?:number|total|average|count|amount|sum|maximum|minimum|mean|how)$/.test(chart.word(at))
  for (const f of chart.of(at, 'field')) {
    if ((counted && f.score < 0.95) || isThing(chart, f) || isRankedBy(chart, f) || isCounted(f)) continue
    if (isRowsInOtherWords(chart, f)) continue
    // "per year" is no date by itself
    if (/^(?:synonym|related)$/.test(f.how) && isTime(f.field) && (grainAt(chart, at)?.grain ?? 'day') !== 'day')
      continue
    // "per release year", of what has a release date
    const grain = isTime(f.field) ? grainAt(chart, f.end) : null
    if (grain && !/^(?:synonym|related)$/.test(f.how))
      put(grain.end, 0.9, [{ dim: { of: fieldOf(f), grain: grain.grain }, field: f }])
    const band = bands.test(chart.word(f.end))
    const rare = !band && isNumber(f.field) && f.field.role === 'measure' && (f.field.profile?.distinct ?? 0) > 20
    const names = rare ? null : namesBehind(chart.catalog, f)
    if (names) put(f.end, f.score, byOf(names))
    put(band ? f.end + 1 : f.end, f.score * (rare ? 0.6 : names ? 0.9 : 1), [{ dim: dimensionOf(f, band), field: f }])
  }
}

/** "per booking", of rows that are bookings: by no "booked via". */
const isRowsInOtherWords = (chart: Chart, { end, dataset, field }: EdgeOf<'field'>): boolean =>
  isHeadOfRows(chart, end - 1, dataset) &&
  !identifierWords(field.label)
    .map(fold)
    .includes(chart.word(end - 1))

const byThings = (chart: Chart, at: number, next: number, put: Put): void => {
  const things = chart.of(next, 'entity')
  const surest = Math.max(0, ...things.map((e) => e.score))
  for (const e of things.filter(({ score }) => score >= surest - 0.1)) {
    // "orders by customers who joined in May": these are the rows, not the groups
    if (chart.word(at) === 'by' && /^(?:who|that|which|from|whose)$/.test(chart.word(e.end))) continue
    const names = nameDimensions(e.dataset)
    if (names) put(e.end, e.score * 0.95, byOf(names))
  }
}

/** "by customer": each customer, not each name that customers have; nor a field that is only called after them. */
export const isThing = (chart: Chart, f: EdgeOf<'field'>): boolean =>
  chart.catalog.datasets.length > 1 &&
  chart
    .of(f.start, 'entity')
    .some(
      (e) =>
        e.end >= f.end &&
        (e.score > f.score + 0.1 || (e.dataset === f.dataset && e.score >= f.score)) &&
        nameDimensions(e.dataset),
    )

/** "in each of the last 8 weeks": the weeks are the groups, and how many of them is said behind. */
const eachOfLast = (chart: Chart, at: number, next: number): Edge | null => {
  const last = /^(?:last|past|previous)$/.test(chart.word(next)) ? chart.of(next, 'period')[0] : undefined
  if (!last || !('last' in last.period || 'from' in last.period)) return null
  const unit = chart.tokens.slice(next, last.end).flatMap((t) => grainWords.get(t.word) ?? [])[0]
  return unit ? { start: at, end: next, score: 0.9, rule: groups.name, kind: 'dimension', by: [{ grain: unit }] } : null
}

const bands = /^(?:group|groups|band|bands|range|ranges|bin|bins|bucket|buckets)$/

const cyclic: [words: string, grain: Grain][] = [
  ['month of the year', 'month_of_year'],
  ['month of year', 'month_of_year'],
  ['calendar month', 'month_of_year'],
  ['day of the month', 'day_of_month'],
  ['hour of the day', 'hour_of_day'],
  ['hour of day', 'hour_of_day'],
  ['week of the year', 'week_of_year'],
  ['quarter of the year', 'quarter_of_year'],
]

export const grainAt = (chart: Chart, at: number): { grain: Grain; end: number } | null => {
  const weekday = chart.phrase(at, 'day of the week') || chart.phrase(at, 'day of week')
  if (weekday > 0) return { grain: 'weekday', end: at + weekday }
  for (const [words, grain] of cyclic) {
    const length = chart.phrase(at, words)
    if (length > 0) return { grain, end: at + length }
  }
  const grain = grainWords.get(chart.word(at))
  return grain ? { grain, end: at + 1 } : null
}

const byOf = ({ dims, fields }: { dims: Dimension[]; fields: NamedField[] }): By =>
  dims.flatMap((dim, i) => {
    const field = fields[i]
    return field ? [{ dim, field }] : []
  })

/** A row of a dataset as a group: its name, with its key where names are not its own. */
export const nameDimensions = (
  dataset: Dataset,
): { dims: Dimension[]; fields: NamedField[]; names: number[] } | null => {
  const all = namedFields(dataset)
  const known = dataset.nameFields.flatMap((name) => all.filter((n) => n.field.name === name))
  const thing = stem((dataset.thing?.one ?? dataset.label).toLowerCase())
  const own = all.filter((n) => n.field.type === 'text' && stem(n.field.label.toLowerCase()) === thing)
  const names = known.length > 0 ? known : own.slice(0, 1)
  const keys = dataset.primaryKey.flatMap((name) => all.filter((n) => n.field.name === name))
  const distinct = Math.max(0, ...names.map((n) => n.field.profile?.distinct ?? 0))
  const fields =
    names.length === 0 ? keys : distinct > 0 && distinct < (dataset.rows ?? 0) ? [...keys, ...names] : names
  if (fields.length === 0) return null
  const shown = names.length === 0 ? fields : names
  return { dims: fields.map((f) => ({ of: fieldOf(f) })), fields, names: shown.map((n) => fields.indexOf(n)) }
}

/** A key that leads to another dataset stands for what it leads to: "each support rep" is an employee's name. */
const namesBehind = (catalog: Catalog, { dataset, field }: NamedField) => {
  if (field.role !== 'id') return null
  const leads = catalog.relationships.filter((r) => r.from === dataset.name && r.fromFields[0] === field.name)
  const [way] = leads
  const target = way && catalog.datasets.find((d) => d.name === way.to)
  if (!target || leads.length !== 1 || target === dataset) return null
  const several = catalog.relationships.filter((r) => r.from === dataset.name && r.to === target.name).length > 1
  const names = nameDimensions(target)
  if (!names || several) return null
  return names
}

const dimensionOf = (named: NamedField, band: boolean): Dimension => {
  if (band && isNumber(named.field)) return { of: fieldOf(named), bins: { count: 10 } }
  const grain = isTime(named.field) ? grainWords.get(named.field.label.toLowerCase()) : undefined
  return grain ? { of: fieldOf(named), grain } : { of: fieldOf(named) }
}

/** "by channel, status and country": one more behind those that are said. */
const withNext = (chart: Chart, { by, end, score }: Said): Said | null => {
  const next = listed(chart, end)
  return next && { by: [...by, ...next.by], end: next.end, score: Math.min(score, next.score) }
}

const listed = (chart: Chart, end: number): Said | null => {
  const next =
    chart.phrase(end, ', and') ||
    chart.phrase(end, 'and by') ||
    chart.phrase(end, 'and per') ||
    chart.phrase(end, 'and') ||
    chart.phrase(end, ',') ||
    chart.phrase(end, 'by')
  if (next === 0) return null
  const from = end + next
  const grain = grainAt(chart, from)
  if (grain) return { by: [{ grain: grain.grain }], end: grain.end, score: 0.8 }
  const f = chart.of(from, 'field').toSorted((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0]
  return f && f.score > 0.6 && !(isNumber(f.field) && f.field.role === 'measure')
    ? { by: [{ dim: dimensionOf(f, false), field: f }], end: f.end, score: f.score }
    : null
}

/** "days when we took less than 300", "list the months with more than 50 orders": the periods are what is asked for. */
const periodsThat = (chart: Chart, at: number): Edge | null => {
  const word = chart.word(at)
  const grain = word.endsWith('s') ? grainWords.get(word) : undefined
  const isAsked = at === 0 || /^(?:which|what|list|show|all|the|give)$/.test(chart.word(at - 1))
  if (!grain || !isAsked || at > 3) return null
  const length =
    chart.phrase(at + 1, 'on which') || chart.phrase(at + 1, 'in which') || (thatWords.test(chart.word(at + 1)) ? 1 : 0)
  const start = /^(?:which|what)$/.test(chart.word(at - 1)) ? at - 1 : at
  if (length === 0) return null
  return { start, end: at + 1, score: 0.9, rule: groups.name, kind: 'dimension', by: [{ grain }] }
}

const thatWords = /^(?:when|where|that|with|had|have)$/

/** "which evening": a day, where nothing is called so. */
const partOfDayAt = (chart: Chart, at: number): { grain: Grain; end: number } | null =>
  /^(?:evening|night|morning|afternoon)$/.test(chart.word(at)) &&
  chart.at(at).every(({ kind }) => kind !== 'field' && kind !== 'value')
    ? { grain: 'day', end: at + 1 }
    : null

/** "the month with the most orders": of all months one. */
const standingFirst = (chart: Chart, at: number): Edge | null => {
  const grain = /^(?:which|what|last|this|next|first|same|per|by|each|every)$/.test(chart.word(at - 1))
    ? null
    : grainAt(chart, at)
  if (!grain || !/^(?:with|that|which|when)$/.test(chart.word(grain.end))) return null
  const isFirst = [1, 2, 3].some((far) => {
    const said = superlatives.get(chart.word(grain.end + far))
    return said !== undefined && !said.order && !said.time
  })
  return isFirst
    ? { start: at, end: grain.end, score: 0.85, rule: groups.name, kind: 'dimension', by: [{ grain: grain.grain }] }
    : null
}

/** "over time", "the trend of", "which month", "best quarter". */
const overTime = (chart: Chart, at: number): Edge[] => {
  const time = chart.phrase(at, 'over time') || chart.phrase(at, 'trend of') || chart.phrase(at, 'trend')
  if (time > 0)
    return [
      {
        start: at,
        end: at + time,
        score: 0.85,
        rule: groups.name,
        kind: 'dimension',
        by: [{ grain: 'month', any: true }],
      },
    ]
  const periods = periodsThat(chart, at)
  if (periods) return [periods]
  const standing = standingFirst(chart, at)
  if (standing) return [standing]
  const asked = /^(?:which|what)$/.test(chart.word(at))
  const single = asked && /^(?:single|one|individual)$/.test(chart.word(at + 1)) ? 1 : 0
  if (!asked && !(superlatives.has(chart.word(at)) && !superlatives.get(chart.word(at))?.order)) return []
  const grain = grainAt(chart, at + 1 + single) ?? (asked ? partOfDayAt(chart, at + 1 + single) : null)
  const start = asked ? at : at + 1
  return grain
    ? [{ start, end: grain.end, score: 0.85, rule: groups.name, kind: 'dimension', by: [{ grain: grain.grain }] }]
    : []
}
