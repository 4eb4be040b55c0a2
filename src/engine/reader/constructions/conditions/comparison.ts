import type { Field } from '../../../question/catalog.ts'
import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, fieldOf, isAmount, isStanding, isTime, isYear, namedFields } from '../../fields.ts'
import { stemsKnown } from '../../knowledge/abbreviations.ts'
import { inUnit, measuredIn } from '../../knowledge/measured-in.ts'
import { isAgeWord, isPeopleWord } from '../../knowledge/people.ts'
import { asCounted, inUnitOf, isDuration, mayBeIn } from '../../knowledge/units.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { headBefore } from '../naming/head-before.ts'
import { comparativeOf } from '../ranking/qualities.ts'
import { yesAndNo } from '../states/yes-and-no.ts'
import {
  comparatorAt,
  fieldAfter,
  fieldBefore,
  isMoney,
  type NumericTest,
  numericTest,
  skip,
  turned,
} from './comparators.ts'
import { exactNumbers } from './exact-numbers.ts'

const compared = (named: NamedField, compare: Comparison, value: number, high: number | null): Condition => {
  const left = amountOf(named)
  if (high === null) return { compare, left, right: { value } }
  return {
    all: [
      { compare: '>=', left, right: { value } },
      { compare: '<=', left, right: { value: high } },
    ],
  }
}

/** 0.07 of 7 %, and not 0.07000000000000001. */
const rounded = (value: number) => Number(value.toPrecision(12))

const looseFields = (chart: Chart, value: number): NamedField[] => {
  if (chart.catalog.datasets.length > 3) return []
  const all = chart.catalog.datasets.flatMap((d) =>
    namedFields(d).filter((n) => isAmount(n.field) && !isTime(n.field) && yesAndNo(n.field) === null),
  )
  // "at least 8" says nothing of a year
  const fitting = all.filter(({ field }) => !isYear(field) || value >= 1000)
  const telling = fitting.filter(({ field }) => mayParts(field, value))
  return (telling.length > 0 ? telling : fitting.length > 0 ? fitting : all).slice(0, 14)
}

/** Whether a number, in what it was said in, may be one of a field. */
const holdable = (chart: Chart, { value, unit, unitAt }: NumericTest) => {
  // "episodes longer than an hour": no number of an episode is, and "sales over a year" are no more than one
  const isOne = !/\d/.test(chart.word(unitAt - 1)) && /^(?:a|an)$/.test(chart.word(unitAt - 1))
  const isPriced = isMoney(unit) && keepsMoney(chart)
  return ({ field }: NamedField): boolean =>
    isAmount(field) &&
    (!isPriced || isOfMoney(field)) &&
    (value <= 1 || yesAndNo(field) === null) &&
    (unit === null || (field.role !== 'id' && mayBeIn(field, unit) && (!isOne || inUnitOf(field, unit) !== null)))
}

/** "under 20 euros", of what has one price: that is meant, and no guess. */
const theOnlyPrice = (chart: Chart, unit: string | null): NamedField[] => {
  const priced = isMoney(unit)
    ? chart.catalog.datasets.flatMap(namedFields).filter(({ field }) => isOfMoney(field))
    : []
  return priced.length === 1 ? priced : []
}

/** "over 300": nobody says it of what never comes to that, nor of what always does. */
const mayParts = ({ profile }: Field, value: number): boolean => {
  if (typeof profile?.min !== 'number' || typeof profile.max !== 'number') return true
  return value >= profile.min && value <= profile.max
}

/** Some column is told in money, so that a price is meant by no other. */
const keepsMoney = (chart: Chart): boolean =>
  chart.catalog.datasets.some(({ fields, hidden }) => !hidden && fields.some((f) => !f.hidden && isOfMoney(f)))

const isOfMoney = ({ format }: Field): boolean => format?.kind === 'currency'

