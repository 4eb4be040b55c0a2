import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { compile } from './compile.ts'

const write = (question: Partial<Question>) =>
  compile({ measures: [], by: [], ...question }, shopCatalog(), { dialect: 'sqlserver' }).sql

test('SQL Server: what is grouped is worked out before, and missing values are put last by hand', () => {
  assert.equal(
    write({
      measures: [{ count: 'orders' }],
      by: [{ of: of('orders', 'day'), grain: 'quarter' }],
      limit: 5,
    }),
    `SELECT "worked_out"."part_1" AS "day_quarter", COUNT(*) AS "number_of_orders"
FROM (
  SELECT (DATEFROMPARTS(YEAR("orders"."day"), DATEPART(quarter, "orders"."day") * 3 - 2, 1)) AS "part_1"
  FROM "orders"
) AS "worked_out"
GROUP BY "worked_out"."part_1"
ORDER BY CASE WHEN "worked_out"."part_1" IS NULL THEN 1 ELSE 0 END, "worked_out"."part_1"
OFFSET 0 ROWS
FETCH NEXT 5 ROWS ONLY`,
  )
})

test('SQL Server: a condition is a value only as one or zero, and neither where it is not known', () => {
  const sql = write({
    measures: [{ count: 'orders' }],
    by: [{ of: { test: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } } } }],
  })
  const condition = 'CAST("orders"."status" AS nvarchar(max)) COLLATE Latin1_General_100_BIN2 = :status'
  assert.ok(sql.includes(`CAST(CASE WHEN ${condition} THEN 1 WHEN NOT (${condition}) THEN 0 END AS bit)`), sql)
})

test('SQL Server: whole numbers are added up as decimals, and brackets of a pattern mean themselves', () => {
  const sql = write({
    measures: [{ fn: 'sum', of: of('lines', 'quantity') }],
    where: { text: 'like', of: of('orders', 'status'), value: '[a]%' },
  })
  assert.match(sql, /SUM\(CAST\("worked_out"\."part_1" AS decimal\(38, 0\)\)\)/)
  assert.match(sql, /N'\[', N'\\\['\)/)
})

test('SQL Server: steps of a question within stand at the beginning', () => {
  const medians: Question = {
    measures: [{ fn: 'median', of: of('orders', 'shipping') }],
    by: [{ of: of('orders', 'status') }],
  }
  const sql = write({ measures: [{ fn: 'avg', over: medians }] })
  assert.match(sql, /^WITH "orders_totals" AS \(/)
  assert.equal(sql.match(/\bWITH\b/g)?.length, 1)
  assert.match(sql, /ORDER BY [^\n]*\n\s+OFFSET 0 ROWS\n\s*\) AS/)
})
