import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, accessErrors, type Principal, teamRoute } from '../access/index.ts'
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

export type ShortcutRouteParts = {
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

const changed = (
  caller: Principal,
  found: { prefix: string; visibility: string; createdByUserId: string },
  body: { prefix?: string | undefined; visibility?: string | undefined },
  now: string,
) => ({
  ...body,
  prefixKey: prefixKey(
    body.prefix ?? found.prefix,
    body.visibility ?? found.visibility,
    found.createdByUserId || caller.userId,
  ),
  updatedAt: now,
})

export function shortcutRoutes({
  spaces,
  agents,
  spaceShortcuts,
  agentShortcuts,
  clock,
}: ShortcutRouteParts): AppRoute[] {
  const tag = 'Shortcuts'
  const inSpace = z.strictObject({ id: z.string() })
  const oneOfSpace = z.strictObject({ id: z.string(), shortcutId: z.string() })
  const ofAgent = z.strictObject({ agentId: z.string() })
  const oneOfAgent = z.strictObject({ agentId: z.string(), shortcutId: z.string() })

  async function requireSpace(teamId: string, id: string): Promise<void> {
    if (!(await spaces.find(teamId, id))) throw spaceErrors.notFound()
  }
  async function requireAgent(teamId: string, id: string): Promise<void> {
    if (!(await agents.find(teamId, id))) throw agentErrors.notFound()
  }
  const birth = (caller: Principal, body: { prefix: string; visibility: string }) => {
    const now = isoNow(clock)
    return {
      id: newId(),
      createdByUserId: caller.userId,
      prefixKey: prefixKey(body.prefix, body.visibility, caller.userId),
      createdAt: now,
      updatedAt: now,
    }
  }

  return [
    teamRoute('GET', '/spaces/:id/shortcuts', {
      summary: 'Lists the shortcuts of a space that the caller sees, in their order',
      tag,
      may: 'shortcuts:read',
      params: inSpace,
      answer: z.array(spaceShortcut),
      errors: [spaceErrors.notFound],
      async handle({ caller, params }) {
        await requireSpace(caller.teamId, params.id)
        return spaceShortcuts.list(caller.teamId, params.id, caller.userId)
      },
    }),
    teamRoute('POST', '/spaces/:id/shortcuts', {
      summary: 'Adds a shortcut to a space',
      tag,
      may: 'shortcuts:write',
      params: inSpace,
      body: spaceShortcutInput,
      status: 201,
      answer: spaceShortcut,
      errors: [spaceErrors.notFound, shortcutErrors.prefixTaken],
      async handle({ caller, params, body }) {
        await requireSpace(caller.teamId, params.id)
        return spaceShortcuts.insert(caller.teamId, { ...body, ...birth(caller, body), spaceId: params.id })
      },
    }),
    teamRoute('PATCH', '/spaces/:id/shortcuts/:shortcutId', {
      summary: 'Updates a shortcut of a space',
      tag,
      may: 'shortcuts:write',
      params: oneOfSpace,
      body: spaceShortcutChange,
      answer: spaceShortcut,
      errors: [shortcutErrors.notFound, shortcutErrors.prefixTaken],
      async handle({ caller, params, body }) {
        const found = await spaceShortcuts.find(caller.teamId, params.id, params.shortcutId, caller.userId)
        if (!found) throw shortcutErrors.notFound()
        assertMine(caller, found, body)
        const after = await spaceShortcuts.update(caller.teamId, found.id, changed(caller, found, body, isoNow(clock)))
        if (!after) throw shortcutErrors.notFound()
        return after
      },
    }),
    teamRoute('DELETE', '/spaces/:id/shortcuts/:shortcutId', {
      summary: 'Deletes a shortcut of a space',
      tag,
      may: 'shortcuts:write',
      params: oneOfSpace,
      answer: { kind: 'empty' },
      errors: [shortcutErrors.notFound],
      async handle({ caller, params }) {
        const found = await spaceShortcuts.find(caller.teamId, params.id, params.shortcutId, caller.userId)
        if (!found || !(await spaceShortcuts.remove(caller.teamId, found.id))) throw shortcutErrors.notFound()
      },
    }),
    teamRoute('GET', '/shortcuts/:agentId', {
      summary: 'Lists the shortcuts of an agent that the caller sees, in their order',
      tag,
      may: 'shortcuts:read',
      params: ofAgent,
      answer: z.array(agentShortcut),
      errors: [agentErrors.notFound],
      async handle({ caller, params }) {
        await requireAgent(caller.teamId, params.agentId)
        return agentShortcuts.list(caller.teamId, params.agentId, caller.userId)
      },
    }),
    teamRoute('POST', '/shortcuts/:agentId', {
      summary: 'Adds a shortcut to an agent',
      tag,
      may: 'shortcuts:write',
      params: ofAgent,
      body: agentShortcutInput,
      status: 201,
      answer: agentShortcut,
      errors: [agentErrors.notFound, shortcutErrors.prefixTaken],
      async handle({ caller, params, body }) {
        await requireAgent(caller.teamId, params.agentId)
        return agentShortcuts.insert(caller.teamId, { ...body, ...birth(caller, body), agentId: params.agentId })
      },
    }),
    teamRoute('PATCH', '/shortcuts/:agentId/reorder', {
      summary: 'Reorders the shortcuts of an agent',
      description: 'The list is exactly the shortcuts that the caller sees, each once; else nothing moves.',
      tag,
      may: 'shortcuts:write',
      params: ofAgent,
      body: shortcutOrder,
      answer: z.array(agentShortcut),
      errors: [agentErrors.notFound],
      async handle({ caller, params, body }) {
        await requireAgent(caller.teamId, params.agentId)
        const after = await agentShortcuts.reorder(
          caller.teamId,
          params.agentId,
          caller.userId,
          body.shortcutIds,
          isoNow(clock),
        )
        if (!after)
          throw httpErrors.invalidRequest("body.shortcutIds: must be exactly the agent's shortcuts, each once")
        return after
      },
    }),
    teamRoute('PATCH', '/shortcuts/:agentId/:shortcutId', {
      summary: 'Updates a shortcut of an agent',
      tag,
      may: 'shortcuts:write',
      params: oneOfAgent,
      body: agentShortcutChange,
      answer: agentShortcut,
      errors: [shortcutErrors.notFound, shortcutErrors.prefixTaken],
      async handle({ caller, params, body }) {
        const found = await agentShortcuts.find(caller.teamId, params.agentId, params.shortcutId, caller.userId)
        if (!found) throw shortcutErrors.notFound()
        assertMine(caller, found, body)
        const after = await agentShortcuts.update(caller.teamId, found.id, changed(caller, found, body, isoNow(clock)))
        if (!after) throw shortcutErrors.notFound()
        return after
      },
    }),
    teamRoute('DELETE', '/shortcuts/:agentId/:shortcutId', {
      summary: 'Deletes a shortcut of an agent',
      tag,
      may: 'shortcuts:write',
      params: oneOfAgent,
      answer: { kind: 'empty' },
      errors: [shortcutErrors.notFound],
      async handle({ caller, params }) {
        const found = await agentShortcuts.find(caller.teamId, params.agentId, params.shortcutId, caller.userId)
        if (!found || !(await agentShortcuts.remove(caller.teamId, found.id))) throw shortcutErrors.notFound()
      },
    }),
  ]
}
