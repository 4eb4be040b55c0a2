import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeChat, openStream, question, sales } from './streams.ts'

describe('budgets of money, with prices from the settings', () => {
  let service: Service
  let owner: Owner
  let server: ModelServer
  let chat: string
  let turns: Turn[] = []
  const usage = { input: 100_000, cached: 60_000, output: 1_000 }

  before(async () => {
    server = await startOpenAI(() => turns.shift() ?? { calls: [{ name: 'list_tables', input: {} }], usage })
    service = await startService({
      env: {
        TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
        TALLYROOM_MODEL_URL: server.url,
        TALLYROOM_MODEL_NAMES: 'llama',
        TALLYROOM_MODEL_PRICES: 'llama=2/0.5/10',
        TALLYROOM_DEFAULT_MODEL: 'openai-compatible/llama',
      },
    })
    owner = await setUp(service)
    chat = (await makeChat(service, owner.key, 'Priced', sales)).chat
  })
  after(async () => {
    await service?.stop()
    await server?.close()
  })
  const ask = async (id: string) => {
    const stream = await openStream(service, owner.key, 'POST', `${chat}/messages`, question(id, 'What is there?'))
    await stream.whole()
    return stream
  }
  const costOf = (stream: Awaited<ReturnType<typeof ask>>) =>
    stream.chunks.find(({ type }) => type === 'data-usage')?.data.costMicros

  test('what an answer costs is counted, what was cached at its own price; a budget ends an answer and refuses the next', async () => {
    turns = [{ text: ['Tables.'], usage }]
    const first = await ask('q1')
    // 40,000 at 2, 60,000 at 0.5 and 1,000 at 10 for a million.
    assert.equal(costOf(first), 120_000)
    const totals = (await call(service, 'GET', '/usage', { key: owner.key })).body.totals
    assert.equal(totals.cost, 0.12)
    const json = { scope: 'team', cost: 0.15 }
    const budget = await call(service, 'POST', '/budgets', { key: owner.key, json })
    assert.deepEqual([budget.status, budget.body.used.cost], [201, 0.12])

    turns = []
    const asked = server.requests.length
    const second = await ask('q2')
    assert.equal(server.requests.length - asked, 1, 'the money that was left is used up after one step')
    assert.match(second.text(), /stopped after too many tokens/)
    assert.equal(costOf(second), 120_000)
    assert.match(second.chunks.find(({ type }) => type === 'data-usage')?.data.warning, /^80% of the team's budget/)

    const third = await call(service, 'POST', `${chat}/messages`, { key: owner.key, json: question('q3', 'And now?') })
    assertCode(third, 429, 'usage/budget-used-up')
    assert.equal(server.requests.length - asked, 1, 'no model was asked')
  })

  for (const [unit, perStep] of [
    ['cost', 0.12],
    ['tokens', 101_000],
  ] as const)
    test(`twelve questions that are asked at the same time share what is left of a budget of ${unit}`, () =>
      shareWhatIsLeft(unit, perStep))

  /** What an answer has used in money, or in tokens. */
  const usedOf = async (unit: 'cost' | 'tokens') => {
    const { cost, inputTokens, outputTokens } = (await call(service, 'GET', '/usage', { key: owner.key })).body.totals
    return unit === 'cost' ? cost : inputTokens + outputTokens
  }

  async function shareWhatIsLeft(unit: 'cost' | 'tokens', perStep: number): Promise<void> {
    const { key } = owner
    for (const { id } of (await call(service, 'GET', '/budgets', { key })).body)
      await call(service, 'DELETE', `/budgets/${id}`, { key })
    const used = await usedOf(unit)
    const left = 20 * perStep
    const budget = await call(service, 'POST', '/budgets', { key, json: { scope: 'team', [unit]: used + left } })
    assert.equal(budget.status, 201, budget.text)
    const chats = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => (await makeChat(service, key, `${unit} ${n}`, sales)).chat),
    )
    turns = []
    const asked = server.requests.length
    const answers = await Promise.all(
      chats.map(async (one, n) => {
        const stream = await openStream(
          service,
          key,
          'POST',
          `${one}/messages`,
          question(`same-${n}`, 'What is there?'),
        )
        await stream.whole()
        return stream
      }),
    )
    const steps = server.requests.length - asked
    assert.ok(steps <= 20 + chats.length, `${steps} steps: each may end the one that it is at`)
    for (const stream of answers)
      assert.match(stream.text(), /I stopped (?:because a budget is used up|after too many tokens)/)
    const spent = (await usedOf(unit)) - used
    assert.ok(spent <= (20 + chats.length) * perStep + 1e-6, `${spent} of ${left}`)
    const next = await call(service, 'POST', `${chats[0]}/messages`, { key, json: question('more', 'And now?') })
    assertCode(next, 429, 'usage/budget-used-up')
  }
})
