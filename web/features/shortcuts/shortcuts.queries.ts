import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AgentShortcut, SpaceShortcut, SpaceShortcutChange } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { getQuery, queryClient } from '../../lib/query.ts'
import { agentsQuery } from '../spaces/spaces.queries.ts'

export type Shortcut = SpaceShortcut | AgentShortcut
export const isOfAgent = (shortcut: Shortcut): shortcut is AgentShortcut => 'agentId' in shortcut
export const isOfferedInApp = ({ integrations }: Shortcut): boolean =>
  integrations.trim() === '' || integrations.split(',').some((place) => place.trim() === 'app')

export const spaceShortcutsQuery = (spaceId: string) =>
  getQuery(['shortcuts', 'space', spaceId], '/spaces/{id}/shortcuts', { path: { id: spaceId } })
export const agentShortcutsQuery = (agentId: string | undefined) =>
  getQuery(['shortcuts', 'agent', agentId], '/shortcuts/{agentId}', {
    path: { agentId: agentId! },
    enabled: agentId !== undefined,
  })

export const changeShortcut = (shortcut: Shortcut, body: SpaceShortcutChange): Promise<Shortcut> =>
  isOfAgent(shortcut)
    ? client.patch('/shortcuts/{agentId}/{shortcutId}', {
        path: { agentId: shortcut.agentId, shortcutId: shortcut.id },
        body,
      })
    : client.patch('/spaces/{id}/shortcuts/{shortcutId}', {
        path: { id: shortcut.spaceId, shortcutId: shortcut.id },
        body,
      })
export const removeShortcut = (shortcut: Shortcut) =>
  isOfAgent(shortcut)
    ? client.delete('/shortcuts/{agentId}/{shortcutId}', {
        path: { agentId: shortcut.agentId, shortcutId: shortcut.id },
        keepalive: true,
      })
    : client.delete('/spaces/{id}/shortcuts/{shortcutId}', {
        path: { id: shortcut.spaceId, shortcutId: shortcut.id },
        keepalive: true,
      })
export const shortcutsChanged = () => queryClient.invalidateQueries({ queryKey: ['shortcuts'] })

/** All that can be called in a space: those of its analyst, then its own. */
export function useShortcutsOf(spaceId: string) {
  const agents = useQuery(agentsQuery(spaceId))
  const agentId = agents.data?.[0]?.id
  const ofAgent = useQuery(agentShortcutsQuery(agentId))
  const ofSpace = useQuery(spaceShortcutsQuery(spaceId))
  const all = useMemo<Shortcut[]>(
    () => [...(ofAgent.data ?? []), ...(ofSpace.data ?? [])],
    [ofAgent.data, ofSpace.data],
  )
  return {
    agentId,
    ofAgent: ofAgent.data ?? [],
    ofSpace: ofSpace.data ?? [],
    all,
    isPending: agents.isPending || ofSpace.isPending || (agentId !== undefined && ofAgent.isPending),
    error: agents.error ?? ofSpace.error ?? ofAgent.error,
    retry: () => void Promise.all([agents.refetch(), ofSpace.refetch(), ofAgent.refetch()]),
  }
}
