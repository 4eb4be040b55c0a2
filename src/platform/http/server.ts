import type { ServerResponse } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { z } from 'zod'
import { shorten } from '../cut-text.ts'
import { isOfWhatIsGone } from '../database/unique.ts'
import { ServiceError } from '../errors.ts'
import { isDiskFull } from '../files/disk-full.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { networkOf } from '../network/addresses.ts'
import { createServer as createHttpServer } from '../network/node-http.ts'
import { createTurns, type Turns, type WorkOwner } from '../turns.ts'
import { createPieces } from '../workers/json-in-turns.ts'
import { stopping, takeTurn } from '../workers/workers.errors.ts'
import { type ArrivingBodies, watchArrivingBodies } from './arriving-bodies.ts'
import { checkContentType, isNoText, parseJson } from './body.ts'
import { fewAtOnce } from './few-at-once.ts'
import { httpErrors } from './http.errors.ts'
import { type LeavingAnswers, watchLeavingAnswers } from './leaving-answers.ts'
import { takePage } from './paging.ts'
import { clientErrorHandler, endRaw, maxHeaderBytes, sendRaw } from './raw-answers.ts'
import type { HandlerContext, Route, RouteConfig } from './route.ts'
import { watchStopping } from './stopping.ts'
import { type TrustedProxies, trustOf } from './trusted-proxies.ts'
import { compileWrite } from './write-declared.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: unknown
  }
}

export type ServerOptions = {
  log: Log
  trustProxy: TrustedProxies
  bodyLimit: number
  bodies?: Partial<ArrivingBodies>
  answers?: Partial<LeavingAnswers>
  /** Aborts when what was under way when the service was told to stop has had its time. */
  overdue?: AbortSignal
}

function noOtherSchemas(): never {
  throw new Error('routes are checked by their Zod schemas, not by Fastify')
}

const connections = {
  maxHeaderSize: maxHeaderBytes,
  headersTimeout: 60_000,
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
  // Node would refuse a request without Host by itself, and not in our words.
  requireHostHeader: false,
}

export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: trustOf(options.trustProxy),
    bodyLimit: options.bodyLimit,
    genReqId: () => newId(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // An address is bounded by the headers; what looks for an id that long finds nothing.
    routerOptions: { maxParamLength: maxHeaderBytes, ignoreTrailingSlash: false },
    // Fastify's own answer while it closes is not in our words.
    return503OnClosing: false,
    serverFactory: (handle) => fewAtOnce(createHttpServer(connections, handle)),
    clientErrorHandler,
    // Bodies are checked by Zod. Without these, Fastify loads a hundred files of another checker at each start.
    schemaController: { compilersFactory: { buildValidator: noOtherSchemas, buildSerializer: noOtherSchemas } },
    frameworkErrors: (error, request, reply) => sendError(options.log, error, request, reply),
  })
  // `Expect: 100-continue` is answered by Node; any other by this.
  app.server.on('checkExpectation', (_request, response: ServerResponse) =>
    sendRaw(response, httpErrors.expectationFailed()),
  )
  // Node hands over the bare connection, or closes it without a word.
  app.server.on('connect', (request, socket) =>
    endRaw(socket, httpErrors.notFound(`there is nothing at CONNECT ${request.url}`)),
  )
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw httpErrors.invalidRequest('the Host header is missing')
  })
  app.decorateRequest('caller', undefined)
  watchStopping(app, options.overdue)
  watchArrivingBodies(app, options.bodies)
  watchLeavingAnswers(app, options.answers)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { bodyKind: kind, maxNames } = (request.routeOptions.config as RouteConfig).route ?? {}
    if (kind === 'bytes') return done(null, body)
    parseJson(body as Buffer, kind === 'optional-json', maxNames).then((value) => done(null, value), done)
  })
  app.addContentTypeParser(
    ['application/yaml', 'application/x-yaml', 'text/yaml'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    const kind = (request.routeOptions.config as RouteConfig).route?.bodyKind
    if (kind === 'bytes') done(null, body)
    else done(httpErrors.unsupportedMediaType())
  })
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  app.setErrorHandler((error, request, reply) =>
    // What was cut off fails in many ways.
    sendError(options.log, options.overdue?.aborted ? stopping() : (error as Error), request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    sendError(
      options.log,
      httpErrors.notFound(`there is nothing at ${request.method} ${shorten(request.url.split('?')[0]!, maxNameTold)}`),
      request,
      reply,
    ),
  )
  return app
}

