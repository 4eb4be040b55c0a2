import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, dateTime, uuid } from './envelope.ts'
import { call } from './harness.ts'
import {
  askedMarkup,
  askedText,
  makeDashboard,
  makeShop,
  openShop,
  queryDashboard,
  regionsSql,
  revenueSql,
  type Scene,
  shopCsv,
  shopMarkup,
} from './shop.ts'

describe('dashboards', () => {
  let { service, owner, other, shop, ask } = {} as Scene
  const make = (fields?: object) => makeDashboard({ shop, ask }, fields)
  const query = (id: string, sql: string, params?: unknown) => queryDashboard({ ask }, id, sql, params)

  before(async () => {
    ;({ service, owner, other, shop, ask } = await openShop({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } }))
  })
  after(() => service?.stop())

  test('are made from a document, listed, read, changed and deleted', async () => {
    const made = await make()
    assert.match(made.id, uuid)
    assert.match(made.createdAt, dateTime)
    assert.equal(made.version, 1)
    assert.equal(made.publishedVersion, 1)
    assert.deepEqual(
      made.document.controls.map(({ name, kind }: { name: string; kind: string }) => `${kind} ${name}`),
      ['select region', 'daterange period', 'number least', 'multiselect only', 'text word', 'toggle kept'],
    )
    assert.deepEqual(
      made.document.queries.map(({ name }: { name: string }) => name),
      ['regions', 'revenue'],
    )
    assert.equal(made.document.queries[1].sql, revenueSql)
    const list = await ask('GET', `/spaces/${shop.spaceId}/dashboards`)
    assert.equal(list.body[0].id, made.id)
    assert.equal(list.body[0].markup, undefined)
    const read = await ask('GET', `/dashboards/${made.id}`)
    assert.deepEqual(read.body, made)
    const renamed = await ask('PATCH', `/dashboards/${made.id}`, { json: { title: 'Revenue' } })
    assert.equal(renamed.body.title, 'Revenue')
    assert.equal(renamed.body.version, 2)
    const deleted = await ask('DELETE', `/dashboards/${made.id}`)
    assert.equal(deleted.status, 204)
    assertCode(await ask('GET', `/dashboards/${made.id}`), 404, 'dashboards/not-found')
  })

  test('answer questions, narrowed by controls of a field and by what was clicked', async () => {
    const { id } = await make({ markup: askedMarkup })
    const run = (name: string, more: object = {}) =>
      ask('POST', `/dashboards/${id}/query`, { json: { sql: askedText(name), ...more } })
    const count = (answer: Awaited<ReturnType<typeof run>>) => {
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.reduce(
        (sum: number, row: Record<string, number>) => sum + row[answer.body.columns.at(-1)]!,
        0,
      )
    }
    assert.equal(count(await run('by_month')), 240)
    assert.equal(count(await run('by_month', { params: { region: 'North' } })), 60)
    const south = { field: 'orders.region', value: 'South' }
    assert.equal(count(await run('by_month', { filters: [south] })), 60)
    assert.equal(count(await run('by_month', { params: { region: 'North' }, filters: [south] })), 0)
    const january = { field: 'orders.day', grain: 'month', value: '2023-01-01' }
    assert.equal(count(await run('by_region', { filters: [january] })), 11)
    assertCode(
      await run('by_month', { filters: [{ field: 'orders.amount', value: 5 }] }),
      400,
      'dashboards/invalid-parameter',
    )
    assertCode(await run('by_month', { filters: [{ field: 'orders.region' }] }), 400, 'api/invalid-request')
    const wrong = askedMarkup.replace('field="orders.region"', 'field="orders.regoin"')
    const checked = await ask('POST', `/spaces/${shop.spaceId}/dashboards/check`, { json: { markup: wrong } })
    assert.match(checked.body.problems[0].message, /orders\.regoin/)
    const report = await ask('GET', `/dashboards/${id}/export?format=md`)
    assert.match(report.text, /North/)
  })

  test('a question tile has its days and moments in the form that the question itself is answered in', async () => {
    const csv = 'taken_at,amount\n2024-03-03 09:30:00,5\n2024-03-03 10:00:00,7\n2024-03-04 00:00:00,9\n'
    const body = new FormData()
    body.append('file', new Blob([csv]), 'stock.csv')
    const source = await ask('POST', '/data-sources/upload', { body })
    const space = await ask('POST', '/spaces', { json: { name: 'Stock' } })
    await ask('POST', `/spaces/${space.body.id}/data-sources`, { json: { dataSourceId: source.body.id } })
    const of = { field: { dataset: 'stock', field: 'taken_at' } }
    for (const by of [[{ of }], [{ of, grain: 'hour' }], [{ of, grain: 'day' }]]) {
      const question = { measures: [{ count: 'stock' }], by }
      const text = JSON.stringify(question)
      const markup = `\`\`\`question moments\n${text}\n\`\`\`\n\n{% table query="moments" /%}\n`
      const made = await ask('POST', `/spaces/${space.body.id}/dashboards`, { json: { title: 'Stock', markup } })
      const tile = await query(made.body.id, text)
      const answer = await ask('POST', `/spaces/${space.body.id}/questions`, { json: { question } })
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(tile.body.data, answer.body.rows)
    }
  })

  test('totals are those of the whole, and only those that a view shows are told', async () => {
    const field = (name: string) => ({ field: { dataset: 'orders', field: name } })
    const best = {
      measures: [{ fn: 'avg', of: field('amount') }, { count: 'orders' }],
      by: [{ of: field('region') }],
      order: [{ column: { measure: 1 }, descending: true }],
      limit: 1,
    }
    const fence = `\`\`\`question best\n${JSON.stringify(best)}\n\`\`\``
    const views = ['{% table query="best" totals=true /%}', '{% table query="best" /%}']
    const [summed, plain] = await Promise.all(views.map((view) => make({ markup: `# Best\n\n${fence}\n\n${view}` })))
    const run = (id: string, more: object) =>
      ask('POST', `/dashboards/${id}/query`, { json: { sql: JSON.stringify(best), ...more } })
    const rows = await run(summed!.id, {})
    const [region, mean, count] = rows.body.columns
    assert.equal(rows.body.data.length, 1)
    assert.match(rows.body.fields[mean].label, /amount/i)
    const whole = await run(summed!.id, { whole: [] })
    assert.equal(whole.body.data[0][count], 240)
    assert.ok(whole.body.data[0][mean] > 20 && whole.body.data[0][mean] < 30)
    assertCode(await run(summed!.id, { whole: [region] }), 400, 'dashboards/invalid-parameter')
    assertCode(await run(plain!.id, { whole: [] }), 400, 'dashboards/invalid-parameter')
    const told = await ask('GET', `/dashboards/${summed!.id}/export?format=md`)
    assert.match(told.text, /\| Total \|.*\| 240 \|/)
  })

  test('with a document that has errors are refused, all of them told with line and column, and nothing is saved', async () => {
    const before = (await ask('GET', `/spaces/${shop.spaceId}/dashboards`)).text
    const markup = `{% nope /%}

\`\`\`sql broken
select amont from orders
\`\`\`

\`\`\`sql refused
delete from orders
\`\`\`

\`\`\`sql elsewhere source="nowhere"
select 1 as a
\`\`\`

\`\`\`sql fine
select region, sum(amount) as total from orders where region = {{ghost}} group by 1
\`\`\`
\`\`\`sql good
select region, sum(amount) as total from orders group by 1
\`\`\`
{% chart query="missing" type="bar" /%}
{% chart query="good" type="bar" x="region" y="totl" /%}
{% table query="broken" /%} {% table query="refused" /%} {% table query="elsewhere" /%} {% table query="fine" /%}
`
    const refused = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { title: 'Bad', markup } })
    assertCode(refused, 422, 'dashboards/invalid-document')
    const lines: string[] = refused.body.cause.detail.split('\n')
    const said = (start: string, what: RegExp) =>
      assert.ok(
        lines.some((line) => line.startsWith(start) && what.test(line)),
        `${start} in\n${lines.join('\n')}`,
      )
    said('line 1, column 4:', /no tag nope/)
    said('line 4, column', /amont/)
    said('line 8, column 1:', /read|allowed|delete/i)
    said('line 11, column', /no data source "nowhere"; it has: "shop"/)
    said('line 16, column 64:', /no control named ghost/)
    said('line 21, column 17:', /no query named missing/)
    said('line 22, column', /answers no column totl; it answers: region, total/)
    assert.equal((await ask('GET', `/spaces/${shop.spaceId}/dashboards`)).text, before)

    const checked = await ask('POST', `/spaces/${shop.spaceId}/dashboards/check`, { json: { markup } })
    assert.equal(checked.status, 200)
    assert.equal(
      checked.body.problems.filter(({ severity }: { severity: string }) => severity === 'error').length,
      lines.length,
    )
    const fine = await ask('POST', `/spaces/${shop.spaceId}/dashboards/check`, { json: { markup: shopMarkup } })
    assert.deepEqual(fine.body.problems, [])
    assert.equal(fine.body.document.queries.length, 2)
  })

  test('answer their queries with bound values', async () => {
    const { id } = await make()
    const all = await query(id, revenueSql)
    assert.equal(all.status, 200, all.text)
    assert.equal(all.contentType, 'application/json; charset=utf-8')
    assert.deepEqual(Object.keys(all.body), ['columns', 'data'])
    assert.deepEqual(all.body.columns, ['month', 'revenue', 'orders'])
    const total = (body: { data: { orders: number }[] }) => body.data.reduce((sum, { orders }) => sum + orders, 0)
    assert.equal(total(all.body), 240)
    const rows = shopCsv
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
    const count = (test: (row: string[]) => boolean) => rows.filter(test).length
    const cases: [object, number][] = [
      [{ region: 'North' }, count((row) => row[2] === 'North')],
      [{ period: { from: '2024-01-01' } }, count((row) => row[1]! >= '2024-01-01')],
      [{ period: { from: '2023-02-01', to: '2023-02-28' } }, count((row) => row[1]!.startsWith('2023-02'))],
      [{ only: ['North', 'West'], least: 20.5 }, count((row) => /North|West/.test(row[2]!) && Number(row[3]) >= 20.5)],
      [{ kept: true }, count((row) => row[4] === 'no')],
      [{ word: 'Sou' }, count((row) => row[2] === 'South')],
      [{ only: [] }, 240],
    ]
    for (const [params, expected] of cases)
      assert.equal(total((await query(id, revenueSql, params)).body), expected, JSON.stringify(params))
    assert.deepEqual(
      (await query(id, regionsSql)).body.data.map(({ region }: { region: string }) => region),
      ['East', 'North', 'South', 'West'],
    )
    assertCode(await query(id, 'select 1'), 403, 'dashboards/template-mismatch')
    assertCode(await query(id, revenueSql, { region: 'Atlantis' }), 400, 'dashboards/invalid-parameter')
    assertCode(await query(id, revenueSql, { region: null }), 400, 'dashboards/invalid-parameter')
    assertCode(await query(id, revenueSql, 'x'), 400, 'api/invalid-request')
    const preview = await ask('POST', `/spaces/${shop.spaceId}/dashboards/preview`, {
      json: { markup: shopMarkup, sql: regionsSql },
    })
    assert.equal(preview.body.data.length, 4)
  })

  test('keep every version, restore any, and refuse to overwrite what somebody else saved', async () => {
    const { id } = await make()
    const second = `${shopMarkup}\n\nMore words.\n`
    const changed = await ask('PATCH', `/dashboards/${id}`, { json: { markup: second, version: 1 } })
    assert.equal(changed.body.version, 2)
    assertCode(
      await ask('PATCH', `/dashboards/${id}`, { json: { title: 'Late', version: 1 } }),
      409,
      'dashboards/version-conflict',
    )
    const draft = await ask('PATCH', `/dashboards/${id}`, { json: { title: 'Draft', draft: true } })
    assert.equal(draft.body.version, 3)
    assert.equal(draft.body.publishedVersion, 2)
    const versions = await ask('GET', `/dashboards/${id}/versions`)
    assert.deepEqual(
      versions.body.map(({ version, published }: { version: number; published: boolean }) => [version, published]),
      [
        [3, false],
        [2, true],
        [1, false],
      ],
    )
    assert.equal((await ask('GET', `/dashboards/${id}/versions/1`)).body.markup, shopMarkup)
    assertCode(await ask('GET', `/dashboards/${id}/versions/9`), 404, 'dashboards/version-not-found')
    assertCode(
      await ask('POST', `/dashboards/${id}/restore`, { json: { version: 9 } }),
      404,
      'dashboards/version-not-found',
    )
    const restored = await ask('POST', `/dashboards/${id}/restore`, { json: { version: 1 } })
    assert.equal(restored.body.markup, shopMarkup)
    assert.equal(restored.body.version, 4)
    assert.equal(restored.body.publishedVersion, 4)
  })

  test('answer anew when the file is replaced', async () => {
    const space = await makeShop(service, owner, 'Replaced')
    const made = await ask('POST', `/spaces/${space.spaceId}/dashboards`, { json: { title: 'R', markup: shopMarkup } })
    const before = await query(made.body.id, revenueSql)
    assert.ok(before.body.data.length > 12)
    const form = new FormData()
    form.append('file', new Blob([shopCsv.split('\n').slice(0, 11).join('\n')]), 'orders.csv')
    const replaced = await ask('PUT', `/data-sources/${space.dataSourceId}/file`, { body: form })
    assert.ok(replaced.status < 300, replaced.text)
    const after = await query(made.body.id, revenueSql)
    assert.equal(
      after.body.data.reduce((sum: number, { orders }: { orders: number }) => sum + orders, 0),
      10,
    )
  })

  test('take a query as a new item in one call', async () => {
    const { id } = await make()
    const added = await ask('POST', `/dashboards/${id}/items`, {
      json: {
        sql: 'select region, count(*) as n from orders group by 1;',
        title: 'By "region" %}',
        chart: { type: 'bar', x: 'region', y: 'n' },
      },
    })
    assert.equal(added.status, 201, added.text)
    const item = added.body.document.queries.at(-1)
    assert.equal((await query(id, item.sql)).body.data.length, 4)
    assert.equal(added.body.document.nodes.at(-1).type, 'chart')
    assertCode(
      await ask('POST', `/dashboards/${id}/items`, { json: { sql: 'select nothing from nowhere' } }),
      422,
      'dashboards/invalid-document',
    )
    assertCode(
      await ask('POST', `/dashboards/${id}/items`, { json: { chatId: 'x', messageId: 'y' } }),
      404,
      'messages/not-found',
    )
  })

  test('of another team do not exist', async () => {
    const { id } = await make()
    for (const [method, address, json] of [
      ['GET', `/dashboards/${id}`],
      ['PATCH', `/dashboards/${id}`, { title: 'x' }],
      ['DELETE', `/dashboards/${id}`],
      ['GET', `/dashboards/${id}/versions`],
      ['GET', `/dashboards/${id}/versions/1`],
      ['POST', `/dashboards/${id}/restore`, { version: 1 }],
      ['POST', `/dashboards/${id}/query`, { sql: revenueSql }],
      ['POST', `/dashboards/${id}/items`, { sql: 'select 1' }],
    ] as [string, string, object?][])
      assertCode(
        await call(service, method, address, { key: other.key, ...(json && { json }) }),
        404,
        'dashboards/not-found',
      )
    for (const [method, address, json] of [
      ['GET', `/spaces/${shop.spaceId}/dashboards`],
      ['POST', `/spaces/${shop.spaceId}/dashboards`, { title: 'x', markup: '' }],
      ['POST', `/spaces/${shop.spaceId}/dashboards/check`, { markup: '' }],
      ['POST', `/spaces/${shop.spaceId}/dashboards/preview`, { markup: '', sql: 'x' }],
    ] as [string, string, object?][])
      assertCode(
        await call(service, method, address, { key: other.key, ...(json && { json }) }),
        404,
        'spaces/not-found',
      )
  })

  test('are no file when their results are more than a file may hold', async () => {
    const long = (n: number) =>
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000) select printf('%015000d', ${n}) as t from n`
    const markup = Array.from(
      { length: 4 },
      (_, n) => `\`\`\`sql q${n}\n${long(n)}\n\`\`\`\n{% table query="q${n}" /%}`,
    )
    const { id } = await make({ markup: markup.join('\n\n') })
    const refused = await ask('GET', `/dashboards/${id}/export?format=xlsx`)
    assertCode(refused, 422, 'data-sources/query-too-large')
    assert.match(refused.text, /All queries together gave more than 32 MB/)
  })

  test('bodies that do not fit are refused', async () => {
    const { id } = await make()
    assertCode(
      await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { markup: '' } }),
      400,
      'api/invalid-request',
    )
    assertCode(await ask('PATCH', `/dashboards/${id}`, { json: {} }), 400, 'api/invalid-request')
    assertCode(await ask('PATCH', `/dashboards/${id}`, { json: { teamId: 'x' } }), 400, 'api/invalid-request')
    assertCode(await ask('POST', `/dashboards/${id}/query`, { json: {} }), 400, 'api/invalid-request')
    assertCode(
      await ask('POST', `/dashboards/${id}/query`, { body: '{}', headers: { 'content-type': 'text/plain' } }),
      415,
      'api/unsupported-media-type',
    )
  })
})
