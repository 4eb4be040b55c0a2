import type { Candidate, Chart, EdgeOf } from '../chart.ts'

/** Whether what is counted is what was said. */

/** "number of orders and how many of them were late": not how many were late alone. */
export const countsPartForBoth = ({ question, edges }: Candidate): boolean => {
  const [only, ...more] = question.measures
  if (!only || more.length > 0 || !('count' in only) || !question.where) return false
  const isOfThem = (e: Candidate['edges'][number]) =>
    e.kind === 'measure' && e.measures.some((m) => 'count' in m && m.count === only.count)
  return edges.filter(isOfThem).length > 1
}

const isDistinct = (e: Candidate['edges'][number]): e is EdgeOf<'measure'> =>
  e.kind === 'measure' && e.measures.some((m) => 'fn' in m && m.fn === 'distinct')

/** "number of repairs", where each row is one: not different days of what is called a little so. */
export const countsAColumnForTheThing = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((e) => {
    if (!isDistinct(e)) return false
    const [named] = e.fields
    const things = chart.of(e.end - 1, 'entity').filter(({ how, end }) => how === 'exact' && end === e.end)
    const isNamedSo = chart.of(e.end - 1, 'field').some(({ field, how }) => how === 'exact' && field === named?.field)
    return (
      things.some(({ dataset }) => dataset === named?.dataset && !dataset.primaryKey.includes(named.field.name)) &&
      !isNamedSo
    )
  })
