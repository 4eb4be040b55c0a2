import { rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

/** What is started by its name: the service, the command, the client, and the programs of children and workers beside them. */
const programs = {
  main: 'src/main.ts',
  'cli/main': 'src/cli/main.ts',
  'client/index': 'src/client/index.ts',
  child: 'src/engine/spreadsheets/child.ts',
  'duckdb-child': 'src/engine/sources/duckdb/duckdb-child.ts',
  'job-worker': 'src/features/datasets/jobs/job-worker.ts',
  'parquet-child': 'src/engine/exports/parquet-child.ts',
  'remote-child': 'src/engine/sources/remote/remote-child.ts',
  'sqlite-child': 'src/engine/sources/sqlite/sqlite-child.ts',
  'sqlite-worker': 'src/platform/database/sqlite-worker.ts',
  'work-child': 'src/engine/workers/work-child.ts',
}
// Two packages of hundreds of small files that every start reads; the others are loaded from where they are installed.
const takenIn = /^(kysely|zod)(\/|$)/
const isOurs = (id) => id.startsWith('.') || path.isAbsolute(id)

const root = path.dirname(import.meta.dirname)
const dir = path.join(root, 'dist', 'server')
rmSync(dir, { recursive: true, force: true })
const build = await rolldown({
  cwd: root,
  platform: 'node',
  input: programs,
  external: (id) => !isOurs(id) && !takenIn.test(id),
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message)
  },
})
await build.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
