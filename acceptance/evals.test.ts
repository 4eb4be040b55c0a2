import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import type { ModelRequest, ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { commandLine } from './cli-harness.ts'
import { assertCode, assertInvalid } from './envelope.ts'
import { addMember, call, type Service, setUp, startService } from './harness.ts'
import { useModel as chooseModel, makeChat, openStream, question, sales } from './streams.ts'

const total = 'What is the total amount?'
const byRegion = 'What is the amount by region?'
const march = 'How much was sold in March?'
const statements: Record<string, string> = {
  [total]: 'select sum(amount) as total from sales',
  [byRegion]: 'select region, sum(amount) as amount from sales group by region',
  [march]: "select sum(amount) as amount from sales where day like '2024-03%'",
}
const query = (sql: string): Turn => ({ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] })

/** What the newest question of a request is, and whether a result has come since. */
function asked({ body }: ModelRequest): { text: string; told: string; hasResult: boolean } {
  const at = body.messages.findLastIndex(({ role }: { role: string }) => role === 'user')
  const told = JSON.stringify(body.messages[at].content)
  const text = Object.keys(statements).find((each) => told.endsWith(`${each}"}]`) || told.endsWith(`${each}"`)) ?? ''
  return { text, told, hasResult: body.messages.length > at + 1 }
}
/** Right at first, and for the team's questions as it is told. */
let knows: (request: ModelRequest) => Turn = () => ({})
const honest = (request: ModelRequest): Turn => {
  const { text, hasResult } = asked(request)
  return hasResult ? { text: ['Here it is.'] } : query(statements[text]!)
}
/** Right on the total, wrong on the regions, and without an answer on March. */
const mixed = (request: ModelRequest): Turn => {
  const { text } = asked(request)
  if (text === march) return { text: ['The data cannot answer this.'] }
  if (text !== byRegion) return honest(request)
  return asked(request).hasResult
    ? { text: ['North has 2, South has 2.'] }
    : query('select region, count(*) as amount from sales group by region')
}

// biome-ignore lint/suspicious/noExplicitAny: a black box answers what it answers
type Run = any

/** A space with three verified questions. */
async function makeSpace(service: Service, key: string, name: string, model: ModelServer): Promise<string> {
  const { spaceId, chat, chatId } = await makeChat(service, key, name, sales)
  await chooseModel(service, key, spaceId, 'openai', 'evaluated', model.url)
  knows = honest
  for (const [n, text] of Object.keys(statements).entries()) {
    await (await openStream(service, key, 'POST', `${chat}/messages`, question(`q${n}`, text))).whole()
    const { messages } = (await call(service, 'GET', chat, { key })).body
    const json = { chatId, messageId: messages.at(-1).id }
    const verified = await call(service, 'POST', `/spaces/${spaceId}/verified-answers`, { key, json })
    assert.equal(verified.status, 201, verified.text)
  }
  return `/spaces/${spaceId}/evals`
}
const ended = (service: Service, key: string, address: string): Promise<Run> =>
  until(async () => {
    const { body } = await call(service, 'GET', address, { key })
    return body.finishedAt !== null && body
  })
const outcomes = (run: Run, variant = 0) =>
  Object.fromEntries(run.questions.map(({ question, answers }: Run) => [question, answers[variant]?.outcome ?? null]))

