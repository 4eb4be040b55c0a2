import type { ParamValue } from '../../sandbox/query.ts'

export const textLiteral = (text: string): string => `N'${text.replaceAll("'", "''")}'`

/** A value in the statement itself: in a text nothing but the quote counts. */
export function literal(value: ParamValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'string') return textLiteral(value)
  // With an exponent it is a double, without one a decimal.
  return Number.isInteger(value) || typeof value === 'bigint' ? String(value) : value.toExponential()
}
