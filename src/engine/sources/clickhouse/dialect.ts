import { portOf } from '../../connection.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { type Dialect, fixForNetwork, quotedBy } from '../dialect.ts'

export const dialect: Dialect = {
  ...quotedBy('escaped-backticks'),
  contains: (column, placeholder) => `position(lower(${column}), ${placeholder}) > 0`,
  port: (connection) => portOf(connection, connection.ssl ? 8443 : 8123),
  readOnlyRole: ({ database }) => [
    "CREATE USER tallyroom_reader IDENTIFIED BY 'choose one' SETTINGS readonly = 2;",
    `GRANT SELECT ON ${quoteIdentifier(database?.trim() || 'default', 'escaped-backticks')}.* TO tallyroom_reader;`,
    'GRANT SELECT ON system.columns TO tallyroom_reader; GRANT SELECT ON system.tables TO tallyroom_reader;',
  ],
  fixFor(failure, connection) {
    const { code, message } = failure
    if (code === '516' || code === '193' || code === '192')
      return `The server does not take this password for ${connection.username ?? 'default'}, or does not know the user. Check both.`
    if (code === '81') return `There is no database "${connection.database}" on the server. Check the database name.`
    if (code === '497') return `${connection.username ?? 'default'} may not read here. Grant it SELECT.`
    if (/Unknown (setting|format)/.test(message)) return 'This ClickHouse is too old: version 21.8 or later is needed.'
    if (/port 9000|ClickHouse-client program/i.test(message))
      return 'This is the port of the native protocol. Use the HTTP port (8123, or 8443 with ssl).'
    if (failure.kind === 'timeout') return fixForNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    return fixForNetwork(failure, connection)
  },
}
