import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAnthropic } from '../test/servers/anthropic.ts'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode, assertInvalid } from './envelope.ts'
import { call, type Service, setUp, startService } from './harness.ts'
import { makeChat, openStream, question, sales } from './streams.ts'

describe('options of models', () => {
  let service: Service
  let key: string
  let openai: ModelServer
  let anthropic: ModelServer
  let turn: Turn = {}

  before(async () => {
    openai = await startOpenAI(() => turn)
    anthropic = await startAnthropic(() => ({ text: ['From the second.'] }))
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    key = (await setUp(service)).key
    const second = {
      provider: 'anthropic',
      modelId: 'second',
      baseUrl: anthropic.url,
      apiKey: 'k',
      inputPrice: 1,
      outputPrice: 1,
    }
    assert.equal((await call(service, 'POST', '/models', { key, json: second })).status, 201)
  })
  after(async () => {
    await service?.stop()
    await Promise.all([openai?.close(), anthropic?.close()])
  })

  const add = async (modelId: string, options: Record<string, unknown>) => {
    const json = {
      provider: 'openai',
      modelId,
      baseUrl: openai.url,
      apiKey: 'k',
      inputPrice: 2,
      outputPrice: 10,
      ...options,
    }
    const added = await call(service, 'POST', '/models', { key, json })
    assert.equal(added.status, 201, added.text)
    return added.body
  }
  test('a model is changed where it stands; its key goes to no other address', async () => {
    await add('changing', { effort: 'low' })
    const change = (json: object) => call(service, 'PATCH', '/models/openai/changing', { key, json })
    const changed = await change({ name: 'New name', apiKey: 'k2', outputPrice: 12, fallbackId: 'anthropic/second' })
    assert.equal(changed.status, 200, changed.text)
    const { name, inputPrice, outputPrice, effort, fallbackId, hasKey } = changed.body
    assert.deepEqual([name, inputPrice, outputPrice, effort], ['New name', 2, 12, 'low'])
    assert.deepEqual([fallbackId, hasKey], ['anthropic/second', true])
    turn = { text: ['Fine.'] }
    await call(service, 'POST', '/models/test', { key, json: { id: 'openai/changing' } })
    assert.equal(openai.requests.at(-1)?.headers.authorization, 'Bearer k2')
    assertInvalid(
      await change({ baseUrl: 'http://127.0.0.1:9/v1' }),
      'body.apiKey: the saved key is for the address before; give the key again',
    )
    assertInvalid(
      await change({ fallbackId: 'openai/changing' }),
      'body.fallbackId: the team has no model "openai/changing" of a provider',
    )
    assert.equal((await change({ effort: null })).body.effort, null)
    assertCode(
      await call(service, 'PATCH', '/models/openai/gone', { key, json: { name: 'x' } }),
      404,
      'models/not-found',
    )
  })
  const chatWith = async (name: string, modelId: string) => {
    const made = await makeChat(service, key, name, sales)
    await call(service, 'PATCH', `/spaces/${made.spaceId}`, { key, json: { providerId: 'openai', modelId } })
    return made
  }
  const ask = async (chat: string, id: string) => {
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question(id, 'What is the total?'))
    await stream.whole()
    return stream
  }

  test('another model answers when the first fails before its first word, and is what was used', async () => {
    const model = await add('first', { fallbackId: 'anthropic/second', effort: 'low' })
    assert.deepEqual([model.fallbackId, model.effort, model.isSmall], ['anthropic/second', 'low', false])
    const { chat } = await chatWith('Falling', 'first')
    turn = { error: { status: 500 } }
    const answer = await ask(chat, 'q1')
    assert.equal(answer.text(), 'From the second.')
    const usage = answer.chunks.find(({ type }) => type === 'data-usage')!.data
    assert.deepEqual([usage.providerId, usage.modelId, usage.costMicros], ['anthropic', 'second', 120])
    assert.deepEqual(usage.insteadOf, { model: 'openai/first', why: 'The provider failed (500).' })
    assert.equal(openai.requests.at(-1)!.body.reasoning_effort, 'low')
    const report = (await call(service, 'GET', '/usage?by=model', { key })).body
    assert.deepEqual(
      report.rows.map((row: { key: string }) => row.key),
      ['anthropic/second'],
    )
    turn = { text: ['From the first.'] }
    const first = await ask(chat, 'q2')
    assert.equal(first.text(), 'From the first.')
    assert.equal(first.chunks.find(({ type }) => type === 'data-usage')!.data.insteadOf, undefined)
    assertInvalid(
      await call(service, 'POST', '/models', {
        key,
        json: { provider: 'openai', modelId: 'x', baseUrl: openai.url, fallbackId: 'builtin/analyst' },
      }),
      'body.fallbackId: the team has no model "builtin/analyst" of a provider',
    )
  })

  test('a price that a team gives holds over the published one; what it does not give stays as published', async () => {
    const pricesOf = ({ inputPrice, cachedPrice, outputPrice }: Record<string, number>) => [
      inputPrice,
      cachedPrice,
      outputPrice,
    ]
    assert.deepEqual(pricesOf(await add('gpt-5.4', { cachedPrice: 0.5 })), [2, 0.5, 10])
    assert.deepEqual(pricesOf(await add('gpt-5', { outputPrice: undefined })), [2, null, 10])
    assert.deepEqual(pricesOf(await add('gpt-4.1', { inputPrice: undefined, cachedPrice: 0.1 })), [2, 0.1, 10])
    turn = { text: ['So.'], usage: { input: 1_000, cached: 800, output: 10 } }
    const answer = await ask((await chatWith('Cached', 'gpt-5.4')).chat, 'q1')
    const usage = answer.chunks.find(({ type }) => type === 'data-usage')!.data
    assert.equal(usage.costMicros, 200 * 2 + 800 * 0.5 + 10 * 10)
  })

  test('a small model is told less and has four tools', async () => {
    turn = { text: ['So it is.'] }
    assert.equal((await add('little', { contextTokens: 8_192 })).isSmall, true)
    assert.equal((await add('large', { contextTokens: 8_192, isSmall: false })).isSmall, false)
    const sizes: number[] = []
    for (const modelId of ['little', 'large']) {
      await ask((await chatWith(modelId, modelId)).chat, 'q1')
      sizes.push(JSON.stringify(openai.requests.at(-1)!.body).length)
      if (modelId === 'little')
        assert.deepEqual(
          openai.requests
            .at(-1)!
            .body.tools.map((tool: { function: { name: string } }) => tool.function.name)
            .toSorted(),
          ['describe_tables', 'find_values', 'give_answer', 'run_sql'],
        )
    }
    assert.ok(sizes[0]! < sizes[1]! / 3, `${sizes} characters`)
  })

  test('what a provider offers is listed for administrators, by its address or by a model that is there', async () => {
    turn = { json: { data: [{ id: 'gpt-6-sol' }, { id: 'tts-2' }] } }
    const json = { provider: 'openai', baseUrl: openai.url, apiKey: 'k' }
    const offered = await call(service, 'POST', '/models/offered', { key, json })
    assert.deepEqual(
      offered.body.map(({ modelId, outputPrice }: { modelId: string; outputPrice: number }) => [modelId, outputPrice]),
      [['gpt-6-sol', 10]],
    )
    const known = await call(service, 'POST', '/models/offered', { key, json: { id: 'openai/first' } })
    assert.equal(known.body.length, 1)
    assert.equal(openai.requests.at(-1)!.headers.authorization, 'Bearer k')
    turn = { error: { status: 401 } }
    assertCode(await call(service, 'POST', '/models/offered', { key, json }), 424, 'models/failed')
    assertInvalid(
      await call(service, 'POST', '/models/offered', { key, json: { provider: 'openai-compatible' } }),
      'body.baseUrl: an OpenAI-compatible server needs its address',
    )
  })

  test('a key that a provider says again is shown to nobody, kept nowhere and in no log', async () => {
    const secret = 'sk-secret-0123456789'
    const said = { error: { message: `${secret} is not a good key`, type: 'x', code: 'x' } }
    const json = { provider: 'openai-compatible', modelId: 'says', baseUrl: openai.url, apiKey: secret }
    assert.equal((await call(service, 'POST', '/models', { key, json })).status, 201)
    const { spaceId, chat } = await makeChat(service, key, 'Saying', sales)
    const choice = { providerId: 'openai-compatible', modelId: 'says' }
    await call(service, 'PATCH', `/spaces/${spaceId}`, { key, json: choice })
    for (const [at, one] of [
      { raw: `data: ${JSON.stringify(said)}\n\n` },
      { error: { status: 400, body: said } },
      { text: [`Your key is ${secret}.`] },
      { error: { status: 400, body: `${secret} ${'x'.repeat(3_000_000)}` } },
    ].entries()) {
      turn = one
      const { chunks } = await ask(chat, `s${at}`)
      const shown = JSON.stringify([
        chunks,
        (await call(service, 'GET', chat, { key })).body,
        (await call(service, 'POST', '/models/test', { key, json: { id: 'openai-compatible/says' } })).body,
        (await call(service, 'POST', '/models/offered', { key, json: { id: 'openai-compatible/says' } })).body,
      ])
      assert.ok(!shown.includes(secret), `kind ${at}`)
    }
    assert.ok(openai.requests.at(-1)!.headers.authorization?.includes(secret))
    assert.ok(!service.output().includes(secret))
  })

  test('a server whose event never ends is not asked again, and it is said', async () => {
    await add('endless', {})
    const { chat } = await chatWith('Endless', 'endless')
    turn = { raw: `data: {"id":"${'a'.repeat(5_000_000)}` }
    const before = openai.requests.length
    const { chunks } = await ask(chat, 'e1')
    assert.match(chunks.find(({ type }) => type === 'error')!.errorText, /^The model went on without coming to an end/)
    assert.equal(openai.requests.length - before, 1)
  })

  test('a model may be called as anything is', async () => {
    for (const modelId of ['constructor', '__proto__', 'toString'])
      assert.equal((await add(modelId, { inputPrice: null, outputPrice: null })).inputPrice, null)
  })

  test('an address with a password in it is refused: everyone who reads models would read it', async () => {
    const json = { provider: 'openai-compatible', modelId: 'm', baseUrl: 'http://me:hunter2@127.0.0.1/v1' }
    for (const route of ['/models', '/models/test', '/models/offered'])
      assertInvalid(
        await call(service, 'POST', route, {
          key,
          json: route === '/models/offered' ? { ...json, modelId: undefined } : json,
        }),
        'body.baseUrl: an address holds no password: give it as the key',
      )
  })

  test('the estimate is what answers took here, or what they take in general', async () => {
    turn = { text: ['So.'], usage: { input: 4_000, output: 100 } }
    await add('estimated', {})
    const { spaceId, chat } = await chatWith('Estimated', 'estimated')
    const estimate = async () => (await call(service, 'GET', `/spaces/${spaceId}/estimate`, { key })).body
    assert.deepEqual(await estimate(), {
      providerId: 'openai',
      modelId: 'estimated',
      inputTokens: 15_000,
      outputTokens: 800,
      cost: 0.038,
      basis: 'typical',
      answers: 0,
    })
    for (const id of ['q1', 'q2', 'q3']) await ask(chat, id)
    const { inputTokens, cost, basis, answers } = await estimate()
    assert.deepEqual([inputTokens, cost, basis, answers], [4_000, 0.009, 'history', 3])
    const free = await makeChat(service, key, 'Free')
    assert.equal((await call(service, 'GET', `/spaces/${free.spaceId}/estimate`, { key })).body.cost, 0)
  })
})

test('a list of models is not asked for at a private address unless that is allowed', async () => {
  const server = await startOpenAI(() => ({ json: { data: [] } }))
  const service = await startService()
  try {
    const { key } = await setUp(service)
    const json = { provider: 'openai-compatible', baseUrl: server.url }
    const refused = await call(service, 'POST', '/models/offered', { key, json })
    assertCode(refused, 424, 'models/failed')
    assert.match(refused.body.cause.detail, /private addresses are not allowed/)
    assert.equal(server.requests.length, 0)
  } finally {
    await service.stop()
    await server.close()
  }
})
