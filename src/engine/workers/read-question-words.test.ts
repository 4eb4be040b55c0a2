import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workErrors } from '../../platform/workers/workers.errors.ts'
import { shopCatalog } from '../reader/reader.fixture.ts'
import { type EngineWorkers, readQuestionWords } from './index.ts'

test('both readings of words have one time together, and where the second takes too long the first stands', async () => {
  const given: number[] = []
  const run = async (name: string, _input: unknown, { deadlineMs = Number.POSITIVE_INFINITY }) => {
    if (name === 'valueTerms') return []
    given.push(deadlineMs)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (given.length > 1) throw workErrors.tooMuch('it was stopped')
    return { decision: 'answer', readings: [], hasData: true, instead: [], locale: 'en', rowsWanted: ['orders'] }
  }
  const search = {
    sources: [{ target: { kind: 'SQLITE' }, parts: [{ dataSourceId: 'source', grounding: '' }] }],
    runQuery: async () => ({ json: Buffer.from('[]'), truncated: false }),
    signal: new AbortController().signal,
  }
  const workers = { run } as unknown as EngineWorkers
  const deps = { workers, teamId: 'team', catalog: shopCatalog, search: search as never }
  const { decision } = await readQuestionWords(deps, 'how many orders', null)
  const [first = 0, second = 0] = given
  assert.deepEqual([decision, given.length], ['answer', 2])
  assert.ok(second < first, `${second} of ${first} ms`)
})
