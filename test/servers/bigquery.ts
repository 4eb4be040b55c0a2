import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** A server that speaks as much of BigQuery's REST interface as its client library uses; SQLite does the arithmetic. */
export type BigQueryServer = {
  endpoint: string
  /** Key of the one service account that is let in, as the JSON text that Google hands out. */
  key: string
  requests: { method: string; path: string; body: unknown }[]
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  INTEGER: 'INTEGER',
  REAL: 'FLOAT',
  TEXT: 'STRING',
  DATE: 'DATE',
  DATETIME: 'DATETIME',
  TIMESTAMP: 'TIMESTAMP',
  BOOLEAN: 'BOOLEAN',
  NUMERIC_TEXT: 'NUMERIC',
  BLOB: 'BYTES',
}

class ServerError extends Error {
  readonly code: number
  readonly reason: string
  constructor(code: number, reason: string, message: string) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

type Field = { name: string; type: string; mode: string }
type Job = { fields: Field[]; rows: unknown[][] }
type Query = {
  query: string
  maximumBytesBilled?: string
  queryParameters?: { name?: string; parameterType: { type: string }; parameterValue: { value?: string } }[]
}

const PAGE = 2

/** `datasets` names each dataset and the SQL that fills it. */
export async function startBigQuery({
  projectId = 'test-project',
  datasets = {
    shop: "CREATE TABLE orders (id INTEGER, day DATE, total NUMERIC_TEXT, at TIMESTAMP); INSERT INTO orders VALUES (1, '2024-01-01', '9.90', 1704103200000000), (2, '2024-01-02', '20.00', NULL), (9007199254740993, NULL, NULL, NULL)",
  },
  bytesPerQuery = 1_000,
}: {
  projectId?: string
  datasets?: Record<string, string>
  bytesPerQuery?: number
} = {}): Promise<BigQueryServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const email = `reader@${projectId}.iam.gserviceaccount.com`
  const databases = new Map(
    Object.entries(datasets).map(([name, sql]) => {
      const db = new DatabaseSync(':memory:')
      db.exec(sql)
      return [name, db] as const
    }),
  )
  const jobs = new Map<string, Job>()
  const requests: BigQueryServer['requests'] = []

