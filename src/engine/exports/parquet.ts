import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { compileCache, givingWay } from '../../platform/child-environment.ts'
import { cellText, chunked, type ExportTable } from './table.ts'

const program = fileURLToPath(new URL(`./parquet-child${extname(import.meta.url)}`, import.meta.url))

/** Every cell as text; the child gives the columns their types. */
async function* lines(table: ExportTable): AsyncGenerator<string> {
  for await (const row of table.rows)
    yield `${JSON.stringify(Object.fromEntries(row.map((cell, i) => [`c${i}`, cell === null ? null : cellText(cell)])))}\n`
}

/** A Parquet file, made by DuckDB in a child process and gone when it has been read. */
export async function toParquet(
  table: ExportTable,
  { tempDir, timeoutMs = 120_000, signal }: { tempDir: string; timeoutMs?: number; signal?: AbortSignal },
): Promise<Readable> {
  const folder = join(tempDir, `export-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(Readable.from(chunked(lines(table))), createWriteStream(join(folder, 'rows.ndjson')), { signal })
    await convert(folder, table, AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]))
  } catch (error) {
    await remove()
    throw error
  }
  const file = createReadStream(join(folder, 'table.parquet'))
  file.once('close', () => void remove())
  return file
}

function convert(folder: string, { columns, types }: ExportTable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = givingWay(
      spawn(
        '/bin/sh',
        [
          '-c',
          'ulimit -c 0; ulimit -v 6291456 2>/dev/null; exec "$0" "$@"',
          process.execPath,
          '--disable-warning=ExperimentalWarning',
          // What strips types off our source would reserve 4 GB of the address space for itself.
          '--wasm-max-mem-pages=4096',
          program,
        ],
        {
          cwd: folder,
          env: { TMPDIR: folder, TZ: 'UTC', ...compileCache() },
          stdio: ['pipe', 'ignore', 'pipe'],
          signal,
          killSignal: 'SIGKILL',
        },
      ),
    )
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-1_000)
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The Parquet file could not be written: ${said.trim() || code}`)),
    )
    child.stdin.on('error', () => undefined).end(JSON.stringify({ columns, types }))
  })
}
