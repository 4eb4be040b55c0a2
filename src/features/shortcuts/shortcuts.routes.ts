import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, accessErrors, type Principal, tagged, teamRoute } from '../access/index.ts'
import { type AgentStore, agentErrors } from '../agents/index.ts'
import { type SpaceStore, spaceErrors } from '../spaces/index.ts'
import {
  type AgentShortcut,
  agentShortcut,
  agentShortcutChange,
  agentShortcutInput,
  type SpaceShortcut,
  shortcutOrder,
  spaceShortcut,
  spaceShortcutChange,
  spaceShortcutInput,
} from './shortcuts.contract.ts'
import { shortcutErrors } from './shortcuts.errors.ts'
import { prefixKey, type ShortcutStore } from './shortcuts.store.ts'

export type ShortcutRouteDeps = {
  spaces: SpaceStore
  agents: AgentStore
  spaceShortcuts: ShortcutStore<SpaceShortcut>
  agentShortcuts: ShortcutStore<AgentShortcut>
  clock: Clock
}

/** Only its maker makes a team's shortcut private or changes a private one. */
function assertMine(
  caller: Principal,
  shortcut: { createdByUserId: string },
  change: { visibility?: string | undefined },
): void {
  if (change.visibility === 'private' && shortcut.createdByUserId !== caller.userId)
    throw accessErrors.forbidden('only the one who made a shortcut can make it private')
}

type Shortcut = SpaceShortcut | AgentShortcut
type Words = Pick<Shortcut, 'prefix' | 'visibility'>

/** What tells the shortcuts of a space from those of an agent. */
type Kind<T extends Shortcut> = {
  of: 'space' | 'agent'
  path: '/spaces/:id/shortcuts' | '/shortcuts/:agentId'
  /** The parent's name in the path, and in a row. */
  param: 'id' | 'agentId'
  field: 'spaceId' | 'agentId'
  store: ShortcutStore<T>
  findParent(teamId: string, id: string): Promise<unknown>
  parentNotFound: typeof spaceErrors.notFound
  answer: z.ZodType
  input: z.ZodType<Words>
  change: z.ZodType<Partial<Words>>
}

function routesOf<T extends Shortcut>(kind: Kind<T>, clock: Clock): AppRoute[] {
  const { path, param, field, store, answer, parentNotFound } = kind
  const of = `${kind.of === 'agent' ? 'an' : 'a'} ${kind.of}`

  async function parentOf(teamId: string, given: Record<string, unknown>): Promise<string> {
    const id = given[param] as string
    await findOrThrow(kind.findParent(teamId, id), parentNotFound)
    return id
  }
  const findOne = (caller: Principal, given: Record<string, unknown>) =>
    findOrThrow(
      store.find(caller.teamId, given[param] as string, given.shortcutId as string, caller.userId),
      shortcutErrors.notFound,
    )

  return tagged('Shortcuts', [
    teamRoute('GET', path, {
      summary: `Lists the shortcuts of ${of} that the caller sees, in their order`,
      may: 'shortcuts:read',
      long: true,
      answer: z.array(answer),
      errors: [parentNotFound],
      async handle({ caller, params }) {
        return store.list(caller.teamId, await parentOf(caller.teamId, params), caller.userId)
      },
    }),
    teamRoute('POST', path, {
      summary: `Adds a shortcut to ${of}`,
      may: 'shortcuts:write',
      body: kind.input,
      status: 201,
      answer,
      errors: [parentNotFound, shortcutErrors.prefixTaken, shortcutErrors.tooMany],
      async handle({ caller, params, body }) {
        const row = {
          ...body,
          id: newId(),
          [field]: await parentOf(caller.teamId, params),
          createdByUserId: caller.userId,
          prefixKey: prefixKey(body.prefix, body.visibility, caller.userId),
          ...madeAt(isoNow(clock)),
        }
        return store.insert(caller.teamId, row as unknown as Parameters<typeof store.insert>[1])
      },
    }),
    teamRoute('PATCH', `${path}/:shortcutId`, {
      summary: `Updates a shortcut of ${of}`,
      may: 'shortcuts:write',
      body: kind.change,
      answer,
      errors: [shortcutErrors.notFound, shortcutErrors.prefixTaken, shortcutErrors.tooMany, accessErrors.forbidden],
      async handle({ caller, params, body }) {
        const found = await findOne(caller, params)
        assertMine(caller, found, body)
        const { prefix, visibility } = { ...found, ...body }
        const update = store.update(caller.teamId, found, {
          ...body,
          visibility,
          prefixKey: prefixKey(prefix, visibility, found.createdByUserId),
          updatedAt: isoNow(clock),
        })
        return findOrThrow(update, shortcutErrors.notFound)
      },
    }),
    teamRoute('DELETE', `${path}/:shortcutId`, {
      summary: `Deletes a shortcut of ${of}`,
      may: 'shortcuts:write',
      answer: { kind: 'empty' },
      errors: [shortcutErrors.notFound],
      async handle({ caller, params }) {
        const { id } = await findOne(caller, params)
        await findOrThrow(store.remove(caller.teamId, id), shortcutErrors.notFound)
      },
    }),
  ])
}

export function shortcutRoutes(deps: ShortcutRouteDeps): AppRoute[] {
  const { spaces, agents, spaceShortcuts, agentShortcuts, clock } = deps
  const ofSpace: Kind<SpaceShortcut> = {
    of: 'space',
    path: '/spaces/:id/shortcuts',
    param: 'id',
    field: 'spaceId',
    store: spaceShortcuts,
    findParent: spaces.find,
    parentNotFound: spaceErrors.notFound,
    answer: spaceShortcut,
    input: spaceShortcutInput,
    change: spaceShortcutChange,
  }
  const ofAgent: Kind<AgentShortcut> = {
    of: 'agent',
    path: '/shortcuts/:agentId',
    param: 'agentId',
    field: 'agentId',
    store: agentShortcuts,
    findParent: agents.find,
    parentNotFound: agentErrors.notFound,
    answer: agentShortcut,
    input: agentShortcutInput,
    change: agentShortcutChange,
  }
  return tagged('Shortcuts', [
    ...routesOf(ofSpace, clock),
    ...routesOf(ofAgent, clock),
    teamRoute('PATCH', '/shortcuts/:agentId/reorder', {
      summary: 'Reorders the shortcuts of an agent',
      description: 'The list is exactly the shortcuts that the caller sees, each once; else nothing moves.',
      may: 'shortcuts:write',
      body: shortcutOrder,
      long: true,
      answer: z.array(agentShortcut),
      errors: [agentErrors.notFound],
      async handle({ caller, params: { agentId }, body }) {
        await findOrThrow(agents.find(caller.teamId, agentId), agentErrors.notFound)
        const { teamId, userId } = caller
        const after = await agentShortcuts.reorder(teamId, agentId, userId, body.shortcutIds, isoNow(clock))
        if (!after)
          throw httpErrors.invalidRequest("body.shortcutIds: must be exactly the agent's shortcuts, each once")
        return after
      },
    }),
  ])
}
