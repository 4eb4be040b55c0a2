import { readFileSync } from 'node:fs'
import { stem } from '../words/words.ts'
import { toldByAdjective } from './qualities/adjectives.ts'

/**
 * Words of general English that have to do with each other (related-words.txt, made by scripts/word-knowledge.ts). The file is read when the first
 * question is; its lines are in order, and a word is looked up where it stands: nothing is parsed, nothing else is kept.
 */
let file: { text: string; start: number } | null = null

const opened = () => {
  if (!file) {
    const text = readFileSync(new URL('./related-words.txt', import.meta.url), 'latin1')
    file = { text, start: text.indexOf('\n\n') + 2 }
  }
  return file
}

/** What stands behind a word. */
const lookUp = (word: string): string[] => {
  const { text, start } = opened()
  let [low, high] = [start, text.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const from = middle === start ? start : text.lastIndexOf('\n', middle - 1) + 1
    const end = text.indexOf('\n', middle)
    const gap = text.indexOf(' ', from)
    const own = text.slice(from, gap)
    if (own === word) return text.slice(gap + 1, end).split(' ')
    if (own < word) low = end + 1
    else high = from
  }
  return []
}

/** Stems of words that a stem may stand for: "kid" a child, "happy" a happiness. */
export const relatedTo = (asked: string): string[] =>
  lookUp(asked).flatMap((each) => (each.startsWith('-') ? [] : [each.replace('+', '')]))

/** What is said to be more or less of something: "happy" of happiness. */
export type Degree = { more: boolean; of: string[] }

/** "generous" is more generosity, "unhappy" less happiness. */
export const degreeOf = (adjective: string): Degree[] => {
  const all = lookUp(stem(adjective))
  const marked = (mark: string) => all.filter((each) => each.startsWith(mark)).map((each) => each.slice(1))
  const [more, less] = [marked('+'), marked('-')]
  return [
    ...(more.length > 0 ? [{ more: true, of: more }] : []),
    ...(less.length > 0 ? [{ more: false, of: less }] : []),
    ...toldByAdjective(adjective).map(({ more: isMore, of }) => ({ more: isMore, of: [...of] })),
  ]
}

const formed = /^(\p{L}{3,})(?:er|est)$/u

/** "happier", "happiest": of which adjective, in what degree. */
export const degreeOfForm = (form: string): Degree[] => {
  const base = formed.exec(form)?.[1]
  if (base === undefined || lookUp('!').includes(form)) return []
  const bases = [base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/(\p{L})\1$/u, '$1')]
  return [...new Set(bases)].map(degreeOf).find((degrees) => degrees.length > 0) ?? []
}

/** The places that people and things are called after: "South Korean" is of South Korea. */
export const placesOf = (words: string): string[] =>
  lookUp(`@${words.replaceAll(' ', '-')}`).map((place) => place.replaceAll('-', ' '))
