import { beginning } from '../../platform/cut-text.ts'
import type { Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import { newId } from '../../platform/ids.ts'
import type { ClientLog, LogItem } from './logs.contract.ts'

type ClientLogTable = {
  id: string
  teamId: string | null
  appInstance: string
  level: ClientLog['level']
  event: string
  detail: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    client_logs: ClientLogTable
  }
}

export const maxKept = 10_000
const longestDetail = 4_000
const rowsPerInsert = 100

/** `teamId` is null when the page had nobody signed in. */
export async function insertLogs(
  queries: Queries,
  teamId: string | null,
  appInstance: string,
  items: LogItem[],
  now: string,
): Promise<void> {
  const rows = items.map(({ event: { level, event, ...rest } }) => {
    const text = JSON.stringify(rest)
    const detail = text.length <= longestDetail ? text : JSON.stringify({ shortened: beginning(text, longestDetail) })
    return { id: newId(), teamId, appInstance, level, event, detail, createdAt: now }
  })
  for (let first = 0; first < rows.length; first += rowsPerInsert)
    await queries
      .insertInto('client_logs')
      .values(rows.slice(first, first + rowsPerInsert))
      .execute()
}

/** Forgets the oldest past the cap. */
export async function pruneLogs(queries: Queries): Promise<void> {
  const last = await queries
    .selectFrom('client_logs')
    .select('id')
    .orderBy('id', 'desc')
    .offset(maxKept)
    .limit(1)
    .executeTakeFirst()
  if (last) await queries.deleteFrom('client_logs').where('id', '<=', last.id).execute()
}

/** The team's, and those of pages where nobody was signed in. */
export async function listLogs(
  queries: Queries,
  teamId: string,
  page: PageWanted & { level?: ClientLog['level'] | undefined },
): Promise<ClientLog[]> {
  const rows = await queries
    .selectFrom('client_logs')
    .selectAll()
    .where((where) => where.or([where('teamId', '=', teamId), where('teamId', 'is', null)]))
    .$if(page.level !== undefined, (query) => query.where('level', '=', page.level!))
    .$call(newestFirst(page))
    .execute()
  return rows.map((row) => ({ ...row, detail: parseExactJson(row.detail) as ClientLog['detail'] }))
}
