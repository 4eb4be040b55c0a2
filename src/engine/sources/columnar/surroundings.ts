import type { Node } from './tree.ts'
import type { Value } from './value.ts'

/** What an expression finds around it. */
export type Surroundings = {
  column(names: string[]): Value
  parameter(identifier: string): string | number | null
  /** A query within the expression: its SQL and what its columns are. */
  subquery(node: Node): { sql: string; columns: Value[] }
  /** What puts rows that are alike into SQLite's order; null when nothing does. */
  ties(): string[] | null
}

export type Expressions = { value(node: unknown): Value; around: Surroundings }
