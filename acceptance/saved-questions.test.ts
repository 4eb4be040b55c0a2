import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addMember, call, makeKey, type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'
import { makeChat, sales } from './streams.ts'

describe('saved questions', () => {
  let service: Service
  let owner: Owner
  let list: string
  const { asOwner } = sourceCalls(() => ({ service, owner }))
  const question = { measures: [{ count: 'orders' }], by: [] }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    list = `/spaces/${(await asOwner('POST', '/spaces', { json: { name: 'Shop' } })).body.id}/saved-questions`
  })
  after(() => service?.stop())

  test('a question is kept, found, changed, marked and deleted', async () => {
    const made = await asOwner('POST', list, { json: { name: 'Orders', folder: 'Sales', question } })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepEqual([made.body.question, made.body.favourite], [question, false])
    const one = `${list}/${made.body.id}`
    const changed = await asOwner('PATCH', one, { json: { description: 'All of them' } })
    assert.deepEqual([changed.body.description, changed.body.name], ['All of them', 'Orders'])
    const marked = await asOwner('PUT', `${one}/favourite`, { json: { favourite: true } })
    assert.equal(marked.body.favourite, true)
    assert.deepEqual((await asOwner('GET', list)).body, [marked.body])
    const viewer = await addMember(service, owner, 'viewer', 'Vic Viewer')
    const asViewer = (method: string, path: string, json?: unknown) =>
      call(service, method, path, {
        headers: { cookie: viewer.cookie, origin: service.url },
        ...(json ? { json } : {}),
      })
    assert.equal((await asViewer('GET', list)).body[0].favourite, false)
    assert.equal((await asViewer('PUT', `${one}/favourite`, { favourite: true })).body.favourite, true)
    assert.equal((await asViewer('PATCH', one, { name: 'x' })).status, 403)
    assert.equal((await asOwner('PUT', `${one}/favourite`, { json: { favourite: false } })).body.favourite, false)
    assert.equal((await asViewer('GET', list)).body[0].favourite, true)
    assert.equal((await asOwner('DELETE', one)).status, 204)
    assert.deepEqual((await asOwner('GET', list)).body, [])
    const gone = await asOwner('DELETE', one)
    assert.deepEqual([gone.status, gone.body.cause.code], [404, 'saved-questions/not-found'])
  })

  test('a page of the list ends after about 4 MB, and the next goes on behind it', async () => {
    const space = (await asOwner('POST', '/spaces', { json: { name: 'Long' } })).body.id
    const statement = { sql: `select 1 -- ${'x'.repeat(99_000)}`, source: null, chart: null }
    const made: string[] = []
    for (let i = 0; i < 90; i++) {
      const json = { name: `Long ${i}`, statement }
      made.push((await asOwner('POST', `/spaces/${space}/saved-questions`, { json })).body.id)
    }
    const pages: string[][] = []
    for (let address: string | undefined = `/spaces/${space}/saved-questions?limit=80`; address; ) {
      const page: Awaited<ReturnType<typeof asOwner>> = await asOwner('GET', address)
      assert.ok(page.text.length < 4.5e6, `${page.text.length} characters`)
      pages.push(page.body.map(({ id }: { id: string }) => id))
      address = /<[^>]*\/api([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    assert.equal(pages.length, 3)
    assert.deepEqual(pages.flat(), made.toReversed())
  })

  test('a statement is kept as well, and either of the two', async () => {
    const statement = { sql: 'select 1 as n', source: null, chart: { type: 'metric', y: 'n' } }
    const made = await asOwner('POST', list, { json: { name: 'By hand', statement } })
    assert.deepEqual([made.status, made.body.question, made.body.statement], [201, null, statement])
    const both = await asOwner('POST', list, { json: { name: 'x', statement, question } })
    assert.deepEqual([both.status, both.body.cause.code], [400, 'api/invalid-request'])
    const turned = await asOwner('PATCH', `${list}/${made.body.id}`, { json: { question } })
    assert.deepEqual([turned.body.question, turned.body.statement], [question, null])
    assert.equal((await asOwner('DELETE', `${list}/${made.body.id}`)).status, 204)
  })

  test('of two who change what they both read, the second is told; neither change is lost unseen', async () => {
    const made = await asOwner('POST', list, { json: { name: 'Both', question } })
    const one = `${list}/${made.body.id}`
    const { updatedAt } = made.body
    const changes = ['first', 'second'].map((name) => asOwner('PATCH', one, { json: { name, updatedAt } }))
    const [won, lost] = (await Promise.all(changes)).sort((a, b) => a.status - b.status)
    assert.deepEqual([won!.status, lost!.status, lost!.body.cause.code], [200, 409, 'saved-questions/changed'])
    assert.equal((await asOwner('PATCH', one, { json: { name: 'third', updatedAt: won!.body.updatedAt } })).status, 200)
    assert.equal((await asOwner('PATCH', one, { json: { updatedAt } })).status, 400, 'a change of nothing')
    assert.equal((await asOwner('DELETE', one)).status, 204)
    const gone = await asOwner('PATCH', one, { json: { name: 'x', updatedAt } })
    assert.deepEqual([gone.status, gone.body.cause.code], [404, 'saved-questions/not-found'])
  })

  test('what it last gave is kept, until it asks something else', async () => {
    const { spaceId: space } = await makeChat(service, owner.key, 'Sales', sales)
    const there = `/spaces/${space}/saved-questions`
    const count = { measures: [{ count: 'sales' }], by: [] }
    const one = `${there}/${(await asOwner('POST', there, { json: { name: 'Sales', question: count } })).body.id}`
    const ask = (asked: unknown) =>
      asOwner('POST', `/spaces/${space}/questions`, { json: { question: asked, saved: one.split('/').at(-1) } })
    const last = async () => (await asOwner('GET', there)).body[0].lastResult
    assert.equal(await last(), null)
    const answer = await ask(count)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const { rows, rowCount, columns } = await last()
    assert.deepEqual([rows, rowCount, columns], [answer.body.rows, 1, answer.body.columns])
    await ask({ ...count, limit: 1 })
    assert.deepEqual((await last()).rows, rows, 'the answer to another question is not its')
    const before = await last()
    const reader = await makeKey(service, owner, { permissions: { 'data-sources': ['read'], spaces: ['read'] } })
    const read = { question: count, saved: one.split('/').at(-1) }
    assert.equal((await call(service, 'POST', `/spaces/${space}/questions`, { key: reader, json: read })).status, 200)
    assert.deepEqual(await last(), before, 'a key that only reads changes nothing')
    await asOwner('PATCH', one, { json: { question: { ...count, limit: 5 } } })
    assert.equal(await last(), null)
  })

  test('an alert looks at the measure of a question, compiled anew each time', async () => {
    const { spaceId: space } = await makeChat(service, owner.key, 'Alerts', sales)
    const question = {
      measures: [{ fn: 'sum', of: { field: { dataset: 'sales', field: 'amount' } } }],
      by: [],
    }
    const alert = (trigger: object) =>
      asOwner('POST', `/spaces/${space}/automations`, {
        json: {
          name: 'Low sales',
          action: { kind: 'prompt', prompt: 'Total amount.' },
          trigger: { kind: 'threshold', comparison: 'below', value: 1, ...trigger },
        },
      })
    const made = await alert({ question })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepEqual(made.body.trigger.question, question)
    const wrong = await alert({ question: { measures: [], by: [] } })
    assert.deepEqual([wrong.status, wrong.body.cause.code], [422, 'automations/invalid-condition'])
    assert.equal((await alert({ question, sql: 'select 1' })).status, 400)
  })

  test('what is no question is not kept', async () => {
    const wrong = await asOwner('POST', list, { json: { name: 'x', question: { measures: [{ sum: 1 }], by: [] } } })
    assert.deepEqual([wrong.status, wrong.body.cause.code], [422, 'questions/invalid'])
    assert.deepEqual((await asOwner('GET', list)).body, [])
  })
})
