import type { SqlDialect } from '../../sources/question-sql.ts'
import type { Dataset } from '../catalog.ts'
import type { Facts, Plan, Term, Test, Way } from '../plan.ts'
import type { Scalar } from '../question.contract.ts'

/** Where the names in an expression come from: the tables of a FROM, or the columns of a subquery. */
export type Names = {
  column(way: Way, dataset: Dataset, column: string): string
  position(way: Way, dataset: Dataset): string
  /** The value of a rollup, from a subquery that is joined on the key. */
  rollup(term: Extract<Term, { kind: 'rollup' }>): string
  /** The least and the greatest value, from a subquery of one row. */
  bounds(facts: Facts): { low: string; high: string }
  aggregate(term: Extract<Term, { kind: 'aggregate' }>): string
  output(column: number): string
}

/** A named subquery before the statement that reads it. */
export type Step = { name: string; sql: string; recursive?: true; united?: true }

/** One statement being written. */
export type Writer = {
  dialect: SqlDialect
  /** Steps of the parts within, where the engine takes them at the beginning alone. */
  hoisted: Step[]
  dataset(name: string): Dataset
  /** The name of its table; from now on its data source is one of those that are read. */
  table(dataset: Dataset): string
  from(dataset: Dataset): Names & { clause(): string }
  bind(value: Scalar, hint: string): string
  /** A name for a subquery that no table and no other subquery has. */
  name(wanted: string): string
  term(term: Term, names: Names): string
  test(test: Test, names: Names): string
  /** A whole SELECT, and the names of its columns. */
  select(plan: Plan): { sql: string; columns: string[] }
  /** The keys of rows, each once or more; missing ones left out. */
  keys(test: Extract<Test, { kind: 'related' }>): string
  /** The latest moment of a dataset, as a SELECT of one cell. */
  latest(term: Extract<Term, { kind: 'data-end' }>): string
}

const nowhere = (): never => {
  throw new TypeError('no rows are read here')
}
/** For values that depend on no row. */
export const noNames: Names = {
  column: nowhere,
  position: nowhere,
  rollup: nowhere,
  bounds: nowhere,
  aggregate: nowhere,
  output: nowhere,
}

export const indent = (sql: string, by = 2) => sql.replaceAll('\n', `\n${' '.repeat(by)}`)
