import type { NamedField } from '../../chart.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierStems, identifierWords, stopWords, type Token } from '../../words/words.ts'
import { relatedTo } from '../related-words.ts'
import { isSameDeed } from './deeds-in-time.ts'

/** A time that is called by a deed, whatever form of the verb: "collection" of "collected on". */
export const isCalledBy = ({ field }: NamedField, word: string): boolean => {
  if (word.length < 3 || stopWords.has(word)) return false
  const own = identifierWords(field.label).filter((w) => !stopWords.has(w) && !/^(?:date|time|day)$/.test(w))
  const root = rootOf(word)
  const related = new Set(relatedTo(root).map(rootOf))
  return own.some((w) => isSameDeed(rootOf(w), root) || related.has(rootOf(w)))
}

/** Surest first. */
const ways: ((named: NamedField, deed: Token) => boolean)[] = [
  ({ field }, { stem }) => identifierStems(field.label).includes(stem),
  ({ field }, { word }) => identifierWords(field.label).some((own) => rootOf(own) === rootOf(word)),
  (named, { word }) => isCalledBy(named, word),
]

/** The only one of these times that is called by one of the words. */
export const calledByOneOf = (times: readonly NamedField[], deeds: readonly Token[]): NamedField | null => {
  const own = deeds.filter(({ word }) => !stopWords.has(word) && !ofTime.test(word))
  const found = ways.map((way) => times.filter((named) => own.some((deed) => way(named, deed))))
  const [only, ...others] = found.find((some) => some.length > 0) ?? []
  return only && others.length === 0 ? only : null
}

const ofTime = /^(?:date|day|time|month|year|quarter|week|moment)$/
