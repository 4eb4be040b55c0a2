import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AccessCache, type AppRoute, accessErrors, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import {
  authorization,
  authorizationDecision,
  authorizationOutcome,
  authorizationRequest,
  connection,
  mcpClient,
} from './mcp.contract.ts'
import { mcpErrors } from './mcp.errors.ts'
import type { OAuthStore } from './oauth.store.ts'
import { type OAuth, resourceOf } from './oauth.ts'
import { readScope } from './scopes.ts'

export type McpRouteDeps = {
  database: Database
  clock: Clock
  cache: AccessCache
  store: OAuthStore
  oauth: OAuth
  baseUrl(request: FastifyRequest): string
}

/** A key that is narrowed could otherwise make itself a wider one. */
function assertInPerson({ via }: Principal): void {
  if (via !== 'session') throw accessErrors.forbidden('a program is let in by a person who is signed in')
}

export function mcpRoutes({ database, clock, cache, store, oauth, baseUrl }: McpRouteDeps): AppRoute[] {
  return tagged('MCP', [
    teamRoute('GET', '/mcp', {
      summary: 'Tells the address of the MCP endpoint, for the settings of client programs',
      may: 'mcp-clients:read',
      answer: connection,
      handle: ({ request }) => ({ url: resourceOf(baseUrl(request)) }),
    }),
    teamRoute('GET', '/mcp/authorization', {
      summary: 'Reads what a client program asks for, for the page on which a person decides',
      description: 'Takes the parameters of an OAuth authorization request. Signed-in browsers only.',
      may: 'mcp-clients:write',
      query: authorizationRequest,
      answer: authorization,
      errors: [mcpErrors.invalidAuthorization],
      async handle({ caller, query, request }) {
        assertInPerson(caller)
        const { client, redirectUri, scopes, refused } = await oauth.checkAuthorization(query, baseUrl(request))
        const { origin, protocol } = new URL(redirectUri)
        return { client, returnsTo: origin === 'null' ? protocol : origin, scopes, redirectTo: refused }
      },
    }),
    teamRoute('POST', '/mcp/authorization', {
      summary: 'Lets a client program act for the caller in their team, or refuses it',
      description: 'Answers where the browser goes next. Signed-in browsers only.',
      may: 'mcp-clients:write',
      body: authorizationDecision,
      answer: authorizationOutcome,
      errors: [mcpErrors.invalidAuthorization],
      async handle({ caller, body: { allow, ...asked }, request }) {
        assertInPerson(caller)
        if (!allow) {
          const { refused, back } = await oauth.checkAuthorization(asked, baseUrl(request))
          return {
            redirectTo: refused ?? back({ error: 'access_denied', error_description: 'The person did not allow it.' }),
          }
        }
        const redirectTo = await oauth.allow(caller, asked, baseUrl(request), (queries, client, scopes) =>
          record(
            queries,
            {
              ...by(caller, request),
              action: 'mcp-client.connected',
              targetId: client.id,
              detail: { name: client.name, scopes },
            },
            isoNow(clock),
          ),
        )
        return { redirectTo }
      },
    }),
    teamRoute('GET', '/mcp/clients', {
      summary: "Lists the programs that may act for the caller through OAuth; for an administrator, the team's",
      may: 'mcp-clients:read',
      query: pageQuery,
      answer: z.array(mcpClient),
      async handle({ caller, query, page }) {
        const rows = await store.listGrants(caller.teamId, caller.role === 'admin' ? null : caller.userId, query)
        return page(rows).map(({ scope, ...row }) => ({
          ...row,
          scopes: readScope(scope) ?? [],
        }))
      },
    }),
    teamRoute('DELETE', '/mcp/clients/:id', {
      summary: 'Disconnects a program: its tokens stop working at once',
      description: 'A member disconnects what acts for them, an administrator everything in the team.',
      may: 'mcp-clients:write',
      answer: { kind: 'empty' },
      errors: [mcpErrors.clientNotFound],
      async handle({ caller, params, request }) {
        const found = await store.findGrant(caller.teamId, params.id)
        if (!found || (caller.role !== 'admin' && found.userId !== caller.userId)) throw mcpErrors.clientNotFound()
        await database.transaction(async (queries) => {
          await findOrThrow(store.removeGrant(caller.teamId, params.id, queries), mcpErrors.clientNotFound)
          await record(
            queries,
            {
              ...by(caller, request),
              action: 'mcp-client.revoked',
              targetId: found.clientId,
              detail: { userId: found.userId },
            },
            isoNow(clock),
          )
        })
        await cache.changed()
      },
    }),
  ])
}
