import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api'

/** What Snowflake calls so and DuckDB has not, or has otherwise. */
export const LIKE_SNOWFLAKE = [
  "CREATE MACRO dateadd(unit, n, x) AS x + CASE unit WHEN 'year' THEN to_years(CAST(n AS INTEGER)) WHEN 'quarter' THEN to_months(CAST(n * 3 AS INTEGER)) WHEN 'month' THEN to_months(CAST(n AS INTEGER)) WHEN 'week' THEN to_days(CAST(n * 7 AS INTEGER)) WHEN 'day' THEN to_days(CAST(n AS INTEGER)) WHEN 'hour' THEN to_hours(CAST(n AS BIGINT)) ELSE to_minutes(CAST(n AS BIGINT)) END",
  'CREATE MACRO dayofweekiso(x) AS isodow(x)',
  'CREATE MACRO weekiso(x) AS week(x)',
  'CREATE MACRO convert_timezone(zone, x) AS timezone(zone, x)',
  "CREATE MACRO to_timestamp_tz(x, shape) AS CAST(replace(x, ' +00:00', '+00') AS TIMESTAMPTZ)",
  "CREATE MACRO to_char(x, shape) AS strftime(x, '%d %H:%M:%S')",
  'CREATE MACRO startswith(x, part) AS starts_with(x, part)',
  'CREATE MACRO endswith(x, part) AS ends_with(x, part)',
  "CREATE MACRO regexp_substr(x, pattern) AS nullif(regexp_extract(x, pattern), '')",
  'CREATE MACRO try_to_double(x) AS TRY_CAST(x AS DOUBLE)',
  'CREATE MACRO boolor_agg(x) AS bool_or(x)',
  'CREATE MACRO booland_agg(x) AS bool_and(x)',
]
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', "'": "''" }
/** A statement of Snowflake's as DuckDB takes it: there a backslash in a text is one. */
export const asDuckdb = (sql: string): string =>
  sql.replace(/"(?:[^"]|"")*"|'(?:[^'\\]|\\[\s\S]|'')*'|\bTIMESTAMP_NTZ\b/g, (part) => {
    if (part.startsWith('"')) return part
    return part.startsWith("'") ? part.replace(/\\([\s\S])/g, (_all, one) => ESCAPES[one] ?? one) : 'TIMESTAMP'
  })

type Cells = (string | null)[]
type Column = { name: string; type: string; precision: number | null; scale: number | null; nullable: boolean }
type Table = { columns: Column[]; rows: Cells[] }
type Body = {
  statement: string
  timeout: number
  database?: string
  schema?: string
  warehouse?: string
  role?: string
  bindings?: Record<string, { type: string; value: string | null }>
  parameters: Record<string, string | number>
}
type Running = { body: Body; until: number; polls: number; stopped: boolean; table: Promise<Table> | null }

const TYPES: [RegExp, string][] = [
  [/^(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT|DECIMAL.*)$/, 'fixed'],
  [/^(DOUBLE|FLOAT)$/, 'real'],
  [/^TIMESTAMP WITH TIME ZONE$/, 'timestamp_tz'],
  [/^TIMESTAMP/, 'timestamp_ntz'],
  [/^BLOB$/, 'binary'],
  [/\[\]$/, 'array'],
  [/^JSON$/, 'variant'],
  [/^(DATE|TIME|BOOLEAN)$/, '$1'],
]
const typeOf = (type: string) => {
  const found = TYPES.find(([pattern]) => pattern.test(type))
  return found ? found[1].replace('$1', type.toLowerCase()) : 'text'
}
const numbersOf = (type: string): { precision: number | null; scale: number | null } => {
  const [, precision, scale] = /^DECIMAL\((\d+),(\d+)\)$/.exec(type) ?? []
  return typeOf(type) === 'fixed'
    ? { precision: Number(precision ?? 38), scale: Number(scale ?? 0) }
    : { precision: null, scale: null }
}

/** Whole microseconds as seconds with nine places. */
const inSeconds = (micros: bigint) => {
  const size = micros < 0n ? -micros : micros
  return `${micros < 0n ? '-' : ''}${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, '0')}000`
}
function cell(value: DuckDBValue, type: string): string | null {
  if (value === null) return null
  if (type === 'date') return String((value as { days: number }).days)
  if (type === 'time' || type === 'timestamp_ntz') return inSeconds((value as { micros: bigint }).micros)
  if (type === 'timestamp_tz') return `${inSeconds((value as { micros: bigint }).micros)} 1560`
  if (type === 'binary')
    return Buffer.from((value as { bytes: Uint8Array }).bytes)
      .toString('hex')
      .toUpperCase()
  if (type === 'array')
    return `[${(value as { items: unknown[] }).items.map((item) => JSON.stringify(item ?? undefined) ?? 'undefined').join(',')}]`
  return String(value)
}

