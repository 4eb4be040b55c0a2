import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Clock, madeAt } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'
import { addressFault } from '../../platform/network/typed-address.ts'
import {
  type AccessCache,
  type AppRoute,
  assertMayMakeAdmins,
  type Principal,
  tagged,
  teamRoute,
} from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { findMembership } from '../teams/index.ts'
import {
  type IdentityProvider,
  identityProvider,
  identityProviderChange,
  newIdentityProvider,
} from './identity-providers.contract.ts'
import { identityProviderErrors } from './identity-providers.errors.ts'
import {
  deleteProvider,
  findProvider,
  insertProvider,
  isTaken,
  listProviders,
  updateProvider,
  vouchesForAdmins,
} from './identity-providers.store.ts'

export type IdentityProviderDeps = { database: Database; clock: Clock; cache: AccessCache; guard: NetworkGuard }

export function identityProviderRoutes({ database, clock, cache, guard }: IdentityProviderDeps): AppRoute[] {
  /** Its people become members there, so whoever decides that must be an administrator there; a key or token reaches its own team alone. */
  async function assertAdminOf(queries: Queries, caller: Principal, teamId: string): Promise<void> {
    if (teamId === caller.teamId) return
    const member = await findMembership(queries, teamId, caller.userId)
    if (caller.via !== 'session' || member?.role !== 'admin' || member.organizationId !== caller.organizationId)
      throw httpErrors.invalidRequest('body.teamId: there is no such team of this organization that you administer')
  }

  async function assertAddress(jwksUrl: string): Promise<void> {
    const fault = await addressFault(guard, jwksUrl)
    if (fault) throw httpErrors.invalidRequest(`body.jwksUrl: ${fault}`)
  }

  const audit = (caller: Principal, request: FastifyRequest, row: IdentityProvider) => ({
    ...by(caller, request),
    targetId: row.id,
    detail: { issuer: row.issuer, audience: row.audience, jwksUrl: row.jwksUrl, teamId: row.teamId },
  })

  return tagged('Identity providers', [
    teamRoute('GET', '/identity-providers', {
      summary: 'Lists the external identity providers of the current team, newest first',
      may: 'identity-providers:read',
      query: pageQuery,
      answer: z.array(identityProvider),
      async handle({ caller, query, page }) {
        const rows = await listProviders(database.queries, caller.teamId, query)
        return page(rows)
      },
    }),
    teamRoute('POST', '/identity-providers', {
      summary: 'Registers an external identity provider, whose tokens are then accepted',
      may: 'identity-providers:write',
      body: newIdentityProvider,
      status: 201,
      answer: identityProvider,
      errors: [identityProviderErrors.taken],
      async handle({ caller, body, request }) {
        await assertAddress(body.jwksUrl)
        const now = clock.now().toISOString()
        const made = await database.transaction(async (queries) => {
          const teamId = body.teamId ?? caller.teamId
          await assertAdminOf(queries, caller, teamId)
          const { organizationId } = caller
          const row = { ...body, id: newId(), organizationId, teamId, ...madeAt(now) }
          if (!(await insertProvider(queries, row))) throw identityProviderErrors.taken()
          await record(queries, { ...audit(caller, request, row), action: 'identity-provider.created' }, now)
          return row
        })
        await cache.changed()
        return made
      },
    }),
    teamRoute('PATCH', '/identity-providers/:providerId', {
      summary: 'Updates a registered external identity provider',
      description:
        'Another team only by a signed-in person who administers it too; a narrowed key changes none whose people are administrators.',
      may: 'identity-providers:write',
      body: identityProviderChange,
      answer: identityProvider,
      errors: [identityProviderErrors.notFound, identityProviderErrors.taken],
      async handle({ caller, params, body, request }) {
        if (body.jwksUrl !== undefined) await assertAddress(body.jwksUrl)
        const now = clock.now().toISOString()
        const changed = await database.transaction(async (queries) => {
          const before = await findOrThrow(
            findProvider(queries, caller.teamId, params.providerId),
            identityProviderErrors.notFound,
          )
          const after = { ...before, ...body, updatedAt: now }
          if (await vouchesForAdmins(queries, before)) assertMayMakeAdmins(caller)
          await assertAdminOf(queries, caller, after.teamId)
          if (await isTaken(queries, after)) throw identityProviderErrors.taken()
          await updateProvider(queries, caller.teamId, after)
          await record(queries, { ...audit(caller, request, after), action: 'identity-provider.updated' }, now)
          return after
        })
        await cache.changed()
        return changed
      },
    }),
    teamRoute('DELETE', '/identity-providers/:providerId', {
      summary: 'Removes an external identity provider; its tokens are refused from then on',
      may: 'identity-providers:write',
      answer: { kind: 'empty' },
      errors: [identityProviderErrors.notFound],
      async handle({ caller, params, request }) {
        const now = clock.now().toISOString()
        await database.transaction(async (queries) => {
          const { teamId } = caller
          const targetId = params.providerId
          const issuer = await findOrThrow(deleteProvider(queries, teamId, targetId), identityProviderErrors.notFound)
          const entry = { action: 'identity-provider.deleted', targetId, detail: { issuer } } as const
          await record(queries, { ...by(caller, request), ...entry }, now)
        })
        await cache.changed()
      },
    }),
  ])
}
