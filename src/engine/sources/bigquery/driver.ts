import { BigQuery, type Job, type Query } from '@google-cloud/bigquery'
import type { ConnectionSettings } from '../../connection.ts'
import { type Params, type ParamValue, QueryError } from '../../sandbox/query.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Task } from '../../sandbox/wire.ts'
import type { ColumnType, SourceColumn, SourceTable } from '../../schema.ts'
import { cancelled, type RemoteDriver, required } from '../remote/driver.ts'
import { judged } from '../remote/statement-guard.ts'
import { fitsBits, tooLongToBind } from '../sql/bind-integer.ts'
import type { Placed } from '../sql/placeholders.ts'
import { rules } from './guard.ts'
import { placeholders } from './placeholders.ts'

/** What one query may cost at most: bytes of tables read. */
const MAX_BYTES_BILLED = 20 * 1024 ** 3
/** Nobody asked for a profile in so many words: it may cost little. */
const MAX_BYTES_PROFILED = 1024 ** 3
const PAGE = 5_000

type Field = { name?: string; type?: string; mode?: string; description?: string; fields?: Field[] }
type Row = { f?: { v: unknown }[] }

const TYPES = new Map<string | undefined, ColumnType>([
  ['INTEGER', 'integer'],
  ['INT64', 'integer'],
  ['FLOAT', 'real'],
  ['FLOAT64', 'real'],
  ['NUMERIC', 'decimal'],
  ['BIGNUMERIC', 'decimal'],
  ['BOOLEAN', 'boolean'],
  ['BOOL', 'boolean'],
  ['DATE', 'date'],
  ['DATETIME', 'datetime'],
  ['TIMESTAMP', 'datetime'],
  ['TIME', 'time'],
  ['BYTES', 'blob'],
  ['RECORD', 'json'],
  ['STRUCT', 'json'],
  ['JSON', 'json'],
  ['STRING', 'text'],
])
export const bigqueryType = ({ mode, type }: Field): ColumnType =>
  mode === 'REPEATED' ? 'json' : (TYPES.get(type) ?? 'other')

/** A cell of the wire format (everything text) as a value that the row writer knows. */
function cell(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field.mode === 'REPEATED')
    return (value as { v: unknown }[]).map((item) => cell({ ...field, mode: 'NULLABLE' }, item.v))
  switch (bigqueryType(field)) {
    case 'integer':
      return BigInt(value as string)
    case 'real':
      return Number(value)
    case 'boolean':
      return value === 'true' || value === true
    case 'datetime':
      // Asked for as microseconds since 1970, so that none is lost.
      return field.type === 'TIMESTAMP' && /^-?\d+$/.test(String(value))
        ? fromMicroseconds(BigInt(value as string))
        : value
    case 'json':
      if (field.type === 'JSON') return JSON.parse(value as string)
      return Object.fromEntries(
        (field.fields ?? []).map((inner, i) => [inner.name ?? '', cell(inner, (value as Row).f?.[i]?.v)]),
      )
    default:
      return value
  }
}

function fromMicroseconds(value: bigint): string {
  const milliseconds = value / 1000n - (value % 1000n < 0n ? 1n : 0n)
  const rest = Number(value - milliseconds * 1000n)
  const text = new Date(Number(milliseconds)).toISOString()
  return rest === 0 ? text : text.replace('Z', `${String(rest).padStart(3, '0')}Z`)
}

/** Only a service account's own key: other kinds of credentials can name files and programs of this machine. */
function credentialsOf(connection: ConnectionSettings): {
  client_email: string
  private_key: string
  project_id?: string
} {
  let key: { type?: unknown; client_email?: unknown; private_key?: unknown; project_id?: unknown }
  try {
    key = JSON.parse(required(connection, 'key'))
  } catch (error) {
    if (error instanceof QueryError) throw error
    throw new QueryError('unavailable', 'The key is not JSON.', { code: 'BAD_KEY' })
  }
  if (key.type !== 'service_account' || typeof key.client_email !== 'string' || typeof key.private_key !== 'string')
    throw new QueryError('unavailable', 'The key is not that of a service account.', { code: 'BAD_KEY' })
  return {
    client_email: key.client_email,
    private_key: key.private_key,
    ...(typeof key.project_id === 'string' ? { project_id: key.project_id } : {}),
  }
}

