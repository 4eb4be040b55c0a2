import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel, UIMessage, UIMessageChunk } from 'ai'
import { startAnthropic } from '../../../test/servers/anthropic.ts'
import { startGoogle } from '../../../test/servers/google.ts'
import type { ModelServer, Script, Turn } from '../../../test/servers/model-script.ts'
import { startOpenAI } from '../../../test/servers/openai.ts'
import { createNetworkGuard } from '../../platform/network.ts'
import { createSandbox, type Sandbox } from '../sandbox/index.ts'
import type { SourceTable } from '../sources/schema.ts'
import { type AnswerLimits, defaultLimits } from './answer-limits.ts'
import type { AnswerOutcome } from './answer-outcome.ts'
import type { Privacy } from './answer-parts.contract.ts'
import { answerQuestion } from './answer-question.ts'
import { createWorkbench, type LinkedPart, type Workbench } from './workbench.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-analyst-'))
const file = path.join(folder, 'shop.db')
let sandbox: Sandbox

before(() => {
  const database = new DatabaseSync(file)
  database.exec(`create table sales (region text, amount integer, person text);
    insert into sales values ('North', 100, 'Ann'), ('North', 150, 'Bea'), ('South', 40, 'Cid'), ('South', 60, 'Dan'),
      ('South', 10, 'Eve'), ('South', 20, 'Fay'), ('South', 70, 'Gus')`)
  database.close()
  sandbox = createSandbox({ tempDir: path.join(folder, 'tmp'), guard: createNetworkGuard({ allowPrivate: false }) })
})
after(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

const column = (name: string, type: 'text' | 'integer') => ({
  name,
  type,
  nativeType: type,
  nullable: true,
  primaryKey: false,
  references: null,
  label: null,
  profile: {
    rows: 7,
    nulls: 0,
    distinct: 7,
    min: name === 'amount' ? 10 : 'Ann',
    max: name === 'amount' ? 150 : 'Gus',
    mean: null,
    top: [{ value: 'secret-sample', count: 1 }],
    histogram: [],
    sampled: false,
  },
})
const sales: SourceTable = {
  name: 'sales',
  schema: null,
  kind: 'table',
  rows: 7,
  hidden: false,
  columns: [column('region', 'text'), column('amount', 'integer'), column('person', 'text')],
}

function bench(options: { privacy?: Privacy; leaves?: boolean; signal?: AbortSignal } = {}): Workbench {
  const part: LinkedPart = {
    dataSourceId: 'd1',
    name: 'Shop',
    schemaName: null,
    grounding: 'Generated: secret-grounding',
    groundingGenerated: true,
    privacy: options.privacy ?? 'full',
    tables: [sales],
  }
  return createWorkbench({
    sources: [
      {
        source: 'sqlite',
        engine: 'sqlite',
        parts: [part],
        target: { kind: 'SQLITE', databases: [{ schema: null, path: file }] },
      },
    ],
    shortcuts: [],
    today: '2026-01-15',
    leaves: options.leaves ?? true,
    signal: options.signal ?? new AbortController().signal,
    runQuery: (query) => sandbox.query({ ...query, teamId: 't1' }),
  })
}

const ask = (text: string): UIMessage[] => [{ id: 'q', role: 'user', parts: [{ type: 'text', text }] }]
type Asked = { chunks: UIMessageChunk[]; outcome: AnswerOutcome; text: string; bench: Workbench }

async function answer(
  model: LanguageModel,
  workbench: Workbench,
  question = 'sales by region',
  limits: Partial<AnswerLimits> = {},
): Promise<Asked> {
  const steps = answerQuestion({
    model,
    messages: ask(question),
    bench: workbench,
    agentInstructions: '',
    spaceDescription: null,
    examples: [],
    limits: { ...defaultLimits, retries: 2, ...limits },
  })
  const chunks: UIMessageChunk[] = []
  for (;;) {
    const step = await steps.next()
    if (step.done) {
      const text = chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.delta] : [])).join('')
      return { chunks, outcome: step.value, text, bench: workbench }
    }
    chunks.push(step.value)
  }
}
const part = <T>(asked: Asked, type: string) =>
  (asked.chunks.find((chunk) => chunk.type === type) as { data: T } | undefined)?.data

const grouped = 'select region, sum(amount) as total from sales group by region order by region'
const scripted =
  (...turns: Turn[]): Script =>
  ({ index }) =>
    turns[Math.min(index, turns.length - 1)]!

const providers: Record<string, (script: Script) => Promise<{ server: ModelServer; model: LanguageModel }>> = {
  async OpenAI(script) {
    const server = await startOpenAI(script)
    return { server, model: createOpenAI({ apiKey: 'k', baseURL: server.url }).chat('gpt-test') }
  },
  async Anthropic(script) {
    const server = await startAnthropic(script)
    return { server, model: createAnthropic({ apiKey: 'k', baseURL: server.url })('claude-test') }
  },
  async Google(script) {
    const server = await startGoogle(script)
    return { server, model: createGoogle({ apiKey: 'k', baseURL: server.url })('gemini-test') }
  },
  async 'OpenAI-compatible'(script) {
    const server = await startOpenAI(script)
    return { server, model: createOpenAICompatible({ name: 'x', baseURL: server.url, includeUsage: true })('llama') }
  },
}

