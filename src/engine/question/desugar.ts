import type { Condition, Measure, Question } from './question.contract.ts'

/** Conditions that must all hold; undefined when there is none. */
export function both(...conditions: (Condition | undefined | null)[]): Condition | undefined {
  const given = conditions.filter((one): one is Condition => one !== undefined && one !== null)
  return given.length > 1 ? { all: given } : given[0]
}

/**
 * A comparison is only another way of writing each measure once for each part; rows that are in no part are left out.
 * Measures count on as they are then: all parts of the first, all parts of the second.
 */
export function withoutCompare(question: Question, labelOf: (measure: Measure) => string): Question {
  const { compare, ...rest } = question
  if (!compare) return question
  const where = both(question.where, { any: compare.map((part) => part.where) })
  return {
    ...rest,
    ...(where ? { where } : {}),
    measures: question.measures.flatMap((measure) =>
      compare.map((part): Measure => {
        const label = question.measures.length === 1 ? part.label : `${labelOf(measure)} ${part.label}`
        return { ...measure, where: both(measure.where, part.where) as Condition, label }
      }),
    ),
  }
}
