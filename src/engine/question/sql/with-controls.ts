import type { Catalog, Dialect } from '../catalog.ts'
import type { Condition, Expression, Question } from '../question.contract.ts'
import { type Compiled, compile, dateLiteral } from './compile.ts'

export type Controls = {
  /** A range of days: `{{name.from}}` and `{{name.to}}`. */
  period?: { of: Expression; name: string } | null
  /** One value of a field; nothing is left out while none is chosen. */
  choice?: { of: Expression; name: string } | null
}

// Values that nobody has, in the place of those that a control sets.
const FIRST = '0001-01-02'
const LAST = '9998-12-30'
const CHOSEN = 'tallyroom chosen value'

const asDate = (place: string, dialect: Dialect) =>
  dialect === 'sqlite' ? place : dialect === 'clickhouse' ? `toDate32(${place})` : `CAST(${place} AS DATE)`

/** The statement of a question for a dashboard: what its controls set stands in it as `{{name}}`. */
export function compileWithControls(
  question: Question,
  catalog: Catalog,
  { period = null, choice = null }: Controls,
): Compiled {
  const day: Expression | null = period && { at: 'day', of: period.of }
  const conditions: Condition[] = [
    ...(question.where ? [question.where] : []),
    ...(day
      ? [
          { compare: '>=' as const, left: day, right: { value: FIRST } },
          { compare: '<=' as const, left: day, right: { value: LAST } },
        ]
      : []),
    ...(choice ? [{ compare: '=' as const, left: choice.of, right: { value: CHOSEN } }] : []),
  ]
  const compiled = compile({ ...question, ...(conditions.length > 0 && { where: { all: conditions } }) }, catalog, {
    written: true,
  })
  const dialect = catalog.datasets.find(({ source }) => source === compiled.sources[0])?.dialect ?? 'sqlite'
  let { sql } = compiled
  if (period)
    sql = sql
      .replaceAll(dateLiteral(FIRST, dialect), asDate(`{{${period.name}.from}}`, dialect))
      .replaceAll(dateLiteral(LAST, dialect), asDate(`{{${period.name}.to}}`, dialect))
  if (choice)
    sql = sql
      .replace(/\n( *)AND ([^\n]*'tallyroom chosen value'[^\n]*)/g, '\n$1[[ AND $2 ]]')
      .replace(/\bWHERE ([^\n]*'tallyroom chosen value'[^\n]*)/g, 'WHERE 1 = 1\n  [[ AND $1 ]]')
      .replaceAll(`'${CHOSEN}'`, `{{${choice.name}}}`)
  return { ...compiled, sql }
}
