import type { Queries } from '../../../platform/database/open.ts'
import { parseExactJson } from '../../../platform/exact-json.ts'
import { entriesById, pageOfEntries } from '../entries.store.ts'
import { type SamenessRule, samenessOf } from './same-entry.ts'

/** Two 32-bit halves in one call would need an object for each row; the second goes here. */
export type Hash = { (text: string): number; second: number }

/** A 64-bit hash (cyrb). Fast, not proof against collisions: equal hashes are always compared by value. */
export const hash64: Hash = Object.assign(
  (text: string): number => {
    let a = 0xdeadbeef
    let b = 0x41c6ce57
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      a = Math.imul(a ^ unit, 2654435761)
      b = Math.imul(b ^ unit, 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    hash64.second = b >>> 0
    return a >>> 0
  },
  { second: 0 },
)

export type Duplicates = {
  scanned: number
  removed: PackedIds
  /** The first of those that are the same, as far as examples are wanted. */
  groups: SameIds[]
  /** Keys of the rule that no entry has. */
  unknownKeys: string[]
}

/** One entry that stays, some of those that go because of it, and how many go. */
export type SameIds = { stays: string; goes: string[]; count: number }

const pageSize = 5000
/** More of one group nobody reads. */
const goesShown = 4

/** Reads the dataset once and finds what is to go. Memory: about 40 bytes an entry, whatever their size. */
export async function findDuplicates(
  queries: Queries,
  datasetId: string,
  rule: SamenessRule & { keep: 'first' | 'last' },
  {
    hash = hash64,
    examples = 0,
    onPage,
  }: { hash?: Hash | undefined; examples?: number; onPage?: () => Promise<void> } = {},
): Promise<Duplicates> {
  const textOf = samenessOf(rule)
  const kept = createKeptTable()
  const removed = packIds()
  const groups = new Map<number, SameIds>()
  const unknown = new Set(rule.keys ?? [])
  let scanned = 0
  let after: string | null = null
  for (;;) {
    const page = await pageOfEntries(queries, datasetId, { after, limit: pageSize, backwards: rule.keep === 'last' })
    if (page.length === 0) break
    await onPage?.()
    scanned += page.length
    after = page.at(-1)!.id

    const rows = page.map(({ id, data }) => {
      const parsed = parseExactJson(data) as Record<string, unknown>
      for (const key of unknown) if (Object.hasOwn(parsed, key)) unknown.delete(key)
      const text = textOf(parsed)
      return { id, text, first: hash(text), second: hash.second }
    })
    const texts = await textsOfCandidates(queries, datasetId, kept, rows, textOf)
    for (const row of rows) {
      const same = kept.find(row.first, row.second, (index) => texts.get(index) === row.text)
      if (same === null) texts.set(kept.add(row.id, row.first, row.second), row.text)
      else {
        removed.push(row.id)
        note(groups, same, examples, { stays: () => kept.idOf(same), goes: row.id })
      }
    }
  }
  return { scanned, removed, groups: [...groups.values()], unknownKeys: [...unknown] }
}

function note(
  groups: Map<number, SameIds>,
  index: number,
  most: number,
  { stays, goes }: { stays: () => string; goes: string },
): void {
  const known = groups.get(index)
  if (!known && groups.size >= most) return
  const group = known ?? { stays: stays(), goes: [], count: 0 }
  group.count++
  if (group.goes.length < goesShown) group.goes.push(goes)
  groups.set(index, group)
}

/** The texts of earlier entries that share a hash with one of these rows, read again to be compared. */
async function textsOfCandidates(
  queries: Queries,
  datasetId: string,
  kept: KeptTable,
  rows: { first: number; second: number }[],
  textOf: (data: Record<string, unknown>) => string,
): Promise<Map<number, string>> {
  const wanted = new Map<string, number>()
  for (const row of rows) {
    kept.find(row.first, row.second, (index) => {
      wanted.set(kept.idOf(index), index)
      return false
    })
  }
  const texts = new Map<number, string>()
  for (const [id, { data }] of await entriesById(queries, datasetId, [...wanted.keys()]))
    texts.set(wanted.get(id)!, textOf(parseExactJson(data) as Record<string, unknown>))
  return texts
}

export type PackedIds = { push(id: string): void; at(index: number): string; length: number }

/** UUIDs in 16 bytes each: a million of them as text would take five times as much. */
export function packIds(): PackedIds {
  let bytes = Buffer.allocUnsafe(16 * 1024)
  const packed: PackedIds = {
    length: 0,
    push(id) {
      if ((packed.length + 1) * 16 > bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)])
      bytes.write(id.replaceAll('-', ''), packed.length * 16, 'hex')
      packed.length++
    },
    at(index) {
      const hex = bytes.toString('hex', index * 16, index * 16 + 16)
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    },
  }
  return packed
}

type KeptTable = {
  /** The entry with this hash that satisfies the test. */
  find(first: number, second: number, test: (index: number) => boolean): number | null
  add(id: string, first: number, second: number): number
  idOf(index: number): string
}

/** An open-addressing table of hashes over the entries that stay. */
function createKeptTable(): KeptTable {
  const ids = packIds()
  let firsts = new Uint32Array(1024)
  let seconds = new Uint32Array(1024)
  // Index + 1 of an entry; 0 is an empty place. A power of two, at most half full.
  let places = new Uint32Array(2048)

  const place = (first: number, index: number) => {
    const mask = places.length - 1
    let at = first & mask
    while (places[at] !== 0) at = (at + 1) & mask
    places[at] = index + 1
  }
  const grow = () => {
    firsts = widen(firsts)
    seconds = widen(seconds)
    places = new Uint32Array(places.length * 2)
    for (let i = 0; i < ids.length; i++) place(firsts[i]!, i)
  }
  return {
    find(first, second, test) {
      const mask = places.length - 1
      for (let at = first & mask; places[at] !== 0; at = (at + 1) & mask) {
        const index = places[at]! - 1
        if (firsts[index] === first && seconds[index] === second && test(index)) return index
      }
      return null
    },
    add(id, first, second) {
      if (ids.length === firsts.length) grow()
      const index = ids.length
      ids.push(id)
      firsts[index] = first
      seconds[index] = second
      place(first, index)
      return index
    },
    idOf: (index) => ids.at(index),
  }
}

function widen(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2)
  wider.set(array)
  return wider
}
