import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertError, assertInvalid, dateTime, uuid } from './envelope.ts'
import { call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { makeSpace, sales } from './streams.ts'

describe('spaces', () => {
  let service: Service
  let owner: Owner
  let key: string
  const patch = (id: string, json: unknown) => call(service, 'PATCH', `/spaces/${id}`, { key, json })
  const upload = async (name: string) => {
    const body = new FormData()
    body.append('file', new Blob([sales]), 'sales.csv')
    body.append('name', name)
    return (await call(service, 'POST', '/data-sources/upload', { key, body })).body.id as string
  }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    key = owner.key
  })
  after(() => service?.stop())

  test('a space is made with its first agent, read, changed and deleted', async () => {
    const made = await call(service, 'POST', '/spaces', { key, json: { name: ' Sales ', description: 'About sales' } })
    assert.equal(made.status, 201)
    const { id, createdAt, updatedAt, ...rest } = made.body
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.equal(updatedAt, createdAt)
    assert.deepEqual(rest, {
      name: 'Sales',
      ownerId: owner.userId,
      description: 'About sales',
      modelId: null,
      providerId: null,
      transcriptionModelId: null,
    })
    assert.deepEqual((await call(service, 'GET', `/spaces/${id}`, { key })).body, made.body)
    const agents = await call(service, 'GET', `/spaces/${id}/agents`, { key })
    assert.deepEqual(
      agents.body.map((agent: { name: string; spaceId: string }) => [agent.name, agent.spaceId]),
      [['Analyst', id]],
    )
    const changed = await patch(id, { name: 'Sales 2', description: null })
    assert.deepEqual([changed.status, changed.body.name, changed.body.description], [200, 'Sales 2', null])
    assert.ok(changed.body.updatedAt >= createdAt)
    assert.equal((await call(service, 'DELETE', `/spaces/${id}`, { key })).status, 204)
    assertError(
      await call(service, 'GET', `/spaces/${id}`, { key }),
      404,
      'Space not found',
      'spaces/not-found',
      'the space does not exist',
    )
    assertCode(await patch(id, { name: 'x' }), 404, 'spaces/not-found')
    assertCode(await call(service, 'DELETE', `/spaces/${id}`, { key }), 404, 'spaces/not-found')
  })

  test('a name is unique in the team whatever its case, also when many ask at once; another team may have it', async () => {
    const id = await makeSpace(service, key, 'Überblick')
    const refused = await call(service, 'POST', '/spaces', { key, json: { name: 'überBLICK' } })
    assertError(refused, 409, 'Name already used', 'spaces/name-taken', 'a space named "überBLICK" exists already')
    const second = await makeSpace(service, key, 'Second')
    assertCode(await patch(second, { name: 'ÜBERBLICK' }), 409, 'spaces/name-taken')
    assert.equal((await call(service, 'GET', `/spaces/${second}`, { key })).body.name, 'Second')
    assert.equal((await patch(id, { name: 'ÜBERBLICK' })).status, 200)
    const other = await otherTeam(service, owner)
    assert.equal((await call(service, 'POST', '/spaces', { key: other.key, json: { name: 'Überblick' } })).status, 201)
    const rush = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        call(service, 'POST', '/spaces', { key, json: { name: i % 2 ? 'rush' : 'RUSH' } }),
      ),
    )
    assert.equal(rush.filter(({ status }) => status === 201).length, 1)
    assert.equal(rush.filter(({ body }) => body.cause?.code === 'spaces/name-taken').length, 19)
  })

  test('what does not fit is refused and changes nothing', async () => {
    const id = await makeSpace(service, key, 'Fits')
    for (const [json, detail] of [
      [{}, 'body: at least one field is needed'],
      [{ name: '   ' }, 'body.name: Too small: expected string to have >=1 characters'],
      [{ name: 'x'.repeat(121) }, 'body.name: Too big: expected string to have <=120 characters'],
      [{ ownerId: 'me' }, 'body: Unrecognized key: "ownerId"'],
      [{ modelId: 'no-such' }, 'body.modelId: no model "no-such" is configured'],
      [{ providerId: 'no-such' }, 'body.providerId: no provider "no-such" is configured'],
      [{ transcriptionModelId: 'x' }, 'body.transcriptionModelId: no transcription model "x" is configured'],
    ] as const)
      assertInvalid(await patch(id, json), detail)
    const { body } = await call(service, 'GET', `/spaces/${id}`, { key })
    assert.deepEqual([body.name, body.modelId], ['Fits', null])
    const chosen = await patch(id, { providerId: 'builtin', modelId: 'analyst', name: 'x'.repeat(120) })
    assert.deepEqual(
      [chosen.status, chosen.body.providerId, chosen.body.modelId, chosen.body.name.length],
      [200, 'builtin', 'analyst', 120],
    )
    assertInvalid(await patch(id, { providerId: 'openai' }), 'body.providerId: no provider "openai" is configured')
    const cleared = await patch(id, { providerId: null, modelId: null })
    assert.deepEqual([cleared.body.providerId, cleared.body.modelId], [null, null])
  })

  test('the list is newest first and pages', async () => {
    const ids = [
      await makeSpace(service, key, 'P1'),
      await makeSpace(service, key, 'P2'),
      await makeSpace(service, key, 'P3'),
    ]
    const first = await call(service, 'GET', '/spaces?limit=2', { key })
    assert.deepEqual(
      first.body.map((space: { id: string }) => space.id),
      [ids[2], ids[1]],
    )
    const next = /<\/api(.*?)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!
    assert.equal((await call(service, 'GET', next, { key })).body[0].id, ids[0])
  })

  test('a data source is added once, with a generated grounding or the one given', async () => {
    const id = await makeSpace(service, key, 'Linked')
    const source = await upload('Sales')
    const add = (json: unknown) => call(service, 'POST', `/spaces/${id}/data-sources`, { key, json })
    const first = await add({ dataSourceId: source })
    assert.equal(first.status, 201)
    assert.deepEqual(first.body.dataSource, { id: source, name: 'Sales', type: 'SQLITE' })
    assert.deepEqual([first.body.spaceId, first.body.dataSourceId, first.body.privacy], [id, source, 'full'])
    for (const fact of [
      /sales.*4 rows/,
      /region: text; one of North, South/,
      /amount: integer; 40 to 150/,
      /day: date; 2024-01-05 to 2024-03-01/,
    ])
      assert.match(first.body.grounding, fact)
    assert.deepEqual(Object.keys(first.body).sort(), [
      'createdAt',
      'dataSource',
      'dataSourceId',
      'grounding',
      'id',
      'privacy',
      'spaceId',
    ])
    const again = await add({ dataSourceId: source, grounding: 'other words' })
    assert.deepEqual([first.status, again.status], [201, 200])
    assert.deepEqual(again.body, first.body)
    assert.equal((await call(service, 'GET', `/spaces/${id}/data-sources`, { key })).body.length, 1)
    const own = await call(service, 'POST', `/spaces/${await makeSpace(service, key, 'Own words')}/data-sources`, {
      key,
      json: { dataSourceId: source, grounding: 'Net of tax.' },
    })
    assert.equal(own.body.grounding, 'Net of tax.')
    const rush = { key, json: { dataSourceId: source } }
    const crowded = `/spaces/${await makeSpace(service, key, 'At once')}/data-sources`
    const links = await Promise.all(Array.from({ length: 8 }, () => call(service, 'POST', crowded, rush)))
    assert.equal(new Set(links.map(({ body }) => body.id)).size, 1)
    assert.equal(links.filter(({ status }) => status === 201).length, 1)
    assertCode(await add({ dataSourceId: 'none' }), 404, 'data-sources/not-found')
    for (const wrong of [
      {},
      { dataSourceId: 1 },
      { dataSourceId: source, spaceId: 'x' },
      { dataSourceId: source, privacy: 'x' },
    ])
      assertCode(await add(wrong), 400, 'api/invalid-request')
    assertCode(
      await call(service, 'POST', '/spaces/none/data-sources', { key, json: { dataSourceId: source } }),
      404,
      'spaces/not-found',
    )
    const link = `/spaces/${id}/data-sources/${first.body.id}`
    const changed = await call(service, 'PATCH', link, { key, json: { grounding: 'Mine', privacy: 'aggregates' } })
    assert.deepEqual([changed.body.grounding, changed.body.privacy], ['Mine', 'aggregates'])
    assert.equal(
      (await call(service, 'PATCH', link, { key, json: { grounding: null } })).body.grounding,
      first.body.grounding,
    )
    assert.equal((await call(service, 'DELETE', link, { key })).status, 204)
    assertCode(await call(service, 'DELETE', link, { key }), 404, 'spaces/data-source-not-found')
    assert.equal((await call(service, 'GET', `/data-sources/${source}`, { key })).status, 200)
  })

  test('deleting a data source takes it out of its spaces', async () => {
    const id = await makeSpace(service, key, 'Loses one')
    const source = await upload('Gone')
    await call(service, 'POST', `/spaces/${id}/data-sources`, { key, json: { dataSourceId: source } })
    await call(service, 'DELETE', `/data-sources/${source}`, { key })
    assert.deepEqual((await call(service, 'GET', `/spaces/${id}/data-sources`, { key })).body, [])
  })

  test('an agent is added, changed and deleted, but not the last one', async () => {
    const id = await makeSpace(service, key, 'Agents')
    const [first] = (await call(service, 'GET', `/spaces/${id}/agents`, { key })).body
    assertError(
      await call(service, 'DELETE', `/agents/${first.id}`, { key }),
      409,
      'The last agent of a space stays',
      'agents/last',
      'a space has at least one agent: make another before deleting this one',
    )
    const second = await call(service, 'POST', `/spaces/${id}/agents`, {
      key,
      json: { name: 'Second', instructions: 'Be brief.' },
    })
    assert.deepEqual([second.status, second.body.name, second.body.instructions], [201, 'Second', 'Be brief.'])
    assert.equal(
      (await call(service, 'PATCH', `/agents/${second.body.id}`, { key, json: { name: 'Two' } })).body.name,
      'Two',
    )
    const both = await Promise.all(
      [first.id, second.body.id].map((agent) => call(service, 'DELETE', `/agents/${agent}`, { key })),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [204, 409])
    assertCode(await call(service, 'GET', '/agents/none', { key }), 404, 'agents/not-found')
  })

  test('sample data comes in one call and can be asked at once', async () => {
    const made = await call(service, 'POST', '/samples', { key })
    assert.equal(made.status, 201)
    assert.deepEqual(
      [made.body.space.name, made.body.dataSources.length, made.body.links.length],
      ['Sample shop', 1, 1],
    )
    const again = await call(service, 'POST', '/samples', { key })
    assert.equal(again.body.space.name, 'Sample shop 2')
    const suggested = await call(service, 'GET', `/spaces/${made.body.space.id}/suggestions?limit=3`, { key })
    assert.equal(suggested.body.length, 3, suggested.text)
  })

  test('the sample says what its revenue is, so that questions, readings and dashboards agree', async () => {
    const { space } = (await call(service, 'POST', '/samples', { key })).body
    const asked = await call(service, 'POST', `/spaces/${space.id}/questions`, {
      key,
      json: { question: { measures: [{ metric: 'total_revenue' }], by: [] } },
    })
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    const { readings } = (
      await call(service, 'POST', `/spaces/${space.id}/readings`, { key, json: { text: 'revenue by month' } })
    ).body
    assert.deepEqual(readings[0].question.measures, [{ metric: 'total_revenue' }])
    const made = await call(service, 'POST', `/spaces/${space.id}/dashboards/suggest`, { key, json: {} })
    assert.equal(made.body.title, space.name)
    assert.match(made.body.markup, /daterange [^%]*field="orders\.ordered_on"/)
    assert.match(made.body.markup, /metric [^%]*title="Total revenue"/)
  })
})
