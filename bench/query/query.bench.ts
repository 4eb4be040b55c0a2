/**
 * What the sandbox and HTTP cost: the same statement in this process with JSON.stringify, through a child process, and over HTTP.
 * Goal over HTTP: at most 1.2 times plus 2 ms. Run: `node bench/query/query.bench.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { call, setUp, startService } from '../../acceptance/harness.ts'
import { createSandbox, type QueryTarget } from '../../src/engine/sandbox/index.ts'
import { programs } from '../../src/engine/sources/index.ts'
import { createNetworkGuard } from '../../src/platform/network/network.ts'

export const ROW_COUNTS = [10, 1_000, 10_000]
export const STATEMENT = 'SELECT * FROM orders LIMIT :rows'

/** A file with a table of mixed columns: what an upload looks like. */
export function makeOrders(folder: string): string {
  const path = join(folder, 'orders.sqlite')
  const db = new DatabaseSync(path)
  db.exec(`
    CREATE TABLE orders (id INTEGER, day DATE, at DATETIME, region TEXT, product TEXT, quantity INTEGER, price REAL, paid BOOLEAN, note TEXT, customer TEXT);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)
    INSERT INTO orders SELECT i, date('2024-01-01', '+' || (i % 365) || ' days'), datetime('2024-01-01', '+' || i || ' minutes'), 'region ' || (i % 9), 'product ' || (i % 101), i % 17, i * 1.37, i % 2, CASE WHEN i % 5 THEN 'a note about order ' || i END, 'customer-' || (i % 1000) || '@example.com' FROM n`)
  db.close()
  return path
}

/** A contender answers the bytes of the rows as JSON. */
export type Contender = { name: string; run(rows: number): Promise<Uint8Array> | Uint8Array }

export type Timing = { rows: number; name: string; medianMs: number; fastestMs: number; bytes: number }

/** Small answers vary most, and their code is compiled only after hundreds of calls: more rounds for them, and as many before that do not count. */
const roundsOf = (rows: number) => (rows <= 1_000 ? 300 : 60)

/** Contenders take turns, so that what else the machine does falls on all of them alike. */
export async function compare(contenders: Contender[]): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const rows of ROW_COUNTS) {
    const rounds = roundsOf(rows)
    const taken = contenders.map(() => [] as number[])
    const bytes = contenders.map(() => 0)
    for (let round = -rounds; round < rounds; round++)
      for (const [i, contender] of contenders.entries()) {
        const started = performance.now()
        bytes[i] = (await contender.run(rows)).length
        if (round >= 0) taken[i]?.push(performance.now() - started)
      }
    contenders.forEach(({ name }, i) => {
      const sorted = (taken[i] ?? []).toSorted((a, b) => a - b)
      timings.push({
        rows,
        name,
        medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
        fastestMs: sorted[0] ?? 0,
        bytes: bytes[i] ?? 0,
      })
    })
  }
  return timings
}

/** The first contender is what the others are measured against. */
export function printTable(timings: Timing[]): void {
  const base = new Map<number, Timing>()
  for (const timing of timings) if (!base.has(timing.rows)) base.set(timing.rows, timing)
  console.table(
    timings.map(({ rows, name, medianMs, fastestMs, bytes }) => {
      const first = base.get(rows)
      const allowed = (first?.medianMs ?? 0) * 1.2 + 2
      return {
        rows,
        name,
        'median ms': Number(medianMs.toFixed(2)),
        'fastest ms': Number(fastestMs.toFixed(2)),
        kB: Math.round(bytes / 1000),
        ratio: Number((medianMs / (first?.medianMs ?? 1)).toFixed(2)),
        '1.2x + 2 ms': name === first?.name ? '' : medianMs <= allowed ? 'within' : `over (${allowed.toFixed(1)} ms)`,
      }
    }),
  )
}

export function inProcess(path: string): Contender {
  const db = new DatabaseSync(path, { readOnly: true })
  return { name: 'in process', run: (rows) => Buffer.from(JSON.stringify(db.prepare(STATEMENT).all({ rows }))) }
}

/** The same rows as an upload, asked for by one client over one connection. */
async function overHttp(path: string): Promise<{ contender: Contender; end(): Promise<unknown> }> {
  const service = await startService({ env: { TALLYROOM_CHECK_RESPONSES: 'false' } })
  const { key } = await setUp(service)
  const db = new DatabaseSync(path, { readOnly: true })
  const rows = db.prepare('SELECT * FROM orders').all()
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((row) => row.join(','))
  const body = new FormData()
  body.append('file', new Blob([lines.join('\n')]), 'orders.csv')
  const { body: source } = await call(service, 'POST', '/data-sources/upload', { key, body })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (limit: number) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const asked = request(`${service.url}/api/data-sources/${source.id}/query`, { method: 'POST', agent, headers })
      asked.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(bytes)
          else reject(new Error(bytes.toString()))
        })
      })
      asked.end(JSON.stringify({ sql: STATEMENT, params: { rows: limit }, maxRows: limit }))
    })
  return {
    contender: { name: 'over HTTP', run: ask },
    async end() {
      agent.destroy()
      await service.stop()
    },
  }
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'tallyroom-bench-'))
  const path = makeOrders(folder)
  const sandbox = createSandbox({
    programs,
    tempDir: join(folder, 'temp'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  const target: QueryTarget = { kind: 'SQLITE', databases: [{ schema: null, path }] }
  const http = await overHttp(path)
  try {
    const through: Contender = {
      name: 'sandbox',
      run: async (rows) => (await sandbox.query({ teamId: 'bench', target, sql: STATEMENT, params: { rows } })).json,
    }
    printTable(await compare([inProcess(path), through, http.contender]))
  } finally {
    await http.end()
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
