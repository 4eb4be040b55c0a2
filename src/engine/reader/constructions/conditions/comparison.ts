import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount, isTime, namedFields } from '../../fields.ts'
import { comparatives } from '../../knowledge/superlatives.ts'
import { asCounted, inUnitOf } from '../../knowledge/units.ts'
import { stem } from '../../words/words.ts'
import { fieldAfter, fieldBefore, type NumericTest, numericTest } from './comparators.ts'

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

const looseFields = (chart: Chart): NamedField[] =>
  chart.catalog.datasets.length > 3
    ? []
    : chart.catalog.datasets
        .flatMap((d) => namedFields(d).filter((n) => isAmount(n.field) && !isTime(n.field)))
        .slice(0, 14)

/** "attendance over 30,000", "more than 10 points", "between 5 and 9 goals", "9 wins", "an age of 30". */
export const comparison: PartConstruction = {
  name: 'a number held against a field',
  examples: [
    'products that cost more than 100',
    'games with an attendance over 30,000',
    'between 10 and 20 points',
    '5 or more wins',
  ],
  match(chart, at) {
    const found = numericTest(chart, at)
    if (!found) return []
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
    for (const named of looseFields(chart)) {
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
