import type { Field } from '../../question/catalog.ts'
import type { Candidate, Chart } from '../chart.ts'
import { isTimeLike } from '../fields.ts'
import { fieldIn, isGroup, manyRows } from './group-fields.ts'

/** "how much did it grow from 2020 to 2025": from the one to the other, not from year to year. */
export const tellsEachStep = ({ question: { over = [], by } }: Candidate, chart: Chart): boolean =>
  over.some(({ kind }) => kind === 'change' || kind === 'growth') &&
  by.length > 0 &&
  chart.tokens.some(
    (_, at) =>
      (chart.phrase(at, 'how much') > 0 || chart.phrase(at, 'by how many percent') > 0) &&
      chart.tokens.some((__, from) => from > at && chart.of(from, 'sides').length > 0),
  )

const isOfMany = (field: Field | undefined): boolean =>
  field !== undefined && (isGroup(field) || (isTimeLike(field) && (field.profile?.rows ?? 0) >= manyRows))
const additive = new Set(['sum', 'count', 'distinct', 'min', 'max'])

/** "average rain for January and July", of many rows each: of both apart, not of all these rows together. */
export const averagesBoth = (
  { question: { measures, by, compare, where }, edges }: Candidate,
  chart: Chart,
): boolean => {
  const isAverage = measures.some((m) => 'fn' in m && 'of' in m && !additive.has(m.fn))
  if (!isAverage || compare || !where) return false
  return ('all' in where ? where.all : [where]).some(
    (each) =>
      'in' in each &&
      Array.isArray(each.values) &&
      each.values.length === 2 &&
      isOfMany(fieldIn(chart, 'at' in each.in ? each.in.of : each.in)) &&
      edges.some((e) => (e.kind === 'value' || e.kind === 'condition') && chart.word(e.end) === 'and') &&
      !by.some(({ of }) => JSON.stringify(each.in).includes(JSON.stringify(of))),
  )
}
