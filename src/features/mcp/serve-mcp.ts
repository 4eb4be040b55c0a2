import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { DiskRoom } from '../../platform/files/disk-room.ts'
import { registerRoutes } from '../../platform/http/server.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import { loadFetch, loadInPieces } from '../../platform/load-in-pieces.ts'
import type { Log } from '../../platform/log.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { stopping } from '../../platform/workers/workers.errors.ts'
import { accessErrors, type createAuthenticate, inTeam, type Principal, personRoute, tagged } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { mcpErrors } from './mcp.errors.ts'
import { buildServer, type McpRequest } from './mcp-server.ts'
import { resourceMetadataPath } from './oauth.routes.ts'
import { scopes } from './scopes.ts'
import type { McpTool } from './tool.ts'
import { makeSchemas } from './tool-schemas.ts'

export type ServeMcpDeps = {
  database: Database
  clock: Clock
  bus: Bus
  log: Log
  version: string
  tools: McpTool[]
  room: Pick<DiskRoom, 'admit'>
  authenticate: ReturnType<typeof createAuthenticate>
  baseUrl(request: FastifyRequest): string
  /** Whether a name in the Host header is one that this service goes by. */
  isOwnHost(request: FastifyRequest): boolean
  isOwnOrigin(origin: string, request: FastifyRequest): boolean | string | undefined
  /** Aborts when the service stops: what would go on for ever ends. */
  stopping: AbortSignal
  closing: AbortSignal
}

const loadMessages = () => import('./sdk/messages.ts')
const anyMessage = {
  jsonrpc: '2.0',
  id: 0,
  method: 'ping',
  params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '' } },
}
/** The first message makes the schemas of all of either era, each in a turn of its own. */
const sdkParts = [
  loadFetch,
  loadMessages,
  async () => (await loadMessages()).isJSONRPCRequest(anyMessage),
  async () => (await loadMessages()).classifyInboundRequest({ httpMethod: 'POST', body: anyMessage }),
  async () => (await loadMessages()).preloadSchemas(),
  () => import('./sdk/used.ts'),
]
const cancelTopic = 'mcp-cancel'
const sessionHeader = 'mcp-session-id'

/**
 * Streamable HTTP without sessions: every message is a request of its own, so any instance answers it. Clients of both eras of the
 * protocol are served: those that say everything with each request (2026-07-28), and those that shake hands first.
 */
