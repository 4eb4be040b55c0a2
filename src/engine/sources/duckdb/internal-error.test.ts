import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { type FileTarget, rowsOf } from '../../sandbox/index.ts'
import { makeFolder } from '../shops.fixture.ts'
import { isInternalError } from './internal-error.ts'

const place = makeFolder()
const sandbox = place.sandbox()
after(async () => {
  await sandbox.close()
  place.remove()
})

const TABLES = [
  'CREATE TABLE places AS SELECT i AS id, i AS amount, i % 2 = 0 AS flag FROM range(13) r(i)',
  "CREATE TABLE things AS SELECT i AS id, 0 AS part, CASE WHEN i % 3 > 0 THEN 'blue' END AS word, TIMESTAMP '2024-05-01' AS moment FROM range(9) r(i)",
  "CREATE TABLE sales AS SELECT i AS id, 0 AS part, i AS place, i AS thing, 0 AS thing_part, 'ü' AS word, TIMESTAMP '2024-01-01' AS moment, true AS flag, i AS amount FROM range(20) r(i)",
  'CREATE TABLE returns AS SELECT i AS sale, 0 AS part FROM range(1, 20) r(i)',
]
const LEAST = `(SELECT MIN(places.amount * 5) FROM returns
  LEFT JOIN sales ON sales.id = returns.sale AND sales.part = returns.part LEFT JOIN places ON places.id = sales.place)`
/** DuckDB 1.5 gives this up: "Failed to bind column reference". */
const GIVEN_UP = `SELECT DATE_TRUNC('year', sales.moment) AS y, sales.flag AS f, quarter(things.moment) AS q,
  COUNT(*) FILTER (WHERE sales.amount = ${LEAST} AND STARTS_WITH(sales.word, 'ü')) AS a,
  COUNT(*) FILTER (WHERE sales.amount = ${LEAST} AND things.word IS NULL) AS b
FROM sales LEFT JOIN things ON things.id = sales.thing AND things.part = sales.thing_part
LEFT JOIN places ON places.id = sales.place
WHERE things.word IN ('blue', 'zebra') AND places.flag = FALSE AND (STARTS_WITH(sales.word, 'ü') OR things.word IS NULL)
GROUP BY 1, 2, 3`

test('a statement that DuckDB gives up with an error of its own is answered, and so is the next', async () => {
  const path = join(place.folder, 'given-up.duckdb')
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  for (const sql of TABLES) await connection.run(sql)
  await assert.rejects(connection.runAndReadAll(GIVEN_UP), isInternalError, 'DuckDB answers it: CAUTIOUS can go')
  connection.closeSync()
  instance.closeSync()
  const target: FileTarget = { kind: 'DUCKDB', databases: [{ schema: null, path }] }
  const ask = async (sql: string) => rowsOf(await sandbox.query({ teamId: 'team', target, sql }))
  for (let i = 0; i < 2; i++) {
    assert.deepEqual(await ask(GIVEN_UP), [{ y: '2024-01-01T00:00:00', f: true, q: 2, a: 1, b: 0 }])
    assert.deepEqual(await ask('SELECT count(*) AS n FROM sales'), [{ n: 20 }])
  }
})
