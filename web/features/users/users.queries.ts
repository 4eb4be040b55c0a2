import { queryOptions } from '@tanstack/react-query'
import type { Invitation } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'

export type { Invitation }

export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => client.get('/users', { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => client.get('/invitations', { signal }),
})