/** "attendance over 30,000", "more than 10 points", "between 5 and 9 goals", "9 wins", "an age of 30". */
export const comparison: PartConstruction = {
  name: 'a number held against a field',
  examples: [
    'products that cost more than 100',
    'games with an attendance over 30,000',
    'between 10 and 20 points',
    '5 or more wins',
    'people over the age of 45',
    'how many songs reached the top 10',
    'number of top 10 finishes',
  ],
  match(chart, at) {
    const found = numericTest(chart, at)
    const exact = exactNumbers(chart, at, comparison.name)
    if (!found) return [...exact, ...[aroundField, amongTheFirst].flatMap((way) => way(chart, at))]
    const { compare, value, high, unit, unitAt, start, end, word } = found
    const out = exact
    const inOwn = ({ field }: NamedField, said: number) => {
      const factor = unit === null ? null : inUnitOf(field, unit)
      return factor === null ? asCounted(field, said) : rounded(said * factor)
    }
    const push = (named: NamedField & { score: number }, from: number, to: number, loose: boolean) =>
      out.push({
        start: from,
        end: to,
        score: named.score,
        rule: comparison.name,
        kind: 'condition',
        cond: compared(
          named,
          isOfSpeed(word, unit, named) ? (turned[compare] ?? compare) : compare,
          inOwn(named, value),
          high === null ? null : inOwn(named, high),
        ),
        on: named.dataset,
        loose,
        field: named,
      })
    const mayBe = holdable(chart, found)
    // "a garage under 300k": no number of garages
    const isLikely = (f: EdgeOf<'field'>) => f.how === 'exact' || mayParts(f.field, inOwn(f, value))
    const before = fieldBefore(chart, at).filter((f) => mayBe(f) && isLikely(f) && !isOfAnother(chart, f, found))
    for (const f of before) push(f, f.start, end, false)
    out.push(...heldTwice(chart, found, before, inOwn))
    const ages = agesSaid(chart, at, found)
    for (const { from, ...f } of ages) push(f, from, end, false)
    // "women over 60 finished": what they did is no amount of it
    const isDone = (f: EdgeOf<'field'>) => ages.length > 0 && f.how !== 'exact' && /ed$/.test(chart.word(f.start))
    for (const f of fieldAfter(chart, end).filter((each) => mayBe(each) && !isDoer(chart, each) && !isDone(each)))
      push(...wholeSaid(chart, f, start), f.end, false)
    // "more than 3 nights" of what has nights, "more than 20 miles to the gallon"
    for (const f of chart.of(unitAt, 'field'))
      if (f.how === 'exact' && (mayBe(f) || (f.end > end && isAmount(f.field))))
        push(f, start, Math.max(f.end, end), false)
    // "more than 100 hours in total": no row of them alone
    if (inTotal(chart, end) > 0 && measuredIn(chart, unitAt).length > 0) return heldAgainstCounts(chart, found)
    // "longer than 5 minutes": what is measured in such a unit
    const measured = ofHead(
      chart,
      start,
      chart.catalog.datasets
        .flatMap(namedFields)
        .filter(({ field }) => isAmount(field) && unit !== null && inUnitOf(field, unit) !== null),
    )
    for (const named of measured) push({ ...named, score: 0.8 }, start, end, true)
    const priced = theOnlyPrice(chart, unit)
    for (const named of priced) push({ ...named, score: 0.9 }, start, end, false)
    const hints = (comparativeOf(chart, word)?.of ?? '').split(' ').filter(Boolean).map(stem)
    const kept = new Set((unit === 'lb' ? [] : [...measured, ...priced]).map(({ dataset }) => dataset))
    const isHinted = ({ field }: NamedField) =>
      hints.length > 0 && stemsKnown(field).some((own) => hints.some((h) => own.includes(h)))
    // "in July 2022" of temperatures: a number that stands in none of its rows is not said of a column
    const isHeld = (f: NamedField) => compare !== '=' || high !== null || mayParts(f.field, inOwn(f, value))
    const loose = looseFields(chart, value).filter((each) => !kept.has(each.dataset) && mayBe(each) && isHeld(each))
    const may = ofHead(chart, start, loose)
    const hinted = may.filter(isHinted)
    // "taller than 200": by the height, where there is one
    for (const named of hinted.length === 1 ? hinted : may)
      push({ ...named, score: isHinted(named) ? (hinted.length === 1 ? 0.8 : 0.6) : 0.3 }, start, end, true)
    return [...out, ...heldAgainstCounts(chart, found)]
  },
}

/** "under 0.3 or over 0.8": the second is held against the same, where nothing else is said that it might be held against. */
const secondTest = (chart: Chart, { end, high }: NumericTest): { test: NumericTest; isEither: boolean } | null => {
  const joint = chart.word(end)
  if (high !== null || !/^(?:or|and|but)$/.test(joint) || !comparatorAt(chart, end + 1)) return null
  const test = numericTest(chart, end + 1)
  const isOfOther = test === null || test.high !== null || fieldAfter(chart, test.end).some(({ score }) => score >= 0.8)
  return isOfOther ? null : { test, isEither: joint === 'or' }
}

