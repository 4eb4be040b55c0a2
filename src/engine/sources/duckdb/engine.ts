import { rmSync } from 'node:fs'
import type { Engine } from '../engine.ts'
import { programFile } from '../program-file.ts'
import { dialect } from './dialect.ts'
import { questionSql } from './question-sql.ts'
import { spillFolder } from './spill-folder.ts'
import { lexis } from './tokens.ts'

const MB = 1024 * 1024

export const duckdb: Engine = {
  program: {
    name: 'duckdb',
    file: programFile('./duckdb-child', import.meta.url),
    limits: {
      addressSpace: 6_144 * MB,
      memory: 1_024 * MB,
      fileSize: 2_048 * MB,
      cpuSeconds: 1_800,
      heapMegabytes: 256,
    },
    isRemote: false,
    reservedSchemas: ['main', 'temp', 'memory', 'system', 'information_schema', 'pg_catalog'],
    // Killed, DuckDB leaves what it had put aside on disk.
    cleanUp: (tempDir, pid) => rmSync(spillFolder(tempDir, pid), { recursive: true, force: true }),
  },
  dialect,
  questionSql,
  lexis,
}
