import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertCode } from './envelope.ts'
import { call } from './harness.ts'
import { startScriptedChats } from './scripted-chats.ts'
import { makeChat, sales, useModel } from './streams.ts'

const chats = await startScriptedChats()
const { service, member, key, openai, play, ask } = chats
after(() => chats.stop())

describe('what an answer is made of', () => {
  test('a verified answer is given again to the same question, and compared when the data changes', async () => {
    const { spaceId, chat, chatId } = await makeChat(service, key, 'Verified', sales)
    await useModel(service, key, spaceId, 'openai', 'verified-model', openai.url)
    play(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select sum(amount) as total from sales' } }] },
      { text: ['The total is 350.'] },
    )
    await (await ask(chat, 'q1', 'What is the total?')).whole()
    const answerId = (await call(service, 'GET', chat, { key })).body.messages[1].id
    const verified = await call(service, 'POST', `/spaces/${spaceId}/verified-answers`, {
      key,
      json: { chatId, messageId: answerId },
    })
    assert.equal(verified.status, 201, verified.text)
    assert.deepEqual([verified.body.question, verified.body.rows], ['What is the total?', [[350]]])
    assertCode(
      await call(service, 'POST', `/spaces/${spaceId}/verified-answers`, { key, json: { chatId, messageId: 'q1' } }),
      409,
      'verified-answers/not-verifiable',
    )
    const before = openai.requests.length
    const again = await ask(chat, 'q2', ' what is the TOTAL ')
    await again.whole()
    assert.equal(again.text(), 'The total is 350.')
    assert.equal(again.chunks.find(({ type }) => type === 'data-verified')?.data.verifiedAnswerId, verified.body.id)
    assert.equal(openai.requests.length, before, 'no model was asked')
    await (await ask(chat, 'q3', 'And the total of the North?')).whole()
    assert.match(
      JSON.stringify(openai.requests.at(-1)?.body.messages.at(-1)),
      /select sum\(amount\) as total from sales/,
    )
    const [link] = (await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key })).body
    const body = new FormData()
    body.append('file', new Blob([`${sales}South,1,2024-03-02\n`]), 'sales.csv')
    const replaced = await call(service, 'PUT', `/data-sources/${link.dataSourceId}/file`, { key, body })
    assert.equal(replaced.status, 200, replaced.text)
    const now = await ask(chat, 'q4', 'What is the total?')
    await now.whole()
    assert.match(now.text(), /a different result than when it was verified/)
    assert.deepEqual(now.chunks.find(({ type }) => type === 'data-answer')?.data.rows, [[351]])
    assert.equal(
      (await call(service, 'DELETE', `/spaces/${spaceId}/verified-answers/${verified.body.id}`, { key })).status,
      204,
    )
  })

  test('a changed statement is kept and is what a dashboard takes; an answer from SQL alone becomes a question', async () => {
    const { spaceId, chat, chatId } = await makeChat(service, key, 'Statements', sales)
    await useModel(service, key, spaceId, 'openai', 'statement-model', openai.url)
    play(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select sum(amount) as total from sales' } }] },
      { text: ['The total is 350.'] },
    )
    await (await ask(chat, 'q1', 'What is the total amount by region?')).whole()
    const answer = async () => (await call(service, 'GET', chat, { key })).body.messages[1]
    const { id, parts } = await answer()
    const run = parts.find(({ type }: { type: string }) => type === 'tool-run_sql')
    const statement = `${chat}/messages/${id}/statements/${run.output.resultId}`
    const sql = 'select region, sum(amount) as total from sales group by 1'
    const chart = { type: 'bar', x: 'region', y: 'total' }
    assert.equal((await call(service, 'PUT', statement, { key, json: { sql, chart } })).status, 200)
    const kept = (await answer()).parts.at(-1)
    assert.deepEqual([kept.type, kept.data], ['data-edited', { resultId: run.output.resultId, sql, chart }])
    const made = await call(service, 'POST', `/spaces/${spaceId}/dashboards`, {
      key,
      json: { title: 'Sales', markup: '', draft: true },
    })
    const put = await call(service, 'POST', `/dashboards/${made.body.id}/items`, {
      key,
      json: { chatId, messageId: id },
    })
    assert.match(put.body.markup, /group by 1[\s\S]*chart .*type="bar"/)
    assertCode(
      await call(service, 'PUT', `${chat}/messages/${id}/statements/r99`, { key, json: { sql } }),
      404,
      'messages/not-found',
    )
    assert.equal((await call(service, 'PUT', statement, { key, json: { sql: null } })).status, 200)
    assert.deepEqual((await answer()).parts, parts)

    const question = {
      measures: [{ fn: 'sum', of: { field: { dataset: 'sales', field: 'amount' } } }],
      by: [{ of: { field: { dataset: 'sales', field: 'region' } } }],
    }
    const rebuilt = await call(service, 'PUT', `${chat}/messages/${id}/question`, { key, json: { question } })
    assert.equal(rebuilt.status, 200, rebuilt.text)
    const reading = rebuilt.body.parts.find(({ type }: { type: string }) => type === 'data-reading')
    assert.deepEqual(
      [reading.data.text, reading.data.sentence, reading.data.by],
      ['What is the total amount by region?', 'Total amount by region.', 'edited'],
    )
  })

  test('a private source is queried, and a model elsewhere is told only what its link allows', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Private', sales)
    await useModel(service, key, spaceId, 'openai', 'private-model', openai.url)
    const [link] = (await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key })).body
    await call(service, 'PATCH', `/spaces/${spaceId}/data-sources/${link.id}`, { key, json: { privacy: 'schema' } })
    const sql = 'select region, sum(amount) as total from sales group by region order by region'
    play({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] }, { text: ['See the table.'] })
    const before = openai.requests.length
    const stream = await ask(chat, 'q1', 'What is the total by region?')
    await stream.whole()
    const told = JSON.stringify(openai.requests.slice(before).map(({ body }) => body))
    assert.match(told, /region/)
    assert.doesNotMatch(told, /North|South|2024-01-05|250/)
    assert.deepEqual(stream.chunks.find(({ type }) => type === 'tool-output-available')?.output.rows, [
      ['North', 250],
      ['South', 100],
    ])
    const shown = stream.chunks.find(({ type }) => type === 'data-privacy')?.data
    assert.deepEqual(
      [shown.leaves, shown.sources[0].privacy, shown.results[0].rows, shown.results[0].rowsSeen],
      [true, 'schema', 2, 0],
    )
  })

  test('the agent may call the shortcuts that are open to it, and saves a result as a dataset when asked to', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Tools', sales)
    await useModel(service, key, spaceId, 'openai', 'tools-model', openai.url)
    const prompt = 'What is the total amount of {region}?'
    for (const fields of [
      { prefix: '/total', visibility: 'team' },
      { prefix: '/closed', disableModelInvocation: true },
      { prefix: '/private', visibility: 'private' },
    ])
      await call(service, 'POST', `/spaces/${spaceId}/shortcuts`, {
        key,
        json: { name: fields.prefix, prompt, ...fields },
      })
    const sql = "select sum(amount) as total from sales where region = 'North'"
    play(
      { calls: [{ name: 'run_shortcut', input: { prefix: '/total', values: { region: 'North' } } }] },
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] },
      { calls: [{ name: 'save_dataset', input: { resultId: 'r1', name: 'Total of the North' } }] },
      { text: ['It is 250.'] },
    )
    const before = openai.requests.length
    const stream = await ask(chat, 'q1', 'Save the total of the North.', member.key)
    await stream.whole()
    const outputs = stream.chunks.filter(({ type }) => type === 'tool-output-available').map(({ output }) => output)
    assert.deepEqual(outputs[0], { ok: true, prompt: 'What is the total amount of North?' })
    const offered = openai.requests[before]!.body.tools as { function: { name: string; description: string } }[]
    const { description } = offered.find((tool) => tool.function.name === 'run_shortcut')!.function
    assert.match(description, /\/total/)
    assert.doesNotMatch(description, /\/closed|\/private/)
    assert.deepEqual(offered.map((tool) => tool.function.name).sort(), [
      'ask',
      'ask_person',
      'create_dashboard',
      'describe_tables',
      'edit_dashboard',
      'find_values',
      'give_answer',
      'list_tables',
      'make_chart',
      'offer_definition',
      'run_shortcut',
      'run_sql',
      'save_dataset',
      'statistics',
    ])
    const dataset = (await call(service, 'GET', '/datasets', { key })).body.find(
      ({ id }: { id: string }) => id === outputs[2].datasetId,
    )
    assert.deepEqual([dataset.name, dataset.spaceId, dataset._count], ['Total of the North', spaceId, { entries: 1 }])
    assert.ok(!stream.chunks.some(({ type }) => type === 'data-answer'), 'the model gave no cells that answer it')
  })

  test('all SQLite sources of a space are joined in one statement', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Joined', sales)
    const body = new FormData()
    body.append('file', new Blob(['region,head\nNorth,Ann\nSouth,Bob\n']), 'heads.csv')
    body.append('name', 'Heads 2024')
    const source = await call(service, 'POST', '/data-sources/upload', { key, body })
    await call(service, 'POST', `/spaces/${spaceId}/data-sources`, { key, json: { dataSourceId: source.body.id } })
    await useModel(service, key, spaceId, 'openai', 'join-model', openai.url)
    const sql =
      'select head, sum(amount) as total from joined_sales.sales join heads_2024.heads using (region) group by head order by head'
    play({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] }, { text: ['Done.'] })
    const stream = await ask(chat, 'q1', 'By head?')
    await stream.whole()
    const output = stream.chunks.find(({ type }) => type === 'tool-output-available')?.output
    assert.deepEqual(
      output.rows,
      [
        ['Ann', 250],
        ['Bob', 100],
      ],
      JSON.stringify(output),
    )
  })

  test('all DuckDB sources of a space are joined in one statement, and with a result of a SQLite one', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Ducks', sales)
    for (const [name, csv] of Object.entries({
      heads: 'region,head\nNorth,Ann\nSouth,Bob\n',
      bonus: 'head,bonus\nAnn,5\nBob,7\n',
    })) {
      const body = new FormData()
      body.append('file', new Blob([csv]), `${name}.csv`)
      body.append('name', `${name} 2025`)
      body.append('engine', 'duckdb')
      const source = await call(service, 'POST', '/data-sources/upload', { key, body })
      assert.equal(source.status, 201, source.text)
      const link = { dataSourceId: source.body.id }
      assert.equal((await call(service, 'POST', `/spaces/${spaceId}/data-sources`, { key, json: link })).status, 201)
    }
    await useModel(service, key, spaceId, 'openai', 'duck-model', openai.url)
    const join = `select region, bonus * total as paid from heads_2025.heads join bonus_2025.bonus using (head)
      join totals using (region) order by region`
    const bySum = 'select region, sum(amount) as total from sales group by region'
    play(
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: bySum } }] },
      {
        calls: [
          {
            name: 'run_sql',
            input: { source: 'duckdb', sql: join, tables: [{ resultId: 'r1', name: 'totals' }] },
          },
        ],
      },
      { text: ['Done.'] },
    )
    const stream = await ask(chat, 'q1', 'What was paid?')
    await stream.whole()
    const outputs = stream.chunks.filter(({ type }) => type === 'tool-output-available').map(({ output }) => output)
    assert.deepEqual(
      outputs[1]?.rows,
      [
        ['North', 1250],
        ['South', 700],
      ],
      JSON.stringify(outputs),
    )
  })
})