/** Nothing is over the more and under the less: either of them is meant. */
const heldTwice = (
  chart: Chart,
  first: NumericTest,
  fields: readonly EdgeOf<'field'>[],
  inOwn: (named: NamedField, said: number) => number,
): Edge[] => {
  const second = secondTest(chart, first)
  if (!second || first.compare[0] === second.test.compare[0]) return []
  const { test, isEither } = second
  const [low, high] = first.compare[0] === '>' ? [first.value, test.value] : [test.value, first.value]
  return fields.map((field) => {
    const conds = [first, test].map(({ compare, value }) => compared(field, compare, inOwn(field, value), null))
    const cond: Condition = isEither || low > high ? { any: conds } : { all: conds }
    const { start, score, dataset: on } = field
    const rule = comparison.name
    return { start, end: test.end, score, rule, kind: 'condition', cond, on, loose: false, field }
  })
}

/** "scored under 50 in the interview", of a column "interview score": both its words are said. */
const wholeSaid = (chart: Chart, f: EdgeOf<'field'>, start: number): [EdgeOf<'field'>, number] => {
  const verb = chart.tokens[start - 1]
  const isSaid = f.score < 0.95 && verb !== undefined && identifierStems(f.field.label).includes(verb.stem)
  return isSaid ? [{ ...f, score: Math.max(0.9, f.score) }, start - 1] : [f, start]
}

/** "the delay of flights to airports above 1000 ft": no delay, where airports have a height in feet. */
const isOfAnother = (chart: Chart, { dataset, end }: EdgeOf<'field'>, { start, unit }: NumericTest): boolean => {
  const head = unit === null || chart.catalog.datasets.length < 2 ? null : headBefore(chart, start)
  return (
    head !== null &&
    head.end >= end &&
    head.dataset !== dataset &&
    namedFields(head.dataset).some(({ field }) => isAmount(field) && inUnitOf(field, unit as string) !== null)
  )
}

/** "flights to airports above 1000 ft": of the airports, where these have such a figure. */
const ofHead = (chart: Chart, start: number, fields: NamedField[]): NamedField[] => {
  const head = chart.catalog.datasets.length > 1 ? headBefore(chart, start) : null
  const own = fields.filter(({ dataset }) => dataset === head?.dataset)
  return own.length > 0 ? own : fields
}

/** Of a speed, faster is more; of a time it is less. */
const isOfSpeed = (word: string, unit: string | null, { field }: NamedField): boolean =>
  /^(?:faster|quicker|slower)$/.test(word) &&
  (/^(?:km\/h|mph|knots|m\/s)$/.test(unit ?? '') || stemsKnown(field).includes('speed'))

const agesIn = (chart: Chart): NamedField[] =>
  chart.catalog.datasets.flatMap((d) => namedFields(d)).filter(({ field }) => /^age\b/i.test(field.label))

/** "runners aged 60 or over"; "children under 10", "men over 60". */
const agesSaid = (
  chart: Chart,
  at: number,
  { compare, unit, start }: NumericTest,
): (NamedField & { score: number; from: number })[] => {
  if (chart.word(at - 1) === 'aged') return agesIn(chart).map((f) => ({ ...f, score: 1, from: at - 1 }))
  const isSaid = (before: number) => /^(?:over|under|above|below)$/.test(chart.word(at)) && isOfPeople(chart, before)
  const isPerson = isOfPeople(chart, at - 1) || [2, 3, 4].some((back) => isSaid(at - back))
  const isAge = compare !== '=' && (unit === null || unit === 'years') && isPerson
  return isAge ? agesIn(chart).map((f) => ({ ...f, score: 0.95, from: start })) : []
}

/** A noun for people stands here. */
const isOfPeople = (chart: Chart, at: number): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  const isSex = chart.of(at, 'value').some((v) => v.end === at + 1 && /^(?:sex|gender)$/i.test(v.field.label))
  return isPeopleWord(own) || isAgeWord(own) || (isSex && /(?:s|men)$/.test(word))
}

/** "at least 10 finishers" are people, not a finish time. */
const isDoer = (chart: Chart, { start, end, how }: EdgeOf<'field'>): boolean =>
  how !== 'exact' && end === start + 1 && /[^aeiou]ers$/.test(chart.word(start))

/** "above the age of 45". */
const aroundField = (chart: Chart, at: number): Edge[] => {
  const comparator = comparatorAt(chart, at)
  if (!comparator) return []
  return chart.of(skip(chart, comparator.end, /^(?:the|an?)$/), 'field').flatMap((field): Edge[] => {
    const [number] = /^(?:of|is|=)$/.test(chart.word(field.end)) ? chart.of(field.end + 1, 'number') : []
    if (!number || !isAmount(field.field)) return []
    const cond = compared(field, comparator.compare, asCounted(field.field, number.value), null)
    const { dataset: on, score } = field
    const rule = comparison.name
    return [{ start: at, end: number.end, score, rule, kind: 'condition', cond, on, loose: false, field }]
  })
}

