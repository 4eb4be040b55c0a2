import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertForbidden } from './envelope.ts'
import { call, makeKey, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeShop, shopMarkup } from './shop.ts'
import { form } from './source-calls.ts'

/** A key without the right to read data gets at none by a query, a question or a report that it writes itself. */
describe('a key that may do everything but read data', () => {
  let service: Service
  let owner: Owner
  let spaceId: string
  let key: string
  let dashboardId: string
  const asOwner = (method: string, address: string, json?: unknown) =>
    call(service, method, address, { key: owner.key, ...(json !== undefined && { json }) })
  const asKey = (method: string, address: string, json?: unknown, by = key) =>
    call(service, method, address, { key: by, ...(json !== undefined && { json }) })
  const both = ['read', 'write']
  const mayNot = (answer: Awaited<ReturnType<typeof asKey>>, right = 'data-sources:read') =>
    assertForbidden(answer, `this needs the right ${right}`)
  const resources = ['spaces', 'dashboards', 'reports', 'automations', 'chats', 'agents', 'share-links', 'models']
  const markup = '```sql all\nselect * from orders\n```\n{% table query="all" /%}\n'
  const question = { measures: [], by: [{ of: { field: { dataset: 'orders', field: 'region' } } }] }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    ;({ spaceId } = await makeShop(service, owner))
    key = await makeKey(service, owner, {
      permissions: Object.fromEntries(resources.map((resource) => [resource, both])),
    })
    const made = await asOwner('POST', `/spaces/${spaceId}/dashboards`, { title: 'Shop', markup: shopMarkup })
    dashboardId = made.body.id
  })
  after(() => service?.stop())

  test('writes no dashboard, and asks those that are there', async () => {
    const sql = 'select * from orders'
    for (const [method, address, json] of [
      ['POST', `/spaces/${spaceId}/dashboards`, { title: 'All', markup }],
      ['POST', `/spaces/${spaceId}/dashboards/check`, { markup }],
      ['POST', `/spaces/${spaceId}/dashboards/preview`, { markup, sql }],
      ['POST', `/spaces/${spaceId}/dashboards/suggest`, {}],
      ['PATCH', `/dashboards/${dashboardId}`, { markup }],
      ['POST', `/dashboards/${dashboardId}/items`, { sql }],
    ] as const)
      mayNot(await asKey(method, address, json))
    const regions = { sql: 'select distinct region from orders order by region' }
    assert.equal((await asKey('POST', `/dashboards/${dashboardId}/query`, regions)).status, 200)
    const able = await makeKey(service, owner, { permissions: { dashboards: both, 'data-sources': ['read'] } })
    assert.equal((await asKey('POST', `/spaces/${spaceId}/dashboards`, { title: 'All', markup }, able)).status, 201)
  })

  test('writes no template and makes no report', async () => {
    mayNot(await asKey('POST', '/report-templates', { name: 'All', markup }))
    mayNot(await asKey('PATCH', '/report-templates/any', { markup }))
    mayNot(await asKey('POST', '/reports', { spaceId, templateId: 'kpi-summary' }))
  })

  test('makes no automation of what it could not do itself, and changes none', async () => {
    const trigger = { kind: 'schedule', cron: '0 8 * * 1', timezone: 'UTC' }
    const threshold = { kind: 'threshold', sql: 'select max(amount) from orders', comparison: 'above', value: 1 }
    const dashboard = { kind: 'dashboard', dashboardId }
    const address = `/spaces/${spaceId}/automations`
    const made = await asKey('POST', address, { name: 'Weekly', action: dashboard, trigger })
    assert.equal(made.status, 201, made.text)
    mayNot(await asKey('POST', address, { name: 'Largest', action: dashboard, trigger: threshold }))
    mayNot(await asKey('PATCH', `/automations/${made.body.id}`, { trigger: threshold }))
    const report = { kind: 'report', templateId: 'kpi-summary' }
    mayNot(await asKey('POST', address, { name: 'Report', action: report, trigger }))
    const only = await makeKey(service, owner, { permissions: { automations: both } })
    const prompt = { kind: 'prompt', prompt: 'Which regions are there?' }
    mayNot(await asKey('POST', address, { name: 'Ask', action: prompt, trigger }, only), 'chats:write')
    mayNot(await asKey('PATCH', `/automations/${made.body.id}`, { deliveries: [] }, only), 'dashboards:read')
    assert.equal((await asKey('GET', `/automations/${made.body.id}`, undefined, only)).status, 200)
  })

  test('reads nothing of what was answered, and puts no question into an answer', async () => {
    const chat = await asOwner('POST', `/spaces/${spaceId}/chats`, {})
    const chatId = chat.body.id
    const message = { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'How many orders are there by region?' }] }
    await asOwner('POST', `/spaces/${spaceId}/chats/${chatId}/messages`, { message })
    const { body } = await asOwner('GET', `/spaces/${spaceId}/chats/${chatId}`)
    const messageId = body.messages.at(-1).id
    const verified = await asOwner('POST', `/spaces/${spaceId}/verified-answers`, { chatId, messageId })
    assert.equal(verified.status, 201, verified.text)
    const evaluation = await asOwner('POST', `/spaces/${spaceId}/evals`, {})
    assert.equal(evaluation.status, 201, evaluation.text)
    mayNot(await asKey('GET', `/spaces/${spaceId}/verified-answers`))
    mayNot(await asKey('GET', `/spaces/${spaceId}/evals/${evaluation.body.id}`))
    mayNot(await asKey('PUT', `/spaces/${spaceId}/chats/${chatId}/messages/${messageId}/question`, { question }))
    const withoutChats = await makeKey(service, owner, { permissions: { spaces: both, 'data-sources': both } })
    const mark = { chatId, messageId }
    mayNot(await asKey('POST', `/spaces/${spaceId}/verified-answers`, mark, withoutChats), 'chats:read')
  })

  test('is told which data sources a space has, and nothing of their values', async () => {
    const address = `/spaces/${spaceId}/data-sources`
    const [link] = (await asKey('GET', address)).body
    assert.deepEqual([link.dataSource.name, link.grounding], ['shop', ''])
    assert.match((await asOwner('GET', address)).body[0].grounding, /North/)
    const again = await asKey('POST', address, { dataSourceId: link.dataSourceId })
    assert.deepEqual([again.status, again.body.grounding], [200, ''])
  })

  test('that may write data alone is told nothing of what stands there', async () => {
    const secret = 'zork,quux\n1,plugh\n2,frotz\n'
    const hidden = /zork|quux|plugh|frotz|xyzzy/
    const only = await makeKey(service, owner, { permissions: { 'data-sources': ['write'], datasets: ['write'] } })
    const send = (method: string, address: string, text: string, by: string, fields: [string, string][] = []) =>
      call(service, method, address, { key: by, body: form([...fields, ['file', new Blob([text]), 'other.csv']]) })
    for (const engine of ['sqlite', 'duckdb']) {
      const file: Parameters<typeof form>[0] = [
        ['engine', engine],
        ['file', new Blob([secret]), 'xyzzy.csv'],
      ]
      const { id } = (await call(service, 'POST', '/data-sources/upload', { key: owner.key, body: form(file) })).body
      const address = `/data-sources/${id}/file`
      const fields: [string, string][][] = [[], [['table', 'nowhere']]]
      for (const text of ['a,b\n1,2\n', 'zork\n1\n', 'zork,quux\nmany,2\n'])
        for (const named of fields) {
          const refused = await send('POST', address, text, only, named)
          assertCode(refused, 422, 'data-sources/unreadable-file')
          assert.doesNotMatch(refused.text, hidden)
          assert.match((await send('POST', address, text, owner.key, named)).text, /zork|xyzzy/)
        }
      const fits = await send('POST', address, 'ZORK,QUUX\n3,x\n', only)
      assert.equal(fits.status, 200, fits.text)
      assert.doesNotMatch(JSON.stringify([fits.body.changes, fits.body.added.tables[0].into]), hidden)
      mayNot(await asKey('POST', `/data-sources/${id}/import/preview`, { choices: {} }, only))
      mayNot(await asKey('POST', `/data-sources/${id}/import`, { choices: {} }, only))
      const replaced = await send('PUT', address, 'a,b\n1,2\n', only)
      assert.equal(replaced.status, 200, replaced.text)
      assert.doesNotMatch(JSON.stringify(replaced.body.changes), hidden)
      mayNot(await asKey('PUT', `/data-sources/${id}/definitions`, {}, only))
    }
    const { id } = (await asOwner('POST', '/datasets', { name: 'Words', spaceId })).body
    await asOwner('POST', `/datasets/${id}/entries`, { entries: [{ a: 1, zork: 'plugh' }] })
    const [entry] = (await asOwner('GET', `/datasets/${id}/entries`)).body
    const set = await asKey('PATCH', `/datasets/${id}/entries/${entry.id}`, { data: { a: 2 } }, only)
    assert.deepEqual([set.status, set.body.data], [200, { a: 2 }])
    assert.deepEqual((await asOwner('GET', `/datasets/${id}/entries`)).body[0].data, { a: 2, zork: 'plugh' })
  })

  test('that may write alone reads nothing by a change that changes nothing', async () => {
    const { paths } = (await asOwner('GET', '/openapi.json')).body
    const changed = Object.keys(paths).filter((address) => paths[address].patch)
    assert.ok(changed.length > 20)
    for (const address of changed) {
      const answer = await asOwner('PATCH', address.replaceAll(/\{\w+\}/g, 'x'), {})
      assert.equal(answer.status, 400, `${address}: ${answer.text}`)
    }
  })
})

