import { type RawBuilder, sql } from 'kysely'
import { madeAt } from '../../platform/clock.ts'
import type { Database, Engine, Queries } from '../../platform/database/open.ts'
import { fitting } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { newId } from '../../platform/ids.ts'
import type { Comparison, EntryFilter } from './datasets.contract.ts'
import { isSeen } from './long-changes.store.ts'

export type Contents = {
  datasetId: string
  teamId: string
  entries: number
  /** Grows with every change of the entries. */
  version: number
  lastEntryId: string | null
}
type EntryTable = { datasetId: string; id: string; data: string; createdAt: string; updatedAt: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    dataset_contents: Contents
    dataset_entries: EntryTable
  }
}

export type EntryRow = Omit<EntryTable, 'datasetId'>
/** The data is JSON as it is kept: to read and write a page of long entries again would take long. */
export const entryJson = ({ id, data, createdAt, updatedAt }: EntryRow): string =>
  `{"id":"${id}","data":${data},"createdAt":"${createdAt}","updatedAt":"${updatedAt}"}`
export type Extent = Pick<Contents, 'entries' | 'version'>

/** Below the number of bound values that either engine takes; with more ids, PostgreSQL reads the whole table instead of its key. */
const rowsPerInsert = 500
const idsPerStatement = 500

/** The datasets themselves are looked up with their team first; these are reached only with the id of one that was found. */
export async function contentsOf(queries: Queries, datasetIds: string[]): Promise<Map<string, Extent>> {
  const found = new Map<string, Extent>()
  for (let i = 0; i < datasetIds.length; i += idsPerStatement) {
    const rows = await queries
      .selectFrom('dataset_contents')
      .select(['datasetId', 'entries', 'version'])
      .where('datasetId', 'in', datasetIds.slice(i, i + idsPerStatement))
      .execute()
    for (const { datasetId, entries, version } of rows) found.set(datasetId, { entries, version })
  }
  return found
}

