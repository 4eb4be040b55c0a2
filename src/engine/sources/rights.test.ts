import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { RemoteTarget } from '../sandbox/index.ts'
import { reasonToWrite as reasonOfClickhouse } from './clickhouse/rights.ts'
import { dialectOf } from './registry.ts'
import { makeFolder, makeMysql, makePostgres, type Server } from './shops.fixture.ts'
import { testSource } from './test-source.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const reader = `tallyroom_reader_${process.pid}`
const password = 'only reads'
let postgres: Server | null
let mysql: Server | null
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
})
after(async () => {
  await sandbox.close()
  await postgres?.run(`DROP OWNED BY ${reader}; DROP ROLE ${reader}`)
  await mysql?.run(`DROP USER '${reader}'@'%'`)
  await postgres?.remove()
  await mysql?.remove()
  place.remove()
})

/** What the page shows to copy, under a name of this test's own. */
const statementsFor = ({ target }: Server): string[] =>
  dialectOf(target.kind)
    .readOnlyRole((target as RemoteTarget).connection)
    .map((sql) => sql.replaceAll('tallyroom_reader', reader).replaceAll('choose one', password))
const asReader = ({ target }: Server): RemoteTarget => {
  const { kind, connection } = target as RemoteTarget
  return { kind, connection: { ...connection, username: reader, password } }
}
const reasonOf = async (target: RemoteTarget): Promise<string | null> => {
  const result = await testSource(sandbox, target)
  assert.ok(result.ok, result.ok ? '' : result.error)
  return result.writableRole?.reason ?? null
}

