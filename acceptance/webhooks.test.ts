import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { goodSignatures, type HookServer, startHookServer } from '../test/servers/hook.ts'
import { assertCode, dateTime, uuid } from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  type Member,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'
import { makeShop, type Shop, shopMarkup } from './shop.ts'
import { question } from './streams.ts'

const everything = ['run.finished', 'report.ready', 'source.failed', 'share.used']

describe('webhooks', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  let member: Member
  let shop: Shop
  let hook: HookServer
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const make = async (path: string, fields: object = {}) => {
    const json = { url: `${hook.url}${path}`, events: everything, ...fields }
    const answer = await ask('POST', '/webhooks', { json })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const until = async <T>(look: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> => {
    for (let i = 0; i < 2_400; i++) {
      const found = await look()
      if (found) return found as NonNullable<Awaited<T>>
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`it did not come to pass; there were ${JSON.stringify(hook.hits.map(({ path }) => path))}`)
  }
  const eventAt = (path: string, type: string) =>
    until(() => hook.hits.find((hit) => hit.path === path && JSON.parse(hit.body).type === type))
  const deliveriesOf = async (id: string) => (await ask('GET', `/webhooks/${id}/deliveries`)).body

  before(async () => {
    hook = await startHookServer()
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    member = await addMember(service, owner, 'member', 'Mia Member')
    shop = await makeShop(service, owner)
  })
  after(async () => {
    await service?.stop()
    hook?.close()
  })

  test('are made with a secret that is shown once, listed, changed and deleted, by administrators', async () => {
    const { secret, ...made } = await make('/first', { description: 'Ours', events: ['report.ready'] })
    assert.match(made.id, uuid)
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.match(made.createdAt, dateTime)
    assert.deepEqual((await ask('GET', '/webhooks')).body, [made])
    assert.deepEqual((await ask('GET', `/webhooks/${made.id}`)).body, made)
    const changed = await ask('PATCH', `/webhooks/${made.id}`, { json: { enabled: false, events: everything } })
    assert.deepEqual([changed.status, changed.body.enabled, changed.body.events], [200, false, everything])
    const as = (method: string, address: string, json?: object) =>
      call(service, method, address, { key: member.key, ...(json && { json }) })
    assert.equal((await as('GET', '/webhooks')).body.length, 1)
    assertCode(await as('POST', '/webhooks', { url: hook.url, events: everything }), 403, 'auth/forbidden')
    assertCode(await as('DELETE', `/webhooks/${made.id}`), 403, 'auth/forbidden')
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/test'],
    ] as const)
      assertCode(
        await call(service, method, `/webhooks/${made.id}${rest}`, { key: other.key }),
        404,
        'webhooks/not-found',
      )
    for (const json of [
      { url: 'ftp://x.example', events: everything },
      { url: hook.url, events: [] },
      { url: hook.url, events: ['run.finished', 'run.finished'] },
      { url: hook.url, events: ['nothing.happened'] },
      { url: hook.url, events: everything, secret: 'mine' },
    ])
      assertCode(await ask('POST', '/webhooks', { json }), 400, 'api/invalid-request')
    assert.equal((await ask('DELETE', `/webhooks/${made.id}`)).status, 204)
    assertCode(await ask('GET', `/webhooks/${made.id}`), 404, 'webhooks/not-found')
  })

  test('are told of each event, signed, and of those alone that they want', async () => {
    const { id, secret } = await make('/all')
    const few = await make('/few', { events: ['source.failed'] })
    const off = await make('/off', { enabled: false })

    const chat = (await ask('POST', `/spaces/${shop.spaceId}/chats`, { json: {} })).body
    const asked = question('q1', 'How many orders are there?')
    const answered = await ask('POST', `/spaces/${shop.spaceId}/chats/${chat.id}/messages`, { json: asked })
    assert.equal(answered.status, 200)
    const finished = await eventAt('/all', 'run.finished')
    assert.deepEqual(goodSignatures(secret, finished), [true])
    assert.deepEqual(goodSignatures(few.secret, finished), [false])
    assert.equal(finished.headers['content-type'], 'application/json')
    const run = JSON.parse(finished.body)
    assert.match(run.timestamp, dateTime)
    assert.equal(run.data.runId, answered.headers.get('x-stream-id'))
    assert.deepEqual([run.data.status, run.data.chatId, run.data.spaceId], ['completed', chat.id, shop.spaceId])

    const report = { templateId: 'data-profile', spaceId: shop.spaceId, title: 'Profile' }
    const { id: reportId } = (await ask('POST', '/reports', { json: report })).body
    const ready = JSON.parse((await eventAt('/all', 'report.ready')).body)
    assert.deepEqual([ready.data.reportId, ready.data.title], [reportId, 'Profile'])

    const connection = { name: 'gone', type: 'POSTGRES', host: '127.0.0.1', port: 1, database: 'x', username: 'x' }
    const source = (await ask('POST', '/data-sources', { json: { ...connection, password: 'x' } })).body
    for (let i = 0; i < 2; i++) assert.equal((await ask('POST', `/data-sources/${source.id}/test`)).body.success, false)
    const failed = JSON.parse((await eventAt('/all', 'source.failed')).body)
    assert.deepEqual([failed.data.dataSourceId, failed.data.name], [source.id, 'gone'])
    await eventAt('/few', 'source.failed')

    const markup = { title: 'Sales', markup: shopMarkup }
    const dashboard = (await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: markup })).body
    const shared = (await ask('POST', `/dashboards/${dashboard.id}/shares`, { json: { access: 'public' } })).body
    for (let i = 0; i < 3; i++)
      assert.equal((await call(service, 'GET', `/share/dashboards/${shared.token}`)).status, 200)
    const opened = JSON.parse((await eventAt('/all', 'share.used')).body)
    assert.deepEqual([opened.data.kind, opened.data.shareId, opened.data.how], ['dashboard', shared.id, 'opened'])
    const link = (await ask('POST', `/spaces/${shop.spaceId}/share-links`, { json: { name: 'Visitors' } })).body
    const visit = { chatId: 'visit-1', message: { id: 'v1', parts: [{ type: 'text', text: 'How many orders?' }] } }
    assert.equal((await call(service, 'POST', `/share/${link.token}/ai`, { json: visit })).status, 200)
    const used = () =>
      hook.hits
        .filter(({ path, body }) => path === '/all' && JSON.parse(body).type === 'share.used')
        .map(({ body }) => JSON.parse(body).data)
    const visited = await until(() => used().find(({ kind }) => kind === 'space'))
    assert.deepEqual([visited.shareLinkId, visited.how, visited.chatId], [link.id, 'asked', 'visit-1'])

    await until(async () => (await deliveriesOf(id)).every((each: { status: string }) => each.status === 'delivered'))
    assert.equal(used().filter(({ kind }) => kind === 'dashboard').length, 1, 'once an hour, not at every reload')
    const told = hook.hits.filter(({ path }) => path === '/few').map(({ body }) => JSON.parse(body).type)
    assert.deepEqual(told, ['source.failed'], 'only what it wants, and only when it begins to fail')
    assert.deepEqual(await deliveriesOf(off.id), [])
    const log = await deliveriesOf(id)
    const entry = log.find((each: { event: string }) => each.event === 'report.ready')
    assert.deepEqual(
      [entry.status, entry.responseStatus, entry.responseText, entry.attempts, entry.error, entry.nextAttemptAt],
      ['delivered', 200, 'ok', 1, null, null],
    )
    assert.match(entry.deliveredAt, dateTime)
    assert.deepEqual(entry.payload, ready)
    assert.equal(
      entry.id,
      hook.hits.find(({ body }) => JSON.parse(body).type === 'report.ready')!.headers['webhook-id'],
    )
  })

  test('what failed is in the log with why, waits for its next try, and can be sent again under the same id', async () => {
    const { id } = await make('/again', { events: ['report.ready'] })
    const well = hook.answer
    hook.answer = (hit, response) => {
      if (hit.path === '/again') response.writeHead(500).end('broken')
      else well(hit, response)
    }
    await ask('POST', '/reports', { json: { templateId: 'data-profile', spaceId: shop.spaceId } })
    const failed = await until(async () => (await deliveriesOf(id)).find((each: { attempts: number }) => each.attempts))
    assert.deepEqual(
      [failed.status, failed.responseStatus, failed.responseText, failed.error],
      ['pending', 500, 'broken', 'The address answered 500.'],
    )
    assert.match(failed.nextAttemptAt, dateTime)
    assert.match((await ask('GET', `/webhooks/${id}`)).body.failingSince, dateTime)
    hook.answer = well
    const again = (deliveryId: string) => ask('POST', `/webhooks/${id}/deliveries/${deliveryId}/redeliver`)
    assert.equal((await again(failed.id)).status, 202)
    await until(async () => (await deliveriesOf(id))[0].status === 'delivered')
    assert.equal((await ask('GET', `/webhooks/${id}`)).body.failingSince, null)
    const before = hook.hits.length
    assert.equal((await again(failed.id)).status, 202)
    await until(() => hook.hits.length > before)
    const ids = hook.hits.filter(({ path }) => path === '/again').map(({ headers }) => headers['webhook-id'])
    assert.deepEqual(new Set(ids), new Set([failed.id]))
    assertCode(await again('nothing'), 404, 'webhooks/delivery-not-found')
    await ask('PATCH', `/webhooks/${id}`, { json: { enabled: false } })
    assertCode(await again(failed.id), 409, 'webhooks/off')
  })

  test('a test tells at once how it went; a redirect is not followed', async () => {
    const { id } = await make('/test')
    const good = await ask('POST', `/webhooks/${id}/test`)
    assert.deepEqual([good.status, good.body.status, good.body.event], [200, 'delivered', 'webhook.test'])
    const well = hook.answer
    hook.answer = (_hit, response) => void response.writeHead(302, { location: `${hook.url}/elsewhere` }).end()
    const bad = await ask('POST', `/webhooks/${id}/test`)
    hook.answer = well
    assert.deepEqual(
      [bad.body.status, bad.body.responseStatus, bad.body.error],
      ['failed', 302, 'The address answered 302; redirects are not followed.'],
    )
    assert.equal(
      hook.hits.some(({ path }) => path === '/elsewhere'),
      false,
    )
    assert.equal((await ask('GET', `/webhooks/${id}`)).body.failingSince, null, 'a test says nothing about events')
  })

  test('a rotated secret signs beside the old one', async () => {
    const { id, secret } = await make('/rotate')
    const rotated = await ask('POST', `/webhooks/${id}/rotate-secret`)
    assert.equal(rotated.status, 200)
    assert.notEqual(rotated.body.secret, secret)
    await ask('POST', `/webhooks/${id}/test`)
    const hit = hook.hits.find(({ path }) => path === '/rotate')!
    assert.deepEqual(goodSignatures(rotated.body.secret, hit), [true, false])
    assert.deepEqual(goodSignatures(secret, hit), [false, true])
  })
})
