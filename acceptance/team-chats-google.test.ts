import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type GoogleChatMessage, googleEvent, makeServiceKey, startGoogleChat } from '../test/servers/google-chat.ts'
import { serve } from '../test/servers/requests.ts'
import { assertCode, assertInvalid, uuid } from './envelope.ts'
import { addMember, type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { makeShop, type Shop } from './shop.ts'

const publicUrl = 'https://localhost'
const audience = `${publicUrl}/api/team-chat-a/events`
const salesSpace = 'spaces/AAAsales'

const freePort = async () => {
  const { url, close } = await serve(() => {})
  await close()
  return new URL(url).port
}

describe('Google Chat', () => {
  const account = makeServiceKey('bot@shop-123.iam.gserviceaccount.com')
  let service: Service
  let owner: Owner
  let other: { key: string }
  let shop: Shop
  let google: Awaited<ReturnType<typeof startGoogleChat>>
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const storeKey = (key: string) => ask('POST', '/team-chat-a/setup/key', { json: { key } })
  const setup = async () => (await ask('GET', '/team-chat-a/setup')).body
  const deliver = async (event: object, token?: string, address = '/team-chat-a/events') =>
    call(service, 'POST', address, {
      json: event,
      headers: { authorization: `Bearer ${token ?? (await google.token(audience))}` },
    })
  const repliesIn = (thread: string) => google.messages.filter((message) => message.thread === thread)
  const answerIn = (thread: string, nth = 1): Promise<GoogleChatMessage> =>
    google.until(() => {
      const reply = repliesIn(thread)[nth - 1]
      return reply && reply.before.length > 0 && reply
    }, `answer ${nth} in ${thread}`)
  const sessions = async () => (await ask('GET', `/spaces/${shop.spaceId}/sessions`)).body
  const chatIn = ({ cards }: GoogleChatMessage) => /\/chats\/([\w-]+)"/.exec(JSON.stringify(cards))?.[1]
  const connection = async (key = owner.key, spaceId = shop.spaceId) =>
    (await call(service, 'POST', '/team-chat-a/setup/spaces', { key, json: { spaceId } })).body

  before(async () => {
    google = await startGoogleChat(account, [salesSpace, 'spaces/BBB'])
    const port = await freePort()
    service = await startService({ env: { ...google.env, PORT: port, TALLYROOM_PUBLIC_URL: publicUrl } })
    // It names its public address, which nothing serves here.
    service.url = `http://127.0.0.1:${port}`
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    shop = await makeShop(service, owner)
  })
  after(async () => {
    await service?.stop()
    await google?.close()
  })

  test('a key is checked without asking anybody, stored, and never shown; a bad one is told why', async () => {
    assert.deepEqual(await setup(), {
      key: null,
      environmentKey: null,
      ready: false,
      eventsUrl: audience,
      audience,
      spaces: [],
    })
    for (const [key, why] of [
      ['{', /not JSON/],
      [JSON.stringify({ ...account.file, type: 'user' }), /"type"/],
      [JSON.stringify({ ...account.file, private_key: 'x' }), /"private_key"/],
    ] as const) {
      const { status, body } = await storeKey(key)
      assert.deepEqual([status, body.success], [200, false])
      assert.match(body.message, why)
    }
    assert.equal((await setup()).key, null)
    assertInvalid(
      await ask('POST', '/team-chat-a/setup/key', { json: {} }),
      'body.key: Invalid input: expected string, received undefined',
    )
    const member = await addMember(service, owner, 'member', 'Mia Member')
    const json = { key: JSON.stringify(account.file) }
    assertCode(await call(service, 'POST', '/google-chat/setup/key', { key: member.key, json }), 403, 'auth/forbidden')
    const stored = await ask('POST', '/google-chat/setup/key', { json })
    assert.equal(stored.body.success, true)
    assert.match(stored.body.message, /valid and was stored.*supplied .*environment.*TALLYROOM_GOOGLE_CHAT_KEY/)
    const state = await ask('GET', '/google-chat/setup')
    assert.deepEqual(
      [state.body.ready, state.body.key.clientEmail, state.body.key.projectId],
      [true, account.file.client_email, 'shop-123'],
    )
    assert.doesNotMatch(state.text, /PRIVATE/)
    assert.equal((await call(service, 'GET', '/team-chat-a/setup', { key: other.key })).body.key, null)
    assert.match((await ask('GET', '/audit-log')).text, /team-chat\.key-stored/)
  })

  test('a Google Chat space is connected by a code that is said there once', async () => {
    assertCode(await ask('POST', '/team-chat-a/setup/spaces', { json: { spaceId: 'x' } }), 404, 'spaces/not-found')
    const made = await connection()
    assert.match(made.id, uuid)
    assert.match(made.code, /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
    assert.deepEqual([made.googleSpace, made.enabled], [null, true])
    const untested = await ask('POST', `/team-chat-a/setup/spaces/${made.id}/test`)
    assert.deepEqual([untested.body.success, /not connected yet/.test(untested.body.message)], [false, true])
    const say = async (text: string, space = salesSpace) => (await deliver(googleEvent(space, text))).body.text
    assert.match(await say('How many orders are there?'), /not connected with Tallyroom yet/)
    assert.match(await say('connect ABCD-EFGH-JKMN'), /not known/)
    assert.match(await say(`connect ${made.code.toLowerCase()}`), /^Connected/)
    assert.match(await say(`connect ${made.code}`), /not known/)
    assert.match(await say(`connect ${(await connection()).code}`), /connected already/)
    const [second, first] = (await setup()).spaces
    assert.deepEqual([first.googleSpace, first.displayName, first.code], [salesSpace, 'Sales', null])
    const member = await addMember(service, owner, 'member', 'Max Member')
    const seen = (await call(service, 'GET', '/team-chat-a/setup', { key: member.key })).body
    assert.deepEqual([seen.spaces.length, seen.spaces[0].code], [2, null])
    assert.equal((await ask('DELETE', `/google-chat/setup/spaces/${second.id}`)).status, 204)
    assertCode(await ask('DELETE', `/team-chat-a/setup/spaces/${second.id}`), 404, 'team-chat-a/not-found')
    const foreign = { key: other.key, json: { enabled: false } }
    assertCode(
      await call(service, 'PATCH', `/team-chat-a/setup/spaces/${first.id}`, foreign),
      404,
      'team-chat-a/not-found',
    )
    assert.match((await ask('GET', '/audit-log')).text, /team-chat\.linked/)
  })

  test("what is not signed by Google for this service's audience is refused and asks nothing", async () => {
    const before = (await sessions()).length
    const event = googleEvent(salesSpace, 'How many orders are there?')
    const refused = async (token: string | Promise<string>) =>
      assertCode(await deliver(event, await token), 401, 'team-chat-a/bad-token')
    const now = Math.floor(Date.now() / 1000)
    await refused('x.y.z')
    await refused(google.token('https://elsewhere.example/api/team-chat-a/events'))
    await refused(google.token(audience, { email: 'mallory@example.com' }))
    await refused(google.token(audience, { email_verified: false }))
    await refused(google.token(audience, { exp: now - 60 }))
    await refused(google.token(audience, { exp: undefined }))
    await refused(google.token(audience, { iss: 'https://evil.example' }))
    await refused(google.chatToken(audience))
    assertCode(await call(service, 'POST', '/team-chat-a/events', { json: event }), 401, 'team-chat-a/bad-token')
    assert.equal((await sessions()).length, before)
    assert.deepEqual(google.messages, [])
  })

  test('a mention is answered in its thread: thinking first, then text, table, and a card with the chart and the chat', async () => {
    const thread = `${salesSpace}/threads/one`
    const event = googleEvent(salesSpace, 'Show the total amount by region as a bar chart', { thread })
    for (const answer of await Promise.all([deliver(event), deliver(event, undefined, '/google-chat/events')]))
      assert.deepEqual([answer.status, answer.body], [200, {}])
    const answer = await answerIn(thread)
    assert.deepEqual(answer.before, ['Thinking…'])
    assert.match(answer.text, /```\nregion[\s\S]+North[\s\S]+```/)
    const { image } = answer.cards[0]!.card.sections[0]!.widgets[0]!
    assert.ok(image?.altText)
    assert.ok(image.imageUrl.startsWith(`${publicUrl}/api/team-chat-files/`))
    const address = new URL(image.imageUrl).pathname.slice(4)
    const picture = await fetch(`${service.url}/api${address}`)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
    assert.equal(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
      'PNG',
    )
    assertCode(await call(service, 'GET', `${address.slice(0, -1)}_`), 404, 'team-chats/file-not-found')
    const chatId = chatIn(answer)
    const follow = googleEvent(salesSpace, 'And how many are there?', { thread })
    await deliver(follow)
    assert.equal(chatIn(await answerIn(thread, 2)), chatId)
    const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chatId}`)).body
    assert.equal(chat.messages.length, 4)
    assert.equal(repliesIn(thread).length, 2)
    const asked = (await ask('GET', '/audit-log')).body.find(
      (entry: { action: string }) => entry.action === 'team-chat.asked',
    )
    assert.deepEqual([asked.via, asked.detail], ['google-chat', { sender: 'users/42' }])
  })

  test('a disabled connection is silent, a test message is posted or told why not', async () => {
    const { id } = (await setup()).spaces[0]
    const set = (json: object) => ask('PATCH', `/team-chat-a/setup/spaces/${id}`, { json })
    const tryOut = async () => (await ask('POST', `/team-chat-a/setup/spaces/${id}/test`)).body
    assert.deepEqual(await tryOut(), { success: true, message: 'The message was posted to Sales.' })
    assert.match(google.messages.at(-1)!.text, /test message from Tallyroom/)
    assert.equal((await set({ enabled: false })).body.enabled, false)
    const before = [google.messages.length, (await sessions()).length]
    assert.deepEqual((await deliver(googleEvent(salesSpace, 'How many orders are there?'))).body, {})
    assert.deepEqual([(await tryOut()).success, google.messages.length, (await sessions()).length], [false, ...before])
    assertCode(await set({ spaceId: 'x' }), 404, 'spaces/not-found')
    assertCode(await set({}), 400, 'api/invalid-request')
    await set({ enabled: true })

    const stranger = makeServiceKey('stranger@shop-123.iam.gserviceaccount.com')
    await storeKey(JSON.stringify(stranger.file))
    const failed = await tryOut()
    assert.equal(failed.success, false)
    assert.match((await setup()).spaces[0].lastError, /Google Chat/)
    await storeKey(JSON.stringify(account.file))
    assert.equal((await tryOut()).success, true)
    assert.equal((await setup()).spaces[0].lastError, null)
    await deliver({ ...googleEvent(salesSpace, ''), type: 'REMOVED_FROM_SPACE', message: undefined })
    assert.match((await setup()).spaces[0].lastError, /removed from the Google Chat space/)
  })
})

test('the key of the environment serves every team, and a project number is an audience too', async () => {
  const account = makeServiceKey('bot@all.iam.gserviceaccount.com')
  const google = await startGoogleChat(account, [salesSpace])
  const key = JSON.stringify(account.file)
  const env = { ...google.env, TALLYROOM_GOOGLE_CHAT_KEY: key, TALLYROOM_GOOGLE_CHAT_AUDIENCE: '1234567890' }
  await assert.rejects(
    startService({ env: { TALLYROOM_GOOGLE_CHAT_KEY: '{}' } }),
    /TALLYROOM_GOOGLE_CHAT_KEY: its "type"/,
  )
  const service = await startService({ env })
  try {
    const owner = await setUp(service)
    const shop = await makeShop(service, owner)
    const ask = (method: string, address: string, json?: object) =>
      call(service, method, address, { key: owner.key, json })
    const { body } = await ask('GET', '/team-chat-a/setup')
    assert.deepEqual(
      [body.ready, body.key, body.environmentKey, body.audience],
      [true, null, { clientEmail: account.file.client_email, projectId: 'shop-123' }, '1234567890'],
    )
    const { code } = (await ask('POST', '/team-chat-a/setup/spaces', { spaceId: shop.spaceId })).body
    const deliver = async (text: string, token: string) =>
      call(service, 'POST', '/team-chat-a/events', {
        json: googleEvent(salesSpace, text),
        headers: { authorization: `Bearer ${token}` },
      })
    assertCode(await deliver('x', await google.token('1234567890')), 401, 'team-chat-a/bad-token')
    assertCode(await deliver('x', await google.chatToken('999')), 401, 'team-chat-a/bad-token')
    const token = await google.chatToken('1234567890')
    assert.match((await deliver(`connect ${code}`, token)).body.text, /^Connected/)
    await deliver('How many orders are there?', token)
    const answer = await google.until(() => google.messages.find(({ before }) => before.length > 0), 'an answer')
    assert.match(answer.text, /240/)
  } finally {
    await service.stop()
    await google.close()
  }
})
