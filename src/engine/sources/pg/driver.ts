import pg from 'pg'
import type { NetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type ParamValue, QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { ColumnType, SourceTable } from '../../schema.ts'
import type { Dialect } from '../dialect.ts'
import { CONNECT_MS, cancelled, connecting, type RemoteDriver, required, tlsOptions } from '../remote/driver.ts'
import { bareStatement } from '../remote/statement-guard.ts'
import { type PlaceholderStyle, withPlaceholders } from '../sql/placeholders.ts'
import { loadParser, type NamedThings, type Wrapping } from './guard.ts'

/** What the servers that speak PostgreSQL's protocol have each in their own way. */
export type Kind = {
  dialect: Dialect
  placeholders: PlaceholderStyle
  database: string
  /** A cursor takes nothing but a SELECT or VALUES, and hands out rows a portion at a time. */
  cursor: Wrapping
  /** For the columns of a statement alone. */
  described: Wrapping
  describedRows: 0 | 1
  largestPortion: number
  /** The session ends with the query: nothing it set up is there for another. */
  session(timeoutMs: number): string
  judge(wrapping: Wrapping, sql: string): NamedThings
  checkNames(client: pg.Client, names: NamedThings): Promise<void>
  catalog(client: pg.Client): Promise<SourceTable[]>
  reasonToWrite(client: pg.Client): Promise<string | null>
  type(oid: number): ColumnType
  converter(oid: number): ((text: string) => unknown) | null
}

const EXPLAIN: Wrapping = { before: 'EXPLAIN ', after: '', makes: 'ExplainStmt' }
const FIRST_PORTION = 200

const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

async function connect(kind: Kind, connection: ConnectionSettings, timeoutMs: number): Promise<pg.Client> {
  const host = required(connection, 'host')
  const client = new pg.Client({
    host,
    port: Number(kind.dialect.port(connection)),
    user: required(connection, 'username'),
    password: connection.password ?? '',
    database: connection.database?.trim() || kind.database,
    ssl: connection.ssl ? tlsOptions(connection, host) : false,
    connectionTimeoutMillis: Math.min(CONNECT_MS, timeoutMs),
    application_name: 'tallyroom',
    types: asText,
  })
  // A connection that breaks also fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(kind.session(timeoutMs))
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

/** Asks the server to stop what the session is doing, over a connection of its own as the protocol wants. */
async function cancelOn(
  client: pg.Client,
  connection: ConnectionSettings,
  port: number,
  guard: NetworkGuard,
): Promise<void> {
  const { processID, secretKey } = client as unknown as { processID: number; secretKey: number }
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(80877102, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  const socket = await guard.connect(required(connection, 'host'), port, { timeoutMs: 1_000 })
  socket.on('error', () => undefined).end(message)
}

const extended = (client: pg.Client, text: string, values: unknown[] = []) =>
  client.query({ text, values, rowMode: 'array', queryMode: 'extended', types: asText } as pg.QueryArrayConfig)

/** A statement as it will be sent. What is judged is this very text. */
type Sent = { text: string; values: unknown[]; names: NamedThings; originalOffset(offset: number): number }

async function judged(kind: Kind, task: Task): Promise<Sent> {
  await loadParser()
  const placed = withPlaceholders(kind.placeholders, task.sql.toWellFormed(), task.params)
  const { params, originalOffset } = placed
  const wrapping = task.op === 'explain' ? EXPLAIN : task.op === 'prepare' ? kind.described : kind.cursor
  const { before, after } = wrapping
  const sql = after === '' ? placed.sql : bareStatement(kind.placeholders.lexis, placed.sql)
  try {
    const names = kind.judge(wrapping, sql)
    const values = (params as ParamValue[]).map((value) => (typeof value === 'bigint' ? String(value) : value))
    const inStatement = (offset: number) => originalOffset(Math.max(0, offset - before.length))
    return { text: before + sql + after, values, names, originalOffset: inStatement }
  } catch (error) {
    if (!(error instanceof QueryError) || error.position === undefined) throw error
    const { kind, message, code, position } = error
    throw new QueryError(kind, message, { position: originalOffset(position), ...(code === undefined ? {} : { code }) })
  }
}

async function run(kind: Kind, client: pg.Client, task: Task, sent: Sent) {
  await kind.checkNames(client, sent.names)
  let begun: Awaited<ReturnType<typeof extended>>
  try {
    begun = await extended(client, sent.text, sent.values)
  } catch (error) {
    throw placed(error, sent)
  }
  if (task.op === 'explain')
    return { answer: { ok: true, op: 'explain', plan: begun.rows.map((row) => String(row[0])).join('\n') } as const }
  let portion = await extended(
    client,
    `FETCH FORWARD ${task.op === 'prepare' ? kind.describedRows : FIRST_PORTION} FROM tallyroom`,
  )
  const columns = uniqueNames(portion.fields.map((field) => field.name))
  const types = portion.fields.map((field) => kind.type(field.dataTypeID))
  if (task.op === 'prepare') return { answer: { ok: true, op: 'prepare', columns, types } as const }

  const converters = portion.fields.flatMap((field, i) => {
    const convert = kind.converter(field.dataTypeID)
    return convert ? [{ convert, i }] : []
  })
  const sink = createSink(task, columns)
  let size = FIRST_PORTION
  reading: while (portion.rows.length > 0) {
    let bytes = 0
    for (const row of portion.rows as unknown[][]) {
      for (const value of row) bytes += typeof value === 'string' ? value.length : 4
      for (const { convert, i } of converters) if (row[i] !== null) row[i] = convert(row[i] as string)
      if (!sink.add(row)) break reading
    }
    if (portion.rows.length < size) break
    // About a megabyte at a time, whatever the width of a row.
    size = Math.max(
      1,
      Math.min(kind.largestPortion, Math.floor((1_000_000 * portion.rows.length) / Math.max(1, bytes))),
    )
    portion = await extended(client, `FETCH FORWARD ${size} FROM tallyroom`)
  }
  return sink.finish(types)
}

/** The server tells the place of an error in the text that it got, counted from 1 in whole characters. */
function placed(error: unknown, { text, originalOffset }: Sent): unknown {
  const { position } = error as { position?: string }
  if (position === undefined || !(error instanceof Error)) return error
  const before = [...text].slice(0, Math.max(0, Number(position) - 1)).join('')
  return Object.assign(error, { position: originalOffset(before.length) })
}

export const driverOf =
  (kind: Kind): RemoteDriver =>
  async (task, connection, { guard, signal }) => {
    const sent = task.op === 'catalog' || task.op === 'ping' ? null : await judged(kind, task)
    const client = await connecting(connection, () => connect(kind, connection, task.timeoutMs))
    const port = Number(kind.dialect.port(connection))
    const stop = () => void cancelOn(client, connection, port, guard).catch(() => undefined)
    signal.addEventListener('abort', stop, { once: true })
    try {
      if (signal.aborted) throw cancelled()
      if (task.op === 'ping') {
        return { answer: { ok: true, op: 'ping', canWrite: await kind.reasonToWrite(client) } }
      }
      if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await kind.catalog(client) } }
      return await run(kind, client, task, sent)
    } catch (error) {
      throw named(error)
    } finally {
      signal.removeEventListener('abort', stop)
      void client.end().catch(() => undefined)
    }
  }

function named(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string }
  if (code === '57014') return new QueryError('timeout', 'The query was stopped at its deadline.', { code })
  if (code === '25006' || /^DECLARE CURSOR /.test(message ?? ''))
    return new QueryError('refused', 'Only statements that read are allowed.', { code })
  if (code === '57P01' || code === '57P02' || code === '57P03' || message === 'Connection terminated unexpectedly')
    return new QueryError('unavailable', 'The server closed the connection.', { code: code ?? 'ECONNRESET' })
  return error
}
