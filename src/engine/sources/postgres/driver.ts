import pg from 'pg'
import type { NetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type ParamValue, QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import { CONNECT_MS, cancelled, type RemoteDriver, required, tlsOptions } from '../remote/driver.ts'
import { withPlaceholders } from '../sql/placeholders.ts'
import { readPostgresCatalog } from './catalog.ts'
import { dialect } from './dialect.ts'
import { type Head, judgeStatement, loadParser, type NamedThings } from './guard.ts'
import { checkNames } from './guard-catalog.ts'
import { placeholders } from './placeholders.ts'
import { reasonToWrite } from './rights.ts'
import { postgresConverter, postgresType } from './values.ts'

/** A cursor takes nothing but a SELECT or VALUES, and hands out rows a portion at a time. */
const DECLARE: Head = { text: 'DECLARE tallyroom NO SCROLL CURSOR FOR ', makes: 'DeclareCursorStmt' }
const EXPLAIN: Head = { text: 'EXPLAIN ', makes: 'ExplainStmt' }
const FIRST_PORTION = 200
const LARGEST_PORTION = 5_000

const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

/** The session ends with the query: nothing it set up is there for another. */
const session = (timeoutMs: number) => `
  SET default_transaction_read_only = on; SET standard_conforming_strings = on; SET client_encoding = 'UTF8';
  SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1; SET TimeZone = 'UTC';
  SET statement_timeout = ${Math.max(1, Math.floor(timeoutMs))}; SET idle_in_transaction_session_timeout = ${Math.floor(timeoutMs) + 5_000}; SET lock_timeout = 3000;
  SET cursor_tuple_fraction = 1;
  SELECT set_config('client_connection_check_interval', '1000', false) WHERE current_setting('server_version_num')::int >= 140000;
  BEGIN TRANSACTION READ ONLY`

async function connect(connection: ConnectionSettings, timeoutMs: number): Promise<pg.Client> {
  const host = required(connection, 'host')
  const client = new pg.Client({
    host,
    port: Number(dialect.port(connection)),
    user: required(connection, 'username'),
    password: connection.password ?? '',
    database: connection.database?.trim() || 'postgres',
    ssl: connection.ssl ? tlsOptions(connection, host) : false,
    connectionTimeoutMillis: Math.min(CONNECT_MS, timeoutMs),
    application_name: 'tallyroom',
    types: asText,
  })
  // A connection that breaks also fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(session(timeoutMs))
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

/** Asks the server to stop what the session is doing, over a connection of its own as the protocol wants. */
async function cancelOn(client: pg.Client, connection: ConnectionSettings, guard: NetworkGuard): Promise<void> {
  const { processID, secretKey } = client as unknown as { processID: number; secretKey: number }
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(80877102, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  const socket = await guard.connect(required(connection, 'host'), Number(dialect.port(connection)), {
    timeoutMs: 1_000,
  })
  socket.on('error', () => undefined).end(message)
}

const extended = (client: pg.Client, text: string, values: unknown[] = []) =>
  client.query({ text, values, rowMode: 'array', queryMode: 'extended', types: asText } as pg.QueryArrayConfig)

/** A statement as it will be sent. What is judged is this very text. */
type Sent = { text: string; values: unknown[]; names: NamedThings; originalOffset(offset: number): number }

async function judged(task: Task): Promise<Sent> {
  await loadParser()
  const { sql, params, originalOffset } = withPlaceholders(placeholders, task.sql.toWellFormed(), task.params)
  const head = task.op === 'explain' ? EXPLAIN : DECLARE
  try {
    const names = judgeStatement(head, sql)
    const values = (params as ParamValue[]).map((value) => (typeof value === 'bigint' ? String(value) : value))
    const inStatement = (offset: number) => originalOffset(Math.max(0, offset - head.text.length))
    return { text: head.text + sql, values, names, originalOffset: inStatement }
  } catch (error) {
    if (!(error instanceof QueryError) || error.position === undefined) throw error
    const { kind, message, code, position } = error
    throw new QueryError(kind, message, { position: originalOffset(position), ...(code === undefined ? {} : { code }) })
  }
}

async function run(client: pg.Client, task: Task, sent: Sent) {
  await checkNames(client, sent.names)
  let begun: Awaited<ReturnType<typeof extended>>
  try {
    begun = await extended(client, sent.text, sent.values)
  } catch (error) {
    throw placed(error, sent)
  }
  if (task.op === 'explain')
    return { answer: { ok: true, op: 'explain', plan: begun.rows.map((row) => String(row[0])).join('\n') } as const }
  let portion = await extended(client, `FETCH FORWARD ${task.op === 'prepare' ? 0 : FIRST_PORTION} FROM tallyroom`)
  const columns = uniqueNames(portion.fields.map((field) => field.name))
  const types = portion.fields.map((field) => postgresType(field.dataTypeID))
  if (task.op === 'prepare') return { answer: { ok: true, op: 'prepare', columns, types } as const }

  const converters = portion.fields.flatMap((field, i) => {
    const convert = postgresConverter(field.dataTypeID)
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
    size = Math.max(1, Math.min(LARGEST_PORTION, Math.floor((1_000_000 * portion.rows.length) / Math.max(1, bytes))))
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

export const driver: RemoteDriver = async (task, connection, { guard, signal }) => {
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : await judged(task)
  const client = await connect(connection, task.timeoutMs)
  const stop = () => void cancelOn(client, connection, guard).catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) throw cancelled()
    if (task.op === 'ping') {
      return { answer: { ok: true, op: 'ping', canWrite: await reasonToWrite(client) } }
    }
    if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await readPostgresCatalog(client) } }
    return await run(client, task, sent)
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
