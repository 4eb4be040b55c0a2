import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import type { Params } from '../../sandbox/query.ts'
import { placeholders } from '../duckdb/placeholders.ts'
import { withPlaceholders } from '../sql/placeholders.ts'
import { parseStatement } from './parse.ts'
import { spelled, translate } from './translate.ts'
import { TWIN_VERSION, type TwinColumn } from './twin.ts'
import { Unlike } from './value.ts'

const column = (name: string, type: TwinColumn['type'], more: Partial<TwinColumn> = {}): TwinColumn => ({
  name,
  type,
  ascii: true,
  calendar: true,
  unfit: false,
  ...more,
})
const twin = {
  version: TWIN_VERSION,
  tables: [
    {
      name: 'Orders',
      rows: 50_000,
      columns: [
        column('id', 'integer'),
        column('day', 'date'),
        column('region', 'text'),
        column('name', 'text', { ascii: false }),
        column('price', 'real'),
        column('paid', 'boolean'),
        column('date', 'text'),
        column('odd', 'text', { unfit: true }),
      ],
    },
    { name: 'few', rows: 3, columns: [column('id', 'integer'), column('label', 'text')] },
  ],
}

const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
const connection = await instance.connect()
after(() => instance.closeSync())

async function written(sql: string, params: Params = [], whole = true): Promise<string> {
  const placed = withPlaceholders(placeholders, spelled(sql), params)
  const files = [{ schema: null, place: 'source', twin }]
  return translate(await parseStatement(connection, placed.sql), placed.params, { files, whole }).sql
}

test('what is a name to SQLite is one, also where it is a word of DuckDB’s grammar', async () => {
  assert.match(
    await written('SELECT substr(day, 1, 7) month, sum(id) value FROM orders at WHERE at.id > 3 GROUP BY 1'),
    /^SELECT substr\(s0\.c1, 1, 7\) AS o0, .*sum\(s0\.c0\).* AS o1 FROM source\.main\.t0 AS s0 WHERE \(s0\.c0 > 3/,
  )
  assert.match(await written('SELECT CAST(id AS DOUBLE PRECISION) year FROM orders ORDER BY id'), /AS o0/)
})

test('a statement is written anew with the twin’s own names and every value in it', async () => {
  assert.equal(
    await written('SELECT region, count(*) AS n FROM ORDERS o -- all\n WHERE Day >= :from GROUP BY 1', {
      from: '2024-01-01',
    }),
    "SELECT s0.c2 AS o0, count(*) AS o1 FROM source.main.t0 AS s0 WHERE (s0.c1 >= '2024-01-01') GROUP BY s0.c2 ORDER BY 1 ASC NULLS FIRST",
  )
  assert.match(
    await written('SELECT id / 2, price / 2 FROM orders WHERE region = ?', ["it's"]),
    /\/\/ 2.*nullif.*'it''s'/,
  )
})

test('what the two would read differently stays on SQLite', async () => {
  const cases: Record<string, RegExp> = {
    'SELECT * FROM few': /small tables/,
    'SELECT nothing FROM orders': /the column nothing/,
    'SELECT count(*) FROM others': /the table others/,
    "SELECT count(*) FROM orders WHERE day > '2024'": /a date compared/,
    'SELECT count(*) FROM orders WHERE region = 5': /text compared with a number/,
    "SELECT count(*) FROM orders WHERE id = '5'": /text compared with a number/,
    'SELECT sum(region) FROM orders': /no number/,
    'SELECT DISTINCT sum(price) OVER (PARTITION BY region) FROM orders': /a sum of fractions told/,
    'SELECT upper(name) FROM orders': /beyond ASCII/,
    'SELECT count(odd) FROM orders': /the values of odd/,
    "SELECT id + 1 || 'x' FROM orders": /bind differently/,
    'SELECT count(*) FROM orders WHERE (id = 1) = paid': /condition/,
    'SELECT [id] FROM orders': /brackets/,
    "SELECT date '2024-01-01' FROM orders": /a word before a text/,
    'SELECT CAST(day AS DATE) FROM orders': /CAST AS DATE/,
    'SELECT group_concat(region) FROM orders': /group_concat/,
    'SELECT random() FROM orders': /random/,
    "SELECT count(*) FROM orders WHERE day = date('now')": /not surely a date/,
    'SELECT max(id, 2) FROM orders': /max/,
    'SELECT id FROM orders LIMIT 5': /the first rows/,
    'SELECT DISTINCT region FROM orders LIMIT 5': /LIMIT/,
    'SELECT o.id FROM orders o JOIN few f ON f.id = o.id ORDER BY o.price LIMIT 5': /LIMIT/,
    "SELECT count(*) FROM read_csv('x')": /FROM/,
    'SELECT 1; SELECT 2': /does not parse/,
    'DELETE FROM orders': /does not parse/,
    'SELECT id FROM orders WHERE id = $1': /the sign \$/,
  }
  for (const [sql, why] of Object.entries(cases))
    await assert.rejects(written(sql), (error) => error instanceof Unlike && why.test(error.message), sql)
})

test('a table without its schema is looked for only where every file has a twin', async () => {
  await assert.rejects(written('SELECT count(*) FROM orders', [], false), Unlike)
  assert.match(await written('SELECT count(*) FROM main.orders', [], false), /source\.main\.t0/)
})

test('date() is a call and not a cast', async () => {
  assert.match(await written('SELECT date(day) AS d, count(*) FROM orders GROUP BY d'), /GROUP BY s0\.c1/)
  assert.match(
    await written("SELECT date(day, 'start of month', '+1 month', '-1 day') FROM orders"),
    /INTERVAL \(1\) month/,
  )
})

test('a part of a date divides without being rounded, as the function that SQLite has for it', async () => {
  for (const part of ['year', 'month', 'isodow', 'week', 'hour'])
    assert.doesNotMatch(await written(`SELECT sum(${part}(day)) / count(*) FROM orders`), /\/\//)
})
