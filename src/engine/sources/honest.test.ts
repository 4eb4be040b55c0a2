import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type QueryTarget, rowsOf } from '../sandbox/index.ts'
import { honestDuckdb, honestEverywhere, honestMysql, honestPostgres, honestSqlite } from './honest.cases.ts'
import { makeDuckdb, makeFolder, makeMysql, makePostgres, makeSqlite, type Server } from './shops.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const servers: Server[] = []
after(async () => {
  await sandbox.close()
  for (const server of servers) await server.remove()
  place.remove()
})

const remote = (made: Server | null) => {
  if (made) servers.push(made)
  return made?.target ?? null
}
const engines: { name: string; own: string[]; make(): Promise<QueryTarget | null> }[] = [
  { name: 'SQLite', own: honestSqlite, make: async () => makeSqlite(place.folder) },
  { name: 'DuckDB', own: honestDuckdb, make: () => makeDuckdb(place.folder) },
  { name: 'PostgreSQL', own: honestPostgres, make: async () => remote(await makePostgres()) },
  { name: 'MySQL', own: honestMysql, make: async () => remote(await makeMysql()) },
]

test('at least 300 different statements are asked', () => {
  assert.ok(new Set([...honestEverywhere, ...engines.flatMap(({ own }) => own)]).size >= 300)
})

for (const { name, own, make } of engines)
  describe(`${name}: ordinary analytical work passes`, () => {
    let target: QueryTarget | null = null
    before(async () => {
      target = await make()
    })
    const statements = [...honestEverywhere, ...own]
    test(`${statements.length} statements are answered, prepared and explained`, async (t) => {
      if (!target) return t.skip('no server')
      const failures: string[] = []
      for (const sql of statements) {
        const asked = { teamId: 'team', target, sql }
        try {
          const outcome = await sandbox.query(asked)
          const rows = rowsOf(outcome)
          assert.equal(rows.length, outcome.rowCount)
          assert.ok(rows.length > 0, 'no rows')
          assert.equal(new Set(outcome.columns).size, outcome.columns.length)
          assert.equal(outcome.types.length, outcome.columns.length)
          assert.deepEqual(Object.keys(rows[0] ?? {}).toSorted(), outcome.columns.toSorted())
          const prepared = await sandbox.prepare(asked)
          assert.deepEqual(prepared.columns, outcome.columns)
        } catch (error) {
          failures.push(`${sql}: ${(error as Error).message}`)
        }
      }
      assert.deepEqual(failures, [])
      const { plan } = await sandbox.explain({
        teamId: 'team',
        target,
        sql: 'SELECT region, count(*) FROM sales GROUP BY region',
      })
      assert.ok(plan.length > 0)
    })
  })