describe('evaluations of a team', () => {
  let service: Service
  let key: string
  let model: ModelServer
  let evals: string
  const cli = commandLine()

  before(async () => {
    model = await startOpenAI((request) => knows(request))
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    key = (await setUp(service)).key
    evals = await makeSpace(service, key, 'Shop', model)
  })
  after(async () => {
    await service?.stop()
    await model?.close()
    cli.clean()
  })
  const start = (json: unknown = {}) => call(service, 'POST', evals, { key, json })

  test('every verified question is asked without its own example, and right, wrong and refused are told apart', async () => {
    knows = mixed
    const from = model.requests.length
    const started = await call(service, 'POST', evals, { key })
    assert.equal(started.status, 201, started.text)
    assert.deepEqual([started.body.status, started.body.total, started.body.finishedAt], ['queued', 3, null])
    const run = await ended(service, key, `${evals}/${started.body.id}`)
    assert.equal(run.status, 'completed', JSON.stringify(run))
    assert.deepEqual(outcomes(run), { [total]: 'right', [byRegion]: 'wrong', [march]: 'refused' })
    const [variant] = run.variants
    assert.deepEqual([variant.right, variant.wrong, variant.refused, variant.failed], [1, 1, 1, 0])
    assert.deepEqual([run.same, run.different, run.failed, run.asked], [3, 0, 0, 3])
    const requests = model.requests.slice(from)
    assert.deepEqual(
      [variant.inputTokens, variant.outputTokens],
      [requests.length * 100, requests.length * 20],
      'all that was used is counted',
    )
    // 2 for a million in, 10 for a million out.
    assert.equal(variant.cost, (requests.length * (100 * 2 + 20 * 10)) / 1e6)
    for (const request of requests) {
      const { text, told } = asked(request)
      assert.ok(!told.includes(statements[text]!), `${text}: its own query is not told`)
      const near = { [total]: byRegion, [byRegion]: total }[text]
      if (near) assert.ok(told.includes(statements[near]!), `${text}: what is near to it is told`)
    }
    const wrong = run.questions.find(({ question }: Run) => question === byRegion)
    assert.deepEqual(wrong.expected.rows, [
      ['North', 250],
      ['South', 100],
    ])
    assert.deepEqual(wrong.answers[0].table.rows, [
      ['North', 2],
      ['South', 2],
    ])
    assert.match(wrong.answers[0].statements[0].sql, /count/)
  })

  test('two variants stand side by side: another model, or other instructions', async () => {
    knows = mixed
    const from = model.requests.length
    const builtin = { providerId: 'builtin', modelId: 'analyst' }
    const two = await start({ variants: [{ instructions: 'Speak like a pirate.' }, builtin] })
    const run = await ended(service, key, `${evals}/${two.body.id}`)
    assert.deepEqual(
      run.variants.map(({ name, cost }: Run) => [name, cost === 0]),
      [
        ['evaluated, other instructions', false],
        ['Built-in analyst', true],
      ],
    )
    assert.equal(outcomes(run, 1)[total], 'right')
    assert.ok(model.requests.slice(from).every(({ body }) => JSON.stringify(body).includes('Speak like a pirate.')))
    const history = (await call(service, 'GET', evals, { key })).body
    assert.deepEqual(
      history.map(({ variants }: Run) => variants.length),
      [2, 1],
    )
    assert.equal((await call(service, 'DELETE', `${evals}/${run.id}`, { key })).status, 204)
    assertCode(await call(service, 'GET', `${evals}/${run.id}`, { key }), 404, 'evals/not-found')
    assertInvalid(
      await start({ variants: [{ modelId: 'none' }] }),
      'body.variants.0.modelId: no model "none" is configured',
    )
  })

  test('one runs at a time, and is stopped; a viewer reads and starts nothing', async () => {
    knows = () => ({ silent: true })
    const viewer = await addMember(service, { key }, 'viewer', 'Vera Viewer')
    const askedBefore = model.requests.length
    const { id } = (await start()).body
    assertCode(await start(), 409, 'evals/busy')
    await until(async () => (await call(service, 'GET', `${evals}/${id}`, { key })).body.status === 'running')
    await until(() => model.requests.length > askedBefore)
    const asViewer = { headers: { cookie: viewer.cookie, origin: service.url } }
    assert.equal((await call(service, 'GET', `${evals}/${id}`, asViewer)).status, 200)
    for (const address of [evals, `${evals}/${id}/cancel`])
      assertCode(await call(service, 'POST', address, asViewer), 403, 'auth/forbidden')
    const before = model.abandoned()
    const stopped = await call(service, 'POST', `${evals}/${id}/cancel`, { key })
    assert.deepEqual([stopped.status, stopped.body.status], [200, 'cancelled'])
    await until(() => model.abandoned() > before)
    assert.equal((await call(service, 'POST', `${evals}/${id}/cancel`, { key })).body.status, 'cancelled')
    const log = (await call(service, 'GET', '/audit-log', { key })).body
    assert.deepEqual(
      log.filter(({ targetId }: Run) => targetId === id).map(({ action }: Run) => action),
      ['eval.cancelled', 'eval.started'],
    )
  })

  test('a model that cannot be reached ends it with its reason; a budget that is used up as well', async () => {
    knows = () => ({ error: { status: 401, body: { error: { message: 'no such key' } } } })
    const broken = await ended(service, key, `${evals}/${(await start()).body.id}`)
    assert.deepEqual(
      [broken.status, broken.variants[0].failed],
      ['completed', 3],
      'three are not yet enough to give up',
    )
    const budget = await call(service, 'POST', '/budgets', { key, json: { scope: 'team', tokens: 1 } })
    assert.equal(budget.status, 201, budget.text)
    const run = await ended(service, key, `${evals}/${(await start()).body.id}`)
    assert.deepEqual([run.status, run.asked], ['failed', 0])
    assert.match(run.error, /budget of this month is used up/)
    const free = await ended(
      service,
      key,
      `${evals}/${(await start({ variants: [{ providerId: 'builtin' }] })).body.id}`,
    )
    assert.equal(free.status, 'completed', 'what runs inside costs nothing')
    assert.equal((await call(service, 'DELETE', `/budgets/${budget.body.id}`, { key })).status, 204)
  })

  test('a space without a verified answer has nothing to ask; a query that no longer runs is not asked', async () => {
    const empty = await makeChat(service, key, 'Empty')
    assertCode(await call(service, 'POST', `/spaces/${empty.spaceId}/evals`, { key }), 409, 'evals/no-questions')
    const other = await makeSpace(service, key, 'Unlinked', model)
    const links = `${other.replace('/evals', '')}/data-sources`
    const [link] = (await call(service, 'GET', links, { key })).body
    assert.equal((await call(service, 'DELETE', `${links}/${link.id}`, { key })).status, 204)
    const from = model.requests.length
    const run = await ended(service, key, `${other}/${(await call(service, 'POST', other, { key })).body.id}`)
    assert.deepEqual([run.status, run.failed, run.asked, model.requests.length], ['completed', 3, 3, from])
  })

  test('the command line asks, waits, compares and lists', async () => {
    knows = honest
    const env = { TALLYROOM_URL: service.url, TALLYROOM_API_KEY: key }
    const one = await cli.run(['evals', 'Shop', '--at-least', '100'], { env })
    assert.equal(one.code, 0, one.stderr)
    assert.match(one.stdout, /^evaluated +3 +0 +0 +0 /m)
    knows = mixed
    writeFileSync(cli.path('short.md'), 'Be brief.')
    const two = await cli.run(['evals', 'Shop', '--instructions', 'short.md', '--at-least', '90', '--json'], { env })
    assert.equal(two.code, 1)
    assert.deepEqual(
      JSON.parse(two.stdout).variants.map(({ right }: Run) => right),
      [1, 1],
    )
    const listed = await cli.run(['evals', 'shop', '--history'], { env })
    assert.match(listed.stdout, /completed +evaluated, other instructions +1 of 3/)
    assert.equal((await cli.run(['evals', 'Shop', '--model', 'x'], { env })).code, 2)
    knows = () => ({ error: { status: 401, body: { error: { message: 'no such key' } } } })
    const broken = await cli.run(['evals', 'Shop'], { env })
    assert.match(broken.stdout, /^evaluated +0 +0 +0 +3 /m)
    assert.equal(broken.stderr.match(/^failed: /gm)?.length, 1, broken.stderr)
    assert.match(broken.stderr, /^failed: .*API key/m)
    knows = honest
  })
})