export function serveMcp(server: FastifyInstance, deps: ServeMcpDeps): void {
  const { bus, log, baseUrl, closing } = deps
  const underWay = new Map<string, Set<AbortController>>()
  const requests = new WeakMap<object, McpRequest>()
  const handlers: Partial<Record<'calls' | 'other', Promise<McpHttpHandler>>> = {}

  // The SDK is loaded with the first message, not with the start.
  const loadHandler = (kind: 'calls' | 'other') => {
    handlers[kind] ??= loadInPieces(sdkParts, async () => {
      const { createMcpHandler, McpServer } = await import('./sdk/used.ts')
      const made = createMcpHandler(({ authInfo }) => buildServer(McpServer, deps, requests.get(authInfo!)!), {
        onerror: (error) => log.debug({ err: error }, 'an MCP message was refused'),
        maxSubscriptions: 200,
        // A call can take minutes: as a stream it is kept alive through proxies that end what is silent.
        responseMode: kind === 'calls' ? 'sse' : 'auto',
      })
      // Calls under way may finish when the service stops; streams of notices would never.
      const end = kind === 'calls' ? closing : deps.stopping
      end.addEventListener('abort', () => void made.close(), { once: true })
      return made
    })
    return handlers[kind]
  }

  bus.subscribe(cancelTopic, (name) => {
    for (const controller of underWay.get(name) ?? []) controller.abort(new DOMException('cancelled', 'AbortError'))
  })

  /** Before credentials: a page of another site must not even learn whether one is good. */
  function guard(request: FastifyRequest): void {
    const { origin } = request.headers
    if (!deps.isOwnHost(request)) throw mcpErrors.wrongOrigin()
    if (origin !== undefined && !deps.isOwnOrigin(origin, request)) throw mcpErrors.wrongOrigin()
  }

  async function authenticate(request: FastifyRequest, access: Parameters<typeof deps.authenticate>[1]) {
    try {
      return await deps.authenticate(request, access)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 401) throw error
      const given = request.headers.authorization !== undefined || request.headers['x-api-key'] !== undefined
      const challenge = [
        ...(given ? ['error="invalid_token"'] : []),
        `resource_metadata="${baseUrl(request)}${resourceMetadataPath}"`,
        `scope="${scopes.join(' ')}"`,
      ].join(', ')
      throw accessErrors.jwtInvalid(error.detail, { 'www-authenticate': `Bearer ${challenge}` })
    }
  }

  async function serve(
    caller: Principal,
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    gone: AbortSignal,
  ) {
    // A list would pass the limits of a key, and hold everyone up while all of it is answered.
    if (Array.isArray(body)) throw mcpErrors.oneMessage()
    const message = (body ?? {}) as { method?: unknown; id?: unknown; params?: { requestId?: unknown } }
    if (countValues(message, message.method === 'tools/call' ? message.params : null) > maxValues)
      throw mcpErrors.tooManyParts()
    const session = request.headers[sessionHeader]
    const nameOf = (id: unknown) => sha256(JSON.stringify([caller.credentialId, session ?? request.ip, id]))
    // A client that shook hands cancels with a message of its own, which any instance may get.
    if (message.method === 'notifications/cancelled')
      await bus
        .publish(cancelTopic, nameOf(message.params?.requestId))
        .catch((error) => log.debug({ err: error }, 'a cancel notice was not sent'))

    const cancel = new AbortController()
    const signal = AbortSignal.any([gone, cancel.signal])
    const name = message.id === undefined ? null : nameOf(message.id)
    if (name !== null) underWay.set(name, (underWay.get(name) ?? new Set()).add(cancel))
    try {
      const base = baseUrl(request)
      const authInfo = { token: '', clientId: caller.credentialId, scopes: [] }
      requests.set(authInfo, {
        caller,
        base,
        requestId: request.id,
        signal,
        note: (tool, args) => noteCall(deps, caller, request, tool, args),
      })
      if (message.method === 'tools/list') await mapInTurns(deps.tools, makeSchemas)
      const handler = await loadHandler(message.method === 'tools/call' ? 'calls' : 'other')
      const asked = new Request(`${base}/mcp`, {
        method: request.method,
        headers: headersOf(request),
        body: JSON.stringify(body),
        signal,
      })
      const answer = await handler.fetch(asked, { authInfo, parsedBody: body }).catch((error) => {
        // Its handler is closed when the service stops.
        throw deps.stopping.aborted ? stopping() : error
      })
      // No session is kept; the name only tells apart whose message is cancelled.
      if (message.method === 'initialize' && answer.ok) answer.headers.set(sessionHeader, newToken())
      await send(answer, reply)
    } finally {
      const same = name === null ? undefined : underWay.get(name)
      same?.delete(cancel)
      if (same?.size === 0) underWay.delete(name!)
    }
  }

  const words = {
    summary: 'MCP',
    guard,
    answer: { kind: 'raw', contentType: '', description: '' } as const,
  }
  const refuse = () => {
    throw mcpErrors.methodNotAllowed(undefined, { allow: 'POST' })
  }
  registerRoutes(
    server,
    tagged('MCP', [
      personRoute('POST', '/mcp', {
        ...words,
        body: z.unknown(),
        handle: ({ caller, body, request, reply, signal }) => serve(inTeam(caller), body, request, reply, signal),
      }),
      personRoute('GET', '/mcp', { ...words, handle: refuse }),
      personRoute('DELETE', '/mcp', { ...words, handle: refuse }),
    ]) as never,
    { prefix: '', checkResponses: false, authenticate: authenticate as never, closing },
  )
}

/** The SDK looks at all of them in one turn, and answers each that does not fit with words of its own. */
const maxValues = 1_000

/** Values within a message, counted no further than they may be; the arguments of a tool have limits of their own. */
function countValues(value: unknown, called: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  if (Array.isArray(value) && value.length > maxValues) return value.length
  let count = 1
  for (const name in value) {
    if (value === called && name === 'arguments') continue
    count += countValues((value as Record<string, unknown>)[name], called)
    if (count > maxValues) break
  }
  return count
}

async function noteCall(
  { database, clock }: ServeMcpDeps,
  caller: Principal,
  request: FastifyRequest,
  tool: string,
  args: Record<string, unknown>,
): Promise<void> {
  const { spaceId, dashboardId } = args
  const targetId = typeof dashboardId === 'string' ? dashboardId : typeof spaceId === 'string' ? spaceId : null
  const entry = {
    ...by(caller, request),
    action: 'mcp.tool-called',
    targetId,
    detail: { tool, credentialId: caller.credentialId },
  } as const
  await record(database.queries, entry, isoNow(clock))
}

function headersOf({ headers }: FastifyRequest): Headers {
  const result = new Headers()
  // The body is written anew, and no credential is anyone's business further on.
  const left = new Set(['content-length', 'transfer-encoding', 'connection', 'authorization', 'x-api-key', 'cookie'])
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !left.has(name)) result.set(name, Array.isArray(value) ? value.join(', ') : value)
  return result
}

async function send(answer: Response, reply: FastifyReply): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    const body = Buffer.from(await answer.arrayBuffer())
    reply.code(answer.status).headers(Object.fromEntries(answer.headers)).header('cache-control', 'no-store').send(body)
    return
  }
  reply.hijack()
  const headers = { ...(reply.getHeaders() as Record<string, string>), ...Object.fromEntries(answer.headers) }
  reply.raw.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' })
  if (!answer.body) {
    reply.raw.end()
    return
  }
  reply.raw.flushHeaders()
  // Whoever goes away in the middle has been heard of through the signal.
  await pipeline(Readable.fromWeb(answer.body as never), reply.raw).catch(() => {})
}
