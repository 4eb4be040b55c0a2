import { stem } from '../words/words.ts'
import { wordsAlike } from '../words/words-alike.ts'

/** Words for people and states that data writes in another way. One line per meaning, as general as a dictionary. */
const groups = [
  'female woman women girl lady f',
  'male man men boy gentleman m',
  'child kid',
  'taxi cab',
  'cancelled canceled cancellation void',
  'returned return',
  'completed complete done finished',
  'delivered delivery',
  'rejected declined refused',
  'failed failure',
  'succeeded successful success',
  'positive pos',
  'negative neg',
  'yes y true',
  'no n false',
  'carnivore carnivorous carni',
  'herbivore herbivorous herbi',
  'omnivore omnivorous omni',
  'insectivore insectivorous insecti',
  'frequently frequent freq',
  'north n northern',
  'south s southern',
  'east e eastern',
  'west w western',
  'northeast ne',
  'northwest nw',
  'southeast se',
  'southwest sw',
]

const table = wordsAlike(groups)

/** "sunny" is said of sun, "foggy" of fog. */
const nounOf = (word: string): string[] => {
  if (word.length < 5 || !word.endsWith('y')) return []
  const base = word.slice(0, -1)
  return [/([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base]
}

const letters: ReadonlyMap<string, string> = new Map([
  ['f', 'm'],
  ['m', 'f'],
  ['y', 'n'],
  ['n', 'y'],
])

/** A letter stands for a word only beside its opposite: the F of marks from A to F is nobody's sex. */
export const isLetterFor = (value: unknown, others: readonly unknown[]): boolean => {
  const winds = others.filter((o) => /^(?:n|e|s|w|ne|nw|se|sw)$/i.test(String(o))).length
  if (/^[nesw]$/i.test(String(value)) && winds >= 3) return true
  if (/^[esw]$/i.test(String(value))) return false
  const opposite = letters.get(String(value).toLowerCase())
  return opposite === undefined || (others.length <= 4 && others.some((o) => String(o).toLowerCase() === opposite))
}

/** "privately insured": of what is private. */
const adjectiveOf = (word: string): string[] =>
  word.length >= 7 && word.endsWith('ly') ? [stem(word.slice(0, -2))] : []

/** Stems of values that a word may stand for. */
export const otherWords = (word: string): string[] => [
  ...(table.get(stem(word)) ?? []),
  ...nounOf(word),
  ...adjectiveOf(word),
]
