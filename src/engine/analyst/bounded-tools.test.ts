import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../test/until.ts'
import { answer, column, openShop, providers, sales } from './analyst.fixture.ts'

const { bench } = openShop()
const sql = (text: string) => ({ name: 'run_sql', input: { source: 'sqlite', sql: text } })
const tokens = (value: unknown) => JSON.stringify(value).length / 4

test('every tool is bounded in what it tells, whatever it is called with and whatever the data holds', async () => {
  const long = 'w'.repeat(60)
  const more = [
    {
      ...sales,
      name: 'heavy',
      columns: Array.from({ length: 900 }, (_, i) => ({
        ...column(`${long}_${i}`, 'text'),
        label: `A heading of many words, number ${i}, ${'x'.repeat(300)}`,
      })),
    },
    ...Array.from({ length: 600 }, (_, i) => ({ ...sales, name: `branch_${i}_${long}` })),
  ]
  const workbench = {
    ...bench({ more }),
    shortcuts: Array.from({ length: 400 }, (_, i) => ({
      prefix: `/s${i}`,
      name: `Shortcut ${i}`,
      description: 'd'.repeat(900),
      prompt: async () => 'p'.repeat(40_000),
    })),
    saveDataset: async () => ({ datasetId: 'd', entries: 1 }),
    dashboards: {
      suggest: async () => ({ ok: false as const, error: 'no' }),
      create: async () => ({ ok: false as const, error: 'e'.repeat(50_000) }),
      edit: async () => ({ ok: false as const, error: 'e'.repeat(50_000) }),
      read: async () => ({ title: 't', markup: 'm'.repeat(90_000) }),
    },
    offerDefinition: async () => ({ ok: false as const, error: 'o'.repeat(50_000) }),
  }
  const wide = Array.from({ length: 300 }, (_, i) => `'${'v'.repeat(90)}' as c${i}`).join(', ')
  const calls: [string, unknown][] = [
    ['list_tables', {}],
    ['list_tables', { page: 5 }],
    ['list_tables', { page: 999 }],
    ['search_tables', { words: 'branch heavy amount' }],
    ['search_tables', { words: 'nothing_of_the_kind' }],
    ['describe_tables', {}],
    ['describe_tables', { tables: ['heavy'] }],
    ['describe_tables', { tables: more.map(({ name }) => name) }],
    ['describe_tables', { tables: Array.from({ length: 500 }, (_, i) => `unknown ${i} ${long}`) }],
    ['find_values', { terms: ['a'] }],
    ['find_values', { terms: Array.from({ length: 50 }, (_, i) => `term ${i} ${long}`) }],
    ['run_sql', sql('select hex(zeroblob(400000)) as a').input],
    ['run_sql', sql(`select ${wide}`).input],
    [
      'run_sql',
      sql(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 9000) select * from n`).input,
    ],
    ['run_sql', sql(`select "${'q'.repeat(50_000)}" from nowhere`).input],
    ['run_sql', { source: 's'.repeat(50_000), sql: 'select 1' }],
    ['ask', { question: { measures: [{ metric: 'm'.repeat(50_000) }] } }],
    ['statistics', { resultId: 'r3', kind: 'outliers', y: 'i' }],
    ['statistics', { resultId: 'r'.repeat(50_000), kind: 'summary', y: 'i' }],
    ['make_chart', { resultId: 'r2', chart: { type: 'bar', x: 'nothing', y: 'c1' } }],
    ['give_answer', { columns: ['a'], rows: Array.from({ length: 900 }, (_, i) => [`made up ${i} ${long}`]) }],
    ['create_dashboard', { title: 'T', markup: 'm'.repeat(50_000) }],
    ['edit_dashboard', { dashboardId: 'x' }],
    ['offer_definition', { word: 'amount', means: 'SUM(sales.amount)' }],
    ['run_shortcut', { prefix: '/s1' }],
    ['run_shortcut', { prefix: 'n'.repeat(40) }],
    ['save_dataset', { resultId: 'none', name: 'n' }],
  ]
  const { server, model } = await providers.OpenAI!(({ index }) =>
    index === 0 ? { calls: calls.map(([name, input]) => ({ name, input })) } : { text: ['The amount is not there.'] },
  )
  try {
    await answer(model, workbench, 'What is the amount?', { tokens: 10_000_000 })
    await until(() => server.requests.length > 1)
    const [first, second] = server.requests
    assert.ok(tokens(first!.body) < 9_000, `${tokens(first!.body)} tokens at the first request`)
    const told = second!.body.messages.filter(({ role }: { role: string }) => role === 'tool')
    assert.equal(told.length, calls.length)
    for (const [at, { content }] of told.entries())
      assert.ok(tokens(content) <= 4_700, `${calls[at]![0]} ${at}: ${tokens(content)} tokens`)
  } finally {
    await server.close()
  }
})
