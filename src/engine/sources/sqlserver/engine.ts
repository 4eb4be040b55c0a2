import type { RemoteEngine } from '../engine.ts'
import { dialect } from './dialect.ts'
import { questionSql } from './question-sql.ts'
import { lexis } from './tokens.ts'

export const sqlserver: RemoteEngine = {
  dialect,
  questionSql,
  lexis,
  loadDriver: () => import('./driver.ts'),
}
