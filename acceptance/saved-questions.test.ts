import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'

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
    const marked = await asOwner('PATCH', one, { json: { favourite: true, description: 'All of them' } })
    assert.deepEqual(
      [marked.body.favourite, marked.body.description, marked.body.name],
      [true, 'All of them', 'Orders'],
    )
    assert.deepEqual((await asOwner('GET', list)).body, [marked.body])
    assert.equal((await asOwner('PATCH', one, { json: { favourite: false } })).body.favourite, false)
    assert.equal((await asOwner('DELETE', one)).status, 204)
    assert.deepEqual((await asOwner('GET', list)).body, [])
    const gone = await asOwner('DELETE', one)
    assert.deepEqual([gone.status, gone.body.cause.code], [404, 'saved-questions/not-found'])
  })

  test('what is no question is not kept', async () => {
    const wrong = await asOwner('POST', list, { json: { name: 'x', question: { measures: [{ sum: 1 }], by: [] } } })
    assert.deepEqual([wrong.status, wrong.body.cause.code], [422, 'questions/invalid'])
    assert.deepEqual((await asOwner('GET', list)).body, [])
  })
})
