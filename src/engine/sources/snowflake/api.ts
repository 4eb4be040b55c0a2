import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { BodyTooLargeError, type FetchResult, type NetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import type { Task } from '../../sandbox/wire.ts'
import { credentialsOf } from './credentials.ts'
import { failureOf } from './failures.ts'
import { rowsIn } from './parts.ts'
import { accountOf, type Place } from './place.ts'
import type { Binding } from './placeholders.ts'

export type Column = { name: string; type: string; precision?: number | null; scale?: number | null }
type Cells = (string | null)[]
export type Body = {
  code?: string
  message?: string
  sqlState?: string
  statementHandle?: string
  resultSetMetaData?: { rowType?: Column[]; partitionInfo?: unknown[] }
  data?: Cells[]
}
type Answer = { status: number; bytes: Buffer }
type Bindings = Record<string, Binding>
/** False: no more rows are wanted. */
type Take = (columns: Column[], rows: Cells[]) => boolean

/** A statement's rows a part at a time, as long as more are wanted; and all rows of one of ours, by the names of its columns. */
export type Api = {
  read(sql: string, bindings: Bindings, maxRows: number, take: Take): Promise<void>
  records(sql: string, bindings?: Bindings): Promise<Record<string, string | null>[]>
}

const MB = 1024 * 1024
const MOST_BYTES = 96 * MB
/** The server is asked for parts of this size at most: one is held here as a whole. */
const PART_MB = 48
const RETRIES = 4
const MOST_RECORDS = 50_000

const isBusy = (status: number) => status === 429 || status === 503 || status === 504

function bytesOf({ headers, body }: FetchResult): Buffer {
  try {
    return headers['content-encoding'] === 'gzip'
      ? gunzipSync(body, { maxOutputLength: MOST_BYTES })
      : Buffer.from(body.buffer, body.byteOffset, body.length)
  } catch {
    throw new QueryError('too-large', 'The answer is larger than can be read here.')
  }
}

function bodyOf(status: number, bytes: Buffer): Body {
  try {
    return JSON.parse(bytes.toString('utf8')) as Body
  } catch {
    return { code: `HTTP_${status}` }
  }
}

export function createApi(
  connection: ConnectionSettings,
  place: Place,
  task: Pick<Task, 'timeoutMs'>,
  { guard, signal }: { guard: NetworkGuard; signal: AbortSignal },
): Api {
  const { account, address } = accountOf(connection)
  const headers = {
    ...credentialsOf(connection, account),
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'content-type': 'application/json',
    'user-agent': 'tallyroom',
  }
  const statements = `${address}/api/v2/statements`

  async function send(
    url: string,
    options: { method?: string; body?: string; signal?: AbortSignal; timeoutMs?: number },
  ) {
    try {
      return await guard.fetch(url, {
        timeoutMs: task.timeoutMs,
        ...options,
        headers,
        followRedirects: false,
        maxBytes: MOST_BYTES,
      })
    } catch (error) {
      if (error instanceof BodyTooLargeError) throw new QueryError('too-large', error.message)
      if ((error as Error).name === 'TimeoutError')
        throw new QueryError('timeout', 'The query was stopped at its deadline.', { code: 'TIMEOUT' })
      throw error
    }
  }

  async function ask(url: (tries: number) => string, options: Parameters<typeof send>[1] = {}): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      const answer = await send(url(tries), options)
      if (isBusy(answer.status) && tries < RETRIES) {
        const seconds = Number(answer.headers['retry-after'])
        await pause(seconds > 0 && seconds < 60 ? seconds * 1000 : 250 * 2 ** tries, undefined, { signal })
        continue
      }
      const { status } = answer
      const bytes = bytesOf(answer)
      if (status !== 200 && status !== 202) throw failureOf(status, bodyOf(status, bytes))
      return { status, bytes }
    }
  }

  /** Somebody's statement is not waited for: only under its handle can it be stopped. Ours are short. */
  function submit(sql: string, bindings: Bindings, maxRows: number, waits: boolean): Promise<Answer> {
    const body = JSON.stringify({
      statement: sql,
      timeout: Math.max(1, Math.ceil(task.timeoutMs / 1000)),
      database: place.database,
      ...(place.schema === null ? {} : { schema: place.schema }),
      ...(place.warehouse === null ? {} : { warehouse: place.warehouse }),
      ...(place.role === null ? {} : { role: place.role }),
      ...(Object.keys(bindings).length === 0 ? {} : { bindings }),
      parameters: {
        timezone: 'UTC',
        multi_statement_count: 1,
        rows_per_resultset: maxRows,
        client_result_chunk_size: PART_MB,
        binary_output_format: 'HEX',
        query_tag: 'tallyroom',
      },
    })
    const id = randomUUID()
    // Sent again under its own number, a statement that did arrive is not run twice.
    return ask((tries) => `${statements}?requestId=${id}&async=${!waits}${tries === 0 ? '' : '&retry=true'}`, {
      method: 'POST',
      body,
    })
  }

  async function finished(first: Answer, handle: string): Promise<Body> {
    let answer = first
    for (let wait = 50; answer.status === 202; wait = Math.min(1_000, wait * 1.5)) {
      await pause(wait, undefined, { signal })
      answer = await ask(() => handle, { signal })
    }
    return bodyOf(answer.status, answer.bytes)
  }

  async function read(sql: string, bindings: Bindings, maxRows: number, take: Take, waits = false) {
    const first = await submit(sql, bindings, maxRows, waits)
    const handle = `${statements}/${encodeURIComponent(bodyOf(first.status, first.bytes).statementHandle ?? '')}`
    try {
      if (signal.aborted) throw signal.reason
      const body = await finished(first, handle)
      const columns = body.resultSetMetaData?.rowType
      if (!columns || !body.data)
        throw new QueryError('unavailable', 'The server did not answer as Snowflake does.', { code: 'NOT_SNOWFLAKE' })
      const parts = body.resultSetMetaData?.partitionInfo?.length ?? 1
      let wanted = take(columns, body.data)
      for (let part = 1; wanted && part < parts; part++)
        for (const rows of rowsIn<Cells>((await ask(() => `${handle}?partition=${part}`, { signal })).bytes))
          wanted = wanted && take(columns, rows)
    } catch (error) {
      // What was told to stop must still be able to say so.
      if (signal.aborted) await send(`${handle}/cancel`, { method: 'POST', timeoutMs: 2_000 }).catch(() => undefined)
      throw error
    }
  }

  async function records(sql: string, bindings: Bindings = {}): Promise<Record<string, string | null>[]> {
    const found: Record<string, string | null>[] = []
    const take: Take = (columns, rows) => {
      const names = columns.map(({ name }) => name.toLowerCase())
      for (const row of rows) found.push(Object.fromEntries(names.map((name, i) => [name, row[i] ?? null])))
      return true
    }
    await read(sql, bindings, MOST_RECORDS, take, true)
    return found
  }

  return { read, records }
}
