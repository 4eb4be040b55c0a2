import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../catalog.ts'
import type { Expression, Question } from '../question.contract.ts'
import { datasetOf, fieldOf, of, shopCatalog } from '../shop.fixture.ts'
import { compile } from './compile.ts'

/** Statements whose answers were compared with the evaluator's on ClickHouse 26.7; no server of it runs in these tests. */
const write = (question: Partial<Question>, catalog: Catalog = shopCatalog()) =>
  compile({ measures: [], by: [], ...question }, catalog, { dialect: 'clickhouse' }).sql

const written = (expression: Expression, catalog?: Catalog) => {
  const [first = ''] = write({ dataset: 'lines', fields: [{ of: expression, label: 'x' }] }, catalog).split('\n')
  return first.replace(/^SELECT (.*) AS `x`$/, '$1')
}

test('a column is named with its table, because ClickHouse takes a bare name for what the same SELECT calls so', () => {
  const sql = write({
    measures: [{ count: 'orders' }, { fn: 'sum', of: of('returns', 'pieces') }],
    by: [{ of: of('customers', 'region', ['order_customer']) }],
  })
  const combined = sql.slice(sql.indexOf('`combined` AS'))
  assert.equal(
    combined,
    `\`combined\` AS (
  SELECT \`orders_totals\`.\`key_1\` AS \`key_1\`, \`orders_totals\`.\`value_1\` AS \`value_1\`, NULL AS \`value_2\` FROM \`orders_totals\`
  UNION ALL
  SELECT \`returns_totals\`.\`key_1\` AS \`key_1\`, NULL AS \`value_1\`, \`returns_totals\`.\`value_1\` AS \`value_2\` FROM \`returns_totals\`
)
SELECT \`combined\`.\`key_1\` AS \`region\`, COALESCE(MAX(\`combined\`.\`value_1\`), 0) AS \`number_of_orders\`, MAX(\`combined\`.\`value_2\`) AS \`total_pieces\`
FROM \`combined\`
GROUP BY 1
ORDER BY 1 NULLS LAST`,
  )
})

test('the first group has nothing before it, not 0', () => {
  const sql = write({
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'status') }],
    over: [{ kind: 'change', measure: 0 }],
  })
  assert.match(
    sql,
    /`grouped`\.`number_of_orders` - lagInFrame\(toNullable\(`grouped`\.`number_of_orders`\), 1\) OVER \(ORDER BY `grouped`\.`status` NULLS LAST\) AS `change_of_number_of_orders`/,
  )
})

test('numbers of different types are brought to one; those of one type stay', () => {
  const [price, quantity] = [of('lines', 'price'), of('lines', 'quantity')]
  assert.equal(
    written({ call: 'coalesce', args: [price, quantity] }),
    'COALESCE(`lines`.`price`, toFloat64(`lines`.`quantity`))',
  )
  assert.equal(written({ call: 'coalesce', args: [price, { value: 0 }] }), 'COALESCE(`lines`.`price`, 0)')
  assert.equal(
    written({ case: [{ when: { missing: price }, result: quantity }], else: price }),
    'CASE WHEN `lines`.`price` IS NULL THEN toFloat64(`lines`.`quantity`) ELSE `lines`.`price` END',
  )
  assert.match(
    write({ measures: [{ count: 'lines' }], where: { compare: '>', left: price, right: quantity } }),
    /WHERE `lines`\.`price` > toFloat64\(`lines`\.`quantity`\)/,
  )
})

test('a rest keeps its fraction, and half is rounded away from zero', () => {
  assert.equal(
    written({ call: 'mod', args: [of('lines', 'price'), { value: 2 }] }),
    'modulo(toFloat64(`lines`.`price`), toFloat64(NULLIF(2, 0)))',
  )
  assert.equal(
    written({ call: 'round', args: [of('lines', 'price'), { value: 1 }] }),
    'ifNull(toFloat64(round(toDecimal256OrNull(toString(`lines`.`price`), 20), 1)), toFloat64(`lines`.`price`))',
  )
})

test('a slope is of the rows where both values are there', () => {
  const sql = write({ measures: [{ fn: 'slope', of: of('lines', 'price'), and: of('lines', 'quantity') }] })
  assert.match(
    sql,
    /covarSampStableOrNull\(toFloat64\(`lines`\.`price`\), toFloat64\(`lines`\.`quantity`\)\) \/ nullIf\(varSampStableOrNull\(if\(isNull\(`lines`\.`price`\), NULL, toFloat64\(`lines`\.`quantity`\)\)\), 0\)/,
  )
})

test('periods before 1970 are themselves', () => {
  const by = (grain: 'month' | 'week' | 'fiscal_year') =>
    write({ measures: [{ count: 'orders' }], by: [{ of: of('orders', 'day'), grain }] }).split(' AS ')[0]
  assert.equal(by('month'), 'SELECT (makeDate32(toYear(`orders`.`day`), toMonth(`orders`.`day`), 1))')
  assert.equal(by('week'), 'SELECT (addDays(toDate32(`orders`.`day`), 1 - toDayOfWeek(`orders`.`day`)))')
  assert.equal(
    by('fiscal_year'),
    'SELECT (addMonths(makeDate32(toYear(addMonths(toDate32(`orders`.`day`), -3)), 1, 1), 3))',
  )
})

test('a moment is read by the clocks of the team, and compared as the instant that it is', () => {
  const at = of('events', 'at')
  const catalog: Catalog = {
    datasets: [datasetOf('events', [fieldOf('at', 'datetime', 'time', { instant: true })], { timeField: 'at' })],
    relationships: [],
    metrics: [],
    timeZone: 'Europe/Berlin',
    fiscalYearStart: 1,
    today: '2024-10-27',
  }
  const sql = write(
    {
      measures: [{ count: 'events' }],
      by: [{ of: at, grain: 'day' }],
      where: { during: at, period: { year: 2024 } },
    },
    catalog,
  )
  assert.equal(
    sql,
    `SELECT (toDate32(addSeconds(toTimeZone(\`events\`.\`at\`, 'UTC'), timeZoneOffset(toTimeZone(\`events\`.\`at\`, 'Europe/Berlin'))))) AS \`at\`, COUNT(*) AS \`number_of_events\`
FROM \`events\`
WHERE \`events\`.\`at\` >= toDateTime64('2023-12-31 23:00:00', 6, 'UTC')
  AND \`events\`.\`at\` < toDateTime64('2024-12-31 23:00:00', 6, 'UTC')
GROUP BY 1
ORDER BY 1 NULLS LAST`,
  )
})

test('where the data ends is told of an empty table, too', () => {
  const sql = write({
    measures: [{ count: 'orders' }],
    where: { during: of('orders', 'day'), period: { last: 12, unit: 'month' } },
  })
  assert.match(sql, /CASE WHEN maxOrNull\(`orders`\.`day`\) < /)
})
