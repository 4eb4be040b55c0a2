import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Script, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode, assertError, assertInvalid } from './envelope.ts'
import { addMember, call, type Member, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeChat, openStream, question, useModel } from './streams.ts'

describe('models, usage and budgets', () => {
  let service: Service
  let owner: Owner
  let member: Member
  let key: string
  let server: ModelServer
  let turn: Turn | Script = { text: ['Fine.'] }

  before(async () => {
    server = await startOpenAI((request) => (typeof turn === 'function' ? turn(request) : turn))
    service = await startService({
      env: {
        TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
        TALLYROOM_MODEL_URL: server.url,
        TALLYROOM_MODEL_NAMES: 'local-a, local-b',
        TALLYROOM_SMALL_MODELS: 'local-b',
      },
    })
    owner = await setUp(service)
    key = owner.key
    member = await addMember(service, owner, 'member', 'Mia Member')
  })
  after(async () => {
    await service?.stop()
    await server?.close()
  })

  test('the built-in analyst is the default; settings and the team add others; a key is never answered', async () => {
    const made = await call(service, 'POST', '/models', {
      key,
      json: { provider: 'openai', modelId: 'gpt-x', apiKey: 'sk-very-secret', baseUrl: server.url },
    })
    assert.equal(made.status, 201)
    assert.deepEqual([made.body.id, made.body.origin, made.body.hasKey], ['openai/gpt-x', 'team', true])
    const list = await call(service, 'GET', '/models', { key })
    assert.ok(!list.text.includes('sk-very-secret'))
    const by = Object.fromEntries(
      list.body.map((model: { id: string; origin: string; isDefault: boolean; isSmall: boolean }) => [
        model.id,
        [model.origin, model.isDefault, model.isSmall],
      ]),
    )
    assert.deepEqual(by, {
      'builtin/analyst': ['builtin', true, false],
      'openai-compatible/local-a': ['settings', false, false],
      'openai-compatible/local-b': ['settings', false, true],
      'openai/gpt-x': ['team', false, false],
    })
    assertCode(
      await call(service, 'POST', '/models', { key, json: { provider: 'openai', modelId: 'gpt-x' } }),
      409,
      'models/taken',
    )
    assertInvalid(
      await call(service, 'POST', '/models', { key, json: { provider: 'openai-compatible', modelId: 'x' } }),
      'body.baseUrl: an OpenAI-compatible model needs its address',
    )
    assertCode(
      await call(service, 'POST', '/models', { key: member.key, json: { provider: 'openai', modelId: 'y' } }),
      403,
      'auth/forbidden',
    )
    assert.equal((await call(service, 'DELETE', '/models/openai/gpt-x', { key })).status, 204)
    assertCode(await call(service, 'DELETE', '/models/openai/gpt-x', { key }), 404, 'models/not-found')
  })

  test('what a space only takes away is not held up by a provider or model that has gone', async () => {
    const gone = { provider: 'openai', modelId: 'gpt-gone', apiKey: 'k', baseUrl: server.url }
    assert.equal((await call(service, 'POST', '/models', { key, json: gone })).status, 201)
    const made = async (name: string) =>
      (await call(service, 'POST', '/spaces', { key, json: { name, providerId: 'openai', modelId: 'gpt-gone' } })).body
        .id
    const [a, b, c] = [await made('Gone a'), await made('Gone b'), await made('Gone c')]
    const change = (id: string, json: object) => call(service, 'PATCH', `/spaces/${id}`, { key, json })
    assert.equal((await change(a, { providerId: null })).body.modelId, 'gpt-gone', 'it is still there')
    assert.equal((await change(b, { modelId: null })).body.providerId, 'openai')
    assert.equal((await call(service, 'DELETE', '/models/openai/gpt-gone', { key })).status, 204)
    for (const [id, json] of [
      [a, { providerId: null }],
      [b, { modelId: null }],
      [c, { modelId: null }],
    ] as const) {
      const answer = await change(id, json)
      assert.deepEqual([answer.status, answer.body.modelId, answer.body.providerId], [200, null, null], answer.text)
    }
    assert.equal((await change(c, { modelId: 'gpt-gone' })).status, 400)
    assert.equal((await change(c, { modelId: null, providerId: 'openai' })).status, 400)
  })

  test('a test of a model names what to mend', async () => {
    const tried = async (fields: object, next: Turn | Script) => {
      turn = next
      const json = { provider: 'openai-compatible', modelId: 'm', baseUrl: server.url, ...fields }
      return (await call(service, 'POST', '/models/test', { key, json })).body
    }
    const reports = { calls: [{ name: 'report', input: { word: 'ready' } }] }
    const works = await tried({}, ({ body }) =>
      body.tools
        ? reports
        : { text: [JSON.stringify(body).includes('code word') ? 'Marigold.' : 'READY, READY, READY'] },
    )
    assert.deepEqual([works.success, works.problem, works.mend], [true, null, null])
    const short = await tried({}, reports)
    assert.deepEqual([short.success, short.problem, short.use], [true, 'short-context', 'small'])
    const problems: [object, Turn, string][] = [
      [{}, { text: ['ready'] }, 'no-tools'],
      [{}, { error: { status: 401 } }, 'wrong-key'],
      [{}, { error: { status: 404, body: 'page not found' } }, 'no-v1'],
      [
        {},
        { error: { status: 404, body: { error: { message: 'model "m" not found, try pulling it first' } } } },
        'not-pulled',
      ],
      [{}, { error: { status: 404, body: { error: { message: 'The model m does not exist' } } } }, 'no-model'],
      [{}, { error: { status: 400, body: { error: { message: 'm does not support tools' } } } }, 'no-tools'],
      [{}, { error: { status: 429 } }, 'busy'],
      [{ baseUrl: 'http://127.0.0.1:1/v1' }, {}, 'unreachable'],
    ]
    for (const [fields, next, problem] of problems) {
      const result = await tried(fields, next)
      assert.deepEqual([result.success, result.problem], [false, problem], JSON.stringify(result))
      assert.ok(result.mend)
    }
    assertCode(await call(service, 'POST', '/models/test', { key, json: { id: 'none/none' } }), 404, 'models/not-found')
  })

  test('a private address is refused where private networks are not allowed', async () => {
    const strict = await startService()
    try {
      const { key } = await setUp(strict)
      const json = { provider: 'openai-compatible', modelId: 'm', baseUrl: server.url }
      const { body } = await call(strict, 'POST', '/models/test', { key, json })
      assert.deepEqual([body.success, body.problem], [false, 'refused-address'])
    } finally {
      await strict.stop()
    }
  })

  test('usage is kept in a ledger, budgets warn at 80 % and stop at 100 %', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Budget')
    await useModel(service, key, spaceId, 'openai-compatible', 'local-a', server.url)
    turn = { text: ['Fine.'], usage: { input: 700, output: 100 } }
    const ask = async (id: string, as = key) => {
      const stream = await openStream(service, as, 'POST', `${chat}/messages`, question(id, 'Go on.'))
      await stream.whole()
      return stream
    }
    const first = await ask('q1')
    const used = first.chunks.find(({ type }) => type === 'data-usage')?.data
    assert.deepEqual(
      [used.inputTokens, used.outputTokens, used.warning, used.costMicros],
      [700, 100, null, 700 * 2 + 100 * 10],
    )
    const usage = (await call(service, 'GET', '/usage?by=model', { key })).body
    assert.deepEqual(usage.rows, [
      { key: 'openai-compatible/local-a', runs: 1, inputTokens: 700, outputTokens: 100, cost: 0.0024 },
    ])
    assert.equal((await call(service, 'GET', '/usage', { key: member.key })).body.totals.runs, 0)
    const budget = await call(service, 'POST', '/budgets', { key, json: { scope: 'user', tokens: 2000 } })
    assert.deepEqual([budget.status, budget.body.used.tokens], [201, 800])
    assert.equal((await ask('q2')).chunks.find(({ type }) => type === 'data-usage')?.data.warning, null)
    assert.equal(
      (await ask('q3')).chunks.find(({ type }) => type === 'data-usage')?.data.warning,
      '80% of your budget of this month is used.',
    )
    const before = (await call(service, 'GET', chat, { key })).body.messages.length
    assertError(
      await call(service, 'POST', `${chat}/messages`, { key, json: question('q4', 'More.') }),
      429,
      'The budget is used up',
      'usage/budget-used-up',
      'Your budget of this month is used up',
    )
    assert.equal((await call(service, 'GET', chat, { key })).body.messages.length, before)
    assert.equal((await ask('q5', member.key)).status, 200, 'another user has their own')
    assert.equal((await call(service, 'DELETE', `/budgets/${budget.body.id}`, { key })).status, 204)
    assert.equal((await ask('q6')).status, 200)
    assertCode(await call(service, 'DELETE', `/budgets/${budget.body.id}`, { key }), 404, 'budgets/not-found')
    for (const scope of ['user', 'api-key', 'share-link'])
      assertCode(
        await call(service, 'POST', '/budgets', { key, json: { scope, subjectId: 'nobody', tokens: 1 } }),
        404,
        'budgets/subject-not-found',
      )
    assertInvalid(
      await call(service, 'POST', '/budgets', { key, json: { scope: 'team' } }),
      'body: tokens or cost is needed',
    )
  })

  test("speech becomes text with the space's transcription model", async () => {
    const { spaceId } = await makeChat(service, key, 'Speech')
    const say = () => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array([82, 73, 70, 70, 36, 0, 0, 0, 87, 65, 86, 69])]), 'speech.wav')
      return call(service, 'POST', `/spaces/${spaceId}/transcriptions`, { key, body })
    }
    assertCode(await say(), 409, 'models/no-transcription')
    await call(service, 'POST', '/models', {
      key,
      json: { provider: 'openai', modelId: 'whisper-1', purpose: 'transcription', apiKey: 'k', baseUrl: server.url },
    })
    await call(service, 'PATCH', `/spaces/${spaceId}`, { key, json: { transcriptionModelId: 'whisper-1' } })
    turn = { text: ['How many orders?'] }
    const heard = await say()
    assert.deepEqual([heard.status, heard.body.text], [200, 'How many orders?'], heard.text)
    turn = { error: { status: 401 } }
    assertCode(await say(), 424, 'models/failed')
  })

  test('a model that a space chose and that was removed is told plainly', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Removed')
    await useModel(service, key, spaceId, 'openai', 'short-lived', server.url)
    await call(service, 'DELETE', '/models/openai/short-lived', { key })
    assertCode(
      await call(service, 'POST', `${chat}/messages`, { key, json: question('q', 'x') }),
      404,
      'models/not-found',
    )
  })
})
