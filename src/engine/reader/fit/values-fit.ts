import type { Condition, Expression } from '../../question/question.contract.ts'
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

/** Nothing is Germany and France at once, or Germany and missing. */
export const contradicts = ({ question: { where } }: Candidate): boolean => {
  const fixed = new Map<string, string>()
  return (where && 'all' in where ? where.all : []).some((each) => {
    const [of, value] = fixedBy(each)
    if (of === undefined) return false
    const key = JSON.stringify(of)
    const other = fixed.get(key) ?? value
    fixed.set(key, value)
    return other !== value
  })
}

const fixedBy = (each: Condition): [of: Expression, value: string] | [undefined, ''] => {
  if ('missing' in each) return [each.missing, 'missing']
  if ('compare' in each && each.compare === '=' && 'value' in each.right)
    return [each.left, JSON.stringify(each.right.value)]
  return [undefined, '']
}
