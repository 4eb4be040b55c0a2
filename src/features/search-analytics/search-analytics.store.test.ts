import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { newId } from '../../platform/ids.ts'
import type { SearchAnalyticsProfile } from './search-analytics.contract.ts'
import { createSearchAnalyticsStore } from './search-analytics.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  test('profiles belong to a source of a team, and go with it', async () => {
    const { database, end } = await open()
    try {
      const store = createSearchAnalyticsStore(database)
      const { teamId } = await makeTeam(database)
      const { teamId: other } = await makeTeam(database)
      const dataSourceId = newId()
      await database.queries
        .insertInto('data_sources')
        .values({
          id: dataSourceId,
          teamId,
          createdByUserId: 'user',
          name: 'Search',
          type: 'BIGQUERY',
          ssl: 0,
          options: '{}',
          createdAt: now,
          updatedAt: now,
          host: null,
          port: null,
          database: null,
          username: null,
          projectId: 'p',
          datasets: null,
          sealedSecrets: null,
          connectionStatus: null,
          lastError: null,
          lastTestedAt: null,
          filePath: null,
          fileSize: null,
          originalFileName: null,
        })
        .execute()
      const profile: SearchAnalyticsProfile = {
        id: newId(),
        teamId,
        dataSourceId,
        datasetId: 'searchconsole',
        location: 'US',
        siteUrl: 'sc-domain:example.com',
        status: 'PREPARING',
        lastCheckedAt: null,
        lastError: null,
        latestDataDate: null,
        createdAt: now,
        updatedAt: now,
      }
      await store.insert(profile)
      assert.deepEqual({ ...(await store.find(teamId, dataSourceId, profile.id)) }, profile)
      assert.equal(await store.find(other, dataSourceId, profile.id), undefined)
      assert.equal(await store.find(teamId, newId(), profile.id), undefined)
      assert.deepEqual(await store.list(other, dataSourceId, { limit: 5 }), [])
      assert.equal(await store.remove(other, dataSourceId, profile.id), false)
      const change = {
        status: 'READY',
        lastCheckedAt: now,
        lastError: null,
        latestDataDate: '2024-01-01',
        updatedAt: now,
      } as const
      assert.equal(await store.update(other, profile.id, change), undefined)
      assert.deepEqual({ ...(await store.update(teamId, profile.id, change)) }, { ...profile, ...change })
      await database.queries.deleteFrom('data_sources').where('id', '=', dataSourceId).execute()
      assert.deepEqual(await store.list(teamId, dataSourceId, { limit: 5 }), [])
    } finally {
      await end()
    }
  })
})
