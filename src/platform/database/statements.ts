import type {
  DeleteResult,
  ExpressionBuilder,
  FilterObject,
  InsertResult,
  ReferenceExpression,
  UpdateResult,
} from 'kysely'

/** A condition: each of these columns has its value. Kysely's own way would leave out what is undefined, and so ask for less. */
export const equal = <DB, TB extends keyof DB>(where: ExpressionBuilder<DB, TB>, values: FilterObject<DB, TB>) =>
  where.and(
    Object.entries(values).map(([column, value]) => where(column as ReferenceExpression<DB, TB>, '=', value as never)),
  )

type Result = InsertResult | UpdateResult | DeleteResult

/** For `$call`: runs a statement, and tells whether it wrote, changed or removed any row. */
export async function changesAny(statement: { executeTakeFirst(): Promise<Result | undefined> }): Promise<boolean> {
  const result = await statement.executeTakeFirst()
  if (!result) return false
  if ('numUpdatedRows' in result) return result.numUpdatedRows > 0n
  return ('numDeletedRows' in result ? result.numDeletedRows : (result.numInsertedOrUpdatedRows ?? 0n)) > 0n
}
