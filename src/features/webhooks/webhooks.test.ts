import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeInstance, type Notice } from '../../../test/automations.ts'
import { forEachEngine } from '../../../test/databases.ts'
import { type HookServer, startHookServer } from '../../../test/servers/hook.ts'
import { makeTeam } from '../../../test/teams.ts'
import { until } from '../../../test/until.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createSecrets } from '../../platform/secrets.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let teamId: string
  let hook: HookServer
  let time = Date.parse('2026-06-01T08:30:00Z')
  const clock = { now: () => new Date(time) }
  const notices: Notice[] = []
  let instance: ReturnType<typeof makeInstance>
  before(async () => {
    ;({ database, end } = await open())
    ;({ teamId } = await makeTeam(database))
    hook = await startHookServer()
    instance = makeInstance(database, clock, { notices })
    await instance.jobs.start({ alone: false })
  })
  after(async () => {
    await instance.close()
    hook.close()
    await end()
  })
  async function makeWebhook(url = hook.url) {
    const id = newId()
    const now = clock.now().toISOString()
    const sealedSecret = createSecrets('a secret for tests of automations').encrypt('whsec_c2VjcmV0', `webhook:${id}`)
    await instance.webhooks.store.insert({
      id,
      teamId,
      url,
      description: null,
      events: '["report.ready"]',
      enabled: 1,
      sealedSecret,
      sealedOldSecret: null,
      oldSecretUntil: null,
      failingSince: null,
      disabledReason: null,
      createdByUserId: 'maker',
      createdAt: now,
      updatedAt: now,
    })
    return id
  }
  const tell = (key?: string) =>
    database.transaction((queries) =>
      instance.webhooks.emit(queries, { teamId, type: 'report.ready', data: { n: 1 }, ...(key && { key }) }),
    )
  const deliveryOf = async (id: string) => (await instance.deliveries.store.ofWebhook(teamId, id, { limit: 10 }))[0]
  const tried = (id: string, attempts: number) =>
    until(async () => {
      const row = await deliveryOf(id)
      return row?.attempts === attempts && row
    })

  test('an event is written with what caused it, or not at all', async () => {
    const id = await makeWebhook()
    await database
      .transaction(async (queries) => {
        await instance.webhooks.emit(queries, { teamId, type: 'report.ready', data: {} })
        throw new Error('taken back')
      })
      .catch(() => {})
    assert.equal(await deliveryOf(id), undefined)
    await Promise.all([tell('same'), tell('same'), tell('same')])
    await until(async () => (await deliveryOf(id))?.status === 'delivered')
    assert.equal((await instance.deliveries.store.ofWebhook(teamId, id, { limit: 10 })).length, 1)
    await instance.webhooks.store.remove(teamId, id)
  })

  test('it is tried for three days, longer apart each time, under one id, and the owner is told when it goes on', async () => {
    const id = await makeWebhook()
    const before = hook.hits.length
    hook.answer = (_hit, response) => void response.writeHead(503, { 'retry-after': '60' }).end()
    await tell()
    const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
    for (const [i, wait] of waits.entries()) {
      const row = await tried(id, i + 1)
      assert.equal(row.status, 'pending')
      assert.equal(Date.parse(row.nextAttemptAt!) - time, wait, 'what the receiver asks for counts when it is longer')
      time += wait
      instance.jobs.wake()
    }
    const last = await tried(id, 10)
    assert.deepEqual([last.status, last.nextAttemptAt, last.error], ['failed', null, 'The address answered 503.'])
    const sent = hook.hits.slice(before)
    assert.deepEqual(new Set(sent.map(({ headers }) => headers['webhook-id'])), new Set([last.id]))
    assert.equal(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size, 10, 'signed anew each time')
    assert.equal((await instance.webhooks.store.find(teamId, id))!.enabled, 1)

    time += 3 * 24 * hour
    await tell()
    const off = await until(async () => {
      const row = await instance.webhooks.store.find(teamId, id)
      return row?.enabled === 0 && row
    })
    assert.equal(off.disabledReason, 'Nothing has arrived for five days.')
    assert.deepEqual(
      notices.map(({ userId, title }) => [userId, title]),
      [['maker', `A webhook was turned off: ${hook.url}`]],
    )
    time += 5 * second + minute
    instance.jobs.wake()
    await until(async () => (await deliveryOf(id))!.error === 'The webhook is off.')
    assert.equal((await deliveryOf(id))!.status, 'failed')
    await instance.webhooks.store.remove(teamId, id)
  })

  test('an address that says it is gone is believed', async () => {
    const id = await makeWebhook()
    hook.answer = (_hit, response) => void response.writeHead(410).end()
    await tell()
    assert.equal((await tried(id, 1)).status, 'failed')
    assert.equal((await instance.webhooks.store.find(teamId, id))!.enabled, 0)
    await instance.webhooks.store.remove(teamId, id)
  })

  test('a name that leads to a private address is refused when it is dialled, whatever it was when it was saved', async () => {
    const strict = makeInstance(database, clock, { allowPrivate: false })
    const id = await makeWebhook(`https://localhost:${new URL(hook.url).port}/`)
    const row = strict.deliveries.draft({
      teamId,
      kind: 'webhook',
      recipient: 'x',
      webhookId: id,
      event: 'report.ready',
    })
    await strict.deliveries.store.insert({ ...row, payload: '{}' }, database.queries)
    const before = hook.hits.length
    const after = await strict.deliveries.attempt({ ...row, payload: '{}' })
    assert.equal(after!.status, 'failed')
    assert.match(after!.error!, /private or reserved/)
    assert.equal(hook.hits.length, before)
    await strict.close()
  })
})