describe('what an account may do is looked at when it is tested', () => {
  test('PostgreSQL: a superuser is told; the three statements make a role that only reads; a right to write is told', async (t) => {
    if (!postgres) return t.skip('no server')
    assert.equal(await reasonOf(postgres.target as RemoteTarget), 'postgres is a superuser.')
    const statements = statementsFor(postgres)
    assert.equal(statements.length, 3)
    for (const sql of statements) await postgres.run(sql)
    assert.equal(await reasonOf(asReader(postgres)), null)
    await postgres.run(`GRANT UPDATE ON sales TO ${reader}`)
    assert.equal(await reasonOf(asReader(postgres)), `${reader} may write, for example to public.sales.`)
    await postgres.run(`REVOKE UPDATE ON sales FROM ${reader}; GRANT pg_read_server_files TO ${reader}`)
    assert.equal(await reasonOf(asReader(postgres)), `${reader} is a member of pg_read_server_files.`)
    await postgres.run(`REVOKE pg_read_server_files FROM ${reader}; GRANT UPDATE (amount) ON sales TO ${reader}`)
    assert.equal(await reasonOf(asReader(postgres)), `${reader} may write, for example to public.sales.`)
    await postgres.run(`REVOKE UPDATE (amount) ON sales FROM ${reader}; ALTER ROLE ${reader} CREATEROLE REPLICATION`)
    assert.equal(await reasonOf(asReader(postgres)), `${reader} has CREATEROLE, REPLICATION.`)
    await postgres.run(`ALTER ROLE ${reader} NOCREATEROLE NOREPLICATION`)
    const { database } = (postgres.target as RemoteTarget).connection
    await postgres.run('CREATE SEQUENCE numbers; CREATE SCHEMA made; CREATE MATERIALIZED VIEW seen AS SELECT 1 AS n')
    for (const [right, reason] of [
      [`CREATE ON SCHEMA public`, 'may make tables and functions in the schema public.'],
      [`CREATE ON SCHEMA made`, 'may make tables and functions in the schema made.'],
      [`CREATE ON DATABASE ${database}`, `may make schemas in the database ${database}.`],
      [`ALL ON SEQUENCE numbers`, 'may write, for example to public.numbers.'],
      [`USAGE ON SEQUENCE numbers`, 'may write, for example to public.numbers.'],
      [`TRIGGER ON sales`, 'may write, for example to public.sales.'],
      [`pg_signal_backend`, 'is a member of pg_signal_backend.'],
    ]) {
      await postgres.run(`GRANT ${right} TO ${reader}`)
      assert.equal(await reasonOf(asReader(postgres)), `${reader} ${reason}`)
      await postgres.run(`REVOKE ${right} FROM ${reader}`)
    }
    // What reads, and what everybody has on servers up to version 14.
    await postgres.run(`GRANT SELECT ON SEQUENCE numbers TO ${reader}; GRANT pg_monitor, pg_read_all_data TO ${reader}`)
    await postgres.run(`GRANT CREATE ON SCHEMA public TO PUBLIC; GRANT TEMP ON DATABASE ${database} TO ${reader}`)
    assert.equal(await reasonOf(asReader(postgres)), null)
    await postgres.run('GRANT CREATE ON SCHEMA made TO PUBLIC')
    assert.match((await reasonOf(asReader(postgres))) ?? '', /in the schema made\.$/)
    await postgres.run('REVOKE CREATE ON SCHEMA made FROM PUBLIC')
    await postgres.run(`ALTER MATERIALIZED VIEW seen OWNER TO ${reader}`)
    assert.match((await reasonOf(asReader(postgres))) ?? '', /to public\.seen\.$/)
    await postgres.run('ALTER MATERIALIZED VIEW seen OWNER TO postgres')
    // One that it takes on only when it says so.
    const writer = `${reader}_w`
    await postgres.run(`ALTER ROLE ${reader} NOINHERIT; CREATE ROLE ${writer}`)
    try {
      await postgres.run(`GRANT DELETE ON sales TO ${writer}; GRANT ${writer} TO ${reader}`)
      assert.equal(await reasonOf(asReader(postgres)), `${reader} may write, for example to public.sales.`)
      await postgres.run(`REVOKE DELETE ON sales FROM ${writer}`)
      assert.equal(await reasonOf(asReader(postgres)), null)
      await postgres.run(`ALTER ROLE ${writer} CREATEROLE`)
      assert.equal(await reasonOf(asReader(postgres)), `${reader} is a member of ${writer}.`)
      await postgres.run(`ALTER ROLE ${writer} NOCREATEROLE; GRANT CREATE ON SCHEMA made TO ${writer}`)
      assert.match((await reasonOf(asReader(postgres))) ?? '', /in the schema made\.$/)
    } finally {
      await postgres.run(`DROP OWNED BY ${writer}; DROP ROLE ${writer}`)
    }
  })
  test('MySQL: all privileges are told; the three statements make a user that only reads; a right to write is told', async (t) => {
    if (!mysql) return t.skip('no server')
    assert.match((await reasonOf(mysql.target as RemoteTarget)) ?? '', /^root may do more than read/)
    for (const sql of statementsFor(mysql)) await mysql.run(sql)
    assert.equal(await reasonOf(asReader(mysql)), null)
    // One that it takes on only when it says so, by another.
    const [writer, between] = [`${reader}_w`, `${reader}_b`]
    await mysql.run(`CREATE ROLE ${writer}, ${between}`)
    try {
      await mysql.run(`GRANT ${writer} TO ${between}`)
      await mysql.run(`GRANT ${between} TO '${reader}'@'%'`)
      assert.equal(await reasonOf(asReader(mysql)), null)
      const byItself = `SET DEFAULT ROLE ${between} FOR '${reader}'@'%'`
      await mysql.run(byItself)
      assert.equal(await reasonOf(asReader(mysql)), null)
      await mysql.run(`GRANT DELETE ON sales TO ${writer}`)
      assert.match((await reasonOf(asReader(mysql))) ?? '', /it has DELETE on/)
      await mysql.run(byItself.replace(between, 'NONE'))
      assert.match((await reasonOf(asReader(mysql))) ?? '', /it has DELETE on/)
    } finally {
      await mysql.run(`DROP ROLE ${writer}, ${between}`)
    }
    await mysql.run(`GRANT SELECT, INSERT (id), DELETE ON sales TO '${reader}'@'%'`)
    assert.match((await reasonOf(asReader(mysql))) ?? '', /it has INSERT on/)
    await mysql.run(`REVOKE INSERT (id), DELETE ON sales FROM '${reader}'@'%'`)
    await mysql.run('CREATE TABLE odd (`a) ON b TO c` INT, `)``` INT, w INT)')
    const columns = 'SELECT (`a) ON b TO c`, `)```)'
    await mysql.run(`GRANT ${columns} ON odd TO '${reader}'@'%'`)
    assert.equal(await reasonOf(asReader(mysql)), null)
    await mysql.run(`GRANT ${columns}, UPDATE (w) ON odd TO '${reader}'@'%'`)
    assert.match((await reasonOf(asReader(mysql))) ?? '', /it has UPDATE on/)
  })
  test('ClickHouse: by the lines of its grants', () => {
    assert.equal(reasonOfClickhouse('r', ['GRANT SELECT ON web.* TO r']), null)
    assert.equal(
      reasonOfClickhouse('r', ['GRANT SELECT ON a.* TO r', 'GRANT INSERT, ALTER ON web.* TO r']),
      'r may do more than read: it has INSERT on web.*.',
    )
  })
})
