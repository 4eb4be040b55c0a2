import { portOf } from '../../connection.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { type Dialect, fixForNetwork, quotedBy } from '../dialect.ts'

const names = quotedBy('double-quotes')

export const dialect: Dialect = {
  ...names,
  contains: (column, placeholder) => `strpos(lower(cast(${column} as text)), ${placeholder}) > 0`,
  port: (connection) => portOf(connection, 5432),
  sample(table, rows) {
    if (table.kind === 'view' || table.rows === null || table.rows <= rows) return names.sample(table, rows)
    // Whole pages by chance; a little more than needed, since the row count is an estimate.
    const percent = Math.min(100, (rows / table.rows) * 110)
    return {
      sql: `SELECT * FROM ${names.table(table)} TABLESAMPLE SYSTEM (${percent.toFixed(4)}) REPEATABLE (1) LIMIT ${rows}`,
      sampled: true,
    }
  },
  readOnlyRole: ({ database }) => [
    "CREATE ROLE tallyroom_reader LOGIN PASSWORD 'choose one';",
    `GRANT CONNECT ON DATABASE ${quoteIdentifier(database?.trim() || 'postgres')} TO tallyroom_reader;`,
    'GRANT USAGE ON SCHEMA public TO tallyroom_reader; GRANT SELECT ON ALL TABLES IN SCHEMA public TO tallyroom_reader; ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO tallyroom_reader;',
  ],
  fixFor(failure, connection) {
    const { code, message } = failure
    if (code === '28P01') return `The password of ${connection.username} is wrong.`
    if (code === '28000') {
      if (/no encryption|SSL off/i.test(message))
        return 'The server takes encrypted connections only. Turn the ssl setting on.'
      if (/pg_hba/.test(message))
        return `The server does not let ${connection.username} in from here. Add this service's address to its pg_hba.conf.`
      return `The server knows no user ${connection.username}. Check the user name.`
    }
    if (code === '3D000') return `There is no database "${connection.database}" on the server. Check the database name.`
    if (code === '42501')
      return `${connection.username} may not use the database "${connection.database}". Grant it the right to connect.`
    if (code === '53300') return 'The server has no connection left. Close others, or raise max_connections.'
    if (/does not support SSL/i.test(message))
      return 'The server does not offer TLS. Turn the ssl setting off, or set up TLS on the server.'
    if (/password must be a string|no password supplied/i.test(message)) return 'The server wants a password. Give one.'
    if (failure.kind === 'timeout' || /timeout expired|timed out/i.test(message))
      return fixForNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    if (/Connection terminated unexpectedly|closed the connection/.test(message))
      return fixForNetwork({ ...failure, code: 'ECONNRESET' }, connection)
    return fixForNetwork(failure, connection)
  },
}