/** Within a transaction: other writers of this dataset wait until it ends. */
export async function lockContents(queries: Queries, teamId: string, datasetId: string): Promise<Contents> {
  return queries
    .insertInto('dataset_contents')
    .values({ datasetId, teamId, entries: 0, version: 0, lastEntryId: null })
    .onConflict((conflict) => conflict.column('datasetId').doUpdateSet({ teamId }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setContents(queries: Queries, contents: Contents): Promise<void> {
  const { datasetId, ...values } = contents
  await queries.updateTable('dataset_contents').set(values).where('datasetId', '=', datasetId).execute()
}

/** Adds the texts in their order, after all there are; answers how many there are then. */
export async function appendEntries(
  queries: Queries,
  contents: Contents,
  texts: readonly string[],
  now: string,
): Promise<Contents> {
  const after = {
    ...contents,
    lastEntryId: await insertEntries(queries, contents, texts, now),
    entries: contents.entries + texts.length,
    version: contents.version + 1,
  }
  await setContents(queries, after)
  return after
}

/** The entries alone, after the last that there is; answers which is the last then. */
export async function insertEntries(
  queries: Queries,
  { datasetId, lastEntryId }: Pick<Contents, 'datasetId' | 'lastEntryId'>,
  texts: readonly string[],
  now: string,
): Promise<string | null> {
  // Ids keep the order in which entries came, also when another instance's clock runs ahead.
  const last = lastEntryId ? timeOfId(lastEntryId) : 0
  let id = lastEntryId
  for (let from = 0, count: number; from < texts.length; from += count) {
    const some = texts.slice(from, from + rowsPerInsert)
    count = fitting(some.map((text) => text.length))
    const rows = some.slice(0, count).map((data) => {
      id = newId(Math.max(Date.now(), last + 1))
      return { datasetId, id, data, ...madeAt(now) }
    })
    await queries.insertInto('dataset_entries').values(rows).execute()
  }
  return id
}

/** Known without reading the text itself. */
const bytesOfEntry = sql<number>`octet_length(data)`

export async function bytesOfEntries(queries: Queries, datasetId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom('dataset_entries')
    .select(sql<number | string | null>`sum(octet_length(data))`.as('bytes'))
    .where('datasetId', '=', datasetId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

export async function removeEntry(queries: Queries, contents: Contents, id: string): Promise<void> {
  await queries.deleteFrom('dataset_entries').where('datasetId', '=', contents.datasetId).where('id', '=', id).execute()
  await setContents(queries, { ...contents, entries: contents.entries - 1, version: contents.version + 1 })
}

export async function dropContentsRow(queries: Queries, datasetId: string): Promise<void> {
  await queries.deleteFrom('dataset_contents').where('datasetId', '=', datasetId).execute()
}

/** Pages that hold nothing any more go back to the disk, which may be full: a few at a time, for each step takes some room itself. */
export async function giveBack(queries: Queries): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(queries)
    const free = rows[0]?.freelist_count ?? 0
    // A file of an earlier version keeps its pages, for what comes next.
    if (free === 0 || free >= before) return
    before = free
    await sql`pragma incremental_vacuum(500)`.execute(queries)
  }
}

export const datasetsWithContents = async (queries: Queries): Promise<{ teamId: string; datasetId: string }[]> =>
  queries.selectFrom('dataset_contents').select(['teamId', 'datasetId']).execute()

export const findEntry = (queries: Queries, datasetId: string, id: string): Promise<EntryRow | undefined> =>
  queries
    .selectFrom('dataset_entries')
    .select(['id', 'data', 'createdAt', 'updatedAt'])
    .where((where) => equal(where, { datasetId, id }))
    .where(isSeen(datasetId))
    .executeTakeFirst()

export async function changeEntry(
  queries: Queries,
  contents: Contents,
  id: string,
  data: string,
  now: string,
): Promise<void> {
  await queries
    .updateTable('dataset_entries')
    .set({ data, updatedAt: now })
    .where((where) => equal(where, { datasetId: contents.datasetId, id }))
    .execute()
  await setContents(queries, { ...contents, version: contents.version + 1 })
}

/** In the order they came, or the other way round; fewer than `limit` where they are long, but none only at the end. */
export async function pageOfEntries(
  queries: Queries,
  datasetId: string,
  { after, limit, backwards = false }: { after: string | null; limit: number; backwards?: boolean },
): Promise<{ id: string; data: string }[]> {
  const seen = queries
    .selectFrom('dataset_entries')
    .where('datasetId', '=', datasetId)
    .where(isSeen(datasetId))
    .$if(after !== null, (query) => query.where('id', backwards ? '<' : '>', after!))
    .orderBy('id', backwards ? 'desc' : 'asc')
  const sizes = await seen
    .select(['id', bytesOfEntry.as('bytes')])
    .limit(limit)
    .execute()
  const last = sizes[fitting(sizes.map(({ bytes }) => bytes)) - 1]
  if (!last) return []
  return seen
    .select(['id', 'data'])
    .where('id', backwards ? '>=' : '<=', last.id)
    .execute()
}

export async function entriesById(queries: Queries, datasetId: string, ids: string[]): Promise<Map<string, EntryRow>> {
  const rows = new Map<string, EntryRow>()
  for (let i = 0; i < ids.length; i += idsPerStatement) {
    const some = await queries
      .selectFrom('dataset_entries')
      .select(['id', 'data', 'createdAt', 'updatedAt'])
      .where('datasetId', '=', datasetId)
      .where('id', 'in', ids.slice(i, i + idsPerStatement))
      .execute()
    for (const row of some) rows.set(row.id, row)
  }
  return rows
}

export type EntryList = {
  limit: number
  /** After this entry, in the order they came. Not together with `sort`. */
  after?: string | undefined
  /** Rows to pass over, with `sort`. */
  offset?: number | undefined
  filter?: EntryFilter | undefined
  sort?: { field: string; descending: boolean } | undefined
}

/** At most `limit` of them, fewer where they are long; `next` is what `after`, or with `sort` the offset, is for those that follow. */
export async function listEntries(
  { queries, engine }: Pick<Database, 'queries' | 'engine'>,
  datasetId: string,
  { limit, after, offset = 0, filter = {}, sort }: EntryList,
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const fields = fieldReader(engine)
  let query = queries
    .selectFrom('dataset_entries')
    .select(['id', bytesOfEntry.as('bytes')])
    .where('datasetId', '=', datasetId)
    .where(isSeen(datasetId))
    .limit(limit + 1)
  for (const [field, wanted] of Object.entries(filter)) {
    const comparison: Comparison = typeof wanted === 'object' && wanted !== null ? wanted : { eq: wanted }
    for (const condition of conditionsOf(fields, field, comparison)) query = query.where(condition)
  }
  if (after !== undefined) query = query.where('id', '>', after)
  if (sort) {
    const direction = sort.descending ? sql`desc` : sql`asc`
    const { kind, number, text } = fields(sort.field)
    query = query
      .orderBy(sql`case ${kind} when 'number' then 0 when 'text' then 1 when 'none' then 3 else 2 end`)
      .orderBy(sql`${number} ${direction}`)
      .orderBy(sql`${text} ${direction}`)
      .offset(offset)
  }
  const found = await query.orderBy('id').execute()
  const ids = found.map(({ id }) => id).slice(0, Math.min(limit, fitting(found.map(({ bytes }) => bytes))))
  const byId = await entriesById(queries, datasetId, ids)
  const next = sort ? String(offset + ids.length) : ids.at(-1)!
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next: found.length > ids.length ? next : null }
}

type Field = {
  /** `number`, `text`, `boolean`, `none` (null or missing) or `other`. */
  kind: RawBuilder<string>
  /** Null for what is no number. */
  number: RawBuilder<number | null>
  /** The digits of a number as they are kept. */
  digits: RawBuilder<string | null>
  text: RawBuilder<string | null>
}

/** How each engine looks into an entry. A field's name is a bound value, so it can be anything. */
function fieldReader(engine: Engine): (name: string) => Field {
  if (engine === 'sqlite') {
    return (name) => {
      const one = (expression: RawBuilder<unknown>) =>
        sql`(select ${expression} from json_each(dataset_entries.data) f where f.key = ${name})`
      const kind = sql<string>`coalesce(${one(sql`case f.type when 'integer' then 'number' when 'real' then 'number' when 'text' then 'text' when 'true' then 'boolean' when 'false' then 'boolean' when 'null' then 'none' else 'other' end`)}, 'none')`
      return {
        kind,
        number: one(sql`case when f.type in ('integer', 'real') then f.value end`) as RawBuilder<number | null>,
        digits: one(sql`case f.type when 'integer' then dataset_entries.data -> f.fullkey end`) as RawBuilder<
          string | null
        >,
        text: one(
          sql`case f.type when 'text' then f.value when 'true' then 'true' when 'false' then 'false' end`,
        ) as RawBuilder<string | null>,
      }
    }
  }
  return (name) => {
    const type = sql`json_typeof(dataset_entries.data::json -> ${name}::text)`
    const value = sql`dataset_entries.data::json ->> ${name}::text`
    return {
      kind: sql<string>`case ${type} when 'number' then 'number' when 'string' then 'text' when 'boolean' then 'boolean' when 'object' then 'other' when 'array' then 'other' else 'none' end`,
      number: sql<number | null>`case when ${type} = 'number' then (${value})::numeric end`,
      digits: sql<string | null>`case when ${type} = 'number' then (${value}) end`,
      text: sql<string | null>`case when ${type} in ('string', 'boolean') then (${value}) collate "C" end`,
    }
  }
}

const operators = { lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const

function conditionsOf(
  fields: ReturnType<typeof fieldReader>,
  name: string,
  comparison: Comparison,
): RawBuilder<boolean>[] {
  const field = fields(name)
  const equals = (value: string | number | bigint | boolean | null): RawBuilder<boolean> => {
    if (value === null) return sql<boolean>`${field.kind} = 'none'`
    // By their digits: SQLite's own integers end at 64 bits.
    if (typeof value === 'bigint') return sql<boolean>`coalesce(${field.digits} = ${String(value)}, false)`
    if (typeof value === 'number')
      return sql<boolean>`coalesce(${field.number} = ${sql.lit(Number.isFinite(value) ? value : 0)}, false)`
    const kind = typeof value === 'boolean' ? 'boolean' : 'text'
    return sql<boolean>`(${field.kind} = ${kind} and coalesce(${field.text} = ${String(value)}, false))`
  }
  const conditions: RawBuilder<boolean>[] = []
  if (comparison.eq !== undefined) conditions.push(equals(comparison.eq))
  if (comparison.ne !== undefined) conditions.push(sql<boolean>`not ${equals(comparison.ne)}`)
  for (const [word, operator] of Object.entries(operators) as [keyof typeof operators, RawBuilder<unknown>][]) {
    const bound = comparison[word]
    if (typeof bound === 'number' || typeof bound === 'bigint')
      conditions.push(sql<boolean>`${field.number} ${operator} ${sql.raw(String(bound))}`)
    else if (bound !== undefined)
      conditions.push(sql<boolean>`(${field.kind} = 'text' and ${field.text} ${operator} ${bound})`)
  }
  if (comparison.contains !== undefined) {
    const pattern = `%${comparison.contains.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql<boolean>`lower(${field.text}) like ${pattern} escape '\\'`)
  }
  return conditions
}
