import type { Invitation } from '../../../src/client/index.ts'
import { listQuery } from '../../lib/query.ts'

export type { Invitation }

export const usersQuery = listQuery(['users'], '/users')

export const invitationsQuery = listQuery(['invitations'], '/invitations')