const places = /^(?:finish|finishes|placing|placings|placement|placements)$/

/** "placed in the top 10", "top 10 finishes": by where each stands. */
const amongTheFirst = (chart: Chart, at: number): Edge[] => {
  const from = chart.word(at + 1) === '-' ? at + 2 : at + 1
  const [number] = chart.word(at) === 'top' ? chart.of(from, 'number') : []
  const isPlace = number !== undefined && places.test(chart.word(number.end)) && chart.word(number.end + 1) !== 'by'
  if (!number || !(isPlace || /^(?:in|into|the|inside|within)$/.test(chart.word(at - 1)))) return []
  const [end, score] = isPlace ? [number.end + 1, 0.95] : [number.end, 0.7]
  return chart.catalog.datasets.flatMap((on) =>
    namedFields(on).flatMap((field): Edge[] => {
      if (!isAmount(field.field) || !isStanding(field.field) || isDuration(field.field)) return []
      const cond = compared(field, '<=', number.value, null)
      const rule = comparison.name
      return [{ start: at, end, score, rule, kind: 'condition', cond, on, loose: !isPlace, field }]
    }),
  )
}

/** "repairs of 2 hours", "longer than an hour": said of each, not of what all come to. */
const isOfEach = (chart: Chart, word: string): boolean => comparativeOf(chart, word)?.of !== undefined

const inTotal = (chart: Chart, at: number): number =>
  chart.phrase(at, 'in total') || chart.phrase(at, 'altogether') || chart.phrase(at, 'overall')

const groupsOften = 2

/** "genres that have at least 5 titles": of what stands in many rows each, so many rows by a word that the data does not have. */
const isOfGroups = (chart: Chart, start: number, end: number): boolean => {
  const isUnnamed = /s$/.test(chart.word(end)) && chart.at(end).length === 0 && !chart.isPlain(end)
  if (!isUnnamed || !/^(?:have|has|had|with|having)$/.test(chart.word(start - 1))) return false
  const at = /^(?:that|which|who)$/.test(chart.word(start - 2)) ? start - 2 : start - 1
  return [at - 1, at - 2, at - 3].some((from) =>
    chart.of(from, 'field').some(({ end: to, how, field: { type, profile } }) => {
      const rows = (profile?.rows ?? 0) - (profile?.nulls ?? 0)
      return to === at && how === 'exact' && type === 'text' && rows >= groupsOften * (profile?.distinct ?? rows)
    }),
  )
}

/** "orders with more than 4 items": their units; "customers with more than 20 orders": the rows that belong to them. */
const heldAgainstCounts = (chart: Chart, { compare, value, high, unitAt, start, end }: NumericTest): Edge[] => {
  const having = { start, rule: comparison.name, kind: 'having' as const, value }
  const ofEach =
    isOfEach(chart, chart.word(start)) || isOfEach(chart, chart.word(end - 1)) || chart.word(start - 1) === 'of'
  const measured = (ofEach ? [] : measuredIn(chart, unitAt)).map(({ named, factor }): Edge => {
    const measure = inUnit({ fn: 'sum', of: fieldOf(named) }, factor)
    return { ...having, end: end + inTotal(chart, end), score: 0.8, compare, measure, on: named.dataset }
  })
  const units = chart.of(end, 'measure').flatMap((m): Edge[] => {
    const [measure] = m.measures
    if (!measure || m.fn !== 'units') return []
    return [{ ...having, end: m.end, score: m.score * 0.95, compare, measure, on: m.on }]
  })
  const [only, ...more] = chart.catalog.datasets
  const doers =
    only &&
    more.length === 0 &&
    (/[^aeiou]ers$/.test(chart.word(end)) || (only.thing === null && isOfGroups(chart, start, end))) &&
    chart.of(end, 'entity').length === 0
      ? [{ ...having, end: end + 1, score: 0.8, compare, measure: { count: only.name }, on: only }]
      : []
  const rows = chart.of(end, 'entity').map(
    ({ end: to, score, dataset }): Edge => ({
      ...having,
      end: to,
      score,
      compare: high === null ? compare : '>=',
      measure: { count: dataset.name },
      on: dataset,
    }),
  )
  return [...measured, ...units, ...doers, ...rows]
}
