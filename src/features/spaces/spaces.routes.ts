import { z } from 'zod'
import { isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { type CreateSpaceDeps, createSpace } from './create-space.ts'
import { requireSpace } from './require-space.ts'
import { space, spaceChange, spaceInput } from './spaces.contract.ts'
import { spaceErrors } from './spaces.errors.ts'

export type SpaceModels = { modelId: string | null; providerId: string | null; transcriptionModelId: string | null }

export type SpaceRouteDeps = CreateSpaceDeps & {
  /** Refuses a provider or model that is not configured for the team. */
  checkModels(teamId: string, models: SpaceModels): Promise<void> | void
  /** Whether there is a model to ask for this choice. */
  hasModel(teamId: string, choice: Pick<SpaceModels, 'modelId' | 'providerId'>): Promise<boolean>
  /** Stops the answers under way in a space that is about to go. */
  stopAnswers(teamId: string, spaceId: string): Promise<void>
}

export function spaceRoutes(deps: SpaceRouteDeps): AppRoute[] {
  const { spaces, clock, checkModels } = deps
  return tagged('Spaces', [
    teamRoute('GET', '/spaces', {
      summary: 'Lists the spaces of the team, newest first',
      may: 'spaces:read',
      query: pageQuery,
      answer: z.array(space),
      async handle({ caller, query, page }) {
        return page(await spaces.list(caller.teamId, query))
      },
    }),
    teamRoute('POST', '/spaces', {
      summary: 'Makes a space, with its first agent',
      may: 'spaces:write',
      body: spaceInput,
      status: 201,
      answer: space,
      errors: [spaceErrors.nameTaken],
      async handle({ caller, body }) {
        await checkModels(caller.teamId, {
          modelId: body.modelId ?? null,
          providerId: body.providerId ?? null,
          transcriptionModelId: body.transcriptionModelId ?? null,
        })
        return createSpace(deps, caller, body)
      },
    }),
    teamRoute('GET', '/spaces/:id', {
      summary: 'Gets a space',
      may: 'spaces:read',
      answer: space,
      errors: [spaceErrors.notFound],
      async handle({ caller, params }) {
        return requireSpace(spaces, caller.teamId, params.id)
      },
    }),
    teamRoute('PATCH', '/spaces/:id', {
      summary: 'Updates a space',
      description: 'A provider or model that is not configured is refused.',
      may: 'spaces:write',
      body: spaceChange,
      answer: space,
      errors: [spaceErrors.notFound, spaceErrors.nameTaken],
      async handle({ caller, params, body }) {
        const before = await requireSpace(spaces, caller.teamId, params.id)
        const models = await settleModels(deps, caller.teamId, before, body)
        const after = await findOrThrow(
          spaces.update(caller.teamId, params.id, { ...body, ...models, updatedAt: isoNow(clock) }),
          spaceErrors.notFound,
        )
        return after
      },
    }),
    teamRoute('DELETE', '/spaces/:id', {
      summary: 'Deletes a space with its chats, links, agents and shortcuts',
      may: 'spaces:write',
      answer: { kind: 'empty' },
      errors: [spaceErrors.notFound],
      async handle({ caller, params }) {
        await deps.stopAnswers(caller.teamId, params.id)
        await findOrThrow(spaces.remove(caller.teamId, params.id), spaceErrors.notFound)
      },
    }),
  ])
}

/**
 * What a change makes of the space's models. What it names must be configured; what it only takes away must not be held up by what is
 * left, which may have gone since: then both go, and the space asks the default.
 */
async function settleModels(
  { checkModels, hasModel }: Pick<SpaceRouteDeps, 'checkModels' | 'hasModel'>,
  teamId: string,
  before: SpaceModels,
  change: Partial<SpaceModels>,
): Promise<Partial<SpaceModels>> {
  const { transcriptionModelId = null } = change
  const touched = 'modelId' in change || 'providerId' in change
  const chosen = { modelId: before.modelId, providerId: before.providerId, ...change }
  const named = typeof change.modelId === 'string' || typeof change.providerId === 'string'
  const none = { modelId: null, providerId: null }
  await checkModels(teamId, { ...(named ? chosen : none), transcriptionModelId })
  return touched && !named && !(await hasModel(teamId, chosen)) ? none : {}
}
