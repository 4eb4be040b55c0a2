import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Space, SpaceInput } from './spaces.contract.ts'
import type { SpaceStore } from './spaces.store.ts'

export type CreateSpaceDeps = {
  database: Database
  spaces: SpaceStore
  addFirstAgent(teamId: string, spaceId: string, now: string, queries: Queries): Promise<void>
  clock: Clock
}

/** A space is born with one agent, in the same transaction. */
export async function createSpace(
  { database, spaces, addFirstAgent, clock }: CreateSpaceDeps,
  caller: { teamId: string; userId: string },
  input: SpaceInput,
): Promise<Space> {
  const now = isoNow(clock)
  const space: Space = {
    id: newId(),
    name: input.name,
    ownerId: caller.userId,
    description: input.description ?? null,
    modelId: input.modelId ?? null,
    providerId: input.providerId ?? null,
    transcriptionModelId: input.transcriptionModelId ?? null,
    ...madeAt(now),
  }
  await database.transaction(async (queries) => {
    await spaces.insert(caller.teamId, space, queries)
    await addFirstAgent(caller.teamId, space.id, now, queries)
  })
  return space
}
