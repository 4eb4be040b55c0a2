import { queryOptions } from '@tanstack/react-query'
import type { TeamSettings } from '../../../src/features/teams/teams.contract.ts'
import { client } from '../../lib/api.ts'
import { teamChanged } from '../../lib/session.ts'

export async function activateTeam(id: string): Promise<void> {
  await client.post('/teams/{id}/activate', { path: { id } })
  await teamChanged()
}

export const createTeam = (name: string) => client.post('/teams', { body: { name } })

export const teamSettingsQuery = queryOptions({
  queryKey: ['team-settings'],
  queryFn: ({ signal }) => client.get('/team/settings', { signal }),
})

export const changeTeamSettings = (change: Partial<TeamSettings>) => client.patch('/team/settings', { body: change })
