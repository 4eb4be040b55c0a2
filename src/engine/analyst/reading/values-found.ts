import { cutCell } from '../statements/fit-table.ts'
import type { FindValuesOutput } from '../tool-contract.ts'
import { searchValues, type ValueSearch } from './look-up-values.ts'

const maxValue = 120
const maxTold = 40

/** Where words or names stand in text columns, as it is told. */
export async function findValues(search: ValueSearch, terms: string[]): Promise<FindValuesOutput> {
  const { matches, notSearched } = await searchValues(search, terms)
  return {
    notSearched,
    matches: matches.map(({ term, source, part, table, column, value, exact }) => ({
      term,
      source: source.source,
      schemaName: part.schemaName ?? table.schema,
      table: table.name,
      column,
      value: String(cutCell(value, maxValue)),
      exact,
    })),
  }
}

export function valuesAsText({ matches, notSearched = 0 }: FindValuesOutput): string {
  const places = Map.groupBy(matches.slice(0, maxTold), ({ source, schemaName, table, column }) =>
    [`${source}:`, `${schemaName ? `${schemaName}.` : ''}${table}.${column}`].join(' '),
  )
  const left = matches.length - maxTold
  return [
    ...(matches.length === 0 ? ['Not found.'] : []),
    ...[...places].map(
      ([place, found]) => `${place} has ${[...new Set(found.map(({ value }) => JSON.stringify(value)))].join(', ')}`,
    ),
    ...(left > 0 ? [`and ${left} more: look for longer words.`] : []),
    ...(notSearched > 0 ? [`${notSearched} text columns were not looked at: ask in SQL where it may be.`] : []),
  ].join('\n')
}
