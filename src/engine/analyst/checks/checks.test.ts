import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, column, grouped, openShop, part, providers, sales, scripted } from '../analyst.fixture.ts'
import { type KeptResult, keptResult, type Workbench } from '../workbench.ts'
import { doubtsOf } from './doubts.ts'
import { leftOutOnce } from './left-out.ts'

const { bench: open } = openShop()
const region = column('region', 'text')
const tables = [
  {
    ...sales,
    columns: [
      {
        ...region,
        profile: {
          ...region.profile,
          distinct: 2,
          top: [
            { value: 'North', count: 2 },
            { value: 'South', count: 5 },
          ],
        },
      },
      ...sales.columns.slice(1),
    ],
  },
]

/** A shop whose regions are known whole. */
function bench(): Workbench {
  const made = open()
  return {
    ...made,
    sources: made.sources.map((one) => ({ ...one, parts: one.parts.map((part) => ({ ...part, tables })) })),
  }
}
const result = (sql: string, rows: KeptResult['rows'] = []): KeptResult =>
  keptResult({ resultId: 'r1', source: 'sqlite', sql, columns: ['n'], types: ['integer'], rows, privacy: 'full' })

test('a value that no row has is told with the one that may have been meant', () => {
  const doubts = (sql: string, rows: KeptResult['rows'] = []) => doubtsOf(bench(), result(sql, rows))
  const meant = ['No value of region is "Nroth": did you mean "North"?']
  assert.deepEqual(doubts("select * from sales where region = 'Nroth'"), meant)
  assert.deepEqual(doubts("select 1 from sales s where trim(s.region) in ('South', 'Nroth')", [[1]]), meant)
  assert.deepEqual(doubts(`select count(*) from sales where "region" <> 'Nroth'`, [[7]]), meant)
  assert.deepEqual(doubts("select 1 from sales where region = 'NORTH'"), [
    'No value of region is "NORTH": did you mean "North"?',
  ])
  assert.deepEqual(
    doubts("select sum(amount) from sales where region in ('South', 'NORTH')", [[1]]),
    ['No value of region is "NORTH": did you mean "North"?'],
    'also where others were found',
  )
  assert.deepEqual(doubts("select 1 from sales where region = 'NORTH' collate nocase", [[1]]), [])
  assert.deepEqual(doubts("select 1 from sales where upper(region) = 'NORTH'", [[1]]), [])
  assert.deepEqual(doubts("select sum(amount) from sales where region = 'Elsewhere'", [[null]]), [
    'No value of region is "Elsewhere".',
  ])
  for (const sql of [
    "select 'Nroth' as label from sales",
    "select * from sales where region like 'Nroth%'",
    "select case when region = 'North' then 'Nroth' end from sales",
    "select * from sales where region = 'North'",
  ])
    assert.deepEqual(doubts(sql, [[1]]), [], sql)
  assert.match(doubts("select * from sales where region = 'North'").join(), /^Nothing was found/)
  const incomplete = doubtsOf(open(), result("select 1 from sales where region = 'secret-simple'", [[1]]))
  assert.deepEqual(incomplete, [], 'of a column whose values are not all known, only where nothing was found')
})

test('periods that were made of what is no date are told', () => {
  const byMonth = "select strftime('%Y-%m', amount) as month, count(*) as n from sales group by 1"
  const doubts = (rows: KeptResult['rows'], sql = byMonth) =>
    doubtsOf(bench(), { ...result(sql, rows), columns: ['month', 'n'], types: ['text', 'integer'] })
  assert.deepEqual(doubts([['-4712-07', 3]]), ['month lies before all dates: what was taken for a date there is none.'])
  assert.deepEqual(doubts([[null, 7]]), ['month is empty in every row: is what it is made of a date?'])
  assert.deepEqual(
    doubts([
      [null, 7],
      ['2025-01', 2],
    ]),
    [],
  )
  assert.deepEqual(doubts([[null, 7]], 'select region as month, count(*) as n from sales group by 1'), [])
})

