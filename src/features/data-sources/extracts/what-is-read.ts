import type { EngineName } from '../../../engine/connection.ts'
import { keepsInstants, paddingOf } from '../../../engine/question/index.ts'
import type { Copied, Params, QueryTarget, Sandbox } from '../../../engine/sandbox/index.ts'
import { type ColumnType, readSchema, type SourceTable } from '../../../engine/sources/index.ts'
import type { ExtractColumn } from '../../../engine/spreadsheets/index.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { dataFile, twinFile } from '../files/keep-twins.ts'
import { allRows } from '../rows/select-rows.ts'
import { ExtractFault } from './extract-fault.ts'
import type { ExtractRow } from './extracts.store.ts'

/** A kept table can be made again like a twin, and is left out of backups by this name; a result is a data source's own file. */
export const nameOfFile = ({ sql }: Pick<ExtractRow, 'sql'>): string => (sql === null ? twinFile : dataFile)

export type ReadDeps = { sandbox: Sandbox; files: FileStore }
type Column = { name: string; type: ColumnType }
type Previous = { path: string; columns: string[]; growing: string; since: string }

export type Reading = {
  sql: string
  params?: Params
  /** How many columns it has. */
  width: number
  /** What is known of them when it was read. */
  columns(copied: Copied): ExtractColumn[]
  /** What can be gone on from; null: all is read. */
  previous: Previous | null
}

/** The statement that gives what an extract is to hold, by what its table or query has now: what was kept of that may be old. */
export const whatIsRead = (deps: ReadDeps, row: ExtractRow, target: QueryTarget): Promise<Reading> =>
  row.sql === null ? ofTable(deps, row, target) : ofQuery(deps, { ...row, sql: row.sql }, target)

async function ofTable(deps: ReadDeps, row: ExtractRow, target: QueryTarget): Promise<Reading> {
  const { tables } = await readSchema(deps.sandbox, row.teamId, target, { profile: false })
  const table = tables.find(({ name, schema }) => name === row.tableName && (schema ?? '') === row.schemaName)
  if (!table) throw new ExtractFault(`There is no table "${row.tableName}" in the database any more.`)
  const previous = await previousOf(deps, row, table.columns)
  const engine = target.kind.toLowerCase() as EngineName
  return {
    ...allRows({ kind: target.kind, table }, sinceOf(previous)),
    width: table.columns.length,
    columns: () =>
      table.columns.map(({ name, type, nativeType }) => ({
        name,
        type,
        instant: type === 'datetime' && keepsInstants(engine, nativeType),
        padded: paddingOf(engine, nativeType),
      })),
    previous,
  }
}

async function ofQuery(deps: ReadDeps, row: ExtractRow & { sql: string }, target: QueryTarget): Promise<Reading> {
  const { teamId, sql } = row
  const columns = await columnsOfQuery(deps, { teamId, target, sql })
  const gone = namesOf(row).find((name) => !columns.some((column) => column.name === name))
  if (gone !== undefined && row.readWhole === 0)
    throw new ExtractFault(`The statement gives no column "${gone}" any more. Save it again to keep what it gives now.`)
  const previous = await previousOf(deps, row, columns)
  return {
    ...(previous ? within(target, sql, columns, previous) : { sql }),
    width: columns.length,
    columns: (copied) =>
      copied.columns.map((given, i) => {
        const type = copied.types[i] ?? 'other'
        // Within another statement they go by names that are simpler.
        const name = (previous && columns[i]?.name) ?? given
        return { name, type, instant: type === 'datetime' ? null : false, padded: 'never' }
      }),
    previous,
  }
}

/** What a statement would give; nothing is run. Throws an ExtractFault where that cannot be kept. */
export async function columnsOfQuery(
  { sandbox }: Pick<ReadDeps, 'sandbox'>,
  query: Parameters<Sandbox['prepare']>[0],
): Promise<Column[]> {
  const { columns, types } = await sandbox.prepare(query)
  if (columns.length === 0) throw new ExtractFault('The statement gives no columns.')
  const unnamed = columns.findIndex((name) => name.trim() === '')
  if (unnamed >= 0) throw new ExtractFault(`Column ${unnamed + 1} of the result has no name: give it one by AS.`)
  return columns.map((name, i) => ({ name, type: types[i] ?? 'other' }))
}

/** The statement within one that asks for what has come since; null: for all of it. */
export function within(target: QueryTarget, statement: string, columns: Column[], previous: Previous | null) {
  const table: SourceTable = {
    name: 'result',
    schema: null,
    kind: 'view',
    rows: null,
    hidden: false,
    columns: columns.map((column) => ({ ...column, ...plain })),
  }
  return allRows({ kind: target.kind, table, statement }, sinceOf(previous))
}

const plain = { nativeType: '', nullable: true, primaryKey: false, references: null, label: null, profile: null }

const sinceOf = (previous: Previous | null) => previous && { column: previous.growing, value: previous.since }

const namesOf = ({ columns, leftOut }: ExtractRow): string[] =>
  [columns, leftOut].flatMap((list) => (JSON.parse(list ?? '[]') as { name: string }[]).map(({ name }) => name))

async function previousOf({ files }: ReadDeps, row: ExtractRow, now: Column[]): Promise<Previous | null> {
  if (row.readWhole === 1 || row.growingColumn === null || row.grownTo === null || row.filePath === null) return null
  const columns = JSON.parse(row.columns ?? '[]') as { name: string; type: string }[]
  const same =
    namesOf(row).length === now.length &&
    columns.every(({ name, type }) => now.some((column) => column.name === name && column.type === type))
  const path = same ? await files.fetch(row.filePath, nameOfFile(row)) : null
  if (path === null) return null
  return { path, columns: columns.map(({ name }) => name), growing: row.growingColumn, since: row.grownTo }
}
