import type { Relationship } from '../../question/catalog.ts'
import { kinWords, nameWords, pointingWords } from './heading-words.ts'
import { hashesOf, inclusionOf } from './inclusion.ts'
import type { ReadColumn, ReadTable } from './tables.ts'

export type RelationshipSuggestion = { relationship: Relationship; evidence: string }
type Keys = (table: ReadTable) => { primaryKey: string[]; uniqueKeys: string[][] }
type Link = { from: ReadTable; to: ReadTable; fromFields: string[]; toFields: string[]; evidence: string }

/** Which rows point at which: what the database declares, then what the values show. Many point at one, never the other way. */
export function suggestRelationships(tables: ReadTable[], keys: Keys): RelationshipSuggestion[] {
  const declared = tables.flatMap((table) => declaredLinks(table, tables, keys))
  const known = declared.map(({ from, fromFields }) => ({ from: from.name, fromFields }))
  return named([...declared, ...measuredLinks(tables, parentsOf(tables, keys), known, keys)])
}

/** Between tables of different sources that one statement can reach; `known` are those inside each. */
export function suggestRelationshipsAcross(
  tables: ReadTable[],
  keys: Keys,
  known: Pointer[],
): RelationshipSuggestion[] {
  const parents = parentsOf(tables, keys)
  return named(
    tables.flatMap((from) =>
      measuredLinks([from], (child) => parents(child).filter(({ to }) => to.source !== from.source), known, keys),
    ),
  )
}

type Pointer = Pick<Relationship, 'from' | 'fromFields'>

function measuredLinks(children: ReadTable[], parents: Parents, known: Pointer[], keys: Keys): Link[] {
  const taken = new Set(
    known.flatMap(({ from, fromFields }) => fromFields.map((field) => JSON.stringify([from, field]))),
  )
  return children.flatMap((from) =>
    from.columns
      .filter(({ column }) => !taken.has(JSON.stringify([from.name, column.name])))
      .flatMap((column) => measuredLink(from, column, parents, keys) ?? []),
  )
}

