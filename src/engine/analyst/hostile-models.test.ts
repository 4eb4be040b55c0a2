import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Turn } from '../../../test/servers/model-script.ts'
import type { QueryOutcome } from '../sandbox/query.ts'
import { answer, column, grouped, openShop, providers, sales, scripted, sql, tokens } from './analyst.fixture.ts'
import { findValues } from './reading/values-found.ts'

const { bench } = openShop()

for (const [name, start] of Object.entries(providers)) {
  test(`${name}: a model that never comes to an end is stopped, and what it said is kept`, async () => {
    const words = 'and so it goes on without a figure, '
    const { server, model } = await start(scripted({ text: Array.from({ length: 12_000 }, () => words) }))
    try {
      const asked = await answer(model, bench())
      assert.deepEqual(
        [asked.outcome.status, asked.outcome.error],
        ['failed', 'The model went on without coming to an end. Try again, or choose another model.'],
      )
      assert.ok(asked.text.length > 190_000 && asked.text.length < 300_000, `${asked.text.length} characters`)
      assert.equal(server.requests.length, 1)
    } finally {
      await server.close()
    }
  })

  test(`${name}: a call of great length is refused, and fills no later request`, async () => {
    const { server, model } = await start(
      scripted(
        { calls: [sql(`select 1 -- ${'x'.repeat(400_000)}`)] },
        { calls: [{ name: 'describe_tables', input: { tables: ['y'.repeat(90_000)] } }] },
        { calls: [{ name: 'make_chart', input: { resultId: 'z'.repeat(90_000), chart: { type: 'bar', x: 'a' } } }] },
        { text: ['The data cannot say.'] },
      ),
    )
    try {
      const asked = await answer(model, bench())
      assert.equal(asked.text, 'The data cannot say.')
      const [first, second] = server.requests.map(({ body }) => tokens(body))
      assert.ok(second! - first! < 1_000, `${second! - first!} tokens more`)
      for (const [at, { body }] of server.requests.entries())
        assert.ok(tokens(body) < 70_000, `${tokens(body)} tokens at request ${at}`)
    } finally {
      await server.close()
    }
  })

  test(`${name}: a provider that goes on limiting is asked three times, and it is said`, async () => {
    const { server, model } = await start(scripted({ error: { status: 429, headers: { 'retry-after-ms': '5' } } }))
    try {
      const asked = await answer(model, bench())
      assert.deepEqual(
        [asked.outcome.status, asked.outcome.error],
        ['failed', 'The provider is limiting requests. Wait a little, then try again.'],
      )
      assert.equal(server.requests.length, 3)
    } finally {
      await server.close()
    }
  })

  test(`${name}: a budget that others used up meanwhile ends the answer after its step`, async () => {
    const { server, model } = await start(scripted({ calls: [sql(grouped)] }))
    try {
      const asked = await answer(model, bench(), 'q', {}, [], { isSpent: async () => server.requests.length >= 2 })
      assert.equal(server.requests.length, 2)
      assert.equal(asked.outcome.status, 'completed')
      assert.match(asked.text, /^I stopped because a budget is used up, without an answer\./)
    } finally {
      await server.close()
    }
  })
}

test('a model that calls only what is no tool, or cannot be read, is soon asked for its answer', async () => {
  for (const call of [
    { name: 'drop_tables', input: {} },
    { name: 'run_sql', input: { statement: 1 } },
  ]) {
    const { server, model } = await providers['OpenAI-compatible']!(({ body }) =>
      JSON.stringify(body).includes('No more queries can be run')
        ? { text: ['The data cannot say.'] }
        : { calls: [call] },
    )
    try {
      const asked = await answer(model, bench())
      assert.deepEqual([asked.outcome.status, asked.text], ['completed', 'The data cannot say.'])
      assert.ok(server.requests.length < 10, `${server.requests.length} requests`)
    } finally {
      await server.close()
    }
  }
})

