import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WorkOwner } from '../../platform/turns.ts'
import { workErrors } from '../../platform/workers/workers.errors.ts'
import { shopCatalog } from '../reader/reader.fixture.ts'
import { type EngineWorkers, readQuestionWords, readStepWith, renderChartPng, renderReport } from './index.ts'

test('words are read, and reports and charts drawn, in the turn of whoever asks', async () => {
  const owners: unknown[] = []
  const run = async (name: string, _input: unknown, { teamId, userId, shareLinkId }: WorkOwner) => {
    owners.push([name, teamId, userId, shareLinkId])
    if (name === 'valueTerms') return []
    if (/Report|Chart/.test(name)) return Buffer.alloc(0)
    return { decision: 'answer', readings: [], hasData: true, instead: [], locale: 'en', rowsWanted: [], calls: [] }
  }
  const workers = { run } as unknown as EngineWorkers
  const owner = { teamId: 'team', userId: 'person', shareLinkId: 'link' }
  const search = { sources: [], signal: new AbortController().signal } as never
  await readQuestionWords({ workers, owner, catalog: shopCatalog, search }, 'how many orders', null)
  await readStepWith(workers, owner)({} as never, new AbortController().signal)
  await renderReport(workers, owner, { content: { nodes: [], results: {} } } as never)
  await renderChartPng(workers, owner, {} as never)
  const names = ['valueTerms', 'readQuestion', 'nextStep', 'renderReport', 'drawChart']
  assert.deepEqual(
    owners,
    names.map((name) => [name, 'team', 'person', 'link']),
  )
})

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
  const deps = { workers, owner: { teamId: 'team' }, catalog: shopCatalog, search: search as never }
  const { decision } = await readQuestionWords(deps, 'how many orders', null)
  const [first = 0, second = 0] = given
  assert.deepEqual([decision, given.length], ['answer', 2])
  assert.ok(second < first, `${second} of ${first} ms`)
})
