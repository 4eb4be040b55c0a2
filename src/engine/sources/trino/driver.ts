import { BasicAuth, type QueryData, type QueryResult, Trino } from 'trino-client'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import { uniqueNames } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { SourceTable } from '../../schema.ts'
import { cancelled, type RemoteDriver, required, tablesFrom, tlsOptions } from '../remote/driver.ts'
import { judged, refuseSystemDatabase } from '../remote/statement-guard.ts'
import { offsetIn } from '../sql/offset-in.ts'
import type { Placed } from '../sql/placeholders.ts'
import { dialect } from './dialect.ts'
import { isSystemCatalog, rules } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { parseExactly, trinoConverter, trinoType } from './values.ts'

type Place = { catalog: string; schema: string | null }

/** `catalog`, `catalog.schema` or, as in a URL, `catalog/schema`. */
function placeOf(connection: ConnectionSettings): Place {
  const [catalog = '', ...schema] = required(connection, 'database').split(/[./]/)
  refuseSystemDatabase(catalog, isSystemCatalog)
  return { catalog, schema: schema.join('.') || null }
}

type HttpSettings = Record<'signal' | 'timeout' | 'proxy' | 'maxRedirects' | 'transformResponse', unknown>

function connect(connection: ConnectionSettings, { catalog, schema }: Place, task: Task, signal: AbortSignal): Trino {
  const secure = connection.endpoint ? connection.endpoint.startsWith('https:') : connection.ssl === true
  const host = connection.endpoint ? new URL(connection.endpoint).hostname : required(connection, 'host')
  const user = required(connection, 'username')
  if (connection.password && !secure)
    throw new QueryError('unavailable', 'Trino takes a password only over TLS. Turn the ssl setting on.', {
      code: 'PASSWORD_WITHOUT_TLS',
    })
  const trino = Trino.create({
    server:
      connection.endpoint ??
      `${secure ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${Number(dialect.port(connection))}`,
    source: 'tallyroom',
    catalog,
    ...(schema === null ? {} : { schema }),
    ...(connection.password ? { auth: new BasicAuth(user, connection.password) } : {}),
    extraHeaders: { 'X-Trino-User': user, 'X-Trino-Time-Zone': 'UTC' },
    session: { query_max_run_time: `${Math.max(1, Math.ceil(task.timeoutMs))}ms` },
    ssl: tlsOptions(connection, host),
  })
  // The client has no settings for these: whole numbers past 2^53 would be rounded, and a request would wait for ever.
  const { clientConfig } = (trino as unknown as { client: { clientConfig: HttpSettings } }).client
  Object.assign(clientConfig, {
    signal,
    timeout: task.timeoutMs,
    proxy: false,
    maxRedirects: 0,
    transformResponse: (body: unknown) => (typeof body === 'string' ? asResult(body) : body),
  } satisfies HttpSettings)
  return trino
}

function asResult(body: string): unknown {
  try {
    return parseExactly(body)
  } catch {
    return body
  }
}

type Pages = AsyncIterator<QueryResult> & { iter: { queryResult: QueryResult } }

