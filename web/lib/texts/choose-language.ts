import { en } from './en.ts'

/** The shape every language must have: a new one is a file like `en.ts`, typed `Texts`, and a line in `languages`. */
export type Texts = typeof en

const languages: Record<string, Texts> = { en }
const wanted = navigator.languages.map((name) => name.split('-')[0]!)
export const language = wanted.find((name) => name in languages) ?? 'en'

export const t: Texts = languages[language]!
