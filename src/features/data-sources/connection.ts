import { isFileSource } from '../../engine/connection.contract.ts'
import type { QueryTarget } from '../../engine/sandbox/index.ts'
import type { ConnectionSettings, FileKind, RemoteKind } from '../../engine/sources/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { DataSourceChange, DataSourceInput } from './data-sources.contract.ts'
import type { StoredSource } from './data-sources.store.ts'
import { dataFile, type TwinKeeper } from './files/keep-twins.ts'

export type Rights = 'seen' | 'unseen'
type SecretFields = { password?: string; key?: string }
type Options = Pick<ConnectionSettings, 'ca' | 'verifyCertificate' | 'location' | 'endpoint' | 'warehouse' | 'role'> & {
  allowWritableRole?: boolean
  rightsUnseen?: true
}
type Given = Omit<DataSourceInput, 'name' | 'type'>

const purposeOf = (id: string) => `data-source:${id}`

/** What a query runs on. Secrets are opened here and go nowhere but to the child that dials. */
export async function targetOf(
  deps: { files: FileStore; secrets: Secrets; twins?: TwinKeeper | undefined },
  source: StoredSource,
): Promise<QueryTarget> {
  if (isFileSource(source)) {
    const path = (await deps.files.fetch(source.filePath!, dataFile)) ?? deps.files.path(source.filePath!, dataFile)
    const twin = source.type === 'SQLITE' ? deps.twins?.find(source.filePath!) : undefined
    return { kind: source.type as FileKind, databases: [{ schema: null, path, ...(twin && { twin }) }] }
  }
  const { host, port, database, username, ssl, projectId } = source
  return {
    kind: source.type as RemoteKind,
    dataSourceId: source.id,
    connection: {
      host,
      port,
      database,
      username,
      ssl,
      projectId,
      ...optionsOf(source),
      ...openSecrets(deps.secrets, source),
    },
  }
}

/** Whether somebody said knowingly that the account may do more than read. */
export const allowsWritableRole = (source: Pick<StoredSource, 'options'>): boolean =>
  (JSON.parse(source.options) as Options).allowWritableRole === true

/**
 * Whether the server could not be reached when the connection was kept, and what its account may do was neither looked at since nor
 * said not to matter. Sources of versions that did not write this down count as looked at: of them it is not known, and they go on.
 */
export function areRightsUnseen({ options }: Pick<StoredSource, 'options'>): boolean {
  const { rightsUnseen, allowWritableRole } = JSON.parse(options) as Options
  return rightsUnseen === true && allowWritableRole !== true
}

/** The column `options` of one whose rights were looked at, or were not. */
export function withRights(options: string, rights: Rights): string {
  const { rightsUnseen: _, ...rest } = JSON.parse(options) as Options
  return JSON.stringify(rights === 'seen' ? rest : { ...rest, rightsUnseen: true })
}

function optionsOf({ options }: StoredSource): ConnectionSettings {
  const { allowWritableRole: _, rightsUnseen: __, ...settings } = JSON.parse(options) as Options
  return settings
}

function openSecrets(secrets: Secrets, { id, sealedSecrets }: StoredSource): SecretFields {
  return sealedSecrets === null ? {} : JSON.parse(secrets.decrypt(sealedSecrets, purposeOf(id)))
}

function seal(secrets: Secrets, id: string, fields: SecretFields): string | null {
  return Object.keys(fields).length === 0 ? null : secrets.encrypt(JSON.stringify(fields), purposeOf(id))
}

const withoutNull = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

type Connection = Pick<
  StoredSource,
  'host' | 'port' | 'database' | 'username' | 'ssl' | 'projectId' | 'datasets' | 'options' | 'sealedSecrets'
>

/** The columns of a new connection. */
export function newConnection(secrets: Secrets, id: string, given: Given): Connection {
  const { password, key, ca, verifyCertificate, location, endpoint, warehouse, role, allowWritableRole } = given
  return {
    host: given.host ?? null,
    port: given.port ?? null,
    database: given.database ?? null,
    username: given.username ?? null,
    ssl: given.ssl ?? false,
    projectId: given.projectId ?? projectOf(key) ?? null,
    datasets: given.datasets ?? null,
    options: JSON.stringify(
      withoutNull({ ca, verifyCertificate, location, endpoint, warehouse, role, allowWritableRole }),
    ),
    sealedSecrets: seal(secrets, id, withoutNull({ password, key })),
  }
}

/** Where a secret would be sent, to whom it would be shown on the way, and what it would open there. */
const whereSecretsGo = [
  'host',
  'port',
  'ssl',
  'endpoint',
  'ca',
  'verifyCertificate',
  'database',
  'username',
  'projectId',
  'role',
] as const

/** The columns that a change sets. A secret goes to a new address, or opens another database, only when it is given again. */
export function changedConnection(
  secrets: Secrets,
  source: StoredSource,
  change: DataSourceChange,
): Partial<Connection> {
  const { name: _, ...given } = change
  if (Object.keys(given).length === 0) return {}
  if (isFileSource(source))
    throw httpErrors.invalidRequest(`body.${Object.keys(given)[0]}: an uploaded file has no connection`)
  const options = JSON.parse(source.options) as Options
  const before = { ...source, ...options }
  const moved = whereSecretsGo.find((field) => field in given && (given[field] ?? null) !== (before[field] ?? null))
  const secretGiven = given.password !== undefined || given.key !== undefined
  if (moved && source.sealedSecrets !== null && !secretGiven)
    throw httpErrors.invalidRequest(
      `body.${moved}: with another address, database or user the password or key must be given again`,
    )

  const { password, key, ca, verifyCertificate, location, endpoint, warehouse, role, allowWritableRole, ...columns } =
    given
  const newOptions = {
    ...options,
    ...onlyGiven({ ca, verifyCertificate, location, endpoint, warehouse, role, allowWritableRole }),
  }
  const newSecrets = { ...(moved ? {} : openSecrets(secrets, source)), ...onlyGiven({ password, key }) }
  return {
    ...onlyGiven(columns),
    options: JSON.stringify(withoutNull(newOptions)),
    sealedSecrets: seal(secrets, source.id, withoutNull(newSecrets)),
  }
}

const onlyGiven = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

function projectOf(key: string | null | undefined): string | null {
  try {
    const { project_id } = JSON.parse(key ?? 'null')
    return typeof project_id === 'string' ? project_id : null
  } catch {
    return null
  }
}