type Words<Caller, Access> = Pick<Route<Caller, Access>, 'method' | 'access' | 'addsData'>

export type RegisterOptions<Caller, Access> = {
  prefix: string
  checkResponses: boolean
  /** Credentials, team and permission, in this order; throws what is to be answered. */
  authenticate(request: FastifyRequest, access: Access): Promise<Caller> | Caller
  /** Called before whatever may change something; throws where there is no room for it. */
  admit?(route: Words<Caller, Access>, bytes: number): Promise<void>
  /** Whether what it answers tells of a change. */
  changes?(route: Words<Caller, Access>): boolean
  /** In whose turn a long answer is made; null for a visitor. */
  ownerOf?(caller: Caller): WorkOwner | null
  /** Aborts when the service stops taking requests. */
  closing: AbortSignal
}

/** Each route's handler knows the kind of caller that `authenticate` gives for its access; the list as a whole does not. */
export function registerRoutes<Caller, Access>(
  app: FastifyInstance,
  routes: Route<never, Access>[],
  options: RegisterOptions<Caller, Access>,
): void {
  const turns = createTurns(longAnswers)
  const isVisit = ({ caller }: FastifyRequest) => options.ownerOf?.(caller as Caller) === null
  for (const route of routes) {
    const handle = routeHandler(route, options)
    const handler = route.long ? inLongTurns(handle, turns, options) : handle
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      app.route({
        method: route.method,
        url: `${options.prefix}${path}`,
        bodyLimit: route.bodyLimit,
        config: { route, changes: options.changes?.(route), isVisit } as RouteConfig,
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
          checkContentType(request, route)
          await route.guard?.(request)
          request.caller = await options.authenticate(request, route.access)
          if (route.method !== 'GET') await options.admit?.(route, Number(request.headers['content-length']) || 0)
        },
        handler,
      })
    }
  }
}

/** Long answers that are made at once; the last place is for other teams than one, and for none of the visitors. */
const longAnswers = { places: 4, maxWaiting: 100, waitMs: 30_000 }

function routeHandler<Caller, Access>(route: Route<never, Access>, options: RegisterOptions<Caller, Access>) {
  const { answer } = route
  const write = answer.kind === 'json' ? compileWrite(answer.schema) : null
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (route.bodyKind === 'json' && request.body === undefined) throw httpErrors.invalidJson('the body is empty')
    let { status } = route
    const context: HandlerContext<never> = {
      caller: request.caller as never,
      params: check('path', route.params, asText(request.params as Record<string, string>)),
      query: check('query', route.query, request.query),
      body:
        route.bodyKind === 'multipart' || route.bodyKind === 'bytes'
          ? undefined
          : check('body', route.body, request.body === undefined ? {} : request.body),
      request,
      reply,
      get signal() {
        return requestSignal(request, reply, options.closing)
      },
      answerOtherStatus() {
        status = route.alsoStatus?.status ?? status
      },
      page: <Row>(rows: Row[], cursorOf?: (last: Row) => string) =>
        takePage(request, reply, rows, context.query.limit, cursorOf),
    }
    const result = await route.handle(context)
    if (answer.kind === 'raw') return reply
    reply.code(status)
    if (answer.kind === 'empty') return reply.send()
    if (answer.kind === 'string') return reply.type('application/octet-stream').send(Buffer.from(String(result)))
    if (options.checkResponses) answer.schema.parse(result)
    const pieces = createPieces()
    await write?.(result, pieces.add)
    return reply.type('application/json; charset=utf-8').send(pieces.end())
  }
}

type Handler = ReturnType<typeof routeHandler>

/** Whoever waits holds nothing yet. Visitors are told apart by their addresses, whichever links they have. */
const inLongTurns =
  <Caller>(handle: Handler, turns: Turns, { closing, ownerOf }: RegisterOptions<Caller, never>): Handler =>
  async (request, reply) => {
    const address = networkOf(request.ip)
    const owner = ownerOf?.(request.caller as Caller) ?? { teamId: address, shareLinkId: address }
    const done = await takeTurn(turns, owner, requestSignal(request, reply, closing), httpErrors.busy)
    return handle(request, reply).finally(done)
  }

