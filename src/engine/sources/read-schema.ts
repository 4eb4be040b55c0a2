import type { SourceKind } from '../connection.ts'
import { QueryError, type QueryTarget } from '../sandbox/query.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { ColumnProfile, SourceSchema, SourceTable } from '../schema.ts'
import { firstOf, type TableName } from './dialect.ts'
import { dialectOf } from './registry.ts'

export const previewSql = (kind: SourceKind, table: TableName, rows = 100): string =>
  firstOf(dialectOf(kind), `SELECT * FROM ${dialectOf(kind).table(table)}`, Math.max(0, Math.floor(rows)))

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
  const dialect = dialectOf(asked.target.kind)
  const beginning = { sql: firstOf(dialect, `SELECT * FROM ${dialect.table(table)}`, rows), sampled: true }
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
