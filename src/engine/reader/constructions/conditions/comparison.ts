import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, fieldOf, isAmount, isStanding, isTime, isYear, namedFields } from '../../fields.ts'
import { comparatives } from '../../knowledge/superlatives.ts'
import { asCounted, inUnitOf } from '../../knowledge/units.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { comparatorAt, fieldAfter, fieldBefore, type NumericTest, numericTest, skip } from './comparators.ts'

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

const inUnit = /^\p{L}{2,}$/u

const looseFields = (chart: Chart, value: number): NamedField[] => {
  if (chart.catalog.datasets.length > 3) return []
  const all = chart.catalog.datasets.flatMap((d) => namedFields(d).filter((n) => isAmount(n.field) && !isTime(n.field)))
  // "at least 8" says nothing of a year
  const fitting = all.filter(({ field }) => !isYear(field) || value >= 1000)
  return (fitting.length > 0 ? fitting : all).slice(0, 14)
}

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
    'in how many games did shots outnumber fouls',
    'products whose cost is higher than their price',
    'trips that end at the same station',
  ],
  match(chart, at) {
    const found = numericTest(chart, at)
    if (!found) return [aroundField, amongTheFirst, oneOverAnother, theSame].flatMap((way) => way(chart, at))
    const { compare, value, high, start, end, word } = found
    const out: Edge[] = []
    const inOwn = ({ field }: NamedField, said: number) => {
      const unit = inUnitOf(field, chart.word(end - 1))
      return unit === null ? asCounted(field, said) : rounded(said * unit)
    }
    const push = (named: NamedField & { score: number }, from: number, to: number, loose: boolean) =>
      out.push({
        start: from,
        end: to,
        score: named.score,
        rule: comparison.name,
        kind: 'condition',
        cond: compared(named, compare, inOwn(named, value), high === null ? null : inOwn(named, high)),
        on: named.dataset,
        loose,
        field: named,
      })
    for (const f of fieldBefore(chart, at)) if (isAmount(f.field)) push(f, f.start, end, false)
    for (const f of fieldAfter(chart, end)) if (isAmount(f.field)) push(f, start, f.end, false)
    const hints = (comparatives.get(word)?.of ?? '').split(' ').filter(Boolean).map(stem)
    for (const named of looseFields(chart, value)) {
      const own = hints.length > 0 && hints.some((h) => stem(named.field.label.toLowerCase()).includes(h))
      push({ ...named, score: own ? 0.6 : 0.3 }, start, end, true)
    }
    // "longer than 5 minutes": what is measured in such a unit
    if (inUnit.test(chart.word(end - 1)))
      for (const d of chart.catalog.datasets)
        for (const named of namedFields(d))
          if (inUnitOf(named.field, chart.word(end - 1)) !== null) push({ ...named, score: 0.8 }, start, end, true)
    return [...out, ...heldAgainstCounts(chart, found)]
  },
}

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

const outdoing = /^(?:beat|beats|exceed|exceeds|exceeded|outnumber|outnumbers|outnumbered|surpass|surpassed)$/

/** "where wins outnumber losses": two fields of one row. */
const oneOverAnother = (chart: Chart, at: number): Edge[] => {
  const than = comparatorAt(chart, at)
  const end = outdoing.test(chart.word(at)) ? at + 1 : than && chart.word(than.end - 1) === 'than' ? than.end : null
  if (end === null) return []
  const to = skip(chart, end, /^(?:the|their|its|his|her|own|monthly|yearly|annual)$/)
  // two names beside a word that can only hold one against the other need not be whole
  const isWhole = (f: EdgeOf<'field'>) => (f.how === 'exact' || (than && f.score >= 0.6)) && isAmount(f.field)
  return fieldBefore(chart, at).flatMap((left) =>
    chart.of(to, 'field').flatMap((right): Edge[] => {
      if (!isWhole(left) || !isWhole(right) || left.dataset !== right.dataset || left.field === right.field) return []
      const cond: Condition = { compare: than?.compare ?? '>', left: amountOf(left), right: amountOf(right) }
      const span = { start: left.start, end: right.end, score: Math.min(left.score, right.score) }
      return [{ ...span, rule: comparison.name, kind: 'condition', cond, on: left.dataset, loose: false, field: left }]
    }),
  )
}

/** "brought back to the same station", where rows have two of them, the one from and the one to: both are one. */
const theSame = (chart: Chart, at: number): Edge[] => {
  const noun = chart.word(at) === 'same' ? chart.tokens[at + 1] : undefined
  if (!noun || chart.word(at + 2) === 'as') return []
  return chart.catalog.datasets.flatMap((on): Edge[] => {
    const [left, right, ...others] = namedFields(on).filter(({ field }) => {
      const own = identifierStems(field.label)
      return field.type === 'text' && own.length > 1 && own.at(-1) === noun.stem
    })
    if (!left || !right || others.length > 0) return []
    const cond: Condition = { compare: '=', left: fieldOf(left), right: fieldOf(right) }
    const span = { start: at, end: at + 2, score: 0.95, rule: comparison.name }
    return [{ ...span, kind: 'condition', cond, on, loose: false, field: left }]
  })
}

/** "placed in the top 10": by where each stands. */
const amongTheFirst = (chart: Chart, at: number): Edge[] => {
  const [number] = chart.word(at) === 'top' ? chart.of(at + 1, 'number') : []
  if (!number || !/^(?:in|into|the|inside|within)$/.test(chart.word(at - 1))) return []
  return chart.catalog.datasets.flatMap((on) =>
    namedFields(on).flatMap((field): Edge[] => {
      if (!isAmount(field.field) || !isStanding(field.field)) return []
      const cond = compared(field, '<=', number.value, null)
      const rule = comparison.name
      return [{ start: at, end: number.end, score: 0.7, rule, kind: 'condition', cond, on, loose: true, field }]
    }),
  )
}

/** "orders with more than 4 items": their units; "customers with more than 20 orders": the rows that belong to them. */
const heldAgainstCounts = (chart: Chart, { compare, value, high, start, end }: NumericTest): Edge[] => {
  const having = { start, rule: comparison.name, kind: 'having' as const, value }
  const units = chart.of(end, 'measure').flatMap((m): Edge[] => {
    const [measure] = m.measures
    if (!measure || m.fn !== 'units') return []
    return [{ ...having, end: m.end, score: m.score * 0.95, compare, measure, on: m.on }]
  })
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
  return [...units, ...rows]
}
