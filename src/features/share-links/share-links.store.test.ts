import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createDashboardStore } from '../dashboards/index.ts'
import { createReportStore, queuedReport } from '../reports/index.ts'
import { createShareLinkStore, type ShareLinkRow } from './share-links.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let place: { teamId: string; spaceId: string }
  let other: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    place = await makeTeam(database)
    other = await makeTeam(database)
  })
  after(() => end())

  const link = (): ShareLinkRow => ({
    id: newId(),
    ...place,
    agentId: null,
    name: 'For visitors',
    tokenHash: newId(),
    sealedToken: 'sealed',
    passwordHash: null,
    expiresAt: null,
    dataSourceIds: null,
    shortcutIds: null,
    allowedOrigins: '[]',
    messagesPerVisitor: 5,
    messagesPerDay: null,
    maxTokens: null,
    maxCostMicros: null,
    createdByUserId: 'someone',
    createdAt: now,
    updatedAt: now,
  })

  test('of 30 questions of a visitor at once, as many are counted as the limit allows', async () => {
    const store = createShareLinkStore(database)
    const row = link()
    await store.insert(row)
    const one = { shareLinkId: row.id, day: '2026-01-01', visitor: 'v' }
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => database.transaction((queries) => store.countMessage(one, 5, queries))),
    )
    assert.equal(taken.filter(Boolean).length, 5)
    assert.equal(await store.countMessage({ ...one, day: '2026-01-02' }, 5, database.queries), true)
    assert.equal(await store.countMessage({ ...one, visitor: '' }, null, database.queries), true)
    assert.equal(await store.countMessage({ ...one, visitor: 'w' }, 0, database.queries), false)
    assert.equal(await store.messagesOn(row.id, '2026-01-01'), 1)
  })

  test('a link, a dashboard and a report of another team are not found', async () => {
    const links = createShareLinkStore(database)
    const row = link()
    await links.insert(row)
    assert.equal((await links.byTokenHash(row.tokenHash))?.id, row.id)
    assert.equal(await links.find(other.teamId, row.id), undefined)
    assert.equal(await links.update(other.teamId, row.id, { name: 'x' }), undefined)
    assert.equal(await links.remove(other.teamId, row.id), false)
    assert.deepEqual(await links.names(other.teamId, [row.id]), [])

    const reports = createReportStore(database)
    const report = {
      id: newId(),
      ...place,
      createdByUserId: 'someone',
      templateId: 't',
      title: 'R',
      description: null,
      options: '{}',
      status: 'queued' as const,
      progress: 0,
      doing: null,
      error: null,
      archivedAt: null,
      generatedAt: null,
      createdAt: now,
      updatedAt: now,
    }
    await reports.insert(report)
    await reports.finish(report, { nodes: ['text'], results: {} }, [{ id: 'd', name: 'shop' }], now)
    await reports.finish(report, { nodes: ['again'], results: {} }, [{ id: 'd', name: 'shop' }], now)
    assert.deepEqual(await reports.content(place.teamId, report.id), { nodes: ['again'], results: {} })
    assert.equal(await reports.content(other.teamId, report.id), null)
    assert.equal(await reports.find(place.teamId, 'somebody else', report.id), undefined)
    assert.equal(await reports.find(other.teamId, 'someone', report.id), undefined)
    assert.equal((await reports.find(place.teamId, 'someone', report.id))?.generatedAt, now)
    await database.transaction((queries) => reports.sourceDeleted(queries, place.teamId, 'd', now))
    assert.equal((await reports.sourcesOf(place.teamId, [report.id])).get(report.id)?.[0]?.unavailableAt, now)
  })

  test('the sources of many reports are read by few statements', async () => {
    let statements = 0
    const counted = database.queries.withPlugin({
      transformQuery({ node }) {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const reports = createReportStore({ ...database, queries: counted })
    const { teamId } = place
    const draft = { spaceId: place.spaceId, createdByUserId: 'many', templateId: 't', title: 'R', description: null }
    const ids = Array.from({ length: 250 }, () => newId())
    for (const id of ids) await reports.insert(queuedReport({ id, teamId, ...draft, options: '{}' }, now))
    for (const id of [ids[0]!, ids[249]!])
      await reports.finish({ teamId, id }, { nodes: [], results: {} }, [{ id: `of ${id}`, name: 'shop' }], now)
    statements = 0
    const sources = await reports.sourcesOf(teamId, ids)
    assert.equal(statements, 3)
    assert.deepEqual([...sources.keys()].toSorted(), [ids[0], ids[249]].toSorted())
    assert.equal(sources.get(ids[249]!)?.[0]?.dataSourceId, `of ${ids[249]}`)
    assert.equal((await reports.sourcesOf(other.teamId, ids)).size, 0)
  })

  test('a long report is kept packed, and one that was kept as it is opens, read apart', async () => {
    const read: string[] = []
    const watched = (from: 'queries' | 'apart') =>
      database[from].withPlugin({
        transformQuery({ node }) {
          read.push(from)
          return node
        },
        transformResult: async ({ result }) => result,
      })
    const reports = createReportStore({ ...database, queries: watched('queries'), apart: watched('apart') })
    const { teamId } = place
    const row = { type: 'text' as const, t: '長😀'.repeat(2_000) }
    const result = { title: 'T', columns: ['t'], types: ['text' as const], truncated: false, sql: null }
    const content = { nodes: ['text'], results: { q: { ...result, rows: Array(150).fill({ t: row.t }) } } }
    const draft = { spaceId: place.spaceId, createdByUserId: 'someone', templateId: 't', title: 'R', description: null }
    const report = queuedReport({ id: newId(), teamId, ...draft, options: '{}' }, now)
    await reports.insert(report)
    await reports.finish(report, content, [], now)
    const kept = () => database.queries.selectFrom('report_contents').selectAll().where('reportId', '=', report.id)
    assert.match((await kept().executeTakeFirstOrThrow()).content, /^gzip:/)
    assert.deepEqual(await reports.content(teamId, report.id), content)
    await database.queries
      .updateTable('report_contents')
      .set({ content: JSON.stringify(content) })
      .where('reportId', '=', report.id)
      .execute()
    read.length = 0
    assert.deepEqual(await reports.content(teamId, report.id), content)
    // How long it is, and then all of it.
    assert.deepEqual(read, ['queries', 'apart'])
  })

  test('of two who save a dashboard at once, one is told that it has changed', async () => {
    const store = createDashboardStore(database)
    const { teamId, spaceId } = place
    const row = {
      id: newId(),
      teamId,
      spaceId,
      title: 'A',
      version: 1,
      publishedVersion: 1,
      createdByUserId: 'u',
      updatedByUserId: 'u',
      createdAt: now,
      updatedAt: now,
    }
    await store.insert(row, {
      dashboardId: row.id,
      version: 1,
      teamId,
      title: 'A',
      markup: 'one',
      createdByUserId: 'u',
      createdAt: now,
    })
    const save = (markup: string) => store.save(row, { ...row, version: 2 }, { title: 'A', markup })
    const saved = await Promise.all([save('two'), save('three'), save('four')])
    assert.equal(saved.filter(Boolean).length, 1)
    assert.deepEqual(
      (await store.versions(teamId, row.id, { limit: 10 })).map(({ version }) => version),
      [2, 1],
    )
    assert.equal(await store.find(other.teamId, row.id), undefined)
    assert.equal(await store.version(other.teamId, row.id, 1), undefined)
    assert.equal(await store.remove(other.teamId, row.id), false)
    assert.equal(await store.remove(teamId, row.id), true)
    assert.equal(await store.version(teamId, row.id, 1), undefined)
  })
})
