import type { ParamValue } from '../../sandbox/query.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { lexis } from './tokens.ts'

function typeOf(value: ParamValue): string {
  if (value === null) return 'Nullable(String)'
  if (typeof value === 'boolean') return 'Bool'
  if (typeof value === 'bigint') {
    const bits = [64, 128, 256].find((width) => fitsBits(value, width))
    if (bits === undefined) throw tooLongToBind(value)
    return `Int${bits}`
  }
  if (typeof value === 'number' && Number.isSafeInteger(value)) return 'Int64'
  return typeof value === 'number' ? 'Float64' : 'String'
}
const nameOf = (index: number) => `p${index + 1}`

export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: false,
  named: (name, _index, value) => `{${name}:${typeOf(value)}}`,
  namedValues: 'by-name',
  positional: (index, value) => `{${nameOf(index)}:${typeOf(value)}}`,
  positionalName: nameOf,
}
