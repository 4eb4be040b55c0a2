import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '../../random.fixture.ts'
import { rules as bigquery } from '../../sources/bigquery/guard.ts'
import { rules as clickhouse } from '../../sources/clickhouse/guard.ts'
import { rules as mysql } from '../../sources/mysql/guard.ts'
import { loadParser } from '../../sources/pg/guard.ts'
import { judgeRedshift } from '../../sources/redshift/guard.ts'
import { guardStatement } from '../../sources/remote/statement-guard.ts'
import { rules as snowflake } from '../../sources/snowflake/guard.ts'
import { rules as sqlserver } from '../../sources/sqlserver/guard.ts'
import { rules as trino } from '../../sources/trino/guard.ts'
import { check } from '../check.ts'
import { randomCatalog } from '../differential/random-catalog.fixture.ts'
import { createQuestions } from '../differential/random-question.fixture.ts'
import { compile } from './compile.ts'

const COUNT = Number(process.env.GUARDED_QUESTIONS ?? 300)
const EXPLAIN = { before: 'EXPLAIN ', after: '', makes: 'ExplainStmt' } as const
const GUARDS = {
  bigquery: (sql: string) => guardStatement(bigquery, sql),
  clickhouse: (sql: string) => guardStatement(clickhouse, sql),
  mysql: (sql: string) => guardStatement(mysql, sql),
  trino: (sql: string) => guardStatement(trino, sql),
  sqlserver: (sql: string) => guardStatement(sqlserver, sql),
  snowflake: (sql: string) => guardStatement(snowflake, sql),
  redshift: (sql: string) => judgeRedshift(EXPLAIN, sql),
}
await loadParser()

test(`what is written for a server passes the guard of its statements (${COUNT} random questions)`, () => {
  const refused = new Set<string>()
  let asked = 0
  for (let seed = 1; asked < COUNT; seed++) {
    const random = createRandom(seed)
    const { catalog } = randomCatalog(random)
    // Rows have an order in files alone.
    if (catalog.datasets.some(({ ordered }) => ordered)) continue
    const next = createQuestions(catalog, random)
    for (let i = 0; i < 20; i++) {
      const question = next()
      if (!check(question, catalog).ok) continue
      asked++
      for (const dialect of Object.keys(GUARDS) as (keyof typeof GUARDS)[]) {
        const { sql } = compile(question, catalog, { dialect, written: true })
        try {
          GUARDS[dialect](sql)
        } catch (error) {
          refused.add(`${dialect}: ${(error as Error).message}`)
        }
      }
    }
  }
  assert.deepEqual([...refused], [])
})