for (const [name, start] of Object.entries(providers)) {
  test(`${name}: tools are called, in parallel too, and the answer carries its parts`, async () => {
    const { server, model } = await start(
      scripted(
        {
          reasoning: 'Look at the totals.',
          calls: [
            { name: 'describe_tables', input: {} },
            { name: 'run_sql', input: { source: 'sqlite', sql: grouped } },
          ],
        },
        {
          calls: [
            { name: 'make_chart', input: { resultId: 'r1', chart: { type: 'bar', x: 'region', y: 'total' } } },
            { name: 'give_answer', input: { columns: ['region', 'total'], rows: [['North', 250]] } },
          ],
        },
        { text: ['North sold ', '250, South 200; ', 'together 450 and not 999.'] },
      ),
    )
    try {
      const asked = await answer(model, bench())
      assert.deepEqual(
        { ...asked.outcome },
        { status: 'completed', error: null, inputTokens: 300, outputTokens: 60, steps: 3, underWay: null },
      )
      assert.equal(asked.text, 'North sold 250, South 200; together 450 and not 999.')
      assert.deepEqual(part(asked, 'data-answer'), { columns: ['region', 'total'], rows: [['North', 250]] })
      assert.deepEqual((part(asked, 'data-chart') as { rows: unknown }).rows, [
        { region: 'North', total: 250 },
        { region: 'South', total: 200 },
      ])
      const audit = part<{ verified: number; unverified: number; claims: { text: string; status: string }[] }>(
        asked,
        'data-audit',
      )!
      assert.deepEqual(
        audit.claims.map(({ text, status }) => `${text} ${status}`),
        ['250 verified', '200 verified', '450 verified', '999 unverified'],
      )
      const { messages, contents } = server.requests[1]!.body
      assert.match(JSON.stringify(messages ?? contents), /250/)
    } finally {
      await server.close()
    }
  })

  test(`${name}: an SQL error goes back to the model, which mends it`, async () => {
    const { server, model } = await start(
      scripted(
        { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select no_such from sales' } }] },
        { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select count(*) as n from sales' } }] },
        { text: ['There are 7.'] },
      ),
    )
    try {
      const asked = await answer(model, bench())
      assert.equal(asked.outcome.status, 'completed')
      assert.match(JSON.stringify(server.requests[1]?.body), /no such column/)
      assert.equal(asked.bench.results.size, 1)
    } finally {
      await server.close()
    }
  })

  test(`${name}: a refusal for load is tried again before the first byte`, async () => {
    const { server, model } = await start(({ index }) =>
      index === 0 ? { error: { status: 429, headers: { 'retry-after-ms': '10' } } } : { text: ['Fine.'] },
    )
    try {
      const asked = await answer(model, bench())
      assert.deepEqual([asked.outcome.status, asked.text, server.requests.length], ['completed', 'Fine.', 2])
    } finally {
      await server.close()
    }
  })

  test(`${name}: half a stream is kept, marked, and not asked for again`, async () => {
    for (const ending of ['cut', 'break-off'] as const) {
      const { server, model } = await start(scripted({ text: ['North sold ', '250 and'], pauseMs: 20, ending }))
      try {
        const asked = await answer(model, bench())
        assert.equal(asked.outcome.status, 'failed', ending)
        assert.ok(asked.outcome.error)
        assert.equal(asked.text, 'North sold 250 and')
        assert.equal(server.requests.length, 1)
      } finally {
        await server.close()
      }
    }
  })

  test(`${name}: a model that never begins, or falls silent, is given up`, async () => {
    for (const turn of [{ silent: true }, { text: ['Well, '], ending: 'hang' }] as Turn[]) {
      const { server, model } = await start(scripted(turn))
      try {
        const asked = await answer(model, bench(), 'q', { firstByteMs: 150, idleMs: 150, retries: 0 })
        assert.deepEqual([asked.outcome.status, asked.outcome.error], ['failed', 'The model did not answer in time.'])
      } finally {
        await server.close()
      }
    }
  })

  test(`${name}: cancelling stops the provider's call and keeps what was said`, async () => {
    const stop = new AbortController()
    const { server, model } = await start(scripted({ text: ['One. ', 'Two.'], ending: 'hang' }))
    try {
      setTimeout(() => stop.abort(), 150)
      const asked = await answer(model, bench({ signal: stop.signal }))
      assert.deepEqual([asked.outcome.status, asked.outcome.error, asked.text], ['cancelled', null, 'One. Two.'])
      // Its provider counts what it said and was told; a budget does as well.
      assert.equal(asked.outcome.outputTokens, 3)
      assert.ok(asked.outcome.inputTokens > 100)
      for (let i = 0; i < 100 && server.abandoned() === 0; i++) await new Promise((resolve) => setTimeout(resolve, 10))
      assert.equal(server.abandoned(), 1)
    } finally {
      await server.close()
    }
  })

  test(`${name}: a wrong key is said in plain words and not tried again`, async () => {
    const { server, model } = await start(scripted({ error: { status: 401, body: { error: { message: 'bad key' } } } }))
    try {
      const asked = await answer(model, bench())
      assert.deepEqual([asked.outcome.status, asked.outcome.error], ['failed', 'The provider refused the key (401).'])
      assert.equal(server.requests.length, 1)
    } finally {
      await server.close()
    }
  })
}

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
    assert.equal(asked.bench.results.get('r1')?.rowsSeen, 1)
    assert.deepEqual(asked.bench.results.get('r1')?.columns, ['region', 'total'])
  } finally {
    await server.close()
  }
})

test('a model in this very process is shown everything, because nothing leaves', async () => {
  const { server, model } = await openai(
    scripted({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] }, { text: ['Done.'] }),
  )
  try {
    const asked = await answer(model, bench({ privacy: 'schema', leaves: false }))
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
    assert.match(asked.text, /stopped after 3 steps/)
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
    assert.match(asked.text, /10000 tokens/)
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
  assert.deepEqual([failed.outcome.status, failed.outcome.error], ['failed', 'The analyst failed at this question.'])
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
    assert.deepEqual([asked.outcome.status, asked.outcome.error], ['failed', 'The model did not answer in time.'])
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
