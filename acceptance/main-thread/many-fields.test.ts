import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { driveWithin, makeProbedWorld, type ProbedWorld } from './drive.ts'

/** As in `main-thread.test.ts`. */
const barMs = 100
const names = Array.from({ length: 180_000 }, (_, i) => i.toString(36).padStart(4, '0'))
const form = names.join('&')
/** As many as 1 MB holds. */
const many = `[${'0,'.repeat(490_000)}0]`
const fields = `{${names.slice(0, 95_000).map((name) => `"${name}":1`)}}`

describe('the main thread', () => {
  let world: ProbedWorld
  before(async () => {
    world = await makeProbedWorld()
  })
  after(() => world?.end())

  async function statusOf(address: string, type: string, body: string, more: Record<string, string> = {}) {
    let status = 0
    const held = await driveWithin(barMs, world, async () => {
      await world.held()
      const headers = { 'content-type': type, ...more }
      const answer = await fetch(`${world.service.url}${address}`, { method: 'POST', headers, body })
      await answer.text()
      status = answer.status
      return { operation: address, requests: 1, accepted: 0, faults: [], ...(await world.held()) }
    })
    assert.ok(!held.isOver, `${address} held it for ${held.cpu} ms`)
    return status
  }
  const forms = 'application/x-www-form-urlencoded'
  const json = 'application/json'

  test('is not held by forms and objects of as many fields as there may be, sent by anybody', async () => {
    for (const address of ['/oauth/token', '/oauth/revoke', '/oauth/register'])
      assert.equal(await statusOf(address, forms, form), 413)
    assert.equal(await statusOf('/oauth/register', json, fields), 413)
    const own = { 'sec-fetch-site': 'same-origin' }
    for (const name of ['batch', 'events'])
      assert.equal(await statusOf('/api/logs', json, `{"${name}":${many}}`, own), 400)
    const signed = {
      'x-slack-request-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-slack-signature': 'v0=00',
    }
    assert.equal(await statusOf('/api/team-chat-b/events', forms, form, signed), 401)
    assert.equal(await statusOf('/api/team-chat-b/events', json, fields, signed), 401)
  })

  test('nor by those of a key', async () => {
    const key = { 'x-api-key': world.owner.key }
    assert.equal(await statusOf('/api/spaces', json, fields, key), 400)
    assert.equal(await statusOf('/api/api-keys', json, `{"metadata":${fields}}`, key), 400)
    assert.equal(await statusOf('/api/api-keys', json, `{"permissions":{"spaces":${many}}}`, key), 400)
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x', arguments: 'here' } }
    const accept = { accept: 'application/json, text/event-stream' }
    const asked = JSON.stringify(call).replace('"here"', fields)
    assert.equal(await statusOf('/mcp', json, asked, { ...key, ...accept }), 400)
    const hello = (part: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",${part}}}`
    const client = '"clientInfo":{"name":"a","version":"1"'
    for (const part of [
      `"capabilities":{},${client},"icons":${many}}`,
      `"capabilities":{"experimental":{"a":{"b":${many}}}},${client}}`,
    ])
      assert.equal(await statusOf('/mcp', json, hello(part), { ...key, ...accept }), 400)
    assert.equal(await statusOf('/mcp', json, hello(`"capabilities":{},${client}}`), { ...key, ...accept }), 200)
  })
})
