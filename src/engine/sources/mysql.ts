import { type Dialect, mendOfNetwork, qualified } from './dialect.ts'

/** Within MySQL's backticks a backslash is only itself. */
const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``

export const mysql: Dialect = {
  quote,
  table: (table) => qualified(quote, table),
  // MySQL has no way to sample that does not read the whole table.
  sample: (table, rows) => ({
    sql: `SELECT * FROM ${qualified(quote, table)} LIMIT ${rows}`,
    sampled: table.rows === null || table.rows > rows,
  }),
  mend(failure, connection) {
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
    if (code === 'PROTOCOL_CONNECTION_LOST') return mendOfNetwork({ ...failure, code: 'ECONNRESET' }, connection)
    if (failure.kind === 'timeout') return mendOfNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    return mendOfNetwork(failure, connection)
  },
}
