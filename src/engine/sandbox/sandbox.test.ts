import assert from 'node:assert/strict'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { programs } from '../sources/registry.ts'
import { isKind, openShops } from '../sources/shops.fixture.ts'
import { createSandbox, type FileTarget, QueryError, rowsOf } from './index.ts'

const shops = await openShops()
const { place, sqlite, duckdb, postgres, mysql, targets, ask, rows } = shops
after(() => shops.close())

describe('what an answer looks like', () => {
  test('no child is alive before the first query', async () => {
    const fresh = place.sandbox()
    assert.deepEqual(fresh.pids(), [])
    await fresh.close()
  })
  test('two columns of one name are told apart, also from a third that has the name', async () => {
    const outcome = await ask(sqlite, 'SELECT 1 AS total, 2 AS total, 3 AS total_2, 4 AS total')
    assert.deepEqual(outcome.columns, ['total', 'total_3', 'total_2', 'total_4'])
    assert.deepEqual(rowsOf(outcome), [{ total: 1, total_3: 2, total_2: 3, total_4: 4 }])
  })
  test('integers past 2^53 come as strings, smaller ones as numbers, in every engine', async () => {
    for (const target of targets()) {
      const [row] = await rows(target, 'SELECT 9007199254740993 AS large, 42 AS small')
      assert.deepEqual(row, { large: '9007199254740993', small: 42 }, target.kind)
    }
  })
  test('values past 2^53 are bound as the integers they are, in every engine', async () => {
    for (const target of targets()) {
      const sql =
        'SELECT count(*) AS found FROM (SELECT 9007199254740993 AS n UNION ALL SELECT 9007199254740992) t WHERE n'
      const found = async (condition: string, params: bigint[]) =>
        rowsOf(await ask(target, `${sql} ${condition}`, { params }))
      assert.deepEqual(await found('= ?', [9007199254740993n]), [{ found: 1 }], target.kind)
      assert.deepEqual(await found('in (?, ?)', [9007199254740993n, 9007199254740994n]), [{ found: 1 }], target.kind)
      const least = await ask(target, 'SELECT ? AS least', { params: [-(2n ** 63n)] })
      assert.deepEqual(rowsOf(least), [{ least: '-9223372036854775808' }], target.kind)
    }
    const longer = 170141183460469231731687303715884105727n
    const [row] = rowsOf(await ask(duckdb, 'SELECT ? AS n', { params: [longer] }))
    assert.deepEqual(row, { n: String(longer) })
    await assert.rejects(
      ask(sqlite, 'SELECT ? AS n', { params: [longer] }),
      (error) => error instanceof QueryError && error.message.includes(String(longer)),
    )
  })
  test('blobs are base64, infinities null, dates ISO text (SQLite)', async () => {
    const outcome = await ask(
      sqlite,
      "SELECT x'01ff' AS b, 9e999 AS i, day, active, signed_up FROM sales, customers LIMIT 1",
    )
    assert.deepEqual(outcome.types, ['blob', 'real', 'date', 'boolean', 'datetime'])
    assert.deepEqual(rowsOf(outcome), [
      { b: 'Af8=', i: null, day: '2023-01-01', active: false, signed_up: '2023-01-01 00:30:00' },
    ])
  })
  test('decimals come as strings, moments as ISO 8601, JSON as JSON (DuckDB)', async () => {
    const outcome = await ask(
      duckdb,
      "SELECT 1.10::DECIMAL(10, 2) AS d, TIMESTAMP '2024-01-02 03:04:05' AS t, '{\"a\": [1]}'::JSON AS j, [1, NULL] AS l, 'ab'::BLOB AS b, 'nan'::DOUBLE AS n, DATE '2024-01-02' AS day",
    )
    assert.deepEqual(outcome.types, ['decimal', 'datetime', 'json', 'json', 'blob', 'real', 'date'])
    assert.deepEqual(rowsOf(outcome), [
      { d: '1.10', t: '2024-01-02T03:04:05', j: { a: [1] }, l: [1, null], b: 'YWI=', n: null, day: '2024-01-02' },
    ])
  })
  test('decimals come as strings, moments as ISO 8601, JSON and lists as JSON (PostgreSQL)', async (t) => {
    if (!postgres) return t.skip('no server')
    const outcome = await ask(
      postgres.target,
      `SELECT 1.10::numeric AS d, timestamptz '2024-01-02 03:04:05.5+02' AS t, '{"a": [1]}'::jsonb AS j, ARRAY['a,"b', NULL] AS l, '\\x01ff'::bytea AS b, 'NaN'::float8 AS n, true AS y, 1::money AS m`,
    )
    // Money is written as the server's locale writes it, so it is no decimal.
    assert.deepEqual(outcome.types, ['decimal', 'datetime', 'json', 'json', 'blob', 'real', 'boolean', 'other'])
    const [{ m, ...row }] = rowsOf(outcome) as [Record<string, unknown>]
    assert.deepEqual(row, {
      d: '1.10',
      t: '2024-01-02T01:04:05.5Z',
      j: { a: [1] },
      l: ['a,"b', null],
      b: 'Af8=',
      n: null,
      y: true,
    })
    assert.match(String(m), /1/)
  })
  test('decimals come as strings, moments as ISO 8601 (MySQL)', async (t) => {
    if (!mysql) return t.skip('no server')
    const outcome = await ask(
      mysql.target,
      "SELECT cast(1.1 AS DECIMAL(10, 2)) AS d, cast('2024-01-02 03:04:05' AS DATETIME) AS t, x'01ff' AS b, active FROM sales LIMIT 1",
    )
    assert.deepEqual(outcome.types, ['decimal', 'datetime', 'blob', 'boolean'])
    assert.deepEqual(rowsOf(outcome), [{ d: '1.10', t: '2024-01-02T03:04:05', b: 'Af8=', active: false }])
  })
  test('the type of a computed column is seen in its values', async () => {
    const outcome = await ask(
      sqlite,
      "SELECT date_trunc('month', day) AS month, count(*) AS n, avg(amount) AS mean, max(region) AS r FROM sales GROUP BY 1",
    )
    assert.deepEqual(outcome.types, ['date', 'integer', 'real', 'text'])
  })
  test('a row that has every awkward character comes back as it was', async () => {
    const awkward = 'a"b\\c\n\t\u0001\u2028é😀</script>'
    assert.deepEqual(await rows(sqlite, 'SELECT :x AS "__proto__", :x AS x', { x: awkward }), [
      JSON.parse(`{"__proto__": ${JSON.stringify(awkward)}, "x": ${JSON.stringify(awkward)}}`),
    ])
  })
  test('rows past the cap are left out and said to be', async () => {
    for (const target of targets()) {
      const capped = await ask(target, 'SELECT id FROM sales ORDER BY id', { maxRows: 7 })
      assert.equal(capped.rowCount, 7, target.kind)
      assert.equal(capped.truncated, true, target.kind)
      const exact = await ask(target, 'SELECT id FROM sales WHERE id <= 7', { maxRows: 7 })
      assert.equal(exact.truncated, false, target.kind)
    }
  })
  test('bytes past the cap are left out, and the JSON is still whole', async () => {
    for (const target of targets()) {
      const outcome = await ask(target, 'SELECT note FROM sales', { maxBytes: 2_000 })
      assert.ok(outcome.json.length <= 2_000 && outcome.json.length > 1_500, target.kind)
      assert.equal(rowsOf(outcome).length, outcome.rowCount)
      assert.equal(outcome.truncated, true)
    }
  })
  test('no rows still have their columns', async () => {
    for (const target of targets()) {
      const outcome = await ask(target, 'SELECT id, region FROM sales WHERE id < 0')
      assert.deepEqual([outcome.columns, rowsOf(outcome)], [['id', 'region'], []], target.kind)
    }
  })
})

