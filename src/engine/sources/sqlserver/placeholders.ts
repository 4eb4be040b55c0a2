import type { ParamValue } from '../../sandbox/query.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { literal } from './literal.ts'
import { lexis } from './tokens.ts'

/** A statement takes 2,100 values; further ones are written into it, and judged with it. */
export const MAX_BOUND = 2_000

/** A number of more than 64 bits travels as its digits. */
function place(index: number, value: ParamValue): string {
  const isLong = typeof value === 'bigint' && !fitsBits(value, 64)
  if (isLong && String(value).replace('-', '').length > 38) throw tooLongToBind(value)
  const own = index < MAX_BOUND ? `@p${index + 1}` : literal(value)
  return isLong ? `CAST(${own} AS decimal(38, 0))` : own
}

export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: true,
  named: (_name, index, value) => place(index, value),
  namedValues: 'by-index',
  positional: place,
}
