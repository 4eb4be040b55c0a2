/**
 * What a question costs beside SQL written by hand. Goals: check and compile over 6 datasets and 200 fields under 2 ms at the median;
 * the compiled statement over 1,000,000 rows at most 1.1 times an expert's. Run: `node bench/question/question.bench.ts`.
 */
import { DatabaseSync } from 'node:sqlite'
import { DuckDBInstance } from '@duckdb/node-api'
import pg from 'pg'
import type { Catalog } from '../../src/engine/question/catalog.ts'
import { check, compile } from '../../src/engine/question/index.ts'
import type { Question } from '../../src/engine/question/question.contract.ts'
import { datasetOf, fieldOf, of, shopCatalog } from '../../src/engine/question/shop.fixture.ts'
import { QUESTIONS } from './questions.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const CUSTOMERS = Math.max(10, Math.floor(ROWS / 50))

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

function compileTimes(): void {
  const shop = shopCatalog()
  const wide: Catalog = {
    ...shop,
    datasets: shop.datasets.slice(0, 6).map((dataset) => ({
      ...dataset,
      fields: [...dataset.fields, ...Array.from({ length: 30 }, (_, i) => fieldOf(`more_${i}`, 'text', 'category'))],
    })),
    relationships: shop.relationships.filter(({ from }) => from !== 'product_tags'),
  }
  const question: Question = {
    measures: [{ metric: 'revenue' }, { count: 'orders' }, { fn: 'sum', of: of('returns', 'pieces') }],
    by: [{ of: of('customers', 'region', ['order_customer']) }, { of: of('orders', 'day'), grain: 'month' }],
    where: { in: of('orders', 'status'), values: ['paid', 'open'] },
    over: [{ kind: 'growth', measure: 0 }],
    limit: 100,
  }
  const fields = wide.datasets.reduce((sum, { fields: list }) => sum + list.length, 0)
  const times = Array.from({ length: 2_000 }, () => {
    const started = performance.now()
    check(question, wide)
    compile(question, wide)
    return performance.now() - started
  })
  console.log(
    `check + compile over ${wide.datasets.length} datasets and ${fields} fields: median ${median(times).toFixed(3)} ms (goal: 2)\n`,
  )
}

const catalog: Catalog = {
  ...shopCatalog(),
  datasets: [
    datasetOf('customers', [fieldOf('id', 'integer', 'id'), fieldOf('region', 'text', 'category')], {
      primaryKey: ['id'],
    }),
    datasetOf(
      'orders',
      [
        fieldOf('id', 'integer', 'id'),
        fieldOf('customer_id', 'integer', 'id'),
        fieldOf('day', 'date', 'time'),
        fieldOf('status', 'text', 'category'),
        fieldOf('amount', 'real', 'measure'),
      ],
      { primaryKey: ['id'] },
    ),
  ],
  relationships: [
    {
      name: 'order_customer',
      from: 'orders',
      to: 'customers',
      fromFields: ['customer_id'],
      toFields: ['id'],
      synonyms: [],
    },
  ],
  metrics: [],
}

