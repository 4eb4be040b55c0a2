import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { googleEvent, makeServiceKey, startGoogleChat } from '../test/servers/google-chat.ts'
import { startSlack } from '../test/servers/slack.ts'
import { type MailServer, startMailServer } from '../test/servers/smtp.ts'
import { assertCode } from './envelope.ts'
import { type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { askTool, connectMcp } from './mcp-client.ts'
import { makeShop, type Shop } from './shop.ts'

describe('automations that tell team chats', () => {
  const account = makeServiceKey('bot@shop-123.iam.gserviceaccount.com')
  const room = 'spaces/AAAsales'
  let service: Service
  let owner: Owner
  let shop: Shop
  let slack: Awaited<ReturnType<typeof startSlack>>
  let google: Awaited<ReturnType<typeof startGoogleChat>>
  let mail: MailServer
  let workspaceId: string
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const make = (deliveries: object[], key = owner.key) =>
    call(service, 'POST', `/spaces/${shop.spaceId}/automations`, {
      key,
      json: {
        name: 'Regions',
        action: { kind: 'prompt', prompt: 'revenue by region' },
        trigger: { kind: 'schedule', cron: '0 9 * * *', timezone: 'UTC' },
        deliveries,
        attachment: 'pdf',
      },
    })
  const run = async (id: string) => {
    await ask('POST', `/automations/${id}/run`)
    for (let i = 0; i < 2_400; i++) {
      const [last] = (await ask('GET', `/automations/${id}/runs`)).body
      if (['done', 'failed'].includes(last.status)) return last
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('it did not end')
  }

  before(async () => {
    slack = await startSlack({ 'xoxb-shop': { id: 'T01SHOP', name: 'Shop', channels: ['#sales'] } })
    google = await startGoogleChat(account, [room])
    mail = await startMailServer()
    const env = {
      ...google.env,
      TALLYROOM_SLACK_API_URL: slack.apiUrl,
      TALLYROOM_SMTP_URL: mail.url,
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
    }
    service = await startService({ env })
    owner = await setUp(service)
    shop = await makeShop(service, owner)
    const workspace = { workspaceId: 'T01SHOP', workspaceName: 'Shop', botToken: 'xoxb-shop', signingSecret: 'secret' }
    const json = { ...workspace, spaceId: shop.spaceId }
    workspaceId = (await ask('POST', '/team-chat-b/workspaces', { json })).body.id
    await ask('POST', '/team-chat-a/setup/key', { json: { key: JSON.stringify(account.file) } })
    const { code } = (await ask('POST', '/team-chat-a/setup/spaces', { json: { spaceId: shop.spaceId } })).body
    const token = await google.token(`${service.url}/api/team-chat-a/events`)
    const connected = await call(service, 'POST', '/team-chat-a/events', {
      json: googleEvent(room, `connect ${code}`),
      headers: { authorization: `Bearer ${token}` },
    })
    assert.match(connected.body.text, /^Connected/)
  })
  after(async () => {
    await service?.stop()
    await slack?.close()
    await google?.close()
    mail?.close()
  })

  test('the answer comes to Slack and Google Chat with its chart, its table, the file and a link to the chat', async () => {
    const made = await make([
      { kind: 'slack', workspaceId, channel: '#sales' },
      { kind: 'google-chat', space: room },
    ])
    assert.equal(made.status, 201, made.text)
    const ended = await run(made.body.id)
    assert.equal(ended.status, 'done', JSON.stringify(ended))
    const chat = `${service.url}/spaces/${shop.spaceId}/chats/${ended.chatId}`
    const said = slack.messages.find(({ channel }) => channel === '#sales')!
    assert.match(JSON.stringify(said.blocks), /Regions, \d{4}-/)
    assert.match(JSON.stringify(said.blocks), /North/)
    assert.ok(JSON.stringify(said.blocks).includes(chat))
    const pdf = slack.files.find(({ name }) => name.endsWith('.pdf'))
    assert.ok(pdf, `no PDF among ${slack.files.map(({ name }) => name)}`)
    const card = JSON.stringify(google.messages.at(-1))
    assert.match(card, /Regions, \d{4}-/)
    assert.ok(card.includes(chat))
    assert.match(card, /\.pdf/)
  })

  test('a mail, Slack, Google Chat and a program that asks have figures as the team writes them', async () => {
    const address = `/data-sources/${shop.dataSourceId}/definitions`
    const document = (await ask('GET', address)).body
    const amount = document.semantic_model[0].datasets[0].fields.find(({ name }: { name: string }) => name === 'amount')
    const own = { role: 'measure', aggregation: 'sum', format: { kind: 'currency' } }
    amount.custom_extensions = [{ vendor_name: 'TALLYROOM', data: JSON.stringify(own) }]
    assert.equal((await ask('PUT', address, { json: document, headers: { 'if-match': '*' } })).status, 200)
    await ask('PATCH', '/team/settings', { json: { locale: 'de-DE', currency: 'EUR' } })
    const made = await make(
      [
        { kind: 'slack', workspaceId, channel: '#sales' },
        { kind: 'google-chat', space: room },
        { kind: 'email', address: 'boss@example.com' },
      ],
      owner.key,
    )
    assert.equal(made.status, 201, made.text)
    const ended = await run(made.body.id)
    assert.equal(ended.status, 'done', JSON.stringify(ended))
    const euros = /"North[^€]*1\.\d{3},\d\d\s€/
    assert.match(JSON.stringify(slack.messages.at(-1)!.blocks), euros)
    assert.match(JSON.stringify(google.messages.at(-1)), /1\.\d{3},\d\d\s€/)
    const sent = mail.mails.find(({ to }) => to[0] === 'boss@example.com')!
    assert.match(readable(sent.body), /<td[^>]*>1\.\d{3},\d\d\s€<\/td>/)
    const mcp = await connectMcp(service, { 'x-api-key': owner.key })
    const answer = await askTool(mcp, 'ask_analyst', { spaceId: shop.spaceId, question: 'total amount' })
    await mcp.close()
    assert.match(answer.data.answer, /5\.962,50\s€/)
    // Programs reckon with what stands in a table: it stays as the data has it.
    assert.equal(typeof answer.data.table.rows[0].at(-1), 'number')
  })

  test('a channel that is not there, a workspace that is off or of another team', async () => {
    const lost = await make([{ kind: 'slack', workspaceId, channel: '#nowhere' }])
    const { deliveries } = (await ask('GET', `/automations/${lost.body.id}`)).body
    assert.deepEqual(deliveries, [{ kind: 'slack', workspaceId, channel: '#nowhere' }])
    await ask('POST', `/automations/${lost.body.id}/run`)
    const refused = await (async () => {
      for (let i = 0; i < 2_400; i++) {
        const [last] = (await ask('GET', `/automations/${lost.body.id}/runs`)).body
        if (last.deliveries[0]?.attempts > 0) return last.deliveries[0]
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('it was not tried')
    })()
    assert.match(refused.error, /channel_not_found|channel/i)
    const other = await otherTeam(service, owner)
    const foreign = (await call(service, 'POST', '/spaces', { key: other.key, json: { name: 'Theirs' } })).body
    const json = {
      name: 'X',
      action: { kind: 'prompt', prompt: 'x' },
      trigger: { kind: 'schedule', cron: '0 9 * * *', timezone: 'UTC' },
      deliveries: [{ kind: 'slack', workspaceId, channel: '#sales' }],
    }
    const missing = 'deliveries/team-chat-missing'
    assertCode(await call(service, 'POST', `/spaces/${foreign.id}/automations`, { key: other.key, json }), 409, missing)
    await ask('PATCH', `/team-chat-b/workspaces/${workspaceId}`, { json: { enabled: false } })
    assertCode(await make([{ kind: 'slack', workspaceId, channel: '#sales' }]), 409, missing)
  })
})

/** The text of a mail, whichever way its letters were carried. */
const readable = (body: string): string =>
  Buffer.from(
    body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
