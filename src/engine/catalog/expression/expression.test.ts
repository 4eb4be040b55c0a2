import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Expression } from '../../question/question.contract.ts'
import { condition as conditionSchema, measure as measureSchema } from '../../question/question.contract.ts'
import { type Names, parseCondition, parseMetricExpression, parseRowExpression } from './parse-expression.ts'
import { writeCondition, writeExpression } from './write-expression.ts'

const fields: Record<string, string[]> = {
  orders: ['amount', 'status', 'ordered', 'Strange "name', 'customer_id', 'paid'],
  customers: ['id', 'name'],
}
const names = (own: string | null): Names => ({
  field: (dataset, name, quoted) => {
    const same = (known: string) => (quoted ? known === name : known.toLowerCase() === name.toLowerCase())
    const where = Object.keys(fields).filter((known) =>
      dataset === null ? own === null || known === own : known.toLowerCase() === dataset.toLowerCase(),
    )
    for (const known of where) {
      const field = fields[known]?.find(same)
      if (field) return { dataset: known, field }
    }
    return null
  },
  metric: (name) => (['revenue', 'order_count'].includes(name.toLowerCase()) ? name.toLowerCase() : null),
  dataset: (name) => (Object.hasOwn(fields, name) ? name : null),
  rows: own,
  near: (name) => (name === 'amuont' ? 'amount' : null),
})

const row = (text: string) => parseRowExpression(text, names('orders'))
const metric = (text: string) => parseMetricExpression(text, names(null))
const where = (text: string) => parseCondition(text, names('orders'))
const readWell = <T>(
  parsed: { ok: true; value: T } | { ok: false; fault: { at: number; message: string; expected: string } },
): T => {
  assert.ok(parsed.ok, parsed.ok ? '' : JSON.stringify(parsed.fault))
  return parsed.value
}
const amount: Expression = { field: { dataset: 'orders', field: 'amount' } }

