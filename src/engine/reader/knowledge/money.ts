import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import type { NamedField } from '../chart.ts'
import { isNumber, namedFields } from '../fields.ts'

const currencies = new Map(
  Object.entries({
    EUR: 'euro euros eur €',
    USD: 'dollar dollars usd $ buck bucks',
    GBP: 'pound pounds gbp £ quid',
    CHF: 'franc francs chf',
    JPY: 'yen jpy ¥',
    INR: 'rupee rupees inr ₹',
    SEK: 'sek',
    NOK: 'nok',
    DKK: 'dkk',
    PLN: 'zloty zlotys pln',
    CAD: 'cad',
    AUD: 'aud',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** The currency that a word says; money of others is called crowns and kronor, but those are worn too. */
export const currencySaid = (word: string): string | null => currencies.get(word) ?? null

/** Kept in a currency, or called by nothing else: "euros". */
export const isMoneyKept = ({ format, type, label }: Field): boolean =>
  format?.kind === 'currency' ||
  (/^(?:integer|real|decimal)$/.test(type) && !format && currencySaid(label.trim().toLowerCase()) !== null)

const mayBeOf = (field: Field, currency: string): boolean =>
  !field.hidden && isMoneyKept(field) && (field.format?.unit ?? currency) === currency

/** The columns that an amount of a currency is one of: those kept in it, else all money; null where there is none. */
export const keptAs = ({ datasets }: Catalog, currency: string): ((field: Field) => boolean) | null => {
  const fields = datasets.flatMap((d) => (d.hidden ? [] : d.fields))
  if (fields.some((field) => mayBeOf(field, currency))) return (field) => mayBeOf(field, currency)
  return fields.some((field) => !field.hidden && isMoneyKept(field)) ? isMoneyKept : null
}

const price = /\b(?:price|cost|rent|fare|fee)\b/i
/** The money of each row: the only column of it, or the only price. */
export const moneyOf = (dataset: Dataset, isPaid: (field: Field) => boolean): NamedField[] => {
  const all = namedFields(dataset).filter(({ field }) => isNumber(field) && isPaid(field))
  const prices = all.filter(({ field }) => price.test(field.label.replaceAll('_', ' ')))
  return all.length === 1 ? all : prices.length === 1 ? prices : []
}
