import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'

/** "January", where the data says 1. */
const isUnlikeSaid = (edge: Edge): boolean =>
  edge.kind === 'value' && edge.how === 'synonym' && edge.values.every((value) => typeof value === 'number')

/** Of readings that are one answer, the one that names its parts in the words that were said, where the data would name them by numbers. */
export const asSaid = ({ question, edges }: Candidate, alike: readonly Candidate[]): Question =>
  ((edges.some(isUnlikeSaid) || isOfSides(question)) && alike.find((other) => other.question.compare)?.question) ||
  question

/** The same of two sides, each with its condition: told shorter by what the sides are called. */
const isOfSides = ({ measures, by }: Question): boolean =>
  measures.length === 2 &&
  by.length === 0 &&
  new Set(measures.map(({ where: _, ...plain }) => JSON.stringify(plain))).size === 1

/** "average order value": a ratio is called by the words that asked for it, not by the two figures that it is made of. */
export const ratiosNamed = (question: Question, { edges }: Candidate, { tokens }: Chart): Question => {
  const measures = question.measures.map((measure) => {
    const key = JSON.stringify(measure)
    const said = edges.find((e) => e.kind === 'measure' && e.fn === 'ratio' && JSON.stringify(e.measures[0]) === key)
    const words = tokens.slice(said?.start, said?.end).map(({ raw }) => raw)
    return said && isShort(words) ? { ...measure, label: words.join(' ') } : measure
  })
  return { ...question, measures }
}

/** "who is the oldest": with the age that says so, for checking. */
export const orderShown = (question: Question): Question => {
  const { measures, fields = [], order: [first] = [], limit, limitWithin, distinct, asked } = question
  const by = first && 'of' in first.column && !('position' in first.column.of) ? { of: first.column.of } : null
  if (!by || measures.length > 0 || distinct || (limit ?? limitWithin) === undefined) return question
  if (fields.some(({ of }) => JSON.stringify(of) === JSON.stringify(by.of))) return question
  return { ...question, fields: [...fields, by], asked: asked ?? fields.map((_, field) => ({ field })) }
}

/** "did we sell more in 2025 than in 2024": with both figures that say so, for checking. */
export const sidesShown = (question: Question): Question => {
  const { measures, by } = question
  const [verdict, ...more] = measures
  if (!verdict || !('compare' in verdict) || verdict.where || more.length + by.length > 0) return question
  const sides = [verdict.left, verdict.right].filter((side) => !('value' in side))
  return { ...question, measures: [verdict, ...sides], asked: [{ measure: 0 }] }
}

/** A name, and no sentence. */
const isShort = (words: string[]): boolean => words.length <= 4 && words.every((word) => /^[\p{L}\p{N}-]+$/u.test(word))
