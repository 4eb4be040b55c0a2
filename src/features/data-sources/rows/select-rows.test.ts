import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type QueryTarget, rowsOf } from '../../../engine/sandbox/index.ts'
import { readSchema } from '../../../engine/sources/index.ts'
import {
  makeDuckdb,
  makeFolder,
  makeMysql,
  makePostgres,
  makeSqlite,
  type Server,
} from '../../../engine/sources/shops.fixture.ts'
import type { RowFilter } from './rows.contract.ts'
import { selectRows } from './select-rows.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let postgres: Server | null
let mysql: Server | null
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
})
after(async () => {
  await sandbox.close()
  await postgres?.remove()
  await mysql?.remove()
  place.remove()
})

/** Lists a table of the shop, and counts it: all engines must tell the same. */
async function listOf(target: QueryTarget, name: string) {
  const { tables } = await readSchema(sandbox, 'team', target, { profile: false })
  const table = tables.find((one) => one.name === name)
  assert.ok(table)
  const run = async ({ sql, params }: { sql: string; params: Record<string, unknown> }) =>
    rowsOf(await sandbox.query({ teamId: 'team', target, sql, params: params as Record<string, string> }))
  return async (
    asked: { search?: string; filters?: RowFilter[]; sort?: { column: string; descending: boolean }[] },
    [limit, offset]: [number, number] = [300, 0],
  ) => {
    const selected = selectRows({ kind: target.kind, table }, { filters: [], sort: [], ...asked })
    const rows = await run(selected.page(limit, offset))
    const [counted] = await run(selected.count())
    const whole = await run({ sql: selected.statement(), params: {} })
    assert.equal(whole.length, Number(counted?.count), 'the statement lists what was counted')
    return { rows, ids: rows.map(({ id }) => Number(id)), count: Number(counted?.count) }
  }
}

async function checkRows(target: QueryTarget) {
  const sales = await listOf(target, 'sales')
  const all = await sales({}, [2, 0])
  assert.deepEqual([all.count, all.ids], [300, [1, 2]])
  assert.deepEqual(Object.keys(all.rows[0] as object).slice(0, 3), ['id', 'day', 'region'])

  const dear = { sort: [{ column: 'amount', descending: true }] }
  const [first, second] = [await sales(dear, [3, 0]), await sales(dear, [3, 3])]
  assert.deepEqual([...first.ids, ...second.ids], (await sales(dear, [6, 0])).ids)
  const amounts = first.rows.map(({ amount }) => Number(amount))
  assert.equal(amounts[0], Math.max(...(await sales({})).rows.map(({ amount }) => Number(amount))))

  const counts = async (...filters: RowFilter[]) => (await sales({ filters })).count
  assert.equal(await counts({ column: 'region', contains: 'CAFÉ' }), 60)
  assert.equal(await counts({ column: 'region', compare: '=', value: 'north' }), 60)
  assert.equal(await counts({ column: 'quantity', compare: '<=', value: '2' }), 68)
  assert.equal(await counts({ column: 'day', compare: '<', value: '2023-01-11' }), 5)
  assert.equal(await counts({ column: 'discount', empty: true }), 50)
  assert.equal(await counts({ column: 'note', empty: false }), 272)
  assert.equal(await counts({ column: 'note', compare: '<>', value: 'order 1 ref-1001 express' }), 299)
  assert.equal(await counts({ column: 'note', compare: '=', value: 'ORDER 1 ref-1001 express' }), 1)
  assert.equal(await counts({ column: 'note', compare: '=', value: 'order 1_ref-1001 express' }), 0)
  assert.equal(await counts({ column: 'region', compare: '=', value: 'CAFÉ-île' }), 60)
  assert.equal(await counts({ column: 'region', compare: '>', value: 'South' }), 60)
  assert.equal(await counts({ column: 'active', compare: '=', value: 'true' }), 200)
  assert.equal(await counts({ column: 'id', contains: '99' }), 3)
  assert.equal(
    await counts({ column: 'region', contains: 'o' }, { column: 'product', compare: '=', value: 'Desk' }),
    17,
  )
  assert.equal((await sales({ search: 'REF-1299' })).count, 1)
  assert.equal((await sales({ search: '2023-01-01' })).count, 1)
  assert.equal((await sales({ search: '% of nothing' })).count, 0)
  const last = await sales({ sort: [{ column: 'discount', descending: false }] })
  assert.equal(last.rows.at(-1)?.discount, null)
  assert.notEqual(last.rows[0]?.discount, null)

  await assert.rejects(sales({ filters: [{ column: 'amount', compare: '>', value: 'dear' }] }), {
    code: 'data-sources/filter-invalid',
    detail: '"dear" is not a number.',
  })
  await assert.rejects(sales({ sort: [{ column: 'nope', descending: false }] }), {
    code: 'data-sources/column-not-found',
  })

  const customers = await listOf(target, 'customers')
  assert.equal((await customers({ search: 'o’neil' })).count, 0)
  assert.equal((await customers({ search: "o'neil" })).count, 10)
  assert.equal((await customers({ search: 'silver' })).count, 20)
  assert.equal((await (await listOf(target, 'big_sales'))({ search: 'desk' })).count > 0, true)
}

describe('rows of a table are sorted, filtered and counted alike in every engine', () => {
  test('SQLite', () => checkRows(makeSqlite(place.folder)))
  test('DuckDB', async () => checkRows(await makeDuckdb(place.folder)))
  test('PostgreSQL', (t) => (postgres ? checkRows(postgres.target) : t.skip('no server')))
  test('MySQL', (t) => (mysql ? checkRows(mysql.target) : t.skip('no server')))
})
