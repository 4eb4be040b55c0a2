import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { webAddress } from '../../platform/fields.contract.ts'
import { isDiskFull } from '../../platform/files/disk-full.ts'
import type { DiskRoom } from '../../platform/files/disk-room.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import type { Log } from '../../platform/log.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { createSlidingWindow, type Limit, retryAfter } from '../../platform/sliding-window.ts'
import { authorizationRequest } from './mcp.contract.ts'
import { type OAuth, resourceOf, type TokenRequest } from './oauth.ts'
import { OAuthFault } from './oauth-fault.ts'
import { scopes } from './scopes.ts'

export type OAuthRouteDeps = {
  oauth: OAuth
  log: Log
  room: Pick<DiskRoom, 'admit'>
  baseUrl(request: FastifyRequest): string
}

const registration = z.object({
  redirect_uris: z.array(z.string().min(1).max(1_000)).min(1).max(20),
  client_name: z.string().max(200).optional(),
  client_uri: webAddress(1_000).optional().catch(undefined),
})

/** Anybody may send these, and forms of very many fields take long to read: no token, code or address is nearly as long. */
const formBytes = 16 * 1024
const registrationBytes = 64 * 1024

/** From one address: anybody may register, so that this is bounded; renewing tokens is what programs do all day. */
const registrations: Limit = { max: 60, windowMs: 3_600_000 }
const exchanges: Limit = { max: 600, windowMs: 60_000 }

export const resourceMetadataPath = '/.well-known/oauth-protected-resource/mcp'

/** The addresses that OAuth describes. They speak OAuth's own language, errors included, and know no cookie. */
export function registerOAuth(server: FastifyInstance, { oauth, log, room, baseUrl }: OAuthRouteDeps): void {
  const window = createSlidingWindow(100_000)
  const count = (request: FastifyRequest, kind: string, limit: Limit) => {
    const wait = window.take(`${kind} ${networkOf(request.ip)}`, limit)
    if (wait > 0)
      throw new OAuthFault('temporarily_unavailable', 'too many requests: try again later', 429, retryAfter(wait))
  }
  const send = (reply: FastifyReply, body: unknown, status = 200) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body))

  const resource = (request: FastifyRequest, reply: FastifyReply) => {
    const base = baseUrl(request)
    return send(reply, {
      resource: resourceOf(base),
      resource_name: 'Tallyroom',
      authorization_servers: [base],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
    })
  }
  server.get('/.well-known/oauth-protected-resource', resource)
  server.get(resourceMetadataPath, resource)
  server.get('/.well-known/oauth-authorization-server', (request, reply) => {
    const base = baseUrl(request)
    return send(reply, {
      issuer: base,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      registration_endpoint: `${base}/oauth/register`,
      revocation_endpoint: `${base}/oauth/revoke`,
      scopes_supported: scopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  // The page's own router would read numbers and lists into what is not its business: it gets the request in one opaque word.
  server.get('/oauth/authorize', (request, reply) => {
    const asked = Object.entries(request.query as Record<string, unknown>).filter(([name]) =>
      Object.hasOwn(authorizationRequest.shape, name),
    )
    const word = Buffer.from(JSON.stringify(Object.fromEntries(asked))).toString('base64url')
    return reply.header('cache-control', 'no-store').redirect(`/oauth/consent?request=r.${word}`)
  })

  server.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
      if (error instanceof OAuthFault) {
        reply.headers(error.headers)
        return send(reply, { error: error.error, error_description: error.message }, error.status)
      }
      if (isDiskFull(error)) {
        log.warn({ err: error, request: request.id, url: request.routeOptions.url }, 'the disk is full')
        const { status, detail } = httpErrors.storageFull()
        return send(reply, { error: 'temporarily_unavailable', error_description: detail }, status)
      }
      const status = 'status' in error ? Number(error.status) : (error.statusCode ?? 500)
      if (status < 500) return send(reply, { error: 'invalid_request', error_description: error.message }, status)
      log.error({ err: error, request: request.id, url: request.routeOptions.url }, 'request failed')
      return send(reply, { error: 'server_error', error_description: request.id }, 500)
    })

    scope.post('/oauth/register', { bodyLimit: registrationBytes }, async (request, reply) => {
      count(request, 'register', registrations)
      await room.admit({ addsData: true })
      const asked = registration.safeParse(request.body)
      if (!asked.success) {
        const issue = asked.error.issues[0]!
        throw new OAuthFault('invalid_client_metadata', `${issue.path.join('.')}: ${issue.message}`)
      }
      const client = await oauth.register(asked.data)
      return send(
        reply,
        {
          client_id: client.id,
          client_id_issued_at: Math.floor(Date.parse(client.createdAt) / 1000),
          client_name: client.name,
          ...(client.uri && { client_uri: client.uri }),
          redirect_uris: asked.data.redirect_uris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
          scope: scopes.join(' '),
        },
        201,
      )
    })
    scope.post('/oauth/token', { bodyLimit: formBytes }, async (request, reply) => {
      count(request, 'token', exchanges)
      return send(reply, await oauth.token(formOf(request)))
    })
    scope.post('/oauth/revoke', { bodyLimit: formBytes }, async (request, reply) => {
      count(request, 'token', exchanges)
      const { token, client_id } = formOf(request) as Record<string, string | undefined>
      if (token === undefined) throw new OAuthFault('invalid_request', 'a token is needed')
      await oauth.revoke(token, client_id)
      return send(reply, {})
    })
  })
}

function formOf({ headers, body }: FastifyRequest): TokenRequest {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? ''))
    throw new OAuthFault('invalid_request', 'this takes application/x-www-form-urlencoded')
  return body as TokenRequest
}
