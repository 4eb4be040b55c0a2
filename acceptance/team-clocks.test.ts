import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ModelServer } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { askTool, connectMcp, type Tools } from './mcp-client.ts'
import { openShop, type Scene } from './shop.ts'
import { makeChat, openStream, question, sales, useModel } from './streams.ts'

const markup = `{% date name="day" default="today" /%}

\`\`\`sql chosen
select {{day}} as day
\`\`\`

{% table query="chosen" /%}
`

/** Two places that never have the same day. */
const places = ['Pacific/Kiritimati', 'Pacific/Midway']

describe("today is the day that the team's clocks show", () => {
  let { service, owner, shop, ask } = {} as Scene
  let server: ModelServer
  let mcp: Tools

  before(async () => {
    server = await startOpenAI(() => ({ text: ['So it is.'] }))
    ;({ service, owner, shop, ask } = await openShop({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } }))
    mcp = await connectMcp(service, { 'x-api-key': owner.key })
  })
  after(async () => {
    await mcp?.close()
    await service?.stop()
    await server?.close()
  })

  /** What is told there, wherever the team is; midnight may pass between two looks at the clock. */
  const holds = async (told: () => Promise<string>) => {
    for (const timeZone of places) {
      const there = () => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date())
      assert.equal((await ask('PATCH', '/team/settings', { json: { timeZone } })).status, 200)
      const before = there()
      const text = await told()
      assert.ok(
        [before, there()].some((day) => text.includes(day)),
        `${timeZone}, ${before}: ${text.slice(0, 500)}`,
      )
    }
  }

  test('in a question', () =>
    holds(async () => {
      const asked = { measures: [], by: [], dataset: 'orders', fields: [{ of: { call: 'today', args: [] } }], limit: 1 }
      const answer = await ask('POST', `/spaces/${shop.spaceId}/questions`, { json: { question: asked } })
      return JSON.stringify(answer.body.rows)
    }))

  test('in what a model is told with a question', async () => {
    const { chat, spaceId } = await makeChat(service, owner.key, 'Elsewhere', sales)
    await useModel(service, owner.key, spaceId, 'openai', 'scripted', server.url)
    let asked = 0
    await holds(async () => {
      const stream = await openStream(
        service,
        owner.key,
        'POST',
        `${chat}/messages`,
        question(`q${asked++}`, 'What is today?'),
      )
      await stream.whole()
      return JSON.stringify(server.requests.at(-1)!.body.messages.at(-1))
    })
  })

  for (const tool of ['describe_definitions', 'describe_data'])
    test(`in ${tool} over MCP`, () =>
      holds(async () => (await askTool(mcp, tool, { spaceId: shop.spaceId })).text.slice(0, 40)))

  test('in a control of a dashboard, though all of its queries are SQL', async () => {
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { title: 'Days', markup } })
    assert.equal(made.status, 201, made.text)
    await holds(async () => (await askTool(mcp, 'get_dashboard', { dashboardId: made.body.id })).text)
  })

  test('in the title of a report', () =>
    holds(async () => {
      const templates = await ask('GET', '/report-templates')
      const made = await ask('POST', '/reports', { json: { spaceId: shop.spaceId, templateId: templates.body[0].id } })
      return made.body.title
    }))

  test('in the bound of a value that a share locks', async () => {
    const bounded = markup.replace('/%}', 'max="today" /%}')
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'Up to now', markup: bounded },
    })
    assert.equal(made.status, 201, made.text)
    const east = new Intl.DateTimeFormat('sv', { timeZone: places[0]!, dateStyle: 'short' }).format(new Date())
    const locked = { json: { lockedParams: { day: east } } }
    const shares = `/dashboards/${made.body.id}/shares`
    for (const [timeZone, status] of [
      [places[0], 201],
      [places[1], 400],
    ]) {
      assert.equal((await ask('PATCH', '/team/settings', { json: { timeZone } })).status, 200)
      const share = await ask('POST', shares, locked)
      assert.equal(share.status, status, share.text)
    }
  })
})