export async function connectBigQuery(
  connection: ConnectionSettings,
): Promise<{ client: BigQuery; projectId: string }> {
  const { project_id, ...credentials } = credentialsOf(connection)
  const projectId = connection.projectId?.trim() || project_id
  if (!projectId) throw new QueryError('unavailable', 'The connection has no projectId.', { code: 'MISSING_SETTING' })
  const client = new BigQuery({
    projectId,
    credentials,
    maxRetries: 1,
    ...(connection.endpoint ? { apiEndpoint: connection.endpoint } : {}),
    ...(connection.location ? { location: connection.location } : {}),
  })
  // The key signs each request itself: no address named in the key is asked for a token.
  const account = await client.authClient.getClient()
  Object.assign(account, { useJWTAccessWithScope: true, defaultServicePath: 'bigquery.googleapis.com' })
  return { client, projectId }
}

function optionsOf(task: Task, connection: ConnectionSettings, { sql, params }: Placed): Query {
  const given = Array.isArray(params) ? params.length > 0 : Object.keys(params).length > 0
  const nulls = Array.isArray(params)
    ? params.map((value) => (value === null ? 'STRING' : typeOfParam(value)))
    : Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value === null ? 'STRING' : typeOfParam(value)]),
      )
  return {
    query: sql,
    useLegacySql: false,
    maximumBytesBilled: String(task.op === 'profile' ? MAX_BYTES_PROFILED : MAX_BYTES_BILLED),
    jobTimeoutMs: task.timeoutMs,
    ...(connection.location ? { location: connection.location } : {}),
    ...(given ? { params: asSent(params), types: nulls } : {}),
  }
}

/** The client writes JSON, which has no place for a BigInt; the type says what the digits are. */
const asSent = (params: Params) => {
  const sent = (value: ParamValue) => (typeof value === 'bigint' ? String(value) : value)
  return Array.isArray(params)
    ? params.map(sent)
    : Object.fromEntries(Object.entries(params).map(([name, value]) => [name, sent(value)]))
}

const typeOfParam = (value: string | number | bigint | boolean) => {
  if (typeof value === 'boolean') return 'BOOL'
  if (typeof value === 'bigint') {
    if (fitsBits(value, 64)) return 'INT64'
    const digits = String(value).replace('-', '').length
    if (digits > 38) throw tooLongToBind(value)
    return digits > 29 ? 'BIGNUMERIC' : 'NUMERIC'
  }
  if (Number.isSafeInteger(value)) return 'INT64'
  return typeof value === 'number' ? 'FLOAT64' : 'STRING'
}

/** The server reads the statement, says what kind it is, what it would answer and what it would cost; nothing runs. */
async function dryRun(client: BigQuery, options: Query) {
  const [job] = await client.createQueryJob({ ...options, dryRun: true })
  const { statistics } = job.metadata as {
    statistics?: { totalBytesProcessed?: string; query?: { statementType?: string; schema?: { fields?: Field[] } } }
  }
  if (statistics?.query?.statementType !== 'SELECT')
    throw new QueryError('refused', 'Only statements that read are allowed.')
  return { fields: statistics.query.schema?.fields ?? [], bytes: Number(statistics.totalBytesProcessed ?? 0) }
}

async function run(client: BigQuery, task: Task, connection: ConnectionSettings, sent: Placed, signal: AbortSignal) {
  const options = optionsOf(task, connection, sent)
  const { fields, bytes } = await dryRun(client, options)
  if (task.op === 'prepare')
    return {
      answer: {
        ok: true,
        op: 'prepare',
        columns: fields.map((field) => field.name ?? ''),
        types: fields.map(bigqueryType),
      } as const,
    }
  if (task.op === 'explain') return { answer: { ok: true, op: 'explain', plan: `Reads ${bytes} bytes.` } as const }
  const [job] = await client.createQueryJob(options)
  const stop = () => void job.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) throw cancelled()
    return await readJob(client, job, task)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

type Page = { jobComplete?: boolean; schema?: { fields?: Field[] }; rows?: Row[]; pageToken?: string }

const request = <T>(client: BigQuery, options: { uri: string; qs: object }) =>
  new Promise<T>((resolve, reject) => {
    client.request(options, (error, body) => (error ? reject(error) : resolve(body as T)))
  })

