import type { EngineName, FileKind, RemoteKind, SourceKind } from '../connection.ts'
import type { ChildProgram } from '../sandbox/child-program.ts'
import { bigquery } from './bigquery/engine.ts'
import { clickhouse } from './clickhouse/engine.ts'
import type { Dialect } from './dialect.ts'
import { duckdb } from './duckdb/engine.ts'
import type { Engine, RemoteEngine } from './engine.ts'
import { mysql } from './mysql/engine.ts'
import { postgres } from './postgres/engine.ts'
import type { SqlDialect } from './question-sql.ts'
import { redshift } from './redshift/engine.ts'
import { remoteProgram } from './remote/program.ts'
import { bareStatement } from './remote/statement-guard.ts'
import { snowflake } from './snowflake/engine.ts'
import { type Token, tokensOf as tokensBy } from './sql/sql-tokens.ts'
import { sqlite } from './sqlite/engine.ts'
import { sqlserver } from './sqlserver/engine.ts'
import { trino } from './trino/engine.ts'

const files: Record<FileKind, Engine> = { SQLITE: sqlite, DUCKDB: duckdb }
export const remoteEngines: Record<RemoteKind, RemoteEngine> = {
  POSTGRES: postgres,
  MYSQL: mysql,
  CLICKHOUSE: clickhouse,
  BIGQUERY: bigquery,
  REDSHIFT: redshift,
  TRINO: trino,
  SQLSERVER: sqlserver,
  SNOWFLAKE: snowflake,
}
const engines: Record<SourceKind, Engine | RemoteEngine> = { ...files, ...remoteEngines }

/** What the sandbox runs for each kind. */
export const programs = Object.fromEntries(
  Object.entries(engines).map(([kind, engine]) => [kind, 'program' in engine ? engine.program : remoteProgram]),
) as Record<SourceKind, ChildProgram>

export const dialectOf = (kind: SourceKind): Dialect => engines[kind].dialect
/** How questions are written for an engine. */
export const questionSqlOf = (engine: EngineName): SqlDialect => engines[engine.toUpperCase() as SourceKind].questionSql
/** A statement that can stand within another: without semicolons and comments behind it. */
export const bareOf = (kind: SourceKind, sql: string): string => bareStatement(engines[kind].lexis, sql)
export const tokensOf = (kind: SourceKind, sql: string): Token[] => tokensBy(engines[kind].lexis, sql)
