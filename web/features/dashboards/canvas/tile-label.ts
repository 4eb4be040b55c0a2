import { t } from '../../../lib/texts/index.ts'
import { textOf } from './canvas-items.ts'
import type { Part } from './markup-parts.ts'

/** What a tile is called: its title, else its query, else its first words. */
export const labelOf = (part: Part, text: string): string =>
  textOf(part, 'title') ??
  textOf(part, 'query')?.replaceAll('_', ' ') ??
  (text.replace(/^[#>\s*-]+/, '').split('\n')[0] || t.canvas.text)
