import type { Catalog, Field } from '../../../question/catalog.ts'
import type { NamedField } from '../../chart.ts'
import { defaultFunction, isNumber, isYear, namedFields } from '../../fields.ts'
import { stemsKnown } from '../../knowledge/abbreviations.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { isDuration } from '../../knowledge/units.ts'
import { type Dealing, headingsOf } from '../../knowledge/verbs/money-verbs.ts'

/** Which column a verb or an adjective is about. */
export type Meant = { named: NamedField; score: number }

type Tiers = readonly ReadonlySet<string>[]

const onlyOne = 0.9
const oneOfSeveral = 0.78
const byKind = 0.8

const isMeasured = ({ field }: NamedField): boolean =>
  isNumber(field) && !isYear(field) && (field.role === 'measure' || field.role === 'category')

/** What is told of one of them, of a plan or of another time. */
const isBeside =
  /^(?:per|unit|hourly|daily|each|budget|planned|plan|target|expected|forecast|asking|list|previous|last|max|maximum|min|minimum|rate|deposit|tax|vat)$/

const besides = ({ field }: NamedField): number => stemsKnown(field).filter((own) => isBeside.test(own)).length

/** The fewest words that tell another thing, and then what the heading ends in. */
const best = (found: readonly NamedField[], tier: ReadonlySet<string>): NamedField[] => {
  const rank = (named: NamedField) =>
    besides(named) * 2 + (stemsKnown(named.field).some((own, i, all) => i === all.length - 1 && tier.has(own)) ? 0 : 1)
  const least = Math.min(...found.map(rank))
  return found.filter((named) => rank(named) === least)
}

const inTiers = (all: readonly NamedField[], tiers: Tiers): Meant[] => {
  for (const tier of tiers) {
    const found = best(
      all.filter(({ field }) => stemsKnown(field).some((own) => tier.has(own))),
      tier,
    )
    if (found.length > 0) return found.map((named) => ({ named, score: found.length === 1 ? onlyOne : oneOfSeveral }))
  }
  return []
}

const known = new WeakMap<Catalog, Map<Tiers | Dealing, Meant[]>>()

const remembered = (catalog: Catalog, key: Tiers | Dealing, find: () => Meant[]): readonly Meant[] => {
  const all = known.get(catalog) ?? new Map<Tiers | Dealing, Meant[]>()
  known.set(catalog, all)
  const found = all.get(key) ?? find()
  all.set(key, found)
  return found
}

/** The columns that are called by one of these words. */
export const columnsCalled = (catalog: Catalog, tiers: Tiers): readonly Meant[] =>
  remembered(catalog, tiers, () =>
    catalog.datasets
      .filter(({ hidden }) => !hidden)
      .flatMap((dataset) => inTiers(namedFields(dataset).filter(isMeasured), tiers)),
  )

/** Money, or what a heading may well mean as money: no time, no weight, no part of a hundred, and no few whole things. */
const mayBeMoney = (field: Field): boolean =>
  isMoneyKept(field) ||
  (field.format === null && !isDuration(field) && (field.type !== 'integer' || Number(field.profile?.max ?? 0) >= 100))

/** The columns that a verb of money is about; where nothing is called so, the only money there is. */
export const columnsDealt = (catalog: Catalog, dealing: Dealing): readonly Meant[] =>
  remembered(catalog, dealing, () =>
    catalog.datasets
      .filter(({ hidden }) => !hidden)
      .flatMap((dataset) => {
        const money = namedFields(dataset).filter((named) => isMeasured(named) && mayBeMoney(named.field))
        const called = inTiers(money, headingsOf(dealing))
        if (called.length > 0) return called
        const kept = money.filter(({ field }) => isMoneyKept(field) && defaultFunction(field) === 'sum')
        return kept.length === 1 ? kept.map((named) => ({ named, score: byKind })) : []
      }),
  )