test('a join without a condition is told, one that says CROSS is not', () => {
  const doubts = (sql: string) => doubtsOf(bench(), result(sql, [[1]])).length
  assert.equal(doubts('select count(*) from sales a join sales b'), 1)
  assert.equal(doubts('select count(*) from sales a left join sales b where a.amount > 1'), 1)
  assert.equal(doubts('select count(*) from (select 1 from sales a join sales b) t'), 1)
  assert.equal(doubts('select count(*) from sales a join sales b join sales c on c.amount = a.amount'), 1)
  for (const sql of [
    'select count(*) from sales a join sales b on a.amount = b.amount',
    'select count(*) from sales a join sales b using (amount) where (a.amount) > 1',
    'select count(*) from sales a cross join sales b',
    'select count(*) from sales a natural join sales b',
    'select count(*) from sales a join (select 1 as x from sales) b on b.x = a.amount',
  ])
    assert.equal(doubts(sql), 0, sql)
})

test('what the question says and nothing that ran does is told once', () => {
  const missing = (words: string, sql: string, rows: KeptResult['rows'] = [[1]]) => {
    const made = { ...bench(), said: [words], results: new Map([['r1', result(sql, rows)]]) }
    const first = leftOutOnce(made)
    assert.equal(leftOutOnce(made), null, 'once')
    return first?.match(/"[^"]*"/g) ?? []
  }
  assert.deepEqual(missing('Sales of the North in 2024?', 'select sum(amount) from sales'), ['"2024"', '"North"'])
  assert.deepEqual(missing('Sales in 2024?', "select sum(amount) from sales where day like '2024%'"), [])
  assert.deepEqual(
    missing('Sales in 2024?', 'select year, amount from sales', [
      ['2023', 1],
      ['2024', 2],
    ]),
    [],
  )
  assert.deepEqual(missing('Sales in 2025?', "select 1 from sales where day >= date('now', '-1 year')"), [])
  assert.deepEqual(missing('How does north do?', 'select region, 1 from sales group by 1', [['North', 1]]), [])
  assert.deepEqual(missing('Sales by month', 'select sum(amount) from sales'), ['"by month"'])
  assert.deepEqual(missing('Sales by month', 'select m, sum(amount) from sales group by m'), [])
  assert.deepEqual(
    missing('Sales in 2020 and 2023?', 'select 1 from sales', [['1920202']]),
    ['"2023"'],
    'within a number',
  )
  assert.deepEqual(missing('Sales of the North', 'select 1', [['Northern', 'the-NORTH']]), [])
  assert.deepEqual(missing('Sales of the North', 'select 1', [['Northern', 'x1north']]), ['"North"'])
  assert.deepEqual(missing('More than 2000 sold?', 'select 1 from sales where amount > 2000'), [])
})

test('what the results hold is read once, however much the question says', () => {
  let reads = 0
  const counted = { toString: () => `${++reads}` } as unknown as string
  const years = Array.from({ length: 100 }, (_, i) => 1900 + i).join(' ')
  leftOutOnce({ ...bench(), said: [years], results: new Map([['r1', result('select 1 from sales', [[counted]])]]) })
  assert.equal(reads, 1)
})

test('before the answer is given the model is told what it left out, and asks again', async () => {
  const sql = (text: string) => ({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: text } }] })
  const give = (n: number) => ({ calls: [{ name: 'give_answer', input: { columns: ['n'], rows: [[n]] } }] })
  const north = "select sum(amount) as total from sales where region = 'North'"
  const { server, model } = await providers.OpenAI!(
    scripted(sql('select sum(amount) as total from sales'), give(450), sql(north), give(250), { text: ['It is 250.'] }),
  )
  const silent = await providers.OpenAI!(
    scripted(sql('select sum(amount) as total from sales'), { text: ['It is 450.'] }, sql(north), {
      text: ['It is 250.'],
    }),
  )
  try {
    const asked = await answer(model, bench(), 'What did the North sell?')
    assert.deepEqual(part<{ rows: unknown }>(asked, 'data-answer')!.rows, [[250]])
    assert.match(JSON.stringify(server.requests[2]?.body), /The question says .{1,5}North.{1,5}, and no statement/)
    const other = await answer(silent.model, bench(), 'What did the North sell?')
    assert.equal(other.text.replaceAll(/\s*…\s*/g, ' ').trim(), 'It is 250.')
    assert.equal((await answer(silent.model, bench(), grouped)).outcome.status, 'completed')
  } finally {
    await server.close()
    await silent.server.close()
  }
})
