import type { Team } from '../../../src/features/teams/teams.contract.ts'
import { api } from '../../lib/api.ts'
import { teamChanged } from '../../lib/session.ts'

export async function activateTeam(id: string): Promise<void> {
  await api.post(`/teams/${id}/activate`)
  await teamChanged()
}

export const createTeam = (name: string) => api.post<Team>('/teams', { name })
