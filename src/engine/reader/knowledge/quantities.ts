import type { Dataset, Field } from '../../question/catalog.ts'
import { identifierStems, stem } from '../words/words.ts'
import { stemsKnown, writtenOut } from './abbreviations.ts'

/** Of each quantity its nouns, its verbs and its adjectives; `in`: a unit that it may be said in. */
type Quantity = { nouns: string[]; verbs: string[]; adjectives: string[]; in: string | null; isLevel: boolean }

type Words = { nouns: string; verbs?: string; adjectives?: string; in?: string; isLevel?: boolean }
const quantity = ({ nouns, verbs = '', adjectives: others = '', in: unit = '', isLevel = false }: Words): Quantity => {
  const stems = (words: string) => words.split(' ').filter(Boolean).map(stem)
  return { nouns: stems(nouns), verbs: stems(verbs), adjectives: stems(others), in: unit || null, isLevel }
}

const quantities: readonly Quantity[] = [
  { nouns: 'weight mass', verbs: 'weigh', adjectives: 'heavy', in: 'kg' },
  { nouns: 'height stature elevation altitude', adjectives: 'tall', in: 'm', isLevel: true },
  { nouns: 'length', in: 'm' },
  { nouns: 'depth', adjectives: 'deep', in: 'm', isLevel: true },
  { nouns: 'width breadth', adjectives: 'wide', in: 'm', isLevel: true },
  { nouns: 'diameter girth circumference', adjectives: 'thick', in: 'm', isLevel: true },
  { nouns: 'distance', adjectives: 'far', in: 'm' },
  { nouns: 'area', in: 'm²' },
  { nouns: 'volume', in: 'l' },
  { nouns: 'age', adjectives: 'old', isLevel: true },
  { nouns: 'speed velocity', adjectives: 'fast', in: 'km/h', isLevel: true },
  { nouns: 'price', verbs: 'cost', adjectives: 'expensive cheap' },
  { nouns: 'cost', adjectives: 'expensive cheap' },
  { nouns: 'fare', verbs: 'cost', adjectives: 'expensive cheap' },
  { nouns: 'temperature', adjectives: 'hot warm cold', isLevel: true },
  { nouns: 'salary wage pay compensation earnings', verbs: 'earn' },
  { nouns: 'income earnings wealth', verbs: 'earn', adjectives: 'rich poor' },
  { nouns: 'population', adjectives: 'populous' },
  { nouns: 'mileage economy efficiency mpg', adjectives: 'efficient economical' },
  { nouns: 'horsepower', adjectives: 'powerful', isLevel: true },
  { nouns: 'magnitude', adjectives: 'strong', isLevel: true },
].map(quantity)

/** What is measured of some things goes without saying: of wind its speed, in the city and on the highway how far cars go on their fuel. */
const unsaid = new Map([
  ['city', stem('mileage')],
  ['highway', stem('mileage')],
  ['wind', stem('speed')],
  ['carat', stem('weight')],
])

const beside = new Set(
  'avg average mean median min max minimum maximum total g kg lb oz t m cm mm km mi in ft usd eur gbp c f mph kmh'.split(
    ' ',
  ),
)

/** What a heading is about: "low wage jobs" are jobs, "price per litre" is a price. */
const headOf = (stems: readonly string[]): string => {
  const end = stems.findIndex((own, i) => i > 0 && /^(?:per|of|in|at|for|since)$/.test(own))
  const own = end > 0 ? stems.slice(0, end) : stems
  return own.findLast((each) => !beside.has(each)) ?? ''
}

const told = new Set(
  `murder homicide assault rape robbery theft burglary violent violence crime death mortality birth fertility divorce marriage suicide
  accident infection vaccination poverty obesity literacy unemployment inflation interest growth turnover exchange heart pulse savings tax
  enrolment enrollment attendance retention conversion`
    .split(/\s+/)
    .map(stem),
)

/** "the murder rate", of a column that is called murder: it tells how often, and is no amount of money or of things. */
export const isToldAsRate = (field: Field): boolean => told.has(identifierStems(field.label).at(-1) ?? '')

