import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertError, dateTime, uuid } from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  type Member,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'
import { makeShop, type Shop } from './shop.ts'

const builtIn = ['kpi-summary', 'period-comparison', 'what-changed', 'data-profile', 'data-quality']

describe('reports', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  let admin: Member
  let shop: Shop
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const made = async (id: string) => {
    for (let i = 0; i < 300; i++) {
      const { body } = await ask('GET', `/reports/${id}`)
      if (body.status === 'done' || body.status === 'failed') return body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the report was not made in time')
  }
  const make = async (fields: object = {}) => {
    const answer = await ask('POST', '/reports', {
      json: { templateId: 'kpi-summary', spaceId: shop.spaceId, ...fields },
    })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const notFound = (answer: Awaited<ReturnType<typeof call>>) =>
    assertError(answer, 404, 'Report not found', 'reports/not-found', 'the report does not exist')

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    admin = await addMember(service, owner, 'admin', 'Other Admin')
    shop = await makeShop(service, owner)
  })
  after(() => service?.stop())

  test('are made in the background from every template that is built in', async () => {
    const templates = await ask('GET', '/report-templates')
    assert.deepEqual(
      templates.body.filter((each: { builtIn: boolean }) => each.builtIn).map(({ id }: { id: string }) => id),
      builtIn,
    )
    for (const templateId of builtIn) {
      const begun = await make({ templateId })
      assert.match(begun.id, uuid)
      assert.equal(begun.generatedAt, null)
      assert.ok(['queued', 'running', 'done'].includes(begun.status))
      const done = await made(begun.id)
      assert.equal(done.status, 'done', JSON.stringify(done.error))
      assert.match(done.generatedAt, dateTime)
      assert.ok(done.content.nodes.length >= 2, templateId)
      assert.deepEqual(done.template.id, templateId)
      assert.deepEqual(
        done.sources.map(
          ({
            dataSourceId,
            dataSourceName,
            unavailableAt,
          }: {
            dataSourceId: string
            dataSourceName: string
            unavailableAt: null
          }) => [dataSourceId, dataSourceName, unavailableAt],
        ),
        [[shop.dataSourceId, 'shop', null]],
      )
      for (const node of done.content.nodes)
        if (node.query) assert.ok(done.content.results[node.query], `${templateId} shows ${node.query}`)
    }
  })

  test('say what the numbers say', async () => {
    const { content } = await made((await make()).id)
    const text = JSON.stringify(content.nodes)
    // 240 orders of (i % 17) * 2.5 + 5.
    assert.match(text, /Revenue: 5,962\.5/)
    assert.match(text, /Orders: 240/)
    assert.match(text, /The best month was 20\d\d-\d\d with/)
    const totals = Object.values(content.results as Record<string, { title: string; rows: object[] }>).find(
      ({ title }) => title === 'Totals',
    )
    assert.equal(Object.values(totals!.rows[0]!).includes(240), true)
  })

  test('are changed by their owner: title, description, archive state', async () => {
    const { id } = await made((await make({ title: 'First', description: 'About sales' })).id)
    const renamed = await ask('PATCH', `/reports/${id}`, { json: { title: 'Second', description: null } })
    assert.equal(renamed.status, 200, renamed.text)
    assert.deepEqual(Object.keys(renamed.body).sort(), [
      'archivedAt',
      'createdAt',
      'createdByUserId',
      'description',
      'generatedAt',
      'id',
      'sources',
      'space',
      'spaceId',
      'template',
      'templateId',
      'title',
      'updatedAt',
    ])
    assert.deepEqual(
      [renamed.body.title, renamed.body.description, renamed.body.createdByUserId],
      ['Second', null, owner.userId],
    )
    assert.deepEqual(renamed.body.space, { id: shop.spaceId, name: 'Shop' })
    assert.deepEqual(Object.keys(renamed.body.sources[0]).sort(), [
      'createdAt',
      'dataSourceId',
      'dataSourceName',
      'reportId',
      'unavailableAt',
      'updatedAt',
    ])
    const patch = async (json: object) => (await ask('PATCH', `/reports/${id}`, { json })).body
    assert.equal((await patch({ archivedAt: '2026-01-02T03:04:05+01:00' })).archivedAt, '2026-01-02T02:04:05.000Z')
    assert.equal((await patch({ archivedAt: null })).archivedAt, null)
    assert.match((await patch({ archived: true })).archivedAt, dateTime)
    assert.equal((await patch({ archived: false })).archivedAt, null)
    for (const json of [
      {},
      { title: '' },
      { title: null },
      { archivedAt: 'yesterday' },
      { archived: true, archivedAt: null },
      { createdByUserId: 'x' },
      { generatedAt: null },
    ])
      assertCode(await ask('PATCH', `/reports/${id}`, { json }), 400, 'api/invalid-request')
  })

  test('are private to their owner, also from administrators', async () => {
    const { id } = await made((await make()).id)
    for (const key of [admin.key, other.key]) {
      const as = (method: string, address: string, json?: object) =>
        call(service, method, address, { key, ...(json && { json }) })
      notFound(await as('GET', `/reports/${id}`))
      notFound(await as('PATCH', `/reports/${id}`, { title: 'mine' }))
      notFound(await as('DELETE', `/reports/${id}`))
      notFound(await as('POST', `/reports/${id}/regenerate`))
      notFound(await as('GET', `/reports/${id}/export?format=pdf`))
      assert.ok(!(await as('GET', '/reports')).text.includes(id))
    }
    assertError(
      await call(service, 'PATCH', `/reports/${id}`, { json: { title: 'x' } }),
      401,
      'Token verification failed',
      'auth/jwt-invalid',
      'missing',
    )
    assert.equal((await ask('GET', `/reports/${id}`)).status, 200)
  })

  test('are exported as PDF, HTML, Markdown and a workbook', async () => {
    const { id } = await made((await make({ title: 'Sales & <b>more</b>' })).id)
    const file = async (format: string) => {
      const response = await fetch(`${service.url}/api/reports/${id}/export?format=${format}`, {
        headers: { 'x-api-key': owner.key },
      })
      assert.equal(response.status, 200)
      assert.match(response.headers.get('content-disposition')!, new RegExp(`attachment; filename=.*\\.${format}`))
      return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') }
    }
    const pdf = await file('pdf')
    assert.equal(pdf.type, 'application/pdf')
    assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-')
    assert.match(pdf.bytes.subarray(-32).toString('latin1'), /%%EOF/)
    const html = (await file('html')).bytes.toString()
    assert.match(html, /<h1>Sales &amp; &lt;b&gt;more&lt;\/b&gt;<\/h1>/)
    assert.match(html, /<svg/)
    assert.doesNotMatch(html, /<script|<iframe|<object|javascript:|\son\w+=/i)
    const markdown = (await file('md')).bytes.toString()
    assert.match(markdown, /^# Sales & \\<b\\>more/)
    assert.match(markdown, /## At a glance/)
    const xlsx = await file('xlsx')
    assert.equal(xlsx.bytes.subarray(0, 2).toString(), 'PK')
    assertCode(await ask('GET', `/reports/${id}/export?format=exe`), 400, 'api/invalid-request')
  })

  test('are made from a document that the team wrote, and again when asked', async () => {
    const markup = `Words of our own.\n\n{% number name="least" default=40 /%}\n\n\`\`\`sql top\nselect region, count(*) as n from orders where amount >= {{least}} group by 1 order by 1\n\`\`\`\n\n{% table query="top" /%}\n`
    const template = await ask('POST', '/report-templates', { json: { name: 'Our own', markup } })
    assert.equal(template.status, 201, template.text)
    const begun = await make({ templateId: template.body.id, options: { params: { least: 45 } } })
    assert.match(begun.title, /^Our own, \d{4}-/)
    const done = await made(begun.id)
    assert.equal(done.status, 'done', done.error)
    assert.deepEqual(done.content.results.top.rows.length, 4)
    const again = await ask('POST', `/reports/${begun.id}/regenerate`)
    assert.equal(again.status, 200)
    assert.equal(again.body.generatedAt, null)
    const second = await made(begun.id)
    assert.ok(second.generatedAt >= done.generatedAt)
    const renamed = await ask('PATCH', `/report-templates/${template.body.id}`, { json: { name: 'Renamed' } })
    assert.equal(renamed.body.name, 'Renamed')
    assertCode(
      await ask('PATCH', `/report-templates/${template.body.id}`, { json: { markup: '{% nope /%}' } }),
      422,
      'report-templates/invalid-document',
    )
    assertCode(
      await ask('POST', '/report-templates', { json: { name: 'Bad', markup: '{% chart query="x" type="bar" /%}' } }),
      422,
      'report-templates/invalid-document',
    )
    assertCode(
      await call(service, 'DELETE', `/report-templates/${template.body.id}`, { key: other.key }),
      404,
      'report-templates/not-found',
    )
    assert.equal((await ask('DELETE', `/report-templates/${template.body.id}`)).status, 204)
    assert.equal((await ask('GET', `/reports/${begun.id}`)).body.template, null)
    const lost = await ask('POST', '/reports', { json: { templateId: template.body.id, spaceId: shop.spaceId } })
    assertCode(lost, 404, 'report-templates/not-found')
  })

  test('whose query fails say why', async () => {
    const markup = '```sql wrong\nselect a from nowhere\n```\n\n{% table query="wrong" /%}\n'
    const template = await ask('POST', '/report-templates', { json: { name: 'Wrong', markup } })
    const done = await made((await make({ templateId: template.body.id })).id)
    assert.equal(done.status, 'failed')
    assert.match(done.error, /nowhere/)
    assert.equal(done.content, null)
    assertCode(await ask('GET', `/reports/${done.id}/export`), 409, 'reports/not-ready')
  })

  test('read the same after their source is gone, which is then marked', async () => {
    const lost = await makeShop(service, owner, 'Passing')
    const before = await made((await make({ spaceId: lost.spaceId })).id)
    await ask('DELETE', `/data-sources/${lost.dataSourceId}`)
    const after = await ask('GET', `/reports/${before.id}`)
    assert.deepEqual(after.body.content, before.content)
    assert.match(after.body.sources[0].unavailableAt, dateTime)
    assert.equal(after.body.sources[0].dataSourceName, 'shop')
  })

  test('cannot be asked for what is not there', async () => {
    const send = (json: object) => ask('POST', '/reports', { json })
    assertCode(await send({ templateId: 'kpi-summary', spaceId: 'nowhere' }), 404, 'spaces/not-found')
    assertCode(await send({ templateId: 'nothing', spaceId: shop.spaceId }), 404, 'report-templates/not-found')
    assertCode(
      await send({ templateId: 'kpi-summary', spaceId: shop.spaceId, sources: ['x'] }),
      400,
      'reports/unknown-source',
    )
    assertCode(await send({ templateId: 'kpi-summary' }), 400, 'api/invalid-request')
    assertCode(
      await send({ templateId: 'kpi-summary', spaceId: shop.spaceId, options: { from: 'soon' } }),
      400,
      'api/invalid-request',
    )
    const { id } = await make()
    assert.equal((await ask('DELETE', `/reports/${id}`)).status, 204)
    notFound(await ask('GET', `/reports/${id}`))
    notFound(await ask('DELETE', `/reports/${id}`))
  })

  test('that are being made when the service stops are made when it starts again', async () => {
    const first = await startService({ keepFolder: true })
    const someone = await setUp(first)
    const place = await makeShop(first, someone)
    const begun = await call(first, 'POST', '/reports', {
      key: someone.key,
      json: { templateId: 'kpi-summary', spaceId: place.spaceId },
    })
    assert.equal(begun.status, 201, begun.text)
    await first.stop('SIGKILL')
    const second = await startService({ folder: first.folder })
    try {
      for (let i = 0; i < 450; i++) {
        const { body } = await call(second, 'GET', `/reports/${begun.body.id}`, { key: someone.key })
        if (body.status === 'done') return
        assert.notEqual(body.status, 'failed', body.error)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      assert.fail('the report was not made')
    } finally {
      await second.stop()
    }
  })
})
