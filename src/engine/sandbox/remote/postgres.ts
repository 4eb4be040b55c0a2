import pg from 'pg'
import type { NetworkGuard } from '../../../platform/network.ts'
import { type ConnectionSettings, portOf } from '../../sources/connection.ts'
import { withPlaceholders } from '../placeholders.ts'
import { type Params, QueryError } from '../query.ts'
import { uniqueNames } from '../row-writer.ts'
import { createSink } from '../sink.ts'
import type { Task } from '../wire.ts'
import { CONNECT_MS, cancelled, type RemoteDriver, required, tlsOptions } from './driver.ts'
import { readPostgresCatalog } from './postgres-catalog.ts'
import { postgresConverter, postgresType } from './postgres-values.ts'
import { bareStatement, guardStatement } from './statement-guard.ts'

/** A cursor takes nothing but a SELECT or VALUES, and hands out rows a portion at a time. */
const DECLARE = 'DECLARE tallyroom NO SCROLL CURSOR FOR '
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
    port: portOf('POSTGRES', connection),
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
  const socket = await guard.connect(required(connection, 'host'), portOf('POSTGRES', connection), { timeoutMs: 1_000 })
  socket.on('error', () => undefined).end(message)
}

const extended = (client: pg.Client, text: string, values: unknown[] = []) =>
  client.query({ text, values, rowMode: 'array', queryMode: 'extended', types: asText } as pg.QueryArrayConfig)

async function run(client: pg.Client, task: Task) {
  guardStatement('POSTGRES', task.sql)
  const { sql, params } = withPlaceholders('POSTGRES', bareStatement('POSTGRES', task.sql), task.params)
  const values = (params as Exclude<Params, Record<string, unknown>>).map((value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  if (task.op === 'explain') {
    const plan = await extended(client, `EXPLAIN ${sql}`, values)
    return { answer: { ok: true, op: 'explain', plan: plan.rows.map((row) => String(row[0])).join('\n') } as const }
  }
  try {
    await extended(client, DECLARE + sql, values)
  } catch (error) {
    throw sql === task.sql ? placed(error) : error
  }
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

/** The place of an error is told in the text that was sent. */
function placed(error: unknown): unknown {
  const { position } = error as { position?: string }
  if (position === undefined || !(error instanceof Error)) return error
  return Object.assign(error, { position: Math.max(0, Number(position) - 1 - DECLARE.length) })
}

export const postgres: RemoteDriver = async (task, connection, { guard, signal }) => {
  if (task.op !== 'catalog' && task.op !== 'ping') guardStatement('POSTGRES', task.sql)
  const client = await connect(connection, task.timeoutMs)
  const stop = () => void cancelOn(client, connection, guard).catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) throw cancelled()
    if (task.op === 'ping') {
      await client.query('SELECT 1')
      return { answer: { ok: true, op: 'ping' } }
    }
    if (task.op === 'catalog') return { answer: { ok: true, op: 'catalog', tables: await readPostgresCatalog(client) } }
    return await run(client, task)
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
