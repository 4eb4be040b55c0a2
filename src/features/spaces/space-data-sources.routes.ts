import { z } from 'zod'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import type { Log } from '../../platform/log.ts'
import { type AppRoute, may, type Principal, tagged, teamRoute } from '../access/index.ts'
import { dataSourceErrors, queryFaults } from '../data-sources/index.ts'
import { answerLink, generateGrounding, type LinkDeps, linkDataSource } from './link-data-source.ts'
import { requireSpace } from './require-space.ts'
import { linkChange, linkInput, type SpaceDataSource, spaceDataSource } from './space-data-sources.contract.ts'
import { spaceErrors } from './spaces.errors.ts'
import type { SpaceStore } from './spaces.store.ts'

/** What is told of the data quotes its values. */
const forCaller = (caller: Principal, link: SpaceDataSource): SpaceDataSource =>
  may(caller, 'data-sources:read') ? link : { ...link, grounding: '' }

export function spaceDataSourceRoutes(deps: LinkDeps & { spaces: SpaceStore; log: Log }): AppRoute[] {
  const { spaces, links, sources } = deps
  return tagged('Spaces', [
    teamRoute('GET', '/spaces/:id/data-sources', {
      summary: 'Lists the data sources of a space, in the order they were added',
      may: 'spaces:read',
      query: pageQuery,
      answer: z.array(spaceDataSource),
      errors: [spaceErrors.notFound],
      async handle({ caller, params, query, page }) {
        await requireSpace(spaces, caller.teamId, params.id)
        const rows = page(await links.list(caller.teamId, params.id, query))
        const known = new Map(
          (
            await sources.findMany(
              caller.teamId,
              rows.map((row) => row.dataSourceId),
            )
          ).map((source) => [source.id, source]),
        )
        return rows.flatMap((row) => {
          const source = known.get(row.dataSourceId)
          return source ? [forCaller(caller, answerLink(row, source))] : []
        })
      },
    }),
    teamRoute('POST', '/spaces/:id/data-sources', {
      summary: 'Adds a data source to a space',
      description:
        'Adding the same one twice answers the link that is there, unchanged, with 200. One whose server cannot be reached is added all the same; what the analyst is told of it follows when it has been read.',
      may: 'spaces:write',
      body: linkInput,
      status: 201,
      alsoStatus: { status: 200, when: 'It was there already' },
      answer: spaceDataSource,
      errors: [spaceErrors.notFound, dataSourceErrors.notFound],
      async handle({ caller, params, body, answerOtherStatus }) {
        await requireSpace(spaces, caller.teamId, params.id)
        const { link, created } = await linkDataSource(deps, caller, params.id, body)
        if (!created) answerOtherStatus()
        return forCaller(caller, link)
      },
    }),
    teamRoute('PATCH', '/spaces/:id/data-sources/:linkId', {
      summary: "Changes what the analyst is told of a space's data source, and what a model may see of it",
      may: 'spaces:write',
      body: linkChange,
      answer: spaceDataSource,
      errors: [spaceErrors.notFound, spaceErrors.dataSourceNotFound, ...queryFaults],
      async handle({ caller, params, body }) {
        await requireSpace(spaces, caller.teamId, params.id)
        const found = await findOrThrow(
          links.find(caller.teamId, params.id, params.linkId),
          spaceErrors.dataSourceNotFound,
        )
        const after = await links.update(caller.teamId, params.id, found.id, {
          ...(body.privacy !== undefined && { privacy: body.privacy }),
          ...(typeof body.grounding === 'string' && { grounding: body.grounding, groundingGenerated: 0 }),
          ...(body.grounding === null && {
            grounding: await generateGrounding(deps, caller, found.dataSourceId),
            groundingGenerated: 1,
          }),
        })
        const [source] = await sources.findMany(caller.teamId, [found.dataSourceId])
        if (!after || !source) throw spaceErrors.dataSourceNotFound()
        return forCaller(caller, answerLink(after, source))
      },
    }),
    teamRoute('DELETE', '/spaces/:id/data-sources/:linkId', {
      summary: 'Takes a data source out of a space; the data source stays',
      may: 'spaces:write',
      answer: { kind: 'empty' },
      errors: [spaceErrors.notFound, spaceErrors.dataSourceNotFound],
      async handle({ caller, params }) {
        await requireSpace(spaces, caller.teamId, params.id)
        await findOrThrow(links.remove(caller.teamId, params.id, params.linkId), spaceErrors.dataSourceNotFound)
      },
    }),
  ])
}
