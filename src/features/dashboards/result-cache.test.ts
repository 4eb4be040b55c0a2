import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Query, QueryOutcome } from '../../engine/sandbox/index.ts'
import { createResultCache } from './result-cache.ts'

const file = (path: string) => ({ kind: 'SQLITE' as const, databases: [{ schema: null, path }] })
const server = { kind: 'POSTGRES', host: 'db.example' } as unknown as Query['target']
const query = (change: Partial<Query> = {}): Query => ({ teamId: 't', target: file('/a'), sql: 'select 1', ...change })

/** A sandbox that answers when it is told to. */
function setUp(options: Parameters<typeof createResultCache>[1] = {}) {
  const ran: Query[] = []
  const waiting: (() => void)[] = []
  const cache = createResultCache(
    {
      query: (asked) =>
        new Promise<QueryOutcome>((resolve) => {
          ran.push(asked)
          const json = Buffer.from(`[{"n":${ran.length}}]`)
          waiting.push(() =>
            resolve({
              columns: ['n'],
              types: ['integer'],
              json,
              rowCount: 1,
              truncated: false,
              engine: 'sqlite' as const,
              elapsedMs: 1,
            }),
          )
        }),
    },
    options,
  )
  const answered = async (asked: Query) => {
    const outcome = cache.query(asked)
    waiting.pop()?.()
    return JSON.parse(Buffer.from((await outcome).json).toString())[0].n as number
  }
  return { cache, ran, waiting, answered }
}

test('a result is asked once for each statement, values and version of the data', async () => {
  const { ran, answered } = setUp()
  assert.equal(await answered(query()), 1)
  assert.equal(await answered(query()), 1)
  assert.equal(await answered(query({ params: { v1: 'North' } })), 2)
  assert.equal(await answered(query({ params: { v1: 'South' } })), 3)
  assert.equal(await answered(query({ sql: 'select 2' })), 4)
  // A file that is replaced has another path.
  assert.equal(await answered(query({ target: file('/b') })), 5)
  assert.equal(await answered(query({ teamId: 'other' })), 6)
  assert.equal(await answered(query({ maxRows: 5 })), 7)
  assert.equal(await answered(query({ params: { v1: 'North' } })), 2)
  assert.equal(ran.length, 7)
})

test('nothing of a team is answered from before its data changed, and of a server nothing that is a minute old', async () => {
  let now = 0
  const { cache, answered } = setUp({ now: () => now })
  assert.equal(await answered(query()), 1)
  assert.equal(await answered(query({ teamId: 'other' })), 2)
  assert.equal(await answered(query({ target: server })), 3)
  now = 59_000
  assert.equal(await answered(query({ target: server })), 3)
  now = 61_000
  assert.equal(await answered(query({ target: server })), 4)
  cache.forget('t')
  assert.equal(await answered(query()), 5)
  assert.equal(await answered(query({ teamId: 'other' })), 2)
})

test('what was asked twice at once runs once, and stops when nobody waits any more', async () => {
  const { cache, ran, waiting } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const one = cache.query(query({ signal: first.signal }))
  const other = cache.query(query({ signal: second.signal }))
  assert.equal(ran.length, 1)
  first.abort()
  await assert.rejects(one, { kind: 'cancelled' })
  assert.equal(ran[0]!.signal!.aborted, false)
  waiting.pop()!()
  assert.equal((await other).rowCount, 1)

  const third = new AbortController()
  const alone = cache.query(query({ sql: 'select 3', signal: third.signal }))
  third.abort()
  await assert.rejects(alone, { kind: 'cancelled' })
  assert.equal(ran[1]!.signal!.aborted, true)
})

test('nobody of the team waits for what a visitor has asked, whose turn may come later', async () => {
  const { cache, ran, waiting } = setUp()
  const asked = ['link', 'link', 'other link', undefined].map((shareLinkId) => cache.query(query({ shareLinkId })))
  assert.deepEqual(
    ran.map(({ shareLinkId }) => shareLinkId),
    ['link', 'other link', undefined],
  )
  waiting.pop()!()
  assert.equal((await asked[3]!).rowCount, 1)
  assert.equal((await cache.query(query({ shareLinkId: 'link' }))).rowCount, 1, 'what is kept is for all')
  for (const answer of waiting) answer()
  await Promise.all(asked)
  assert.equal(ran.length, 3)
})

test('what is kept stays within its size; the least used goes first', async () => {
  const { cache, answered } = setUp({ maxBytes: 4 * 520 })
  for (const sql of ['a', 'b', 'c']) await answered(query({ sql }))
  await answered(query({ sql: 'a' }))
  await answered(query({ sql: 'd' }))
  await answered(query({ sql: 'e' }))
  assert.ok(cache.size().bytes <= 4 * 520)
  assert.equal(await answered(query({ sql: 'a' })), 1)
  assert.notEqual(await answered(query({ sql: 'b' })), 2)
})
