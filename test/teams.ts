import type { Database } from '../src/platform/database/open.ts'
import { newId } from '../src/platform/ids.ts'

const now = '2026-01-01T00:00:00.000Z'

/** A team with a space in it, for tests of what belongs to one. */
export async function makeTeam(database: Database): Promise<{ teamId: string; spaceId: string }> {
  const [organizationId, teamId, spaceId] = [newId(), newId(), newId()]
  const { queries } = database
  const named = { name: 'Test', createdAt: now, updatedAt: now }
  await queries
    .insertInto('organizations')
    .values({ id: organizationId, ...named })
    .execute()
  await queries
    .insertInto('teams')
    .values({ id: teamId, organizationId, ...named })
    .execute()
  await queries
    .insertInto('spaces')
    .values({
      id: spaceId,
      teamId,
      ownerId: 'nobody',
      nameKey: spaceId,
      description: null,
      modelId: null,
      providerId: null,
      transcriptionModelId: null,
      ...named,
    })
    .execute()
  return { teamId, spaceId }
}
