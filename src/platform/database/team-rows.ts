import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Queries } from './open.ts'
import { fitting, newestFirst, type PageWanted, readInTurns } from './page-by-id.ts'
import { changesAny } from './statements.ts'
import type { Tables } from './tables.ts'

type Owned = { id: string; teamId: string }
type TeamTable = { [Name in keyof Tables]: Tables[Name] extends Owned ? Name : never }[keyof Tables]
/** Columns that may hold much: of their table no more is read at once than a page has, and the one row that tells of others. */
type Long<Name extends TeamTable> = readonly (keyof Tables[Name] & string)[]
type Change<Name extends TeamTable> = Partial<Omit<Tables[Name], keyof Owned>>

/** What these columns of a row hold, which is known without reading them. */
export const bytesIn = (columns: readonly string[]): RawBuilder<number> =>
  sql<number>`${sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  )}`

type Selected = SelectQueryBuilder<{ rows: { id: string } }, 'rows', { id: string; bytes: number }>

/** The rows of a query that may be long, in its order: found with what their `long` columns hold, and then read in turns. */
export async function longRows<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, object>,
  long: readonly string[],
  select: (rows: typeof query) => SelectQueryBuilder<DB, From, Row>,
  most = (sizes: number[]) => sizes.length,
): Promise<Row[]> {
  // Kysely knows no columns of a table that is a type parameter.
  const rows = query as unknown as Selected
  const found = await rows.select(['id', bytesIn(long).as('bytes')]).execute()
  const read = found.slice(0, most(found.map(({ bytes }) => bytes)))
  return readInTurns(read, (some) => {
    const ids = some.map(({ id }) => id)
    return select(rows.where('id', 'in', ids) as unknown as typeof query).execute() as Promise<Row[]>
  })
}

/** A page of them, of which no more is read than it has, and the one row that tells of others. */
export const longPage = <DB, From extends keyof DB>(
  query: SelectQueryBuilder<DB, From, object>,
  long: readonly string[],
  page: PageWanted,
  order = newestFirst,
) =>
  longRows(
    order(page)(query),
    long,
    (rows) => rows.selectAll(),
    (sizes) => fitting(sizes) + 1,
  )

/** What stores do alike with the rows of a team. Another team's id finds nothing. */
export function teamRows<Name extends TeamTable>(database: Queries, table: Name, long: Long<Name> = []) {
  const rows = rowsOf(database, table, long)
  return {
    /** Newest first; without a page, as many as a page can hold. */
    list: (teamId: string, page?: PageWanted) => rows.list({ teamId }, page),
    count: (teamId: string, queries?: Queries) => rows.count({ teamId }, queries),
    find: (teamId: string, id: string, queries?: Queries) => rows.find({ teamId, id }, queries),
    insert: rows.insert,
    update: (teamId: string, id: string, change: Change<Name>, queries?: Queries) =>
      rows.update({ teamId, id }, change, queries),
    /** Whether there was one. */
    remove: (teamId: string, id: string, queries?: Queries) => rows.remove({ teamId, id }, queries),
  }
}

/** The same for rows that belong to something of the team, which `owner` names: its id is part of every look-up. */
export function teamRowsIn<Name extends TeamTable>(
  database: Queries,
  table: Name,
  owner: keyof Tables[Name] & string,
  { order = newestFirst, long = [] }: { order?: typeof newestFirst; long?: Long<Name> } = {},
) {
  const rows = rowsOf(database, table, long)
  return {
    list: (teamId: string, ownerId: string, page?: PageWanted) => rows.list({ teamId, [owner]: ownerId }, page, order),
    find: (teamId: string, ownerId: string, id: string, queries?: Queries) =>
      rows.find({ teamId, [owner]: ownerId, id }, queries),
    insert: rows.insert,
    /** Only while it still has these `values`. */
    update: (teamId: string, ownerId: string, id: string, change: Change<Name>, values: Change<Name> = {}) =>
      rows.update({ ...values, teamId, [owner]: ownerId, id }, change),
    remove: (teamId: string, ownerId: string, id: string) => rows.remove({ teamId, [owner]: ownerId, id }),
  }
}

function rowsOf<Name extends TeamTable>(database: Queries, table: Name, long: Long<Name>) {
  type Row = Tables[Name]
  type Key = { teamId: string; id?: string }
  // Kysely knows no table whose name is a type parameter: to it, all are called `rows` here.
  const rows = table as unknown as 'rows'
  const on = (queries: Queries) => queries as unknown as Kysely<{ rows: Owned }>
  return {
    async list(key: Key, page: PageWanted = { limit: 1000 }, order = newestFirst): Promise<Row[]> {
      const of = on(database)
        .selectFrom(rows)
        .where((where) => where.and(key))
      const found = long.length > 0 ? longPage(of, long, page, order) : order(page)(of.selectAll()).execute()
      return found as Promise<unknown[]> as Promise<Row[]>
    },

    async count(key: Key, queries: Queries = database): Promise<number> {
      const { n } = await on(queries)
        .selectFrom(rows)
        .select((select) => select.fn.countAll<number>().as('n'))
        .where((where) => where.and(key))
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    find: (key: Key, queries: Queries = database) =>
      on(queries)
        .selectFrom(rows)
        .selectAll()
        .where((where) => where.and(key))
        .executeTakeFirst() as Promise<Row | undefined>,

    async insert(row: Row, queries: Queries = database): Promise<void> {
      await on(queries).insertInto(rows).values(row).execute()
    },

    update: (key: Key, change: Change<Name>, queries: Queries = database) =>
      on(queries)
        .updateTable(rows)
        .set(change)
        .where((where) => where.and(key))
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,

    remove: (key: Key, queries: Queries = database): Promise<boolean> =>
      on(queries)
        .deleteFrom(rows)
        .where((where) => where.and(key))
        .$call(changesAny),
  }
}
