import type { Sandbox } from '../sandbox/index.ts'
import { QueryError, type QueryTarget } from '../sandbox/query.ts'
import { bigquery } from './bigquery.ts'
import { clickhouse } from './clickhouse.ts'
import { portOf, type SourceKind } from './connection.ts'
import type { Dialect, TableName } from './dialect.ts'
import { duckdb } from './duckdb.ts'
import { mysql } from './mysql.ts'
import { postgres } from './postgres.ts'
import type { ColumnProfile, SourceSchema, SourceTable } from './schema.ts'
import { sqlite } from './sqlite.ts'

export { checkSearchAnalyticsExport, type SearchAnalyticsCheck } from './bigquery.ts'
export type { ConnectionSettings, FileKind, RemoteKind, SourceKind } from './connection.ts'
export type { TableName } from './dialect.ts'
export type * from './schema.ts'

const DIALECTS: Record<SourceKind, Dialect> = {
  SQLITE: sqlite,
  DUCKDB: duckdb,
  POSTGRES: postgres,
  MYSQL: mysql,
  CLICKHOUSE: clickhouse,
  BIGQUERY: bigquery,
}

export const quoteIdentifier = (kind: SourceKind, name: string): string => DIALECTS[kind].quote(name)
export const previewSql = (kind: SourceKind, table: TableName, rows = 100): string =>
  `SELECT * FROM ${DIALECTS[kind].table(table)} LIMIT ${Math.max(0, Math.floor(rows))}`

export type TestResult = { ok: true } | { ok: false; error: string }

/** Tries a connection; a failure says what to change. Passwords and keys never come back in it. */
export async function testSource(
  sandbox: Sandbox,
  target: QueryTarget,
  { teamId = '', timeoutMs = 10_000, signal }: { teamId?: string; timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<TestResult> {
  try {
    await sandbox.ping({ teamId, target, timeoutMs, ...(signal ? { signal } : {}) })
    return { ok: true }
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
    const connection =
      'connection' in target ? { ...target.connection, port: portOf(target.kind, target.connection) } : {}
    const { kind, message, code } = error
    const mend = DIALECTS[target.kind].mend({ kind, message, ...(code === undefined ? {} : { code }) }, connection)
    return { ok: false, error: mend ?? message }
  }
}

/** Rows of a table that a profile looks at. */
const PROFILED_ROWS = 100_000
/** Tables of one source that are profiled; beyond, only the names and types are told. */
const PROFILED_TABLES = 200

export type ReadSchemaOptions = { profile: boolean; signal?: AbortSignal; timeoutMs?: number; profiledRows?: number }

/** Tables and columns of a source, with what is in them when asked. A table that cannot be profiled is still listed. */
export async function readSchema(
  sandbox: Sandbox,
  teamId: string,
  target: QueryTarget,
  options: ReadSchemaOptions,
): Promise<SourceSchema> {
  const asked = {
    teamId,
    target,
    timeoutMs: options.timeoutMs ?? 60_000,
    ...(options.signal ? { signal: options.signal } : {}),
  }
  const tables = await sandbox.catalog(asked)
  if (!options.profile) return { tables }
  const rows = options.profiledRows ?? PROFILED_ROWS
  const profiled: SourceTable[] = []
  for (const [i, table] of tables.entries()) {
    if (i >= PROFILED_TABLES || table.columns.length === 0) profiled.push(table)
    else profiled.push(withProfiles(table, await profileTable(sandbox, asked, table, rows)))
  }
  return { tables: profiled }
}

type Asked = { teamId: string; target: QueryTarget; timeoutMs: number; signal?: AbortSignal }

async function profileTable(
  sandbox: Sandbox,
  asked: Asked,
  table: SourceTable,
  rows: number,
): Promise<ColumnProfile[] | null> {
  const dialect = DIALECTS[asked.target.kind]
  const beginning = { sql: `SELECT * FROM ${dialect.table(table)} LIMIT ${rows}`, sampled: true }
  for (const { sql, sampled } of [dialect.sample(table, rows), beginning]) {
    try {
      const { profiles, truncated } = await sandbox.profile({ ...asked, sql, maxRows: rows })
      const seen = profiles[0]?.rows ?? 0
      // Fewer than asked for, with nothing left out on the way: that was all of it. A row count may be an old estimate.
      const whole = sql === beginning.sql || !sampled
      const all = whole && !truncated && (seen < rows || seen === table.rows)
      return profiles.map((profile) => ({ ...profile, sampled: !all }))
    } catch (error) {
      // Not every table can be sampled the better way (no rowid, a foreign table); any can be read from its beginning.
      if (!(error instanceof QueryError) || (error.kind !== 'failed' && error.kind !== 'refused')) {
        if (error instanceof QueryError && (error.kind === 'timeout' || error.kind === 'too-large')) return null
        throw error
      }
    }
  }
  return null
}

/** Whoever saw every row knows their number better than the engine's estimate. */
const withProfiles = (table: SourceTable, profiles: ColumnProfile[] | null): SourceTable => ({
  ...table,
  rows: profiles?.[0] && !profiles[0].sampled ? profiles[0].rows : table.rows,
  columns: table.columns.map((column, i) => ({ ...column, profile: profiles?.[i] ?? null })),
})
