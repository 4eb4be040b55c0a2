import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryError } from '../../sandbox/query.ts'
import { rules as bigquery } from '../bigquery/guard.ts'
import { rules as clickhouse } from '../clickhouse/guard.ts'
import { rules as mysql } from '../mysql/guard.ts'
import { rules as snowflake } from '../snowflake/guard.ts'
import { rules as sqlserver } from '../sqlserver/guard.ts'
import { rules as trino } from '../trino/guard.ts'
import { type GuardRules, guardStatement } from './statement-guard.ts'

const engines = { bigquery, clickhouse, mysql, snowflake, sqlserver, trino }

const refused = (rules: GuardRules, sql: string, engine: string) =>
  assert.throws(
    () => guardStatement(rules, sql),
    (error) => error instanceof QueryError && error.kind === 'refused',
    `${engine}: ${sql}`,
  )

// MariaDB answers a syntax error for the first of them, and MySQL runs what stands behind `--`: what is refused here no server of ours tells.
test('MySQL: what drops an unfinished number, or reads it as a name, hides no code in a comment', () => {
  for (const sql of [
    "select 1.5e-- 0, load_file('/etc/hostname')\n as x",
    "select 1.e-- 0 into outfile '/tmp/x'\n as x",
    'select .5e-- (sleep(5))\n as x',
    'select .5E+-- (sleep(5))\n as x',
    'select * from mysql 1.e.user',
    'select * from mysql .5e.user',
    'select `a`.1e-- (sleep(5))\n as x',
    "select 'a'.1e-- (sleep(5))\n as x",
    'select @`a`.1e-- (sleep(5))\n as x',
    'select 1e-- (sleep(5))\n as x from (select 1 as `1e-`) t',
    'select t.1E-- (sleep(5))\n as x from t',
    'select 1.5x',
    'select 1.5_0',
    'select 1..5',
    'select 0b1.5',
    'select 1 /*T! into outfile 1 */',
    'select 1 /*T![auto_rand] into outfile 1 */',
    'select 1 /*vt+ x */',
  ])
    refused(mysql, sql, 'mysql')
  for (const sql of [
    'select 1.5e-3, 1.e5, .5E+10, 1., 100.*2, 0x1F, 0b101, 1e5-1, a.1b, 2024_sales.1st, 1-- 2\n from 2024_sales a',
    'select 1 /*a comment*/ /** another! **/ -- 1e\n',
  ])
    guardStatement(mysql, sql)
})

const isTextThere = ({ lexis }: GuardRules, sql: string) => lexis.doubleQuoteIsString && sql.includes('"')
const isNameThere = ({ lexis }: GuardRules, sql: string) => lexis.digitsBeginNames && sql.includes('0x')

test('a number that is joined to what follows is refused on every engine', () => {
  for (const [engine, rules] of Object.entries(engines)) {
    for (const sql of [
      ...['select 1.5e-- 2\n as x', 'select 1.e', 'select 1.5_x', 'select 0xg', 'select 0x', 'select 1.5.5'],
      ...['select 1.5"x" from t', 'select 1.5é'],
    ])
      if (!isTextThere(rules, sql) && !isNameThere(rules, sql)) refused(rules, sql, engine)
    for (const sql of ['select 1.5e-3 , 1.5, .5, 1e5+1, 12 as x', 'select 1.*2']) guardStatement(rules, sql)
  }
})

test('parts of a tuple and names of projects hold numbers', () => {
  for (const sql of ['select t.1.2, t.1.a, (t.1).2 from t']) guardStatement(clickhouse, sql)
  for (const sql of ['select t.1e-- 2\n', 'select .1.5e']) refused(clickhouse, sql, 'clickhouse')
  for (const sql of ['select * from my-project-1.sales.orders', 'select * from my-project-1a-22.sales.orders'])
    guardStatement(bigquery, sql)
  for (const sql of ['select x - 1.e', 'select * from my-project-1.sales.INFORMATION_SCHEMA.JOBS'])
    refused(bigquery, sql, 'bigquery')
})
