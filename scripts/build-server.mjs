import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
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
/** What is read from beside the program, when it is first needed. */
const data = { 'related-words.txt': 'src/engine/reader/knowledge/related-words.txt' }
// Packages of hundreds of small files, and what else would load a second copy of two that every start needs; taken in they share
// them. The others are loaded from where they are installed.
const takenIn =
  /^(kysely|zod|jose|better-auth|@better-auth|better-call|@better-fetch|ai|@ai-sdk|@modelcontextprotocol)(\/|$)/
const isOurs = (id) => id.startsWith('.') || path.isAbsolute(id)

/** A program is kept in memory as text, in twice the room when one letter of it is not of the first 256. */
const oneByteText = (code) =>
  code.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const root = path.dirname(import.meta.dirname)
const dir = path.join(root, 'dist', 'server')
rmSync(dir, { recursive: true, force: true })
const build = await rolldown({
  cwd: root,
  platform: 'node',
  resolve: {
    alias: { '@modelcontextprotocol/server/_shims': path.join(root, 'src/features/mcp/sdk/default-validator.ts') },
  },
  input: programs,
  // It says nothing of its modules, so all of them would come together.
  treeshake: { moduleSideEffects: [{ test: /@modelcontextprotocol\/server/, sideEffects: false }] },
  external: (id) => !isOurs(id) && !takenIn.test(id),
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message)
  },
})
const { output } = await build.write({
  dir,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  comments: { legal: true, annotation: false, jsdoc: false },
})
for (const { fileName, code, isEntry } of output) {
  // Moved into a part of it, a program would take itself for one that was imported, and end without a word.
  if (!isEntry && code.includes('import.meta.main'))
    throw new Error(`${fileName} is no program by itself, and holds one: what it was asked for would never begin`)
  if (code.includes('from "node:http"'))
    throw new Error(
      `${fileName} imports node:http, and so loads Node's fetch: src/platform/network/node-http.ts does not`,
    )
  for (const [name, file] of Object.entries(data))
    if (code.includes(`./${name}`)) {
      if (fileName.includes('/')) throw new Error(`${fileName} reads ${name} beside itself, which lies in ${dir}`)
      copyFileSync(path.join(root, file), path.join(dir, name))
    }
  writeFileSync(path.join(dir, fileName), oneByteText(code))
}
