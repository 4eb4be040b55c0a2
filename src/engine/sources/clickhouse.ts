import { backquoted, type Dialect, mendOfNetwork, qualified } from './dialect.ts'

export const clickhouse: Dialect = {
  quote: backquoted,
  table: (table) => qualified(backquoted, table),
  sample: (table, rows) => ({
    sql: `SELECT * FROM ${qualified(backquoted, table)} LIMIT ${rows}`,
    sampled: table.rows === null || table.rows > rows,
  }),
  mend(failure, connection) {
    const { code, message } = failure
    if (code === '516' || code === '193' || code === '192')
      return `The server does not take this password for ${connection.username ?? 'default'}, or does not know the user. Check both.`
    if (code === '81') return `There is no database "${connection.database}" on the server. Check the database name.`
    if (code === '497') return `${connection.username ?? 'default'} may not read here. Grant it SELECT.`
    if (/port 9000|ClickHouse-client program/i.test(message))
      return 'This is the port of the native protocol. Use the HTTP port (8123, or 8443 with ssl).'
    if (failure.kind === 'timeout') return mendOfNetwork({ ...failure, code: 'ETIMEDOUT' }, connection)
    return mendOfNetwork(failure, connection)
  },
}
