import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DuckDBInstance } from '@duckdb/node-api'

/** What Trino calls so and DuckDB has not, or has otherwise. */
export const LIKE_TRINO = [
  'SET integer_division = true',
  "CREATE MACRO trino_date_add(unit, n, x) AS x + CASE unit WHEN 'year' THEN to_years(CAST(n AS INTEGER)) WHEN 'quarter' THEN to_months(CAST(n * 3 AS INTEGER)) WHEN 'month' THEN to_months(CAST(n AS INTEGER)) WHEN 'week' THEN to_days(CAST(n * 7 AS INTEGER)) WHEN 'day' THEN to_days(CAST(n AS INTEGER)) WHEN 'hour' THEN to_hours(CAST(n AS BIGINT)) ELSE to_minutes(CAST(n AS BIGINT)) END",
  "CREATE MACRO trino_regexp_extract(x, pattern) AS nullif(regexp_extract(x, pattern), '')",
  "CREATE MACRO trino_date_format(x, shape) AS strftime(x, replace(replace(shape, '%i', '%M'), '%s', '%S'))",
  'CREATE MACRO trino_day_of_week(x) AS isodow(x)',
  'CREATE MACRO trino_day_of_year(x) AS dayofyear(x)',
]
/** A statement of Trino's as DuckDB takes it. */
export const asDuckdb = (sql: string): string =>
  sql
    .replace(/\b(DATE_ADD|REGEXP_EXTRACT|DATE_FORMAT|DAY_OF_WEEK|DAY_OF_YEAR)\(/g, 'trino_$1(')
    .replace(/\bTIMESTAMP '([^']*) UTC'/g, "TIMESTAMPTZ '$1+00'")

const TYPES: [RegExp, string][] = [
  [/^HUGEINT$/, 'decimal(38,0)'],
  [/^TIMESTAMP WITH TIME ZONE$/, 'timestamp(3) with time zone'],
  [/^TIMESTAMP$/, 'timestamp(6)'],
  [/^BLOB$/, 'varbinary'],
  [/^(.*)\[\]$/, 'array($1)'],
]
const typeOf = (type: string) => {
  const found = TYPES.find(([pattern]) => pattern.test(type))
  return (found ? type.replace(...found) : type).toLowerCase()
}
type Table = { columns: { name: string; type: string }[]; rows: string[][] }
type Waiting = { sql: string; until: number; stopped: boolean; answer: Promise<Table> | null }

