import { isPlural } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { present } from '../compose.ts'
import { defaultFunction, fieldOf, isAmount, isNumber, isSize, isTime, namedFields } from '../fields.ts'
import { saysTheSame } from '../knowledge/opposites.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords } from '../words/words.ts'
import { skip } from './conditions/comparators.ts'
import { valueCondition } from './conditions/value-condition.ts'
import { rowsNoun } from './naming/row-nouns.ts'
import { yesAndNo } from './states/yes-and-no.ts'

const countWords = [
  'how many',
  'how many times',
  'number of',
  'count of',
  'distinct count of',
  'unique count of',
  'no of',
  'nr of',
  'total number of',
  'amount of',
  'count',
  'numbers of',
  'how often',
  'quantity of',
]

type Counted = {
  end: number
  score: number
  measure: Measure
  on: Dataset
  fn: string
  fields?: NamedField[]
  loose?: boolean
}

const different = /^(?:different|distinct|unique|individual|separate)$/
const passed = /^(?:different|distinct|unique|total|the|of|individual|separate|our|other)$/

/** A field that is counted: its different values, what it adds up to, or the rows that have it. */
const ofField = (chart: Chart, f: EdgeOf<'field'>, distinct: boolean): Counted[] => {
  const { end, score, dataset: on } = f
  const own = { end, on, fields: [f] }
  const different: Counted = { ...own, score, measure: { fn: 'distinct', of: fieldOf(f) }, fn: 'distinct' }
  // "how many different patients" are not yes and no
  if (distinct) return yesAndNo(f.field) ? [] : [different]
  // "how many objects", of a table of objects: the rows, whatever objects they are
  if (rowsNoun(chart, f) === 'rows') return [{ ...own, score, measure: { count: on.name }, fn: 'count' }]
  // "number of redemptions" are not the different limits of redemption
  // "how many furnished flats": those that are, not how many of yes and no there are
  const isFlag = yesAndNo(f.field) !== null
  const isHalfSaid = f.how !== 'exact' && f.field.role === 'measure' && chart.catalog.datasets.length > 1
  // "number of tickets opened": the tickets, not the moments at which they were
  const isDay = calendar.test(chart.word(f.end - 1))
  const isMoment =
    isTime(f.field) && chart.of(f.start, 'entity').some((e) => e.end < f.end || (!isDay && e.end === f.end))
  const done = doneTo(chart, f) ?? doneThen(chart, f)
  if (done) return [done]
  const out: Counted[] = isHalfSaid || isFlag || isMoment || isEachDay(f) ? [] : [{ ...different, fn: 'distinct?' }]
  // "how many days were hot": nobody adds up the days of a month
  if (isNumber(f.field) && f.field.role !== 'id' && !isOfTheCalendar(f.field))
    out.push({ ...own, score, measure: { fn: isSize(f.field) ? 'avg' : 'sum', of: fieldOf(f) }, fn: 'sum?' })
  // "number of subscribers", and that is an amount: not the rows that have some
  const isAmountSaid =
    isNumber(f.field) &&
    f.field.role === 'measure' &&
    f.score >= 0.9 &&
    (defaultFunction(f.field) === 'sum' || isSize(f.field))
  if (chart.catalog.datasets.length === 1 && !isFlag && !isAmountSaid)
    out.push({ ...own, score: score * 0.95, measure: { count: on.name }, fn: 'count', loose: !isEachDay(f) })
  return out
}

/** "the number of reported faults": those of which it is known when, and no moments. */
const doneTo = (chart: Chart, f: EdgeOf<'field'>): Counted | null => {
  const things = chart.of(f.end, 'entity').find((e) => e.dataset === f.dataset && e.score >= 0.9)
  if (!things || !isTime(f.field) || !/(?:ed|en)$/.test(chart.word(f.end - 1))) return null
  const isKnown = (f.field.profile?.nulls ?? 0) === 0
  const measure: Measure = { count: f.dataset.name, ...(isKnown ? {} : { where: present(f) }) }
  return { end: things.end, score: things.score, measure, on: f.dataset, fn: 'count', fields: [f] }
}

const calendar = /^(?:minute|hour|day|night|week|month|quarter|year|date|time|evening|morning|weekend)s?$/

/** "how many departures", and each row says on which day: those of which it is known, and not the days. */
const doneThen = (chart: Chart, f: EdgeOf<'field'>): Counted | null => {
  if (!isTime(f.field) || calendar.test(chart.word(f.end - 1)) || !isPlural(chart.word(f.end - 1))) return null
  // "number of repairs", and these are repairs: whether or not it is known when
  if (chart.of(f.start, 'entity').some(({ how, end }) => how === 'exact' && end >= f.end)) return null
  const isKnown = (f.field.profile?.nulls ?? 0) === 0
  const measure: Measure = { count: f.dataset.name, ...(isKnown ? {} : { where: present(f) }) }
  return { end: f.end, score: f.score, measure, on: f.dataset, fn: 'count', fields: [f] }
}

