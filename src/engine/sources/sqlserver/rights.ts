/** What an account may do beyond reading, as one row: each column names one thing. All roles of the server's own but those that read. */
const ROLES = {
  sysadmin: 'IS_SRVROLEMEMBER',
  securityadmin: 'IS_SRVROLEMEMBER',
  serveradmin: 'IS_SRVROLEMEMBER',
  setupadmin: 'IS_SRVROLEMEMBER',
  processadmin: 'IS_SRVROLEMEMBER',
  diskadmin: 'IS_SRVROLEMEMBER',
  dbcreator: 'IS_SRVROLEMEMBER',
  bulkadmin: 'IS_SRVROLEMEMBER',
  db_owner: 'IS_MEMBER',
  db_datawriter: 'IS_MEMBER',
  db_ddladmin: 'IS_MEMBER',
  db_securityadmin: 'IS_MEMBER',
  db_accessadmin: 'IS_MEMBER',
  db_backupoperator: 'IS_MEMBER',
} as const
const may = (securable: string, kind: string, rights: string[]) =>
  rights.map((right) => `HAS_PERMS_BY_NAME(${securable}, ${kind}, '${right}') = 1`).join(' OR ')
const TABLE = "QUOTENAME(s.name) + '.' + QUOTENAME(t.name)"
const MAKING = ['CREATE TABLE', 'CREATE VIEW', 'CREATE PROCEDURE', 'CREATE FUNCTION', 'CREATE SCHEMA']

export const RIGHTS = `
  SELECT ${Object.entries(ROLES)
    .map(([role, test]) => `${test}('${role}') AS ${role}`)
    .join(', ')},
    CASE WHEN ${may('NULL', 'NULL', ['CONTROL SERVER', 'ALTER ANY LOGIN'])} THEN 1 ELSE 0 END AS server,
    CASE WHEN ${may('DB_NAME()', "'DATABASE'", [...MAKING, 'ALTER', 'ALTER ANY SCHEMA', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE'])} THEN 1 ELSE 0 END AS everything,
    (SELECT MIN(s.name) FROM sys.schemas AS s
     WHERE ${may('QUOTENAME(s.name)', "'SCHEMA'", ['ALTER', 'CREATE SEQUENCE', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE'])}) AS in_schema,
    (SELECT MIN(s.name + '.' + t.name) FROM sys.objects AS t JOIN sys.schemas AS s ON s.schema_id = t.schema_id
     WHERE t.type IN ('U', 'V', 'SO') AND (${may(TABLE, "'OBJECT'", ['INSERT', 'UPDATE', 'DELETE', 'ALTER'])})) AS writes`

/** Why the account may do more than read; null when it may not. */
export function reasonToWrite(username: string, row: Record<string, unknown>): string | null {
  const role = Object.keys(ROLES).find((one) => row[one] === 1)
  if (role !== undefined) return `${username} is a member of ${role}.`
  if (row.server === 1) return `${username} may change the server.`
  if (row.everything === 1) return `${username} may do more than read in the whole database.`
  if (row.in_schema) return `${username} may do more than read in the schema ${row.in_schema}.`
  return row.writes ? `${username} may write, for example to ${row.writes}.` : null
}
