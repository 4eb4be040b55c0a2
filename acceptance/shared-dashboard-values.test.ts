import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertError } from './envelope.ts'
import { call } from './harness.ts'
import { openShared, ordersOf, type SharedScene } from './shared-scene.ts'
import { askedMarkup, askedText, regionsSql, revenueSql, shopMarkup } from './shop.ts'

describe('values on shared dashboards', () => {
  let { service, shop, ask, dashboardId, share, query, open } = {} as SharedScene
  before(async () => {
    ;({ service, shop, ask, dashboardId, share, query, open } = await openShared())
  })
  after(() => service?.stop())

  test('the text is only a key, and values are checked against the controls', async () => {
    const { token } = await share()
    const mismatch = (answer: Awaited<ReturnType<typeof call>>) =>
      assertError(
        answer,
        403,
        'Not a query of the dashboard',
        'dashboard-share/template-mismatch',
        'the text is none of the queries of the published dashboard',
      )
    for (const sql of [
      'select 1',
      '',
      `${revenueSql};`,
      revenueSql.toUpperCase(),
      revenueSql.replace('240', '1'),
      ` ${revenueSql}`,
      `${revenueSql}--`,
    ])
      if (sql !== revenueSql) mismatch(await query(token, { sql }))
    assertError(
      await query(token, { sql: revenueSql, params: { region: 'Atlantis' } }),
      400,
      'A value is not allowed',
      'dashboard-share/invalid-parameter',
      'region: is not one of the options',
    )
    for (const params of [
      { ghost: 1 },
      { region: null },
      { region: ['North'] },
      { period: '2024' },
      { least: '5' },
      { least: 101 },
      { only: ['Nord'] },
      { word: 'a b' },
      { kept: 'true' },
    ])
      assertCode(await query(token, { sql: revenueSql, params }), 400, 'dashboard-share/invalid-parameter')
    assertCode(await query(token, { sql: 5 }), 400, 'api/invalid-request')
    assertCode(await query(token, { sql: revenueSql, extra: 1 }), 400, 'api/invalid-request')
    assertCode(await query(token, {}), 400, 'api/invalid-request')
    assertCode(
      await call(service, 'POST', `/share/dashboards/${token}/query`, {
        body: '{',
        headers: { 'content-type': 'application/json' },
      }),
      400,
      'api/invalid-json',
    )
    assertCode(
      await call(service, 'POST', `/share/dashboards/${token}/query`, {
        body: '{}',
        headers: { 'content-type': 'text/plain' },
      }),
      415,
      'api/unsupported-media-type',
    )
    assert.equal(ordersOf(await query(token, { sql: revenueSql, params: { region: 'North', least: 5.5 } })), 56)
  })

  test('locked values hold, and their controls are not shown', async () => {
    const { token } = await share({
      lockedParams: { region: 'South', period: { from: '2023-01-01', to: '2023-12-31' } },
    })
    const { body } = await open(token)
    const names = body.dashboard.document.controls.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['least', 'only', 'word', 'kept'])
    assert.ok(!JSON.stringify(body.dashboard.document.nodes).includes('"name":"region"'))
    const shown = body.dashboard.document.queries.map(({ name }: { name: string }) => name)
    assert.deepEqual(shown, ['revenue'], 'what else could be chosen is not listed')
    assertCode(await query(token, { sql: regionsSql }), 403, 'dashboard-share/template-mismatch')
    const free = await share()
    assert.equal((await query(free.token, { sql: regionsSql })).body.data.length, 4)
    const drawn = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'Drawn', markup: `${shopMarkup}\n{% table query="regions" /%}\n` },
    })
    const both = await share({ lockedParams: { region: 'South' } }, drawn.body.id)
    assert.equal((await query(both.token, { sql: regionsSql })).status, 200, 'what the dashboard draws is shown')
    const answer = await query(token, { sql: revenueSql })
    assert.equal(ordersOf(answer), 31)
    for (const params of [{ region: 'North' }, { region: 'South' }, { period: {} }])
      assertCode(await query(token, { sql: revenueSql, params }), 400, 'dashboard-share/invalid-parameter')
    for (const lockedParams of [
      { ghost: 1 },
      { least: -1 },
      { region: null },
      { kept: 'yes' },
      // What a program left empty would lock nothing.
      { only: [] },
      { word: '' },
      { region: '' },
      { period: {} },
    ])
      assertCode(
        await ask('POST', `/dashboards/${dashboardId}/shares`, { json: { lockedParams } }),
        400,
        'dashboard-share/invalid-lock',
      )
  })

  test('a click filters by the fields that the author offers, and never past a locked value', async () => {
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'Asked', markup: askedMarkup },
    })
    const count = (answer: Awaited<ReturnType<typeof query>>) => {
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.reduce(
        (sum: number, row: Record<string, number>) => sum + row[answer.body.columns.at(-1)]!,
        0,
      )
    }
    const sql = askedText('by_month')
    const by = (field: string, value: unknown) => ({ sql, filters: [{ field, value }] })
    const closed = await share({}, made.body.id)
    assertCode(await query(closed.token, by('orders.region', 'South')), 400, 'dashboard-share/invalid-parameter')
    const offering = await share({ crossFilters: ['orders.region', 'orders.amount'] }, made.body.id)
    assert.deepEqual(
      (await open(offering.token)).body.share.crossFilters,
      ['orders.region'],
      'what is not shown is not',
    )
    assert.equal(count(await query(offering.token, by('orders.region', 'South'))), 60)
    assertCode(await query(offering.token, by('orders.amount', 5)), 400, 'dashboard-share/invalid-parameter')
    const months = await share({ crossFilters: ['orders.day'] }, made.body.id)
    const during = (grain: string | undefined, value: string) => ({
      sql,
      filters: [{ field: 'orders.day', grain, value }],
    })
    assert.ok(count(await query(months.token, during('month', '2023-02-01'))) > 0)
    for (const grain of ['day', 'hour', undefined])
      assertCode(await query(months.token, during(grain, '2023-02-05')), 400, 'dashboard-share/invalid-parameter')
    const held = await share({ crossFilters: ['orders.region'], lockedParams: { region: 'North' } }, made.body.id)
    assert.equal(count(await query(held.token, { sql })), 60)
    assert.equal(count(await query(held.token, by('orders.region', 'South'))), 0)
    assert.equal(count(await query(held.token, by('orders.region', 'North'))), 60)
  })

  test('what may be chosen in an open control is told of the rows that are seen, and of no others', async () => {
    const field = (name: string) => ({ of: { field: { dataset: 'orders', field: name } } })
    const days = JSON.stringify({ measures: [], by: [field('day')] })
    const markup = `${askedMarkup}
{% select name="day" field="orders.day" options="days" all=true /%}

\`\`\`question days
${days}
\`\`\`
`
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { title: 'Days', markup } })
    assert.equal(made.status, 201, made.text)
    const { token } = await share({ lockedParams: { region: 'North' }, crossFilters: ['orders.region'] }, made.body.id)
    const on = (day: string) => query(token, { sql: askedText('by_month'), params: { day } })
    assert.equal((await on('2023-01-01')).status, 200, 'an order of the North')
    const [hidden, none] = [await on('2023-01-04'), await on('2023-01-05')]
    assertCode(hidden, 400, 'dashboard-share/invalid-parameter')
    assert.equal(hidden.text, none.text, 'an order of the South, and none at all')
    const filters = [{ field: 'orders.region', via: ['another way'], value: 'North' }]
    assertCode(await query(token, { sql: askedText('by_month'), filters }), 400, 'dashboard-share/invalid-parameter')
  })

  test('a question is not shown past a lock that has no field to narrow it by', async () => {
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'Locked', markup: askedMarkup },
    })
    const { token } = await share({ lockedParams: { region: 'North' } }, made.body.id)
    assert.equal((await query(token, { sql: askedText('by_month') })).status, 200)
    const address = `/dashboards/${made.body.id}`
    const markup = askedMarkup.replace(' field="orders.region"', '')
    const saved = await ask('PATCH', address, { json: { markup, version: made.body.version } })
    assert.equal(saved.status, 200, saved.text)
    assertCode(await query(token, { sql: askedText('by_month') }), 422, 'dashboard-share/query-failed')
    assertError(
      await ask('POST', `${address}/shares`, { json: { lockedParams: { region: 'North' } } }),
      400,
      'A locked value is not allowed',
      'dashboard-share/invalid-lock',
      'region: it has no field, and could not narrow the questions of the dashboard',
    )
  })

  test('a locked integer past 2^53 is that integer', async () => {
    const entries = ['9007199254740992', '9007199254740993'].map((tenant) => `{"tenant": ${tenant}}`)
    const form = new FormData()
    form.append('name', 'tenants')
    form.append('file', new Blob([`[${entries}]`]), 'tenants.json')
    const source = await ask('POST', '/data-sources/upload', { body: form })
    const space = (await ask('POST', '/spaces', { json: { name: 'Tenants' } })).body.id
    await ask('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId: source.body.id } })
    const headers = { 'content-type': 'application/json' }
    const field = { dataset: 'tenants', field: 'tenant' }
    const question = JSON.stringify({ measures: [{ count: 'tenants' }], by: [{ of: { field } }] })
    const markup = `{% number name="tenant" field="tenants.tenant" /%}

\`\`\`question tenants
${question}
\`\`\`
{% table query="tenants" /%}
`
    const made = await ask('POST', `/spaces/${space}/dashboards`, { json: { title: 'Tenants', markup } })
    assert.equal(made.status, 201, made.text)
    for (const tenant of ['9007199254740992', '9007199254740993']) {
      const body = `{"lockedParams": {"tenant": ${tenant}}}`
      const locked = await ask('POST', `/dashboards/${made.body.id}/shares`, { headers, body })
      const { body: shown } = await query(locked.body.token, { sql: question })
      assert.deepEqual(
        shown.data.map((row: Record<string, unknown>) => String(row.tenant)),
        [tenant],
      )
    }
  })

  test('a query that no view draws and no control lists is the writer’s alone', async () => {
    const notes = 'select * from orders limit 3'
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
      json: { title: 'With a draft', markup: `${shopMarkup}\n\`\`\`sql notes\n${notes}\n\`\`\`\n` },
    })
    assert.equal(made.status, 201, made.text)
    const { token } = await share({}, made.body.id)
    const opened = await open(token)
    assert.ok(!opened.text.includes(notes), 'its text is not sent')
    assertCode(await query(token, { sql: notes }), 403, 'dashboard-share/template-mismatch')
    assert.equal((await query(token, { sql: revenueSql })).status, 200)
    assert.equal((await query(token, { sql: regionsSql })).status, 200)
  })

  test('a locked value holds where its condition stands in one clause with a value that the visitor leaves out', async () => {
    const sql =
      "select region, count(*) as orders from orders where true [[ and region = {{region}} and region like {{word}} || '%' ]] group by 1"
    const markup = `${shopMarkup}\n\`\`\`sql joined\n${sql}\n\`\`\`\n{% table query="joined" /%}\n`
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { title: 'Joined', markup } })
    const regions = async (token: string, params: Record<string, unknown>) =>
      (await query(token, { sql, params })).body.data.map(({ region }: { region: string }) => region)
    const free = await share({}, made.body.id)
    assert.equal((await regions(free.token, {})).length, 4)
    const { token } = await share({ lockedParams: { region: 'South' } }, made.body.id)
    assert.deepEqual(await regions(token, {}), [])
    assert.deepEqual(await regions(token, { word: 'S' }), ['South'])
    assert.deepEqual(await regions(token, { word: 'N' }), [])
  })

  test('3,000 mutated requests over HTTP: none is a fault, none runs anything else', async () => {
    const { token } = await share({ rateLimit: 1_000_000 })
    let seed = 7
    const below = (n: number) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return Math.floor((seed / 2 ** 32) * n)
    }
    const pick = <T>(from: T[]): T => from[below(from.length)]!
    const nasty = [
      "' or 1=1 --",
      '; drop table orders',
      '\u0000',
      '\ud800',
      'ｓelect',
      '/* */',
      '{{region}}',
      '[[',
      '\u202e',
      ' union select 1',
    ]
    const values = [
      null,
      true,
      0,
      -1,
      1e308,
      '',
      'North',
      'North ',
      'Nоrth',
      [],
      ['North'],
      [['North']],
      {},
      { from: '2024-01-01' },
      { from: '2024-13-01' },
      { __proto__: null, to: 5 },
      ...nasty,
    ]
    const names = ['region', 'period', 'least', 'only', 'word', 'kept', 'ghost', '__proto__', 'constructor', 'Region']
    const mutate = (sql: string) => {
      const at = below(sql.length)
      return pick([
        sql,
        sql,
        sql.slice(0, at) + pick(nasty) + sql.slice(at),
        sql.slice(at),
        sql + pick(nasty),
        sql.toUpperCase(),
        sql.replaceAll(' ', '\u00a0'),
      ])
    }
    const body = () => {
      const params = Array.from(
        { length: below(3) },
        () => `${JSON.stringify(pick(names))}:${JSON.stringify(pick(values))}`,
      )
      return `{"sql":${JSON.stringify(mutate(pick([revenueSql, regionsSql])))},"params":{${params.join()}}}`
    }
    const seen = new Map<number, number>()
    const worker = async () => {
      for (let i = 0; i < 375; i++) {
        const sent = body()
        const answer = await call(service, 'POST', `/share/dashboards/${token}/query`, {
          body: sent,
          headers: { 'content-type': 'application/json' },
        })
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        assert.ok([200, 400, 403].includes(answer.status), `${answer.status} to ${sent}: ${answer.text}`)
        if (answer.status === 200)
          assert.ok([['month', 'revenue', 'orders'].join(), 'region'].includes(answer.body.columns.join()), sent)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    assert.ok(seen.get(200)! > 100 && seen.get(400)! > 100 && seen.get(403)! > 100, JSON.stringify([...seen]))
    assert.doesNotMatch(service.output(), /request failed/)
  })
})
