import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addMember, call, otherTeam } from './harness.ts'
import { startScriptedChats } from './scripted-chats.ts'
import { chunksOf, makeChat, question, useModel } from './streams.ts'

const csv = 'order_id,gross,net,status\n1,119,100,paid\n2,238,200,paid\n3,59.5,50,cancelled\n'
const offer = (word: string, means: string, where?: string) => ({
  calls: [{ name: 'offer_definition', input: { word, means, ...(where && { where }) } }],
})

describe('what a person says in a chat that a word means', () => {
  let place: Awaited<ReturnType<typeof startScriptedChats>>
  let spaceId: string
  let chat: string
  let table: string
  let asked = 0
  const get = async (address: string) => (await call(place.service, 'GET', address, { key: place.key })).body
  const say = async (text: string) => {
    const stream = await place.ask(chat, `q${asked++}`, text)
    await stream.whole()
    const { messages } = await get(chat)
    const offered = messages
      .at(-1)
      .parts.flatMap((part: { type: string; data: unknown }) => (part.type === 'data-definition' ? [part.data] : []))
    return { messageId: messages.at(-1).id as string, offered, chunks: stream.chunks }
  }
  const decide = (messageId: string, id: string, state: string, as = place.key) =>
    call(place.service, 'PUT', `${chat}/messages/${messageId}/definitions/${id}`, { key: as, json: { state } })
  const versions = async () => (await get(`/spaces/${spaceId}/definitions/history`)).length as number

  const counted = () => ({ dialects: [{ dialect: 'ANSI_SQL', expression: `COUNT(${table}.*)` }] })
  /** Somebody saves a metric, whatever stands in the chat. */
  const define = async (name: string) => {
    const address = `/spaces/${spaceId}/definitions`
    const document = await get(address)
    const metrics = document.semantic_model[0].metrics ?? []
    document.semantic_model[0].metrics = [...metrics, { name, expression: counted() }]
    const saved = await fetch(`${place.service.url}/api${address}`, {
      method: 'PUT',
      headers: { 'x-api-key': place.key, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify(document),
    })
    assert.equal(saved.status, 200, await saved.text())
  }

  before(async () => {
    place = await startScriptedChats()
    const { service, key, openai } = place
    ;({ spaceId, chat } = await makeChat(service, key, 'Offers', csv))
    await useModel(service, key, spaceId, 'openai', 'm', openai.url)
    table = (await get(`/spaces/${spaceId}/catalog`)).datasets[0].name
  })
  after(() => place?.stop())

  test('is offered with the answer, and nothing is kept', async () => {
    place.play(offer('revenue', `SUM(${table}.net)`, `${table}.status <> 'cancelled'`), { text: ['By net it is so.'] })
    const { offered, chunks } = await say('revenue should be net, not gross, and without cancelled ones')
    assert.equal(offered.length, 1)
    const { word, sentence, dataSourceId, state } = offered[0]
    assert.deepEqual([word, dataSourceId, state], ['revenue', null, 'offered'])
    assert.equal(sentence, 'Total net, where status is not cancelled.')
    assert.ok(chunks.some(({ type }) => type === 'data-definition'))
    assert.equal(await versions(), 0)
    assert.deepEqual((await get(`/spaces/${spaceId}/catalog`)).metrics, [])
  })

  test('stands in the definitions when it is accepted, is asked by, and is taken back there', async () => {
    const { messages } = await get(chat)
    const { id: messageId, parts } = messages.at(-1)
    const { id } = parts.find(({ type }: { type: string }) => type === 'data-definition')
    const kept = await decide(messageId, id, 'accepted', place.member.key)
    assert.deepEqual([kept.status, kept.body.state], [200, 'accepted'], kept.text)
    const [version] = await get(`/spaces/${spaceId}/definitions/history`)
    assert.match(version.change, /^accepted metric revenue: said in a chat: revenue should be net/)
    assert.equal(version.userId, place.member.userId)
    const json = { question: { measures: [{ metric: 'revenue' }], by: [] } }
    const answer = () => call(place.service, 'POST', `/spaces/${spaceId}/questions`, { key: place.key, json })
    assert.deepEqual((await answer()).body.rows, [{ revenue: 300 }])
    const again = await decide(messageId, id, 'dismissed')
    assert.deepEqual([again.body.state, await versions()], ['accepted', 1], 'it is decided once')
    const shown = (await get(chat)).messages
      .at(-1)
      .parts.find(({ type }: { type: string }) => type === 'data-definition')
    assert.equal(shown.data.state, 'accepted')

    place.play({ text: ['Net it is.'] })
    await say('and now?')
    assert.match(JSON.stringify(place.openai.requests.at(-1)?.body.messages[0]), /revenue/)

    const address = `/spaces/${spaceId}/definitions`
    const document = await get(address)
    document.semantic_model[0].metrics = []
    const saved = await fetch(`${place.service.url}/api${address}`, {
      method: 'PUT',
      headers: { 'x-api-key': place.key, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify(document),
    })
    assert.equal(saved.status, 200)
    assert.equal((await answer()).status, 422)

    const now = `${chat}/messages/${messageId}/definitions/${id}`
    assert.equal((await get(now)).state, 'offered', 'what was removed is offered again')
    assert.deepEqual((await decide(messageId, id, 'accepted')).body.state, 'accepted')
    assert.deepEqual((await answer()).body.rows, [{ revenue: 300 }])
    assert.deepEqual([(await get(now)).state, await versions()], ['accepted', 3])
    const both = await Promise.all([decide(messageId, id, 'accepted'), decide(messageId, id, 'dismissed')])
    assert.deepEqual([both.map(({ body }) => body.state), await versions()], [['accepted', 'accepted'], 3])
  })

  test('is a synonym at the source that has the thing', async () => {
    place.play(offer('purchases', table), { text: ['Purchases, then.'] })
    const { messageId, offered } = await say('please call them purchases')
    assert.ok(offered[0].dataSourceId)
    assert.equal((await decide(messageId, offered[0].id, 'accepted')).status, 200)
    const document = await get(`/data-sources/${offered[0].dataSourceId}/definitions`)
    assert.deepEqual(document.semantic_model[0].datasets[0].ai_context, { synonyms: ['purchases'] })
    const read = await call(place.service, 'POST', `/spaces/${spaceId}/readings`, {
      key: place.key,
      json: { text: 'How many purchases are there?' },
    })
    assert.deepEqual(read.body.readings[0].question.measures, [{ count: table }])
    const history = await get(`/data-sources/${offered[0].dataSourceId}/definitions/history`)
    assert.match(history[0].change, /synonym: said in a chat: please call them purchases/)
    assert.equal((await get(`${chat}/messages/${messageId}/definitions/${offered[0].id}`)).state, 'accepted')
  })

  test('is not offered where the data knows no such thing, where nobody said the word, or a second time', async () => {
    const told = () => JSON.stringify(place.openai.requests.at(-1)?.body.messages)
    place.play(offer('profit', `SUM(${table}.margin)`), { text: ['There is no margin.'] })
    assert.deepEqual((await say('profit is the margin')).offered, [])
    assert.match(told(), /there is no field/)
    place.play(offer('profit', `SUM(${table}.order_id)`), { text: ['No.'] })
    assert.deepEqual((await say('profit is the sum of ids')).offered, [])
    assert.match(told(), /a sum of ids means nothing/)
    place.play(offer('churn', `SUM(${table}.net)`), { text: ['No.'] })
    assert.deepEqual((await say('what else is there?')).offered, [])
    assert.match(told(), /Only a word that the person used/)

    place.play(offer('profit', `SUM(${table}.net)`), { text: ['As you say.'] })
    const { messageId, offered } = await say('profit is net')
    const before = await versions()
    assert.equal((await decide(messageId, offered[0].id, 'dismissed')).body.state, 'dismissed')
    assert.equal(await versions(), before)
    place.play(offer('profit', `SUM(${table}.net)`), { text: ['As you say.'] })
    assert.deepEqual((await say('profit is net, I said')).offered, [])
    assert.match(told(), /It was offered before/)
  })

  test('is decided by who may write definitions, in their own team, and never shown to a visitor', async () => {
    place.play(offer('income', `SUM(${table}.net)`), { text: ['As you say.'] })
    const { messageId, offered } = await say('income is net')
    const { id } = offered[0]
    const viewer = await addMember(place.service, place.owner, 'viewer', 'Vic Viewer')
    const asViewer = { headers: { cookie: viewer.cookie, origin: place.service.url } }
    const refused = await call(place.service, 'PUT', `${chat}/messages/${messageId}/definitions/${id}`, {
      ...asViewer,
      json: { state: 'accepted' },
    })
    assert.equal(refused.status, 403)
    const stranger = (await otherTeam(place.service, place.owner)).key
    assert.equal((await decide(messageId, id, 'accepted', stranger)).status, 404)
    const seen = (as: object) => call(place.service, 'GET', `${chat}/messages/${messageId}/definitions/${id}`, as)
    assert.equal((await seen(asViewer)).body.state, 'offered')
    assert.equal((await seen({ key: stranger })).status, 404)
    assert.equal((await decide(messageId, 'no-such', 'accepted')).status, 404)
    const toolsOf = () =>
      place.openai.requests.at(-1)!.body.tools.map((tool: { function: { name: string } }) => tool.function.name)
    assert.ok(toolsOf().includes('offer_definition'))

    const own = await call(place.service, 'POST', `/spaces/${spaceId}/chats`, { ...asViewer, json: {} })
    await call(place.service, 'POST', `/spaces/${spaceId}/chats/${own.body.id}/messages`, {
      ...asViewer,
      json: question('v0', 'income is net'),
    })
    assert.ok(!toolsOf().includes('offer_definition'), 'a viewer has nothing to offer')
    const link = await call(place.service, 'POST', `/spaces/${spaceId}/share-links`, {
      key: place.key,
      json: { name: 'Open' },
    })
    place.play(offer('income', `SUM(${table}.net)`), { text: ['As you say.'] })
    const visit = await call(place.service, 'POST', `/share/${link.body.token}/ai`, {
      json: { chatId: 'v1', message: { id: 'v1', content: 'income is net' } },
    })
    assert.ok(!toolsOf().includes('offer_definition'), 'nor has a visitor')
    assert.ok(!chunksOf(visit.text).some(({ type }) => type === 'data-definition'))
  })

  test('takes the place of nothing that somebody else said meanwhile', async () => {
    place.play(offer('sales', `SUM(${table}.net)`), { text: ['As you say.'] })
    const { messageId, offered } = await say('sales is net')
    await define('sales')
    const before = await versions()
    const refused = await decide(messageId, offered[0].id, 'accepted')
    assert.deepEqual([refused.status, refused.body.cause.code], [412, 'definitions/changed'])
    assert.match(refused.text, /metric sales means something else since this was offered/)
    assert.equal(await versions(), before)
    const { metrics } = (await get(`/spaces/${spaceId}/definitions`)).semantic_model[0]
    assert.deepEqual(metrics.find(({ name }: { name: string }) => name === 'sales').expression, counted())
    assert.equal((await decide(messageId, offered[0].id, 'dismissed')).body.state, 'dismissed')
  })

  test('is no second meaning of a word that became the name of a metric meanwhile', async () => {
    for (const [word, means] of [
      ['takings', `${table}.net`],
      ['deals', table],
      ['hauls', 'sales'],
    ] as const) {
      place.play(offer(word, means), { text: ['As you say.'] })
      const { messageId, offered } = await say(`${word} is another word for that`)
      assert.equal(offered.length, 1, word)
      await define(word)
      const owner = offered[0].dataSourceId ? `/data-sources/${offered[0].dataSourceId}` : `/spaces/${spaceId}`
      const before = await get(`${owner}/definitions`)
      const refused = await decide(messageId, offered[0].id, 'accepted')
      assert.deepEqual([refused.status, refused.body.cause.code], [412, 'definitions/changed'], word)
      assert.match(refused.text, new RegExp(`its word is what ${word} is called: choose another word`))
      assert.deepEqual(await get(`${owner}/definitions`), before)
      assert.equal((await decide(messageId, offered[0].id, 'dismissed')).body.state, 'dismissed')
    }
  })

  test('that no longer fits when it is accepted is refused, with the reason', async () => {
    place.play(offer('volume', `SUM(${table}.gross)`), { text: ['As you say.'] })
    const { messageId, offered } = await say('volume is gross')
    const [source] = await get('/data-sources')
    const body = new FormData()
    body.append('file', new Blob(['order_id,net,status\n1,100,paid\n2,200,paid\n']), 'sales.csv')
    const replaced = await fetch(`${place.service.url}/api/data-sources/${source.id}/file`, {
      method: 'PUT',
      headers: { 'x-api-key': place.key },
      body,
    })
    assert.equal(replaced.status, 200, await replaced.text())
    const before = await versions()
    const refused = await decide(messageId, offered[0].id, 'accepted')
    assert.deepEqual([refused.status, refused.body.cause.code], [422, 'definitions/invalid'])
    assert.match(refused.text, /gross/)
    assert.equal(await versions(), before)
  })

  test('is decided once when several decide at the same time: all are told the same, and it is kept once or not at all', async () => {
    for (const [round, others] of [['accepted'], ['dismissed'], ['dismissed', 'accepted', 'dismissed']].entries()) {
      place.play(offer(`races ${round}`, `MAX(${table}.net)`), { text: ['So it is.'] })
      const { messageId, offered } = await say(`races ${round} should be the largest net`)
      const before = await versions()
      const answers = await Promise.all(['accepted', ...others].map((state) => decide(messageId, offered[0].id, state)))
      const states = new Set(answers.map(({ status, body }) => `${status} ${body.state}`))
      assert.equal(states.size, 1, JSON.stringify([...states]))
      const [decided] = states
      assert.equal((await versions()) - before, decided === '200 accepted' ? 1 : 0)
      const shown = (await get(chat)).messages
        .at(-1)
        .parts.find(({ type }: { type: string }) => type === 'data-definition')
      assert.equal(`200 ${shown.data.state}`, decided)
    }
  })
})
