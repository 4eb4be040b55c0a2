import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeDatasets } from './dataset-calls.ts'
import { assertInvalid } from './envelope.ts'

/** 2^53 + 1 and its neighbours are one double; the third is past 64 bits. */
const near = ['9007199254740992', '9007199254740993', '9007199254740994']
const beyond = ['123456789012345678901', '123456789012345678902']
const json = { 'content-type': 'application/json' }

describeDatasets('numbers past 2^53', ({ asOwner, make, countOf, at }) => {
  const raw = (method: string, address: string, body: string) => asOwner(method, address, { body, headers: json })
  const filledWith = async (numbers: string[], more = '') => {
    const { id } = await make()
    const body = `{"entries":[${numbers.map((number) => `{"n":${number}${more}}`).join()}]}`
    const answer = await raw('POST', `/datasets/${id}/entries`, body)
    assert.equal(answer.status, 201, answer.text)
    return id as string
  }
  const numbersOf = async (id: string, query = '') => {
    const answer = await asOwner('GET', `/datasets/${id}/entries${query}`)
    assert.equal(answer.status, 200, answer.text)
    return [...answer.text.matchAll(/"n":([^,}]+)/g)].map((match) => match[1])
  }
  const filter = (value: string) => `?filter=${encodeURIComponent(`{"n":${value}}`)}`

  test('come back digit for digit, and distinct ones are no duplicates', async () => {
    const numbers = [...near, ...beyond, '-9007199254740993', '100000000000000000000000', '1.5']
    const id = await filledWith([...numbers, '9007199254740993', '1e23'])
    assert.deepEqual(await numbersOf(id), [...numbers, '9007199254740993', '1e+23'])
    const { body } = await asOwner('POST', `/datasets/${id}/deduplicate`)
    assert.deepEqual(body, { removed: 2, remaining: numbers.length })
    assert.deepEqual(await numbersOf(id), numbers)
  })

  test('stay exact when another field of their entry is changed, and when they are set', async () => {
    const id = await filledWith([near[1]!], ',"deep":{"list":[9007199254740995]}')
    const [entry] = (await asOwner('GET', `/datasets/${id}/entries`)).body
    const changed = await raw('PATCH', `/datasets/${id}/entries/${entry.id}`, '{"data":{"x":1}}')
    assert.match(changed.text, /"n":9007199254740993,"deep":\{"list":\[9007199254740995\]\},"x":1/)
    await raw('PATCH', `/datasets/${id}/entries/${entry.id}`, `{"data":{"n":${beyond[0]}}}`)
    assert.deepEqual(await numbersOf(id), [beyond[0]])
  })

  test('are filtered and sorted by what they are', async () => {
    const id = await filledWith([near[2]!, near[0]!, near[1]!, ...beyond])
    assert.deepEqual(await numbersOf(id, filter(near[1]!)), [near[1]])
    assert.deepEqual(await numbersOf(id, filter(beyond[1]!)), [beyond[1]])
    assert.deepEqual(await numbersOf(id, filter(`{"gt":${near[1]},"lt":${beyond[0]}}`)), [near[2]])
    assert.deepEqual(await numbersOf(id, filter(`{"ne":${near[1]}}`)), [near[2], near[0], ...beyond])
    assert.deepEqual((await numbersOf(id, '?sort=n')).slice(0, 3), near)
  })

  test('are exact in queries, as values of parameters, and in every export', async () => {
    const id = await filledWith([...near, '0.5', beyond[0]!])
    const query = (sql: string, params: string) =>
      raw('POST', `/datasets/${id}/query`, `{"sql":${JSON.stringify(sql)},"params":${params}}`)
    const found = await query('select n from entries where n = :n', `{"n":${near[1]}}`)
    assert.deepEqual(found.body.data, [{ n: near[1] }])
    const listed = await query('select ? as a, typeof(?) as b', `[${near[1]},${near[2]}]`)
    assert.deepEqual(listed.body.data, [{ a: near[1], b: 'integer' }])
    const tooLong = await query('select :n as n', `{"n":${beyond[0]}}`)
    assert.equal(tooLong.body.cause.code, 'data-sources/query-failed')
    assert.match(tooLong.body.cause.detail, /123456789012345678901/)
    const csv = await asOwner('GET', `/datasets/${id}/export?format=csv`)
    assert.deepEqual(csv.text.trim().split(/\r?\n/).slice(1), [...near, '0.5', beyond[0]])

    // What a file says is what comes in again: the same digits, as text, since neither CSV nor a workbook tells such a number.
    const copy = (await make()).id
    assert.equal((await raw('POST', `/datasets/${copy}/import`, JSON.stringify({ csv: csv.text }))).status, 200)
    assert.deepEqual(
      await numbersOf(copy),
      [...near, '0.5', beyond[0]].map((digits) => `"${digits}"`),
    )
  })

  test('come from a query into a dataset as the numbers they are', async () => {
    const form = new FormData()
    form.set('name', 'Any')
    form.set('file', new Blob(['a,b\n1,2\n']), 'any.csv')
    const source = (await asOwner('POST', '/data-sources/upload', { body: form })).body.id
    const { id } = await make()
    const sql = 'select 9007199254740993 as n union all select 9007199254740994 union all select 7'
    const answer = await asOwner('POST', `/datasets/${id}/import`, { json: { dataSourceId: source, sql } })
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual(await numbersOf(id), ['9007199254740993', '9007199254740994', '7'])
  })

  test('with a point or an exponent a number is a double; one that a double does not hold is refused, never rounded', async () => {
    const doubles = ['0.1', '0.30000000000000004', '1e-7', '12345678901234.56', '0.10000000000000001']
    const id = await filledWith(doubles)
    assert.deepEqual(await numbersOf(id), ['0.1', '0.30000000000000004', '1e-7', '12345678901234.56', '0.1'])
    for (const lost of ['0.1234567890123456789', '9007199254740993.5', '1e400', '1e-400', '9'.repeat(400)]) {
      const answer = await raw('POST', `/datasets/${id}/entries`, `{"entries":[{"n":1},{"n":${lost}}]}`)
      const shown = lost.length > 60 ? `${lost.slice(0, 60)}...` : lost
      const why = 'has more digits, or is larger or smaller, than can be kept exactly: give it as text'
      assertInvalid(answer, `body: the number ${shown} ${why}`)
    }
    assert.equal(await countOf(id), doubles.length)
    assert.equal((await raw('POST', `/datasets/${id}/entries`, '{"entries":[{"n":"1e400"}]}')).status, 201)
  })

  test('are kept in whatever else is free JSON, and refused where a number must be small', async () => {
    const made = await raw('POST', '/api-keys', `{"name":"k","metadata":{"account":${near[1]}}}`)
    assert.equal(made.status, 201, made.text)
    assert.match((await asOwner('GET', '/api-keys')).text, /"account":9007199254740993/)
    const limit = await raw(
      'POST',
      `/datasets/${await filledWith(['1'])}/query`,
      `{"sql":"select 1","maxRows":${near[1]}}`,
    )
    assert.equal(limit.body.cause.code, 'api/invalid-request')
    assert.ok(at.service.output().includes('request failed') === false)
  })
})
