import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call } from './harness.ts'
import { openShop, type Scene } from './shop.ts'
import { openStream, question } from './streams.ts'

const total = {
  measures: [{ fn: 'sum', of: { field: { dataset: 'orders', field: 'amount' } } }],
  by: [],
}
const markup = `\`\`\`question total
${JSON.stringify(total)}
\`\`\`

\`\`\`question all
{"measures": [{"count": "orders"}], "by": []}
\`\`\`

{% table query="total" /%}
{% metric query="total" /%}
{% table query="all" /%}
`

describe('numbers are written as the team or the reader chose', () => {
  let { service, owner, viewer, shop, ask } = {} as Scene
  let dashboard = ''
  const settings = (json: object) => ask('PATCH', '/team/settings', { json })
  const asViewer = (method: string, address: string, json?: object) =>
    call(service, method, address, {
      headers: { cookie: viewer.cookie, origin: service.url },
      ...(json && { json }),
    })
  const exported = async (as = ask) => (await as('GET', `/dashboards/${dashboard}/export?format=md`)).text

  before(async () => {
    ;({ service, owner, viewer, shop, ask } = await openShop())
    const address = `/data-sources/${shop.dataSourceId}/definitions`
    const document = (await ask('GET', address)).body
    const amount = document.semantic_model[0].datasets[0].fields.find(({ name }: { name: string }) => name === 'amount')
    amount.custom_extensions = [
      { vendor_name: 'TALLYROOM', data: JSON.stringify({ role: 'measure', format: { kind: 'currency' } }) },
    ]
    assert.equal((await ask('PUT', address, { json: document, headers: { 'if-match': '*' } })).status, 200)
    const made = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: { title: 'Sales', markup } })
    assert.equal(made.status, 201, made.text)
    dashboard = made.body.id
  })
  after(() => service?.stop())

  test('a file names no currency until the team does, and writes as in English until somebody chose', async () => {
    assert.match(await exported(), /\| 5,962\.50 \|/)
    assert.equal((await settings({ currency: 'EUR', locale: 'de-DE' })).status, 200)
    const german = await exported()
    assert.match(german, /\| 5\.962,50\s€ \|/)
    // A count is no money.
    assert.match(german, /\| 240 \|/)
  })

  test('a person has their own way of writing, and only they', async () => {
    assert.deepEqual(
      [(await asViewer('GET', '/me')).body.locale, (await asViewer('GET', '/me')).body.user.locale],
      ['de-DE', null],
    )
    const changed = await asViewer('PATCH', '/me', { locale: 'en-US' })
    assert.deepEqual([changed.status, changed.body.locale, changed.body.user.locale], [200, 'en-US', 'en-US'])
    assert.match(await exported(asViewer), /\| €5,962\.50 \|/)
    assert.match(await exported(), /\| 5\.962,50\s€ \|/)
    assert.equal((await asViewer('PATCH', '/me', { locale: 'no such language' })).status, 400)
    assert.equal((await asViewer('PATCH', '/me', { locale: null })).body.locale, 'de-DE')
    assert.equal((await call(service, 'GET', '/me', { key: owner.key })).body.user.locale, null)
  })

  test('an answer in words is written so, and its figures are found in the result', async () => {
    const made = await ask('POST', `/spaces/${shop.spaceId}/chats`, { json: {} })
    const chat = `/spaces/${shop.spaceId}/chats/${made.body.id}`
    const stream = await openStream(service, owner.key, 'POST', `${chat}/messages`, question('q1', 'total amount'))
    await stream.whole()
    assert.match(stream.text(), /5\.962,50\s€/)
    const audit = stream.chunks.find(({ type }) => type === 'data-audit')?.data
    assert.deepEqual([audit.verified, audit.unverified], [1, 0])
  })

  test("a visitor's page is told how the team writes", async () => {
    const share = await ask('POST', `/dashboards/${dashboard}/shares`, { json: { access: 'public' } })
    assert.equal(share.status, 201, share.text)
    const shared = await call(service, 'GET', `/share/dashboards/${share.body.token}`, {})
    assert.deepEqual([shared.status, shared.body.locale], [200, 'de-DE'])
  })
})
