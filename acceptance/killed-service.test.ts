import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { call, type Service, setUp, startService } from './harness.ts'

/** `KILL_ROUNDS=100 npm test -- acceptance/killed-service.test.ts` for the long one. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3)

type Kept = { sources: string[]; entries: number[]; questions: string[]; dashboards: string[]; shares: string[] }
type Place = { key: string; space: string; dataset: string }

const hasPostgres = await serviceAnswers('PostgreSQL')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Does one thing after another until the service is gone; keeps what was acknowledged. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work()
  } catch (error) {
    // The service was killed under the request; anything else is a fault.
    if (!(error instanceof TypeError)) throw error
  }
}

function writers(service: Service, { key, space, dataset }: Place, kept: Kept, next: () => number) {
  const post = async (address: string, json: unknown, status = 201) => {
    const answer = await call(service, 'POST', address, { key, json })
    assert.equal(answer.status, status, answer.text)
    return answer.body
  }
  return [
    untilGone(async () => {
      const body = new FormData()
      body.append('file', new Blob(['id,name\n1,one\n2,two\n']), `file ${next()}.csv`)
      const answer = await call(service, 'POST', '/data-sources/upload', { key, body })
      assert.equal(answer.status, 201, answer.text)
      kept.sources.push(answer.body.id)
    }),
    untilGone(async () => {
      const batch = [next(), next(), next()]
      await post(`/datasets/${dataset}/entries`, { entries: batch.map((n) => ({ n })) })
      kept.entries.push(...batch)
    }),
    untilGone(async () => {
      const id = `q-${next()}`
      await post(`/spaces/${space}/chats`, { id: `c-${id}` })
      const message = { id, role: 'user', parts: [{ type: 'text', text: 'how many rows are there?' }] }
      const answer = await call(service, 'POST', `/spaces/${space}/chats/c-${id}/messages`, { key, json: { message } })
      assert.equal(answer.status, 200, answer.text)
      kept.questions.push(id)
    }),
    untilGone(async () => {
      const made = await post(`/spaces/${space}/dashboards`, { title: `Board ${next()}`, markup: '# Hello' })
      kept.dashboards.push(made.id)
      const share = await post(`/dashboards/${made.id}/shares`, { access: 'public' })
      kept.shares.push(share.token)
    }),
  ]
}

async function assertAllThere(
  service: Service,
  { key, space, dataset }: Place,
  kept: Kept,
  newest: number,
): Promise<void> {
  for (const id of kept.sources.slice(-newest)) {
    assert.equal((await call(service, 'GET', `/data-sources/${id}/download`, { key })).text, 'id,name\n1,one\n2,two\n')
    const schema = await call(service, 'GET', `/data-sources/${id}/schema`, { key })
    assert.equal(schema.body.tables[0].rows, 2, schema.text)
  }
  const have = new Set<number>()
  let address: string | undefined = `/datasets/${dataset}/entries?limit=1000`
  while (address) {
    const page: Awaited<ReturnType<typeof call>> = await call(service, 'GET', address, { key })
    for (const { data } of page.body) have.add(data.n)
    address = /<[^>]*\/api([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual(
    kept.entries.filter((n) => !have.has(n)),
    [],
    'every acknowledged entry is there',
  )
  for (const id of kept.questions.slice(-newest)) {
    const chat = await call(service, 'GET', `/spaces/${space}/chats/c-${id}`, { key })
    assert.equal(chat.status, 200, chat.text)
    assert.ok(chat.text.includes(id), 'the question is kept')
  }
  const shown = [
    ...kept.dashboards.slice(-newest).map((id) => `/dashboards/${id}`),
    ...kept.shares.slice(-newest).map((token) => `/share/dashboards/${token}`),
  ]
  for (const address of shown) {
    const answer = await call(service, 'GET', address, { key })
    assert.equal(answer.status, 200, answer.text)
  }
}

async function survives(env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-killed-'))
  try {
    let service = await startService({ folder, env })
    const { key } = await setUp(service)
    const space = (await call(service, 'POST', '/spaces', { key, json: { name: 'Space' } })).body.id
    const dataset = (await call(service, 'POST', '/datasets', { key, json: { name: 'Numbers', spaceId: space } })).body
      .id
    const place = { key, space, dataset }
    const kept: Kept = { sources: [], entries: [], questions: [], dashboards: [], shares: [] }
    let n = 0
    for (let round = 0; round < rounds; round++) {
      const work = writers(service, place, kept, () => ++n)
      const before = Object.values(kept).map(({ length }) => length)
      const allGrew = () => Object.values(kept).every(({ length }, i) => length > (before[i] ?? 0))
      for (let waited = 0; waited < 10_000 && !allGrew(); waited += 20) await pause(20)
      await pause(Math.random() * 300)
      await service.stop('SIGKILL')
      await Promise.all(work)
      service = await startService({ folder, env })
      // The newest are those a kill can lose; in the end all of them are looked at.
      await assertAllThere(service, place, kept, round === rounds - 1 ? kept.entries.length : 40)
      assert.doesNotMatch(service.output(), /"level":(50|60)/, 'the next start repairs by itself, without a fault')
    }
    assert.equal(await service.stop(), 0)
    return `${rounds} rounds: ${Object.entries(kept)
      .map(([name, list]) => `${list.length} ${name}`)
      .join(', ')} acknowledged and found again`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('a service that is killed while it takes uploads, entries, questions and dashboards', () => {
  test('loses nothing acknowledged on SQLite', async (t) => t.diagnostic(await survives({})))
  test('loses nothing acknowledged on PostgreSQL', { skip: !hasPostgres }, async (t) => {
    const { url, drop } = await makePostgresDatabase()
    try {
      t.diagnostic(await survives({ DATABASE_URL: url }))
    } finally {
      await drop()
    }
  })
})
