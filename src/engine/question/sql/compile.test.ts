import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EngineName } from '../../connection.ts'
import { compile, QuestionFault } from '../index.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'

const DIALECTS: EngineName[] = [
  'sqlite',
  'duckdb',
  'postgres',
  'mysql',
  'clickhouse',
  'bigquery',
  'redshift',
  'trino',
  'sqlserver',
  'snowflake',
]
const write = (question: Partial<Question>, dialect: EngineName = 'sqlite') =>
  compile({ measures: [], by: [], ...question }, shopCatalog(), { dialect })

test('a simple question is one SELECT that can be read', () => {
  const { sql, params, columns } = write({
    measures: [{ fn: 'sum', of: of('lines', 'amount') }],
    by: [{ of: of('orders', 'day'), grain: 'month' }],
    where: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } },
  })
  assert.equal(
    sql,
    `SELECT (SUBSTR("orders"."day", 1, 7) || '-01') AS "day_month", SUM(("lines"."quantity" * "lines"."price")) AS "total_amount"
FROM "lines"
LEFT JOIN "orders" ON "orders"."id" = "lines"."order_id"
WHERE "orders"."status" = :status
GROUP BY 1
ORDER BY 1 NULLS LAST`,
  )
  assert.deepEqual(params, { status: 'paid' })
  assert.deepEqual(
    columns.map(({ name }) => name),
    ['day_month', 'total_amount'],
  )
})

test('SQLite looks at letters beyond ASCII only where a plain pattern has found the rest', () => {
  const contains = (value: string) =>
    write({ measures: [{ count: 'orders' }], where: { text: 'contains', of: of('orders', 'status'), value } })
  const { sql, params } = contains('50%_Zürich')
  assert.match(sql, /\(\S+ LIKE :status ESCAPE '\\' AND INSTR\(LOWER\(\S+\), :status_2\) > 0\)|AND/)
  assert.deepEqual(Object.values(params).toSorted(), ['%50\\%\\_Z%r%ch%', '50%_zürich'])
  assert.deepEqual(contains('zurich').params, { status: '%zurich%' })
})

