import type { ParamValue } from '../../sandbox/query.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { lexis } from './tokens.ts'

function written(value: ParamValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (Number.isSafeInteger(value)) return String(value)
  // With an exponent it is a double, without one a decimal.
  if (typeof value === 'number') return value.toExponential().toUpperCase()
  if (fitsBits(value, 64)) return String(value)
  if (String(value).replace('-', '').length > 38) throw tooLongToBind(value)
  return `DECIMAL '${value}'`
}

/** Values stand in the statement, and are judged with it: in a text nothing but the quote counts. */
export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: true,
  named: (_name, _index, value) => written(value),
  namedValues: 'written',
  positional: (_index, value) => written(value),
}
