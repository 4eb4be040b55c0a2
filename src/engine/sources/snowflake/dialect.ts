import { portOf } from '../../connection.ts'
import { type Dialect, fixForNetwork, qualifiedBy } from '../dialect.ts'
import { pathOf, quoted } from './place.ts'

const nameOf = qualifiedBy('double-quotes')
const READER = 'TALLYROOM_READER'
const MAKE_KEY =
  "Make a key with: openssl genrsa 2048 | openssl pkcs8 -topk8 -nocrypt -out key.p8; openssl rsa -in key.p8 -pubout. Then run ALTER USER … SET RSA_PUBLIC_KEY = '…' with the lines between BEGIN and END of the public one, and paste the file key.p8 here."
const MAKE_TOKEN =
  "Or make a token: ALTER USER … ADD PROGRAMMATIC ACCESS TOKEN tallyroom ROLE_RESTRICTION = '…', and paste what it answers."

/** What to change, by what the server or we ourselves found. */
const FIXES: Record<string, string> = {
  PASSWORD: `Snowflake takes no password here, only a key or a token. ${MAKE_KEY} ${MAKE_TOKEN}`,
  NO_KEY: `Give a private key or a token. ${MAKE_KEY} ${MAKE_TOKEN}`,
  BAD_KEY: `This is no private RSA key that can be read, and no token. Paste the file whole, from BEGIN to END. ${MAKE_KEY}`,
  PASSPHRASE: 'The private key is encrypted, and its passphrase is missing or wrong.',
  WITHOUT_TLS: 'The address must begin with https://: a key or token is shown to nobody on the way.',
  TOKEN:
    'Snowflake does not take the token. It may have been removed or be of another account: make a new one. A password is no token.',
  TOKEN_EXPIRED: 'The token has expired. Make a new one: ALTER USER … ADD PROGRAMMATIC ACCESS TOKEN.',
  POLICY_REQUIRED:
    'A token works only for a user with a network policy. Have an administrator make one that lets this service in: CREATE NETWORK POLICY … ALLOWED_IP_LIST = (…); ALTER USER … SET NETWORK_POLICY = ….',
  LOCKED: 'The user is locked or disabled. Have an administrator enable it.',
  BUSY: 'Snowflake has too much to do, or has limited how often this account may ask. Try again in a while.',
  NO_WAREHOUSE:
    'No warehouse is chosen. Name one in the form, or give the user a default: ALTER USER … SET DEFAULT_WAREHOUSE = ….',
  NOT_SNOWFLAKE: 'What answers there is not Snowflake. Check the account, and the address if one is set.',
}

export const dialect: Dialect = {
  quoting: 'double-quotes',
  table: nameOf,
  contains: (column, placeholder) => `CONTAINS(LOWER(CAST(${column} AS VARCHAR)), ${placeholder})`,
  port: (connection) => portOf(connection, 443),
  sample: (table, rows) => ({
    sql: `SELECT * FROM ${nameOf(table)} LIMIT ${rows}`,
    sampled: table.rows === null || table.rows > rows,
  }),
  readOnlyRole({ database, warehouse }) {
    const [name = 'DATABASE', schema] = pathOf(database ?? '')
    const where = schema === undefined ? `DATABASE ${quoted([name])}` : `SCHEMA ${quoted([name, schema])}`
    const schemas = schema === undefined ? `ALL SCHEMAS IN ${where}` : where
    const [machine = 'WAREHOUSE'] = pathOf(warehouse ?? '')
    return [
      `CREATE ROLE ${READER}; GRANT USAGE ON WAREHOUSE ${quoted([machine])} TO ROLE ${READER}; GRANT USAGE ON DATABASE ${quoted([name])} TO ROLE ${READER}; GRANT USAGE ON ${schemas} TO ROLE ${READER};`,
      ...['ALL', 'FUTURE'].map((which) =>
        ['TABLES', 'VIEWS'].map((what) => `GRANT SELECT ON ${which} ${what} IN ${where} TO ROLE ${READER};`).join(' '),
      ),
      `CREATE USER ${READER} TYPE = SERVICE DEFAULT_ROLE = ${READER} DEFAULT_SECONDARY_ROLES = () RSA_PUBLIC_KEY = 'the public key'; GRANT ROLE ${READER} TO USER ${READER};`,
    ]
  },
  fixFor(failure, connection) {
    const { code = '', message, kind } = failure
    const { host, username, database, warehouse, role } = connection
    switch (code) {
      case 'JWT':
        return `Snowflake does not take the key for ${username}. Register it (ALTER USER ${username} SET RSA_PUBLIC_KEY = '…'), check user and account for typing errors, and the clock of this machine. An administrator sees the reason with SYSTEM$GET_LOGIN_FAILURE_DETAILS: ${message}`
      case 'NETWORK_POLICY':
        return `A network policy of the account keeps this service out: ${message} Have an administrator add the address to ALLOWED_IP_LIST.`
      case 'ROLE':
        return `There is no role ${role ?? ''} that ${username ?? 'the user'} may take: ${message} Grant it, or choose another.`
      case 'WAREHOUSE':
        return `There is no warehouse ${warehouse} that the role may use. Check the name, or run GRANT USAGE ON WAREHOUSE ${warehouse} TO ROLE ….`
      case 'SUSPENDED':
        return `${message} It does not wake by itself: run ALTER WAREHOUSE ${warehouse ?? '…'} SET AUTO_RESUME = TRUE.`
      case 'DATABASE':
      case 'SCHEMA':
        return `There is no ${code.toLowerCase()} "${database}" that the role may use. Check the name (in double quotes if it was made so), or run GRANT USAGE ON it.`
      case 'IGNORE_CASE':
        return `Large and small letters of names in quotes are not told apart for this user. Run ALTER USER ${username ?? '…'} SET QUOTED_IDENTIFIERS_IGNORE_CASE = FALSE.`
      case 'ACCOUNT_NOT_FOUND':
      case '403':
      case '404':
      case 'HTTP_403':
      case 'HTTP_404':
      case 'ENOTFOUND':
      case 'ERR_TLS_CERT_ALTNAME_INVALID':
        return `There is no Snowflake account "${host}". Give its identifier, such as myorg-myaccount, or xy12345.eu-central-1: in Snowsight, behind the account's name at the bottom left.`
    }
    if (FIXES[code]) return FIXES[code]
    if (/^HTTP_/.test(code)) return FIXES.NOT_SNOWFLAKE as string
    if (/^(401|39\d{4})$/.test(code)) return `Snowflake lets ${username ?? 'the token'} not in: ${message}`
    return fixForNetwork(kind === 'timeout' ? { ...failure, code: 'ETIMEDOUT' } : failure, connection)
  },
}
