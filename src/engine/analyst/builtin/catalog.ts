import { dateInCell } from '../../reader/words/dates.ts'
import { identifierStems, identifierWords, singular, spoken, stem } from '../../reader/words/words.ts'
import type { ColumnProfile, ColumnType, SourceColumn } from '../../schema.ts'
import type { DescribedSource, EngineName } from '../tool-contract.ts'

/** The described sources, as the analyst thinks of them: what each column is for, and how tables hang together. */
export type Role = 'key' | 'measure' | 'date' | 'calendar' | 'name' | 'dimension' | 'flag' | 'other'

export type Column = {
  table: Table
  name: string
  /** As a person would say it. */
  spoken: string
  stems: string[]
  type: ColumnType
  role: Role
  unique: boolean
  profile: ColumnProfile | null
}

/** A key of one table that points at another: the child's side and the parent's side. */
export type Link = { from: Column; to: Column }

export type Table = {
  source: string
  engine: EngineName
  schemaName: string | null
  schema: string | null
  name: string
  view: boolean
  rows: number | null
  /** What one row is: "order line", "customer". */
  entity: string
  stems: string[]
  columns: Column[]
  key: Column | null
  /** Columns that name a row to a person: a title, or a first and a last name. */
  names: Column[]
  parents: Link[]
}

export type Catalog = { tables: Table[]; today: string }

const numeric = (type: ColumnType) => type === 'integer' || type === 'real' || type === 'decimal'
export const isNumeric = (column: Column): boolean => numeric(column.type)

const idLike = /(?:^|_|\b)(?:id|key|uuid|guid|fips|fp|zip|postal ?code|code)$/i
const calendarNames =
  /^(?:year|month|day|weekday|quarter|week|season|day_of_week|date_of_month|hour|decade|period code|decade code)$|(?:^|_)year$/i

const looksLikeDates = (profile: ColumnProfile | null) =>
  !!profile &&
  profile.top.length > 0 &&
  profile.top.every(
    (t) => typeof t.value === 'string' && /\d{4}-\d\d?-\d\d?/.test(t.value) && dateInCell(t.value) !== null,
  )

const yesNo = (profile: ColumnProfile | null) =>
  !!profile &&
  profile.top.length === 2 &&
  profile.distinct === 2 &&
  profile.top.every((t) => /^(?:yes|no|y|n|true|false|1|0)$/i.test(String(t.value)))

/** The value of a flag column that means yes, or no. */
export const flagValue = (column: Column, yes: boolean): string | number | boolean => {
  if (column.type === 'boolean') return yes
  if (column.type !== 'text') return yes ? 1 : 0
  const found = column.profile?.top.find((t) => /^(?:yes|y|true|1)$/i.test(String(t.value)) === yes)
  return found?.value ?? (yes ? 'Yes' : 'No')
}

const isFlag = (column: SourceColumn) =>
  (column.type === 'text' && yesNo(column.profile)) ||
  column.type === 'boolean' ||
  (numeric(column.type) && column.profile?.distinct === 2 && column.profile.min === 0 && column.profile.max === 1)

const roleOf = (column: SourceColumn, words: string[], unique: boolean): Role => {
  if (column.type === 'date' || column.type === 'datetime') return 'date'
  if (column.type === 'blob' || column.type === 'json') return 'other'
  if (column.primaryKey && (numeric(column.type) || words.at(-1) === 'id')) return 'key'
  if (column.references || idLike.test(column.name) || /[a-z](?:Id|ID)$/.test(column.name)) return 'key'
  if (isFlag(column)) return 'flag'
  if (numeric(column.type)) {
    if (calendarNames.test(column.name)) return 'calendar'
    return 'measure'
  }
  if (column.type === 'text' && looksLikeDates(column.profile)) return 'date'
  if (calendarNames.test(column.name)) return 'calendar'
  if (unique || /(?:^|_| )(?:name|title)$/i.test(column.name) || /[a-z](?:Name|Title)$/.test(column.name)) return 'name'
  return column.type === 'text' || column.type === 'other' || column.type === 'time' ? 'dimension' : 'other'
}

/** `candy_data` holds candies, `us_births_2000_2014` births. */
const tableStems = (name: string): string[] => {
  const all = identifierStems(name)
  const telling = all.filter((s) => !/^(?:data|dataset|table|sheet|list|csv|export|tbl|dim|fact|\d+)$/.test(s))
  return telling.length > 0 ? telling : all
}

const nameColumns = (table: Table): Column[] => {
  const find = (test: (words: string[]) => boolean) =>
    table.columns.find((c) => c.type === 'text' && test(identifierWords(c.name)))
  const first = find((w) => /^first ?name$/.test(w.join(' ')))
  const last = find((w) => /^(?:last|sur) ?name$/.test(w.join(' ')))
  if (first && last) return [first, last]
  const entity = table.stems.at(-1)
  const own =
    find((w) => w.length === 1 && (w[0] === 'name' || w[0] === 'title')) ??
    find((w) => w.length === 1 && stem(w[0] ?? '') === entity) ??
    find((w) => w.length === 2 && stem(w[0] ?? '') === entity && (w[1] === 'name' || w[1] === 'title')) ??
    find((w) => /^(?:company|full|display|competitor|player) ?name$|^competitorname$/.test(w.join(' '))) ??
    table.columns.find(
      (c) => c.type === 'text' && c.unique && /^(?:name|title)$/.test(identifierWords(c.name).at(-1) ?? ''),
    ) ??
    find((w) => w.at(-1) === 'description') ??
    table.columns.find((c) => c.type === 'text' && c.unique && c.role !== 'key')
  return own ? [own] : []
}

