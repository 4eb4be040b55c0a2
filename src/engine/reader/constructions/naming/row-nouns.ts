import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { defaultFunction, isNumber, isTime, isYear, namedFields } from '../../fields.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { isDuration } from '../../knowledge/units.ts'
import { identifierStems, identifierWords, stem } from '../../words/words.ts'

/** Nouns that are what the rows are as well as the name of a column, and those that are an amount of something. */

/** What rows are told apart by, whatever they are: "no", "inventory number". */
const ofAnyKey =
  /^(?:no|nr|num|number|id|code|ref|reference|key|index|row|record|entry|serial|inventory|accession|catalogue?|registration|register|tag)$/

/** "booking", of a table of "escape room bookings 2024". */
export const isHeadOfRows = (chart: Chart, at: number, { label }: Dataset): boolean =>
  identifierStems(label).findLast((word) => !/\d/.test(word)) === chart.tokens[at]?.stem

/** What the key tells apart is this noun, or is not said: `other` where it names another thing. */
const keyOf = ({ primaryKey }: Dataset, noun: string, field: string): 'rows' | 'other' | null => {
  const [key, ...more] = primaryKey
  if (key === undefined || more.length > 0 || key === field) return null
  const words = identifierWords(key).filter((word) => !ofAnyKey.test(word))
  return words.every((word) => stem(word) === noun) ? 'rows' : 'other'
}

/** "objects", of a table of museum objects in which each has a key and a column says what object it is. `other`: the key may be that of something else. */
export const rowsNoun = (chart: Chart, f: EdgeOf<'field'>): 'rows' | 'other' | null => {
  const { dataset, field, how, start, end } = f
  if (chart.catalog.datasets.length > 1 || field.type !== 'text' || field.role !== 'category') return null
  const noun = chart.tokens[end - 1]?.stem
  const isHead = noun !== undefined && identifierStems(dataset.label).at(-1) === noun
  const isWhole = how === 'exact' && end === start + 1 && identifierStems(field.label).join() === noun
  return isHead && isWhole && isPlural(chart.word(end - 1)) ? keyOf(dataset, noun, field.name) : null
}

const calendar =
  /^(?:minute|hour|day|night|weekday|week|fortnight|month|quarter|year|decade|season|date|time|period|term)s?$/
const mostlyApart = 0.9

/** "appointments", of rows that each say at what moment theirs is. */
export const isMomentOfEach = (chart: Chart, { dataset, field, how, end }: EdgeOf<'field'>): boolean => {
  const word = chart.word(end - 1)
  const { rows, nulls, distinct } = field.profile ?? { rows: 0, nulls: 0, distinct: 0 }
  return (
    chart.catalog.datasets.length === 1 &&
    dataset === chart.catalog.datasets[0] &&
    isTime(field) &&
    how === 'exact' &&
    isPlural(word) &&
    !calendar.test(word) &&
    rows > 0 &&
    nulls === 0 &&
    (field.type === 'datetime' || distinct >= mostlyApart * rows)
  )
}

/** Of these there are several without an ending that says so. */
const severalToo =
  /^(?:sheep|fish|deer|cattle|staff|crew|personnel|police|aircraft|spacecraft|offspring|poultry|livestock|mice|geese|teeth|feet|oxen|\p{L}*(?:s|men|people|folk|children))$/u

/**
 * "milk" of "the most milk": behind these words one noun by itself is an amount, and never so many of it; the table is called by it as it was
 * said, where "orders" would be so many.
 */
export const isOfMass = (chart: Chart, { start, end, dataset }: EdgeOf<'entity'>): boolean => {
  const noun = chart.word(end - 1)
  const isOne = !isPlural(noun) && !severalToo.test(noun)
  return isOne && /^(?:most|least)$/.test(chart.word(start - 1)) && identifierWords(dataset.label).includes(noun)
}

const ofMoney = /^(?:money|cash|income|revenue|turnover|spend|spending|profit|rent|pay|debt)$/
const ofTime = /^(?:time|work|overtime|training|practice|exercise|sleep|screentime)$/

/** The only amount that its rows add up to, where that may be one of what was said: milk is neither money nor time. */
export const amountOfMass = (chart: Chart, { dataset, end }: EdgeOf<'entity'>): NamedField | null => {
  const [only, ...others] = namedFields(dataset).filter(
    ({ field }) => isNumber(field) && field.role === 'measure' && !isYear(field) && defaultFunction(field) === 'sum',
  )
  if (!only || others.length > 0) return null
  const noun = chart.word(end - 1)
  const isOther = isMoneyKept(only.field) !== ofMoney.test(noun) || (isDuration(only.field) && !ofTime.test(noun))
  return isOther ? null : only
}
