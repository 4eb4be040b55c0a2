import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type QueryError, rowsOf } from '../../sandbox/index.ts'
import { makeFolder, makeMysql, type Server } from '../shops.fixture.ts'
import { tokensOf } from '../sql/sql-tokens.ts'
import { lexis } from './tokens.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let server: Server | null = null
before(async () => {
  server = await makeMysql()
})
after(async () => {
  await sandbox.close()
  await server?.remove()
  place.remove()
})

const ask = async (sql: string) =>
  rowsOf(await sandbox.query({ teamId: 'team', target: (server as Server).target, sql }))[0]
const make = (name: string) =>
  (server as Server).run(
    `CREATE FUNCTION \`${name}\`(x TEXT) RETURNS TEXT DETERMINISTIC RETURN load_file('/etc/hostname')`,
  )

test('a stored function is refused, also under a name that another server has for a function of its own', async (t) => {
  if (!server) return t.skip('no server')
  await make('plain')
  for (const name of ['any_value', 'path', 'grouping', 'sum', '1abs', '$abs', '2_0']) {
    await make(name)
    const calls = [`${name}('x')`, `${name} ('x')`, `\`${name}\`('x')`, `{fn ${name}('x')}`, `upper(${name}('x'))`]
    for (const call of calls)
      await assert.rejects(ask(`SELECT ${call} AS x`), (error: QueryError) => error.kind === 'refused', call)
    await server.run(`DROP FUNCTION \`${name}\``)
  }
  const { database } = (server.target as { connection: { database: string } }).connection
  await make('1abs')
  for (const call of [`${database}.1abs('x')`, `${database}.\`1abs\`('x')`, `plain('x')`])
    await assert.rejects(ask(`SELECT ${call}`), (error: QueryError) => error.kind === 'refused', call)
  assert.deepEqual(await ask('SELECT sum(1) AS s, abs(-1) AS a'), { s: '1', a: 1 })
})

test('names that begin with a digit or a dollar are read as the server reads them', async (t) => {
  const read = (sql: string) => tokensOf(lexis, sql).map(({ type, value }) => `${type} ${value}`)
  assert.deepEqual(read('2024_sales 1_0 $a 0x1F 0b2 1e5 1e+5 1e5x 1.5 .5 1e'), [
    ...['word 2024_sales', 'word 1_0', 'word $a', 'number 0x1F', 'word 0b2', 'number 1e5'],
    ...['number 1e+5', 'number 1e5', 'word x', 'number 1.5', 'number .5', 'word 1e'],
  ])
  assert.deepEqual(
    read('a.1b a.1 a.`1`'),
    'word a,mark .,word 1b,word a,mark .,word 1,word a,mark .,quoted 1'.split(','),
  )
  if (!server) return t.skip('no server')
  await server.run('CREATE TABLE 2024_sales (1st INT, $net INT)')
  await server.run('INSERT INTO 2024_sales VALUES (1, 2)')
  assert.deepEqual(await ask('SELECT 1st + 1e1 AS a, 2024_sales.1st AS b, $net + 10 AS c, 1.5 AS d FROM 2024_sales'), {
    a: 11,
    b: 1,
    c: 12,
    d: '1.5',
  })
})
