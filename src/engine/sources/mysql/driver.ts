import mysql2, { type Connection, type FieldPacket } from 'mysql2'
import type { NetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import { RawJson, uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { ColumnType } from '../../schema.ts'
import { CONNECT_MS, cancelled, connecting, type RemoteDriver, required, tlsOptions } from '../remote/driver.ts'
import { calledNames, judged, refuseSystemDatabase } from '../remote/statement-guard.ts'
import { tooLongToBind } from '../sql/bind-integer.ts'
import type { Placed } from '../sql/placeholders.ts'
import { readMysqlCatalog } from './catalog.ts'
import { dialect } from './dialect.ts'
import { isSystemDatabase, rules } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { grantsOf, reasonToWrite } from './rights.ts'
import { lexis } from './tokens.ts'

/** MySQL's numbers for the types of columns in an answer. */
const TYPES: Record<number, ColumnType> = {
  0: 'decimal',
  1: 'integer',
  2: 'integer',
  3: 'integer',
  4: 'real',
  5: 'real',
  6: 'text',
  7: 'datetime',
  8: 'integer',
  9: 'integer',
  10: 'date',
  11: 'time',
  12: 'datetime',
  13: 'integer',
  16: 'other',
  245: 'json',
  246: 'decimal',
  247: 'text',
  248: 'text',
}
const BINARY = 63

type Field = FieldPacket & { columnType?: number; columnLength?: number; characterSet?: number; length?: number }

function typeOf(field: Field): ColumnType {
  const type = field.columnType ?? field.type ?? 253
  if (type === 1 && (field.columnLength ?? field.length) === 1) return 'boolean'
  return TYPES[type] ?? (field.characterSet === BINARY ? 'blob' : 'text')
}

const CONVERTERS: Partial<Record<ColumnType, (value: unknown) => unknown>> = {
  boolean: (value) => (value === 1 ? true : value === 0 ? false : value),
  integer: (value) => (typeof value === 'string' ? BigInt(value) : value),
  datetime: (value) => (typeof value === 'string' ? value.replace(' ', 'T') : value),
  json: (value) => new RawJson(typeof value === 'string' ? value : JSON.stringify(value)),
  other: (value) =>
    value instanceof Uint8Array && value.length <= 8 ? BigInt(`0x${Buffer.from(value).toString('hex') || '0'}`) : value,
}

function connect(connection: ConnectionSettings, timeoutMs: number): Promise<Connection> {
  const host = required(connection, 'host')
  const client = mysql2.createConnection({
    host,
    port: Number(dialect.port(connection)),
    user: required(connection, 'username'),
    password: connection.password ?? '',
    ...(connection.database?.trim() ? { database: connection.database.trim() } : {}),
    ...(connection.ssl ? { ssl: tlsOptions(connection, host) } : {}),
    charset: 'utf8mb4',
    multipleStatements: false,
    // A server could otherwise ask for any file of ours.
    flags: ['-LOCAL_FILES'],
    connectTimeout: Math.min(CONNECT_MS, timeoutMs),
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    jsonStrings: true,
  })
  client.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    client.connect((error) => (error ? reject(error) : resolve(client)))
  })
}

const ask = (client: Connection, sql: string) =>
  new Promise<unknown>((resolve, reject) => {
    client.query(sql, (error, rows) => (error ? reject(error) : resolve(rows)))
  })

async function begin(client: Connection, timeoutMs: number): Promise<void> {
  const [row] = (await ask(client, 'SELECT VERSION() AS version')) as { version: string }[]
  const deadline = /maria/i.test(row?.version ?? '')
    ? `max_statement_time = ${Math.max(0.001, timeoutMs / 1000)}`
    : `max_execution_time = ${Math.max(1, Math.floor(timeoutMs))}`
  // Letters and the mode are set so that quotes mean here what they mean to our reading of the statement: a server may choose its own
  // letters for whoever connects, and in those of Japan a yen sign is sent as a backslash.
  await ask(
    client,
    `SET NAMES utf8mb4, SESSION sql_mode = 'STRICT_TRANS_TABLES', SESSION ${deadline}, SESSION lock_wait_timeout = 3, SESSION time_zone = '+00:00'`,
  )
  await ask(client, 'SET SESSION TRANSACTION READ ONLY')
  await ask(client, 'START TRANSACTION READ ONLY')
}

function columnsOf(client: Connection, sql: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    client.prepare(sql, (error, statement) =>
      error ? reject(error) : resolve((statement as unknown as { columns: Field[] }).columns),
    )
  })
}

