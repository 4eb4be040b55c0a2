import { findOrThrow } from '../../platform/errors.ts'
import type { Space } from './spaces.contract.ts'
import { spaceErrors } from './spaces.errors.ts'
import type { SpaceStore } from './spaces.store.ts'

export const requireSpace = (spaces: Pick<SpaceStore, 'find'>, teamId: string, id: string): Promise<Space> =>
  findOrThrow(spaces.find(teamId, id), spaceErrors.notFound)
