import type { Queries } from '../../../platform/database/open.ts'
import { parseExactJson } from '../../../platform/exact-json.ts'
import { pageOfEntries } from '../entries.store.ts'
import { withoutAccents, withoutCase } from './same-entry.ts'

export type SimilarValues = { field: string; groups: { value: string; count: number }[][]; more: number }

const pageSize = 5000
/** A field of more different values is no list of names that people type again and again. */
const maxValues = 20_000
const maxLength = 100
const maxGroups = 50
/** In shorter words one letter makes another word. */
const minLetters = 5

/** Values of a field that look like one: by case, accents, spaces, signs, or a single typing error. */
export async function findSimilar(
  queries: Queries,
  datasetId: string,
  fields: string[] | null,
): Promise<SimilarValues[]> {
  const counts = await countValues(queries, datasetId, fields)
  return [...counts].flatMap(([field, values]) => {
    const groups = values === null ? [] : similarAmong(values)
    return groups.length === 0
      ? []
      : [{ field, groups: groups.slice(0, maxGroups), more: Math.max(0, groups.length - maxGroups) }]
  })
}

/** How often each text stands in each field; null where there are too many. */
async function countValues(queries: Queries, datasetId: string, fields: string[] | null) {
  const counts = new Map<string, Map<string, number> | null>()
  for (let after: string | null = null; ; ) {
    const page: { id: string; data: string }[] = await pageOfEntries(queries, datasetId, { after, limit: pageSize })
    for (const { data } of page)
      for (const [field, value] of Object.entries(parseExactJson(data) as Record<string, unknown>))
        if (typeof value === 'string' && value !== '' && (fields?.includes(field) ?? true)) add(counts, field, value)
    const last = page.at(-1)
    if (!last) return counts
    after = last.id
  }
}

function add(counts: Map<string, Map<string, number> | null>, field: string, value: string): void {
  const known = counts.get(field) ?? (counts.has(field) ? null : new Map<string, number>())
  known?.set(value, (known.get(value) ?? 0) + 1)
  counts.set(field, known && known.size <= maxValues && value.length <= maxLength ? known : null)
}

type Counted = { value: string; count: number }

/** Each group gathers about its most frequent value, so that no chain leads from one word to quite another. */
export function similarAmong(counts: ReadonlyMap<string, number>): Counted[][] {
  const spellings = Map.groupBy(
    [...counts].map(([value, count]) => ({ value, count })),
    ({ value }) => plainOf(value),
  )
  // Of signs alone nothing is to be told.
  spellings.delete('')
  const total = (of: Counted[]) => of.reduce((sum, { count }) => sum + count, 0)
  const words = [...spellings].map(([plain, of]) => ({ plain, of, count: total(of) })).sort((a, b) => b.count - a.count)
  const centers = new Map<string, Counted[]>()
  const groups: Counted[][] = []
  for (const { plain, of } of words) {
    const near = nearSpellings(plain)
    const group = near.map((text) => centers.get(text)).find((found) => found !== undefined)
    if (group) {
      group.push(...of)
      continue
    }
    const made = [...of]
    groups.push(made)
    for (const text of near) if (!centers.has(text)) centers.set(text, made)
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)))
    .sort((a, b) => total(b) - total(a))
}

const plainOf = (value: string): string =>
  withoutCase(withoutAccents(value))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two words of which one letter is wrong, missing, too many, or changed places with the next have one of these in common. Digits are never typing errors. */
function nearSpellings(plain: string): string[] {
  const digits = plain.replace(/\P{N}/gu, '')
  const letters = [...plain.replace(/\p{N}/gu, '#')]
  if (plain.replace(/[^\p{L}]/gu, '').length < minLetters) return [`${digits}|${plain}`]
  const without = letters.map((_, i) => `${digits}|${letters.slice(0, i).join('')}${letters.slice(i + 1).join('')}`)
  return [`${digits}|${letters.join('')}`, ...new Set(without)]
}
