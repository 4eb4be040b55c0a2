import { type Connection, Request, TYPES } from 'tedious'
import { type ParamValue, QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink, type Sink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import { cancelled, connecting, type RemoteDriver, required } from '../remote/driver.ts'
import { judged, refuseSystemDatabase } from '../remote/statement-guard.ts'
import { fitsBits } from '../sql/bind-integer.ts'
import type { Placed } from '../sql/placeholders.ts'
import { readCatalog } from './catalog.ts'
import { connect } from './connect.ts'
import { isSystemDatabase, rules } from './guard.ts'
import { literal } from './literal.ts'
import { MAX_BOUND, placeholders } from './placeholders.ts'
import { RIGHTS, reasonToWrite } from './rights.ts'
import { type Column, converterOf, keepDigits, sqlServerType } from './values.ts'

keepDigits()

/** Whatever got past the guard and the account's rights is undone when the connection ends. */
const SESSION = 'SET LOCK_TIMEOUT 3000; SET XACT_ABORT ON; BEGIN TRANSACTION'

type Cell = { value: unknown; metadata: Column }
type Handlers = { onColumns?(columns: Column[]): void; onRow?(cells: Cell[]): boolean }
type Value = ReturnType<typeof typed>

/** The type that a value travels in, in the client's words and the server's. */
function typed(value: ParamValue) {
  if (typeof value === 'boolean') return { type: TYPES.Bit, word: 'bit', value }
  if (typeof value === 'bigint')
    return fitsBits(value, 64)
      ? { type: TYPES.BigInt, word: 'bigint', value: String(value) }
      : { type: TYPES.NVarChar, word: 'nvarchar(40)', value: String(value) }
  if (Number.isSafeInteger(value)) return { type: TYPES.BigInt, word: 'bigint', value: String(value) }
  if (typeof value === 'number') return { type: TYPES.Float, word: 'float', value }
  return { type: TYPES.NVarChar, word: 'nvarchar(max)', value }
}
const valuesOf = ({ params }: Placed): Value[] => (params as ParamValue[]).slice(0, MAX_BOUND).map(typed)
const declared = (values: Value[]) => values.map(({ word }, i) => `@p${i + 1} ${word}`).join(', ')

/** Runs one request to its end. When no more rows are wanted, the server is told to stop, and that is no failure. */
function ask(
  connection: Connection,
  sql: string,
  { onColumns, onRow }: Handlers,
  send: (request: Request) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let enough = false
    const request = new Request(sql, (error) => (error && !enough ? reject(error) : resolve()))
    if (onColumns) request.on('columnMetadata', (columns) => onColumns(columns as unknown as Column[]))
    request.on('row', (cells: Cell[]) => {
      if (enough || !onRow || onRow(cells)) return
      enough = true
      connection.cancel()
    })
    send(request)
  })
}

const batch = (connection: Connection, sql: string, handlers: Handlers = {}) =>
  ask(connection, sql, handlers, (request) => connection.execSqlBatch(request))

async function objectsOf(
  connection: Connection,
  sql: string,
  send = (request: Request) => connection.execSqlBatch(request),
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  const onRow = (cells: Cell[]) => {
    rows.push(Object.fromEntries(cells.map(({ value, metadata }) => [metadata.colName, value])))
    return rows.length < 60_000
  }
  await ask(connection, sql, { onRow }, send)
  return rows
}

/** What the columns of a statement will be, without running it. */
async function described(connection: Connection, sql: string, values: Value[]) {
  const rows = await objectsOf(connection, 'sys.sp_describe_first_result_set', (request) => {
    request.addParameter('tsql', TYPES.NVarChar, sql)
    request.addParameter('params', TYPES.NVarChar, declared(values) || null)
    connection.callProcedure(request)
  })
  const columns = rows.filter(({ is_hidden }) => is_hidden !== true)
  return {
    answer: {
      ok: true,
      op: 'prepare',
      columns: uniqueNames(columns.map(({ name }) => String(name ?? ''))),
      types: columns.map(({ system_type_name }) => sqlServerType(String(system_type_name))),
    } as const,
  }
}