const TABLES = (text: string, real: string) => [
  `CREATE TABLE customers (id INTEGER, region ${text})`,
  `CREATE TABLE orders (id INTEGER, customer_id INTEGER, day DATE, status ${text}, amount ${real})`,
]
type Engine = {
  name: 'sqlite' | 'duckdb' | 'postgres'
  run(sql: string, params?: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

function openSqlite(): Engine {
  const db = new DatabaseSync(':memory:')
  for (const sql of TABLES('TEXT', 'REAL')) db.exec(sql)
  const numbers = (n: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${n})`
  db.exec(`${numbers(CUSTOMERS)} INSERT INTO customers SELECT i, 'region ' || (i % 20) FROM n`)
  db.exec(
    `${numbers(ROWS)} INSERT INTO orders SELECT i, 1 + (i * 7919) % ${CUSTOMERS}, date('2022-01-01', '+' || (i % 1460) || ' days'), CASE i % 4 WHEN 0 THEN 'open' WHEN 1 THEN 'cancelled' ELSE 'paid' END, (i % 1000) / 4.0 FROM n`,
  )
  return {
    name: 'sqlite',
    run: async (sql, params = {}) => db.prepare(sql).all(params as never),
    close: async () => db.close(),
  }
}
async function openDuckdb(): Promise<Engine> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  for (const sql of TABLES('VARCHAR', 'DOUBLE')) await connection.run(sql)
  await connection.run(`INSERT INTO customers SELECT i, 'region ' || (i % 20) FROM range(1, ${CUSTOMERS + 1}) t(i)`)
  await connection.run(
    `INSERT INTO orders SELECT i, 1 + (i * 7919) % ${CUSTOMERS}, DATE '2022-01-01' + CAST(i % 1460 AS INTEGER), CASE i % 4 WHEN 0 THEN 'open' WHEN 1 THEN 'cancelled' ELSE 'paid' END, (i % 1000) / 4.0 FROM range(1, ${ROWS + 1}) t(i)`,
  )
  return {
    name: 'duckdb',
    // With or without values: the service prepares every statement.
    run: async (sql, params = {}) =>
      (await connection.runAndReadAll(sql.replace(/:([a-z]\w*)/g, '$$$1'), params as never)).getRows(),
    async close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
async function openPostgres(): Promise<Engine> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: 5432,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  })
  await client.connect()
  const schema = `tallyroom_bench_${process.pid}`
  await client.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema}`)
  for (const sql of TABLES('text', 'double precision')) await client.query(sql)
  await client.query(`INSERT INTO customers SELECT i, 'region ' || (i % 20) FROM generate_series(1, ${CUSTOMERS}) i`)
  await client.query(
    `INSERT INTO orders SELECT i, 1 + (i::bigint * 7919) % ${CUSTOMERS}, DATE '2022-01-01' + i % 1460, CASE i % 4 WHEN 0 THEN 'open' WHEN 1 THEN 'cancelled' ELSE 'paid' END, (i % 1000) / 4.0 FROM generate_series(1, ${ROWS}) i`,
  )
  await client.query('ALTER TABLE customers ADD PRIMARY KEY (id); ANALYZE customers; ANALYZE orders')
  return {
    name: 'postgres',
    async run(sql, params = {}) {
      const names = Object.keys(params)
      return client.query(
        sql.replace(/:([a-z]\w*)/g, (_all, name) => `$${names.indexOf(name) + 1}`),
        Object.values(params),
      )
    },
    async close() {
      await client.query(`DROP SCHEMA ${schema} CASCADE`)
      await client.end()
    },
  }
}

/** The two take turns, so that what else the machine does falls on both alike. */
async function compare(engine: Engine): Promise<void> {
  for (const { name, question, expert } of QUESTIONS) {
    const { sql, params } = compile(question, catalog, { dialect: engine.name })
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = -1; round < ROUNDS; round++)
      for (const [list, run] of [
        [ours, () => engine.run(sql, params)],
        [theirs, () => engine.run(expert[engine.name])],
      ] as const) {
        const started = performance.now()
        await run()
        if (round >= 0) list.push(performance.now() - started)
      }
    const [own, other] = [Math.min(...ours), Math.min(...theirs)]
    console.log(
      `${engine.name.padEnd(9)} ${name.padEnd(42)} ${own.toFixed(1).padStart(8)} ms ${other.toFixed(1).padStart(8)} ms ${(own / other).toFixed(2).padStart(6)}`,
    )
  }
}

compileTimes()
console.log(
  `${'engine'.padEnd(9)} ${`question over ${ROWS} rows`.padEnd(42)} ${'compiled'.padStart(11)} ${'expert'.padStart(11)} ${'ratio'.padStart(6)}  (fastest of ${ROUNDS}; goal: 1.10)`,
)
for (const open of [openSqlite, openDuckdb, openPostgres]) {
  const engine = await open()
  await compare(engine)
  await engine.close()
}
