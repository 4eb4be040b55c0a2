import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Turn } from '../../../test/servers/model-script.ts'
import { answer, grouped, openShop, part, providers, scripted } from './analyst.fixture.ts'
import type { AuditPart } from './answer-parts.contract.ts'

const { bench } = openShop()

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
        {
          status: 'completed',
          error: null,
          inputTokens: 500,
          cachedTokens: 0,
          outputTokens: 100,
          steps: 5,
          underWay: null,
        },
      )
      assert.equal(asked.text, 'North sold 250, South 200; together 450 and not 999.')
      assert.deepEqual(part(asked, 'data-answer'), { columns: ['region', 'total'], rows: [['North', 250]] })
      assert.deepEqual((part(asked, 'data-chart') as { rows: unknown }).rows, [
        { region: 'North', total: 250 },
        { region: 'South', total: 200 },
      ])
      const audit = part<AuditPart>(asked, 'data-audit')!
      for (const { text, start, end } of audit.claims) assert.equal(asked.text.slice(start, end), text)
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

  test(`${name}: half a stream is asked for again, twice; if that breaks off too, it is kept and marked`, async () => {
    for (const ending of ['cut', 'break-off'] as const) {
      const { server, model } = await start(scripted({ text: ['North sold ', '250 and'], pauseMs: 20, ending }))
      try {
        const asked = await answer(model, bench())
        assert.equal(asked.outcome.status, 'failed', ending)
        assert.ok(asked.outcome.error)
        assert.equal(asked.text, 'North sold 250 and')
        assert.equal(server.requests.length, 3)
        assert.match(JSON.stringify(server.requests[1]!.body), /The connection broke off after/)
      } finally {
        await server.close()
      }
    }
  })

  test(`${name}: an answer that was cut off goes on, and is as if it had not been`, async () => {
    for (const ending of ['cut', 'break-off'] as const) {
      const { server, model } = await start(
        scripted(
          { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] },
          { text: ['Here it is. ', 'North sold ', '250 and'], pauseMs: 20, ending },
          { text: ['North sold 250 and South 200.'] },
        ),
      )
      try {
        const asked = await answer(model, bench())
        assert.deepEqual([asked.outcome.status, asked.outcome.error], ['completed', null], ending)
        assert.equal(asked.text, 'Here it is. North sold 250 and South 200.')
        assert.equal(part<{ unverified: number }>(asked, 'data-audit')!.unverified, 0)
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
        assert.deepEqual(
          [asked.outcome.status, asked.outcome.error],
          ['failed', 'The model did not answer in time. Try again, or choose a faster model.'],
        )
      } finally {
        await server.close()
      }
    }
  })

  test(`${name}: cancelling stops the provider's call and keeps what was said`, async () => {
    const stop = new AbortController()
    const { server, model } = await start(() => {
      setTimeout(() => stop.abort(), 500)
      return { text: ['One. ', 'Two.'], ending: 'hang' }
    })
    try {
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
      assert.deepEqual(
        [asked.outcome.status, asked.outcome.error],
        ['failed', 'The provider refused the key (401). Check the API key, and that it may use this model.'],
      )
      assert.equal(server.requests.length, 1)
    } finally {
      await server.close()
    }
  })
}
