import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { newId, newToken, sha256 } from '../../platform/ids.ts'
import { type AccessCache, credentialFault, type Person, type Principal } from '../access/index.ts'
import { mcpErrors } from './mcp.errors.ts'
import type { ClientRow, HeldToken, OAuthStore } from './oauth.store.ts'
import { OAuthFault } from './oauth-fault.ts'
import { acceptableRedirect, sameRedirect } from './redirect-uri.ts'
import { permissionsOf, readScope, scopes } from './scopes.ts'

export const accessPrefix = 'tlo_'
const refreshPrefix = 'tlr_'
const accessMs = 3_600_000
const refreshMs = 30 * 86_400_000
const codeMs = 60_000
const unusedMs = 90 * 86_400_000
/** A program that lost the answer, or two of its windows at once, may ask again so soon without being taken for a thief. */
const graceMs = 30_000
/** How exactly "last used" is kept. */
const usedEveryMs = 60_000

export type OAuthDeps = { database: Database; store: OAuthStore; cache: AccessCache; clock: Clock }

export type Registration = {
  redirect_uris: string[]
  client_name?: string | undefined
  client_uri?: string | undefined
}
export type AuthorizationRequest = {
  client_id: string
  redirect_uri?: string | undefined
  response_type?: string | undefined
  scope?: string | undefined
  state?: string | undefined
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
  resource?: string | undefined
}
export type TokenRequest = Partial<
  Record<'grant_type' | 'client_id' | 'code' | 'redirect_uri' | 'code_verifier' | 'refresh_token' | 'resource', string>
>

export type OAuth = ReturnType<typeof createOAuth>

