import type { ConnectionSettings } from '../../connection.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { QueryError } from '../../sandbox/query.ts'
import { required } from '../remote/driver.ts'
import { refuseSystemDatabase } from '../remote/statement-guard.ts'
import { isSystemDatabase } from './guard.ts'

/** A plain name is kept in capitals; one in double quotes is kept as it is written. */
export function asStored(name: string): string {
  const text = name.trim()
  const quoted = /^"((?:[^"]|"")+)"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted.replaceAll('""', '"')
  return /^[a-z_][\w$]*$/i.test(text) ? text.toUpperCase() : text
}

/** The names of a path, as they are kept: `shop.public`, `"my shop".public`. */
export const pathOf = (text: string): string[] => (text.match(/"(?:[^"]|"")+"|[^."/]+/g) ?? []).map(asStored)

export const quoted = (path: string[]): string => path.map((name) => quoteIdentifier(name)).join('.')

/** Where a statement runs, and as whom. */
export type Place = { database: string; schema: string | null; warehouse: string | null; role: string | null }

export function placeOf(connection: ConnectionSettings): Place {
  const [database = '', schema = null] = pathOf(required(connection, 'database'))
  refuseSystemDatabase(database, isSystemDatabase)
  refuseSystemDatabase(schema, (name) => name === 'information_schema')
  const named = (name: string | null | undefined) => (name?.trim() ? asStored(name) : null)
  return { database, schema, warehouse: named(connection.warehouse), role: named(connection.role) }
}

const DOMAIN = /\.snowflakecomputing\.(com|cn)$/i

/** An account may be given by its identifier, by its host, or by the address of its page. */
export function accountOf(connection: ConnectionSettings): { account: string; address: string } {
  const host = required(connection, 'host')
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
  if (!/^[\w.-]+$/.test(host))
    throw new QueryError('unavailable', `"${host}" is no account.`, { code: 'ACCOUNT_NOT_FOUND' })
  const identifier = host.replace(DOMAIN, '')
  // Region and cloud behind the first dot are no part of the account's name.
  const account = identifier.split('.')[0] as string
  const name = identifier.replaceAll('_', '-').toLowerCase()
  return {
    account: (/\.global$/i.test(identifier) ? account.replace(/-[^-]*$/, '') : account).toUpperCase(),
    address: addressOf(connection.endpoint) ?? `https://${DOMAIN.test(host) ? host : `${name}.snowflakecomputing.com`}`,
  }
}

/** A key that signs, and a token even more, is shown to nobody on the way: without TLS only to this machine itself. */
function addressOf(endpoint: string | null | undefined): string | null {
  if (!endpoint) return null
  const { protocol, hostname, origin } = new URL(endpoint)
  if (protocol !== 'https:' && !/^(127\.0\.0\.1|\[::1\]|localhost)$/.test(hostname))
    throw new QueryError('unavailable', 'The address must begin with https://.', { code: 'WITHOUT_TLS' })
  return origin
}
