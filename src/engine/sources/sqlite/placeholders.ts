import type { PlaceholderStyle } from '../sql/placeholders.ts'
import { lexis } from './tokens.ts'

export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: true,
  named: (name) => `:${name}`,
  namedValues: 'by-name',
  positional: () => '?',
  numberedBy: '?',
  ownNamed: (name) => [`@${name}`, `$${name}`],
}
