import { portOf } from '../../connection.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { type Dialect, fixForNetwork, quotedBy } from '../dialect.ts'

export const dialect: Dialect = {
  // No way to sample would not read the whole table.
  ...quotedBy('doubled-backticks'),
  contains: (column, placeholder) => `instr(lower(cast(${column} as char)), ${placeholder}) > 0`,
  mayIgnoreCase: true,
  port: (connection) => portOf(connection, 3306),
  readOnlyRole: ({ database }) => [
    "CREATE USER 'tallyroom_reader'@'%' IDENTIFIED BY 'choose one';",
    `GRANT SELECT, SHOW VIEW ON ${quoteIdentifier(database?.trim() || 'your_database', 'doubled-backticks')}.* TO 'tallyroom_reader'@'%';`,
    'FLUSH PRIVILEGES;',
  ],
  fixFor(failure, connection) {
    const { code, message } = failure
    if (code === 'ER_ACCESS_DENIED_ERROR' || code === 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR')
      return `The server does not take this password for ${connection.username}, or does not know the user. Check both.`
    if (code === 'ER_BAD_DB_ERROR')
      return `There is no database "${connection.database}" on the server. Check the database name.`
    if (code === 'ER_DBACCESS_DENIED_ERROR')
      return `${connection.username} may not use the database "${connection.database}". Grant it the right to read.`
    if (code === 'ER_HOST_NOT_PRIVILEGED' || code === 'ER_HOST_IS_BLOCKED')
      return "The server takes no connections from this service's address. Allow it there."
    if (code === 'ER_SECURE_TRANSPORT_REQUIRED' || /insecure transport/i.test(message))
      return 'The server takes encrypted connections only. Turn the ssl setting on.'
    if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
      return 'The server does not offer TLS. Turn the ssl setting off, or set up TLS on the server.'
    if (code === 'ER_CON_COUNT_ERROR')
      return 'The server has no connection left. Close others, or raise max_connections.'
    if (code === 'PROTOCOL_CONNECTION_LOST') return fixForNetwork({ ...failure, code: 'ECONNRESET' }, connection)
    if (failure.kind === 'timeout') return fixForNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    return fixForNetwork(failure, connection)
  },
}
