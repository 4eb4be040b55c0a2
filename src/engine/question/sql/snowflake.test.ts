import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../catalog.ts'
import type { Expression, Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { compile } from './compile.ts'

/** No Snowflake runs in these tests: what differs there from DuckDB, which is asked in its place, is held by its text. */
const write = (question: Partial<Question>, catalog: Catalog = shopCatalog(), written = false) =>
  compile({ measures: [], by: [], ...question }, catalog, { dialect: 'snowflake', written }).sql
const writtenAs = (expression: Expression) => {
  const [first = ''] = write({ dataset: 'orders', fields: [{ of: expression, label: 'x' }] }).split('\n')
  return first.replace(/^SELECT (.*) AS "x"$/, '$1')
}
const day = of('orders', 'day')

test('a week begins on Monday, whatever the account has set', () => {
  const week = `DATEADD('day', 1 - DAYOFWEEKISO(CAST("orders"."day" AS DATE)), CAST("orders"."day" AS DATE))`
  assert.equal(writtenAs({ at: 'week', of: day }), `(${week})`)
  assert.equal(writtenAs({ at: 'week_of_year', of: day }), '(WEEKISO("orders"."day"))')
  assert.equal(writtenAs({ at: 'weekday', of: day }), '(DAYOFWEEKISO("orders"."day"))')
})

test('a median has a function, and a condition of one measure is a CASE', () => {
  const sql = write({ measures: [{ fn: 'median', of: of('orders', 'shipping'), where: { missing: day } }] })
  assert.match(
    sql,
    /PERCENTILE_CONT\(0\.5\) WITHIN GROUP \(ORDER BY CAST\(CASE WHEN "orders"\."day" IS NULL THEN "orders"\."shipping" END AS DOUBLE\)\)/,
  )
})

test('instants are shown as clocks in a zone do, and a moment never depends on what TIMESTAMP means there', () => {
  const catalog = shopCatalog()
  const field = catalog.datasets.flatMap(({ fields }) => fields).find(({ name }) => name === 'day')
  Object.assign(field ?? {}, { type: 'datetime', instant: true })
  const sql = write(
    { measures: [{ count: 'orders' }], by: [{ of: { at: 'day', of: day } }] },
    { ...catalog, timeZone: 'Europe/Berlin' },
  )
  assert.match(sql, /CAST\(CONVERT_TIMEZONE\('Europe\/Berlin', "orders"\."day"\) AS TIMESTAMP_NTZ\)/)
  assert.doesNotMatch(sql, /\bTIMESTAMP\b/)
})

test('a text that is written in has its backslashes doubled, and one that would be a stage is put together', () => {
  const written = (value: string) =>
    write(
      { measures: [{ count: 'orders' }], where: { compare: '=', left: of('orders', 'status'), right: { value } } },
      shopCatalog(),
      true,
    )
  assert.match(written('a\\b'), /= 'a\\\\b'/)
  assert.match(written('@home'), /= \('@' \|\| 'home'\)/)
  assert.match(written('snow://x'), /= \('s' \|\| 'now:\/\/x'\)/)
  const where = { text: 'like', of: of('orders', 'status'), value: 'a%', caseSensitive: true } as const
  assert.match(write({ measures: [{ count: 'orders' }], where }), /LIKE :\w+ ESCAPE '\\\\'/)
})