async function readJob(client: BigQuery, job: Job, task: Task) {
  let sink: ReturnType<typeof createSink> | null = null
  let fields: Field[] = []
  let pageToken: string | undefined
  for (;;) {
    const page = await request<Page>(client, {
      uri: `/queries/${encodeURIComponent(job.id ?? '')}`,
      qs: {
        ...(job.location ? { location: job.location } : {}),
        ...(pageToken ? { pageToken } : {}),
        maxResults: Math.min(PAGE, task.maxRows + 1),
        timeoutMs: 10_000,
        'formatOptions.useInt64Timestamp': true,
      },
    })
    if (page.jobComplete === false) continue
    if (!sink) {
      fields = page.schema?.fields ?? []
      sink = createSink(
        task,
        fields.map((field) => field.name ?? ''),
      )
    }
    const into = sink
    const fits = (page.rows ?? []).every((row) => into.add(fields.map((field, i) => cell(field, row.f?.[i]?.v))))
    pageToken = page.pageToken
    if (!fits || !pageToken) return sink.finish(fields.map(bigqueryType))
  }
}

async function catalog(client: BigQuery, connection: ConnectionSettings): Promise<SourceTable[]> {
  const wanted = connection.database?.trim()
  const datasets = wanted ? [client.dataset(wanted)] : (await client.getDatasets({ maxResults: 50 }))[0]
  const tables: SourceTable[] = []
  for (const dataset of datasets) {
    const [listed] = await dataset.getTables({ maxResults: 500, autoPaginate: false })
    for (const table of listed) {
      const [metadata] = (await table.getMetadata()) as unknown as [
        { type?: string; numRows?: string; description?: string; schema?: { fields?: Field[] } },
      ]
      tables.push({
        name: table.id ?? '',
        schema: dataset.id ?? null,
        kind: metadata.type === 'VIEW' || metadata.type === 'MATERIALIZED_VIEW' ? 'view' : 'table',
        rows: metadata.numRows === undefined || metadata.type === 'VIEW' ? null : Number(metadata.numRows),
        hidden: false,
        comment: metadata.description ?? null,
        columns: (metadata.schema?.fields ?? []).map(
          (field): SourceColumn => ({
            name: field.name ?? '',
            type: bigqueryType(field),
            nativeType: field.mode === 'REPEATED' ? `ARRAY<${field.type}>` : (field.type ?? ''),
            nullable: field.mode !== 'REQUIRED',
            primaryKey: false,
            references: null,
            label: null,
            comment: field.description ?? null,
            profile: null,
          }),
        ),
      })
    }
  }
  return tables
}

export const driver: RemoteDriver = async (task, connection, { signal }) => {
  const sent = task.op === 'catalog' || task.op === 'ping' ? null : judged(rules, placeholders, task)
  const { client } = await connectBigQuery(connection)
  try {
    if (task.op === 'ping') {
      if (connection.database?.trim()) await client.dataset(connection.database.trim()).getMetadata()
      else await client.getDatasets({ maxResults: 1, autoPaginate: false })
      return { answer: { ok: true, op: 'ping', canWrite: null } }
    }
    if (sent === null) return { answer: { ok: true, op: 'catalog', tables: await catalog(client, connection) } }
    return await run(client, task, connection, sent, signal)
  } catch (error) {
    throw named(error)
  }
}

function named(error: unknown): unknown {
  if (error instanceof QueryError) return error
  const {
    code,
    message = '',
    errors,
  } = error as { code?: number | string; message?: string; errors?: { reason?: string; message?: string }[] }
  const reason = errors?.[0]?.reason ?? String(code ?? '')
  const said = errors?.[0]?.message ?? message
  if (reason === 'bytesBilledLimitExceeded')
    return new QueryError('too-large', 'The query would read more bytes than a query may cost.', { code: reason })
  if (reason === 'stopped' || reason === 'timeout')
    return new QueryError('timeout', 'The query was stopped at its deadline.', { code: reason })
  if (code === 401 || code === 403 || code === 404) return new QueryError('unavailable', said, { code: String(code) })
  const position = /at \[(\d+):(\d+)\]/.exec(said)
  return new QueryError('failed', said, {
    code: reason,
    ...(position && position[1] === '1' ? { position: Number(position[2]) - 1 } : {}),
  })
}