/** Cells as Trino's JSON has them: whole numbers as numbers, however long. */
function cell(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'bigint' && type !== 'decimal(38,0)') return String(value)
  if (typeof value === 'number' && !Number.isFinite(value)) return `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(value)
  if (type.startsWith('array')) return JSON.stringify((value as { items: unknown[] }).items)
  if (type === 'varbinary')
    return JSON.stringify(Buffer.from((value as { bytes: Uint8Array }).bytes).toString('base64'))
  if (type.endsWith('with time zone')) return JSON.stringify(`${String(value).replace(/\+00$/, '')} UTC`)
  return JSON.stringify(String(value))
}

const PAGE = 100

/** A server that speaks as much of Trino's protocol as its client uses; DuckDB does the arithmetic. */
export async function startTrino({ username = 'reader', catalog = 'lake', schema = ['SELECT 1'] } = {}) {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  for (const sql of [
    "SET TimeZone = 'UTC'",
    `ATTACH ':memory:' AS ${catalog}`,
    `USE ${catalog}`,
    ...LIKE_TRINO,
    ...schema,
  ])
    await connection.run(sql)
  const queries = new Map<string, Waiting>()
  const requests: { sql: string; headers: IncomingMessage['headers'] }[] = []
  let line: Promise<unknown> = Promise.resolve()

  async function ask(sql: string): Promise<Table> {
    const text = asDuckdb(sql).replace(
      /\binformation_schema\.(\w+) WHERE/g,
      `information_schema.$1 WHERE table_catalog = '${catalog}' AND`,
    )
    const reader = await connection.runAndReadAll(text)
    const columns = reader.columnNames().map((name, i) => ({ name, type: typeOf(String(reader.columnType(i))) }))
    if (/^EXPLAIN /i.test(sql))
      return {
        columns: [{ name: 'Query Plan', type: 'varchar' }],
        rows: [[JSON.stringify('Fragment 0 [SINGLE]\n    TableScan')]],
      }
    const isTypes = sql.includes('data_type')
    const rows = reader
      .getRows()
      .map((row) =>
        row.map((value, i) => cell(isTypes && i === 3 ? typeOf(String(value)) : value, columns[i]?.type ?? '')),
      )
    return { columns, rows }
  }

  const send = (response: ServerResponse, body: string) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  const failure = (id: string, message: string, errorName: string) =>
    JSON.stringify({
      id,
      stats: { state: 'FAILED' },
      error: {
        message,
        errorName,
        errorCode: 1,
        errorType: 'USER_ERROR',
        ...(/^line (\d+):(\d+)/.test(message)
          ? {
              errorLocation: {
                lineNumber: Number(message.split(/[ :]/)[1]),
                columnNumber: Number(message.split(/[ :]/)[2]),
              },
            }
          : {}),
      },
    })

  async function page(id: string, from: number, base: string): Promise<string> {
    const query = queries.get(id)
    if (!query) return failure(id, 'Query not found', 'NOT_FOUND')
    const next = (at: number) => `${base}/v1/statement/executing/${id}/${at}`
    if (query.stopped) return failure(id, 'Query was canceled', 'USER_CANCELED')
    if (Date.now() > query.until) return failure(id, 'Query exceeded the maximum run time limit', 'EXCEEDED_TIME_LIMIT')
    if (query.sql.includes('forever')) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return JSON.stringify({ id, nextUri: next(from), stats: { state: 'RUNNING' } })
    }
    // One after the other: DuckDB has one connection here.
    query.answer ??= line.then(() => ask(query.sql))
    line = query.answer.catch(() => undefined)
    try {
      const { columns, rows } = await query.answer
      const some = rows.slice(from, from + PAGE).map((row) => `[${row.join(',')}]`)
      const more = from + PAGE < rows.length ? `"nextUri":${JSON.stringify(next(from + PAGE))},` : ''
      return `{"id":"${id}",${more}"columns":${JSON.stringify(columns)},"data":[${some.join(',')}],"stats":{"state":"RUNNING"}}`
    } catch (error) {
      const { message } = error as Error
      const at = /LINE (\d+): (.*)\n( *)\^/.exec(message)
      const shown = at
        ? query.sql
            .split('\n')
            [Number(at[1]) - 1]?.indexOf((at[2] as string).slice((at[3] as string).length - `LINE ${at[1]}: `.length))
        : -1
      return failure(id, `line ${at?.[1] ?? 1}:${(shown ?? 0) + 1}: ${message.split('\n')[0]}`, 'COLUMN_NOT_FOUND')
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<unknown> {
    const base = `http://${request.headers.host}`
    if (request.headers['x-trino-user'] !== username) return response.writeHead(401).end('Authentication failed')
    const [, , what, , id = '', at = '0'] = (request.url ?? '').split('/')
    if (request.method === 'DELETE') {
      const query = queries.get((request.url ?? '').split('/').at(-1) ?? '')
      if (query) query.stopped = true
      return response.writeHead(204).end()
    }
    if (what !== 'statement') return response.writeHead(404).end('Not found')
    if (request.method !== 'POST') return send(response, await page(id, Number(at), base))
    requests.push({ sql: body, headers: request.headers })
    const made = `query_${queries.size + 1}`
    const [, limit = '60000'] = /query_max_run_time=(\d+)ms/.exec(String(request.headers['x-trino-session'])) ?? []
    queries.set(made, { sql: body, until: Date.now() + Number(limit), stopped: false, answer: null })
    if (request.headers['x-trino-catalog'] !== catalog)
      return send(
        response,
        failure(made, `line 1:1: Catalog '${request.headers['x-trino-catalog']}' not found`, 'CATALOG_NOT_FOUND'),
      )
    return send(
      response,
      JSON.stringify({ id: made, nextUri: `${base}/v1/statement/queued/${made}/0`, stats: { state: 'QUEUED' } }),
    )
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString()))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    isStopped: () => [...queries.values()].some(({ stopped }) => stopped),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      connection.closeSync()
      instance.closeSync()
    },
  }
}