describe('values are bound, never spliced', () => {
  const hostile = "'; DROP TABLE sales; --"
  test('by name and by place, the same in every engine', async () => {
    for (const target of targets()) {
      const named = await rows(target, 'SELECT count(*) AS n FROM sales WHERE region = :region AND quantity > :q', {
        region: 'North',
        q: 2,
        unused: hostile,
      })
      const listed = await rows(target, 'SELECT count(*) AS n FROM sales WHERE region = ? AND quantity > ?', [
        'North',
        2,
      ])
      assert.deepEqual(named, listed, target.kind)
      assert.ok(Number(named[0]?.n) > 0)
      assert.deepEqual(
        await rows(target, 'SELECT count(*) AS n FROM sales WHERE region = :x', { x: hostile }),
        [{ n: 0 }],
        target.kind,
      )
    }
  })
  test('dates compare with text, and one name can stand twice', async () => {
    for (const target of targets())
      assert.ok(
        Number(
          (await rows(target, 'SELECT count(*) AS n FROM sales WHERE day >= :d OR day = :d', { d: '2024-01-01' }))[0]
            ?.n,
        ) > 0,
        target.kind,
      )
  })
  test('a placeholder in a string, a comment or a cast is none', async () => {
    for (const target of targets())
      assert.deepEqual(
        await rows(target, "SELECT ':x' AS a, ? AS b /* :y ? */ -- ?", ['v']),
        [{ a: ':x', b: 'v' }],
        target.kind,
      )
    assert.deepEqual(
      await rows(duckdb, 'SELECT 5::INTEGER AS a, [1, 2, 3][2:3] AS b, $x AS c'.replace('$x', ':x'), { x: 1 }),
      [{ a: 5, b: [2, 3], c: 1 }],
    )
  })
  test('a value that is missing is an error, not null', async () => {
    await assert.rejects(ask(sqlite, 'SELECT :a, :b', { params: { a: 1 } }), isKind('failed'))
    await assert.rejects(ask(sqlite, 'SELECT ?, ?', { params: [1] }), isKind('failed'))
    for (const open of ['SELECT ?', 'SELECT ?1', 'SELECT :a', 'SELECT @a', 'SELECT $a'])
      for (const params of [undefined, []])
        await assert.rejects(ask(sqlite, open, params && { params }), isKind('failed'), open)
    await ask(sqlite, "SELECT '?', ':a', 1 AS [what?] -- ?\n")
  })
})