test('a call that does not fit is told of in plain words, to the model and to the person', async () => {
  for (const [input, words] of [
    [{ statement: 1 }, '"sql" is missing.'],
    [
      { sql: 7, purpose: ['x'] },
      '"sql": expected string, received number; "purpose": expected string, received array.',
    ],
  ] as const)
    for (const start of Object.values(providers)) {
      const { server, model } = await start(
        scripted({ calls: [{ name: 'run_sql', input }] }, { text: ['The data cannot say.'] }),
      )
      try {
        const asked = await answer(model, bench())
        const told = JSON.stringify(server.requests[1]!.body)
        assert.ok(told.replaceAll('\\', '').includes(`run_sql was not called: ${words}`), told.slice(0, 2_000))
        assert.doesNotMatch(told, /Type validation|invalid_type|Error message/)
        for (const chunk of asked.chunks)
          if ('errorText' in chunk) assert.equal(chunk.errorText, `run_sql was not called: ${words}`)
      } finally {
        await server.close()
      }
    }
})

test('a source needs no name where there is only one', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(
    scripted({ calls: [{ name: 'run_sql', input: { sql: grouped } }] }, { text: ['North sold 250.'] }),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.text, 'North sold 250.')
    const output = asked.chunks.find(({ type }) => type === 'tool-output-available') as { output: { source: string } }
    assert.equal(output.output.source, 'sqlite')
  } finally {
    await server.close()
  }
})

test('a request that was refused, or reached nobody, is not counted', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(scripted({ error: { status: 401 } }))
  const refused = await answer(model, bench())
  await server.close()
  const unreachable = await answer(model, bench())
  for (const { outcome } of [refused, unreachable])
    assert.deepEqual([outcome.status, outcome.inputTokens, outcome.outputTokens], ['failed', 0, 0], outcome.error ?? '')
})

test('what a server says of tokens counts only where it can be a count', async () => {
  for (const usage of [
    { input: -1e9, output: -1e9 },
    { input: 1e300, output: 1e300 },
    { input: 4e15, output: 9e15, cached: 1e300 },
    { input: 0.5, output: 0.5, cached: -3 },
  ]) {
    const { server, model } = await providers['OpenAI-compatible']!(scripted({ text: ['The data cannot say.'], usage }))
    try {
      const { inputTokens, outputTokens, cachedTokens } = (await answer(model, bench())).outcome
      assert.ok(inputTokens > 500 && inputTokens < 20_000, `${inputTokens} in for ${usage.input}`)
      assert.ok(outputTokens > 0 && outputTokens < 100, `${outputTokens} out for ${usage.output}`)
      assert.equal(cachedTokens, 0)
    } finally {
      await server.close()
    }
  }
  const usage = { input: 100, output: 10, cached: 5_000 }
  const { server, model } = await providers['OpenAI-compatible']!(scripted({ text: ['The data cannot say.'], usage }))
  try {
    assert.equal((await answer(model, bench())).outcome.cachedTokens, 100, 'no more was cached than was sent')
  } finally {
    await server.close()
  }
})

test('a model that calls hundreds of things at once is stopped', async () => {
  const calls = Array.from({ length: 400 }, (_, i) => sql(`select ${i} as n`))
  const { server, model } = await providers['OpenAI-compatible']!(scripted({ calls }))
  try {
    const asked = await answer(model, bench())
    assert.match(asked.outcome.error!, /^The model went on without coming to an end\./)
    assert.equal(server.requests.length, 1)
  } finally {
    await server.close()
  }
})

