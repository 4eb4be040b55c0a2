import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, column, grouped, lastBody, openShop, part, providers, sales, sql, tokens } from './analyst.fixture.ts'

const { bench, converse } = openShop()
const openai = providers.OpenAI!
/** All that a member's chat in the service can do. */
const abilities = {
  dashboards: {
    suggest: async () => ({ ok: false as const, error: 'no' }),
    create: async ({ title }: { title: string }) => ({ ok: true as const, dashboardId: 'dash-7', title }),
    edit: async () => ({ ok: false as const, error: 'no' }),
    read: async () => null,
  },
  saveDataset: async () => ({ datasetId: 'd', entries: 1 }),
  offerDefinition: async ({ word, means }: { word: string; means: string }, evidence: string) => ({
    ok: true as const,
    offer: {
      id: word,
      word,
      sentence: `It is ${means}.`,
      suggestion: { dataset: '', field: null, attribute: 'metric' as const, value: { name: word }, evidence },
      dataSourceId: null,
      state: 'offered' as const,
    },
  }),
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider's package sends is looked at, not typed
const rolesOf = (body: any): string[] => body.messages.map((message: { role: string }) => message.role)

for (const name of ['OpenAI', 'Anthropic'] as const)
  test(`${name}: an earlier answer is told after its evidence, and a statement that failed is not told again`, async () => {
    const { server } = await converse(providers[name]!, [
      {
        ask: 'sales by region?',
        does: [
          { calls: [sql('select no_such from sales')] },
          { text: ['One moment. '], calls: [sql(grouped)] },
          { text: ['North sold 250.'] },
        ],
      },
      { ask: 'and now?', does: [{ text: ['The same.'] }] },
    ])
    const body = lastBody(server)
    const told = JSON.stringify(body.messages)
    assert.ok(!told.includes('no_such'), 'a failed statement was told again')
    assert.equal(told.split('sum(amount)').length, 2, 'the statement is told once')
    assert.ok(told.indexOf('sum(amount)') < told.indexOf('North sold 250.'))
    assert.deepEqual(
      rolesOf(body).filter((role) => role !== 'system'),
      name === 'OpenAI'
        ? ['user', 'assistant', 'tool', 'assistant', 'user']
        : ['user', 'assistant', 'user', 'assistant', 'user'],
    )
  })

test('what was asked back, its options, charts and dashboards are known in the next turn', async () => {
  const benchOf = () => ({ ...bench(), ...abilities })
  const { server } = await converse(
    openai,
    [
      {
        ask: 'sales?',
        does: [
          { calls: [{ name: 'ask_person', input: { question: 'Which?', options: ['Gross sales', 'Net sales'] } }] },
        ],
      },
      {
        ask: 'the second',
        does: [
          { calls: [sql(grouped), { name: 'create_dashboard', input: { title: 'Sales', markup: 'x'.repeat(9_000) } }] },
          {
            calls: [{ name: 'make_chart', input: { resultId: 'r1', chart: { type: 'bar', x: 'region', y: 'total' } } }],
          },
          { text: ['Done.'] },
        ],
      },
      { ask: 'change the dashboard', does: [] },
    ],
    benchOf,
  )
  const second = JSON.stringify(server.requests[1]!.body.messages)
  assert.ok(second.includes('Net sales'), 'the options that were offered')
  const third = JSON.stringify(lastBody(server).messages)
  for (const known of ['dash-7', 'make_chart', 'Net sales']) assert.ok(third.includes(known), known)
  assert.ok(!third.includes('xxxx'), 'a document is not told again')
})

test('what a person says that a word means is offered once, in their words alone, and known in the next turn and after many', async () => {
  const offer = (word: string) => ({ name: 'offer_definition', input: { word, means: 'SUM(sales.amount)' } })
  const { server, asked } = await converse(
    openai,
    [
      { ask: 'by Turnovers I mean the amount', does: [{ calls: [offer('turnover'), offer('churn')] }] },
      { ask: 'turnover, I said', does: [{ calls: [offer('turnover')] }] },
      ...Array.from({ length: 12 }, (_, i) => ({
        ask: `number ${i}`,
        does: [{ text: [`Well. ${'I see. '.repeat(1_000)}`] }],
      })),
    ],
    () => ({ ...bench(), ...abilities }),
  )
  const offered = asked.map((one) => part<{ word: string; suggestion: { evidence: string } }>(one, 'data-definition'))
  assert.deepEqual(
    offered.map((one) => one?.word),
    ['turnover', ...Array.from({ length: 13 }, () => undefined)],
  )
  assert.equal(offered[0]?.suggestion.evidence, 'said in a chat: by Turnovers I mean the amount')
  const told = (at: number) => JSON.stringify(server.requests[at]!.body.messages)
  assert.match(told(1), /Only a word that the person used can be offered/)
  assert.match(told(2), /It is SUM\(sales\.amount\)/)
  assert.match(told(3), /It was offered before/)
  assert.match(JSON.stringify(lastBody(server).messages), /They said that \\"turnover\\" means SUM\(sales\.amount\)/)
})

test('ids of results go on through a conversation; earlier ones are drawn and looked up again', async () => {
  const { asked } = await converse(openai, [
    { ask: 'by region?', does: [{ calls: [sql(grouped)] }, { text: ['North sold 250.'] }] },
    {
      ask: 'how many rows? and draw the first',
      does: [
        {
          calls: [
            sql('select count(*) as n from sales'),
            { name: 'make_chart', input: { resultId: 'r1', chart: { type: 'bar', x: 'region', y: 'total' } } },
            { name: 'make_chart', input: { resultId: 'r9', chart: { type: 'bar', x: 'region', y: 'total' } } },
          ],
        },
        { text: ['There are 7 rows; North sold 250.'] },
      ],
    },
  ])
  assert.deepEqual([...asked[1]!.bench.results.keys()], ['r2'])
  const chart = part<{ resultId: string; rows: unknown[] }>(asked[1]!, 'data-chart')!
  assert.deepEqual([chart.resultId, chart.rows[0]], ['r1', { region: 'North', total: 250 }])
  assert.match(JSON.stringify(asked[1]!.chunks), /There is no result \\"r9\\". There are: r1/)
  const audit = part<{ unverified: number; verified: number }>(asked[1]!, 'data-audit')!
  assert.deepEqual([audit.verified, audit.unverified], [2, 0])
})

test('what a model is told of a result is bounded: long cells, many columns, many values, many tables', async () => {
  const wide = Array.from({ length: 400 }, (_, i) => `'${'v'.repeat(50)}' as column_${i}`).join(', ')
  const more = Array.from({ length: 499 }, (_, i) => ({
    ...sales,
    name: `archive_of_branch_${i}`,
    columns: Array.from({ length: 12 }, (_, at) => column(`measurement_${at}`, 'integer')),
  }))
  const { server } = await converse(
    openai,
    [
      {
        ask: 'everything?',
        does: [
          { calls: [sql(`select hex(zeroblob(220000)) as long, 1 as n`), sql(`select ${wide}`)] },
          {
            calls: [
              { name: 'list_tables', input: {} },
              { name: 'describe_tables', input: {} },
            ],
          },
          { calls: [{ name: 'list_tables', input: { page: 4 } }] },
          { text: ['Done.'] },
        ],
      },
    ],
    () => ({ ...bench({ more, notes: 'A word of the team.' }), ...abilities }),
  )
  const [first, ...steps] = server.requests.map(({ body }) => body)
  const results = steps.flatMap((body) => body.messages.filter(({ role }: { role: string }) => role === 'tool'))
  for (const { content } of results)
    assert.ok(tokens(content) <= 4_600, `${tokens(content)} tokens: ${content.slice(0, 80)}`)
  assert.ok(!JSON.stringify(results).includes('A word of the team.'), 'what the team wrote is told once')
  const told = JSON.stringify(lastBody(server).messages)
  assert.match(told, /000… \(440000 characters\)/)
  assert.match(told, /The first 60 of 400 columns/)
  assert.match(told, /Page 4 of 4; 500 tables in all/)
  const system = first.messages[0].content as string
  assert.ok(tokens(first) <= 6_000, `${tokens(first)} tokens at the first request`)
  assert.ok(system.includes('A word of the team.'))
  assert.match(system, /and \d+ more: archive_of_branch_\d+(, archive_of_branch_\d+)* and \d+ others$/m)
})

test('a name that is no table is told as such, with what may have been meant; headings are names too', async () => {
  const more = [{ ...sales, name: 'order_details' }]
  const { server, asked } = await converse(
    openai,
    [
      {
        ask: 'details?',
        does: [
          { calls: [{ name: 'describe_tables', input: { tables: ['Order Details', 'saels', 'nothing_like_it'] } }] },
          { text: ['Done.'] },
        ],
      },
    ],
    () => bench({ more }),
  )
  const told = lastBody(server).messages.at(-1).content as string
  assert.match(told, /^ {2}order_details /m)
  const shown = asked[0]!.chunks.find((chunk) => chunk.type === 'tool-output-available')
  assert.deepEqual((shown as { output: unknown }).output, { tables: ['order_details'] }, 'the reader sees the same')
  assert.match(told, /There is no table "saels". Did you mean sales/)
  assert.match(told, /There is no table "nothing_like_it". list_tables/)
})

test('a value is found in the hundredth text column, and what was not looked at is said', async () => {
  const columns = Array.from({ length: 99 }, () => column('region', 'text'))
  const more = [{ ...sales, columns: [...columns, column('person', 'text')] }]
  const { server } = await converse(
    openai,
    [{ ask: 'Fay?', does: [{ calls: [{ name: 'find_values', input: { terms: ['fay'] } }] }, { text: ['Done.'] }] }],
    () => bench({ more }),
  )
  const told = lastBody(server).messages.at(-1).content as string
  assert.match(told, /sqlite: sales\.person has "Fay"/)
  assert.ok(tokens(told) < 1_500)
})

test('values that a question names are told with it as they are written, unless they are private', async () => {
  const regions = ['North-East', 'South'].map((value) => ({ value, count: 50 }))
  const region = { ...column('region', 'text'), name: 'area' }
  const areas = {
    ...sales,
    name: 'areas',
    columns: [{ ...region, profile: { ...region.profile, distinct: 2, top: regions } }],
  }
  const more = [areas, ...Array.from({ length: 5 }, (_, i) => ({ ...areas, name: `areas_${i}` }))]
  for (const privacy of ['full', 'aggregates', 'schema'] as const) {
    const { server } = await converse(openai, [{ ask: 'How many in the north-east?', does: [] }], () =>
      bench({ more, privacy }),
    )
    const told = JSON.stringify(lastBody(server).messages.at(-1))
    const line = /may name: \\"North-East\\" in areas\.area, areas_0\.area, areas_1\.area and 3 more columns\./
    if (privacy === 'full') assert.match(told, line)
    else assert.doesNotMatch(told, /North-East/)
  }
})

test('tables that the statements of like, verified questions read are described with the question', async () => {
  const more = Array.from({ length: 499 }, (_, i) => ({ ...sales, name: `archive_of_branch_${i}` }))
  const examples = [
    { question: 'churn?', steps: [{ source: 'sqlite', sql: 'select sum(amount) from "archive_of_branch_377"' }] },
  ]
  const { server, model } = await openai(() => ({ text: ['Done.'] }))
  try {
    await answer(model, bench({ more }), 'What is our churn?', {}, [], { examples })
    const { messages } = lastBody(server)
    assert.doesNotMatch(messages[0].content, /^ {2}archive_of_branch_377 /m)
    assert.match(JSON.stringify(messages.at(-1)), /More of the data:.* {2}archive_of_branch_377 .*amount integer/)
    assert.ok(tokens(lastBody(server)) <= 6_000)
  } finally {
    await server.close()
  }
})

test('Anthropic: what the next request begins with is marked for its cache', async () => {
  const { server } = await converse(providers.Anthropic!, [
    { ask: 'by region?', does: [{ calls: [sql(grouped)] }, { text: ['North sold 250.'] }] },
    { ask: 'and South?', does: [{ text: ['South sold 200.'] }] },
  ])
  const body = lastBody(server)
  assert.ok(body.system.at(-1).cache_control)
  const marked = body.messages.map(({ content }: { content: { cache_control?: unknown }[] }) =>
    content.some(({ cache_control }) => cache_control !== undefined),
  )
  assert.deepEqual(marked.slice(-2), [true, true])
  assert.equal(marked.filter(Boolean).length, 2)
})

test('Anthropic: what it thought goes along with its next steps, also with one that it was reminded of, and not with the next question', async () => {
  const { server } = await converse(providers.Anthropic!, [
    {
      ask: 'North?',
      does: [
        { reasoning: 'I look at the table.', calls: [sql(grouped)] },
        { text: ['North sold 311.'] },
        { text: ['North sold 250.'] },
      ],
    },
    { ask: 'and South?', does: [{ text: ['South sold 200.'] }] },
  ])
  const thoughts = server.requests.map(({ body }) =>
    body.messages.flatMap(({ content }: { content: { type: string; signature?: string }[] }) =>
      content.flatMap(({ type, signature }) => (type === 'thinking' ? [signature] : [])),
    ),
  )
  assert.deepEqual(thoughts, [[], ['c2lnbmVk'], ['c2lnbmVk'], []])
})

for (const name of ['OpenAI', 'Anthropic'] as const)
  test(`${name}: over 25 turns everything before the newest question is told as it was, and stays small`, async () => {
    const turns = Array.from({ length: 25 }, (_, i) => ({
      ask: `Question ${i}: sales by region, please?`,
      does: [
        { calls: [sql(`${grouped} -- ${i} ${'x'.repeat(600)}`)] },
        { text: [`North sold 250. ${'Well. '.repeat(300)}`] },
      ],
    }))
    const { server } = await converse(providers[name]!, turns)
    const firsts = server.requests.filter((_, i) => i % 2 === 0).map(({ body }) => body)
    const before = ({ messages, contents, ...rest }: { messages?: unknown[]; contents?: unknown[] }) => ({
      fixed: JSON.stringify(rest),
      told: (messages ?? contents ?? []).slice(0, -1).map(plain),
    })
    let broken = 0
    for (const [at, body] of firsts.entries()) {
      if (at === 0) continue
      const [was, is] = [before(firsts[at - 1]), before(body)]
      assert.equal(is.fixed, was.fixed, 'tools and settings')
      if (was.told.some((message, i) => message !== is.told[i])) broken += 1
      assert.ok(tokens(body) < 22_000, `${tokens(body)} tokens at turn ${at}`)
    }
    assert.ok(broken <= 3, `the beginning changed ${broken} times`)
    assert.match(
      JSON.stringify(firsts.at(-1)),
      /Earlier in this conversation, in short.*Question 0.*Result r1 has region, total/,
    )
  })

/** Marks of a cache say where it ends, not what is told. */
const plain = (message: unknown) =>
  JSON.stringify(message, (key, value) => (key === 'cache_control' ? undefined : value))
