import type { Question } from '../../src/engine/question/question.contract.ts'
import { of } from '../../src/engine/question/shop.fixture.ts'

export type Asked = { name: string; question: Question; expert: Record<'sqlite' | 'duckdb' | 'postgres', string> }

const same = (sql: string) => ({ sqlite: sql, duckdb: sql, postgres: sql })
const amount = of('orders', 'amount')
const region = of('customers', 'region')
const year = { during: of('orders', 'day'), period: { year: 2024 } } as const

/** Ten usual questions, and what somebody who knows the database well would write for each. */
export const QUESTIONS: Asked[] = [
  {
    name: 'how many orders',
    question: { measures: [{ count: 'orders' }], by: [] },
    expert: same('SELECT count(*) FROM orders'),
  },
  {
    name: 'total and average by status',
    question: {
      measures: [
        { fn: 'sum', of: amount },
        { fn: 'avg', of: amount },
      ],
      by: [{ of: of('orders', 'status') }],
    },
    expert: same('SELECT status, sum(amount), avg(amount) FROM orders GROUP BY status ORDER BY status'),
  },
  {
    name: 'total by month',
    question: { measures: [{ fn: 'sum', of: amount }], by: [{ of: of('orders', 'day'), grain: 'month' }] },
    expert: {
      sqlite: "SELECT strftime('%Y-%m', day) AS month, sum(amount) FROM orders GROUP BY 1 ORDER BY 1",
      duckdb: "SELECT date_trunc('month', day) AS month, sum(amount) FROM orders GROUP BY 1 ORDER BY 1",
      postgres: "SELECT date_trunc('month', day) AS month, sum(amount) FROM orders GROUP BY 1 ORDER BY 1",
    },
  },
  {
    name: 'total of a year by region of the customer',
    question: { measures: [{ fn: 'sum', of: amount }], by: [{ of: region }], where: year },
    expert: same(
      "SELECT c.region, sum(o.amount) FROM orders o LEFT JOIN customers c ON c.id = o.customer_id WHERE o.day >= '2024-01-01' AND o.day < '2025-01-01' GROUP BY c.region ORDER BY 1",
    ),
  },
  {
    name: 'the ten best customers',
    question: {
      measures: [{ fn: 'sum', of: amount }],
      by: [{ of: of('customers', 'id') }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 10,
    },
    expert: same(
      'SELECT c.id, sum(o.amount) AS total FROM orders o LEFT JOIN customers c ON c.id = o.customer_id GROUP BY c.id ORDER BY total DESC LIMIT 10',
    ),
  },
  {
    name: 'share of each region',
    question: { measures: [{ fn: 'sum', of: amount }], by: [{ of: region }], over: [{ kind: 'share', measure: 0 }] },
    expert: same(
      'SELECT c.region, sum(o.amount), sum(o.amount) / sum(sum(o.amount)) OVER () FROM orders o LEFT JOIN customers c ON c.id = o.customer_id GROUP BY c.region ORDER BY 1',
    ),
  },
  {
    name: 'paid and open side by side',
    question: {
      measures: [
        { count: 'orders', where: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } } },
        { count: 'orders', where: { compare: '=', left: of('orders', 'status'), right: { value: 'open' } } },
      ],
      by: [{ of: region }],
    },
    expert: same(
      "SELECT c.region, count(*) FILTER (WHERE o.status = 'paid'), count(*) FILTER (WHERE o.status = 'open') FROM orders o LEFT JOIN customers c ON c.id = o.customer_id GROUP BY c.region ORDER BY 1",
    ),
  },
  {
    name: 'orders above the average',
    question: {
      measures: [{ count: 'orders' }],
      by: [],
      where: { compare: '>', left: amount, right: { question: { measures: [{ fn: 'avg', of: amount }], by: [] } } },
    },
    expert: same('SELECT count(*) FROM orders WHERE amount > (SELECT avg(amount) FROM orders)'),
  },
  {
    name: 'customers without an order in a year',
    question: { measures: [{ count: 'customers' }], by: [], where: { related: 'orders', some: false, where: year } },
    expert: same(
      "SELECT count(*) FROM customers WHERE id NOT IN (SELECT customer_id FROM orders WHERE day >= '2024-01-01' AND day < '2025-01-01' AND customer_id IS NOT NULL)",
    ),
  },
  {
    name: 'orders and customers by region',
    question: { measures: [{ count: 'orders' }, { count: 'customers' }], by: [{ of: region }] },
    expert: same(
      'WITH o AS (SELECT c.region, count(*) AS n FROM orders o LEFT JOIN customers c ON c.id = o.customer_id GROUP BY 1), c AS (SELECT region, count(*) AS n FROM customers GROUP BY 1) SELECT c.region, coalesce(o.n, 0), c.n FROM c LEFT JOIN o ON o.region = c.region ORDER BY 1',
    ),
  },
]
