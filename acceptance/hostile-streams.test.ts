import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAnthropic } from '../test/servers/anthropic.ts'
import { startGoogle } from '../test/servers/google.ts'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { type Chunk, makeChat, openStream, question, type Reading, sales, useModel } from './streams.ts'

/** What a hostile server sends in the place of an answer, and how it ends. */
type Attack = { raw: string } | { json: unknown }
const huge = 'x'.repeat(3_000_000)
const wide = 'and so on, '.repeat(270_000)

const event = (type: string, fields: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
const usage = { input_tokens: 10, output_tokens: 1 }
const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], usage }
const begin = event('message_start', { message })
const opens = (index: number, block: object) => event('content_block_start', { index, content_block: block })
const says = (index: number, text: string) =>
  event('content_block_delta', { index, delta: { type: 'text_delta', text } })
const calls = (index: number, json: string) =>
  event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: json } })
const stops = (index: number) => event('content_block_stop', { index })
const ends = (reason: unknown) =>
  event('message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 5 } }) +
  event('message_stop')
const text = { type: 'text', text: '' }
const tool = (id: string) => ({ type: 'tool_use', id, name: 'run_sql', input: {} })
const whole = (index: number, words: string) => opens(index, text) + says(index, words) + stops(index)
const select = '{"sql":"select 1 as one"}'

const anthropicAttacks: Record<string, Attack> = {
  'half a stream': { raw: begin + opens(0, text) + says(0, 'There are ') },
  'nothing at all': { raw: '' },
  'a beginning alone': { raw: begin },
  'an end alone': { raw: ends('end_turn') },
  'words before their beginning': { raw: begin + says(0, 'Well.') + opens(0, text) + stops(0) + ends('end_turn') },
  'an end before the words': { raw: begin + ends('end_turn') + whole(0, 'Too late.') },
  'the end of what never began': { raw: begin + stops(7) + whole(0, 'Well.') + ends('end_turn') },
  'two beginnings': { raw: begin + begin + whole(0, 'Well.') + ends('end_turn') },
  'a block twice under one number': {
    raw: begin + opens(0, text) + opens(0, text) + says(0, 'Well.') + ends('end_turn'),
  },
  'a call without an end': { raw: begin + opens(0, tool('t1')) + calls(0, '{"sql":"select') + ends('tool_use') },
  'a call that is cut': { raw: begin + opens(0, tool('t1')) + calls(0, '{"sql":"select') },
  'a call that is none': { raw: begin + opens(0, { type: 'tool_use' }) + stops(0) + ends('tool_use') },
  'two calls under one name': {
    raw:
      begin +
      [0, 1].map((index) => opens(index, tool('t1')) + calls(index, select) + stops(index)).join('') +
      ends('tool_use'),
  },
  'a call that was promised': { raw: begin + ends('tool_use') },
  'a huge word': { raw: begin + whole(0, huge) + ends('end_turn') },
  'words without an end': { raw: begin + whole(0, wide) + ends('end_turn') },
  'a huge call': { raw: begin + opens(0, tool('t1')) + calls(0, `{"sql":"${huge}"}`) + stops(0) + ends('tool_use') },
  'an unknown reason': { raw: begin + whole(0, 'Well.') + ends('because') },
  'a reason that is no text': { raw: begin + whole(0, 'Well.') + ends({ deep: [1] }) },
  'a refusal': { raw: begin + whole(0, 'I') + ends('refusal') },
  'an error within': {
    raw:
      begin +
      opens(0, text) +
      says(0, 'There ') +
      event('error', { error: { type: 'overloaded_error', message: 'busy' } }),
  },
  'an error as its answer': { json: { type: 'error', error: { type: 'overloaded_error', message: 'busy' } } },
  'words that are none': {
    raw: `${begin}data: null\n\ndata: 7\n\ndata: {"type":"content_block_delta"}\n\ndata: []\n\n`,
  },
  'unknown kinds': {
    raw:
      begin +
      opens(0, { type: 'hologram', x: 1 }) +
      stops(0) +
      event('confetti') +
      whole(1, 'Well.') +
      ends('end_turn'),
  },
  'no JSON': { raw: `${begin}data: {"type":"content_block_start"\n\n` },
}

const part = (parts: unknown, more: object = {}) =>
  `data: ${JSON.stringify({ candidates: [{ index: 0, content: { role: 'model', parts }, ...more }], usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 } })}\n\n`
const stop = { finishReason: 'STOP' }
const called = (functionCall: unknown) => [{ functionCall }]

const googleAttacks: Record<string, Attack> = {
  'half a stream': { raw: part([{ text: 'There are ' }]) },
  'nothing at all': { raw: '' },
  'an end alone': { raw: part([], stop) },
  'words after the end': { raw: part([{ text: 'Well.' }], stop) + part([{ text: ' And more.' }]) },
  'no parts': { raw: part(null, stop) },
  'no candidates': { raw: 'data: {"candidates":[]}\n\ndata: {}\n\n' },
  'two candidates': {
    raw: `data: ${JSON.stringify({ candidates: [0, 1].map((index) => ({ index, content: { role: 'model', parts: [{ text: `Answer ${'ab'[index]}.` }] }, ...stop })) })}\n\n`,
  },
  'a call without a name': { raw: part(called({ args: {} }), stop) },
  'a call without input': { raw: part(called({ name: 'run_sql' }), stop) },
  'a call with a text for input': { raw: part(called({ name: 'run_sql', args: 'select 1' }), stop) },
  'two calls under one id': {
    raw: part(
      [
        ...called({ id: 'c', name: 'run_sql', args: { sql: 'select 1 as one' } }),
        ...called({ id: 'c', name: 'run_sql', args: { sql: 'select 1 as one' } }),
      ],
      stop,
    ),
  },
  'a huge word': { raw: part([{ text: huge }], stop) },
  'words without an end': { raw: part([{ text: wide }], stop) },
  'a huge call': { raw: part(called({ name: 'run_sql', args: { sql: huge } }), stop) },
  'an unknown reason': { raw: part([{ text: 'Well.' }], { finishReason: 'BECAUSE' }) },
  'a reason that is no text': { raw: part([{ text: 'Well.' }], { finishReason: { deep: [1] } }) },
  'a refusal': { raw: part([], { finishReason: 'SAFETY' }) },
  'a call that could not be written': { raw: part([], { finishReason: 'MALFORMED_FUNCTION_CALL' }) },
  'an error within': {
    raw: `${part([{ text: 'There ' }])}data: {"error":{"code":503,"message":"busy","status":"UNAVAILABLE"}}\n\n`,
  },
  'an error as its answer': { json: { error: { code: 503, message: 'busy', status: 'UNAVAILABLE' } } },
  'words that are none': { raw: 'data: null\n\ndata: 7\n\ndata: []\n\n' },
  'no JSON': { raw: 'data: {"candidates"\n\n' },
}

/** What a person must never read: the words of a package, of a language, or of a protocol. */
const ofPrograms = /AI_\w+|Zod|TypeError|undefined|\[object|JSON parsing|Type validation|at \w+ \(|stack/

describe('model servers that do not keep to their protocol', () => {
  let service: Service
  let owner: Owner
  const kinds = {
    anthropic: { start: startAnthropic, attacks: anthropicAttacks },
    google: { start: startGoogle, attacks: googleAttacks },
  }
  const places: Record<string, { server: ModelServer; chat: string }> = {}
  let turn: Turn = {}
  let asked = 0

  before(async () => {
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    await Promise.all(
      Object.entries(kinds).map(async ([provider, { start }]) => {
        const server = await start(() => turn)
        const { spaceId, chat } = await makeChat(service, owner.key, provider, sales)
        await useModel(service, owner.key, spaceId, provider, 'hostile', server.url)
        places[provider] = { server, chat }
      }),
    )
  })
  after(async () => {
    await service?.stop()
    await Promise.all(Object.values(places).map(({ server }) => server.close()))
  })

  const open = (chat: string): Promise<Reading> =>
    openStream(service, owner.key, 'POST', `${chat}/messages`, question(`q${asked++}`, 'How many sales are there?'))
  const kept = async (chat: string) =>
    (await call(service, 'GET', chat, { key: owner.key })).body.messages.at(-1) as {
      role: string
      parts: {
        type: string
        text?: string
        state?: string
        data?: { claims?: { text: string; start: number; end: number }[] }
      }[]
      metadata: { status?: string; error?: string }
    }
  const wellFormed = (chunks: Chunk[], what: string) => {
    const open = new Set<string>()
    for (const { type, id } of chunks) {
      if (type === 'text-start') open.add(id)
      if (type === 'text-delta' || type === 'text-end')
        assert.ok(open.has(id), `${what}: ${type} of what did not begin`)
      if (type === 'text-end') open.delete(id)
    }
    assert.equal(open.size, 0, `${what}: a text was left open`)
  }

  for (const [provider, { attacks }] of Object.entries(kinds))
    for (const [what, attack] of Object.entries(attacks))
      test(`${provider}: ${what}`, { timeout: 60_000 }, async () => {
        const { chat, server } = places[provider]!
        turn = attack
        const before = server.requests.length
        const stream = await open(chat)
        await stream.whole()
        const finish = stream.chunks.find(({ type }) => type === 'finish')!
        const { status, error } = finish.messageMetadata
        assert.ok(status === 'completed' || status === 'failed', status)
        if (status === 'failed') assert.ok(error.length > 10, error)
        assert.doesNotMatch(`${error ?? ''} ${stream.text().slice(0, 1_000)}`, ofPrograms)
        assert.ok(server.requests.length - before <= 24, `${server.requests.length - before} requests`)
        wellFormed(stream.chunks, what)
        const { role, parts, metadata } = await kept(chat)
        if (role === 'assistant') {
          const said = parts.map((one) => (one.type === 'text' ? one.text : '')).join('')
          assert.equal(said, stream.text())
          assert.equal(metadata.status, status)
          for (const { type, state, data } of parts) {
            assert.ok(state === undefined || /^(?:done|output-available|output-error)$/.test(state), `${type} ${state}`)
            for (const claim of data?.claims ?? []) assert.equal(said.slice(claim.start, claim.end), claim.text)
          }
        }
        if (status === 'completed') assert.notEqual(stream.text().trim(), '', 'it ends in words')
      })

  test('each of them can be stopped while it is under way, and the chat goes on', { timeout: 240_000 }, async () => {
    for (const [provider, { attacks }] of Object.entries(kinds))
      for (const [what, attack] of Object.entries(attacks)) {
        if (!('raw' in attack) || attack.raw.length > 1_000_000) continue
        const { chat, server } = places[provider]!
        turn = { ...attack, ending: 'hang' }
        const before = server.requests.length
        const stream = await open(chat)
        while (server.requests.length === before) await new Promise((resolve) => setTimeout(resolve, 10))
        const [, , spaceId, , chatId] = chat.split('/')
        const address = `/runs/${spaceId}/chats/${chatId}/streams/${stream.streamId}/cancel`
        const cancelled = await call(service, 'POST', address, { key: owner.key })
        assert.equal(cancelled.status, 200, cancelled.text)
        await stream.whole()
        const { status } = stream.chunks.find(({ type }) => type === 'finish')?.messageMetadata ?? {}
        assert.ok(status !== undefined, `${provider}, ${what}: it did not end`)
        wellFormed(stream.chunks, `${provider}, ${what}`)
      }
    for (const { chat } of Object.values(places)) {
      turn = { text: ['It goes on.'] }
      const stream = await open(chat)
      await stream.whole()
      assert.equal(stream.text(), 'It goes on.')
    }
  })
})
