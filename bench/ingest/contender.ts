/** One reader in one process: `node contender.ts KIND INPUT OUTPUT`. The benchmark measures it from outside. */
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { call, setUp, startService } from '../../acceptance/harness.ts'
import { sendFile } from './send-file.ts'

// As the service does: its import processes then start without compiling anything again.
enableCompileCache()

const [kind, input, output] = process.argv.slice(2) as [string, string, string]

/** Packages that are measured against but not depended on stand in a folder of their own. */
function peer(name: string): string {
  const require = createRequire(`${process.env.BENCH_PEERS ?? process.cwd()}/package.json`)
  return pathToFileURL(require.resolve(name)).href
}

type RowStream = { streamXlsxRows(bytes: Uint8Array): AsyncIterable<unknown> }
type WholeSheet = { default(path: string): Promise<unknown[]> }

/** Loading a package is not reading a file: the clock starts after it. */
let began = 0
/** For one whose end comes before the end of its process's work. */
let seconds: number | undefined
function loaded<T>(module: T): T {
  began = performance.now()
  return module
}

const contenders: Record<string, () => Promise<number>> = {
  async ours() {
    return (await ours('sqlite')).rows
  },
  async 'ours-duckdb'() {
    return (await ours('duckdb')).rows
  },
  'ours-http': () => overHttp('sqlite'),
  'ours-http-duckdb': () => overHttp('duckdb'),
  async duckdb() {
    const { DuckDBInstance } = loaded(await import('@duckdb/node-api'))
    const instance = await DuckDBInstance.create(output, { threads: '2' })
    const db = await instance.connect()
    await db.run(`CREATE TABLE t AS SELECT * FROM read_csv('${input}')`)
    await db.run('CHECKPOINT')
    const rows = (await db.runAndReadAll('SELECT count(*) FROM t')).getRows()[0]![0]
    db.closeSync()
    instance.closeSync()
    return Number(rows)
  },
  async sheetjs() {
    const { read, utils } = loaded(await import('@e965/xlsx'))
    const book = read(readFileSync(input), { dense: true, cellDates: true })
    return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!).length
  },
  async hucre() {
    const { streamXlsxRows } = loaded((await import(peer('hucre/xlsx'))) as RowStream)
    let rows = -1
    for await (const _row of streamXlsxRows(readFileSync(input))) rows++
    return rows
  },
  async 'read-excel-file'() {
    const module = loaded((await import(peer('read-excel-file/node'))) as WholeSheet)
    return (await module.default(input)).length - 1
  },
}

async function ours(engine: 'sqlite' | 'duckdb'): Promise<{ rows: number }> {
  const { importSpreadsheet } = loaded(await import('../../src/engine/spreadsheets/index.ts'))
  const { report } = await importSpreadsheet({ input, fileName: input, output, engine })
  return report.tables[0]!
}

/** From the first byte of the request to the answer of the first query. */
async function overHttp(engine: string): Promise<number> {
  const service = await startService({ env: { TALLYROOM_CHECK_RESPONSES: 'false' } })
  try {
    const { key } = await setUp(service)
    loaded(null)
    const { status, text } = await sendFile(service.url, key, input, { engine })
    if (status !== 201) throw new Error(text)
    const json = { sql: 'select count(*) as n from orders' }
    const counted = await call(service, 'POST', `/data-sources/${JSON.parse(text).id}/query`, { key, json })
    seconds = (performance.now() - began) / 1000
    return counted.body.data[0].n
  } finally {
    await service.stop()
  }
}

const rows = await contenders[kind]!()
console.log(JSON.stringify({ rows, seconds: seconds ?? (performance.now() - began) / 1000 }))