const known = new WeakMap<Field, readonly Quantity[]>()
const quantitiesOf = (field: Field): readonly Quantity[] => {
  let found = known.get(field)
  if (!found) {
    const isNumber = /^(?:integer|real|decimal)$/.test(field.type)
    const stems = identifierStems(field.label)
    const heads = isNumber ? [stems, ...writtenOut(stems)].map(headOf) : []
    const implied = stems.length === 1 ? heads.map((own) => unsaid.get(own)) : []
    found = quantities.filter(({ nouns }) => nouns.some((noun) => heads.includes(noun) || implied.includes(noun)))
    known.set(field, found)
  }
  return found
}

/** A unit of the kind that a field's quantity is said in. */
export const unitMeant = (field: Field): string | null => quantitiesOf(field).find((q) => q.in !== null)?.in ?? null

const counters = new Set(['odometer', 'odo', 'counter', 'cumulative', 'tachometer'].map(stem))

/** What only goes on counting, so that neither all nor some of it is added up: an odometer. */
export const isCounter = (field: Field): boolean =>
  identifierStems(field.label).some((own) => counters.has(own)) ||
  /\b(?:meter|counter) reading\b|\brunning total\b/i.test(field.label.replaceAll('_', ' '))

/** Whether a field tells how much of it each has, so that nobody adds it up: a height, an age, the miles that a gallon lasts. */
export const isLevel = (field: Field): boolean =>
  quantitiesOf(field).some((each) => each.isLevel) ||
  isCounter(field) ||
  identifierStems(field.label).some((own) => own === 'mpg') ||
  (identifierStems(field.label).length === 1 && stemsKnown(field).some((own) => unsaid.get(own) === stem('mileage')))

/** Whether a field measures what has no such unit: an age, a price. */
export const measuresElse = (field: Field): boolean => quantitiesOf(field).length > 0

/** Other names of a field by what it measures: those that no other amount of the table has, and those that stand beside its own words. */
export const quantityNames = (
  dataset: Dataset,
  field: Field,
  plain: readonly string[],
): { alone: string[]; beside: string[][] } => {
  const own = quantitiesOf(field)
  const words = new Set(own.flatMap(({ nouns, verbs }) => [...nouns, ...verbs]))
  // of all weights that of the body is meant
  const others = isWhole(field, words)
    ? []
    : dataset.fields.filter((f) => f !== field && !f.hidden).flatMap(quantitiesOf)
  const shared = new Set(others.flatMap(({ nouns, verbs }) => [...nouns, ...verbs]))
  const rest = plain.filter((word) => !words.has(word))
  return {
    alone: [...words].filter((word) => !shared.has(word)),
    beside: rest.length === 0 ? [] : own.flatMap(({ nouns }) => nouns.map((noun) => [...rest, noun])),
  }
}

/** What may stand beside a quantity that is that of the whole thing. */
const wholes = /^(?:body|overall|g|kg|lb|m|cm|mm|km|in|ft)$/
const isWhole = (field: Field, words: ReadonlySet<string>): boolean => {
  const stems = identifierStems(field.label)
  return (writtenOut(stems)[0] ?? stems).every((own) => words.has(own) || wholes.test(own))
}

/** "the heaviest": by the weight of the body, not of its brain. */
export const isOfTheWhole = (field: Field): boolean => {
  // a cost beside a purchase price is no whole of it
  const sizes = quantitiesOf(field).filter((each) => each.in !== null)
  const words = new Set(sizes.flatMap(({ nouns }) => nouns))
  return words.size > 0 && isWhole(field, words)
}

const adjectives = new Map(
  quantities.flatMap(({ nouns, adjectives: all }) => all.map((word) => [word, nouns] as const)),
)

/** "how heavy": the nouns of what is asked for. */
export const nounsOf = (adjective: string): readonly string[] => adjectives.get(adjective) ?? []

const allWords = new Set(
  quantities
    .filter((each) => each.in !== null || each.isLevel || each.nouns.includes('mpg'))
    .flatMap(({ nouns, verbs }) => [...nouns, ...verbs]),
)

/** Whether a word says that something was measured, and what. */
export const isQuantity = (word: string): boolean => allWords.has(word)
