import type { ChildProgram } from '../sandbox/child-program.ts'
import type { Dialect } from './dialect.ts'
import type { SqlDialect } from './question-sql.ts'
import type { RemoteDriver } from './remote/driver.ts'
import type { Lexis } from './sql/sql-tokens.ts'

/** All that the service knows of a kind of data source. The registry lists them. */
export type Engine = {
  program: ChildProgram
  dialect: Dialect
  questionSql: SqlDialect
  lexis: Lexis
}

/** An engine that is dialled, by the one program of all such. Its driver is loaded there alone: each costs tens of megabytes. */
export type RemoteEngine = Omit<Engine, 'program'> & { loadDriver(): Promise<{ driver: RemoteDriver }> }
