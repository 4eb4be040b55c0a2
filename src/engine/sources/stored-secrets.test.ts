import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { remoteKinds } from '../connection.contract.ts'
import { QueryError, type RemoteTarget } from '../sandbox/index.ts'
import { connecting } from './remote/driver.ts'
import { makeFolder, makeMysql, makePostgres, type Server } from './shops.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const secret = 'sunshine77'
const user = `tallyroom_secret_${process.pid}`
let postgres: Server | null
let mysql: Server | null
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
  await postgres?.run(`CREATE ROLE ${user} LOGIN PASSWORD '${secret}'`)
  await mysql?.run(`CREATE USER '${user}'@'%' IDENTIFIED BY '${secret}'`)
})
after(async () => {
  await sandbox.close()
  await postgres?.run(`DROP ROLE ${user}`)
  await mysql?.run(`DROP USER '${user}'@'%'`)
  await postgres?.remove()
  await mysql?.remove()
  place.remove()
})

const errorOf = async (target: RemoteTarget, sql: string, op: 'query' | 'prepare' | 'explain' = 'query') => {
  const error = await sandbox[op]({ teamId: 'team', target, sql, timeoutMs: 10_000 }).then(
    () => assert.fail(`${sql} ran`),
    (error) => error,
  )
  assert.ok(error instanceof QueryError)
  return { kind: error.kind, message: error.message, code: error.code, position: error.position }
}

/** What the caller wrote, or had the server make of what they wrote, comes back as it is. */
const guesses = {
  POSTGRES: [`select ${secret}`, `select "${secret}"()`, "select cast('sun' || 'shine77' as integer)"],
  MYSQL: [`select ${secret}`, `select ${secret}()`],
}

describe('an error of a statement tells nothing of the secret', () => {
  const check = async (server: Server) => {
    const { kind, connection } = server.target as RemoteTarget
    const target: RemoteTarget = {
      kind,
      connection: { ...connection, database: null, username: user, password: secret },
    }
    if (kind === 'POSTGRES') target.connection.database = connection.database!
    for (const sql of guesses[kind as 'POSTGRES' | 'MYSQL'])
      for (const op of ['query', 'prepare', 'explain'] as const) {
        const right = await errorOf(target, sql, op)
        assert.ok(right.message.includes(secret) && !right.message.includes('…'), `${op} ${sql}: ${right.message}`)
        const other = await errorOf(target, sql.replaceAll('77', '78'), op)
        assert.deepEqual(right, { ...other, message: other.message.replaceAll('78', '77') })
      }
  }
  test('PostgreSQL', async (t) => (postgres ? await check(postgres) : t.skip('no server')))
  test('MySQL', async (t) => (mysql ? await check(mysql) : t.skip('no server')))

  for (const kind of remoteKinds)
    test(`${kind}, where it is refused before anything is sent`, async () => {
      const secrets = { password: secret, key: secret }
      const connection = { host: '127.0.0.1', port: 1, username: 'x', database: 'x', projectId: 'x', ...secrets }
      for (const sql of [`select ${secret}(1) from x; drop table ${secret}`, `"${secret}" is no statement`]) {
        const right = await errorOf({ kind, connection }, sql)
        assert.doesNotMatch(right.message, /…/)
        const other = await errorOf({ kind, connection }, sql.replaceAll('77', '78'))
        assert.deepEqual(right, { ...other, message: other.message.replaceAll('78', '77') })
        const short = await errorOf({ kind, connection: { ...connection, password: 'e', key: 'a' } }, sql)
        assert.deepEqual(short, right)
      }
    })
})

describe('an error of connecting', () => {
  const failing = (message: string, connection: Parameters<typeof connecting>[0]) =>
    connecting(connection, async () => {
      throw Object.assign(new Error(message), { code: 'X' })
    }).then(
      () => assert.fail(),
      (error) => [error.message, error.code],
    )
  test('names no password and no key', async () => {
    const said = await failing(`no login with x:${secret}@host ("${secret}") and k(e]y.12`, {
      password: secret,
      key: 'k(e]y.12',
    })
    assert.deepEqual(said, ['no login with x:…@host ("…") and …', 'X'])
  })
  test('keeps its words where the secret is part of one, one of ours, or too short to be told from them', async () => {
    const message = 'password authentication failed for user "warehouse_reader"'
    for (const password of ['a', 'failed', 'warehouse', 'warehouse_reader'])
      assert.deepEqual(await failing(message, { username: 'warehouse_reader', password }), [message, 'X'])
  })
})
