import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageModel } from 'ai'
import { answer, grouped, openShop, part, providers, scripted } from './analyst.fixture.ts'
import type { Workbench } from './workbench.ts'

const { bench } = openShop()
const openai = providers.OpenAI!

test('privacy schema: no value reaches the model, by grounding, profile or result; the reader has the rows', async () => {
  const { server, model } = await openai(
    scripted(
      {
        calls: [
          { name: 'describe_tables', input: {} },
          { name: 'run_sql', input: { source: 'sqlite', sql: grouped } },
          { name: 'find_values', input: { terms: ['North'] } },
          // SQLite's message quotes what it was given.
          { name: 'run_sql', input: { source: 'sqlite', sql: "select json_extract('{}', person) from sales" } },
        ],
      },
      { text: ['See the table.'] },
    ),
  )
  try {
    const asked = await answer(model, bench({ privacy: 'schema' }), 'totals?')
    const told = JSON.stringify(server.requests.map(({ body }) => body))
    for (const secret of ['secret-sample', 'secret-grounding', '250', 'Ann'])
      assert.ok(!told.includes(secret), `${secret} was told`)
    assert.ok(told.includes('region text'))
    assert.ok(JSON.stringify(asked.chunks).includes("bad JSON path: 'Ann'"), 'the reader is told the whole error')
    const output = asked.chunks.find(
      (chunk) => chunk.type === 'tool-output-available' && (chunk.output as { rows?: unknown[] }).rows?.length === 2,
    )
    assert.ok(output, 'the reader gets the rows')
    assert.deepEqual(
      part<{ results: { rowsSeen: number }[] }>(asked, 'data-privacy')!.results.map(({ rowsSeen }) => rowsSeen),
      [0],
    )
  } finally {
    await server.close()
  }
})

const of = (field: string) => ({ field: { dataset: 'sales', field } })
const byRegion = { measures: [{ fn: 'sum', of: of('amount') }], by: [{ of: of('region') }] }

test('a question object is asked: the reader has its rows, its sentence and a statement that can be kept', async () => {
  const where = { compare: '<>', left: of('region'), right: { value: "N'orth" } }
  const { server, model } = await openai(
    scripted(
      {
        calls: [
          { name: 'ask', input: { question: { ...byRegion, where } } },
          { name: 'ask', input: { question: { measures: [{ fn: 'sum', of: of('city') }], by: [] } } },
        ],
      },
      { text: ['North sold 250.'] },
    ),
  )
  try {
    const asked = await answer(model, bench(), 'sales by region?')
    const outputs = asked.chunks.flatMap((chunk) => (chunk.type === 'tool-output-available' ? [chunk.output] : []))
    const [good, bad] = [true, false].map((ok) => outputs.find((output) => (output as { ok: boolean }).ok === ok))
    const { rows, sql, source, sentence, question } = good as Record<string, unknown>
    assert.deepEqual(
      [rows, source],
      [
        [
          ['North', 250],
          ['South', 200],
        ],
        'sqlite',
      ],
    )
    assert.match(sql as string, /'N''orth'/)
    assert.match(sentence as string, /amount/)
    assert.deepEqual(question, { ...byRegion, where })
    assert.match((bad as { error: string }).error, /measures\[0\].*city/)
    assert.equal(part<{ verified: number }>(asked, 'data-audit')!.verified, 1)
    const [first, second] = server.requests.map(({ body }) => JSON.stringify(body))
    assert.match(first!, /Datasets of the source .{1,3}sqlite/)
    assert.match(first!, /question = \{measures: \[measure/)
    assert.match(second!, /250/)
  } finally {
    await server.close()
  }
})

test('privacy aggregates: small groups and listed rows of a question object stay with the reader', async () => {
  const list = { measures: [], by: [], dataset: 'sales', fields: [{ of: of('person') }] }
  const { server, model } = await openai(
    scripted(
      {
        calls: [
          { name: 'ask', input: { question: byRegion } },
          { name: 'ask', input: { question: list } },
        ],
      },
      { text: ['Done.'] },
    ),
  )
  try {
    const asked = await answer(model, bench({ privacy: 'aggregates' }), 'totals?')
    const outputs = asked.chunks.flatMap((chunk) => (chunk.type === 'tool-output-available' ? [chunk.output] : []))
    assert.deepEqual(outputs.map((output) => (output as { rows: unknown[] }).rows.length).sort(), [2, 7])
    const told = JSON.stringify(server.requests[1]?.body)
    assert.match(told, /South.{0,20}200/)
    assert.match(told, /1 groups of fewer than 5 rows are held back/)
    assert.match(told, /lists rows/)
    for (const secret of ['250', 'Fay', 'tallyroom_group_size']) assert.ok(!told.includes(secret), secret)
  } finally {
    await server.close()
  }
})

test('privacy aggregates: groups of five or more are shown, smaller ones and single rows are not', async () => {
  const { server, model } = await openai(
    scripted(
      {
        calls: [
          { name: 'run_sql', input: { source: 'sqlite', sql: grouped } },
          {
            name: 'run_sql',
            input: { source: 'sqlite', sql: "select person, amount from sales where person = 'Ann'" },
          },
        ],
      },
      { text: ['Done.'] },
    ),
  )
  try {
    const asked = await answer(model, bench({ privacy: 'aggregates' }), 'totals?')
    const told = JSON.stringify(
      server.requests[1]?.body.messages.filter(({ role }: { role: string }) => role === 'tool'),
    )
    assert.match(told, /South/)
    assert.ok(!told.includes('North'), 'a group of two rows was shown')
    assert.ok(!told.includes('Ann'), 'a single row was shown')
    // Both run at once: either may be the first result.
    const results = [...asked.bench.results.values()].map(({ columns, rowsSeen }) => [columns.join(), rowsSeen])
    assert.deepEqual(results.sort(), [
      ['person,amount', 0],
      ['region,total', 1],
    ])
  } finally {
    await server.close()
  }
})

test('a model in this very process is shown everything, because nothing leaves', async () => {
  const { server, model } = await openai(
    scripted({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] }, { text: ['Done.'] }),
  )
  try {
    const asked = await answer(model, bench({ privacy: 'schema', isRemote: false }))
    assert.equal(asked.bench.results.get('r1')?.rowsSeen, 2)
  } finally {
    await server.close()
  }
})

test('a result is brought over as a temporary table and joined', async () => {
  const { server, model } = await openai(
    scripted(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] },
      {
        calls: [
          {
            name: 'run_sql',
            input: {
              source: 'results',
              sql: "select total * 2 as twice from totals where region = 'North'",
              tables: [{ resultId: 'r1', name: 'totals' }],
            },
          },
        ],
      },
      { text: ['Twice that is 500.'] },
    ),
  )
  try {
    const asked = await answer(model, bench())
    assert.deepEqual(asked.bench.results.get('r2')?.rows, [[500]])
  } finally {
    await server.close()
  }
})