async function ask(connection: DuckDBConnection, sql: string, values: DuckDBValue[]): Promise<Table> {
  const reader = await connection.runAndReadAll(asDuckdb(sql), values)
  const types = reader.columnTypes().map(String)
  const columns = reader
    .columnNames()
    .map((name, i) => ({ name, type: typeOf(types[i] ?? ''), ...numbersOf(types[i] ?? ''), nullable: true }))
  return { columns, rows: reader.getRows().map((row) => row.map((value, i) => cell(value, columns[i]?.type ?? ''))) }
}

const tableOf = (records: Record<string, string | null>[], names = Object.keys(records[0] ?? {})): Table => ({
  columns: names.map((name) => ({ name, type: 'text', precision: null, scale: null, nullable: true })),
  rows: records.map((record) => names.map((name) => record[name] ?? null)),
})

/** The information schema of a database, of what DuckDB tells. */
const CATALOG = `
  SELECT c.schema_name AS TABLE_SCHEMA, c.table_name AS TABLE_NAME, CASE WHEN v.view_name IS NULL THEN 'BASE TABLE' ELSE 'VIEW' END AS TABLE_TYPE, t.estimated_size AS ROW_COUNT, t.comment AS TABLE_COMMENT, c.column_name AS COLUMN_NAME,
    CASE WHEN regexp_matches(c.data_type, 'INT|DECIMAL') THEN 'NUMBER' WHEN c.data_type = 'DOUBLE' THEN 'FLOAT' WHEN c.data_type = 'TIMESTAMP WITH TIME ZONE' THEN 'TIMESTAMP_TZ' WHEN c.data_type LIKE '%[]' THEN 'ARRAY' WHEN c.data_type = 'BLOB' THEN 'BINARY' WHEN c.data_type = 'VARCHAR' THEN 'TEXT' ELSE c.data_type END AS DATA_TYPE,
    CASE WHEN c.data_type LIKE 'DECIMAL%' THEN c.numeric_precision ELSE 38 END AS NUMERIC_PRECISION, CASE WHEN c.data_type LIKE 'DECIMAL%' THEN c.numeric_scale ELSE 0 END AS NUMERIC_SCALE, CASE WHEN c.is_nullable THEN 'YES' ELSE 'NO' END AS IS_NULLABLE, c.comment AS COLUMN_COMMENT
  FROM duckdb_columns() c
  LEFT JOIN duckdb_tables() t ON t.database_name = c.database_name AND t.schema_name = c.schema_name AND t.table_name = c.table_name
  LEFT JOIN duckdb_views() v ON v.database_name = c.database_name AND v.schema_name = c.schema_name AND v.view_name = c.table_name
  WHERE c.database_name = current_database() AND NOT c.internal AND c.schema_name = COALESCE(?, c.schema_name) AND c.schema_name <> 'main'
  ORDER BY c.schema_name, c.table_name, c.column_index`

const PAGE = 100
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

export type SnowflakeOptions = {
  schema?: string[]
  /** Rows of SHOW GRANTS, by the role's name. */
  grants?: Record<string, [privilege: string, on: string, name: string][]>
  secondary?: string
  warehouse?: { state: string; autoResume: boolean }
  ignoresCase?: boolean
  /** What keeps everybody out. */
  refusal?: { code: string; message: string }
}

