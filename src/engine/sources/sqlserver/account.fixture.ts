import { DatabaseSync } from 'node:sqlite'
import type { Table } from '../../../../test/servers/sqlserver.ts'

/** `granted`: what it may do on what, as `UPDATE on [dbo].[orders]`. */
export type Account = { roles: string[]; granted: string[] }

/** What a server answers to a statement that asks what an account may do: the statement is run, by SQLite with the server's functions. */
export function rightsTold(sql: string, { roles, granted }: Account): Table {
  const database = new DatabaseSync(':memory:')
  database.exec(`ATTACH ':memory:' AS sys;
    CREATE TABLE sys.schemas (schema_id, name);
    INSERT INTO sys.schemas VALUES (1, 'dbo'), (2, 'made');
    CREATE TABLE sys.objects (schema_id, name, type);
    INSERT INTO sys.objects VALUES (1, 'orders', 'U'), (2, 'seen', 'V'), (1, 'numbers', 'SO'), (1, 'key', 'PK');`)
  const isMember = (role: unknown) => Number(roles.includes(String(role)))
  database.function('IS_SRVROLEMEMBER', isMember)
  database.function('IS_MEMBER', isMember)
  database.function('DB_NAME', () => 'shop')
  database.function('QUOTENAME', (name) => `[${name}]`)
  database.function('HAS_PERMS_BY_NAME', (on, _kind, right) =>
    Number(granted.includes(`${right} on ${on ?? 'server'}`)),
  )
  const [row = {}] = database.prepare(sql.replaceAll(" + '.' + ", " || '.' || ")).all()
  database.close()
  const types = Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? 'int' : 'nvarchar'])
  return { columns: Object.fromEntries(types), rows: [Object.values(row)] }
}