  function authenticate(request: IncomingMessage) {
    const [header = '', payload = '', signature = ''] = (request.headers.authorization ?? '')
      .replace('Bearer ', '')
      .split('.')
    const genuine =
      signature !== '' &&
      verify(
        'RSA-SHA256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey(publicKey),
        Buffer.from(signature, 'base64url'),
      )
    const claims = genuine
      ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iss: string; exp: number })
      : null
    if (claims?.iss !== email || claims.exp * 1000 < Date.now())
      throw new ServerError(401, 'authError', 'Request had invalid authentication credentials.')
  }

  function databaseOf(name: string): DatabaseSync {
    const db = databases.get(name)
    if (!db) throw new ServerError(404, 'notFound', `Not found: Dataset ${projectId}:${name}`)
    return db
  }

  function run({ query, queryParameters = [] }: Query): Job {
    const named = /`([^`]+)`\.`[^`]+`/.exec(query)
    const db = named ? databaseOf(named[1] as string) : (databases.values().next().value as DatabaseSync)
    const params = Object.fromEntries(
      queryParameters.map(({ name, parameterType, parameterValue }) => [
        name ?? '',
        parameterType.type === 'INT64' ? Number(parameterValue.value) : (parameterValue.value ?? null),
      ]),
    )
    try {
      const statement = db.prepare(
        query.replace(/`[^`]+`\.(`[^`]+`)/g, '$1').replace(/ TABLESAMPLE SYSTEM \(\d+ PERCENT\)/g, ''),
      )
      statement.setReturnArrays(true)
      statement.setReadBigInts(true)
      statement.setAllowUnknownNamedParameters(true)
      const rows = statement.all(params) as unknown as unknown[][]
      const fields = statement.columns().map((column, i) => {
        const value = rows[0]?.[i]
        return {
          name: column.name,
          type: column.type
            ? (TYPES[column.type] ?? 'STRING')
            : typeof value === 'bigint'
              ? 'INTEGER'
              : typeof value === 'number'
                ? 'FLOAT'
                : 'STRING',
          mode: 'NULLABLE',
        }
      })
      return { fields, rows }
    } catch (error) {
      throw new ServerError(400, 'invalidQuery', `${(error as Error).message} at [1:8]`)
    }
  }

  function insertJob(body: { configuration: { dryRun?: boolean; query: Query }; jobReference?: { jobId?: string } }) {
    const { query, dryRun } = body.configuration
    const reading = /^\s*(select|with|from)\b/i.test(query.query)
    if (Number(query.maximumBytesBilled ?? Number.POSITIVE_INFINITY) < bytesPerQuery)
      throw new ServerError(
        400,
        'bytesBilledLimitExceeded',
        `Query exceeded limit for bytes billed: ${query.maximumBytesBilled}.`,
      )
    const job = reading ? run(query) : { fields: [], rows: [] }
    const jobId = body.jobReference?.jobId ?? `job-${jobs.size}`
    if (!dryRun) jobs.set(jobId, job)
    const statistics = {
      totalBytesProcessed: String(bytesPerQuery),
      query: {
        statementType: reading ? 'SELECT' : 'DELETE',
        schema: { fields: job.fields },
        totalBytesProcessed: String(bytesPerQuery),
      },
    }
    return {
      kind: 'bigquery#job',
      jobReference: { projectId, jobId, location: 'EU' },
      configuration: body.configuration,
      status: { state: 'DONE' },
      statistics,
    }
  }

  function results(jobId: string, from: number) {
    const job = jobs.get(jobId)
    if (!job) throw new ServerError(404, 'notFound', `Not found: Job ${projectId}:${jobId}`)
    const rows = job.rows
      .slice(from, from + PAGE)
      .map((row) => ({ f: row.map((value) => ({ v: value === null ? null : String(value) })) }))
    const more = from + PAGE < job.rows.length
    return {
      kind: 'bigquery#getQueryResultsResponse',
      jobComplete: true,
      schema: { fields: job.fields },
      totalRows: String(job.rows.length),
      rows,
      ...(more ? { pageToken: String(from + PAGE) } : {}),
    }
  }

  function tableOf(dataset: string, name: string) {
    const db = databaseOf(dataset)
    const columns = db.prepare(`PRAGMA table_info("${name}")`).all() as {
      name: string
      type: string
      notnull: number
    }[]
    if (columns.length === 0) throw new ServerError(404, 'notFound', `Not found: Table ${projectId}:${dataset}.${name}`)
    const count = (db.prepare(`SELECT count(*) AS n FROM "${name}"`).get() as { n: number }).n
    const fields = columns.map((column) => ({
      name: column.name,
      type: TYPES[column.type] ?? 'STRING',
      mode: column.notnull ? 'REQUIRED' : 'NULLABLE',
    }))
    return {
      kind: 'bigquery#table',
      tableReference: { projectId, datasetId: dataset, tableId: name },
      type: 'TABLE',
      numRows: String(count),
      schema: { fields },
    }
  }

  function route(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    const parts = path
      .replace(/^\/bigquery\/v2\/projects\//, '')
      .split('/')
      .map(decodeURIComponent)
    const [project, area, first, second, third] = parts
    if (project !== projectId) throw new ServerError(404, 'notFound', `Not found: Project ${project}`)
    if (area === 'jobs' && method === 'POST' && second === 'cancel') return { kind: 'bigquery#jobCancelResponse' }
    if (area === 'jobs' && method === 'POST') return insertJob(body as Parameters<typeof insertJob>[0])
    if (area === 'queries') return results(first ?? '', Number(query.get('pageToken') ?? 0))
    if (area === 'datasets' && first === undefined)
      return {
        kind: 'bigquery#datasetList',
        datasets: [...databases.keys()].map((id) => ({
          id: `${projectId}:${id}`,
          datasetReference: { projectId, datasetId: id },
        })),
      }
    if (area === 'datasets' && second === undefined) {
      databaseOf(first ?? '')
      return { kind: 'bigquery#dataset', datasetReference: { projectId, datasetId: first }, location: 'EU' }
    }
    if (area === 'datasets' && second === 'tables' && third === undefined) {
      const tables = databaseOf(first ?? '')
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        .all() as { name: string }[]
      return {
        kind: 'bigquery#tableList',
        tables: tables.map(({ name }) => ({
          id: `${projectId}:${first}.${name}`,
          type: 'TABLE',
          tableReference: { projectId, datasetId: first, tableId: name },
        })),
      }
    }
    if (area === 'datasets' && second === 'tables') return tableOf(first ?? '', third ?? '')
    throw new ServerError(404, 'notFound', `No such address: ${method} ${path}`)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://server')
      const reply = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      try {
        authenticate(request)
        const text = Buffer.concat(chunks).toString('utf8')
        const body: unknown = text === '' ? null : JSON.parse(text)
        requests.push({ method: request.method ?? '', path: url.pathname, body })
        reply(200, route(request.method ?? '', url.pathname, url.searchParams, body))
      } catch (error) {
        const { code, reason, message } =
          error instanceof ServerError ? error : new ServerError(500, 'internalError', String(error))
        reply(code, { error: { code, message, errors: [{ message, domain: 'global', reason }], status: reason } })
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      private_key_id: 'test',
      private_key: privateKey,
      client_email: email,
      client_id: '1',
    }),
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const db of databases.values()) db.close()
    },
  }
}
