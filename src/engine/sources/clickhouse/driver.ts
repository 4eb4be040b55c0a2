import { Agent as HttpsAgent } from 'node:https'
import { type ClickHouseClient, type ClickHouseSettings, createClient } from '@clickhouse/client'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { ColumnType, SourceTable } from '../../schema.ts'
import { cancelled, type RemoteDriver, required, tablesFrom, tlsOptions } from '../remote/driver.ts'
import { judged, refuseSystemDatabase } from '../remote/statement-guard.ts'
import { dialect } from './dialect.ts'
import { isSystemDatabase, rules } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { reasonToWrite } from './rights.ts'

/** From ClickHouse's word for a type, such as `LowCardinality(Nullable(String))`. */
export function clickhouseType(word: string): ColumnType {
  const inner = /^(?:Nullable|LowCardinality)\((.*)\)$/.exec(word)
  if (inner) return clickhouseType(inner[1] as string)
  if (/^U?Int\d+/.test(word)) return 'integer'
  if (/^B?Float/.test(word)) return 'real'
  if (word.startsWith('Decimal')) return 'decimal'
  if (word === 'Bool') return 'boolean'
  if (/^Date(32)?$/.test(word)) return 'date'
  if (word.startsWith('DateTime')) return 'datetime'
  if (word.startsWith('Time')) return 'time'
  if (/^(Array|Tuple|Map|Nested|JSON|Object|Variant|Dynamic|Point|Ring|Polygon|MultiPolygon)/.test(word)) return 'json'
  return /^(String|FixedString|UUID|Enum|IPv|Nothing)/.test(word) ? 'text' : 'other'
}

function connect(connection: ConnectionSettings, timeoutMs: number): ClickHouseClient {
  const secure = connection.ssl === true
  const host = connection.endpoint ? '' : required(connection, 'host')
  const url =
    connection.endpoint ??
    `${secure ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${Number(dialect.port(connection))}`
  return createClient({
    url,
    username: connection.username?.trim() || 'default',
    password: connection.password ?? '',
    ...(connection.database?.trim() ? { database: connection.database.trim() } : {}),
    application: 'tallyroom',
    request_timeout: timeoutMs,
    keep_alive: { enabled: false },
    log: { level: 127 },
    ...(secure && (connection.ca || connection.verifyCertificate === false)
      ? { http_agent: new HttpsAgent(tlsOptions(connection, host)) }
      : {}),
  })
}

/** With readonly=1 neither the statement nor what it calls can change any of these. */
const settings = (task: Task): ClickHouseSettings => ({
  readonly: '1',
  allow_ddl: 0,
  allow_introspection_functions: 0,
  max_execution_time: Math.max(1, Math.ceil(task.timeoutMs / 1000)),
  max_result_rows: String(task.maxRows + 1),
  result_overflow_mode: 'break',
  output_format_json_quote_64bit_integers: 1,
  output_format_json_quote_decimals: 1,
  output_format_json_quote_denormals: 0,
  date_time_output_format: 'iso',
  // As everywhere else, what an outer join does not find is missing, not 0 or ''.
  join_use_nulls: 1,
  cancel_http_readonly_queries_on_client_close: 1,
})

const READONLY_ACCOUNT = '164'
const OUTER_JOIN = /\b(?:left|right|full)\s+(?:\w+\s+)?join\b/i

async function open(
  client: ClickHouseClient,
  task: Task,
  query: string,
  params: Record<string, unknown>,
  signal: AbortSignal,
) {
  const ask = (withSettings: ClickHouseSettings) =>
    client.query({
      query,
      format: 'JSONCompactEachRowWithNamesAndTypes',
      query_params: params,
      clickhouse_settings: withSettings,
      abort_signal: signal,
    })
  return await ask(settings(task)).catch(async (error) => {
    if ((error as { code?: string }).code !== READONLY_ACCOUNT || !/in readonly mode/.test((error as Error).message))
      throw error
    // An account that is read-only by the server's own rule may set nothing, and needs nothing set but this.
    if (OUTER_JOIN.test(query) && !(await hasJoinNulls(client, signal)))
      throw new QueryError(
        'refused',
        'This account may change no settings, and has join_use_nulls off: what a join does not find would come out as 0 or empty text. Set join_use_nulls = 1 in its settings profile, or readonly = 2 instead of 1.',
      )
    return ask({})
  })
}

async function hasJoinNulls(client: ClickHouseClient, signal: AbortSignal): Promise<boolean> {
  const answer = await client.query({
    query: "SELECT toString(getSetting('join_use_nulls')) AS it",
    format: 'JSONCompactEachRow',
    abort_signal: signal,
  })
  const [[value] = []] = await answer.json<string[]>()
  return value === '1' || value === 'true'
}

function converter(type: ColumnType): ((value: unknown) => unknown) | null {
  return type === 'integer'
    ? (value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value)
    : null
}