describe('a narrowed key of an administrator', () => {
  let service: Service
  let owner: Owner
  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service?.stop())
  const keyFor = (permissions: Record<string, string[]>) => makeKey(service, owner, { permissions })
  const mayNot = (answer: Awaited<ReturnType<typeof call>>) =>
    assertForbidden(answer, 'a narrowed key makes nobody an administrator')

  test('makes nobody an administrator, neither by a role nor by an invitation', async () => {
    const key = await keyFor({ users: ['read', 'write'], invitations: ['read', 'write'] })
    const invite = (by: string, role: string) =>
      call(service, 'POST', '/invitations', { key: by, json: { email: `${role}@example.com`, role } })
    const made = await invite(key, 'member')
    assert.equal(made.status, 201, made.text)
    const json = { name: 'Mia Member', password: 'a long enough password' }
    const { user } = (await call(service, 'POST', `/invitations/${made.body.token}/accept`, { json })).body
    const setRole = (by: string, role: string) =>
      call(service, 'PATCH', `/users/${user.id}/role`, { key: by, json: { role } })
    mayNot(await setRole(key, 'admin'))
    assert.equal((await setRole(key, 'viewer')).status, 200)
    mayNot(await invite(key, 'admin'))
    assert.equal((await invite(owner.key, 'admin')).status, 201)
    assert.equal((await setRole(owner.key, 'admin')).body.role, 'admin')
  })

  test('is not shown the links of invitations, of which anybody can accept one', async () => {
    const email = 'open@example.com'
    const made = await call(service, 'POST', '/invitations', { key: owner.key, json: { email, role: 'admin' } })
    const listedBy = async (key: string) =>
      (await call(service, 'GET', '/invitations', { key })).body.find((one: { email: string }) => one.email === email)
    assert.deepEqual(await listedBy(owner.key), made.body)
    const seen = await listedBy(await keyFor({ invitations: ['read', 'write'] }))
    assert.deepEqual(seen, { ...made.body, token: null, url: null })
  })

  test('that may not read reports sends none', async () => {
    const json = { to: [{ kind: 'mail', address: 'me@example.com' }] }
    const key = await keyFor({ reports: ['write'] })
    const answer = await call(service, 'POST', '/reports/any/send', { key, json })
    assertForbidden(answer, 'this needs the right reports:read')
  })
})