/** Links that the file does not declare: a column that bears the name of another table's key. */
const guessLinks = (table: Table, tables: Table[]): Link[] => {
  const links: Link[] = []
  for (const column of table.columns) {
    if (column.role !== 'key' || column === table.key) continue
    if (table.parents.some((link) => link.from === column)) continue
    const words = identifierWords(column.name)
    for (const other of tables) {
      if (other === table || other.view || other.source !== table.source || !other.key) continue
      const key = other.key
      const sameName = key.name.toLowerCase() === column.name.toLowerCase() && words.length > 1
      const entity = words.slice(0, -1).map(stem).join(' ')
      const byEntity =
        entity !== '' &&
        entity === other.stems.join(' ') &&
        (key.name.toLowerCase() === 'id' || key.name.toLowerCase() === column.name.toLowerCase())
      if ((sameName || byEntity) && key.unique) {
        links.push({ from: column, to: key })
        break
      }
    }
  }
  return links
}

export const buildCatalog = (sources: DescribedSource[], today: string): Catalog => {
  const tables: Table[] = []
  for (const source of sources) {
    for (const part of source.parts) {
      for (const raw of part.tables) {
        if (raw.hidden) continue
        const words = identifierWords(raw.name)
        const entityWords = [...words.slice(0, -1), singular(words.at(-1) ?? raw.name)]
        const table: Table = {
          source: source.source,
          engine: source.engine,
          schemaName: part.schemaName,
          schema: raw.schema,
          name: raw.name,
          view: raw.kind === 'view',
          rows: raw.rows,
          entity: entityWords.join(' '),
          stems: tableStems(raw.name),
          columns: [],
          key: null,
          names: [],
          parents: [],
        }
        for (const column of raw.columns) {
          const name = column.label ?? column.name
          const unique =
            column.primaryKey && raw.columns.filter((c) => c.primaryKey).length === 1
              ? true
              : !!column.profile &&
                !column.profile.sampled &&
                column.profile.rows > 1 &&
                column.profile.nulls === 0 &&
                column.profile.distinct === column.profile.rows
          table.columns.push({
            table,
            name: column.name,
            spoken: spoken(name),
            stems: identifierStems(name),
            type: column.type,
            role: roleOf(column, identifierWords(column.name), unique),
            unique,
            profile: column.profile,
          })
        }
        const declared = raw.columns.findIndex((c) => c.primaryKey)
        const single = raw.columns.filter((c) => c.primaryKey).length === 1
        table.key =
          (single ? table.columns[declared] : undefined) ??
          table.columns.find(
            (c) =>
              c.role === 'key' &&
              c.unique &&
              (c.name.toLowerCase() === 'id' || c.stems[0] === table.stems.at(-1) || c === table.columns[0]),
          ) ??
          null
        table.names = nameColumns(table)
        tables.push(table)
      }
      for (const raw of part.tables) {
        const table = tables.find(
          (t) =>
            t.name === raw.name &&
            t.schema === raw.schema &&
            t.schemaName === part.schemaName &&
            t.source === source.source,
        )
        for (const column of raw.columns) {
          if (!column.references || !table) continue
          const target = column.references
          const parent = tables.find(
            (t) =>
              t.name.toLowerCase() === target.table.toLowerCase() &&
              t.source === source.source &&
              t.schemaName === part.schemaName,
          )
          const to = parent?.columns.find((c) => c.name.toLowerCase() === target.column.toLowerCase())
          const from = table.columns.find((c) => c.name === column.name)
          if (from && to && parent !== table) table.parents.push({ from, to })
        }
      }
    }
  }
  for (const table of tables) if (!table.view) table.parents.push(...guessLinks(table, tables))
  return { tables, today }
}

/** The links that lead from a table up to another, nearest first; null when there is no such way. */
export const pathUp = (from: Table, to: Table): Link[] | null => {
  const known = paths.get(from) ?? new Map<Table, Link[] | null>()
  paths.set(from, known)
  const found = known.get(to)
  if (found !== undefined) return found
  const path = searchUp(from, to)
  known.set(to, path)
  return path
}

const paths = new WeakMap<Table, Map<Table, Link[] | null>>()

const searchUp = (from: Table, to: Table): Link[] | null => {
  if (from === to) return []
  const queue: { table: Table; path: Link[] }[] = [{ table: from, path: [] }]
  const seen = new Set([from])
  for (let item = queue.shift(); item; item = queue.shift()) {
    for (const link of item.table.parents) {
      const next = link.to.table
      if (next === to) return [...item.path, link]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push({ table: next, path: [...item.path, link] })
    }
  }
  return null
}

/** The nearest table from which all the given ones can be reached upward: the one whose rows can be counted without doubling. */
export const commonChild = (tables: Table[], catalog: Catalog): Table | null => {
  let best: { table: Table; cost: number } | null = null
  for (const table of catalog.tables) {
    if (table.view) continue
    let cost = 0
    let ok = true
    for (const target of tables) {
      const path = pathUp(table, target)
      if (!path) {
        ok = false
        break
      }
      cost += path.length
    }
    if (ok && (!best || cost < best.cost)) best = { table, cost }
  }
  return best?.table ?? null
}