describe('reading', () => {
  test('operators bind as in SQL', () => {
    assert.deepEqual(readWell(row('amount + 2 * 3')), {
      op: '+',
      left: amount,
      right: { op: '*', left: { value: 2 }, right: { value: 3 } },
    })
    assert.deepEqual(readWell(row('AMOUNT - 1 - 2')), {
      op: '-',
      left: { op: '-', left: amount, right: { value: 1 } },
      right: { value: 2 },
    })
    assert.deepEqual(readWell(where("status = 'a' OR paid AND NOT amount > -5")), {
      any: [
        { compare: '=', left: { field: { dataset: 'orders', field: 'status' } }, right: { value: 'a' } },
        {
          all: [
            { compare: '=', left: { field: { dataset: 'orders', field: 'paid' } }, right: { value: true } },
            { not: { compare: '>', left: amount, right: { value: -5 } } },
          ],
        },
      ],
    })
  })

  test('metrics are made of aggregates and of other metrics', () => {
    assert.deepEqual(readWell(metric('SUM(orders.amount) / COUNT(DISTINCT customers.id)')), {
      op: '/',
      left: { measure: { fn: 'sum', of: amount } },
      right: { measure: { fn: 'distinct', of: { field: { dataset: 'customers', field: 'id' } } } },
    })
    assert.deepEqual(readWell(metric('revenue / NULLIF(order_count, 0)')), {
      op: '/',
      left: { measure: { metric: 'revenue' } },
      right: { call: 'nullif', args: [{ measure: { metric: 'order_count' } }, { value: 0 }] },
    })
    assert.deepEqual(readWell(metric("COUNT(orders.*) FILTER (WHERE orders.status LIKE 'open%')")), {
      measure: {
        count: 'orders',
        where: {
          text: 'starts',
          of: { field: { dataset: 'orders', field: 'status' } },
          value: 'open',
          caseSensitive: true,
        },
      },
    })
    assert.deepEqual(readWell(metric('PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY orders.amount)')), {
      measure: { fn: 'percentile', of: amount, p: 0.9 },
    })
  })

  test('each function that the specification requires of rows is known, or refused by name', () => {
    for (const text of [
      'YEAR(ordered)',
      'QUARTER(ordered)',
      'MONTH(ordered)',
      'DAY(ordered)',
      'DAYOFYEAR(ordered)',
      'HOUR(ordered)',
      'EXTRACT(WEEK FROM ordered)',
      "DATE_PART('month', ordered)",
      "DATE_TRUNC('quarter', ordered)",
      'DATEDIFF(day, ordered, CURRENT_DATE)',
      "DATE '2024-01-15'",
      "CAST('2024-01-15' AS DATE)",
      "TIMESTAMP_NTZ '2024-01-15 10:30:00'",
      "CONCAT(status, 'x')",
      "status || 'x' || status",
      'LENGTH(status)',
      'LOWER(status)',
      'UPPER(status)',
      'TRIM(status)',
      'LEFT(status, 2)',
      'SUBSTRING(status, 1, 2)',
      "REPLACE(status, 'a', 'b')",
      "CONTAINS(status, 'a')",
      "STARTSWITH(status, 'a')",
      "ENDSWITH(status, 'a')",
      "status ILIKE '%a_b%'",
      'ABS(amount)',
      'ROUND(amount, 2)',
      'FLOOR(amount)',
      'CEILING(amount)',
      'TRUNC(amount)',
      'MOD(amount, 2)',
      'amount % 2',
      'SIGN(amount)',
      'POWER(amount, 2)',
      'SQRT(amount)',
      'EXP(amount)',
      'LN(amount)',
      'LOG(2, amount)',
      'LOG10(amount)',
      'GREATEST(amount, 1)',
      'LEAST(amount, 1)',
      "CASE status WHEN 'a' THEN 1 ELSE 2 END",
      'IF(paid, 1, 0)',
      'IFF(paid, 1, 0)',
      'NULLIF(amount, 0)',
      'COALESCE(amount, 0)',
      'IFNULL(amount, 0)',
      'NVL(amount, 0)',
      'NVL2(amount, 1, 0)',
      'ZEROIFNULL(amount)',
      'NULLIFZERO(amount)',
      'amount IS NOT DISTINCT FROM 3',
      'CAST(status AS DECIMAL(10, 2))',
      'CAST(amount AS VARCHAR)',
      'CURRENT_TIMESTAMP()',
      '"Strange ""name"',
      'amount -- what was paid',
    ])
      readWell(row(text))
    for (const name of ['SPLIT_PART', 'POSITION', 'REGEXP_LIKE', 'DATEADD', 'TO_CHAR', 'SIN']) {
      const parsed = row(`1 + ${name}(status)`)
      assert.deepEqual(
        [parsed.ok, !parsed.ok && parsed.fault.at, !parsed.ok && parsed.fault.message],
        [false, 4, `there is no function ${name}`],
      )
    }
  })

  test('a fault names the place and what was expected', () => {
    const faultOf = (parsed: ReturnType<typeof row>) =>
      parsed.ok ? null : [parsed.fault.at, parsed.fault.message, parsed.fault.expected]
    assert.deepEqual(faultOf(row('amount +')), [
      8,
      'the expression ends here',
      'a field, a number, a text in single quotes or a function',
    ])
    assert.deepEqual(faultOf(row('(amount')), [7, 'the expression ends here', '")"'])
    assert.deepEqual(faultOf(row('amuont * 2')), [0, 'there is no field "amuont"', '"amount"?'])
    assert.deepEqual(faultOf(row('amount amount')), [7, '"amount" cannot stand here', 'an operator or the end'])
    assert.deepEqual(faultOf(row("'open")), [0, 'the text that begins here has no end', "a closing '"])
    assert.deepEqual(faultOf(row('SUM(amount)')), [
      0,
      'SUM is over many rows, and this is a value of one',
      'a value of one row; aggregates belong into metrics',
    ])
    assert.deepEqual(faultOf(metric('orders.amount * 2')), [
      0,
      '"orders.amount" has a value in every row, and a metric is one value of many',
      'an aggregate, such as SUM(orders.amount)',
    ])
    assert.deepEqual(faultOf(metric('SUM(AVG(orders.amount))')), [
      4,
      'AVG stands inside another aggregate',
      'one aggregate, not two nested ones',
    ])
    assert.deepEqual(faultOf(metric('COUNT(*)')), [0, 'it is not said whose rows COUNT(*) counts', 'COUNT(dataset.*)'])
    for (const text of [
      '(SELECT 1)',
      'amount IN (SELECT 1)',
      'amount; DROP TABLE orders',
      'SUM(amount) OVER ()',
      'a.b.c',
      `${'('.repeat(5000)}1`,
      'x'.repeat(20_000),
    ])
      assert.equal(row(text).ok, false, text.slice(0, 30))
  })

  test('what doubles with each level, and what is as deep as it is long, is refused before it is written out', () => {
    const nested = (n: number, wrap: (inner: string) => string, inner: string) =>
      Array.from({ length: n }).reduce((text: string) => wrap(text), inner)
    // Written out, the first of them alone would never end.
    for (const text of [
      nested(50, (x) => `TRUNC(${x})`, 'amount'),
      nested(12, (x) => `TRUNC(${x})`, 'amount'),
      nested(30, (x) => `(${x} IS DISTINCT FROM TRUE)`, '(paid)'),
      nested(30, (x) => `CASE WHEN ${x} BETWEEN 0 AND 9 THEN 1 END`, 'amount'),
      Array(4_900).fill('1').join('+'),
    ]) {
      const read = row(text)
      assert.ok(!read.ok && /too long|more than \d+ parts/.test(read.fault.message), text.slice(0, 40))
    }
    assert.ok(row(nested(4, (x) => `TRUNC(${x})`, 'amount')).ok)
    assert.ok(row(Array(500).fill('amount').join('+')).ok)
  })

  test('a number that would be rounded is refused, and as text beside whole numbers kept', () => {
    for (const text of ['amount = 9007199254740993', '1e400'])
      assert.match(JSON.stringify(row(text)), /is not kept exactly as a number/)
    assert.ok(where("amount = '9007199254740993'").ok)
    assert.deepEqual(readWell(row('9007199254740991 + 0.1 + 1e20')), {
      op: '+',
      left: { op: '+', left: { value: 9007199254740991 }, right: { value: 0.1 } },
      right: { value: 1e20 },
    })
  })
})

