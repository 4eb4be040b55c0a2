import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, grouped, lastBody, openShop, part, providers, scripted, sql } from './analyst.fixture.ts'

const { bench, converse } = openShop()
const openai = providers.OpenAI!

test('a statement that failed is not run again, and an answer always ends in words of the model', async () => {
  const { server, model } = await openai(({ body }) => {
    const offered = (body.tools ?? []).map(({ function: { name } }: { function: { name: string } }) => name)
    return offered.includes('run_sql')
      ? { calls: [sql('select no_such from sales')] }
      : { text: ['The data cannot say.'] }
  })
  try {
    const asked = await answer(model, bench(), 'q')
    assert.equal(asked.text, 'The data cannot say.')
    assert.ok(server.requests.length <= 8, `${server.requests.length} requests`)
    assert.match(JSON.stringify(server.requests[2]?.body), /it was not run again.*no such column: no_such/)
    assert.match(JSON.stringify(server.requests.at(-1)?.body), /No more queries can be run/)
  } finally {
    await server.close()
  }
})

test('a figure that stands in no result is not shown: the model is told which, and writes it again', async () => {
  const { server, asked } = await converse(openai, [
    {
      ask: 'North?',
      does: [
        { calls: [sql(grouped)] },
        { text: ['Here it is. ', 'North sold 311', ' in all.'] },
        { text: ['North sold 250.'] },
      ],
    },
  ])
  assert.equal(asked[0]!.text, 'Here it is. North sold 250.')
  assert.match(JSON.stringify(lastBody(server).messages.at(-1)), /This stands in no result of the conversation: 311\./)
  assert.equal(part<{ unverified: number }>(asked[0]!, 'data-audit')!.unverified, 0)
  assert.equal(asked[0]!.outcome.steps, 3)
})

test('which guess stands in private rows is not told to the model', async () => {
  const { server, asked } = await converse(
    openai,
    [
      {
        ask: 'North?',
        does: [
          { calls: [sql(grouped), { name: 'give_answer', input: { columns: ['n'], rows: [[311]] } }] },
          { text: ['North sold 311.'] },
        ],
      },
    ],
    () => bench({ privacy: 'schema' }),
  )
  assert.equal(server.requests.length, 2)
  assert.equal(part<{ unverified: number }>(asked[0]!, 'data-audit')!.unverified, 1)
})

test('give_answer takes only cells that stand in a result', async () => {
  const give = (rows: unknown[][]) => ({ name: 'give_answer', input: { columns: ['region', 'total'], rows } })
  const { server, asked } = await converse(openai, [
    {
      ask: 'North?',
      does: [
        { calls: [sql(grouped)] },
        { calls: [give([['North', 311]])] },
        { calls: [give([['Atlantis', 250]])] },
        { calls: [give([['North', 250]])] },
        { text: ['North sold 250.'] },
      ],
    },
  ])
  assert.match(JSON.stringify(server.requests[2]!.body), /These stand in no result: 311\./)
  assert.match(JSON.stringify(server.requests[3]!.body), /These stand in no result: Atlantis\./)
  assert.deepEqual(part<{ rows: unknown }>(asked[0]!, 'data-answer')!.rows, [['North', 250]])
})

test('thoughts between tags are no part of the answer, and a call that is written as text is made', async () => {
  const { asked } = await converse(openai, [
    {
      ask: 'by region?',
      does: [
        {
          text: [
            '<think>Perhaps 999?',
            ' I look.</think>',
            `{"name": "run_sql", "arguments": `,
            `${JSON.stringify(sql(grouped).input)}}`,
          ],
        },
        {
          text: [
            '<tool_call>\n',
            JSON.stringify({ name: 'run_sql', arguments: sql('select 7 as n').input }),
            '\n</tool_call>',
          ],
        },
        {
          text: [
            'I look once more.\n\n<tool_',
            `call>${JSON.stringify({ name: 'run_sql', arguments: sql('select 8 as n').input })}</tool_call>`,
          ],
        },
        { text: ['<thi', 'nk>Hm, 888.</think>North sold 250, of 7.'] },
      ],
    },
  ])
  assert.equal(asked[0]!.text.replaceAll(/\s+/g, ' ').trim(), 'I look once more. North sold 250, of 7.')
  assert.deepEqual([...asked[0]!.bench.results.keys()], ['r1', 'r2', 'r3'])
  assert.equal(part<{ claims: unknown[] }>(asked[0]!, 'data-audit')!.claims.length, 2)
})

test('a model that ends without a word is asked for one, three times', async () => {
  const { server, asked } = await converse(openai, [
    { ask: 'q', does: [{ calls: [sql(grouped)] }, { text: [''] }, { text: ['North sold 250.'] }] },
  ])
  assert.equal(asked[0]!.text, 'North sold 250.')
  const silent = await converse(openai, [
    { ask: 'q', does: [...Array.from({ length: 4 }, () => ({ text: [''] })), { text: ['never asked'] }] },
  ])
  assert.match(silent.asked[0]!.text, /gave no answer in words/)
  assert.deepEqual([server.requests.length, silent.server.requests.length], [3, 4])
})

test('a figure is looked up wherever it stands: after a thousand others, and in a line without an end', async () => {
  const listed = Array.from({ length: 700 }, () => '250, 200, ')
  for (const text of [
    [...listed, 'and 311.'],
    [listed.join('').replaceAll(', ', ';'), '311;', '250.'],
  ]) {
    const { server, model } = await providers.OpenAI!(scripted({ calls: [sql(grouped)] }, { text }))
    try {
      const asked = await answer(model, bench())
      const audit = part<{ unverified: number; claims: { text: string; status: string }[] }>(asked, 'data-audit')!
      assert.deepEqual(
        audit.claims.filter(({ status }) => status === 'unverified').map(({ text }) => text),
        ['311'],
      )
      assert.match(JSON.stringify(server.requests[2]!.body), /This stands in no result of the conversation: 311/)
    } finally {
      await server.close()
    }
  }
})

test('figures in a block of code that began long before are no claims', async () => {
  const code = ['```sql\n', 'select 1 as one\n', `-- ${'a long remark '.repeat(40)}\n`, 'select 98765\n', '```\n']
  const { server, model } = await providers.OpenAI!(
    scripted({ calls: [sql(grouped)] }, { text: [...code, 'North sold 250.'] }),
  )
  try {
    const asked = await answer(model, bench())
    assert.equal(server.requests.length, 2)
    assert.equal(part<{ unverified: number }>(asked, 'data-audit')!.unverified, 0)
  } finally {
    await server.close()
  }
})