test('long results are cut for the model, with a summary of the columns', async () => {
  const sql = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 500) select i from n'
  const { server, model } = await openai(
    scripted({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] }, { text: ['Done.'] }),
  )
  try {
    const asked = await answer(model, bench())
    const told = JSON.parse(server.requests[1]?.body.messages.at(-1).content)
    assert.equal(told.rows.length, 30)
    assert.equal(told.rowCount, 500)
    assert.match(told.note, /min 1, max 500, mean 250.5/)
    const output = asked.chunks.find((chunk) => chunk.type === 'tool-output-available')
    assert.equal((output as { output: { rows: unknown[] } }).output.rows.length, 500)
  } finally {
    await server.close()
  }
})

test('the step limit ends an answer that goes round in circles, and says so', async () => {
  const { server, model } = await openai(scripted({ calls: [{ name: 'list_tables', input: {} }] }))
  try {
    const asked = await answer(model, bench(), 'q', { steps: 3 })
    assert.equal(server.requests.length, 3)
    assert.equal(asked.outcome.status, 'completed')
    assert.match(asked.text, /stopped after too many steps/)
    assert.doesNotMatch(asked.text, /\d/, 'a number of its own would be marked as not found')
  } finally {
    await server.close()
  }
})

for (const [limit, most] of [
  ['steps', { steps: 5 }],
  ['tokens', { tokens: 20_000 }],
] as const)
  test(`before the limit of ${limit} is reached no query tool is there, so that an answer is left to be said`, async () => {
    const query = { calls: [{ name: 'list_tables', input: {} }], usage: { input: 5_900, output: 100 } }
    const { server, model } = await openai(({ body }) => {
      const offered = body.tools.map(({ function: { name } }: { function: { name: string } }) => name)
      return offered.includes('run_sql') || offered.includes('ask') ? query : { text: ['The data cannot say.'] }
    })
    try {
      const asked = await answer(model, bench(), 'q', most)
      assert.deepEqual([asked.outcome.status, asked.text], ['completed', 'The data cannot say.'])
      const tools = server.requests.map(({ body }) =>
        body.tools.map(({ function: { name } }: { function: { name: string } }) => name).toSorted(),
      )
      assert.deepEqual(tools.at(-1), ['ask_person', 'give_answer', 'make_chart', 'statistics'])
      assert.equal(
        tools.findIndex((names) => !names.includes('run_sql')),
        3,
      )
    } finally {
      await server.close()
    }
  })

test('the token limit ends an answer', async () => {
  const { server, model } = await openai(
    scripted({ calls: [{ name: 'list_tables', input: {} }], usage: { input: 5000, output: 100 } }),
  )
  try {
    const asked = await answer(model, bench(), 'q', { tokens: 10_000 })
    assert.equal(server.requests.length, 2)
    assert.match(asked.text, /too many tokens/)
  } finally {
    await server.close()
  }
})

test('asking back ends the turn with the question', async () => {
  const { server, model } = await openai(
    scripted({ calls: [{ name: 'ask_person', input: { question: 'Which year?', options: ['2024', '2025'] } }] }),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(server.requests.length, 1)
    assert.deepEqual(part(asked, 'data-question'), { question: 'Which year?', options: ['2024', '2025'] })
  } finally {
    await server.close()
  }
})

