import type { ConnectionSettings } from '../../connection.ts'
import type { Sandbox } from '../../sandbox/index.ts'
import { QueryError, rowsOf } from '../../sandbox/query.ts'
import { dialect } from './dialect.ts'

/** What Search Console's bulk export makes in its dataset. */
const EXPORT_LOG = 'ExportLog'
const EXPORT_TABLES = [EXPORT_LOG, 'searchdata_site_impression', 'searchdata_url_impression']

export type SearchAnalyticsCheck = {
  ready: boolean
  /** The last day that the export has written, `YYYY-MM-DD`. */
  latestDataDate: string | null
  projectId: string | null
  /** Why it cannot be said, or what is still missing; null when ready. */
  error: string | null
  /** Google refused or could not be asked; otherwise the export has only not arrived yet. */
  failed: boolean
}

/** Whether the bulk export of a site has arrived in BigQuery: its tables are there, and hold a day. Never throws for Google's side. */
export async function checkSearchAnalyticsExport(
  sandbox: Sandbox,
  teamId: string,
  connection: ConnectionSettings,
  profile: { datasetId: string; location: string; siteUrl: string },
  { timeoutMs = 30_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<SearchAnalyticsCheck> {
  const projectId = projectOf(connection)
  const target = {
    kind: 'BIGQUERY' as const,
    connection: { ...connection, database: profile.datasetId, location: profile.location },
  }
  const asked = { teamId, target, timeoutMs, ...(signal ? { signal } : {}) }
  const answer = (
    error: string | null,
    latestDataDate: string | null = null,
    failed = false,
  ): SearchAnalyticsCheck => ({
    ready: error === null,
    latestDataDate,
    projectId,
    error,
    failed,
  })
  try {
    const found = new Set((await sandbox.catalog(asked)).map((table) => table.name))
    const missing = EXPORT_TABLES.filter((name) => !found.has(name))
    if (missing.length > 0)
      return answer(
        `The export has not made ${missing.join(', ')} in ${profile.datasetId} yet. The first export can take up to 48 hours.`,
      )
    const named = (name: string) => dialect.table({ schema: profile.datasetId, name })
    const log = rowsOf(
      await sandbox.query({ ...asked, sql: `SELECT MAX(data_date) AS latest FROM ${named(EXPORT_LOG)}` }),
    )
    const latest = log[0]?.latest
    if (typeof latest !== 'string') return answer('The export has made its tables, but written no day yet.')
    const site = await sandbox.query({
      ...asked,
      sql: `SELECT COUNT(*) AS n FROM ${named('searchdata_site_impression')} WHERE data_date = DATE(:day) AND site_url = :site`,
      params: { day: latest, site: profile.siteUrl },
    })
    if (Number(rowsOf(site)[0]?.n ?? 0) === 0)
      return answer(`The export in ${profile.datasetId} holds no data of ${profile.siteUrl} for ${latest}.`, latest)
    return answer(null, latest)
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
    // The export makes its dataset with the first day: that there is none is what waiting looks like.
    return answer(dialect.fixFor(failureOf(error), target.connection) ?? error.message, null, error.code !== '404')
  }
}

const failureOf = ({ kind, code, message }: QueryError) => ({ kind, message, ...(code === undefined ? {} : { code }) })

function projectOf(connection: ConnectionSettings): string | null {
  if (connection.projectId) return connection.projectId
  try {
    const { project_id } = JSON.parse(connection.key ?? '{}') as { project_id?: unknown }
    return typeof project_id === 'string' ? project_id : null
  } catch {
    return null
  }
}