/** So often at least does each value stand in the rows, where these are rows of something else. */
const timesEach = 2

const isRepeated = ({ type, profile }: Field): boolean =>
  type === 'text' &&
  profile !== null &&
  profile.distinct > 1 &&
  profile.rows - profile.nulls >= timesEach * profile.distinct

/** "countries", of rows that each have a country and a year: what stands in many rows each. */
export const manyOfEach = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const isRows = chart.of(at, 'entity').some((e) => e.how === 'exact')
  if (isRows || chart.catalog.datasets.length > 1) return []
  const isSeveral = (end: number) => {
    const last = chart.tokens[end - 1]
    return /s$/.test(last?.word ?? '') && last?.stem !== last?.word
  }
  return chart
    .of(at, 'field')
    .filter(({ field, how, score, end }) => how === 'exact' && score >= 0.95 && isRepeated(field) && isSeveral(end))
    .filter((f) => rowsNoun(chart, f) !== 'rows')
}

/** "how many African countries": the different ones of those. */
const someOfMany = (chart: Chart, at: number): Counted[] =>
  chart
    .of(at, 'value')
    .filter((v) => v.score >= 0.7)
    .flatMap((v) =>
      manyOfEach(chart, v.end)
        .filter(({ field }) => field !== v.field)
        .map((f) => {
          const measure: Measure = { fn: 'distinct', of: fieldOf(f), where: valueCondition(v) }
          return { end: f.end, score: f.score, measure, on: f.dataset, fn: 'distinct?', fields: [f] }
        }),
    )

/** "how many days", of a table whose rows are the days of one year: the rows. */
const isEachDay = ({ dataset: { fields, rows }, field }: NamedField): boolean =>
  isOfTheCalendar(field) &&
  /^days?$/i.test(field.label) &&
  (rows ?? 367) <= 366 &&
  fields.some((f) => /^months?$/i.test(f.label))

const isOfTheCalendar = ({ label, profile }: Field): boolean =>
  /^(?:day|month|week|hour)s?$/i.test(label) && Number(profile?.min) >= 0 && Number(profile?.max) <= 53

/** "how many hours", of a table of hours in which each row says how many. */
const isAmountOfIts = (chart: Chart, { start, end, dataset }: EdgeOf<'entity'>): boolean =>
  chart.of(start, 'field').some((f) => f.dataset === dataset && f.end === end && f.how === 'exact' && addsUp(f))

const addsUp = ({ field }: NamedField): boolean =>
  isNumber(field) && field.role === 'measure' && defaultFunction(field) === 'sum'

/** "how many customers": the things, not the different names that they have. */
const isThing = (chart: Chart, f: EdgeOf<'field'>): boolean =>
  chart.catalog.datasets.length > 1 &&
  chart
    .of(f.start, 'entity')
    .filter((e) => !isAmountOfIts(chart, e))
    .some((e) => e.end >= f.end && (e.score > f.score + 0.1 || (e.dataset === f.dataset && e.score >= f.score)))

/** "how many kinds of disasters": what tells them apart. */
const kindsOf = (chart: Chart, at: number): Counted[] => {
  if (!/^(?:kinds?|types?|sorts?)$/.test(chart.word(at)) || chart.word(at + 1) !== 'of') return []
  return chart.of(at + 2, 'entity').flatMap(({ end, score, dataset: on }) => {
    const told = namedFields(on).find((n) => n.field.role === 'category')
    return told
      ? [{ end, score, measure: { fn: 'distinct', of: fieldOf(told) }, on, fn: 'distinct', fields: [told] }]
      : []
  })
}

/** "quantity of order lines": what they add up to, where each has a quantity. */
const isMeasured = (chart: Chart, at: number, on: Dataset): boolean =>
  /^(?:quantity|amount)$/.test(chart.word(at)) &&
  chart.of(at, 'field').some((f) => f.dataset === on && f.score >= 0.9 && isAmount(f.field))

const people = /^(?:people|persons|men|women|victims|lives)$/

