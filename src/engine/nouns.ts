/** English nouns, one and several; enough for headings and names of tables. */
const odd: readonly (readonly [one: string, many: string])[] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['datum', 'data'],
  ['medium', 'media'],
  ['criterion', 'criteria'],
  ['analysis', 'analyses'],
  ['index', 'indices'],
  ['series', 'series'],
  ['species', 'species'],
  ['news', 'news'],
]
const takesEs = /(?:ss|x|z|ch|sh|status|bonus|virus|campus|census|focus|^bus)$/
const onIe = /^(?:movie|cookie|pie|tie|lie|zombie|calorie|selfie|rookie|genie)s?$/

export function singular(word: string): string {
  const known = odd.find(([, many]) => many === word)?.[0]
  if (known) return known
  if (/ies$/.test(word) && word.length > 4) return onIe.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (word.endsWith('es') && takesEs.test(word.slice(0, -2))) return word.slice(0, -2)
  return isPlural(word) ? word.slice(0, -1) : word
}

export function plural(word: string): string {
  const known = odd.find(([one]) => one === word)?.[1]
  if (known) return known
  if (takesEs.test(word)) return `${word}es`
  if (/s$/.test(word)) return word
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** "orders" and "people" are several, "status", "address" and "titanic" are not. */
export const isPlural = (word: string): boolean =>
  odd.some(([one, many]) => many === word && one !== many) ||
  (word.length > 3 && /[^su]s$/.test(word) && !/is$/.test(word))

/** Of several words the last is the noun: "order line", "order lines". */
export const onLast = (words: string[], change: (word: string) => string): string =>
  words.map((word, at) => (at === words.length - 1 ? change(word) : word)).join(' ')
