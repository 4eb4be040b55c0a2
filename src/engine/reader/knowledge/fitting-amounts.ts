import type { Field } from '../../question/catalog.ts'
import type { Comparison } from '../../question/question.contract.ts'
import type { Chart, NamedField } from '../chart.ts'
import { isYear, namedFields } from '../fields.ts'
import { identifierWords, stem } from '../words/words.ts'
import { isAgeWord, isPeopleWord } from './people.ts'

/** A number as it is said: how it compares, in what unit, where it ends. */
type NumberSaid = { compare: Comparison; value: number; unit: string | null; end: number; word: string }

const currencies = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|€|\$|£)$/
const ofMoney = new Set(
  'price cost fare fee charge salary wage budget revenue income gross rent amount bill refund spend premium payment paid profit expense compensation'
    .split(' ')
    .map(stem),
)
/** What is paid, earned or owed. */
export const isMoney = ({ label, column, format }: Field): boolean =>
  format?.kind === 'currency' ||
  identifierWords(`${label} ${column ?? ''}`).some((word) => ofMoney.has(stem(word)) || currencies.test(word))

/** Whether such a number can part the rows of a field: below all of them, or far above, it holds of all or of none. */
export const mayPart = ({ profile, ...field }: Field, compare: Comparison, value: number): boolean => {
  const [min, max] = [Number(profile?.min ?? Number.NaN), Number(profile?.max ?? Number.NaN)]
  if (!Number.isFinite(min) || !Number.isFinite(max)) return true
  if (isYear({ profile, ...field })) return value >= min - 100 && value <= max + 100
  if (/^[<]/.test(compare)) return value > Math.min(min, 0) && value <= Math.max(2 * max, max + 5)
  return value >= Math.min(0, min) && value <= Math.max(max, 5)
}

/** A noun for people stands here. */
export const isOfPeople = (chart: Chart, at: number): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  const isSex = chart.of(at, 'value').some((v) => v.end === at + 1 && /^(?:sex|gender)$/i.test(v.field.label))
  return isPeopleWord(own) || isAgeWord(own) || (isSex && /(?:s|men)$/.test(word))
}

export const agesIn = (chart: Chart): NamedField[] =>
  chart.catalog.datasets
    .flatMap((d) => namedFields(d))
    .filter(({ field }) => identifierWords(field.label).includes('age'))

const eldest = 110

/** "players from Serbia over 30": people are spoken of before, and a number that is said of nothing else is their age. */
export const isAgeOfThem = (chart: Chart, at: number, { compare, unit, value, end, word }: NumberSaid): boolean =>
  /^[<>]=?$/.test(compare) &&
  (unit === null || unit === 'years') &&
  /^(?:over|under|above|below|older|younger)$/.test(word) &&
  value >= 1 &&
  value <= eldest &&
  !chart.of(end, 'field').some(({ score }) => score >= 0.6) &&
  !/^(?:in|for|on|of)$/.test(chart.word(end)) &&
  chart.tokens.slice(0, at).some((_, i) => isOfPeople(chart, i))

/** Of the fields that a number may be said of, those that it fits: money where a currency is said, and those whose rows it parts. */
export const fittingOf = (all: NamedField[], { compare, unit, value }: NumberSaid): NamedField[] => {
  const parted = all.filter(({ field }) => mayPart(field, compare, value))
  const kept = parted.length > 0 ? parted : all
  const money = unit !== null && currencies.test(unit) ? kept.filter(({ field }) => isMoney(field)) : []
  return money.length > 0 ? money : kept
}
