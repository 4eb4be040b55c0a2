import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDocument } from '../../engine/documents/parse-document.ts'
import type { Query } from '../../engine/sandbox/index.ts'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { createDocumentReader } from '../dashboards/index.ts'
import type { ShareRow } from './dashboard-shares.store.ts'
import { runSharedQuery } from './run-shared-query.ts'
import { publishedDocument } from './shared-document.ts'

const markup = `{% select name="region" options="regions" /%}

\`\`\`sql regions
select 'North'
\`\`\`
\`\`\`sql revenue
select 1 as total where 'North' = {{region}}
\`\`\`
{% metric query="revenue" value="total" /%}
`

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

test('its queries, and those of what can be chosen, are asked in the turn of the visitors of its share', async () => {
  const { document } = parseDocument(markup)
  const asked: unknown[] = []
  const query = async ({ teamId, userId, shareLinkId, sql }: Query) => {
    asked.push([sql, teamId, userId, shareLinkId])
    const json = Buffer.from('[{"v":"North"}]')
    return { columns: ['v'], types: ['text' as const], json, rowCount: 1, truncated: false }
  }
  const source = { name: 'Sales', target: { kind: 'SQLITE', databases: [] }, parts: [] } as never
  const share = {
    id: 'share',
    teamId: 'team',
    lockedParams: '{}',
    crossFilters: '[]',
    allowedOrigins: '[]',
    theme: '{}',
  }
  const catalogOf = () => assert.fail('no question is asked')
  await runSharedQuery(
    {
      dashboards: { find: async () => ({ publishedVersion: 2, spaceId: 'space' }) } as never,
      documents: async () => ({ title: 'Sales', markup, document, createdAt: '2026-01-01T00:00:00Z' }),
      runner: {
        results: { query } as never,
        clock: systemClock,
        sourcesOf: async () => [source],
        closedOf: () => assert.fail(),
        catalogOf,
      },
    },
    { ...share, maxRows: 10 } as ShareRow,
    { sql: document.queries[1]!.template.sql, params: { region: 'North' } },
    new AbortController().signal,
  )
  assert.deepEqual(
    asked.map((each) => (each as unknown[]).slice(1)),
    Array(2).fill(['team', null, 'share']),
  )
})
