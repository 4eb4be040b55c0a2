import type { RemoteEngine } from '../engine.ts'
import { remoteProgram } from '../remote/program.ts'
import { dialect } from './dialect.ts'
import { questionSql } from './question-sql.ts'
import { lexis } from './tokens.ts'

export const snowflake: RemoteEngine = {
  program: remoteProgram,
  dialect,
  questionSql,
  lexis,
  loadDriver: async () => (await import('./driver.ts')).driver,
}
