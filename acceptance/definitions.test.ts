import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertForbidden } from './envelope.ts'
import { addMember, call, makeKey, type Owner, type Service, setUp, startService } from './harness.ts'

const customers = `id,name\n${Array.from({ length: 30 }, (_, n) => `${n + 1},Person ${n + 1}`).join('\n')}\n`
const orders = `order_id,customer_id,amount,status\n${Array.from({ length: 90 }, (_, n) => `${n + 1},${(n % 25) + 1},${n * 1.5},${n % 9 ? 'paid' : 'cancelled'}`).join('\n')}\n`

describe('definitions', () => {
  let service: Service
  let owner: Owner
  let key: string
  let source: string
  let viewer: string
  const upload = async (name: string, text: string) => {
    const body = new FormData()
    body.append('file', new Blob([text]), `${name}.csv`)
    return (await call(service, 'POST', '/data-sources/upload', { key, body })).body.id as string
  }
  const at = (below = '') => `/data-sources/${source}/definitions${below}`
  const get = (address: string, headers: Record<string, string> = {}) => call(service, 'GET', address, { key, headers })
  const put = (address: string, text: string, headers: Record<string, string> = {}) =>
    call(service, 'PUT', address, { key, body: text, headers: { 'content-type': 'application/yaml', ...headers } })
  const yaml = async (address = at()) => (await get(address, { accept: 'application/yaml' })).text
  const tag = async (address = at()) => (await get(address)).headers.get('etag') ?? ''

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    key = owner.key
    source = await upload('orders', orders)
    viewer = (await addMember(service, owner, 'viewer', 'Vera')).cookie
  })
  after(() => service?.stop())

  test('are there from the first minute, as JSON or YAML, with an ETag', async () => {
    const json = await get(at())
    assert.equal(json.status, 200)
    const dataset = json.body.semantic_model[0].datasets[0]
    assert.deepEqual([dataset.source, dataset.primary_key], ['orders', ['order_id']])
    assert.match(await yaml(), /^version: 0\.2\.0\.dev0\n/)
    assert.equal((await get(at(), { 'if-none-match': await tag() })).status, 304)
    assert.deepEqual((await get(at('/history'))).body, [])
  })

  test('suggestions say what they were seen by, and are accepted or dismissed one by one', async () => {
    const list = async () =>
      (await call(service, 'POST', at('/suggestions'), { key })).body as {
        id: string
        field: string | null
        attribute: string
        evidence: string
      }[]
    const before = await list()
    const found = before.find(({ attribute }) => attribute === 'primaryKey')
    assert.equal(found?.evidence, 'order_id: 90 values, all different')
    const accepted = await call(service, 'POST', at(`/suggestions/${found?.id}/accept`), { key })
    assert.deepEqual([accepted.status, accepted.body], [200, { version: 1, faults: [] }])
    assert.equal((await list()).length, before.length - 1)
    assertCode(
      await call(service, 'POST', at(`/suggestions/${found?.id}/accept`), { key }),
      404,
      'definitions/suggestion-not-found',
    )
    const sum = before.find(({ field, attribute }) => field === 'amount' && attribute === 'aggregation')
    assert.equal((await call(service, 'POST', at(`/suggestions/${sum?.id}/dismiss`), { key })).body.version, 2)
    const amount = (await get(at())).body.semantic_model[0].datasets[0].fields.find(
      ({ name }: { name: string }) => name === 'amount',
    )
    assert.equal(JSON.parse(amount.custom_extensions[0].data).aggregation, null)
    const history = (await get(at('/history'))).body as { version: number; change: string; userId: string }[]
    assert.deepEqual(
      history.map(({ version, change, userId }) => [version, change, userId]),
      [
        [2, 'dismissed orders.amount.aggregation', owner.userId],
        [1, 'accepted orders.primaryKey', owner.userId],
      ],
    )
  })

  test('are saved with If-Match; a lost race changes nothing', async () => {
    const text = (await yaml()).replace(/label: status/, 'label: State of the order')
    assertCode(await put(at(), text), 428, 'definitions/if-match-needed')
    const etag = await tag()
    const saved = await put(at(), text, { 'if-match': etag })
    assert.deepEqual([saved.status, saved.body], [200, { version: 3, faults: [] }])
    assertCode(await put(at(), text.replace('State', 'Word'), { 'if-match': etag }), 412, 'definitions/changed')
    assert.match(await yaml(), /State of the order/)
    assert.deepEqual((await get(at('/versions/3'))).status, 200)
    const suggested = await get(at('/versions/0'))
    assert.equal(suggested.status, 200)
    assert.notDeepEqual(suggested.body, (await get(at('/versions/3'))).body)
    assert.ok(suggested.body.semantic_model[0].datasets.length > 0)
    assertCode(await get(at('/versions/99')), 404, 'definitions/version-not-found')
    const audit = (await get('/audit-log')).body as { action: string; targetId: string }[]
    assert.ok(audit.some(({ action, targetId }) => action === 'definitions.saved' && targetId === source))
  })

  test('of ten saves at once one is kept and nine are told', async () => {
    const text = await yaml()
    const etag = await tag()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        put(at(), text.replace('State of the order', `State ${n}`), { 'if-match': etag }),
      ),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(412)])
  })

  test('a fault is told with its line and column, and nothing is kept', async () => {
    const before = await yaml()
    const wrong = before
      .replace('expression: amount', 'expression: amount +')
      .replace('datatype: Float', 'datatyp: Float')
    const refused = await put(at(), wrong, { 'if-match': '*' })
    assert.deepEqual([refused.status, refused.body.cause.code], [422, 'definitions/invalid'])
    const [fault] = refused.body.cause.faults
    const line = wrong.split('\n').findIndex((one) => one.includes('datatyp:')) + 1
    assert.deepEqual([fault.line, fault.expected], [line, '"datatype"?'])
    const metric = `${before}    metrics:\n      - name: revenue\n        expression:\n          dialects:\n            - dialect: ANSI_SQL\n              expression: SUM(orders.amuont)\n`
    const faults = (await put(at(), metric, { 'if-match': '*' })).body.cause.faults
    assert.deepEqual(
      [faults[0].column, faults[0].message, faults[0].expected],
      [31, 'there is no field "orders.amuont"', '"orders.amount"?'],
    )
    assert.equal(await yaml(), before)
    const good = await put(at(), metric.replace('amuont', 'amount'), { 'if-match': '*' })
    assert.equal(good.status, 200, good.text)
    for (const text of ['', 'a: [', '{"version": 1}', '\u0000', '- - -', 'version: &a [*a]', '{}'.repeat(5000)])
      assert.equal((await put(at(), text, { 'if-match': '*' })).status, 422, text.slice(0, 20))
  })

  test('a document is checked, and a metric of it computed, without saving anything', async () => {
    const before = await yaml()
    const check = (text: string) =>
      call(service, 'POST', at('/check'), { key, body: text, headers: { 'content-type': 'application/yaml' } })
    const good = (await check(before.replace('name: revenue', 'name: turnover'))).body
    assert.deepEqual(good.faults, [])
    assert.equal(good.document.semantic_model[0].metrics[0].name, 'turnover')
    assert.match(good.yaml, /name: turnover/)
    const bad = (await check(before.replace('SUM(orders.amount)', 'SUM(orders.amuont)'))).body
    assert.equal(bad.faults.length, 1)
    assert.ok(bad.faults[0].line > 1)
    assert.deepEqual((await check('a: [')).body.document, null)
    const preview = async (text: string, metric: string) =>
      (await call(service, 'POST', at('/preview'), { key, json: { text, metric } })).body
    const half = before.replace('SUM(orders.amount)', 'SUM(orders.amount) / 2')
    const shown = await preview(half, 'revenue')
    assert.deepEqual([shown.value, shown.problem], [(1.5 * 89 * 90) / 4, null])
    assert.match(shown.sql, /SUM/)
    assert.match((await preview(half, 'nothing')).problem, /cannot be read/)
    assert.match((await preview('a: [', 'revenue')).problem, /cannot be read/)
    assert.equal(await yaml(), before)
  })

  test('viewers read and do not write', async () => {
    const headers = { cookie: viewer, origin: service.url }
    assert.equal((await call(service, 'GET', at(), { headers })).status, 200)
    const refused = await call(service, 'PUT', at(), { headers: { ...headers, 'if-match': '*' }, json: {} })
    assertForbidden(refused, 'this needs the right data-sources:write')
  })

  test('when columns vanish, what they break is named and kept', async () => {
    const replaced = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      body.append('file', new Blob([orders.replace('amount', 'total')]), 'orders.csv')
      return call(service, 'PUT', `/data-sources/${source}/file`, { key, body })
    }
    const refused = await replaced({ breaks: 'refuse' })
    assert.deepEqual([refused.status, refused.body.cause.code], [409, 'data-sources/breaks-definitions'])
    const named = refused.body.cause.faults.map(({ message }: { message: string }) => message)
    assert.ok(named.includes('there is no column "amount"'), String(named))
    assert.deepEqual((await get(at('/faults'))).body.faults, [], 'the old file stays')
    assert.equal((await replaced({})).status, 200)
    const { faults } = (await get(at('/faults'))).body
    assert.ok(
      faults.some(({ message }: { message: string }) => message === 'there is no column "amount"'),
      JSON.stringify(faults),
    )
    assert.match(await yaml(), /State \d/)
    assert.equal((await put(at(), await yaml(), { 'if-match': '*' })).status, 422)
  })

  test('a space adds relationships and metrics across its sources', async () => {
    const space = (await call(service, 'POST', '/spaces', { key, json: { name: 'Shop' } })).body.id
    const address = `/spaces/${space}/definitions`
    assert.deepEqual((await get(address)).body.semantic_model, [])
    source = await upload('orders', orders)
    for (const dataSourceId of [source, await upload('customers', customers)])
      assert.equal(
        (await call(service, 'POST', `/spaces/${space}/data-sources`, { key, json: { dataSourceId } })).status,
        201,
      )
    const shown = (await get(address)).body.semantic_model[0]
    assert.deepEqual(
      shown.relationships.map(({ name }: { name: string }) => name),
      ['orders_to_customers'],
    )
    const text = `${await yaml(address)}    metrics:\n      - name: orders_per_customer\n        expression: {dialects: [{dialect: ANSI_SQL, expression: "COUNT(orders.*) / COUNT(customers.*)"}]}\n    custom_extensions: [{vendor_name: TALLYROOM, data: '{"fiscalYearStart": 4}'}]\n`
    const saved = await put(address, text)
    assert.equal(saved.status, 200, saved.text)
    assert.equal((await get(address)).body.semantic_model[0].metrics[0].name, 'orders_per_customer')
    const asked = await call(service, 'POST', `/spaces/${space}/questions`, {
      key,
      json: { question: { measures: [{ metric: 'orders_per_customer' }], by: [] } },
    })
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    assert.deepEqual(Object.values(asked.body.rows[0]), [3])
    const reader = await makeKey(service, owner, { permissions: { spaces: ['read'] } })
    const preview = { key: reader, json: { text, metric: 'orders_per_customer' } }
    assertForbidden(
      await call(service, 'POST', `${address}/preview`, preview),
      'this needs the right data-sources:read',
    )
    assertCode(await put(address, text), 428, 'definitions/if-match-needed')
    // Two places that never have the same day.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
      const there = () => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date())
      const zoned = text.replace('"fiscalYearStart": 4', `"timeZone": "${timeZone}"`)
      assert.equal((await put(address, zoned, { 'if-match': '*' })).status, 200)
      const before = there()
      const question = {
        measures: [],
        by: [],
        dataset: 'orders',
        fields: [{ of: { call: 'today', args: [] } }],
        limit: 1,
      }
      const { rows } = (await call(service, 'POST', `/spaces/${space}/questions`, { key, json: { question } })).body
      assert.ok([before, there()].includes(String(Object.values(rows[0])[0])), `${timeZone}: ${JSON.stringify(rows)}`)
    }
  })

  test('what a space defines over data that went away is told, and nothing fails', async () => {
    const space = (await call(service, 'POST', '/spaces', { key, json: { name: 'Broken' } })).body.id
    const address = `/spaces/${space}/definitions`
    const [sold, people] = [await upload('sold', orders), await upload('people', customers)]
    for (const dataSourceId of [sold, people])
      await call(service, 'POST', `/spaces/${space}/data-sources`, { key, json: { dataSourceId } })
    const metric = (name: string, expression: string) => ({
      name,
      expression: { dialects: [{ dialect: 'ANSI_SQL', expression }] },
    })
    const document = (await get(address)).body
    document.semantic_model[0].relationships = [
      { name: 'buyer', from: 'sold', to: 'people', from_columns: ['customer_id'], to_columns: ['id'] },
    ]
    document.semantic_model[0].metrics = [
      metric('income', 'SUM(sold.amount)'),
      metric('heads', 'COUNT(people.*)'),
      metric('income_per_head', 'income / heads'),
    ]
    const saved = await call(service, 'PUT', address, { key, json: document })
    assert.equal(saved.status, 200, saved.text)
    const ask = (question: object) => call(service, 'POST', `/spaces/${space}/questions`, { key, json: { question } })
    const byName = { of: { field: { dataset: 'people', field: 'name' } } }
    assert.equal((await ask({ measures: [{ metric: 'income_per_head' }], by: [] })).status, 200)
    assert.equal((await ask({ measures: [{ metric: 'income' }], by: [byName] })).status, 200)
    const messages = async () =>
      ((await get(`${address}/faults`)).body.faults as { path: string; message: string }[]).map(
        ({ path, message }) => `${path}: ${message}`,
      )
    assert.deepEqual(await messages(), [])
    const stands = async () => {
      for (const below of [address, `${address}/history`, `${address}/faults`, `/spaces/${space}/catalog`])
        assert.equal((await get(below)).status, 200, below)
      assert.equal((await call(service, 'POST', `${address}/suggestions`, { key })).status, 200)
      const words = { key, json: { text: 'income by name' } }
      assert.equal((await call(service, 'POST', `/spaces/${space}/readings`, words)).status, 200)
      return get(address)
    }
    const refused = async (question: object, pattern: RegExp) => {
      const { status, body, text } = await ask(question)
      assert.deepEqual([status, body.cause?.code], [422, 'questions/invalid'], text)
      assert.match(body.cause.detail, pattern)
    }

    // A column goes.
    const body = new FormData()
    body.append('file', new Blob([orders.replace('amount', 'total').replace('customer_id', 'buyer')]), 'sold.csv')
    assert.equal((await call(service, 'PUT', `/data-sources/${sold}/file`, { key, body })).status, 200)
    const gone = await messages()
    assert.ok(
      gone.some((one) => one.includes('sold has no field or column "customer_id"')),
      gone.join('\n'),
    )
    assert.ok(
      gone.some((one) => one.includes('there is no field "sold.amount"')),
      gone.join('\n'),
    )
    await refused({ measures: [{ metric: 'income' }], by: [] }, /measures\[0\].*no field "sold.amount".*Mend it/)
    await refused({ measures: [{ metric: 'income_per_head' }], by: [] }, /made of "income"/)
    assert.equal((await ask({ measures: [{ metric: 'heads' }], by: [] })).status, 200)
    await refused({ measures: [{ count: 'sold' }], by: [byName] }, /no relationship that leads to people/)
    assert.equal((await stands()).body.semantic_model[0].metrics.length, 3, 'what was said is kept')

    // A source goes, then the other.
    assert.equal((await call(service, 'DELETE', `/data-sources/${people}`, { key })).status, 204)
    const without = await messages()
    assert.ok(
      without.some((one) => one.includes('the space has no dataset "people"')),
      without.join('\n'),
    )
    await refused(
      { measures: [{ metric: 'heads' }], by: [] },
      /"heads" is defined, but cannot be read any more: there is no dataset "people"/,
    )
    await refused({ measures: [{ count: 'people' }], by: [] }, /There is no dataset "people"/)
    assert.equal((await ask({ measures: [{ count: 'sold' }], by: [] })).status, 200)
    assert.equal((await stands()).body.semantic_model[0].metrics.length, 3)
    assert.equal((await put(address, await yaml(address), { 'if-match': '*' })).status, 422)
    assert.equal((await call(service, 'DELETE', `/data-sources/${sold}`, { key })).status, 204)
    await refused({ measures: [{ count: 'sold' }], by: [] }, /./)
    assert.equal((await stands()).status, 200)
  })
})
