import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Edge } from '../chart.ts'

/** "January", where the data says 1. */
const isUnlikeSaid = (edge: Edge): boolean =>
  edge.kind === 'value' && edge.how === 'synonym' && edge.values.every((value) => typeof value === 'number')

/** Of readings that are one answer, the one that names its parts in the words that were said, where the data would name them by numbers. */
export const asSaid = ({ question, edges }: Candidate, alike: readonly Candidate[]): Question =>
  (edges.some(isUnlikeSaid) && alike.find((other) => other.question.compare)?.question) || question
