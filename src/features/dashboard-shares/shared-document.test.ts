import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { createDocumentReader } from '../dashboards/index.ts'
import type { ShareRow } from './dashboard-shares.store.ts'
import { publishedDocument } from './shared-document.ts'

test('a dashboard is read in the turn of the visitors of its share, and once', async () => {
  const owners: WorkOwner[] = []
  const run = async (_name: string, _input: unknown, { teamId, userId, shareLinkId }: WorkOwner) => {
    owners.push({ teamId, userId, shareLinkId })
    return { document: { controls: [], queries: [], nodes: [] }, problems: [], uses: [] }
  }
  const version = async () => ({ title: 'Sales', markup: '# Sales', createdAt: '2026-01-01T00:00:00Z' })
  const documents = createDocumentReader({ version } as never, { run } as unknown as EngineWorkers)
  const dashboards = { find: async () => ({ publishedVersion: 2, spaceId: 'space' }) } as never
  const share = { id: 'share', teamId: 'team', dashboardId: 'dashboard' } as ShareRow
  await publishedDocument({ dashboards, documents }, share)
  await publishedDocument({ dashboards, documents }, share)
  await documents({ teamId: 'team', userId: 'person' }, 'dashboard', 1)
  assert.deepEqual(owners, [
    { teamId: 'team', userId: undefined, shareLinkId: 'share' },
    { teamId: 'team', userId: 'person', shareLinkId: undefined },
  ])
})
