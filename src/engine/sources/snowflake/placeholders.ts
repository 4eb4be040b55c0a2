import { type Params, type ParamValue, QueryError } from '../../sandbox/query.ts'
import { tooLongToBind } from '../sql/bind-integer.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { lexis } from './tokens.ts'

export const placeholders: PlaceholderStyle = {
  lexis,
  // `column:path` looks into a structure.
  colonIsPlaceholder: false,
  named: () => '?',
  namedValues: 'by-place',
  positional: () => '?',
}

export type Binding = { type: 'TEXT' | 'FIXED' | 'REAL' | 'BOOLEAN'; value: string | null }

function bindingOf(value: ParamValue): Binding {
  if (value === null) return { type: 'TEXT', value: null }
  if (typeof value === 'string') return { type: 'TEXT', value }
  if (typeof value === 'boolean') return { type: 'BOOLEAN', value: String(value) }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { type: 'REAL', value: String(value) }
  if (typeof value === 'bigint' && String(value).replace('-', '').length > 38) throw tooLongToBind(value)
  return { type: 'FIXED', value: String(value) }
}

/** Values travel beside the statement, by the number of their place. */
export function bindingsOf(params: Params): Record<string, Binding> {
  if (!Array.isArray(params)) throw new QueryError('failed', 'Values have places here, not names.')
  return Object.fromEntries(params.map((value, i) => [String(i + 1), bindingOf(value)]))
}
