import type { RemoteEngine } from '../engine.ts'
import { dialect } from '../pg/dialect.ts'
import { questionSql } from '../pg/question-sql.ts'
import { lexis } from '../pg/tokens.ts'
import { remoteProgram } from '../remote/program.ts'

export const postgres: RemoteEngine = {
  program: remoteProgram,
  dialect,
  questionSql,
  lexis,
  loadDriver: async () => (await import('./driver.ts')).driver,
}
