import { type Column, commonChild, pathUp } from './catalog.ts'
import { type Draft, dateColumnOf, isColumn, isTable, measureTable } from './draft.ts'
import type { Target } from './find-target.ts'
import { conceptExpressions } from './measures.ts'
import type { Filter, Measure, TimeGrain } from './query.ts'

/** The date column that times in this question speak of. */
export const findTimeColumn = (
  draft: Draft,
  measure: Measure | null,
  target: Target,
  grain: TimeGrain | null,
): Column | null => {
  const { catalog, query } = draft
  const mention = draft.units.find(
    (u) => isColumn(u) && u.option.column.role === 'date' && (!draft.used.has(u) || u === draft.dateUnit),
  )
  if (mention && isColumn(mention)) {
    draft.used.add(mention)
    draft.dateUnit = mention
    return mention.option.column
  }
  const [counted] = query.having
  if (counted && !measure) return dateColumnOf(measureTable(counted.measure), catalog, grain)
  const link = query.filters.find((f): f is Extract<Filter, { kind: 'link' }> => f.kind === 'link')
  if (link) return dateColumnOf(link.table, catalog, grain)
  const basis = measure
    ? measureTable(measure)
    : target.unit
      ? isTable(target.unit)
        ? target.unit.option.table
        : isColumn(target.unit)
          ? target.unit.option.column.table
          : null
      : (query.table ?? query.filters.flatMap((f) => ('column' in f ? [f.column.table] : []))[0] ?? null)
  if (!basis) return null
  // "customers who bought tents in 2025": the time is that of the buying
  const far =
    measure?.kind === 'count' || !measure
      ? query.filters.flatMap((f) =>
          'column' in f && f.kind !== 'period' && pathUp(basis, f.column.table) === null ? [f.column.table] : [],
        )
      : []
  const bought =
    /\b(?:bought|buy|purchased|ordered|spent)\b/.test(draft.text) && (measure?.kind === 'count' || !measure)
      ? conceptExpressions('units', catalog)
          .map((e) => e.table)
          .filter((t) => t !== basis && pathUp(t, basis) !== null)
      : []
  const event =
    far.length > 0 || bought.length > 0 ? commonChild([basis, ...far, ...bought.slice(0, 1)], catalog) : null
  const happened = event && event !== basis ? dateColumnOf(event, catalog, grain) : null
  if (happened && happened.table !== basis) return happened
  const own = dateColumnOf(basis, catalog, grain)
  if (own) return own
  // Nothing above has a date: look below (products sold in May).
  const below = catalog.tables.filter(
    (t) => !t.view && t.columns.some((c) => c.role === 'date') && commonChild([t, basis], catalog) !== null,
  )
  const [near] = below.sort((a, b) => (b.rows ?? 0) - (a.rows ?? 0))
  return near ? dateColumnOf(near, catalog, grain) : null
}
