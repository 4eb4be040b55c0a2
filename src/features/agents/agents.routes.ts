import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { agent, agentChange, agentInput } from './agents.contract.ts'
import { agentErrors } from './agents.errors.ts'
import type { AgentStore } from './agents.store.ts'

export function agentRoutes({
  agents,
  spaces,
  clock,
}: {
  agents: AgentStore
  spaces: SpaceStore
  clock: Clock
}): AppRoute[] {
  return tagged('Agents', [
    teamRoute('GET', '/spaces/:id/agents', {
      summary: 'Lists the agents of a space, the first one first',
      may: 'agents:read',
      query: pageQuery,
      answer: z.array(agent),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await requireSpace(spaces, caller.teamId, id)
        return page(await agents.list(caller.teamId, id, query))
      },
    }),
    teamRoute('POST', '/spaces/:id/agents', {
      summary: 'Adds an agent to a space',
      may: 'agents:write',
      body: agentInput,
      status: 201,
      answer: agent,
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, body }) {
        await requireSpace(spaces, caller.teamId, id)
        const made = { id: newId(), teamId: caller.teamId, spaceId: id, ...body, ...madeAt(isoNow(clock)) }
        await agents.insert(made)
        return made
      },
    }),
    teamRoute('GET', '/agents/:id', {
      summary: 'Gets an agent',
      may: 'agents:read',
      answer: agent,
      errors: [agentErrors.notFound],
      async handle({ caller, params: { id } }) {
        return findOrThrow(agents.find(caller.teamId, id), agentErrors.notFound)
      },
    }),
    teamRoute('PATCH', '/agents/:id', {
      summary: 'Updates an agent',
      may: 'agents:write',
      body: agentChange,
      answer: agent,
      errors: [agentErrors.notFound],
      async handle({ caller, params: { id }, body }) {
        const change = { ...body, updatedAt: isoNow(clock) }
        return findOrThrow(agents.update(caller.teamId, id, change), agentErrors.notFound)
      },
    }),
    teamRoute('DELETE', '/agents/:id', {
      summary: 'Deletes an agent with its shortcuts',
      may: 'agents:write',
      answer: { kind: 'empty' },
      errors: [agentErrors.notFound, agentErrors.last],
      async handle({ caller, params: { id } }) {
        const result = await agents.remove(caller.teamId, id)
        if (result === 'not-found') throw agentErrors.notFound()
        if (result === 'last') throw agentErrors.last()
      },
    }),
  ])
}
