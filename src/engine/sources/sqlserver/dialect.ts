import { portOf } from '../../connection.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { type ConnectionFailure, type Dialect, fixForNetwork, qualifiedBy } from '../dialect.ts'

const nameOf = qualifiedBy('double-quotes')

/** What the server's own numbers of failed logins mean. */
const LOGINS: Record<string, (username: string, database: string) => string> = {
  18456: (username) =>
    `The server does not take this password for ${username}, or does not know the login. Check both, and that the server allows logins with a password (SQL Server authentication).`,
  18452: (username) => `${username} is an account of Windows. Give a login of SQL Server's own, with its password.`,
  18470: (username) => `The login ${username} is disabled. Enable it on the server: ALTER LOGIN … ENABLE.`,
  18486: (username) =>
    `The login ${username} is locked out. Unlock it on the server: ALTER LOGIN … WITH PASSWORD … UNLOCK.`,
  18487: (username) => `The password of ${username} has expired. Set another one on the server.`,
  18488: (username) => `The password of ${username} must be changed on the server before its first use.`,
  4060: (username, database) =>
    `There is no database "${database}" on the server, or ${username} may not open it. Check the name, and make a user for the login there: CREATE USER … FOR LOGIN ….`,
  40615: () => "The server's firewall does not let this service in. Add its address to the firewall rules.",
  40613: (_username, database) => `The database "${database}" is paused or not available now. Try again in a minute.`,
}

function fixForTls({ code }: ConnectionFailure, { host }: { host?: string | null }): string | null {
  if (code === 'EENCRYPT') return 'The server takes encrypted connections only. Turn the ssl setting on.'
  if (code === 'ENOTLS')
    return 'The server does not offer TLS. Turn the ssl setting off, or set up a certificate on the server.'
  if (host?.includes('\\'))
    return 'Give the host name alone. A named instance has a port of its own: put it into the port field.'
  return null
}

export const dialect: Dialect = {
  quoting: 'double-quotes',
  table: nameOf,
  contains: (column, placeholder) => `CHARINDEX(${placeholder}, LOWER(CAST(${column} AS nvarchar(max)))) > 0`,
  mayIgnoreCase: true,
  limitsByTop: true,
  port: (connection) => portOf(connection, 1433),
  sample: (table, rows) => ({
    sql: `SELECT TOP (${rows}) * FROM ${nameOf(table)}`,
    sampled: table.rows === null || table.rows > rows,
  }),
  readOnlyRole: ({ database }) => [
    "CREATE LOGIN tallyroom_reader WITH PASSWORD = 'choose one';",
    `USE ${quoteIdentifier(database?.trim() || 'your_database')}; CREATE USER tallyroom_reader FOR LOGIN tallyroom_reader;`,
    'ALTER ROLE db_datareader ADD MEMBER tallyroom_reader; GRANT SHOWPLAN TO tallyroom_reader;',
  ],
  fixFor(failure, connection) {
    const { code, kind } = failure
    const login = LOGINS[code ?? '']
    if (login) return login(String(connection.username), connection.database?.trim() || 'master')
    const network = code === 'ETIMEOUT' || kind === 'timeout' ? { ...failure, code: 'ETIMEDOUT' } : failure
    return fixForTls(failure, connection) ?? fixForNetwork(network, connection)
  },
}