test('a call that is nested too deeply to be written down is refused, and the answer goes on', async () => {
  const deep = `${'{"not":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const call = { index: 0, id: 'c', type: 'function', function: { name: 'ask', arguments: `{"question":${deep}}` } }
  const called = { id: 'c', choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: 'tool_calls' }] }
  const turns: Turn[] = [
    { raw: `data: ${JSON.stringify(called)}\n\ndata: [DONE]\n\n` },
    { text: [`<tool_call>{"name":"ask","arguments":{"question":${deep}}}</tool_call>`] },
    { text: ['The data cannot say.'] },
  ]
  const { server, model } = await providers['OpenAI-compatible']!(scripted(...turns))
  try {
    const asked = await answer(model, bench())
    assert.deepEqual([asked.outcome.status, asked.text], ['completed', 'The data cannot say.'])
    assert.equal(server.requests.length, 3)
  } finally {
    await server.close()
  }
})

test('calls that a server gives one id, in a step or in several, are kept and told apart', async () => {
  const called = (...statements: string[]) => {
    const tool_calls = statements.map((statement, index) => ({
      index,
      id: 'call_0',
      type: 'function',
      function: { name: 'run_sql', arguments: JSON.stringify({ sql: statement }) },
    }))
    const chunk = { id: 'c', choices: [{ index: 0, delta: { tool_calls }, finish_reason: 'tool_calls' }] }
    return { raw: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n` }
  }
  const { server, model } = await providers['OpenAI-compatible']!(
    scripted(called('select 11 as a', 'select 22 as b'), called('select 33 as c'), { text: ['11, 22 and 33.'] }),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.text, '11, 22 and 33.')
    const ids = asked.chunks.flatMap((chunk) => (chunk.type === 'tool-output-available' ? [chunk.toolCallId] : []))
    assert.deepEqual([ids.length, new Set(ids).size], [3, 3], ids.join(' '))
    const told = server.requests[2]!.body.messages.filter(({ role }: { role: string }) => role === 'tool')
    assert.deepEqual(
      told.map(({ tool_call_id, content }: { tool_call_id: string; content: string }) => [
        tool_call_id,
        JSON.parse(content).rows[0][0],
      ]),
      ids.map((id, at) => [id, 11 * (at + 1)]),
    )
  } finally {
    await server.close()
  }
})

test('a budget that is used up is no more asked of, also to put a text right', async () => {
  const { server, model } = await providers.OpenAI!(scripted({ text: ['North sold 999.'] }))
  try {
    await answer(model, bench(), 'q', {}, [], { isSpent: async () => true })
    assert.equal(server.requests.length, 1)
  } finally {
    await server.close()
  }
})

test('what cannot be read is told in plain words', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(scripted({ raw: 'data: {broken\n\n' }))
  try {
    const asked = await answer(model, bench())
    assert.match(asked.outcome.error!, /^The model answered in a form that cannot be read\./)
  } finally {
    await server.close()
  }
})

test('thoughts without an end are stopped as well', async () => {
  const { server, model } = await providers['OpenAI-compatible']!(scripted({ reasoning: 'hm '.repeat(600_000) }))
  try {
    const asked = await answer(model, bench())
    assert.equal(asked.outcome.error, 'The model went on without coming to an end. Try again, or choose another model.')
    assert.equal(asked.text, '')
  } finally {
    await server.close()
  }
})

test('a model that calls the same thing for ever, or something else each time, ends', async () => {
  const turns: ((index: number) => Turn)[] = [
    () => ({ calls: [sql(grouped)] }),
    (index) => ({ calls: [sql(`select ${index} as n`)] }),
    () => ({ calls: [{ name: 'no_such_tool', input: {} }] }),
    () => ({ calls: [{ name: 'run_sql', input: { nothing: 'that fits' } }] }),
    () => ({ calls: Array.from({ length: 40 }, (_, i) => sql(`select ${i} as n`)) }),
    () => ({ text: ['<think>I go on'] }),
    () => ({ text: ['{"name": "run_sql", "arguments": {"source": "sqlite"'] }),
    () => ({
      text: ['<tool_call>{"name": "run_sql", "arguments": {"source": "sqlite", "sql": "select 1"}}</tool_call>'],
    }),
    () => ({ text: ['I look. <tool_call>{"name": "run_sql", "arguments": {"sql": "select'] }),
  ]
  for (const [at, turn] of turns.entries()) {
    const { server, model } = await providers.OpenAI!(({ index }) => turn(index))
    try {
      const asked = await answer(model, bench())
      assert.equal(asked.outcome.status, 'completed', `kind ${at}`)
      assert.notEqual(asked.text.trim(), '', `kind ${at} ends in words`)
      assert.ok(server.requests.length <= 24, `kind ${at}: ${server.requests.length} requests`)
      assert.doesNotMatch(asked.text, /<think|arguments|tool_call/, `kind ${at}`)
    } finally {
      await server.close()
    }
  }
})

