import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'

type ChangeTable = {
  datasetId: string
  holder: string
  heldUntil: number
  /** Before, whatever is found half done is undone; after, it is finished. */
  isDecided: number
  /** Entries with greater ids than this one are seen ... */
  seenAfter: string
  /** ... up to this one. */
  seenUpTo: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    dataset_changes: ChangeTable
    dataset_removals: { datasetId: string; id: string }
  }
}

export type LongChange = ChangeTable

/** Ids are hexadecimal: this stands before all of them, */
export const beforeAll = ''
/** and this after, whatever the order of letters. */
export const afterAll = 'z'

/** Which entries of a dataset are there for those who read: all, but for what a change under way has not shown yet, or taken away. */
export function isSeen(datasetId: string): RawBuilder<boolean> {
  const said = (column: keyof ChangeTable) =>
    sql`(select ${sql.ref(column)} from dataset_changes where "datasetId" = ${datasetId})`
  return sql<boolean>`dataset_entries.id > coalesce(${said('seenAfter')}, ${sql.lit(beforeAll)})
    and dataset_entries.id <= coalesce(${said('seenUpTo')}, ${sql.lit(afterAll)})
    and (coalesce(${said('isDecided')}, 0) = 0 or not exists (
      select 1 from dataset_removals r where r."datasetId" = ${datasetId} and r.id = dataset_entries.id))`
}

export const findChange = (queries: Queries, datasetId: string): Promise<LongChange | undefined> =>
  queries.selectFrom('dataset_changes').selectAll().where('datasetId', '=', datasetId).executeTakeFirst()

/** Those whose holder has not been heard of for too long. */
export const abandonedChanges = (queries: Queries, now: number): Promise<LongChange[]> =>
  queries.selectFrom('dataset_changes').selectAll().where('heldUntil', '<', now).execute()

/** For a start of the only process that there can be: nobody holds anything any more. */
export async function abandonAllChanges(queries: Queries): Promise<void> {
  await queries.updateTable('dataset_changes').set({ heldUntil: 0 }).execute()
}

export async function insertChange(queries: Queries, change: LongChange): Promise<void> {
  await queries.insertInto('dataset_changes').values(change).execute()
}

/** Whether `holder` has it still; others who want the row wait until the transaction ends. */
export async function renewChange(
  queries: Queries,
  datasetId: string,
  holder: string,
  heldUntil: number,
): Promise<boolean> {
  return queries
    .updateTable('dataset_changes')
    .set({ heldUntil })
    .where((where) => equal(where, { datasetId, holder }))
    .$call(changesAny)
}

/** Whether it was still as it is known here, and is now the new holder's. */
export async function takeOverChange(
  queries: Queries,
  known: LongChange,
  next: Pick<LongChange, 'holder' | 'heldUntil'>,
): Promise<boolean> {
  return queries
    .updateTable('dataset_changes')
    .set(next)
    .where((where) => equal(where, { datasetId: known.datasetId, holder: known.holder, heldUntil: known.heldUntil }))
    .$call(changesAny)
}

export async function decideChange(
  queries: Queries,
  datasetId: string,
  seen: Pick<LongChange, 'seenAfter' | 'seenUpTo'>,
): Promise<void> {
  await queries
    .updateTable('dataset_changes')
    .set({ ...seen, isDecided: 1 })
    .where('datasetId', '=', datasetId)
    .execute()
}

export async function dropChange(queries: Queries, datasetId: string): Promise<void> {
  await queries.deleteFrom('dataset_changes').where('datasetId', '=', datasetId).execute()
}

export async function listRemovals(queries: Queries, datasetId: string, ids: string[]): Promise<void> {
  await queries
    .insertInto('dataset_removals')
    .values(ids.map((id) => ({ datasetId, id })))
    .execute()
}

/** Entries that were taken away stand here until the next are, or the service starts again: so that it can be undone. */
export const removedFrom = (datasetId: string): string => `${datasetId}:removed`

/** Takes some ids off the list, after `after`, and the entries with them where `entriesToo`; answers the last, or null at the end. */
export async function takeRemovals(
  queries: Queries,
  datasetId: string,
  { after, limit, entriesToo }: { after: string; limit: number; entriesToo: boolean },
): Promise<string | null> {
  const rows = await queries
    .selectFrom('dataset_removals')
    .select('id')
    .where('datasetId', '=', datasetId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  if (!last) return null
  const ids = rows.map(({ id }) => id)
  if (entriesToo) await moveEntries(queries, datasetId, removedFrom(datasetId), ids)
  await queries.deleteFrom('dataset_removals').where('datasetId', '=', datasetId).where('id', 'in', ids).execute()
  return last.id
}

export async function moveEntries(queries: Queries, from: string, to: string, ids: string[]): Promise<void> {
  await queries
    .updateTable('dataset_entries')
    .set({ datasetId: to })
    .where('datasetId', '=', from)
    .where('id', 'in', ids)
    .execute()
}

/** Deletes some entries between two ids, the first not among them; answers where it stopped, or null at the end. */
export async function deleteBetween(
  queries: Queries,
  datasetId: string,
  { after, upTo, limit }: { after: string; upTo: string; limit: number },
): Promise<string | null> {
  const between = queries
    .selectFrom('dataset_entries')
    .select('id')
    .where('datasetId', '=', datasetId)
    .where('id', '>', after)
    .where('id', '<=', upTo)
  const last = await between
    .orderBy('id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  await queries
    .deleteFrom('dataset_entries')
    .where('datasetId', '=', datasetId)
    .where('id', '>', after)
    .where('id', '<=', last?.id ?? upTo)
    .execute()
  return last?.id ?? null
}