/** "how many people died", "how many homes were sold", of rows that each say how many: what these add up to. */
const thoseDone = (chart: Chart, at: number): Counted[] => {
  const [on, ...others] = chart.catalog.datasets
  const isNoun = people.test(chart.word(at)) || /[^s]s$/.test(chart.word(at))
  if (!on || others.length > 0) return []
  const deed = skip(chart, isNoun ? at + 1 : at, /^(?:were|was|are|is|have|has|been|got)$/)
  const word = chart.word(deed)
  const told = namedFields(on).filter(({ field }) => isNumber(field) && field.role === 'measure' && !yesAndNo(field))
  const fields = told.filter(({ field }) => isTallyOf(field, word) && defaultFunction(field) === 'sum')
  const [only] = fields
  if (!only || fields.length > 1) return []
  return [{ end: deed + 1, score: 0.95, measure: { fn: 'sum', of: fieldOf(only) }, on, fn: 'sum', fields }]
}

/** "fatalities" of those who died, "sales" of what was sold. */
const isTallyOf = ({ label }: Field, deed: string): boolean => {
  const words = identifierWords(label)
  const [noun = words[0] ?? '', ...more] = words.filter(
    (word) => !/^(?:number|num|no|n|total|people|of|count)$/.test(word),
  )
  if (more.length > 0 || !/^(?:died|sold|born|\p{L}{3,}ed)$/u.test(deed)) return false
  if (deed === 'sold') return /^sales?$/.test(noun)
  return rootOf(noun) === rootOf(deed) || saysTheSame(rootOf(deed), rootOf(noun)) === true
}

/** "how many differently named storms": the different names. */
const differentlyNamed = (chart: Chart, at: number): Counted[] => {
  const length = chart.phrase(at, 'differently named') || chart.phrase(at, 'differently called')
  const [on, ...others] = chart.catalog.datasets
  const name = on && namedFields(on).find((n) => n.field.role === 'name' || on.nameFields.includes(n.field.name))
  if (length === 0 || !on || !name || others.length > 0) return []
  const end = at + length + 1
  return [{ end, score: 1, measure: { fn: 'distinct', of: fieldOf(name) }, on, fn: 'distinct', fields: [name] }]
}

/** "how many altos", and that is what some members are: the rows that are so. */
const thoseCalled = (chart: Chart, at: number): Counted[] => {
  const called = [...chart.of(at, 'value'), ...chart.of(at, 'condition').filter((c) => !c.loose)]
  const datasets = called.filter((e) => e.score >= 0.8).map((e) => (e.kind === 'value' ? e.dataset : e.on))
  return [...new Set(datasets)].map((on) => ({ end: at, score: 0.8, measure: { count: on.name }, on, fn: 'count' }))
}

/** "how many orders", "number of distinct customers", "count of wins". */
export const counts: PartConstruction = {
  name: 'a count',
  examples: [
    'how many customers',
    'number of orders',
    'how many different countries',
    'how many kinds of products',
    'how many people died, where a column counts the deaths',
  ],
  match(chart, at) {
    let length = 0
    for (const words of countWords) length = Math.max(length, chart.phrase(at, words))
    if (length === 0) return []
    let next = at + length
    while (next < at + length + 4 && passed.test(chart.word(next))) next++
    const distinct = chart.tokens.slice(at, next).some((t) => different.test(t.word))
    const found: Counted[] = [...new Set([at + length, next])].flatMap((from) => [
      ...chart
        .of(from, 'entity')
        .filter((e) => !isMeasured(chart, at, e.dataset) && !isAmountOfIts(chart, e))
        .map(({ end, score, dataset: on }) => ({ end, score, measure: { count: on.name }, on, fn: 'count' })),
      ...chart
        .of(from, 'field')
        .filter((f) => distinct || !isThing(chart, f))
        .flatMap((f) => ofField(chart, f, distinct)),
    ])
    found.push(...kindsOf(chart, at + length), ...someOfMany(chart, next))
    found.push(...thoseDone(chart, next), ...differentlyNamed(chart, at + length))
    // the thing counted is not named in the catalog: the rows
    const [only, ...others] = chart.catalog.datasets
    if (only && others.length === 0) {
      // "how many furnished rooms": the rooms are named behind what they are
      const isNamed = [1, 2, 3, 4].some((n) => chart.of(at + length + n, 'entity').some((e) => e.how === 'exact'))
      const sure = isNamed ? { score: 0.85, loose: false } : { score: 0.6, loose: true }
      found.push({ ...sure, end: at + length, measure: { count: only.name }, on: only, fn: 'count' })
    }
    if (found.length === 0) found.push(...thoseCalled(chart, at + length))
    return found.map(({ measure, fields = [], loose = false, ...rest }): Edge => {
      return { start: at, rule: counts.name, kind: 'measure', measures: [measure], fields, loose, ...rest }
    })
  },
}
