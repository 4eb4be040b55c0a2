import { stem } from './words.ts'

const endings = ['ation', 'ition', 'ment', 'ance', 'ing', 'ion', 'al', 'or', 'er']

/** What words of one family share: survived, survivors and survival; smokes, smoker and smoking. Coarser than a stem: only for words of a state. */
export const rootOf = (word: string): string => {
  const own = stem(word)
  const ending = endings.find((each) => own.endsWith(each) && own.length - each.length >= (each.length > 2 ? 4 : 3))
  const base = ending ? own.slice(0, -ending.length) : own
  return base
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}

const notSo = /^(?:un|non|in|im|ir|dis)(\p{L}{4,})$/u

/** "employed" of "unemployed"; null of what denies nothing. */
export const withoutNot = (word: string): string | null => notSo.exec(word)?.[1] ?? null
