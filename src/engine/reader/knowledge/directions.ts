import { stem } from '../words/words.ts'

const ways = new Map(
  Object.entries({
    from: 'origin from source start departure sender',
    to: 'destination to target end arrival receiver recipient',
  }).map(([word, names]): [string, string[]] => [word, names.split(' ').map(stem)]),
)

/** The stems of names that say where something begins or ends, for "from" and "to". */
export const directionOf = (word: string): readonly string[] | null => ways.get(word) ?? null