function declaredLinks(from: ReadTable, tables: ReadTable[], keys: Keys): Link[] {
  const byTarget = Map.groupBy(
    from.columns.filter(({ column }) => column.references),
    ({ column }) => column.references?.table ?? '',
  )
  return [...byTarget].flatMap(([name, columns]) => {
    const targets = tables.filter((table) => table.source === from.source && table.table.name === name)
    const to = targets.find(({ table }) => table.schema === from.table.schema) ?? targets[0]
    if (!to) return []
    const evidence = 'a foreign key of the database'
    const pairs = columns.map(({ column }) => [column.name, column.references?.column ?? ''] as const)
    const { primaryKey } = keys(to)
    // The columns of one key of several parts belong together; two columns that point at the same one are two relationships.
    const together =
      primaryKey.length > 1 &&
      primaryKey.length === pairs.length &&
      primaryKey.every((part) => pairs.some(([, target]) => target === part))
    if (together)
      return [
        { from, to, fromFields: pairs.map(([field]) => field), toFields: pairs.map(([, target]) => target), evidence },
      ]
    return pairs
      .filter(([, target]) => to.columns.some(({ column }) => column.name === target))
      .map(([field, target]) => ({ from, to, fromFields: [field], toFields: [target], evidence }))
  })
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

/** A column whose values all differ, so that another may point at it. */
type Parent = { to: ReadTable; parent: ReadColumn; isKey: boolean }
type Parents = (child: ReadColumn) => Parent[]

/** Of values that are all but 2 % in another column, one of the three with the smallest hashes is. */
const leastShare = 0.98
const looked = 3

/**
 * What a column may point at: what its heading speaks of, and, for texts, keys that hold some of its values. Found by words and
 * hashes, because a space of many wide tables has too many pairs to look at each.
 */
function parentsOf(tables: ReadTable[], keys: Keys): Parents {
  const byWord = new Map<string, Parent[]>()
  const byHash = new Map<number, Parent[]>()
  const put = <Key>(index: Map<Key, Parent[]>, key: Key, entry: Parent) => {
    const found = index.get(key)
    if (!found) index.set(key, [entry])
    else if (found.at(-1) !== entry) found.push(entry)
  }
  for (const to of tables) {
    if (to.table.kind === 'view') continue
    const { primaryKey, uniqueKeys } = keys(to)
    const single = new Set([primaryKey, ...uniqueKeys].filter((key) => key.length === 1).map(([name]) => name))
    for (const parent of to.columns) {
      const { name, type, profile } = parent.column
      if (!single.has(name)) continue
      // Beside a key, what differs by chance (an address) is pointed at only by the table's own name.
      const entry = { to, parent, isKey: primaryKey.length === 0 || primaryKey[0] === name }
      for (const words of [to.about, ownWords(parent)])
        if (words.length > 0) put(byWord, `${type} ${words.at(-1)}`, entry)
      if (type === 'text' && entry.isKey && profile) for (const hash of hashesOf(profile)) put(byHash, hash, entry)
    }
  }
  return ({ about, column: { type, profile } }) => {
    const named = byWord.get(`${type} ${about.at(-1)}`) ?? []
    if (type !== 'text' || !profile) return named
    const held = [...hashesOf(profile).subarray(0, looked)].flatMap((hash) => byHash.get(hash) ?? [])
    return [...new Set([...named, ...held])]
  }
}

function measuredLink(from: ReadTable, child: ReadColumn, parents: Parents, keys: Keys): Link | null {
  if (
    (child.column.type !== 'integer' && child.column.type !== 'text') ||
    !child.column.profile ||
    child.column.profile.distinct < 2
  )
    return null
  const own = keys(from)
  // A column that is called after its own table numbers that table's rows.
  if (child.about.length > 0 && child.about.join(' ') === from.about.join(' ')) return null
  const isOwnKey = own.primaryKey.length === 1 && own.primaryKey[0] === child.column.name
  const candidates = parents(child).flatMap(({ to, parent, isKey }) => {
    const score = to === from ? null : linkScore(child, to, parent, isOwnKey)
    return score && (isKey || score.score >= 20) ? [{ to, parent, ...score }] : []
  })
  const best = candidates.sort((a, b) => b.score - a.score)[0] ?? linkToOwn(from, child, own.primaryKey)
  // Two that are equally good: the values cannot tell, so nothing is said.
  if (!best || candidates.some((other) => other !== best && other.to !== best.to && other.score === best.score))
    return null
  return {
    from,
    to: best.to,
    fromFields: [child.column.name],
    toFields: [best.parent.column.name],
    evidence: best.evidence,
  }
}

/** A row may belong to another of its table (`answers_to`, `parent_id`); small numbers are in every numbering, so the heading has to say so. */
function linkToOwn(from: ReadTable, child: ReadColumn, [key, ...others]: string[]) {
  const parent = from.columns.find(({ column }) => column.name === key)
  if (!parent?.column.profile || !child.column.profile || others.length > 0 || parent === child) return undefined
  if (parent.column.type !== child.column.type || !saysKin(child, from)) return undefined
  const inclusion = inclusionOf(child.column.profile, parent.column.profile)
  if (!inclusion || inclusion.share < leastShare) return undefined
  const evidence = `${percent(inclusion.share)} of the values of ${child.column.name} are in ${parent.column.name} of the same table`
  return { to: from, parent, score: 0, evidence }
}

/** `parent`, `parent_id`, `answers_to`, `previous_order_id` in orders. */
function saysKin({ about, heading: { words } }: ReadColumn, { about: table }: ReadTable): boolean {
  if (pointingWords.has(words.at(-1) ?? '') && words.length > 1) return true
  if (about.length > 0 && about.every((word) => kinWords.has(word))) return true
  const before = about.slice(0, -table.length)
  return table.length > 0 && before.length > 0 && about.slice(-table.length).join(' ') === table.join(' ')
}

const ownWords = (parent: ReadColumn): string[] => parent.about.filter((word) => !nameWords.has(word))

/** How a column's heading speaks of another table: not at all (0), by the name of its key (1), or by its own name (2). */
function nameScore(child: ReadColumn, to: ReadTable, parent: ReadColumn): number {
  const mine = child.about
  const table = to.about
  const theirs = ownWords(parent)
  const endsIn = (words: string[]) =>
    words.length > 0 &&
    words.length <= mine.length &&
    words.every((word, at) => mine[mine.length - words.length + at] === word)
  if (endsIn(table)) return 2
  if (theirs.length > 0 && endsIn(theirs))
    return child.column.name.toLowerCase() === parent.column.name.toLowerCase() ? 2 : 1
  return 0
}

function linkScore(
  child: ReadColumn,
  to: ReadTable,
  parent: ReadColumn,
  isOwnKey: boolean,
): { score: number; evidence: string } | null {
  const { column: a, shape } = child
  const { column: b } = parent
  if (!a.profile || !b.profile || !shape) return null
  const names = nameScore(child, to, parent)
  // Small whole numbers are in every numbering; only a name tells whose they are.
  if (names === 0 && a.type === 'integer') return null
  const inclusion = inclusionOf(a.profile, b.profile)
  if (inclusion) {
    if (inclusion.share < 0.9) return null
    // A key of the same rows in two tables: the smaller set points at the larger.
    if (isOwnKey && (a.profile.distinct >= b.profile.distinct || names === 0)) return null
    if (names === 0 && (inclusion.measured < 5 || inclusion.share < leastShare || shape.unique)) return null
    return {
      score: names * 10 + inclusion.share,
      evidence: `${percent(inclusion.share)} of the values of ${a.name} are in ${to.name}.${b.name}, where all differ`,
    }
  }
  const inRange =
    a.type === 'integer' &&
    isWithin(a.profile.min, b.profile.min, b.profile.max) &&
    isWithin(a.profile.max, b.profile.min, b.profile.max)
  if (names < 2 || isOwnKey || (a.type === 'integer' && !inRange && !b.profile.sampled)) return null
  return { score: names * 10, evidence: `${a.name} is called after ${to.name}, whose ${b.name} all differ` }
}

const isWithin = (value: unknown, low: unknown, high: unknown) =>
  typeof value === 'number' && typeof low === 'number' && typeof high === 'number' && value >= low && value <= high

/** `orders_to_customers`; with the column where two lead to the same table. */
function named(links: Link[]): RelationshipSuggestion[] {
  const plain = (link: Link) => `${link.from.name}_to_${link.to.name}`
  const counts = Map.groupBy(links, plain)
  return links.map((link) => {
    const { from, to, fromFields, toFields, evidence } = link
    const alone = counts.get(plain(link))?.length === 1
    const name = alone ? plain(link) : `${plain(link)}_by_${fromFields.join('_')}`
    const role = from.columns.find(({ column }) => column.name === fromFields[0])?.about ?? []
    const synonyms = alone || role.length === 0 ? [] : [role.join(' ')]
    return { relationship: { name, from: from.name, to: to.name, fromFields, toFields, synonyms }, evidence }
  })
}
