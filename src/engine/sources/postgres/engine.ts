import type { RemoteEngine } from '../engine.ts'
import { dialect } from '../pg/dialect.ts'
import { questionSql } from '../pg/question-sql.ts'
import { lexis } from '../pg/tokens.ts'

export const postgres: RemoteEngine = {
  dialect,
  questionSql,
  lexis,
  loadDriver: () => import('./driver.ts'),
}
