import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode } from './envelope.ts'
import { makeDashboard, makeShop, openShop, queryDashboard, type Scene } from './shop.ts'
import { question, useModel } from './streams.ts'

describe('dashboards that are asked for', () => {
  let { service, owner, shop, ask } = {} as Scene
  const make = (fields?: object) => makeDashboard({ shop, ask }, fields)
  const query = (id: string, sql: string, params?: unknown) => queryDashboard({ ask }, id, sql, params)

  before(async () => {
    ;({ service, owner, shop, ask } = await openShop({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } }))
  })
  after(() => service?.stop())

  test('are made of a table, a metric or a sentence', async () => {
    const suggest = (json: object) => ask('POST', `/spaces/${shop.spaceId}/dashboards/suggest`, { json })
    for (const json of [{}, { about: 'amount by region' }, { dataset: 'orders', title: 'Ours' }]) {
      const made = await suggest(json)
      assert.equal(made.status, 201, made.text)
      assert.equal(made.body.publishedVersion, 1)
      assert.ok(made.body.document.queries.length >= 3)
      for (const { sql, question } of made.body.document.queries) {
        assert.ok(question, 'no SQL is written')
        assert.equal((await query(made.body.id, sql)).status, 200)
      }
      if ('title' in json) assert.equal(made.body.title, 'Ours')
    }
    assertCode(await suggest({ dataset: 'nowhere' }), 422, 'dashboards/nothing-to-show')
    assertCode(await suggest({ metrics: ['nothing'] }), 422, 'dashboards/nothing-to-show')
  })

  test('take an answer of a chat in one call', async () => {
    const { id } = await make()
    const chat = await ask('POST', `/spaces/${shop.spaceId}/chats`, { json: {} })
    const asked = await ask('POST', `/spaces/${shop.spaceId}/chats/${chat.body.id}/messages`, {
      json: {
        message: { id: 'q1', role: 'user', parts: [{ type: 'text', text: 'What is the total amount by region?' }] },
      },
    })
    assert.equal(asked.status, 200, asked.text)
    const { messages } = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chat.body.id}`)).body
    const answer = messages.at(-1)
    assert.equal(answer.role, 'assistant')
    const added = await ask('POST', `/dashboards/${id}/items`, { json: { chatId: chat.body.id, messageId: answer.id } })
    assert.equal(added.status, 201, added.text)
    assert.equal((await query(id, added.body.document.queries.at(-1).sql)).body.data.length, 4)
    assertCode(
      await ask('POST', `/dashboards/${id}/items`, { json: { chatId: chat.body.id, messageId: 'q1' } }),
      422,
      'dashboards/no-query',
    )
  })

  test('are made by asking for one', { timeout: 120_000 }, async () => {
    const sample = await ask('POST', '/samples')
    assert.equal(sample.status, 201, sample.text)
    const spaceId = sample.body.space.id
    const chat = await ask('POST', `/spaces/${spaceId}/chats`, { json: {} })
    const asked = await ask('POST', `/spaces/${spaceId}/chats/${chat.body.id}/messages`, {
      json: { message: { id: 'q1', role: 'user', parts: [{ type: 'text', text: 'Make a dashboard of sales' }] } },
    })
    assert.match(asked.text, /I made the/)
    const [made] = (await ask('GET', `/spaces/${spaceId}/dashboards`)).body
    const { messages } = (await ask('GET', `/spaces/${spaceId}/chats/${chat.body.id}`)).body
    const said = JSON.stringify(messages.at(-1))
    assert.ok(said.includes(`[${made.title}](/dashboards/${made.id})`), said)
    assert.doesNotMatch(said, /"status":"unverified"/, 'its title is no figure')
    const { body } = await ask('GET', `/dashboards/${made.id}`)
    const kinds = JSON.stringify(body.document.nodes)
    for (const kind of ['metric', 'chart', 'table', 'control']) assert.ok(kinds.includes(`"type":"${kind}"`), kind)
    for (const { sql, name } of body.document.queries) {
      const answer = await query(made.id, sql)
      assert.equal(answer.status, 200, `${name}: ${answer.text}`)
      assert.ok(answer.body.data.length > 0, name)
    }
    const again = await ask('POST', `/spaces/${spaceId}/dashboards/check`, { json: { markup: body.markup } })
    assert.deepEqual(again.body.problems, [])
    for (const templateId of ['kpi-summary', 'period-comparison', 'what-changed', 'data-profile', 'data-quality']) {
      const begun = await ask('POST', '/reports', { json: { templateId, spaceId } })
      for (;;) {
        const report = await ask('GET', `/reports/${begun.body.id}`)
        if (report.body.status === 'done') break
        assert.notEqual(report.body.status, 'failed', `${templateId}: ${report.body.error}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  })

  test('are made and edited by a model, which is told what is wrong with its document and mends it', async (t) => {
    const place = await makeShop(service, owner, 'With a model')
    const told: string[] = []
    const view =
      '```sql regions\nselect region, count(*) as n from orders group by 1\n```\n\n{% table query="regions" /%}\n'
    const server = await startOpenAI(({ body, index }) => {
      told.push(JSON.stringify(body.messages.at(-1)))
      const made = /dashboardId[^0-9a-f]+([0-9a-f-]{36})/.exec(told.at(-1)!)?.[1]
      switch (index) {
        case 0:
          return {
            calls: [
              { name: 'create_dashboard', input: { title: 'Regions', markup: view.replace('region,', 'regoin,') } },
            ],
          }
        case 1:
          return { calls: [{ name: 'create_dashboard', input: { title: 'Regions', markup: view } }] }
        case 2:
          return { calls: [{ name: 'edit_dashboard', input: { dashboardId: made, markup: `Words.\n\n${view}` } }] }
        default:
          return { text: ['It is there.'] }
      }
    })
    t.after(() => server.close())
    await useModel(service, owner.key, place.spaceId, 'openai-compatible', 'for-dashboards', server.url)
    const chat = (await ask('POST', `/spaces/${place.spaceId}/chats`, { json: {} })).body.id
    const json = question('q1', 'Make a dashboard of the regions')
    const answer = await ask('POST', `/spaces/${place.spaceId}/chats/${chat}/messages`, { json })
    assert.match(answer.text, /It is there/)
    assert.match(told[1]!, /line 2, column 8.*regoin/)
    assert.match(told[1]!, /A dashboard is a Markdoc document/)
    const list = (await ask('GET', `/spaces/${place.spaceId}/dashboards`)).body
    assert.deepEqual(
      list.map(({ title, version }: { title: string; version: number }) => [title, version]),
      [['Regions', 2]],
    )
    assert.equal((await ask('GET', `/dashboards/${list[0].id}`)).body.markup, `Words.\n\n${view}`)
  })
})
