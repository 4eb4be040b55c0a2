import type { Suggestion } from './definitions.queries.ts'

/** What changes answers most first: how tables belong together and what a row is, then how numbers are read, then names. */
const ranks = [
  'metric',
  'synonym',
  'relationship',
  'primaryKey',
  'timeField',
  'thing',
  'nameFields',
  'aggregation',
  'format',
  'uniqueKeys',
  'valueLabels',
  'role',
  'label',
  'description',
  'hidden',
]
const rankOf = ({ attribute }: Pick<Suggestion, 'attribute'>): number => {
  const rank = ranks.indexOf(attribute)
  return rank === -1 ? ranks.length : rank
}

/** The best of them, in their own order; all where only a few more would stay away. */
export function bestSuggestions<T extends Pick<Suggestion, 'attribute'>>(
  suggestions: readonly T[],
  count: number,
): T[] {
  if (suggestions.length <= count + 2) return [...suggestions]
  const best = new Set(suggestions.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, count))
  return suggestions.filter((one) => best.has(one)).toSorted((a, b) => rankOf(a) - rankOf(b))
}
