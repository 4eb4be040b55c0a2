import { isPlural } from '../../nouns.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import { isNumber } from '../fields.ts'
import { identifierStems, identifierWords, stem } from '../words/words.ts'
import { isMoneyKept } from './money.ts'

/** A column that tells so much for each, and the column beside it that tells how many: "price per pack" and "packs". */
export type PerUnit = { rate: Field; count: Field; head: readonly string[]; called: string }

const timely = new Map(
  Object.entries({ hourly: 'hour', daily: 'day', nightly: 'night', weekly: 'week', monthly: 'month' }).map(
    ([adverb, noun]) => [stem(adverb), stem(noun)] as const,
  ),
)
const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem))
const people = stems('capita person head inhabitant resident citizen')
const ofPeople = stems('population people persons inhabitants residents')
const pieces = stems('unit item piece')
const ofPieces = stems('quantity qty units pieces items')
/** What may stand beside what is counted. */
const done = stems(
  'number of total sold booked ordered worked used bought played milked delivered shipped qty quantity count billed logged',
)
const dealt = stems('sold bought ordered purchased')
const paying = stems('rate price cost fee pay wage charge tariff fare')

/** What a column is told for each of: the pack, of "price per pack". */
const unitOf = (field: Field): { head: string[]; unit: string } | null => {
  const own = identifierStems(field.label)
  const per = own.indexOf('per')
  const [unit] = own.slice(per + 1)
  if (per > 0 && unit) return { head: own.slice(0, per), unit }
  const [first = '', ...rest] = own
  const time = timely.get(first)
  if (time && rest.some((word) => paying.has(word))) return { head: rest, unit: time }
  // "price each"
  const each = own.filter((word) => word !== stem('each'))
  if (each.length < own.length && each.some((word) => paying.has(word))) return { head: each, unit: stem('unit') }
  return pieces.has(first) && rest.some((word) => paying.has(word)) ? { head: rest, unit: first } : null
}

const isCountOf = (field: Field, unit: string): boolean => {
  const own = identifierStems(field.label)
  if (!isNumber(field) || field.role === 'id' || field.hidden || own.includes('per') || isMoneyKept(field)) return false
  // "sold" beside a price of each
  if (pieces.has(unit) && own.length === 1 && dealt.has(own[0] ?? '')) return true
  const names = people.has(unit) ? ofPeople : pieces.has(unit) ? ofPieces : new Set([unit])
  return own.some((word) => names.has(word)) && own.every((word) => names.has(word) || done.has(word))
}

const known = new WeakMap<Dataset, PerUnit[]>()

/** Of each column that is told for each, the only one that says how many; not where what both come to has a column of its own. */
export const perUnits = (dataset: Dataset): PerUnit[] => {
  const before = known.get(dataset)
  if (before) return before
  const found = dataset.fields.flatMap((rate): PerUnit[] => {
    const said = isNumber(rate) && !rate.hidden ? unitOf(rate) : null
    if (!said) return []
    const [count, ...others] = dataset.fields.filter((field) => field !== rate && isCountOf(field, said.unit))
    const at = said.head.map((own) => identifierStems(rate.label).indexOf(own))
    const called = identifierWords(rate.label)
      .filter((_, i) => at.includes(i))
      .join(' ')
    return count && others.length === 0 ? [{ rate, count, head: said.head, called }] : []
  })
  known.set(dataset, found)
  return found
}

const totals = stems('total amount revenue sales sum turnover value')

/** Whether a column tells what a rate and its number come to. */
export const hasTotal = (dataset: Dataset, { rate, head }: PerUnit): boolean =>
  dataset.fields.some((field) => {
    const own = identifierStems(field.label)
    return (
      field !== rate &&
      isNumber(field) &&
      !own.includes('per') &&
      ((isMoneyKept(rate) && own.some((word) => totals.has(word))) ||
        (own.length > 0 && own.every((word) => totals.has(word) || head.includes(word))))
    )
  })

/** "Copies", "units sold", "number of rooms": how many of something each row has. */
export const countsThings = (field: Field): boolean => {
  const words = identifierWords(field.label)
  const [first = '', second = ''] = words
  if (!isNumber(field) || field.role === 'id') return false
  return (
    first === 'number' ||
    first === 'people' ||
    isPlural(words.at(-1) ?? '') ||
    (isPlural(first) && /ed$|^sold$/.test(second))
  )
}
