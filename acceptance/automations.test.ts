import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { goodSignatures, type HookServer, startHookServer } from '../test/servers/hook.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { type MailServer, startMailServer } from '../test/servers/smtp.ts'
import { assertCode, dateTime, uuid } from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  type Member,
  makeKey,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'
import { makeShop, type Shop, shopCsv, shopMarkup } from './shop.ts'

const daily = { kind: 'schedule', cron: '0 9 * * *', timezone: 'Europe/Berlin' }
const prompt = { kind: 'prompt', prompt: 'How many orders are there?' }

describe('automations', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  let viewer: Member
  let shop: Shop
  let mail: MailServer
  let hook: HookServer
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const make = async (fields: object = {}, status = 201) => {
    const json = { name: 'Daily orders', action: prompt, trigger: daily, ...fields }
    const answer = await ask('POST', `/spaces/${shop.spaceId}/automations`, { json })
    assert.equal(answer.status, status, answer.text)
    return answer.body
  }
  const runsOf = async (id: string) => (await ask('GET', `/automations/${id}/runs`)).body
  const ended = async (id: string, count = 1) => {
    for (let i = 0; i < 2_400; i++) {
      const runs = await runsOf(id)
      if (runs.length >= count && ['done', 'failed'].includes(runs[0].status)) return runs
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`it did not end: ${JSON.stringify(await runsOf(id))}`)
  }
  const runNow = async (id: string, count = 1) => {
    assert.equal((await ask('POST', `/automations/${id}/run`)).status, 202)
    return (await ended(id, count))[0]
  }
  const replaceFile = (csv: string) => {
    const form = new FormData()
    form.append('file', new Blob([csv]), 'orders.csv')
    return ask('PUT', `/data-sources/${shop.dataSourceId}/file`, { body: form })
  }

  before(async () => {
    ;[mail, hook] = await Promise.all([startMailServer(), startHookServer()])
    service = await startService({ env: { TALLYROOM_SMTP_URL: mail.url, TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    viewer = await addMember(service, owner, 'viewer', 'Vic Viewer')
    shop = await makeShop(service, owner)
  })
  after(async () => {
    await service?.stop()
    mail?.close()
    hook?.close()
  })

  test('are made, listed, changed, paused and deleted', async () => {
    const made = await make({ deliveries: [{ kind: 'email', address: 'boss@example.com' }], attachment: 'pdf' })
    assert.match(made.id, uuid)
    assert.equal(made.ownerId, owner.userId)
    assert.equal(made.enabled, true)
    assert.equal(made.lastRun, null)
    assert.match(made.nextRunAt, dateTime)
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' })
    assert.equal(hour.format(new Date(made.nextRunAt)), '09')
    for (const address of ['/automations', `/spaces/${shop.spaceId}/automations`])
      assert.deepEqual((await ask('GET', address)).body, [made])
    assert.deepEqual((await ask('GET', `/automations/${made.id}`)).body, made)
    const paused = await ask('PATCH', `/automations/${made.id}`, { json: { enabled: false, name: 'Orders' } })
    assert.deepEqual([paused.body.enabled, paused.body.nextRunAt, paused.body.name], [false, null, 'Orders'])
    const again = await ask('PATCH', `/automations/${made.id}`, { json: { enabled: true } })
    assert.equal(again.body.nextRunAt, made.nextRunAt)
    assert.equal((await call(service, 'GET', `/automations/${made.id}`, { key: other.key })).status, 404)
    const cookie = { cookie: viewer.cookie, origin: service.url }
    assert.equal((await call(service, 'GET', '/automations', { headers: cookie })).body.length, 1)
    assertCode(await call(service, 'POST', `/automations/${made.id}/run`, { headers: cookie }), 403, 'auth/forbidden')
    assert.equal((await ask('DELETE', `/automations/${made.id}`)).status, 204)
    assertCode(await ask('GET', `/automations/${made.id}`), 404, 'automations/not-found')
  })

  test('a page of them ends after about 4 MB, of the team and of a space, and the next goes on behind it', async () => {
    const sql = `select 1 -- ${'€'.repeat(19_900)}`
    const trigger = { kind: 'threshold', sql, comparison: 'above', value: 5, everyMinutes: 10_000 }
    const action = { kind: 'prompt', prompt: '€'.repeat(10_000) }
    const { spaceId } = shop
    const made: string[] = []
    for (let n = 0; n < 60; n++) {
      const json = { name: `Long ${n}`, action, trigger, enabled: false }
      const answer = await ask('POST', `/spaces/${spaceId}/automations`, { json })
      assert.equal(answer.status, 201, answer.text)
      made.unshift(answer.body.id)
    }
    for (const list of ['/automations', `/spaces/${spaceId}/automations`]) {
      const pages: string[][] = []
      for (let address: string | undefined = list; address; ) {
        const page: Awaited<ReturnType<typeof ask>> = await ask('GET', address)
        assert.ok(Buffer.byteLength(page.text) < 4.5e6, `${page.text.length} characters`)
        pages.push(page.body.map(({ id }: { id: string }) => id))
        address = /<[^>]*\/api([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
      }
      assert.equal(pages.length, 2, list)
      assert.deepEqual(pages.flat().slice(0, made.length), made)
    }
    for (const id of made) assert.equal((await ask('DELETE', `/automations/${id}`)).status, 204)
  })

  test('what cannot work is refused while it is saved, and nothing is kept', async () => {
    const address = `/spaces/${shop.spaceId}/automations`
    const good = { name: 'X', action: prompt, trigger: daily }
    const refused = async (fields: object, status: number, code: string) =>
      assertCode(await ask('POST', address, { json: { ...good, ...fields } }), status, code)
    const schedule = (cron: string, timezone = 'UTC') => ({ trigger: { kind: 'schedule', cron, timezone } })
    await refused(schedule('61 * * * *'), 400, 'automations/invalid-schedule')
    await refused(schedule('* * * * * *'), 400, 'automations/invalid-schedule')
    await refused(schedule('0 0 31 2 *'), 400, 'automations/invalid-schedule')
    await refused(schedule('0 9 * * *', 'Mars/Olympus'), 400, 'automations/invalid-schedule')
    const threshold = (sql: string) => ({
      trigger: { kind: 'threshold', sql, comparison: 'above', value: 1, everyMinutes: 5 },
    })
    await refused(threshold('select nothing from nowhere'), 422, 'automations/invalid-condition')
    await refused(threshold('delete from orders'), 422, 'automations/invalid-condition')
    await refused(threshold("select 'many'"), 422, 'automations/invalid-condition')
    const unknown = 'automations/unknown-part'
    await refused({ trigger: { kind: 'file-replaced', dataSourceId: 'x' } }, 400, unknown)
    await refused({ action: { kind: 'dashboard', dashboardId: 'x' } }, 400, unknown)
    await refused({ action: { kind: 'report', templateId: 'x' } }, 400, unknown)
    await refused({ action: { ...prompt, agentId: 'x' } }, 400, unknown)
    const slack = { kind: 'slack', workspaceId: 'x', channel: 'sales' }
    await refused({ deliveries: [slack] }, 409, 'deliveries/team-chat-missing')
    const many = Array.from({ length: 21 }, (_, i) => ({ kind: 'email', address: `a${i}@example.com` }))
    for (const fields of [{ deliveries: many }, { attachment: 'docx' }, { deliveries: [{ kind: 'fax' }] }, { id: 'x' }])
      assertCode(await ask('POST', address, { json: { ...good, ...fields } }), 400, 'api/invalid-request')
    assert.deepEqual((await ask('GET', address)).body, [])
    assertCode(await call(service, 'POST', address, { key: other.key, json: good }), 404, 'spaces/not-found')
  })

  test('a prompt is asked, and its answer is sent by mail and to a webhook, with a file', async () => {
    const made = await make({
      name: 'Orders by region',
      action: { kind: 'prompt', prompt: 'revenue by region' },
      deliveries: [
        { kind: 'email', address: 'boss@example.com' },
        { kind: 'webhook', url: `${hook.url}/orders` },
      ],
      attachment: 'pdf',
    })
    const { secret } = made.deliveries[1]
    assert.match(secret, /^whsec_/)
    const { deliveries } = (await ask('GET', `/automations/${made.id}`)).body
    assert.equal('secret' in deliveries[1], false, 'the secret is shown once')
    const [first, second] = await Promise.all([1, 2].map(() => ask('POST', `/automations/${made.id}/run`)))
    assert.equal(first!.body.id, second!.body.id, 'a second click is the same run')
    const [run] = await ended(made.id)
    assert.equal(run.status, 'done', JSON.stringify(run))
    assert.equal(run.cause, 'manual')
    assert.deepEqual(
      run.deliveries.map((each: { kind: string; status: string }) => [each.kind, each.status]),
      [
        ['email', 'delivered'],
        ['webhook', 'delivered'],
      ],
    )
    // The path of a webhook may be all that protects it.
    const asViewer = { headers: { cookie: viewer.cookie } }
    const reading = { key: await makeKey(service, owner, { permissions: { automations: ['read'] } }) }
    const seen = ['/automations', `/spaces/${shop.spaceId}/automations`, `/automations/${made.id}`]
    for (const address of [...seen, `/automations/${made.id}/runs`]) {
      const whole = await ask('GET', address)
      assert.ok(whole.text.includes(`${hook.url}/orders`), address)
      for (const request of [asViewer, reading]) {
        const shown = await call(service, 'GET', address, request)
        assert.equal(shown.status, 200)
        assert.ok(!shown.text.includes('/orders"') && shown.text.includes(`${new URL(hook.url).origin}/…`), shown.text)
      }
    }
    const sessions = (await ask('GET', `/spaces/${shop.spaceId}/sessions`)).body
    const session = sessions.find(({ chatId }: { chatId: string }) => chatId === run.chatId)
    assert.equal(session.automationId, made.id)

    const sent = mail.mails.find(({ to }) => to[0] === 'boss@example.com')!
    assert.match(sent.headers.subject!, /^Orders by region, \d{4}-\d\d-\d\d$/)
    assert.equal(sent.headers['message-id'], `<${run.deliveries[0].id}@127.0.0.1>`)
    assert.match(sent.body, /North/)
    assert.match(sent.body, /Content-Type: application\/pdf; name="?Orders by region/)
    assert.ok(sent.body.includes(`${service.url}/spaces/${shop.spaceId}/chats/${run.chatId}`))

    const hit = hook.hits.find(({ path }) => path === '/orders')!
    assert.equal(hit.headers['webhook-id'], run.deliveries[1].id)
    assert.deepEqual(goodSignatures(secret, hit), [true])
    const { type, data } = JSON.parse(hit.body)
    assert.equal(type, 'delivery')
    assert.deepEqual(data.automation, { id: made.id, name: 'Orders by region' })
    assert.equal(data.chatId, run.chatId)
    assert.equal(data.table.rows.length, 4)
    assert.equal(data.file.contentType, 'application/pdf')
    assert.equal(Buffer.from(data.file.base64, 'base64').subarray(0, 5).toString(), '%PDF-')
  })

  test('a dashboard and a report are sent too, as XLSX where asked', async () => {
    const markup = { title: 'Sales', markup: shopMarkup }
    const dashboard = (await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: markup })).body
    const to = (path: string) => ({ deliveries: [{ kind: 'webhook', url: `${hook.url}/${path}` }], attachment: 'xlsx' })
    const drawn = await make({ action: { kind: 'dashboard', dashboardId: dashboard.id }, ...to('dashboard') })
    assert.equal((await runNow(drawn.id)).status, 'done')
    const written = await make({
      action: { kind: 'report', templateId: 'kpi-summary', title: 'KPIs' },
      ...to('report'),
    })
    const run = await runNow(written.id)
    assert.equal(run.status, 'done', JSON.stringify(run))
    const report = (await ask('GET', `/reports/${run.reportId}`)).body
    assert.equal(report.status, 'done')
    assert.match(report.title, /^KPIs, /)
    for (const path of ['dashboard', 'report']) {
      const { data } = JSON.parse(hook.hits.find((hit) => hit.path === `/${path}`)!.body)
      assert.equal(Buffer.from(data.file.base64, 'base64').subarray(0, 2).toString(), 'PK', path)
      assert.ok(data.text.length > 0 || data.table.rows.length > 0, path)
    }
  })

  test('a file that is replaced starts it; a deleted source pauses it and says why', async () => {
    const trigger = { kind: 'file-replaced', dataSourceId: shop.dataSourceId }
    const made = await make({ trigger, name: 'New file' })
    assert.equal(made.nextRunAt, null)
    const replaced = await replaceFile(shopCsv)
    assert.equal(replaced.status, 200, replaced.text)
    const [run] = await ended(made.id)
    assert.deepEqual(
      [run.cause, run.status, run.reason],
      ['file-replaced', 'done', 'The file of shop was replaced or added to.'],
    )
    const form = new FormData()
    form.append('name', 'second')
    form.append('file', new Blob(['a,b\n1,2\n']), 'second.csv')
    const source = (await ask('POST', '/data-sources/upload', { body: form })).body
    await ask('POST', `/spaces/${shop.spaceId}/data-sources`, { json: { dataSourceId: source.id } })
    const second = await make({ trigger: { kind: 'file-replaced', dataSourceId: source.id } })
    assert.equal((await ask('DELETE', `/data-sources/${source.id}`)).status, 204)
    const after = (await ask('GET', `/automations/${second.id}`)).body
    assert.deepEqual([after.enabled, after.problem], [false, 'The data source second was deleted: choose another.'])
    assertCode(
      await ask('PATCH', `/automations/${second.id}`, { json: { enabled: true } }),
      400,
      'automations/unknown-part',
    )
  })

  test('a condition is looked at while it is saved', async () => {
    const sql = 'select count(*) from orders'
    const trigger = { kind: 'threshold', sql, comparison: 'above', value: 100, everyMinutes: 5 }
    const made = await make({ trigger })
    assert.equal(made.lastValue, 240)
    assert.match(made.lastCheckedAt, dateTime)
    assert.equal(made.nextRunAt, null)
    assert.deepEqual(await runsOf(made.id), [])
  })

  test('what cannot be mended by waiting has failed at once, is shown, and its owner is told', async () => {
    const markup = { title: 'Short-lived', markup: shopMarkup }
    const dashboard = (await ask('POST', `/spaces/${shop.spaceId}/dashboards`, { json: markup })).body
    const made = await make({ name: 'Lost', action: { kind: 'dashboard', dashboardId: dashboard.id } })
    await ask('DELETE', `/dashboards/${dashboard.id}`)
    const run = await runNow(made.id)
    assert.deepEqual(
      [run.status, run.error, run.mend],
      ['failed', 'The dashboard is gone.', 'Choose another dashboard.'],
    )
    assert.equal((await ask('GET', `/automations/${made.id}`)).body.lastRun.status, 'failed')
    for (let i = 0; i < 2_400 && !mail.mails.some(({ to }) => to[0] === owner.email); i++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    const told = mail.mails.find(({ to }) => to[0] === owner.email)!
    assert.equal(told.headers.subject, 'Automation failed: Lost')
    assert.match(told.body, /The dashboard is gone\. Choose another dashboard\./)
    const mailed = await make({ deliveries: [{ kind: 'email', address: 'nobody@example.com' }] })
    const refused = await runNow(mailed.id)
    assert.equal(refused.status, 'failed')
    assert.match(refused.error, /nobody@example\.com: The mail server said: 550 no such mailbox/)
    assert.equal(refused.deliveries[0].attempts, 1)
  })

  test('a report is private until its owner sends it', async () => {
    const json = { templateId: 'data-profile', spaceId: shop.spaceId, title: 'Profile' }
    const { id } = (await ask('POST', '/reports', { json })).body
    const to = [
      { kind: 'email', address: 'reader@example.com' },
      { kind: 'webhook', url: `${hook.url}/sent` },
    ]
    const send = (fields: object = {}, key = owner.key) =>
      call(service, 'POST', `/reports/${id}/send`, { key, json: { to, attach: 'pdf', ...fields } })
    for (let i = 0; i < 2_400 && (await ask('GET', `/reports/${id}`)).body.status !== 'done'; i++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const sent = await send({ message: 'Have a look.' })
    assert.equal(sent.status, 202, sent.text)
    assert.equal(sent.body.deliveries.length, 2)
    assert.match(sent.body.to[1].secret, /^whsec_/)
    const arrived = () => mail.mails.find((each) => each.to[0] === 'reader@example.com')
    for (let i = 0; i < 2_400 && !(arrived() && hook.hits.some(({ path }) => path === '/sent')); i++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    assert.equal(arrived()?.headers.subject, 'Profile')
    assert.match(arrived()!.body, /Have a look\./)
    assert.match(arrived()!.body, /application\/pdf; name=Profile\.pdf/)
    const hit = hook.hits.find(({ path }) => path === '/sent')!
    assert.deepEqual(goodSignatures(sent.body.to[1].secret, hit), [true])
    const log = (await ask('GET', `/reports/${id}/deliveries`)).body
    assert.deepEqual(log.map((each: { recipient: string; status: string }) => [each.recipient, each.status]).sort(), [
      [`${hook.url}/sent`, 'delivered'],
      ['reader@example.com', 'delivered'],
    ])
    await send({ to: [{ kind: 'email', address: 'nobody@example.com' }] })
    for (let i = 0; i < 2_400 && (await ask('GET', `/reports/${id}/deliveries`)).body[0].status === 'pending'; i++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    assert.match((await ask('GET', `/reports/${id}/deliveries`)).body[0].error, /550 no such mailbox/)
    const notice = 'A report was not delivered: Profile'
    for (let i = 0; i < 2_400 && !mail.mails.some(({ headers }) => headers.subject === notice); i++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    assert.ok(mail.mails.some(({ headers, to }) => headers.subject === notice && to[0] === owner.email))
    assertCode(await send({}, other.key), 404, 'reports/not-found')
    assertCode(await send({ to: [{ kind: 'google-chat', space: 'spaces/A' }] }), 409, 'deliveries/team-chat-missing')
    assertCode(await send({ to: [] }), 400, 'api/invalid-request')
    const fresh = (await ask('POST', '/reports', { json })).body
    const early = await ask('POST', `/reports/${fresh.id}/send`, { json: { to } })
    assert.ok(early.status === 202 || early.body.cause.code === 'reports/not-ready', early.text)
  })
})

describe('automations of a service without mail', () => {
  let service: Service
  before(async () => {
    service = await startService()
  })
  after(() => service?.stop())

  test('refuse addresses of mail, and addresses that are private or not https', async () => {
    const owner = await setUp(service)
    const shop = await makeShop(service, owner)
    const make = (target: object) =>
      call(service, 'POST', `/spaces/${shop.spaceId}/automations`, {
        key: owner.key,
        json: { name: 'X', action: prompt, trigger: daily, deliveries: [target] },
      })
    assertCode(await make({ kind: 'email', address: 'a@example.com' }), 409, 'deliveries/mail-missing')
    for (const url of [
      'https://127.0.0.1/hook',
      'https://[::1]/hook',
      'https://localhost/hook',
      'https://10.1.2.3/hook',
      'https://169.254.169.254/latest',
      'http://example.com/hook',
    ])
      assertCode(await make({ kind: 'webhook', url }), 400, 'deliveries/refused-address')
    for (const url of ['ftp://example.com', 'https://user:pass@example.com/', 'not a url'])
      assertCode(await make({ kind: 'webhook', url }), 400, 'api/invalid-request')
  })
})

describe('automations of a service that is killed', () => {
  test('go on when it is back: the same run, the same chat, one question, one delivery', async () => {
    const hook = await startHookServer()
    // Says nothing until the service has come back.
    let speaks = false
    const model = await startOpenAI(() => (speaks ? { text: ['There are 240 orders.'] } : { silent: true }))
    const env = {
      TALLYROOM_MODEL_URL: model.url,
      TALLYROOM_MODEL_NAMES: 'scripted',
      TALLYROOM_DEFAULT_MODEL: 'openai-compatible/scripted',
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
    }
    let service = await startService({ env, keepFolder: true })
    const { folder } = service
    try {
      const owner = await setUp(service)
      const shop = await makeShop(service, owner)
      const ask = (method: string, address: string, json?: object) =>
        call(service, method, address, { key: owner.key, ...(json && { json }) })
      const deliveries = [{ kind: 'webhook', url: hook.url }]
      const input = { name: 'Orders', action: prompt, trigger: daily, deliveries }
      const made = await ask('POST', `/spaces/${shop.spaceId}/automations`, input)
      assert.equal(made.status, 201, made.text)
      const run = (await ask('POST', `/automations/${made.body.id}/run`)).body
      const asked = () => model.requests.filter(({ path }) => path.includes('completions')).length
      for (let i = 0; i < 2_400 && asked() === 0; i++) await new Promise((resolve) => setTimeout(resolve, 50))
      assert.equal(asked(), 1, (await ask('GET', `/automations/${made.body.id}/runs`)).text)
      await service.stop('SIGKILL')
      speaks = true
      service = await startService({ env, folder })
      const runs = async () => (await ask('GET', `/automations/${made.body.id}/runs`)).body
      for (let i = 0; i < 2_400 && (await runs())[0].status !== 'done'; i++)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const [after, ...more] = await runs()
      assert.deepEqual([after.id, after.status, more], [run.id, 'done', []])
      const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${after.chatId}`)).body
      assert.deepEqual(
        chat.messages.map(({ role }: { role: string }) => role),
        ['user', 'assistant'],
      )
      assert.equal(hook.hits.length, 1)
      assert.match(JSON.parse(hook.hits[0]!.body).data.text, /240 orders/)
    } finally {
      await service.stop()
      await model.close()
      hook.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