test('a tool that does not exist and input that does not fit are told to the model', async () => {
  const { server, model } = await openai(
    scripted(
      {
        calls: [
          { name: 'fetch_url', input: { url: 'http://x' } },
          { name: 'run_sql', input: { sql: 5 } },
        ],
      },
      { text: ['Sorry.'] },
    ),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.outcome.status, 'completed')
    assert.equal(asked.text, 'Sorry.')
  } finally {
    await server.close()
  }
})

test('a fault of our own is reported with its stack; the person and the model hear only that it failed', async () => {
  const reported: [string, string][] = []
  const faulty = (): Workbench => ({
    ...bench(),
    runQuery() {
      throw new TypeError('Cannot read /srv/private/file')
    },
    reportFault: (error, what) => reported.push([what, (error as Error).stack ?? '']),
  })
  const { server, model } = await openai(
    scripted(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] },
      { text: ['It did not work.'] },
    ),
  )
  try {
    const asked = await answer(model, faulty())
    assert.deepEqual([asked.outcome.status, asked.text], ['completed', 'It did not work.'])
    assert.deepEqual([reported.length, reported[0]?.[0]], [1, 'the tool run_sql failed'])
    assert.match(reported[0]![1], /Cannot read[\s\S]*answer-question\.test\.ts/)
    assert.match(JSON.stringify(server.requests[1]?.body), /run_sql failed for a reason of its own/)
    assert.doesNotMatch(JSON.stringify([server.requests, asked.chunks]), /private/)
  } finally {
    await server.close()
  }
  const broken = {
    ...(model as object),
    doStream: () => Promise.reject(new RangeError('Invalid array length')),
  } as unknown as LanguageModel
  const failed = await answer(broken, faulty())
  assert.equal(failed.outcome.status, 'failed')
  assert.equal(failed.outcome.error, 'The analyst failed at this question. Try again, or ask it in other words.')
  assert.deepEqual([reported.length, reported[1]?.[0]], [2, 'an answer failed'])
  const refusing = await openai(scripted({ error: { status: 401 } }))
  try {
    await answer(refusing.model, faulty())
    assert.equal(reported.length, 2, "a provider's refusal is no fault of ours")
  } finally {
    await refusing.server.close()
  }
})

test('the time limit ends an answer that goes on and on, and keeps what it said', async () => {
  const { server, model } = await openai(scripted({ text: Array.from({ length: 500 }, () => 'on '), pauseMs: 20 }))
  try {
    const asked = await answer(model, bench(), 'q', { totalMs: 400 })
    assert.deepEqual(
      [asked.outcome.status, asked.outcome.error],
      ['failed', 'The model did not answer in time. Try again, or choose a faster model.'],
    )
    assert.match(asked.text, /^on /)
  } finally {
    await server.close()
  }
})

test('statistics are computed on a result, and what they find is looked up like a cell', async () => {
  const series = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 12)
    select i, 10 + 2 * i as y, 100 - 3 * i as z, case when i = 6 then 900 else 10 + i end as odd from n`
  const statistics = (input: object) => ({ name: 'statistics', input: { resultId: 'r1', ...input } })
  const { server, model } = await openai(
    scripted(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: series } }] },
      {
        calls: [
          statistics({ kind: 'correlation', y: 'y', x: 'z' }),
          statistics({ kind: 'regression', y: 'y', x: 'i' }),
          statistics({ kind: 'outliers', y: 'odd', label: 'i' }),
          statistics({ kind: 'forecast', y: 'y', steps: 2 }),
          statistics({ kind: 'correlation', y: 'nothing', x: 'i' }),
        ],
      },
      { text: ['They move against each other (-1); the next two are 36 and 38.'] },
    ),
  )
  try {
    const asked = await answer(model, bench())
    const outputs = asked.chunks.flatMap((chunk) => (chunk.type === 'tool-output-available' ? [chunk.output] : []))
    const [, correlation, regression, outliers, forecast, refused] = outputs as {
      ok: boolean
      columns: string[]
      rows: unknown[][]
      error?: string
    }[]
    assert.equal(correlation?.rows[0]?.[correlation.columns.indexOf('pearson')], -1)
    assert.ok(regression?.rows.flat().includes(2) && regression.rows.flat().includes(10), JSON.stringify(regression))
    assert.deepEqual([outliers?.rows.length, outliers?.rows.flat().includes(900)], [1, true], JSON.stringify(outliers))
    assert.ok(forecast?.rows.flat().includes(36) && forecast.rows.flat().includes(38), JSON.stringify(forecast))
    assert.deepEqual(
      [refused?.ok, refused?.error],
      [false, 'The result has no column "nothing". It has: i, y, z, odd.'],
    )
    assert.equal(part<{ unverified: number }>(asked, 'data-audit')?.unverified, 0)
  } finally {
    await server.close()
  }
})
