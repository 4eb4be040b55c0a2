import type { TeamSettings } from '../../../src/features/teams/teams.contract.ts'
import { client } from '../../lib/api.ts'
import { getQuery } from '../../lib/query.ts'
import { teamChanged } from '../../lib/session.ts'

export async function activateTeam(id: string): Promise<void> {
  await client.post('/teams/{id}/activate', { path: { id } })
  await teamChanged()
}

export const createTeam = (name: string) => client.post('/teams', { body: { name } })

export const teamSettingsQuery = getQuery(['team-settings'], '/team/settings')

export const changeTeamSettings = (change: Partial<TeamSettings>) => client.patch('/team/settings', { body: change })
