import type { Entry } from './datasets.queries.ts'

/** Every field that an entry has, in the order in which they first appear. */
export function fieldsOf(entries: readonly Entry[]): string[] {
  const names = new Set<string>()
  for (const { data } of entries) for (const name of Object.keys(data)) names.add(name)
  return [...names]
}
