import type { Dataset, Field } from '../catalog.ts'
import type { Names } from '../names.ts'
import type { Facts, Plan, Term, Test, Way } from '../plan.ts'
import type { Condition, Expression, Measure, Question } from '../question.contract.ts'

/**
 * From what row names are read: a row of `row`, which the fact's own row reaches by `way`. `judging`: what is read tells whether a row
 * may be seen.
 */
export type Scope = { names: Names; row: Dataset; way: Way; resolve: Resolver; judging?: boolean }

/** The parts of the resolver that call each other. */
export type Resolver = {
  /** Refuses a question that comes to too many parts; called for each, with how many more its values weigh. */
  count(path: string, more?: number): void
  /** Computed fields that are being resolved, each for the one before it. */
  opened: Set<Field>
  term(expression: Expression, scope: Scope, path: string): Term
  test(condition: Condition, scope: Scope, path: string): Test
  question(question: Question, names: Names, path: string): Plan
  /** A measure over the rows of other datasets, in the groups that `keys` makes for each dataset. */
  rollup(measure: Measure, scope: Scope, keys: (home: Dataset) => Term[], path: string): { facts: Facts; value: Term }
}