test('two facts are aggregated apart and never joined to each other', () => {
  const { sql } = write({
    measures: [{ count: 'orders' }, { fn: 'sum', of: of('returns', 'pieces') }],
    by: [{ of: of('customers', 'region', ['order_customer']) }],
  })
  assert.match(sql, /^WITH "orders_totals" AS \(/)
  assert.match(sql, /UNION ALL/)
  assert.match(sql, /COALESCE\(MAX\("combined"\."value_1"\), 0\) AS "number_of_orders"/)
})

test('what a person typed is bound, never written', () => {
  const value = "x'; DROP TABLE orders; --"
  for (const dialect of DIALECTS) {
    const { sql, params } = write(
      {
        measures: [{ count: 'orders' }],
        where: {
          any: [
            { text: 'contains', of: of('orders', 'status'), value },
            { in: of('orders', 'status'), values: [value, 'b'] },
          ],
        },
      },
      dialect,
    )
    assert.doesNotMatch(sql, /DROP/i)
    assert.ok(Object.values(params).includes(value), dialect)
  }
})

test('every construct is written for every engine', () => {
  const questions: Partial<Question>[] = [
    {
      measures: [
        { fn: 'median', of: of('lines', 'price') },
        { fn: 'mode', of: of('lines', 'quantity') },
        { fn: 'slope', of: of('lines', 'price'), and: of('lines', 'quantity') },
      ],
      by: [{ of: of('orders', 'day'), grain: 'fiscal_year', empty: true }],
    },
    {
      measures: [{ count: 'orders' }],
      by: [{ of: of('orders', 'day'), grain: 'week' }],
      over: [
        { kind: 'growth', measure: 0 },
        { kind: 'share', measure: 0 },
      ],
      limitWithin: { n: 1, by: [0] },
    },
    {
      fields: [{ of: of('customers', 'name') }, { of: { rollup: { count: 'orders' }, via: ['order_payer'] } }],
      where: { related: 'orders', some: false, where: null, via: ['order_payer'] },
      order: [{ column: { field: 1 }, descending: true }],
      limit: 3,
    },
    {
      measures: [{ count: 'lines' }],
      by: [{ of: of('lines', 'price'), bins: { count: 5 } }],
      where: { during: of('orders', 'day'), period: { last: 12, unit: 'month' } },
    },
  ]
  for (const dialect of DIALECTS)
    for (const question of questions) assert.doesNotMatch(write(question, dialect).sql, /undefined|\[object/, dialect)
})

test('rows of one measure alone are left out by a filter where the engine has one, elsewhere by a CASE', () => {
  const where = { missing: of('orders', 'day') } as const
  const measures: Question['measures'] = [
    { count: 'orders', where },
    { fn: 'avg', of: of('orders', 'shipping'), where },
  ]
  for (const dialect of DIALECTS) {
    const { sql } = write({ measures }, dialect)
    const has = ['sqlite', 'duckdb', 'postgres', 'trino'].includes(dialect)
    assert.equal(sql.match(/ FILTER \(WHERE \S+ IS NULL\)/g)?.length ?? 0, has ? 2 : 0, sql)
    assert.equal(sql.match(/CASE WHEN \S+ IS NULL THEN/g)?.length ?? 0, has ? 0 : 2, sql)
  }
})

test('a structure or a list is written out before its letters are looked at', () => {
  const catalog = shopCatalog()
  const orders = catalog.datasets.find(({ name }) => name === 'orders')!
  orders.fields = orders.fields.map((field) => (field.name === 'status' ? { ...field, type: 'other' } : field))
  const calls = (['length', 'upper', 'coalesce'] as const).map((call) => ({
    of: { call, args: [of('orders', 'status'), ...(call === 'coalesce' ? [{ value: 'x' }] : [])] },
  }))
  const { sql } = compile({ measures: [], by: [], dataset: 'orders', fields: calls }, catalog, { dialect: 'duckdb' })
  const written = 'CAST("orders"."status" AS VARCHAR)'
  for (const call of [`LENGTH(${written})`, `UPPER(${written})`, `COALESCE(${written}, $text)`.replace('$', ':')])
    assert.ok(sql.includes(call), sql)
})

test('a question that cannot be asked is not written', () => {
  assert.throws(() => write({ measures: [{ count: 'nothing' }] }), QuestionFault)
})

test('a statement that is kept has its texts written in it, so that nothing in them ends them', () => {
  const value = "O'Neil \\' OR 1=1 --\n"
  const where = { compare: '=', left: of('orders', 'status'), right: { value } } as const
  const written = (dialect: EngineName) =>
    compile({ measures: [{ count: 'orders' }], by: [], where }, shopCatalog(), { dialect, written: true })
  assert.deepEqual(written('sqlite').params, {})
  const literals: Record<EngineName, string> = {
    sqlite: "'O''Neil \\'' OR 1=1 --\n'",
    duckdb: "'O''Neil \\'' OR 1=1 --\n'",
    postgres: "'O''Neil \\'' OR 1=1 --\n'",
    trino: "'O''Neil \\'' OR 1=1 --\n'",
    mysql: "'O''Neil \\\\'' OR 1=1 --\n'",
    snowflake: "'O''Neil \\\\'' OR 1=1 --\n'",
    clickhouse: "'O''Neil \\\\'' OR 1=1 --\n'",
    redshift: "('O''Neil ' || CHR(92) || ''' OR 1=1 --\n')",
    sqlserver: "N'O''Neil \\'' OR 1=1 --\n'",
    bigquery: "'O\\'Neil \\\\\\' OR 1=1 --\\n'",
  }
  for (const dialect of DIALECTS) assert.ok(written(dialect).sql.includes(literals[dialect]), written(dialect).sql)
})

test('hundreds of conditions are written in groups, which every engine can read', () => {
  const any = Array.from({ length: 250 }, (_, i) => ({
    compare: '=' as const,
    left: of('orders', 'status'),
    right: { value: `s${i}` },
  }))
  const { sql } = write({ measures: [{ count: 'orders' }], where: { any } })
  assert.equal(sql.match(/ OR \(/g)?.length, 2, sql)
  assert.equal(sql.match(/ OR /g)?.length, 249)
})
