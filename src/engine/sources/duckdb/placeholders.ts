import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { lexis } from './tokens.ts'

export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: false,
  named: (name) => `$${name}`,
  namedValues: 'by-name',
  positional: () => '?',
  numberedBy: '$',
}