/** A server that speaks as much of Snowflake's SQL API as is used; DuckDB does the arithmetic. */
export async function startSnowflake(options: SnowflakeOptions = {}) {
  const { grants = { READER: [['SELECT', 'TABLE', 'SHOP.WEB.VISITS']], PUBLIC: [] }, secondary = '' } = options
  const { warehouse = { state: 'SUSPENDED', autoResume: true }, ignoresCase = false } = options
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const token = 'eyJraWQiOiIxIn0.eyJwIjoiMSJ9.c2lnbmVk'
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  for (const sql of [
    "SET TimeZone = 'UTC'",
    'ATTACH \':memory:\' AS "SHOP"',
    'USE "SHOP"',
    ...LIKE_SNOWFLAKE,
    ...(options.schema ?? ['CREATE SCHEMA "WEB"']),
  ])
    await connection.run(sql)
  const statements = new Map<string, Running>()
  const numbers = new Map<string, string>()
  const requests: { body: Body; url: string; headers: IncomingMessage['headers'] }[] = []
  const claims: Record<string, unknown>[] = []
  let line: Promise<unknown> = Promise.resolve()
  let busy: number[] = []

  function refusalOf({ headers }: IncomingMessage): { code: string; message: string } | null {
    const given = (headers.authorization ?? '').replace(/^Bearer /, '')
    if (options.refusal) return options.refusal
    if (headers['x-snowflake-authorization-token-type'] === 'PROGRAMMATIC_ACCESS_TOKEN') {
      if (given === token) return null
      const expired = given.startsWith('expired')
      return { code: '394400', message: `Programmatic access token ${expired ? 'has expired' : 'is invalid'}.` }
    }
    const invalid = { code: '390144', message: 'JWT token is invalid. [00000000-0000-0000-0000-000000000000]' }
    const [head, body, signature = ''] = given.split('.')
    const claimed = decoded(body) as { iss: string; sub: string; iat: number; exp: number }
    claims.push(claimed)
    const spki = keys.publicKey.export({ type: 'spki', format: 'der' })
    const issuer = `MYORG-SHOP.READER.SHA256:${createHash('sha256').update(spki).digest('base64')}`
    const now = Date.now() / 1000
    const fits =
      decoded(head).alg === 'RS256' &&
      claimed.iss === issuer &&
      claimed.sub === 'MYORG-SHOP.READER' &&
      Math.abs(claimed.iat - now) < 60 &&
      claimed.exp > now &&
      claimed.exp - claimed.iat <= 3600 &&
      verify('sha256', Buffer.from(`${head}.${body}`), keys.publicKey, Buffer.from(signature, 'base64url'))
    return fits ? null : invalid
  }

  function shown(sql: string): Table {
    const [, to = ''] = /^SHOW GRANTS TO (?:DATABASE )?ROLE "(.*)"$/.exec(sql) ?? []
    const role = to.replaceAll('"', '')
    if (role)
      return tableOf(
        (grants[role] ?? []).map(([privilege, granted_on, name]) => ({ privilege, granted_on, name })),
        ['privilege', 'granted_on', 'name'],
      )
    if (sql.startsWith('SHOW WAREHOUSES'))
      return tableOf([{ name: 'SMALL', state: warehouse.state, auto_resume: String(warehouse.autoResume) }])
    if (sql.startsWith('SHOW PARAMETERS'))
      return tableOf([{ key: 'QUOTED_IDENTIFIERS_IGNORE_CASE', value: String(ignoresCase) }])
    if (sql.startsWith('SHOW PRIMARY KEYS'))
      return tableOf([{ schema_name: 'WEB', table_name: 'VISITS', column_name: 'id' }])
    const imported = { fk_schema_name: 'WEB', fk_table_name: 'VISITS', fk_name: 'k', pk_table_name: 'PAGES' }
    return tableOf([{ ...imported, fk_column_name: 'page', pk_column_name: 'PATH' }])
  }

  async function answerOf({ statement: sql, bindings = {}, database, schema, role, ...body }: Body): Promise<Table> {
    if (database !== 'SHOP') throw new Error(`Database '${database}' does not exist or not authorized.`)
    if (role !== undefined && !(role in grants))
      throw new Error(`Role '${role}' specified in the connect string does not exist or not authorized.`)
    if (sql.startsWith('SHOW ')) return shown(sql)
    const found = schema === undefined || schema === 'WEB' ? (schema ?? null) : null
    if (sql.includes('CURRENT_ROLE()'))
      return tableOf([
        {
          role: role ?? 'READER',
          secondary: JSON.stringify({ roles: secondary, value: '' }),
          warehouse: body.warehouse === 'SMALL' ? 'SMALL' : null,
          database,
          schema: found,
        },
      ])
    if (sql.startsWith('EXPLAIN USING TEXT ')) return tableOf([{ content: 'GlobalStats:' }, { content: 'TableScan' }])
    if (sql.includes('.INFORMATION_SCHEMA.')) return ask(connection, CATALOG, [bindings[1]?.value ?? null])
    const values = Object.values(bindings).map(({ type, value }): DuckDBValue => {
      if (value === null || type === 'TEXT') return value
      if (type === 'BOOLEAN') return value === 'true'
      return type === 'REAL' ? Number(value) : BigInt(value)
    })
    const { columns, rows } = await ask(connection, sql, values)
    return { columns, rows: rows.slice(0, Number(body.parameters.rows_per_resultset)) }
  }

  const send = (response: ServerResponse, status: number, body: object, packed = false) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
        ...(status === 429 ? { 'retry-after': '0.02' } : {}),
      })
      .end(packed ? gzipSync(JSON.stringify(body)) : JSON.stringify(body))

  /** Where DuckDB saw the fault, in the words of Snowflake. */
  function faultOf(sql: string, message: string): string {
    const [, at = '', shownLine = '', spaces = ''] = /LINE (\d+): (.*)\n( *)\^/.exec(message) ?? []
    if (at === '') return message
    const rest = shownLine.slice(spaces.length - `LINE ${at}: `.length)
    const column = sql.split('\n')[Number(at) - 1]?.indexOf(rest)
    return `SQL compilation error: error line ${at} at position ${column}\n${message.split('\n')[0]}`
  }

  async function finish(response: ServerResponse, handle: string, part: number) {
    const running = statements.get(handle)
    if (!running) return send(response, 404, { code: '391918', message: 'Statement handle not found.' })
    const { body } = running
    if (running.stopped)
      return send(response, 422, { code: '000604', sqlState: '57014', message: 'SQL execution canceled' })
    if (Date.now() > running.until)
      return send(response, 422, {
        code: '000630',
        sqlState: '57014',
        message: 'Statement reached its statement or warehouse timeout of 1 second(s) and was canceled.',
      })
    const waiting = { code: '333334', message: 'Asynchronous execution in progress.', statementHandle: handle }
    if (running.polls++ === 0 || body.statement.includes('forever')) return send(response, 202, waiting)
    // One after the other: DuckDB has one connection here.
    running.table ??= line.then(() => answerOf(body))
    line = running.table.catch(() => undefined)
    try {
      const { columns, rows } = await running.table
      const data = rows.slice(part * PAGE, (part + 1) * PAGE)
      if (part > 0) return send(response, 200, { data }, true)
      const partitionInfo = Array.from({ length: Math.max(1, Math.ceil(rows.length / PAGE)) }, () => ({
        rowCount: PAGE,
      }))
      const resultSetMetaData = { numRows: rows.length, format: 'jsonv2', rowType: columns, partitionInfo }
      return send(response, 200, { code: '090001', statementHandle: handle, resultSetMetaData, data })
    } catch (error) {
      const message = faultOf(body.statement, (error as Error).message)
      return send(response, 422, { code: '000904', sqlState: '42000', message, statementHandle: handle })
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, text: string): Promise<unknown> {
    const url = new URL(request.url ?? '', 'http://localhost')
    const [, , , what, handle, action] = url.pathname.split('/')
    if (what !== 'statements') return response.writeHead(404, { 'content-type': 'text/html' }).end('<html>')
    const refusal = refusalOf(request)
    if (refusal) return send(response, 401, refusal)
    if (action === 'cancel') {
      const running = statements.get(handle ?? '')
      if (running) running.stopped = true
      return send(response, 200, { message: 'successfully canceled' })
    }
    const status = busy.shift()
    if (request.method === 'POST')
      requests.push({ body: JSON.parse(text), url: request.url ?? '', headers: request.headers })
    if (status !== undefined) return send(response, status, { code: '390903', message: 'Too many requests' })
    if (request.method !== 'POST') return finish(response, handle ?? '', Number(url.searchParams.get('partition') ?? 0))
    const body = JSON.parse(text) as Body
    const number = url.searchParams.get('requestId') ?? ''
    const waits = url.searchParams.get('async') !== 'true'
    const made = numbers.get(number) ?? `handle-${statements.size + 1}`
    numbers.set(number, made)
    if (!statements.has(made))
      statements.set(made, {
        body,
        until: Date.now() + body.timeout * 1000,
        polls: waits ? 1 : 0,
        stopped: false,
        table: null,
      })
    return finish(response, made, 0)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString()))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    /** The same key, encrypted. */
    lockedKey: (passphrase: string) =>
      keys.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString(),
    token,
    requests,
    claims,
    /** The next answers are these statuses. */
    answerWith(...next: number[]) {
      busy = next
    },
    statements: () => statements.size,
    isStopped: () => [...statements.values()].some(({ stopped }) => stopped),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      connection.closeSync()
      instance.closeSync()
    },
  }
}