test('half of a letter is told to no provider: not of a cell that is cut, and not of what a person wrote', async () => {
  const faces = `select 'x' || replace(hex(zeroblob(400)), '0', '\u{1F600}') as faces`
  for (const start of Object.values(providers)) {
    const { server, model } = await start(scripted({ calls: [sql(faces)] }, { text: ['They smile.'] }))
    try {
      const asked = await answer(model, bench(), 'What does \uD83D mean?')
      assert.equal(asked.text, 'They smile.')
      const told = JSON.stringify(server.requests.map(({ body }) => body))
      assert.match(told, /\u{1F600}… \(1601 characters\)/u)
      assert.doesNotMatch(told, /\\ud[89a-f][0-9a-f]{2}/)
    } finally {
      await server.close()
    }
  }
})

test('columns that could not be searched for a value are counted as such, and nothing is searched for ever', async () => {
  const wide = { ...sales, name: 'wide', columns: Array.from({ length: 64 }, (_, i) => column(`text_${i}`, 'text')) }
  const asked: string[] = []
  const workbench = {
    ...bench({ more: [wide] }),
    runQuery: async ({ sql }: { sql: string }): Promise<QueryOutcome> => {
      asked.push(sql)
      throw new Error('no such function')
    },
  }
  const found = await findValues(workbench, ['fay'])
  assert.deepEqual([found.matches.length, found.notSearched], [0, 66])
  assert.ok(asked.length <= 2 * 66, `${asked.length} statements`)
})

for (const [name, start] of Object.entries(providers))
  test(`${name}: what was done in a step that was cut off is known, and not done again`, async () => {
    for (const ending of ['cut', 'break-off'] as const) {
      let made = 0
      const workbench = {
        ...bench(),
        dashboards: {
          suggest: async () => ({ ok: false as const, error: 'no' }),
          create: async ({ title }: { title: string }) => {
            made += 1
            return { ok: true as const, dashboardId: `dash-${made}`, title }
          },
          edit: async () => ({ ok: false as const, error: 'no' }),
          read: async () => null,
        },
      }
      const { server, model } = await start(({ index, body }) => {
        if (index === 0)
          return {
            calls: [{ name: 'create_dashboard', input: { title: 'Sales', markup: '# Sales' } }],
            pauseMs: 50,
            ending,
          }
        return JSON.stringify(body).includes('dash-1')
          ? { text: ['It is made.'] }
          : { calls: [{ name: 'create_dashboard', input: { title: 'Sales', markup: '# Sales' } }] }
      })
      try {
        const asked = await answer(model, workbench, 'Make a dashboard of sales')
        assert.deepEqual([asked.outcome.status, made], ['completed', 1], ending)
        assert.equal(asked.text, 'It is made.')
        // One that is cut before its first word is a request that was tried again.
        if (ending === 'break-off')
          assert.ok(asked.outcome.inputTokens > 700, `${asked.outcome.inputTokens}: what was cut off is counted`)
      } finally {
        await server.close()
      }
    }
  })

test('the half of a call that was written as text and cut off is not shown', async () => {
  for (const ending of ['cut', 'break-off'] as const) {
    const { server, model } = await providers.OpenAI!(
      scripted(
        { text: ['I look. ', '<tool_call>{"name": "run_sql", ', '"arguments": {"sq'], pauseMs: 20, ending },
        { calls: [sql(grouped)] },
        { text: ['North sold 250.'] },
      ),
    )
    try {
      const asked = await answer(model, bench())
      assert.equal(asked.outcome.status, 'completed', ending)
      assert.doesNotMatch(asked.text, /tool_call|arguments/)
      assert.match(asked.text, /North sold 250\.$/)
    } finally {
      await server.close()
    }
  }
})
