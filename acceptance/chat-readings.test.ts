import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { chunksOf, makeChat, openStream, question, sales, spoken } from './streams.ts'

describe('how the built-in analyst understood a question', () => {
  let service: Service
  let owner: Owner
  let spaceId: string
  let chat: string
  let key: string
  const ask = async (id: string, text: string) => {
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question(id, text))
    await stream.whole()
    return { text: stream.text(), part: stream.chunks.find(({ type }) => type === 'data-reading')?.data }
  }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    key = owner.key
    ;({ spaceId, chat } = await makeChat(service, key, 'Readings', sales))
  })
  after(() => service?.stop())

  test('is told with the answer, and is there after a reload', async () => {
    const { text, part } = await ask('q1', 'What is the total amount by region?')
    assert.match(text, /North: 250/)
    assert.equal(part.sentence, 'Total amount by region.')
    assert.deepEqual(
      part.chips.map(({ kind, text, words }: Record<string, string>) => [kind, text, words]),
      [
        ['measure', 'total amount', 'total amount'],
        ['by', 'by region', 'by region'],
      ],
    )
    assert.match(part.decision, /^answer/)
    assert.deepEqual([part.by, typeof part.resultId], ['read', 'string'])
    assert.ok(part.probability > 0 && part.probability <= 1)
    const { messages } = (await call(service, 'GET', chat, { key })).body
    const kept = messages[1].parts.find(({ type }: { type: string }) => type === 'data-reading')
    assert.deepEqual(kept.data, part)
  })

  test('is changed by the words that follow', async () => {
    const { part } = await ask('q2', 'only North')
    assert.equal(part.question.by.length, 1)
    assert.match(JSON.stringify(part.question.where), /North/)
    const read = await call(service, 'POST', `/spaces/${spaceId}/readings`, {
      key,
      json: { text: 'only South', chatId: chat.split('/').at(-1) },
    })
    assert.equal(read.status, 200, read.text)
    assert.deepEqual(read.body.readings[0].question.by, part.question.by)
    assert.match(JSON.stringify(read.body.readings[0].question.where), /South/)
  })

  test('is what changed, where the reason of a change is asked for', async () => {
    const { text, part } = await ask('why1', 'Why did the total amount change in February 2024?')
    assert.match(text, /amount went from [\d.,]+ \(January 2024\) to [\d.,]+ \(February 2024\)/)
    assert.match(text, /Broken down by region, .*North/)
    assert.match(text, /not what caused it\./)
    assert.deepEqual([part.question.compare.length, part.by, typeof part.resultId], [2, 'read', 'string'])
    assert.deepEqual(
      part.question.over.map(({ label }: { label: string }) => label),
      ['change', 'share of the change'],
    )
  })

  test('is asked about, without any figure, where the words are not understood', async () => {
    const { text, part } = await ask('q3', 'purple amount of the wobbly North in disguise')
    assert.doesNotMatch(text, /\d/)
    assert.equal(part.resultId, null)
    assert.equal(part.decision, 'ask')
    assert.ok(part.unused.includes('purple'))
    assert.ok(part.chips.length > 0)
  })

  test('is told to a visitor too, of no more than the link shows', async () => {
    const link = (await call(service, 'POST', `/spaces/${spaceId}/share-links`, { key, json: { name: 'Open' } })).body
    const say = (token: string) =>
      call(service, 'POST', `/share/${token}/ai`, {
        json: { chatId: `v-${token}`, message: { id: 'v1', content: 'What is the total amount by region?' } },
      })
    const chunks = chunksOf((await say(link.token)).text)
    assert.equal(chunks.find(({ type }) => type === 'data-reading')?.data.sentence, 'Total amount by region.')
    const closed = (
      await call(service, 'POST', `/spaces/${spaceId}/share-links`, {
        key,
        json: { name: 'Closed', dataSourceIds: [] },
      })
    ).body
    const nothing = chunksOf((await say(closed.token)).text)
    assert.equal(
      nothing.find(({ type }) => type === 'data-reading'),
      undefined,
    )
    assert.doesNotMatch(spoken(nothing), /250/)
  })

  test('is put right by a click: the answer changes in place, and the words are read so from then on', async () => {
    const { part } = await ask('q4', 'What is the total amount by region?')
    assert.ok(part.others.length > 0, JSON.stringify(part))
    const [other] = part.others
    const { messages } = (await call(service, 'GET', chat, { key })).body
    const { id } = messages.at(-1)
    const put = (json: unknown, messageId = id) =>
      call(service, 'PUT', `${chat}/messages/${messageId}/question`, { key, json })
    const again = await put({ question: other.question })
    assert.equal(again.status, 200, again.text)
    const readingOf = (parts: { type: string; data?: Record<string, unknown> }[]) =>
      parts.find(({ type }) => type === 'data-reading')?.data as Record<string, unknown>
    const chosen = readingOf(again.body.parts)
    assert.deepEqual([chosen.sentence, chosen.by, chosen.decision], [other.sentence, 'chosen', 'answer'])
    const after = (await call(service, 'GET', chat, { key })).body.messages
    assert.equal(after.length, messages.length)
    assert.deepEqual(after.at(-1).parts, again.body.parts)
    const kept = await call(service, 'GET', `/spaces/${spaceId}/definitions`, { key })
    assert.match(kept.text, /What is the total amount by region/)
    const [version] = (await call(service, 'GET', `/spaces/${spaceId}/definitions/history`, { key })).body
    assert.match(version.change, /^reading chosen: What is the total amount by region/)
    const words = { key, json: { text: ' what is the TOTAL amount by region' } }
    const read = await call(service, 'POST', `/spaces/${spaceId}/readings`, words)
    assert.deepEqual([read.body.decision, read.body.readings[0].question], ['answer', other.question])

    const back = readingOf((await put({ question: part.question })).body.parts)
    assert.deepEqual([back.by, back.probability, back.chips], ['read', part.probability, part.chips])
    const asBefore = await call(service, 'POST', `/spaces/${spaceId}/readings`, words)
    assert.deepEqual(asBefore.body.readings[0].question, part.question)

    const edited = await put({ question: other.question, changes: [{ set: 'limit', value: 1 }] })
    assert.equal(edited.status, 200, edited.text)
    assert.deepEqual([readingOf(edited.body.parts).by, (chosen.question as object) !== null], ['edited', true])
    const refused = await put({ question: { measures: [], by: [] } })
    assert.deepEqual([refused.status, refused.body.cause.code], [422, 'questions/invalid'])
    assert.equal((await put({ question: other.question }, 'nowhere')).status, 404)
    const asked = await put({ question: other.question }, 'q4')
    assert.deepEqual([asked.status, asked.body.cause.code], [409, 'questions/no-question'])
  })
})
