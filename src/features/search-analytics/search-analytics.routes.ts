import { z } from 'zod'
import { isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { dataSourceErrors } from '../data-sources/index.ts'
import { type CheckDeps, checkExport } from './check-export.ts'
import {
  checkAnswer,
  checkInput,
  profileInput,
  type SearchAnalyticsProfile,
  searchAnalyticsProfile,
} from './search-analytics.contract.ts'
import { searchAnalyticsErrors } from './search-analytics.errors.ts'

export function searchAnalyticsRoutes(deps: CheckDeps): AppRoute[] {
  const { sources, store, clock } = deps
  return tagged('Search analytics', [
    teamRoute('GET', '/data-sources/:id/search-analytics', {
      summary: 'Lists the search-analytics profiles of a data source, newest first',
      may: 'data-sources:read',
      query: pageQuery,
      answer: z.array(searchAnalyticsProfile),
      errors: [dataSourceErrors.notFound],
      async handle({ caller, params, query, page }) {
        const source = await sources.find(caller.teamId, params.id)
        const rows = await store.list(caller.teamId, source.id, query)
        return page(rows)
      },
    }),
    teamRoute('POST', '/data-sources/:id/search-analytics', {
      summary: 'Registers the bulk export of a site into a BigQuery data source',
      may: 'data-sources:write',
      body: profileInput,
      status: 201,
      answer: searchAnalyticsProfile,
      errors: [dataSourceErrors.notFound, searchAnalyticsErrors.notBigquery],
      async handle({ caller, params, body }) {
        const source = await sources.find(caller.teamId, params.id)
        if (source.type !== 'BIGQUERY') throw searchAnalyticsErrors.notBigquery()
        const profile: SearchAnalyticsProfile = {
          id: newId(),
          teamId: caller.teamId,
          dataSourceId: source.id,
          ...body,
          status: 'PREPARING',
          lastCheckedAt: null,
          lastError: null,
          latestDataDate: null,
          ...madeAt(isoNow(clock)),
        }
        await store.insert(profile)
        return profile
      },
    }),
    teamRoute('DELETE', '/data-sources/:id/search-analytics/:profileId', {
      summary: 'Forgets a search-analytics profile; the export itself stays',
      may: 'data-sources:write',
      answer: { kind: 'empty' },
      errors: [dataSourceErrors.notFound, searchAnalyticsErrors.notFound],
      async handle({ caller, params }) {
        const source = await sources.find(caller.teamId, params.id)
        await findOrThrow(store.remove(caller.teamId, source.id, params.profileId), searchAnalyticsErrors.notFound)
      },
    }),
    teamRoute('POST', '/data-sources/:id/search-analytics/:profileId/check', {
      summary: 'Checks whether the search console has created the prepared export',
      description:
        'Looks for the tables of the export and their latest day. What Google refuses is told in `lastError`, with status 200.',
      may: 'data-sources:write',
      body: checkInput,
      bodyOptional: true,
      answer: checkAnswer,
      errors: [
        dataSourceErrors.notFound,
        searchAnalyticsErrors.notFound,
        searchAnalyticsErrors.notBigquery,
        dataSourceErrors.queryCancelled,
        dataSourceErrors.busy,
      ],
      handle: ({ caller, params, signal }) => checkExport(deps, caller.teamId, params.id, params.profileId, signal),
    }),
  ])
}
