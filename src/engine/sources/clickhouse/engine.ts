import type { RemoteEngine } from '../engine.ts'
import { dialect } from './dialect.ts'
import { questionSql } from './question-sql.ts'
import { lexis } from './tokens.ts'

export const clickhouse: RemoteEngine = {
  dialect,
  questionSql,
  lexis,
  loadDriver: () => import('./driver.ts'),
}
