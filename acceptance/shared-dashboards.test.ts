import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertError, dateTime, uuid } from './envelope.ts'
import { call, cookieOf, makeKey } from './harness.ts'
import { openShared, ordersOf, type SharedScene } from './shared-scene.ts'
import { makeShop, revenueSql, shopMarkup } from './shop.ts'

describe('shared dashboards', () => {
  let { service, owner, other, viewer, shop, ask, dashboardId, share, query, open } = {} as SharedScene
  const notFound = (answer: Awaited<ReturnType<typeof call>>) =>
    assertError(
      answer,
      404,
      'Shared dashboard not found',
      'dashboard-share/not-found',
      'the shared dashboard does not exist or was removed',
    )

  before(async () => {
    ;({ service, owner, other, viewer, shop, ask, dashboardId, share, query, open } = await openShared())
  })
  after(() => service?.stop())

  test('are shared by a link that its owner can read again, change and take back', async () => {
    const made = await share({ access: 'team', maxRows: 5 })
    assert.match(made.id, uuid)
    assert.match(made.createdAt, dateTime)
    assert.match(made.token, /^[0-9A-Za-z]{43}$/)
    assert.equal(made.url, `${service.url}/share/dashboards/${made.token}`)
    assert.deepEqual(
      [made.access, made.hasPassword, made.expiresAt, made.lockedParams, made.maxRows],
      ['team', false, null, {}, 5],
    )
    const list = await ask('GET', `/dashboards/${dashboardId}/shares`)
    assert.deepEqual(list.body[0], made)
    const changed = await ask('PATCH', `/dashboards/${dashboardId}/shares/${made.id}`, {
      json: { access: 'public', password: 'open sesame' },
    })
    assert.deepEqual([changed.body.access, changed.body.hasPassword, changed.body.token], ['public', true, made.token])
    assert.ok(!changed.text.includes('sesame') && !changed.text.includes('scrypt'))
    assert.equal((await ask('DELETE', `/dashboards/${dashboardId}/shares/${made.id}`)).status, 204)
    notFound(await open(made.token))
    assertCode(await ask('DELETE', `/dashboards/${dashboardId}/shares/${made.id}`), 404, 'dashboard-share/not-found')
    assertCode(
      await ask('PATCH', `/dashboards/${dashboardId}/shares/${made.id}`, { json: { maxRows: 1 } }),
      404,
      'dashboard-share/not-found',
    )
    assertCode(
      await call(service, 'GET', `/dashboards/${dashboardId}/shares`, { key: other.key }),
      404,
      'dashboards/not-found',
    )
    assertCode(
      await call(service, 'GET', `/dashboards/${dashboardId}/shares`, { headers: { cookie: viewer.cookie } }),
      403,
      'auth/forbidden',
    )
  })

  test('a link that has ended, was taken back or never was is answered alike', async () => {
    const ended = await share({ expiresAt: '2999-01-01T00:00:00Z' })
    assert.equal((await open(ended.token)).status, 200)
    const past = { json: { expiresAt: new Date().toISOString() } }
    await ask('PATCH', `/dashboards/${dashboardId}/shares/${ended.id}`, past)
    const revoked = await share()
    await ask('DELETE', `/dashboards/${dashboardId}/shares/${revoked.id}`)
    for (const token of [
      ended.token,
      revoked.token,
      'x'.repeat(43),
      'short',
      'x'.repeat(201),
      'x'.repeat(5000),
      '%00',
      encodeURIComponent('ünïcode 😀'),
    ]) {
      notFound(await open(token))
      notFound(await query(token, { sql: revenueSql }))
      notFound(await call(service, 'POST', `/share/dashboards/${token}/unlock`, { json: { password: 'x' } }))
    }
  })

  test('a public one needs no credential, and looks at none', async () => {
    const { token } = await share()
    const credentials: Record<string, string>[] = [
      {},
      { 'x-api-key': 'garbage' },
      { cookie: 'tallyroom_session=old.old' },
      { authorization: 'Bearer x.y.z' },
    ]
    for (const headers of credentials) {
      const answer = await query(token, { sql: revenueSql }, { headers })
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(Object.keys(answer.body), ['columns', 'data'])
      assert.equal(ordersOf(answer), 240)
    }
    const page = await open(token)
    assert.deepEqual(Object.keys(page.body).sort(), ['dashboard', 'locale', 'share'])
    assert.deepEqual(Object.keys(page.body.share).sort(), ['access', 'crossFilters', 'expiresAt', 'id', 'theme'])
    assert.deepEqual(Object.keys(page.body.dashboard).sort(), ['document', 'title', 'updatedAt'])
    for (const secret of [owner.teamId, owner.userId, shop.spaceId, shop.dataSourceId, dashboardId, 'scrypt'])
      assert.ok(!page.text.includes(secret), secret)
  })

  test('one for the team asks who is calling', async () => {
    const { token } = await share({ access: 'team' })
    const authRequired = (answer: Awaited<ReturnType<typeof call>>) =>
      assertError(
        answer,
        401,
        'Authentication required',
        'dashboard-share/auth-required',
        'the dashboard is open only to team members; login needed',
      )
    authRequired(await query(token, { sql: revenueSql }))
    authRequired(await query(token, { sql: revenueSql }, { key: 'garbage' }))
    authRequired(await open(token))
    const denied = (answer: Awaited<ReturnType<typeof call>>) =>
      assertError(
        answer,
        403,
        'Access denied',
        'dashboard-share/not-team-member',
        'caller is not a member of the owning team',
      )
    denied(await query(token, { sql: revenueSql }, { key: other.key }))
    denied(await open(token, { key: other.key }))
    assert.equal((await query(token, { sql: revenueSql }, { key: owner.key })).status, 200)
    assert.equal(
      (await query(token, { sql: revenueSql }, { headers: { cookie: viewer.cookie, origin: service.url } })).status,
      200,
    )
    assert.equal((await open(token, { headers: { cookie: viewer.cookie } })).status, 200)
  })

  test('one for the team tells a key over its limit, and one without the right, what is wrong', async () => {
    const { token } = await share({ access: 'team' })
    const limited = await makeKey(service, owner, {
      rateLimitEnabled: true,
      rateLimitMax: 1,
      rateLimitTimeWindow: 60_000,
    })
    assert.equal((await query(token, { sql: revenueSql }, { key: limited })).status, 200)
    for (const answer of [
      await query(token, { sql: revenueSql }, { key: limited }),
      await open(token, { key: limited }),
    ]) {
      assertCode(answer, 429, 'api/rate-limited')
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
    }
    const narrowed = await makeKey(service, owner, { permissions: { datasets: ['read'] } })
    for (const answer of [
      await query(token, { sql: revenueSql }, { key: narrowed }),
      await open(token, { key: narrowed }),
    ])
      assertError(answer, 403, 'Not allowed', 'auth/forbidden', 'this needs the right dashboards:read')
    const { body } = await call(service, 'GET', '/openapi.json')
    const { security } = body.paths['/share/dashboards/{token}/query'].post
    assert.deepEqual(security, [{ apiKey: [] }, { token: [] }, { session: [] }, {}])
    assert.deepEqual(body.paths['/share/dashboards/{token}/unlock'].post.security, [])
  })

  test('is framed by the sites that its share lists, and looks as the share says', async () => {
    const theme = { mode: 'dark', accent: '#8040ff', logo: `data:image/png;base64,${'A'.repeat(40)}` }
    const made = await share({ allowedOrigins: ['https://Example.org'], theme })
    assert.deepEqual([made.allowedOrigins, made.theme], [['https://example.org'], theme])
    assert.deepEqual((await open(made.token)).body.share.theme, theme)
    for (const wrong of [
      { accent: 'red' },
      { logo: 'https://example.org/logo.png' },
      { logo: 'data:text/html;base64,AA==' },
    ])
      assert.equal((await ask('POST', `/dashboards/${dashboardId}/shares`, { json: { theme: wrong } })).status, 400)
  })

  test('a password opens it, for a while and for that password', async () => {
    const { token, id } = await share({ password: 'open sesame' })
    assertCode(await open(token), 401, 'dashboard-share/password-required')
    assertCode(await query(token, { sql: revenueSql }), 401, 'dashboard-share/password-required')
    const unlock = (password: string) =>
      call(service, 'POST', `/share/dashboards/${token}/unlock`, { json: { password } })
    assertCode(await unlock('close sesame'), 403, 'dashboard-share/wrong-password')
    const opened = await unlock('open sesame')
    assert.equal(opened.status, 200)
    const cookie = cookieOf(opened)
    assert.match(opened.headers.get('set-cookie')!, /HttpOnly/)
    assert.equal((await query(token, { sql: revenueSql }, { headers: { cookie } })).status, 200)
    const grant = { 'x-share-grant': opened.body.grant }
    assert.equal((await open(token, { headers: grant })).status, 200)
    assertCode(
      await open(token, { headers: { 'x-share-grant': `${opened.body.grant}x` } }),
      401,
      'dashboard-share/password-required',
    )
    const another = await share({ password: 'open sesame' })
    assertCode(await open(another.token, { headers: grant }), 401, 'dashboard-share/password-required')
    await ask('PATCH', `/dashboards/${dashboardId}/shares/${id}`, { json: { password: 'new one' } })
    assertCode(await open(token, { headers: grant }), 401, 'dashboard-share/password-required')
    for (let i = 0; i < 10; i++) await unlock('guess')
    const limited = await unlock('guess')
    assertCode(limited, 429, 'dashboard-share/rate-limited')
    assert.ok(Number(limited.headers.get('retry-after')) >= 1)
  })

  test('rows and questions are limited as the share says', async () => {
    const { token } = await share({ maxRows: 3, rateLimit: 2 })
    const first = await query(token, { sql: revenueSql })
    assert.equal(first.body.data.length, 3)
    assert.equal(first.headers.get('x-truncated'), 'true')
    await query(token, { sql: revenueSql })
    assertCode(await query(token, { sql: revenueSql }), 429, 'dashboard-share/rate-limited')
  })

  test('what is shown is what was published, not a draft', async () => {
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'Draft', markup: shopMarkup, draft: true },
    })
    const { token } = await share({}, made.body.id)
    notFound(await open(token))
    notFound(await query(token, { sql: revenueSql }))
    await ask('PATCH', `/dashboards/${made.body.id}`, { json: { draft: false } })
    assert.equal((await open(token)).body.dashboard.title, 'Draft')
    const hidden = 'select max(amount) as most from orders'
    const markup = `${shopMarkup}\n\`\`\`sql hidden\n${hidden}\n\`\`\`\n{% table query="hidden" /%}\n`
    await ask('PATCH', `/dashboards/${made.body.id}`, { json: { markup, draft: true } })
    assertCode(await query(token, { sql: hidden }), 403, 'dashboard-share/template-mismatch')
    await ask('PATCH', `/dashboards/${made.body.id}`, { json: { draft: false } })
    assert.deepEqual((await query(token, { sql: hidden })).body, { columns: ['most'], data: [{ most: 45 }] })
    await ask('DELETE', `/dashboards/${made.body.id}`)
    notFound(await open(token))
  })

  test('data that cannot be read is told without the words of the database', async () => {
    const lost = await makeShop(service, owner, 'Lost')
    const made = await ask('POST', `/spaces/${lost.spaceId}/dashboards`, {
      json: { title: 'Lost', markup: shopMarkup },
    })
    const { token } = await share({}, made.body.id)
    assert.equal((await ask('DELETE', `/data-sources/${lost.dataSourceId}`)).status < 300, true)
    const answer = await query(token, { sql: revenueSql })
    assertError(
      answer,
      422,
      'The query could not be answered',
      'dashboard-share/query-failed',
      'the data of this dashboard cannot be read at the moment',
    )
  })
})
