import type { Candidate, Chart } from '../chart.ts'

/** "women", and there are "women" among the values: not what is called by another word elsewhere. */
export const takesAnotherWord = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'value' &&
      edge.how === 'synonym' &&
      chart
        .of(edge.start, 'value')
        .some((v) => v.end === edge.end && v.how === 'exact' && v.dataset === edge.dataset && v.field !== edge.field),
  )

/** Nothing is Germany and France at once. */
export const contradicts = ({ question: { where } }: Candidate): boolean => {
  const fixed = new Map<string, string>()
  return (where && 'all' in where ? where.all : []).some((each) => {
    if (!('compare' in each) || each.compare !== '=' || !('value' in each.right)) return false
    const of = JSON.stringify(each.left)
    const value = JSON.stringify(each.right.value)
    const other = fixed.get(of) ?? value
    fixed.set(of, value)
    return other !== value
  })
}
