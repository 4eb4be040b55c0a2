import { lexis } from '../pg/tokens.ts'
import type { PlaceholderStyle } from '../sql/placeholders.ts'

export const placeholders: PlaceholderStyle = {
  lexis,
  colonIsPlaceholder: false,
  named: (_name, index) => `$${index + 1}`,
  namedValues: 'by-index',
  positional: (index) => `$${index + 1}`,
  numberedBy: '$',
}