/** Rows a page at a time until no more are wanted; a statement that is left is stopped on the server. */
async function read(
  trino: Trino,
  sql: string,
  signal: AbortSignal,
  take: (columns: NonNullable<QueryResult['columns']>, rows: QueryData[]) => boolean,
) {
  const pages = (await trino.query(sql)) as unknown as Pages
  const { id } = pages.iter.queryResult
  const stop = () => void stopping(trino, id)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) stop()
    for (let page = pages.iter.queryResult as QueryResult | null; page !== null; ) {
      if (typeof page !== 'object' || page.id === undefined)
        throw new QueryError('unavailable', 'The server did not answer as Trino does.', { code: 'NOT_TRINO' })
      if (page.error) throw asFailure(page.error)
      if (page.columns && !take(page.columns, page.data ?? [])) {
        if (page.nextUri) await stopping(trino, id)
        return
      }
      const next: IteratorResult<QueryResult> = await pages.next()
      page = next.done ? null : next.value
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function stopping(trino: Trino, id: string): Promise<void> {
  const { clientConfig } = (trino as unknown as { client: { clientConfig: HttpSettings } }).client
  // What was told to stop must still be able to say so.
  clientConfig.signal = undefined
  clientConfig.timeout = 2_000
  await trino.cancel(id).catch(() => undefined)
}

type Failure = { message: string; errorName?: string; errorLocation?: { lineNumber: number; columnNumber: number } }

function asFailure({ message, errorName = '', errorLocation }: Failure): QueryError {
  if (/^EXCEEDED_TIME_LIMIT$|^ABANDONED_QUERY$/.test(errorName))
    return new QueryError('timeout', 'The query was stopped at its deadline.', { code: errorName })
  if (/^EXCEEDED_.*(MEMORY|SPILL|SCAN|CPU)/.test(errorName))
    return new QueryError('too-large', message, { code: errorName })
  return Object.assign(new QueryError('failed', message, { code: errorName }), { location: errorLocation })
}

async function rowsOf(trino: Trino, sql: string, signal: AbortSignal): Promise<QueryData[]> {
  const rows: QueryData[] = []
  await read(trino, sql, signal, (_columns, page) => {
    rows.push(...page)
    return rows.length < 50_000
  })
  return rows
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

async function catalog(trino: Trino, { schema }: Place, signal: AbortSignal): Promise<SourceTable[]> {
  const where = schema === null ? "table_schema <> 'information_schema'" : `table_schema = ${literal(schema)}`
  const views = new Set(
    (
      await rowsOf(
        trino,
        `SELECT table_schema, table_name FROM information_schema.tables WHERE ${where} AND table_type = 'VIEW'`,
        signal,
      )
    ).map((row) => JSON.stringify(row)),
  )
  const rows = await rowsOf(
    trino,
    `SELECT table_schema, table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE ${where} ORDER BY table_schema, table_name, ordinal_position LIMIT 50000`,
    signal,
  )
  return tablesFrom(
    (rows as string[][]).map(([of = '', table = '', name = '', type = '', nullable]) => ({
      schema: of,
      table,
      kind: views.has(JSON.stringify([of, table])) ? ('view' as const) : ('table' as const),
      rows: null,
      column: {
        name,
        type: trinoType(type),
        nativeType: type,
        nullable: nullable !== 'NO',
        primaryKey: false,
        references: null,
        comment: null,
      },
    })),
  )
}

async function run(trino: Trino, task: Task, sql: string, signal: AbortSignal) {
  if (task.op === 'explain') {
    const plan = await rowsOf(trino, `EXPLAIN ${sql}`, signal)
    return { answer: { ok: true, op: 'explain', plan: plan.map(([text]) => String(text)).join('\n') } as const }
  }
  let types: string[] = []
  let convert: { one: (value: unknown) => unknown; i: number }[] = []
  let names: string[] = []
  let sink: ReturnType<typeof createSink> | null = null
  const text = task.op === 'prepare' ? `SELECT * FROM (${sql}\n) AS described LIMIT 0` : sql
  await read(trino, text, signal, (columns, rows) => {
    if (sink === null) {
      types = columns.map(({ type }) => type)
      names = uniqueNames(columns.map(({ name }) => name))
      convert = types.flatMap((type, i) => {
        const one = trinoConverter(type)
        return one ? [{ one, i }] : []
      })
      sink = createSink(task, names)
    }
    const { add } = sink
    return rows.every((row) => {
      for (const { one, i } of convert) if (row[i] !== null) row[i] = one(row[i])
      return add(row)
    })
  })
  if (sink === null) throw new QueryError('failed', 'The server answered no columns.')
  const known = types.map(trinoType)
  if (task.op === 'prepare') return { answer: { ok: true, op: 'prepare', columns: names, types: known } as const }
  return (sink as ReturnType<typeof createSink>).finish(known)
}

export const driver: RemoteDriver = async (task, connection, { signal }) => {
  const place = placeOf(connection)
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  const trino = connect(connection, place, task, signal)
  try {
    if (task.op === 'ping') {
      const schemas = await rowsOf(trino, 'SELECT schema_name FROM information_schema.schemata', signal)
      if (place.schema !== null && !schemas.some(([name]) => name === place.schema))
        throw new QueryError('unavailable', `There is no schema "${place.schema}" in the catalog "${place.catalog}"`, {
          code: 'SCHEMA_NOT_FOUND',
        })
      // The server tells nobody what an account may write.
      return { answer: { ok: true, op: 'ping', canWrite: null } }
    }
    if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await catalog(trino, place, signal) } }
    return await run(trino, task, sent.sql, signal)
  } catch (error) {
    throw signal.aborted ? cancelled() : named(error, task, sent)
  }
}

function named(error: unknown, task: Task, sent: Placed | null): unknown {
  if (error instanceof QueryError) {
    const { location } = error as { location?: Failure['errorLocation'] }
    const { kind, message, code } = error
    if (!location || !sent || task.op !== 'query') return error
    const position = sent.originalOffset(offsetIn(sent.sql, location.lineNumber, location.columnNumber))
    return new QueryError(kind, message.replace(/^line \d+:\d+: /, ''), {
      position,
      ...(code === undefined ? {} : { code }),
    })
  }
  const { code, message, response } = error as {
    code?: string
    message?: string
    response?: { status: number; data: unknown }
  }
  if (response)
    return new QueryError('unavailable', String(response.data || message).slice(0, 500), {
      code: String(response.status),
    })
  if (code === 'ECONNABORTED') return new QueryError('timeout', 'The query was stopped at its deadline.', { code })
  // The error of the client carries the whole request, the password among it.
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}