/** The authorization server of /mcp, as OAuth 2.1 asks: public clients, codes with PKCE, rotated refresh tokens. */
export function createOAuth({ database, store, cache, clock }: OAuthDeps) {
  const iso = (offset = 0) => new Date(clock.now().getTime() + offset).toISOString()

  async function register(asked: Registration): Promise<ClientRow> {
    const bad = asked.redirect_uris.find((uri) => !acceptableRedirect(uri))
    if (bad !== undefined)
      throw new OAuthFault('invalid_redirect_uri', `${bad} is not an address that a code may be sent to`)
    await store.prune(iso(), iso(-86_400_000), iso(-unusedMs))
    const row = {
      id: newId(),
      name: asked.client_name?.trim() || 'MCP client',
      uri: asked.client_uri ?? null,
      redirectUris: JSON.stringify(asked.redirect_uris),
      createdAt: iso(),
    }
    await store.insertClient(row)
    return row
  }

  /** Throws when there is nobody who may be told; whatever else is wrong is told to the program. */
  async function checkAuthorization(asked: AuthorizationRequest, base: string) {
    const client = await store.findClient(asked.client_id)
    if (!client) throw mcpErrors.invalidAuthorization('the program is not known here: let it register again')
    const registered: string[] = JSON.parse(client.redirectUris)
    const redirectUri = asked.redirect_uri ?? (registered.length === 1 ? registered[0] : undefined)
    if (redirectUri === undefined || !registered.some((uri) => sameRedirect(uri, redirectUri)))
      throw mcpErrors.invalidAuthorization('the address to return to is not one that the program registered')
    const granted = readScope(asked.scope)
    const fault = ((): [string, string] | null => {
      if (asked.response_type !== 'code') return ['unsupported_response_type', 'response_type must be code']
      if (!asked.code_challenge || asked.code_challenge_method !== 'S256')
        return ['invalid_request', 'a code_challenge with the method S256 is needed']
      if (!/^[\w~.-]{43,128}$/.test(asked.code_challenge)) return ['invalid_request', 'the code_challenge is malformed']
      if (!granted) return ['invalid_scope', `scopes are: ${scopes.join(', ')}`]
      if (asked.resource !== undefined && !sameResource(asked.resource, resourceOf(base)))
        return ['invalid_target', `the resource of this server is ${resourceOf(base)}`]
      return null
    })()
    const back = (fields: Record<string, string>) => {
      const url = new URL(redirectUri)
      for (const [name, value] of Object.entries({ ...fields, iss: base })) url.searchParams.set(name, value)
      if (asked.state !== undefined) url.searchParams.set('state', asked.state)
      return url.href
    }
    return {
      client,
      redirectUri,
      scopes: granted ?? [],
      back,
      refused: fault && back({ error: fault[0], error_description: fault[1] }),
    }
  }

  /** The address to go to with a code, after a person has said yes. */
  async function allow(
    caller: Principal,
    asked: AuthorizationRequest,
    base: string,
    note: (queries: Queries, client: ClientRow, granted: string[]) => Promise<void>,
  ): Promise<string> {
    const checked = await checkAuthorization(asked, base)
    if (checked.refused) return checked.refused
    const code = newToken()
    await database.transaction(async (queries) => {
      await store.insertCode(
        {
          codeHash: sha256(code),
          clientId: checked.client.id,
          teamId: caller.teamId,
          userId: caller.userId,
          scope: checked.scopes.join(' '),
          resource: resourceOf(base),
          redirectUri: checked.redirectUri,
          codeChallenge: asked.code_challenge!,
          grantId: null,
          expiresAt: iso(codeMs),
        },
        queries,
      )
      await note(queries, checked.client, checked.scopes)
    })
    return checked.back({ code })
  }

  async function issue(grantId: string, scope: string, queries: Queries) {
    const [access, refresh] = [accessPrefix + newToken(), refreshPrefix + newToken()]
    const row = (token: string, kind: 'access' | 'refresh', lifeMs: number) => ({
      tokenHash: sha256(token),
      grantId,
      kind,
      replacedAt: null,
      expiresAt: iso(lifeMs),
    })
    await store.insertTokens([row(access, 'access', accessMs), row(refresh, 'refresh', refreshMs)], queries)
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: accessMs / 1000,
      refresh_token: refresh,
      scope,
    }
  }

  async function end(teamId: string, grantId: string): Promise<void> {
    await store.removeGrant(teamId, grantId, database.queries)
    await cache.changed()
  }

  async function exchangeCode(asked: TokenRequest) {
    const found = asked.code === undefined ? undefined : await store.findCode(sha256(asked.code))
    const invalid = () => new OAuthFault('invalid_grant', 'the code is unknown, expired, used, or of another program')
    if (!found || found.clientId !== asked.client_id) throw invalid()
    if (found.grantId !== null) {
      // Somebody has the code who should not: what the first one got is not trusted either.
      await end(found.teamId, found.grantId)
      throw invalid()
    }
    if (found.expiresAt <= iso()) throw invalid()
    if (asked.redirect_uri !== undefined && asked.redirect_uri !== found.redirectUri)
      throw new OAuthFault('invalid_grant', 'the redirect_uri is not the one that the code was asked for with')
    if (!provesChallenge(asked.code_verifier, found.codeChallenge))
      throw new OAuthFault('invalid_grant', 'the code_verifier does not fit the code_challenge')
    assertResource(asked, found.resource)
    const { clientId, teamId, userId, scope, resource } = found
    const grantId = newId()
    await store.prune(iso(), iso(-86_400_000), iso(-unusedMs))
    return database.transaction(async (queries) => {
      if (!(await store.useCode(found.codeHash, grantId, queries))) throw invalid()
      const grant = { id: grantId, clientId, teamId, userId, scope, resource, lastUsedAt: null, createdAt: iso() }
      await store.insertGrant(grant, queries)
      return issue(grantId, scope, queries)
    })
  }

  async function refresh(asked: TokenRequest) {
    const found =
      asked.refresh_token === undefined ? undefined : await store.findToken(sha256(asked.refresh_token), 'refresh')
    const invalid = () => new OAuthFault('invalid_grant', 'the refresh token is unknown, expired or replaced')
    if (!found || found.clientId !== asked.client_id || found.expiresAt <= iso()) throw invalid()
    assertResource(asked, found.resource)
    if (found.replacedAt !== null && found.replacedAt < iso(-graceMs)) {
      await end(found.teamId, found.grantId)
      throw invalid()
    }
    return database.transaction(async (queries) => {
      await store.replaceToken(found.tokenHash, iso(), queries)
      return issue(found.grantId, found.scope, queries)
    })
  }

  return {
    register,
    checkAuthorization,
    allow,
    end,
    token(asked: TokenRequest) {
      if (asked.grant_type === 'authorization_code') return exchangeCode(asked)
      if (asked.grant_type === 'refresh_token') return refresh(asked)
      throw new OAuthFault('unsupported_grant_type', 'grant types are: authorization_code, refresh_token')
    },
    /** Of either kind; one that is not known is no fault (RFC 7009). */
    async revoke(token: string, clientId: string | undefined): Promise<void> {
      const hash = sha256(token)
      const found = (await store.findToken(hash, 'access')) ?? (await store.findToken(hash, 'refresh'))
      if (found && found.clientId === clientId) await end(found.teamId, found.grantId)
    },
    /** Whom an access token stands for, at the address that it was made for. */
    async byAccessToken(token: string, base: string): Promise<Person> {
      const hash = sha256(token)
      const held = await cache.get<HeldToken>('mcp-token', hash, async () => {
        const found = (await store.findToken(hash, 'access')) ?? null
        if (found && (found.lastUsedAt ?? '') < iso(-usedEveryMs)) await store.used(found.grantId, iso())
        return found
      })
      if (!held) throw credentialFault('unknown-key')
      if (held.expiresAt <= iso()) throw credentialFault('expired')
      if (held.resource !== resourceOf(base)) throw credentialFault('audience')
      return {
        userId: held.userId,
        team: { id: held.teamId, organizationId: held.organizationId, role: held.role },
        via: 'token',
        permissions: permissionsOf(held.scope),
        credentialId: held.grantId,
      }
    },
  }
}

export const resourceOf = (base: string): string => `${base}/mcp`

const sameResource = (asked: string, own: string): boolean =>
  URL.canParse(asked) && new URL(asked).href.replace(/\/$/, '') === new URL(own).href

function assertResource({ resource }: TokenRequest, own: string): void {
  if (resource !== undefined && !sameResource(resource, own))
    throw new OAuthFault('invalid_target', `the resource of this server is ${own}`)
}

function provesChallenge(verifier: string | undefined, challenge: string): boolean {
  if (verifier === undefined || verifier.length < 43 || verifier.length > 128) return false
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const wanted = Buffer.from(challenge)
  return made.length === wanted.length && timingSafeEqual(made, wanted)
}
