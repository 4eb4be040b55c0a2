import type { Engine } from '../engine.ts'
import { programFile } from '../program-file.ts'
import { dialect } from './dialect.ts'
import { questionSql } from './question-sql.ts'
import { lexis } from './tokens.ts'

const MB = 1024 * 1024

export const sqlite: Engine = {
  program: {
    name: 'sqlite',
    file: programFile('./sqlite-child', import.meta.url),
    limits: { addressSpace: 1_800 * MB, memory: 216 * MB, fileSize: 1_024 * MB, cpuSeconds: 900, heapMegabytes: 160 },
    isRemote: false,
    reservedSchemas: ['main', 'temp'],
  },
  dialect,
  questionSql,
  lexis,
}
