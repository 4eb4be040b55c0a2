import { maxJsonDepth } from '../../platform/json-depth.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { inTurns } from '../../platform/workers/in-turns.ts'
import { jsonInPieces } from '../../platform/workers/json-in-pieces.ts'
import type { ConnectionSettings, EngineName, FileKind, RemoteKind } from '../connection.ts'
import type { ColumnType } from '../schema.ts'

export type ParamValue = string | number | bigint | boolean | null
/** `:name` in the statement takes a record, `?` takes a list; the same in every dialect. */
export type Params = Record<string, ParamValue> | ParamValue[]

/** Rows of another source, brought in as a temporary table. */
export type InlineTable = { name: string; columns: string[]; types: ColumnType[]; rows: unknown[][] }
/** Rows that a statement at another source gives: copied when the query runs, and then a table of it. */
export type Pull = Omit<CopiedTable, 'folder'> & {
  target: QueryTarget
  sql: string
  params: Params
  /** What people call it, and how they would bring it here for good. */
  label: string
  wayOut: string
}
/** Rows that lie in files (piece-writer.ts), brought in as a temporary table. */
export type CopiedTable = {
  name: string
  columns: string[]
  types: ColumnType[]
  /** Which of them keep instants. */
  instants: boolean[]
  folder: string
}
export type AttachedFile = {
  /** The name under which the query finds it; null: the file whose tables need no prefix. */
  schema: string | null
  /** Unique per version of a file: what was opened under it once stays right. */
  path: string
  /** Its columnar twin, where it has one: the same tables for DuckDB. */
  twin?: string
}
export type FileTarget = {
  kind: FileKind
  databases: AttachedFile[]
  tables?: InlineTable[]
  pulls?: Pull[]
  copied?: CopiedTable[]
  /** The files are tables of servers that are kept here: they can be made again. */
  kept?: true
}
export type RemoteTarget = {
  kind: RemoteKind
  connection: ConnectionSettings
  /** The data source that it is, where it is one. */
  dataSourceId?: string
}
export type QueryTarget = FileTarget | RemoteTarget

/** Whose it is says whose turn it takes: a person is one in however many teams, and visitors are by their share link. */
export type Query = WorkOwner & {
  target: QueryTarget
  sql: string
  params?: Params
  maxRows?: number
  /** Of the JSON text. */
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal
  /** The statement is SQLite's and the target the twin of its files: it runs there only if it surely means the same. */
  written?: WrittenForSqlite
}

/** What SQLite says of a statement. */
export type WrittenForSqlite = {
  columns: string[]
  declared: (ColumnType | null)[]
  /** Every file of the statement has a twin. */
  whole: boolean
}

/** The statement may mean something else there: it has not run. */
export class NotAlike extends Error {
  override name = 'NotAlike'
}

export type QueryOutcome = {
  columns: string[]
  types: ColumnType[]
  /** The JSON array of row objects as UTF-8 text, ready to be sent. */
  json: Uint8Array
  rowCount: number
  /** There were more rows, or more bytes, than asked for. */
  truncated: boolean
  elapsedMs: number
  /** Which engine ran it. */
  engine: EngineName
}
/** What a copy of all rows of a statement came to. */
export type Copied = {
  columns: string[]
  types: ColumnType[]
  rowCount: number
  bytes: number
  /** There was more than asked for. */
  truncated: boolean
}
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell }
export type Described = {
  columns: string[]
  types: ColumnType[]
  /** SQLite alone: the types that columns of tables were declared with, null for all others. */
  declared?: (ColumnType | null)[]
}

export type QueryFailure = 'refused' | 'failed' | 'timeout' | 'cancelled' | 'unavailable' | 'too-large' | 'busy'

export class QueryError extends Error {
  override name = 'QueryError'
  readonly kind: QueryFailure
  /** Offset in the statement, in characters from 0, when the engine tells. */
  readonly position?: number
  /** The engine's own code (SQLSTATE, errno name), when it has one. */
  readonly code?: string
  constructor(kind: QueryFailure, message: string, details: { position?: number; code?: string } = {}) {
    super(message)
    this.kind = kind
    if (details.position !== undefined) this.position = details.position
    if (details.code !== undefined) this.code = details.code
  }
}

const atOnce = 128 * 1024
const tooLarge = () => new QueryError('too-large', 'The rows hold values that are too large.')

/** For results that may be long: others have their turn while one is read. */
export async function rowsInTurns(outcome: Pick<QueryOutcome, 'json'>): Promise<Record<string, Cell>[]> {
  if (outcome.json.byteLength <= atOnce) return rowsOf(outcome)
  const read = (piece: Buffer) => JSON.parse(piece.toString('utf8'))
  const bytes = Buffer.from(outcome.json.buffer, outcome.json.byteOffset, outcome.json.byteLength)
  const refused = { tooDeep: tooLarge, tooManyNames: tooLarge, tooLongName: tooLarge }
  const limits = { maxDepth: maxJsonDepth, maxNames: 100_000, ...refused }
  const steps = jsonInPieces(bytes, { read, limits })
  return (await inTurns(steps)) as Record<string, Cell>[]
}

export function rowsOf(outcome: Pick<QueryOutcome, 'json'>): Record<string, Cell>[] {
  return JSON.parse(Buffer.from(outcome.json.buffer, outcome.json.byteOffset, outcome.json.byteLength).toString('utf8'))
}
