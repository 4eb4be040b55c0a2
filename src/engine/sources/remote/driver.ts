import type { NetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { QueryError } from '../../sandbox/query.ts'
import type { Answer, Task } from '../../sandbox/wire.ts'
import type { SourceColumn, SourceTable } from '../../schema.ts'

export type RemoteDriver = (
  task: Task,
  connection: ConnectionSettings,
  context: { guard: NetworkGuard; signal: AbortSignal },
) => Promise<{ answer: Answer; body?: Uint8Array[] }>

/** How long a server may take to accept us. */
export const CONNECT_MS = 10_000

export function required(
  connection: ConnectionSettings,
  field: 'host' | 'username' | 'database' | 'projectId' | 'key',
): string {
  const value = connection[field]
  if (typeof value !== 'string' || value.trim() === '')
    throw new QueryError('unavailable', `The connection has no ${field}.`, { code: 'MISSING_SETTING' })
  return value.trim()
}

/**
 * Connects; should what goes wrong name a secret, it is left out. Of a statement's errors nothing is: they are made of the caller's own
 * words, and what is left out there would tell a right guess from a wrong one. The clients name no secret in them.
 */
export async function connecting<T>(connection: ConnectionSettings, connect: () => Promise<T>): Promise<T> {
  try {
    return await connect()
  } catch (error) {
    if (error instanceof Error) error.message = withoutSecrets(error.message, connection)
    throw error
  }
}

/** What is shorter could be any word of a message. */
const SHORTEST_SECRET = 8

function withoutSecrets(message: string, { password, key, ...open }: ConnectionSettings): string {
  const told = Object.values(open)
  return [password, key].reduce<string>((text, secret) => {
    if (!secret || secret.length < SHORTEST_SECRET || told.includes(secret)) return text
    const itself = secret.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])${itself}(?![\\p{L}\\p{N}_])`, 'gu'), '…')
  }, message)
}

/** TLS as the settings ask for it, by the server's name. */
export function tlsOptions(connection: ConnectionSettings, host: string) {
  return {
    servername: host,
    rejectUnauthorized: connection.verifyCertificate !== false,
    ...(connection.ca ? { ca: connection.ca } : {}),
  }
}

export const cancelled = () => new QueryError('cancelled', 'The query was cancelled.')

type CatalogRow = {
  schema: string | null
  table: string
  kind: 'table' | 'view'
  rows: number | null
  comment?: string | null
  column: Omit<SourceColumn, 'label' | 'profile'>
}

/** Tables from rows of one per column, in the order in which they come. */
export function tablesFrom(rows: Iterable<CatalogRow>): SourceTable[] {
  const tables = new Map<string, SourceTable>()
  for (const { schema, table, kind, rows: count, comment, column } of rows) {
    const key = JSON.stringify([schema, table])
    let found = tables.get(key)
    if (!found) {
      found = { name: table, schema, kind, rows: count, hidden: false, comment: comment || null, columns: [] }
      tables.set(key, found)
    }
    found.columns.push({ ...column, comment: column.comment || null, label: null, profile: null })
  }
  return [...tables.values()]
}