const signals = new WeakMap<FastifyRequest, AbortSignal>()

function requestSignal(request: FastifyRequest, reply: FastifyReply, closing: AbortSignal): AbortSignal {
  let signal = signals.get(request)
  if (!signal) {
    const gone = new AbortController()
    const stop = () => gone.abort(closing.reason)
    const left = () => {
      closing.removeEventListener('abort', stop)
      // Whatever stops at it and throws it tells of no fault of ours.
      if (!reply.raw.writableFinished) gone.abort(httpErrors.invalidRequest('the client went away'))
    }
    if (closing.aborted) stop()
    // Not AbortSignal.any: on a signal as old as the service it costs every request, and the collector, more than this.
    else closing.addEventListener('abort', stop, { once: true })
    // Whoever went away while we looked at who they are is told of once, and before anybody asked.
    if (reply.raw.closed) left()
    else reply.raw.once('close', left)
    signal = gone.signal
    signals.set(request, signal)
  }
  return signal
}

/** A name that is no text is nothing's name. SQLite would look for it and PostgreSQL refuse to: with this both find nothing. */
const asText = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, text.toWellFormed().replaceAll('\0', '\ufffd')]),
  )

function refuseNoText(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat())
      if (typeof text === 'string' && isNoText(text))
        throw httpErrors.invalidRequest(`query.${name}: holds a character that is no text`)
}

function check(place: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    const stray = place === 'query' ? Object.keys(value as object)[0] : undefined
    if (stray !== undefined) throw httpErrors.invalidRequest(`query.${stray}: this operation takes no such parameter`)
    return undefined
  }
  if (place === 'query') refuseNoText(value as Record<string, unknown>)
  const parsed = schema.safeParse(value, { error: inShort })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  const where = [place, ...issue.path.map((part) => shorten(String(part), maxNameTold))].join('.')
  throw httpErrors.invalidRequest(`${where}: ${issue.message}`)
}

const maxNameTold = 200
const mostNamesTold = 20

/** The names of fields are the caller's, as many and as long as a body holds: an answer with all of them takes long to write. */
function inShort(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined
  const names = issue.keys.slice(0, mostNamesTold).map((name) => `"${shorten(name, maxNameTold)}"`)
  const more = issue.keys.length - names.length
  return `Unrecognized key${issue.keys.length > 1 ? 's' : ''}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const frameworkCodes: Record<string, (error: Error) => ServiceError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => httpErrors.payloadTooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => httpErrors.unsupportedMediaType(),
  FST_ERR_CTP_INVALID_TYPE: () => httpErrors.unsupportedMediaType(),
  FST_ERR_CTP_EMPTY_TYPE: () => httpErrors.unsupportedMediaType(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => httpErrors.invalidRequest('the body is not as long as Content-Length says'),
  // Only QUERY must have one, and nothing is asked for with it.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () => httpErrors.notFound(),
  FST_ERR_BAD_URL: () => httpErrors.invalidRequest('path: the address is not valid percent-encoding'),
  // PostgreSQL cannot store U+0000, wherever in a request it stood.
  22021: () => httpErrors.invalidRequest('a text holds the character U+0000, which cannot be stored'),
  ECONNRESET: () => httpErrors.invalidRequest('the connection was cut'),
  ERR_STREAM_PREMATURE_CLOSE: () => httpErrors.invalidRequest('the connection was cut'),
}

export function sendError(log: Log, error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const full = isDiskFull(error)
  const isGone = isOfWhatIsGone(error)
  if (full || isGone)
    log.warn(
      { err: error, request: request.id, url: request.routeOptions.url },
      full ? 'the disk is full' : 'what a row belongs to is gone',
    )
  const known =
    error instanceof ServiceError
      ? error
      : full
        ? httpErrors.storageFull()
        : isGone
          ? httpErrors.goneMeanwhile()
          : frameworkCodes[(error as NodeJS.ErrnoException).code ?? '']?.(error)
  if (!known)
    log.error(
      { err: error, request: request.id, method: request.method, url: request.routeOptions.url },
      'request failed',
    )
  const answer = known ?? httpErrors.internal(request.id)
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy()
    return
  }
  reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...answer.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.toEnvelope()))
}
