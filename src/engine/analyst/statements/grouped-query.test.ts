import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupSizeColumn, withGroupSize } from './grouped-query.ts'

const sized = `, count(*) as ${groupSizeColumn} `

test('a grouped query gets the size of its groups', () => {
  for (const [sql, at] of [
    ['select region, sum(amount) from sales group by region', 'from'],
    ['SELECT count(*) FROM sales', 'FROM'],
    [
      "select strftime('%Y', day) as year, avg(amount) as mean from sales where amount > 5 group by year order by year limit 3",
      'from',
    ],
    [
      'select p.category, sum(l.price * l.quantity) from lines l join products p on p.id = l.product_id group by p.category',
      'from',
    ],
    ['select region, 100.0 * sum(amount) / count(*) from sales group by 1', 'from'],
    ['select "Region", count(distinct customer) from sales group by "Region";', 'from'],
  ] as const) {
    const grouped = withGroupSize('SQLITE', sql)
    assert.ok(grouped.ok, `${sql}: ${grouped.ok ? '' : grouped.why}`)
    assert.equal(grouped.sql.replace(sized, ''), sql.replace(/;$/, ''))
    assert.ok(grouped.sql.includes(`${sized}${at}`))
  }
})

test('what could show a single row, or more than it says, is refused', () => {
  for (const sql of [
    'select * from people',
    'select name, salary from people',
    'select name, max(salary) from people group by name',
    'select group_concat(name) from people',
    'select region, name, sum(a) from t group by region',
    'select sum(salary) from (select * from people limit 1)',
    'with x as (select * from people) select sum(salary) from x',
    'select region, sum(a) from t group by region union select name, 1 from people',
    "select sum(case when name = 'Ann' then salary else 0 end) from people",
    "select sum(salary) filter (where name = 'Ann') from people",
    'select name, sum(x) over () from people group by name',
    'select region, count(*) from people, numbers group by region',
    'select region, count(*) from people cross join numbers group by region',
    'select region, count(*) from people join numbers on 1 < 2 group by region',
    'select distinct name from people',
    'select region, count(*) from people group by region having max(salary) > 100',
    'select 1',
    'insert into x select 1',
  ])
    assert.equal(withGroupSize('SQLITE', sql).ok, false, sql)
})
