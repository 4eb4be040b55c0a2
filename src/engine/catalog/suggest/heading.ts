import { type Quantity, quantityOf } from './units.ts'

/** A heading taken apart: its words without the unit, and the unit. */
export type Heading = { text: string; words: string[]; quantity: Quantity | null }

/** Nouns that stand glued to what they are of: `guestname`, `roompercent`. */
const glued = /^(\p{L}{4,})(name|percent|number|count)$/u

/** `Weight (kg)`; gaps are taken off afterwards: there may be many of them. */
const inBrackets = /^(.*)[([]([^()[\]]+)[)\]]\s*$/
const longestUnit = 20

/** In `avg_hours` the unit is all that the heading is about. */
const aggregateWords = new Set(['avg', 'average', 'mean', 'median', 'total', 'sum', 'min', 'max'])

const parted = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}%#°$€£¥²³]+/u)
    .filter(Boolean)

const apart = (word: string): string[] => glued.exec(word)?.slice(1) ?? [word]

/** The words of a name in any of the usual spellings: `guestNight`, `GUEST_NIGHT`, `Guest night`. */
export const wordsOf = (name: string): string[] => parted(name).flatMap((word) => apart(word.toLowerCase()))

/** The same as people write it: among words in small letters, what is all capitals is an abbreviation. */
export function nameInWords(name: string): string {
  const hasSmall = /\p{Ll}/u.test(name)
  const isShort = (word: string) => hasSmall && /^\p{Lu}{2,}$/u.test(word)
  return parted(name)
    .flatMap((word) => (isShort(word) ? [word] : apart(word.toLowerCase())))
    .join(' ')
}

export function readHeading(name: string, label: string | null): Heading {
  const heading = label?.trim() || name
  const [, said = '', inside = ''] = inBrackets.exec(heading)?.map((part) => part.trim()) ?? []
  if (said !== '' && inside !== '' && inside.length <= longestUnit) {
    const quantity = quantityOf(inside, true)
    if (quantity) return { text: said, words: wordsOf(said), quantity }
  }
  const words = wordsOf(heading)
  const text = label?.trim() || (/_|\p{Ll}\p{Lu}/u.test(name) || glued.test(name) ? words.join(' ') : name)
  const last = words.at(-1)
  const before = words.at(-2)
  // `nitrate_mg_l`: milligrams in each litre
  const ofEach = words.length > 2 ? quantityOf(`${before}/${last}`, true) : null
  if (ofEach && label) return { text, words, quantity: ofEach }
  if (ofEach) return { text: words.slice(0, -2).join(' '), words: words.slice(0, -2), quantity: ofEach }
  // Miles per gallon are no gallons, and what came in the first 30 days is not counted in days.
  const quantity =
    last === undefined || before === undefined || /^(?:per|\d+)$/.test(before) ? null : quantityOf(last, false, before)
  // `weight_kg` is a weight; in "Sales in EUR" and "share %" the unit is said too, but a heading of a person's own is kept as it stands.
  const alone = words.length === 2 && aggregateWords.has(words[0] as string)
  if (quantity && !label && !alone) {
    const left = words.slice(0, before === 'in' && words.length > 2 ? -2 : -1)
    return { text: left.join(' '), words: left, quantity }
  }
  return { text, words, quantity: quantity ?? (last === '%' ? quantityOf('%', true) : null) }
}
