import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** A server that speaks as much of ClickHouse's HTTP interface as its client library uses; SQLite does the arithmetic. */
export type ClickHouseServer = {
  port: number
  endpoint: string
  /** What was asked, with the settings that came with it. */
  requests: { sql: string; settings: Record<string, string> }[]
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  INTEGER: 'Int64',
  REAL: 'Float64',
  TEXT: 'String',
  DATE: 'Date',
  DATETIME: 'DateTime',
  BOOLEAN: 'Bool',
  DECIMAL_TEXT: 'Decimal(18, 2)',
}

class ServerError extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export async function startClickHouse({
  /** The account may change no settings; its own is whether joins give NULL for what they do not find. */
  readonlyWith = null as { joinNulls: boolean } | null,
  username = 'default',
  password = '',
  database = 'default',
  schema = "CREATE TABLE visits (id INTEGER, page TEXT, day DATE, seconds REAL, price DECIMAL_TEXT); INSERT INTO visits VALUES (1, '/home', '2024-01-01', 3.5, '1.10'), (2, '/buy', '2024-01-02', 12, '2.00'), (9007199254740993, '/home', '2024-01-02', NULL, '3.25')",
} = {}): Promise<ClickHouseServer> {
  const db = new DatabaseSync(':memory:')
  db.exec(schema)
  const requests: ClickHouseServer['requests'] = []

  const typeOf = (declared: string | null, value: unknown) =>
    declared !== null
      ? (TYPES[declared] ?? 'String')
      : typeof value === 'bigint'
        ? 'Int64'
        : typeof value === 'number'
          ? 'Float64'
          : 'String'

  function select(
    sql: string,
    params: Record<string, string>,
  ): { names: string[]; types: string[]; rows: unknown[][] } {
    const used: Record<string, string | number> = {}
    const text = sql.replace(/\{(\w+):(\w+)(?:\(\w+\))?\}/g, (_all, name: string, type: string) => {
      used[name] = /^(Int|Float)/.test(type) ? Number(params[name]) : (params[name] ?? '')
      return `:${name}`
    })
    const statement = db.prepare(text)
    statement.setReturnArrays(true)
    statement.setReadBigInts(true)
    const columns = statement.columns()
    const rows = statement.all(used) as unknown as unknown[][]
    return {
      names: columns.map((column) => column.name),
      types: columns.map((column, i) => typeOf(column.type, rows[0]?.[i])),
      rows,
    }
  }

  function catalog() {
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all() as {
      name: string
    }[]
    const rows = tables.flatMap(({ name }) => {
      const count = BigInt((db.prepare(`SELECT count(*) AS n FROM "${name}"`).get() as { n: number }).n)
      return (db.prepare(`PRAGMA table_info("${name}")`).all() as { name: string; type: string; pk: number }[]).map(
        (column) => [name, 'MergeTree', count, column.name, typeOf(column.type, null), BigInt(column.pk)],
      )
    })
    return {
      names: ['table', 'engine', 'total_rows', 'name', 'type', 'pk'],
      types: ['String', 'String', 'Nullable(UInt64)', 'String', 'String', 'UInt8'],
      rows,
    }
  }

  function answer(sql: string, params: Record<string, string>) {
    const statement = sql.replace(/\s*FORMAT \w+\s*$/, '').trim()
    if (statement.includes('system.tables')) return catalog()
    if (statement.includes("getSetting('join_use_nulls')"))
      return { names: [], types: [], rows: [[readonlyWith?.joinNulls ? 'true' : 'false']] }
    const described = /^DESCRIBE TABLE \(([\s\S]*)\)$/.exec(statement)
    if (described) {
      const { names, types } = select(described[1] as string, params)
      return { names: ['name', 'type'], types: ['String', 'String'], rows: names.map((name, i) => [name, types[i]]) }
    }
    if (/^EXPLAIN /.test(statement))
      return { names: ['explain'], types: ['String'], rows: [['Expression'], ['  ReadFromMergeTree (visits)']] }
    if (!/^\s*\(?(select|with)\b/i.test(statement))
      throw new ServerError(500, 164, 'Cannot execute query in readonly mode. (READONLY)')
    try {
      return select(statement, params)
    } catch (error) {
      throw new ServerError(404, 47, `${(error as Error).message}. (UNKNOWN_IDENTIFIER)`)
    }
  }

  const cell = (value: unknown, type: string) => {
    if (typeof value === 'bigint')
      return type === 'Bool' ? value === 1n : type === 'UInt8' ? Number(value) : String(value)
    return value
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://server')
      const all = Object.fromEntries(url.searchParams)
      const sql = Buffer.concat(chunks).toString('utf8') || (all.query ?? '')
      const params = Object.fromEntries(
        Object.entries(all).flatMap(([key, value]) => (key.startsWith('param_') ? [[key.slice(6), value]] : [])),
      )
      try {
        const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
        if (basic !== `${username}:${password}`)
          throw new ServerError(
            403,
            516,
            `${username}: Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED)`,
          )
        if (all.database !== undefined && all.database !== database)
          throw new ServerError(404, 81, `Database ${all.database} does not exist. (UNKNOWN_DATABASE)`)
        requests.push({ sql, settings: all })
        if (readonlyWith && all.max_execution_time !== undefined)
          throw new ServerError(500, 164, "Cannot modify 'max_execution_time' setting in readonly mode. (READONLY)")
        const { names, types, rows } = answer(sql, params)
        response.writeHead(200, { 'content-type': 'application/x-ndjson' })
        response.end(
          [
            ...(sql.trim().endsWith('FORMAT JSONCompactEachRow') ? [] : [names, types]),
            ...rows.map((row) => row.map((value, i) => cell(value, types[i] ?? ''))),
          ]
            .map((row) => `${JSON.stringify(row)}\n`)
            .join(''),
        )
      } catch (error) {
        const { status, code, message } = error instanceof ServerError ? error : new ServerError(500, 1, String(error))
        response
          .writeHead(status, { 'x-clickhouse-exception-code': String(code) })
          .end(`Code: ${code}. DB::Exception: ${message}`)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      db.close()
    },
  }
}
