import { client } from '../../lib/api.ts'
import { teamChanged } from '../../lib/session.ts'

export async function activateTeam(id: string): Promise<void> {
  await client.post('/teams/{id}/activate', { path: { id } })
  await teamChanged()
}

export const createTeam = (name: string) => client.post('/teams', { body: { name } })