function read(client: Connection, task: Task, sql: string, values: unknown[]) {
  return new Promise<ReturnType<ReturnType<typeof createSink>['finish']>>((resolve, reject) => {
    let types: ColumnType[] = []
    let convert: { convert: (value: unknown) => unknown; i: number }[] = []
    let sink: ReturnType<typeof createSink> | null = null
    const execute = client.execute({ sql, values: values as never, rowsAsArray: true })
    execute.on('error', reject)
    execute.on('fields', (fields?: Field[]) => {
      // An answer without columns: it did something else than read.
      if (!fields) return reject(new QueryError('refused', 'Only statements that read are allowed.'))
      types = fields.map(typeOf)
      convert = types.flatMap((type, i) => {
        const one = CONVERTERS[type]
        return one ? [{ convert: one, i }] : []
      })
      sink = createSink(task, uniqueNames(fields.map((field) => field.name)))
    })
    execute.on('result', (row: unknown) => {
      if (!Array.isArray(row) || !sink) return
      for (const { convert: one, i } of convert) if (row[i] !== null) row[i] = one(row[i])
      if (sink.add(row)) return
      resolve(sink.finish(types))
      sink = null
      client.destroy()
    })
    execute.on('end', () => {
      if (sink) resolve(sink.finish(types))
    })
  })
}

/** Not as text, which MySQL compares with a number as two doubles. Its decimals end at 65 digits: of a longer one it takes the largest. */
function decimalOf(value: bigint) {
  const digits = String(value)
  if (digits.replace('-', '').length > 65) throw tooLongToBind(value)
  return mysql2.TypedParameter.NEWDECIMAL(digits)
}

/** Functions that somebody stored in the database, and those that were loaded into the server, where the account may know of them. */
const MADE = [
  'SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_NAME IN (?)',
  'SELECT name FROM mysql.func WHERE LOWER(name) IN (?)',
]

/** A name of the list is the server's own only where the server has it, and has it alone: `sum (x)`, with a space, looks for a stored one. */
async function refuseMadeFunctions(client: Connection, called: string[]): Promise<void> {
  if (called.length === 0) return
  for (const sql of MADE) {
    const rows = await ask(client, mysql2.format(sql, [called])).catch((error) => {
      // It may not look there, or there is nothing of the kind.
      if (!error.sqlState?.startsWith('42')) throw error
    })
    const [made] = (rows ?? []) as { name: string }[]
    if (made)
      throw new QueryError(
        'refused',
        `The function ${made.name}() is not allowed: somebody made one of that name on the server, and it may do more than read.`,
      )
  }
}

async function run(client: Connection, task: Task, { sql, params }: Placed) {
  await refuseMadeFunctions(client, calledNames(lexis, sql))
  const values = (params as unknown[]).map((value) => (typeof value === 'bigint' ? decimalOf(value) : value))
  if (task.op === 'prepare') {
    const columns = await columnsOf(client, sql)
    return {
      answer: {
        ok: true,
        op: 'prepare',
        columns: uniqueNames(columns.map((column) => column.name)),
        types: columns.map(typeOf),
      } as const,
    }
  }
  if (task.op === 'explain') {
    const { body } = await read(client, { ...task, op: 'query', maxRows: 1_000 }, `EXPLAIN ${sql}`, values)
    const steps = JSON.parse(body ? Buffer.concat(body).toString() : '[]') as Record<string, unknown>[]
    const lines = steps.map((step) =>
      Object.entries(step)
        .flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]))
        .join(' '),
    )
    return { answer: { ok: true, op: 'explain', plan: lines.join('\n') } as const }
  }
  return read(client, task, sql, values)
}

/** A second connection ends the query of the first: to drop the connection alone would leave the server at work. */
async function kill(client: Connection, connection: ConnectionSettings): Promise<void> {
  const second = await connect(connection, 1_000)
  await ask(second, `KILL QUERY ${Number(client.threadId)}`).finally(() => second.destroy())
}

export const driver: RemoteDriver = async (
  task,
  connection,
  { signal }: { guard: NetworkGuard; signal: AbortSignal },
) => {
  refuseSystemDatabase(connection.database, isSystemDatabase)
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  const client = await connecting(connection, () => connect(connection, task.timeoutMs))
  const stop = () => void kill(client, connection).catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) throw cancelled()
    await begin(client, task.timeoutMs)
    if (task.op === 'ping') {
      const lines = await grantsOf((sql) => ask(client, sql))
      return { answer: { ok: true, op: 'ping', canWrite: reasonToWrite(required(connection, 'username'), lines) } }
    }
    if (sent === null)
      return { answer: { ok: true, op: 'catalog', tables: await readMysqlCatalog((sql) => ask(client, sql)) } }
    return await run(client, task, sent)
  } catch (error) {
    throw named(error)
  } finally {
    signal.removeEventListener('abort', stop)
    client.destroy()
  }
}

function named(error: unknown): unknown {
  const { code, errno } = error as { code?: string; errno?: number }
  const details = code === undefined ? {} : { code }
  if (errno === 1969 || errno === 3024 || errno === 1317)
    return new QueryError('timeout', 'The query was stopped at its deadline.', details)
  if (errno === 1792 || errno === 1295)
    return new QueryError('refused', 'Only statements that read are allowed.', details)
  if (code === 'PROTOCOL_CONNECTION_LOST')
    return new QueryError('unavailable', 'The server closed the connection.', details)
  return error
}
