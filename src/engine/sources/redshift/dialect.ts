import { portOf } from '../../connection.ts'
import { type Dialect, quotedBy } from '../dialect.ts'
import { dialect as postgres } from '../pg/dialect.ts'

export const dialect: Dialect = {
  ...postgres,
  ...quotedBy(postgres.quoting),
  // `text` would be cut off at 256 characters.
  contains: (column, placeholder) => `strpos(lower(cast(${column} as varchar(65535))), ${placeholder}) > 0`,
  port: (connection) => portOf(connection, 5439),
  readOnlyRole: () => [
    "CREATE USER tallyroom_reader PASSWORD 'choose one';",
    'GRANT USAGE ON SCHEMA public TO tallyroom_reader; GRANT SELECT ON ALL TABLES IN SCHEMA public TO tallyroom_reader;',
    'ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO tallyroom_reader;',
  ],
  fixFor(failure, connection) {
    const { code, message, kind } = failure
    // One code for a user that is not there and a password that is wrong.
    if (/password authentication failed/i.test(message))
      return `The server does not take this password for ${connection.username}, or does not know the user. Check both.`
    if (code === 'ETIMEDOUT' || kind === 'timeout' || /timeout expired|timed out/i.test(message))
      return `${connection.host} does not answer on port ${connection.port}. Let this service in by the security group of the cluster or workgroup, and make it publicly accessible if this service is outside of its network.`
    return postgres.fixFor(failure, connection)
  },
}
