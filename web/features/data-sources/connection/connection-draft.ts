import { keyedKinds, type RemoteKind } from '../../../../src/engine/connection.contract.ts'
import type { Connection, DataSource } from '../data-sources.queries.ts'

/** The form as it is typed. */
export type ConnectionDraft = {
  name: string
  host: string
  port: string
  database: string
  username: string
  password: string
  ssl: boolean
  verifyCertificate: boolean
  ca: string
  endpoint: string
  projectId: string
  datasets: string
  key: string
  location: string
  warehouse: string
  role: string
  /** Said knowingly: the account may do more than read. */
  allowWritableRole: boolean
}

/** What the form begins with. */
export const usual: Record<RemoteKind, Pick<ConnectionDraft, 'port' | 'ssl'>> = {
  POSTGRES: { port: '5432', ssl: false },
  MYSQL: { port: '3306', ssl: false },
  CLICKHOUSE: { port: '8443', ssl: true },
  BIGQUERY: { port: '', ssl: false },
  REDSHIFT: { port: '5439', ssl: true },
  TRINO: { port: '443', ssl: true },
  SQLSERVER: { port: '1433', ssl: true },
  SNOWFLAKE: { port: '', ssl: true },
}

export const draftOf = (source: DataSource | null, type: RemoteKind): ConnectionDraft => ({
  name: source?.name ?? '',
  host: source?.host ?? '',
  port: source ? String(source.port ?? '') : usual[type].port,
  database: source?.database ?? '',
  username: source?.username ?? '',
  password: '',
  ssl: source?.ssl ?? usual[type].ssl,
  verifyCertificate: true,
  ca: '',
  endpoint: '',
  projectId: source?.projectId ?? '',
  datasets: source?.datasets?.join(', ') ?? '',
  key: '',
  location: '',
  warehouse: '',
  role: '',
  allowWritableRole: false,
})

/** What is sent: only the fields of this type, and of the optional ones only those that were filled. */
export function connectionOf(type: RemoteKind, draft: ConnectionDraft): Omit<Connection, 'type' | 'name'> {
  const filled = <K extends string>(name: K, value: string) =>
    value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<K, string>)
  if (type === 'BIGQUERY') {
    const datasets = draft.datasets.split(/[\s,]+/).filter((name) => name !== '')
    return {
      ...filled('projectId', draft.projectId || projectIn(draft.key)),
      datasets: datasets.length === 0 ? null : datasets,
      ...filled('key', draft.key),
      ...filled('location', draft.location),
      ...filled('endpoint', draft.endpoint),
    }
  }
  return {
    ...filled('host', draft.host),
    port: draft.port === '' ? null : Number(draft.port),
    database: draft.database.trim() || null,
    username: draft.username.trim() || null,
    ...(draft.password === '' ? {} : { password: draft.password }),
    ssl: draft.ssl,
    ...(draft.verifyCertificate ? {} : { verifyCertificate: false }),
    ...filled('ca', draft.ca),
    ...(keyedKinds.includes(type)
      ? { ...filled('key', draft.key), ...filled('warehouse', draft.warehouse), ...filled('role', draft.role) }
      : {}),
    ...(draft.allowWritableRole ? { allowWritableRole: true } : {}),
    ...filled('endpoint', draft.endpoint),
  }
}

/** A service account's key names its project. */
export function projectIn(key: string): string {
  try {
    const { project_id } = JSON.parse(key) as { project_id?: unknown }
    return typeof project_id === 'string' ? project_id : ''
  } catch {
    return ''
  }
}