describe('files and tables brought together', () => {
  test('several files are found under their names', async () => {
    const second = join(place.folder, 'second.sqlite')
    const db = new DatabaseSync(second)
    db.exec("CREATE TABLE targets (region TEXT, goal REAL); INSERT INTO targets VALUES ('North', 1000)")
    db.close()
    const target: FileTarget = { kind: 'SQLITE', databases: [...sqlite.databases, { schema: 'plan', path: second }] }
    assert.deepEqual(
      await rows(target, 'SELECT t.goal, count(*) > 0 AS some FROM sales s JOIN plan.targets t USING (region)'),
      [{ goal: 1000, some: 1 }],
    )
    await assert.rejects(
      ask({ ...target, databases: [...target.databases, { schema: 'PLAN', path: second }] }, 'SELECT 1'),
      QueryError,
    )
    await assert.rejects(ask({ ...target, databases: [{ schema: 'temp', path: second }] }, 'SELECT 1'), QueryError)
    await assert.rejects(ask(target, 'SELECT * FROM plan.sqlite_master'), isKind('refused'))
  })
  test('rows of another source are joined as a temporary table, and are gone afterwards', async () => {
    const tables = [
      {
        name: 'bosses',
        columns: ['region', 'boss', 'since'],
        types: ['text', 'text', 'date'] as const,
        rows: [
          ['North', "O'Neil", '2020-01-01'],
          ['South', null, null],
        ],
      },
    ]
    for (const base of [sqlite, duckdb]) {
      const target = { ...base, tables: tables.map((table) => ({ ...table, types: [...table.types] })) }
      const sql =
        'SELECT b.boss, b.since, count(*) AS n FROM sales s JOIN bosses b USING (region) GROUP BY b.boss, b.since ORDER BY b.boss NULLS LAST'
      assert.deepEqual(
        await rows(target, sql),
        [
          { boss: "O'Neil", since: '2020-01-01', n: 60 },
          { boss: null, since: null, n: 60 },
        ],
        base.kind,
      )
      await assert.rejects(ask(base, 'SELECT * FROM bosses'), QueryError)
      await assert.rejects(ask(target, 'DELETE FROM bosses'), isKind('refused'))
    }
  })
  test('too many cells are refused before anything runs', async () => {
    const wide = Array.from({ length: 1_001 }, () => Array(1_000).fill(1))
    const table = {
      name: 'wide',
      columns: Array.from({ length: 1_000 }, (_, i) => `c${i}`),
      types: Array(1_000).fill('integer'),
      rows: wide,
    }
    await assert.rejects(ask({ ...sqlite, tables: [table] }, 'SELECT 1'), isKind('too-large'))
  })
  test('a new version of a file has a new path and is read as it is', async () => {
    const version = join(place.folder, 'shop-2.sqlite')
    copyFileSync(sqlite.databases[0]?.path ?? '', version)
    const db = new DatabaseSync(version)
    db.exec('DELETE FROM sales WHERE id > 10')
    db.close()
    assert.deepEqual(await rows(sqlite, 'SELECT count(*) AS n FROM sales'), [{ n: 300 }])
    assert.deepEqual(
      await rows({ kind: 'SQLITE', databases: [{ schema: null, path: version }] }, 'SELECT count(*) AS n FROM sales'),
      [{ n: 10 }],
    )
  })
  test('more files than a child keeps open are all answered', async () => {
    for (let i = 0; i < 40; i++) {
      const path = join(place.folder, `many-${i}.sqlite`)
      copyFileSync(sqlite.databases[0]?.path ?? '', path)
      assert.deepEqual(
        await rows({ kind: 'SQLITE', databases: [{ schema: null, path }] }, 'SELECT count(*) AS n FROM sales'),
        [{ n: 300 }],
      )
    }
  })
  test('a process that cannot load what it needs is a fault of ours, not of the statement', async () => {
    const serve = new URL('./serve-async.ts', import.meta.url).href
    const files = {
      start: "import 'a-driver-that-is-not-there'",
      task: `import { serve } from '${serve}'; serve(() => import('a-driver-that-is-not-there'))`,
    }
    for (const [name, text] of Object.entries(files)) {
      const file = join(place.folder, `${name}.mjs`)
      writeFileSync(file, text)
      const broken = createSandbox({
        programs: { ...programs, SQLITE: { ...programs.SQLITE, name, file } },
        tempDir: join(place.folder, `temp-${name}`),
        guard: createNetworkGuard({ allowPrivate: false }),
      })
      await assert.rejects(
        broken.query({ teamId: 't', target: sqlite, sql: 'SELECT 1' }),
        (error: Error) => !(error instanceof QueryError) && /a-driver-that-is-not-there/.test(error.message),
        name,
      )
      await broken.close()
    }
  })
  test('a file that is not there, or not a database, is said to be unavailable', async () => {
    for (const kind of ['SQLITE', 'DUCKDB'] as const)
      for (const path of [join(place.folder, 'none'), place.canary])
        await assert.rejects(
          ask({ kind, databases: [{ schema: null, path }] }, 'SELECT 1 FROM sales'),
          isKind('unavailable'),
        )
  })
})