async function read(
  client: ClickHouseClient,
  task: Task,
  query: string,
  params: Record<string, unknown>,
  signal: AbortSignal,
) {
  const result = await open(client, task, query, params, signal)
  let names: string[] | null = null
  let sink: ReturnType<typeof createSink> | null = null
  let types: ColumnType[] = []
  let convert: { one: (value: unknown) => unknown; i: number }[] = []
  const stream = result.stream()
  reading: for await (const rows of stream) {
    for (const row of rows) {
      const cells = (row as { json(): unknown }).json() as unknown[]
      if (names === null) names = cells as string[]
      else if (sink === null) {
        types = (cells as string[]).map(clickhouseType)
        convert = types.flatMap((type, i) => {
          const one = converter(type)
          return one ? [{ one, i }] : []
        })
        sink = createSink(task, uniqueNames(names))
      } else {
        for (const { one, i } of convert) cells[i] = one(cells[i])
        if (!sink.add(cells)) break reading
      }
    }
  }
  result.close()
  if (sink === null) throw new QueryError('failed', 'The server answered no columns.')
  return sink.finish(types)
}

async function rows(
  client: ClickHouseClient,
  task: Task,
  query: string,
  params: Record<string, unknown>,
  signal: AbortSignal,
) {
  const { body } = await read(
    client,
    { ...task, op: 'query', maxRows: 50_000, maxBytes: 64_000_000 },
    query,
    params,
    signal,
  )
  return JSON.parse(body ? Buffer.concat(body).toString() : '[]') as Record<string, string | number | null>[]
}

const CATALOG = `
  SELECT t.name AS table, t.engine AS engine, t.total_rows AS total_rows, c.name AS name, c.type AS type, c.is_in_primary_key AS pk, t.comment AS table_comment, c.comment AS comment
  FROM system.tables AS t INNER JOIN system.columns AS c ON c.database = t.database AND c.table = t.name
  WHERE t.database = currentDatabase() AND NOT t.is_temporary ORDER BY t.name, c.position`

async function catalog(client: ClickHouseClient, task: Task, signal: AbortSignal): Promise<SourceTable[]> {
  const found = await rows(client, task, CATALOG, {}, signal)
  return tablesFrom(
    found.map((row) => ({
      schema: null,
      table: String(row.table),
      kind: String(row.engine).endsWith('View') ? ('view' as const) : ('table' as const),
      rows: row.total_rows === null ? null : Number(row.total_rows),
      comment: String(row.table_comment ?? ''),
      column: {
        name: String(row.name),
        type: clickhouseType(String(row.type)),
        nativeType: String(row.type),
        nullable: String(row.type).includes('Nullable('),
        primaryKey: Number(row.pk) === 1,
        references: null,
        comment: String(row.comment ?? ''),
      },
    })),
  )
}

/** A server that does not tell its grants still answers queries. An account held to reading by a setting needs no look at its grants. */
async function rightsOf(
  client: ClickHouseClient,
  task: Task,
  { username }: ConnectionSettings,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const [setting] = await rows(
      client,
      task,
      "SELECT value FROM system.settings WHERE name = 'readonly' AND changed AND readonly",
      {},
      signal,
    )
    if (setting) return null
    const grants = await rows(client, task, 'SHOW GRANTS', {}, signal)
    return reasonToWrite(
      username?.trim() || 'default',
      grants.flatMap((row) => Object.values(row).map(String)),
    )
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

export const driver: RemoteDriver = async (task, connection, { signal }) => {
  refuseSystemDatabase(connection.database, isSystemDatabase)
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  const client = connect(connection, task.timeoutMs)
  try {
    if (task.op === 'ping') {
      await rows(client, task, 'SELECT 1 AS one', {}, signal)
      return { answer: { ok: true, op: 'ping', canWrite: await rightsOf(client, task, connection, signal) } }
    }
    if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await catalog(client, task, signal) } }
    const { sql, params } = sent
    const values = Array.isArray(params)
      ? {}
      : Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
        )
    if (task.op === 'prepare') {
      const described = await rows(client, task, `DESCRIBE TABLE (${sql}\n)`, values, signal)
      return {
        answer: {
          ok: true,
          op: 'prepare',
          columns: uniqueNames(described.map((row) => String(row.name))),
          types: described.map((row) => clickhouseType(String(row.type))),
        },
      }
    }
    if (task.op === 'explain') {
      const plan = await rows(client, task, `EXPLAIN ${sql}`, values, signal)
      return { answer: { ok: true, op: 'explain', plan: plan.map((row) => String(row.explain)).join('\n') } }
    }
    return await read(client, task, sql, values, signal)
  } catch (error) {
    throw signal.aborted ? cancelled() : named(error)
  } finally {
    void client.close()
  }
}

function named(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code === '159' || message === 'Timeout error.')
    return new QueryError('timeout', 'The query was stopped at its deadline.', { code: code ?? 'TIMEOUT' })
  if (code === READONLY_ACCOUNT) return new QueryError('refused', 'Only statements that read are allowed.', { code })
  if (code === '241')
    return new QueryError('too-large', 'The statement needs more memory than the server allows.', { code })
  return error
}
