import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BigQueryServer, startBigQuery } from '../test/servers/bigquery.ts'
import { assertError, assertInvalid, assertUnsupported, dateTime, uuid } from './envelope.ts'
import { type Answer, type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'

const site = 'sc-domain:example.com'
const tables = `
  CREATE TABLE ExportLog (agenda TEXT, namespace TEXT, data_date DATE);
  CREATE TABLE searchdata_site_impression (data_date DATE, site_url TEXT, query TEXT, clicks INTEGER);
  CREATE TABLE searchdata_url_impression (data_date DATE, site_url TEXT, url TEXT, clicks INTEGER);`
const day = `
  INSERT INTO ExportLog VALUES ('SEARCHDATA', 'SEARCHDATA_SITE_IMPRESSION', '2024-03-01'), ('SEARCHDATA', 'SEARCHDATA_SITE_IMPRESSION', '2024-03-02');
  INSERT INTO searchdata_site_impression VALUES ('2024-03-02', '${site}', 'tally', 3);`

describe('search analytics', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  let google: BigQueryServer
  let source: string
  const asOwner = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const register = async (datasetId: string, dataSourceId = source) => {
    const json = { siteUrl: site, datasetId, location: 'EU' }
    const answer = await asOwner('POST', `/data-sources/${dataSourceId}/search-analytics`, { json })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const check = (profileId: string, dataSourceId = source, request: Omit<Call, 'key'> = {}) =>
    asOwner('POST', `/data-sources/${dataSourceId}/search-analytics/${profileId}/check`, request)
  const connect = async (fields: object = {}) =>
    (
      await asOwner('POST', '/data-sources', {
        json: {
          name: 'Search',
          type: 'BIGQUERY',
          key: google.key,
          endpoint: google.endpoint,
          projectId: 'test-project',
          ...fields,
        },
      })
    ).body.id as string
  const notFound = (answer: Answer) =>
    assertError(
      answer,
      404,
      'Search-analytics profile not found',
      'search-analytics/not-found',
      'the data source has no such profile',
    )

  before(async () => {
    google = await startBigQuery({
      datasets: { arrived: tables + day, empty: tables, half: 'CREATE TABLE ExportLog (data_date DATE)' },
    })
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    source = await connect()
  })
  after(async () => {
    await service?.stop()
    await google?.close()
  })

  test('a profile begins in preparation', async () => {
    const profile = await register('arrived')
    const { id, createdAt, updatedAt, ...rest } = profile
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.equal(updatedAt, createdAt)
    assert.deepEqual(rest, {
      teamId: owner.teamId,
      dataSourceId: source,
      datasetId: 'arrived',
      location: 'EU',
      siteUrl: site,
      status: 'PREPARING',
      lastCheckedAt: null,
      lastError: null,
      latestDataDate: null,
    })
    const listed = await asOwner('GET', `/data-sources/${source}/search-analytics`)
    assert.deepEqual(listed.body, [profile])
  })

  test('the check finds an export that has arrived, and its latest day', async () => {
    const profile = await register('arrived')
    for (const request of [{}, { json: {} }]) {
      const { status, body, contentType } = await check(profile.id, source, request)
      assert.equal(status, 200)
      assert.equal(contentType, 'application/json; charset=utf-8')
      const { lastCheckedAt, updatedAt, ...rest } = body.profile
      assert.match(lastCheckedAt, dateTime)
      assert.equal(updatedAt, lastCheckedAt)
      const { lastCheckedAt: _, updatedAt: __, ...before } = profile
      assert.deepEqual(rest, { ...before, status: 'READY', latestDataDate: '2024-03-02' })
      assert.deepEqual([body.projectId, body.ready], ['test-project', true])
    }
  })

  test('an export that is only late stays in preparation, and says what is missing', async () => {
    for (const [datasetId, missing] of [
      ['half', /searchdata_site_impression/],
      ['empty', /no day/],
      ['nowhere', /no dataset "nowhere"/],
    ] as const) {
      const { status, body } = await check((await register(datasetId)).id)
      assert.equal(status, 200)
      assert.deepEqual([body.ready, body.profile.status, body.profile.latestDataDate], [false, 'PREPARING', null])
      assert.match(body.profile.lastError, missing)
    }
  })

  test('what Google refuses is told in the profile, with status 200', async () => {
    const dead = await connect({ endpoint: 'http://127.0.0.1:1' })
    const profile = await register('arrived', dead)
    const { status, body } = await check(profile.id, dead)
    assert.deepEqual([status, body.ready, body.profile.status], [200, false, 'FAILED'])
    assert.ok(body.profile.lastError.length > 10)
    await asOwner('PATCH', `/data-sources/${dead}`, { json: { endpoint: google.endpoint, key: google.key } })
    const again = await check(profile.id, dead)
    assert.deepEqual([again.body.ready, again.body.profile.status, again.body.profile.lastError], [true, 'READY', null])
  })

  test('once the key was put right, an export that is late is in preparation again', async () => {
    const dead = await connect({ endpoint: 'http://127.0.0.1:1' })
    const profile = await register('empty', dead)
    assert.equal((await check(profile.id, dead)).body.profile.status, 'FAILED')
    await asOwner('PATCH', `/data-sources/${dead}`, { json: { endpoint: google.endpoint, key: google.key } })
    const { body } = await check(profile.id, dead)
    assert.deepEqual([body.ready, body.profile.status], [false, 'PREPARING'])
    assert.match(body.profile.lastError, /no day/)
  })

  test('profiles belong to BigQuery sources of the team', async () => {
    const profile = await register('arrived')
    notFound(await check('none'))
    notFound(await check(profile.id, await connect()))
    const unknown = [404, 'data-sources/not-found']
    for (const answer of [
      await check(profile.id, 'none'),
      await asOwner('GET', '/data-sources/none/search-analytics'),
      await call(service, 'POST', `/data-sources/${source}/search-analytics/${profile.id}/check`, { key: other.key }),
    ])
      assert.deepEqual([answer.status, answer.body.cause.code], unknown)
    const mysql = await asOwner('POST', '/data-sources', { json: { name: 'x', type: 'MYSQL', host: '127.0.0.1' } })
    assertError(
      await asOwner('POST', `/data-sources/${mysql.body.id}/search-analytics`, { json: { siteUrl: site } }),
      409,
      'The data source is not BigQuery',
      'search-analytics/not-bigquery',
      'the search console exports to BigQuery alone',
    )
    assertInvalid(
      await asOwner('POST', `/data-sources/${source}/search-analytics`, { json: { siteUrl: 'example' } }),
      'body.siteUrl: must be a site address, or sc-domain: and a domain',
    )
    assertInvalid(await check(profile.id, source, { json: { force: true } }), 'body: Unrecognized key: "force"')
    assertUnsupported(
      await check(profile.id, source, { body: 'x', headers: { 'content-type': 'text/plain' } }),
      'this operation takes application/json',
    )
  })

  test('a profile is deleted alone, or with its data source', async () => {
    const profile = await register('arrived')
    const address = `/data-sources/${source}/search-analytics/${profile.id}`
    assert.equal((await asOwner('DELETE', address)).status, 204)
    notFound(await asOwner('DELETE', address))
    const gone = await connect()
    await register('arrived', gone)
    assert.equal((await asOwner('DELETE', `/data-sources/${gone}`)).status, 204)
    assert.equal((await asOwner('GET', `/data-sources/${gone}/search-analytics`)).status, 404)
  })

  test('BigQuery itself is queried and described', async () => {
    const json = {
      sql: 'SELECT query, clicks FROM `arrived`.`searchdata_site_impression` WHERE clicks > :n',
      params: { n: 1 },
    }
    const { body } = await asOwner('POST', `/data-sources/${source}/query`, { json })
    assert.deepEqual(body.data, [{ query: 'tally', clicks: 3 }])
    const narrowed = await connect({ datasets: ['half'] })
    const schema = await asOwner('GET', `/data-sources/${narrowed}/schema`)
    assert.deepEqual(
      schema.body.tables.map(({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`),
      ['half.ExportLog'],
    )
  })
})