/** The plan is told in the place of rows; the values stand before the statement, as it takes none in that mode. */
async function explained(connection: Connection, { sql, params }: Placed) {
  const values = valuesOf({ sql, params } as Placed)
  const given = values.map(({ word }, i) => `@p${i + 1} ${word} = ${literal((params as ParamValue[])[i] ?? null)}`)
  const lines: string[] = []
  await batch(connection, 'SET SHOWPLAN_TEXT ON')
  const onRow = ([cell]: Cell[]) => lines.push(String(cell?.value ?? '')) < 2_000
  await batch(connection, `${given.length > 0 ? `DECLARE ${given.join(', ')};\n` : ''}${sql}`, { onRow })
  return { answer: { ok: true, op: 'explain', plan: lines.slice(1).join('\n') } as const }
}

async function rowsFor(connection: Connection, task: Task, placed: Placed) {
  let columns: Column[] = []
  let convert: { one: (value: unknown) => unknown; i: number }[] = []
  let sink: Sink | null = null
  const handlers: Handlers = {
    onColumns(found) {
      columns = found
      convert = found.flatMap((column, i) => {
        const one = converterOf(column)
        return one ? [{ one, i }] : []
      })
      sink = createSink(task, uniqueNames(found.map(({ colName }) => colName)))
    },
    onRow(cells) {
      const row = cells.map(({ value }) => value)
      for (const { one, i } of convert) if (row[i] !== null) row[i] = one(row[i])
      return sink?.add(row) ?? false
    },
  }
  await ask(connection, placed.sql, handlers, (request) => {
    valuesOf(placed).forEach(({ type, value }, i) => {
      request.addParameter(`p${i + 1}`, type, value)
    })
    connection.execSql(request)
  })
  if (sink === null) throw new QueryError('failed', 'The server answered no columns.')
  return (sink as Sink).finish(columns.map(({ type }) => sqlServerType(type.name)))
}

async function run(connection: Connection, task: Task, placed: Placed) {
  if (task.op === 'prepare') return described(connection, placed.sql, valuesOf(placed))
  return task.op === 'explain' ? explained(connection, placed) : rowsFor(connection, task, placed)
}

export const driver: RemoteDriver = async (task, settings, { signal }) => {
  refuseSystemDatabase(settings.database, isSystemDatabase)
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  const connection = await connecting(settings, () => connect(settings, task.timeoutMs))
  const stop = () => void connection.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) throw cancelled()
    await batch(connection, SESSION)
    if (task.op === 'ping') {
      const [row = {}] = await objectsOf(connection, RIGHTS)
      return { answer: { ok: true, op: 'ping', canWrite: reasonToWrite(required(settings, 'username'), row) } }
    }
    if (sent === null)
      return {
        answer: { ok: true, op: 'catalog', tables: await readCatalog((sql) => objectsOf(connection, sql)) },
      }
    return await run(connection, task, sent)
  } catch (error) {
    throw signal.aborted ? cancelled() : named(error, sent)
  } finally {
    signal.removeEventListener('abort', stop)
    connection.close()
  }
}

type Failure = { code?: string; number?: number; lineNumber?: number; message: string }

/** The server tells a line, and in its message what it did not find there. */
function placeOf({ message, lineNumber = 1 }: Failure, sent: Placed): number | null {
  const name = /'([^']+)'/.exec(message)?.[1]
  const line = sent.sql.split('\n').slice(0, lineNumber - 1)
  const from = line.reduce((sum, text) => sum + text.length + 1, 0)
  const at = name === undefined ? -1 : sent.sql.toLowerCase().indexOf(name.toLowerCase(), from)
  return at === -1 ? null : sent.originalOffset(at)
}

function named(error: unknown, sent: Placed | null): unknown {
  const { code, number, message } = error as Failure
  if (error instanceof QueryError) return error
  if (code === 'ETIMEOUT') return new QueryError('timeout', 'The query was stopped at its deadline.', { code })
  if (number === undefined) return Object.assign(new Error(message), code === undefined ? {} : { code })
  if (number === 1222)
    return new QueryError('timeout', 'Others hold locks on these rows for too long.', { code: '1222' })
  const position = sent && placeOf(error as Failure, sent)
  return new QueryError('failed', message, { code: String(number), ...(position === null ? {} : { position }) })
}
