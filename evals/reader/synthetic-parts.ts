import type { Condition, Measure, Question } from '../../src/engine/question/question.contract.ts'
import type { NamedField } from '../../src/engine/reader/chart.ts'
import { amountOf, fieldOf } from '../../src/engine/reader/fields.ts'

/** What templates of questions are made of. */

export type Table = {
  base: string
  f: NamedField
  g: NamedField
  t: NamedField
  k: NamedField
  v: string
  w: string
  n: number
  /** A year, and two of its values. */
  y: NamedField
  from: number
  to: number
}
export type Template = { words: string[]; means(t: Table): Question }

export const agg = (
  fn: 'sum' | 'avg' | 'median' | 'min' | 'max' | 'stddev' | 'variance' | 'skewness' | 'kurtosis',
  f: NamedField,
): Measure => ({ fn, of: amountOf(f) })
export const whole = (...measures: Measure[]): Question => ({ measures, by: [] })
export const isV = ({ k, v }: Table) => ({ compare: '=' as const, left: fieldOf(k), right: { value: v } })
export const inYear = ({ y }: Table, value: number, compare: '=' | '>=' | '<' = '=') => ({
  compare,
  left: fieldOf(y),
  right: { value },
})
export const first = (limit: number) => ({ order: [{ column: { measure: 0 }, descending: true }], limit })
export const listed = (base: string, ...fields: NamedField[]) => ({
  measures: [],
  by: [],
  dataset: base,
  fields: fields.map((n) => ({ of: fieldOf(n) })),
})
export const highest = (f: NamedField, limit: number) => ({
  where: { not: { missing: amountOf(f) } },
  order: [{ column: { of: amountOf(f) }, descending: true }],
  limit,
})
export const missing = ({ base, f }: Table): Measure => ({ count: base, where: { missing: fieldOf(f) } })
export const percent = (left: Measure, right: Measure): Measure => ({
  op: '*',
  left: { op: '/', left, right },
  right: { value: 100 },
})

export const shapeOf = (f: NamedField): Measure[] => [
  agg('skewness', f),
  agg('kurtosis', f),
  agg('avg', f),
  agg('stddev', f),
]
export const correlation = ({ f, g }: Table, fn: 'correlation' | 'correlation_p'): Measure => ({
  fn,
  of: amountOf(f),
  and: amountOf(g),
})
export const op = (left: Measure, sign: '+' | '-' | '*', right: Measure): Measure => ({ op: sign, left, right })
export const percentile = (f: NamedField, p: number): Measure => ({ fn: 'percentile', of: amountOf(f), p })
export const quartile = (f: NamedField, p: 0.25 | 0.75): Measure =>
  op(
    percentile(f, p),
    p === 0.25 ? '-' : '+',
    op(op(percentile(f, 0.75), '-', percentile(f, 0.25)), '*', { value: 1.5 }),
  )
export const deviations = (f: NamedField, sign: '+' | '-'): Measure =>
  op(agg('avg', f), sign, op(agg('stddev', f), '*', { value: 3 }))
export const outside = (f: NamedField, low: Measure, high: Measure): Condition => ({
  any: [
    { compare: '<', left: amountOf(f), right: { question: whole(low) } },
    { compare: '>', left: amountOf(f), right: { question: whole(high) } },
  ],
})
