/** What an account may do beyond reading, as one row: each column names one thing. */
const ROLES = {
  sysadmin: 'IS_SRVROLEMEMBER',
  securityadmin: 'IS_SRVROLEMEMBER',
  db_owner: 'IS_MEMBER',
  db_datawriter: 'IS_MEMBER',
  db_ddladmin: 'IS_MEMBER',
  db_securityadmin: 'IS_MEMBER',
} as const
const may = (securable: string, kind: string, rights: string[]) =>
  rights.map((right) => `HAS_PERMS_BY_NAME(${securable}, ${kind}, '${right}') = 1`).join(' OR ')
const TABLE = "QUOTENAME(s.name) + '.' + QUOTENAME(t.name)"

export const RIGHTS = `
  SELECT ${Object.entries(ROLES)
    .map(([role, test]) => `${test}('${role}') AS ${role}`)
    .join(', ')},
    CASE WHEN ${may('NULL', 'NULL', ['CONTROL SERVER', 'ALTER ANY LOGIN'])} THEN 1 ELSE 0 END AS server,
    CASE WHEN ${may('DB_NAME()', "'DATABASE'", ['ALTER', 'CREATE TABLE', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE'])} THEN 1 ELSE 0 END AS everything,
    (SELECT MIN(s.name + '.' + t.name) FROM sys.tables AS t JOIN sys.schemas AS s ON s.schema_id = t.schema_id
     WHERE ${may(TABLE, "'OBJECT'", ['INSERT', 'UPDATE', 'DELETE', 'ALTER'])}) AS writes`

/** Why the account may do more than read; null when it may not. */
export function reasonToWrite(username: string, row: Record<string, unknown>): string | null {
  const role = Object.keys(ROLES).find((one) => row[one] === 1)
  if (role !== undefined) return `${username} is a member of ${role}.`
  if (row.server === 1) return `${username} may change the server.`
  if (row.everything === 1) return `${username} may do more than read in the whole database.`
  return row.writes ? `${username} may write, for example to ${row.writes}.` : null
}