async function goesOn(env: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-evals-'))
  let held = false
  const model = await startOpenAI((request) =>
    held && asked(request).text === byRegion ? { silent: true } : knows(request),
  )
  try {
    const options = { folder, env: { ...env, TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } }
    let service = await startService(options)
    const { key } = await setUp(service)
    const evals = await makeSpace(service, key, 'Shop', model)
    held = true
    const { id } = (await call(service, 'POST', evals, { key })).body
    await until(async () => (await call(service, 'GET', `${evals}/${id}`, { key })).body.asked === 1)
    const before = model.requests.filter((request) => asked(request).text === march).length
    await service.stop('SIGKILL')
    held = false
    service = await startService(options)
    const run = await ended(service, key, `${evals}/${id}`)
    assert.deepEqual([run.status, run.variants[0].right, run.asked], ['completed', 3, 3])
    assert.equal(
      model.requests.filter((request) => asked(request).text === march).length,
      before,
      'what was answered is not asked again',
    )
    assert.equal(await service.stop(), 0)
  } finally {
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const hasPostgres = await serviceAnswers('PostgreSQL')
describe('an evaluation whose service is killed', () => {
  test('goes on where it was on SQLite', () => goesOn({}))
  test('goes on where it was on PostgreSQL', { skip: !hasPostgres }, async () => {
    const { url, drop } = await makePostgresDatabase()
    try {
      await goesOn({ DATABASE_URL: url })
    } finally {
      await drop()
    }
  })
})
