import type { ParamValue } from '../../sandbox/query.ts'
import { tooLongToBind } from '../sql/bind-integer.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { literal } from './literal.ts'
import { lexis } from './tokens.ts'

const MOST = 10n ** 38n

function written(value: ParamValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'bigint' && (value >= MOST || value <= -MOST)) throw tooLongToBind(value)
  return typeof value === 'string' ? literal(value) : String(value)
}

/** Values stand in the statement, and are judged with it: a cursor takes none that are bound. */
export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: false,
  named: (_name, _index, value) => written(value),
  namedValues: 'written',
  positional: (_index, value) => written(value),
}
