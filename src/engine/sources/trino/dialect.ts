import { portOf } from '../../connection.ts'
import { type Dialect, fixForNetwork, qualifiedBy } from '../dialect.ts'

const nameOf = qualifiedBy('double-quotes')

export const dialect: Dialect = {
  quoting: 'double-quotes',
  table: nameOf,
  contains: (column, placeholder) => `strpos(lower(CAST(${column} AS varchar)), ${placeholder}) > 0`,
  port: (connection) => portOf(connection, connection.ssl ? 443 : 8080),
  sample: (table, rows) => ({ sql: `SELECT * FROM ${nameOf(table)} LIMIT ${rows}`, sampled: true }),
  // What an account may do is told by the server's own rules, which are files of it: nothing to run there.
  readOnlyRole: () => [],
  fixFor(failure, connection) {
    const { code, message, kind } = failure
    if (code === '401')
      return `The server does not take this password for ${connection.username}, or does not know the user. Check both.`
    if (code === '403')
      return `${connection.username} may not ask here: ${message}. Have the server's access rules allow it.`
    if (code === '404' || code === '405' || code === 'NOT_TRINO')
      return 'What answers there is no Trino server. Check host and port.'
    if (code === 'CATALOG_NOT_FOUND')
      return `There is no catalog "${connection.database}" on the server. Give the name of a catalog, or catalog.schema.`
    if (code === 'SCHEMA_NOT_FOUND') return `${message}. Check what follows the dot in "${connection.database}".`
    if (code === 'PERMISSION_DENIED') return `${connection.username} may not read there: ${message}`
    if (code === 'PASSWORD_WITHOUT_TLS') return message
    if (kind === 'timeout') return fixForNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    return fixForNetwork(failure, connection)
  },
}
