import { z } from 'zod'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { changeRole, leaveTeam, type MemberDeps } from './change-members.ts'
import { newRole, user } from './users.contract.ts'
import { userErrors } from './users.errors.ts'
import { listMembers } from './users.store.ts'

export function userRoutes(deps: MemberDeps): AppRoute[] {
  return tagged('Users', [
    teamRoute('GET', '/users', {
      summary: 'Lists the members of the current team',
      may: 'users:read',
      query: pageQuery,
      answer: z.array(user),
      async handle({ caller, query, page }) {
        const rows = await listMembers(deps.database.queries, caller.teamId, query)
        return page(rows)
      },
    }),
    teamRoute('PATCH', '/users/:id/role', {
      summary: "Updates a user's role in the current team",
      description:
        'A role of null means member. The last administrator of a team cannot be demoted, and a narrowed key makes no administrator.',
      may: 'users:write',
      body: newRole,
      answer: user,
      errors: [userErrors.notFound, userErrors.lastAdmin],
      handle: ({ caller, params, body, request }) =>
        changeRole(deps, caller, params.id, body.role ?? 'member', request),
    }),
    teamRoute('DELETE', '/users/:id', {
      summary: 'Takes a user out of the current team',
      description:
        'Everyone may leave; an administrator may send others away. Their API keys for the team stop working at once.',
      may: 'own-membership:write',
      answer: { kind: 'empty' },
      errors: [userErrors.notFound, userErrors.lastAdmin],
      handle: ({ caller, params, request }) => leaveTeam(deps, caller, params.id, request),
    }),
  ])
}
