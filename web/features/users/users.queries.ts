import { queryOptions } from '@tanstack/react-query'
import type { Invitation } from '../../../src/client/index.ts'
import type { User } from '../../../src/features/users/users.contract.ts'
import { api } from '../../lib/api.ts'

export type { Invitation }

export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => api.get<User[]>('/users', { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => api.get<Invitation[]>('/invitations', { signal }),
})
