import type { Invitation } from '../../../src/client/index.ts'
import { getQuery } from '../../lib/query.ts'

export type { Invitation }

export const usersQuery = getQuery(['users'], '/users')

export const invitationsQuery = getQuery(['invitations'], '/invitations')