describe('writing', () => {
  test('what was written is read as the same again', () => {
    for (const text of [
      '(amount - 1) - (2 - 3)',
      'amount / (2 * 3)',
      "NOT (paid OR status IN ('a', 'b''c'))",
      '-amount * -2',
      'CASE WHEN paid THEN 1 END + (amount > 3)',
      "DATE_TRUNC('week', ordered)",
      '"Strange ""name" IS NOT NULL',
      'TRUNC(amount)',
      "status NOT LIKE 'a_b%'",
      'DATEDIFF(month, ordered, CURRENT_DATE)',
    ]) {
      const tree = readWell(row(text))
      assert.deepEqual(readWell(row(writeExpression(tree, { dataset: 'orders' }))), tree, text)
    }
    for (const text of [
      'revenue / order_count',
      'SUM(orders.amount * 2) / COUNT(orders.*)',
      'CORR(orders.amount, orders.amount) + MEDIAN(orders.amount)',
      'CASE WHEN SUM(orders.amount) > 0 THEN revenue ELSE 0 END',
    ]) {
      const tree = readWell(metric(text))
      assert.deepEqual(readWell(metric(writeExpression(tree))), tree, text)
    }
  })

  const leaf = fc.oneof(
    fc.constant(amount),
    fc.constant<Expression>({ field: { dataset: 'orders', field: 'Strange "name' } }),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((value): Expression => ({ value: Object.is(value, -0) ? 0 : value })),
    fc.string().map((value): Expression => ({ value })),
    fc.constantFrom<Expression[]>({ value: null }, { value: true }, { call: 'today', args: [] }),
  )
  const tree = fc.letrec<{ value: Expression; test: Expression }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.record({ op: fc.constantFrom('+', '-', '*', '/'), left: tie('value'), right: tie('value') }),
      fc.record({
        call: fc.constantFrom('coalesce', 'least', 'concat'),
        args: fc.array(tie('value'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({ at: fc.constantFrom('month', 'weekday', 'day_of_year'), of: tie('value') }),
      tie('test').map((test) => ({
        case: [{ when: (test as { test: never }).test, result: { value: 1 } }],
        else: null,
      })),
    ) as fc.Arbitrary<Expression>,
    test: fc
      .oneof(
        { depthSize: 'small' },
        fc.record({ compare: fc.constantFrom('=', '<>', '<'), left: tie('value'), right: tie('value') }),
        fc.record({ missing: tie('value') }),
        fc.record({
          in: tie('value'),
          values: fc.array(fc.oneof(fc.integer(), fc.string()), { minLength: 1, maxLength: 4 }),
        }),
        fc.record({
          text: fc.constant('like'),
          of: tie('value'),
          value: fc.string().map((text) => `${text}_%${text}`),
          caseSensitive: fc.boolean(),
        }),
        tie('test').map((one) => ({ not: (one as { test: unknown }).test })),
      )
      .map((one) => ({ test: one })) as fc.Arbitrary<Expression>,
  }))

  /** fast-check makes some objects without a prototype. */
  const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

  test('random expressions survive being written and read', () => {
    const normal = (text: string) => writeExpression(readWell(row(text)), { dataset: 'orders' })
    fc.assert(
      fc.property(tree.value, (expression) => {
        const text = writeExpression(expression, { dataset: 'orders' })
        assert.deepEqual(normal(normal(text)), normal(text))
        assert.deepEqual(readWell(row(text)), plain(expression))
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(tree.test, (expression) => {
        const condition = plain((expression as { test: never }).test)
        assert.deepEqual(readWell(where(writeCondition(condition, { dataset: 'orders' }))), condition)
      }),
      { numRuns: 500 },
    )
  })

  test('random text is read or refused, never anything else', () => {
    const word = fc.constantFrom(
      'amount',
      'SUM',
      '(',
      ')',
      ',',
      "'x'",
      '1',
      '+',
      '-',
      'CASE',
      'WHEN',
      'THEN',
      'END',
      'AND',
      'NOT',
      'IN',
      'IS',
      'NULL',
      '.',
      '*',
      'DATE_TRUNC',
      '"',
      'COUNT',
      'FILTER',
      'BETWEEN',
      'CAST',
      'AS',
      'orders',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word).map((words) => words.join(' ')),
          fc.string(),
        ),
        (text) => {
          for (const parsed of [row(text), where(text), metric(text)]) {
            if (!parsed.ok)
              assert.ok(parsed.fault.at >= 0 && parsed.fault.at <= text.length && parsed.fault.expected !== '')
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('what is read fits the algebra of questions', () => {
    assert.ok(conditionSchema.safeParse(readWell(where("amount BETWEEN 1 AND 2 AND status IN ('a')"))).success)
    assert.ok(measureSchema.safeParse((readWell(metric('SUM(orders.amount)')) as { measure: unknown }).measure).success)
  })
})
