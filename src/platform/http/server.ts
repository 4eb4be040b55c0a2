import type { ServerResponse } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { z } from 'zod'
import { shorten } from '../cut-text.ts'
import { isOfWhatIsGone } from '../database/unique.ts'
import { ServiceError } from '../errors.ts'
import { isDiskFull } from '../files/disk-full.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { networkOf } from '../network/addresses.ts'
import { createTurns, type Turns } from '../turns.ts'
import { pause } from '../workers/in-turns.ts'
import { addJson, createPieces } from '../workers/json-in-turns.ts'
import { stopping, takeTurn } from '../workers/workers.errors.ts'
import { type ArrivingBodies, watchArrivingBodies } from './arriving-bodies.ts'
import { checkContentType, isNoText, parseJson } from './body.ts'
import { httpErrors } from './http.errors.ts'
import { type LeavingAnswers, watchLeavingAnswers } from './leaving-answers.ts'
import { takePage } from './paging.ts'
import { compilePick } from './pick-declared.ts'
import { clientErrorHandler, endRaw, maxHeaderBytes, sendRaw } from './raw-answers.ts'
import type { HandlerContext, Route } from './route.ts'
import { watchStopping } from './stopping.ts'
import { type TrustedProxies, trustOf } from './trusted-proxies.ts'

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
    requestTimeout: 0,
    // Fastify's own answer while it closes is not in our words.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    // Node would refuse a request without Host by itself, and not in our words.
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: 60_000, requireHostHeader: false },
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
      httpErrors.notFound(`there is nothing at ${request.method} ${request.url.split('?')[0]}`),
      request,
      reply,
    ),
  )
  return app
}

type RouteConfig = { route?: Route }

export type RegisterOptions<Caller, Access> = {
  prefix: string
  checkResponses: boolean
  /** Credentials, team and permission, in this order; throws what is to be answered. */
  authenticate(request: FastifyRequest, access: Access): Promise<Caller> | Caller
  /** Called before whatever may change something; throws where there is no room for it. */
  admit?(route: Pick<Route<Caller, Access>, 'method' | 'access' | 'addsData'>, bytes: number): Promise<void>
  /** Aborts when the service stops taking requests. */
  closing: AbortSignal
}

/** Each route's handler knows the kind of caller that `authenticate` gives for its access; the list as a whole does not. */
export function registerRoutes<Access>(
  app: FastifyInstance,
  routes: Route<never, Access>[],
  options: RegisterOptions<unknown, Access>,
): void {
  const longTurns = createTurns({ places: longAtOnce, maxWaiting: longWaiting })
  for (const route of routes) {
    const handle = routeHandler(route, options)
    const handler = route.long ? inLongTurns(handle, longTurns, options.closing) : handle
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      app.route({
        method: route.method,
        url: `${options.prefix}${path}`,
        bodyLimit: route.bodyLimit,
        config: { route } as RouteConfig,
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

/** Long answers that are made at once; all but one of them for one address. */
const longAtOnce = 4
const longWaiting = 100

function routeHandler<Access>(route: Route<never, Access>, options: RegisterOptions<unknown, Access>) {
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

/** Whoever waits holds nothing yet. */
const inLongTurns =
  (handle: Handler, turns: Turns, closing: AbortSignal): Handler =>
  async (request, reply) => {
    const signal = requestSignal(request, reply, closing)
    const done = await takeTurn(turns, { teamId: networkOf(request.ip) }, signal)
    return handle(request, reply).finally(done)
  }

type Write = (value: unknown, add: (text: string) => void) => void | Promise<void>

/** Writes what the schema declares: of a list, wherever it stands, an item after the other, so that nobody waits for a long one. */
function compileWrite(schema: z.ZodType): Write {
  if (!holdsList(schema)) return writeAtOnce(schema)
  if (schema instanceof z.ZodArray) {
    const writeItem = writeAtOnce(schema.element as z.ZodType)
    return (list, add) => (Array.isArray(list) ? writeList(list, writeItem, add) : add(JSON.stringify(list)))
  }
  if (schema instanceof z.ZodObject) {
    const writers = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, compileWrite(field)] as const)
    return (value, add) =>
      writeFields(
        writers.map(([name, write]) => ({ name, item: (value as Record<string, unknown>)[name], write })),
        add,
      )
  }
  if (schema instanceof z.ZodRecord) {
    const write = compileWrite(schema.valueType as z.ZodType)
    return (value, add) =>
      writeFields(
        Object.entries(value as object).map(([name, item]) => ({ name, item, write })),
        add,
      )
  }
  const write = compileWrite((schema as z.ZodNullable).unwrap() as z.ZodType)
  return (value, add) => (value === null ? add('null') : write(value, add))
}

function holdsList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true
  if (schema instanceof z.ZodObject) return Object.values<z.ZodType>(schema.shape).some(holdsList)
  if (schema instanceof z.ZodRecord) return holdsList(schema.valueType as z.ZodType)
  return (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) && holdsList(schema.unwrap() as z.ZodType)
}

async function writeFields(
  fields: { name: string; item: unknown; write: Write }[],
  add: (text: string) => void,
): Promise<void> {
  let before = '{'
  for (const { name, item, write } of fields) {
    if (item === undefined) continue
    add(`${before}${JSON.stringify(name)}:`)
    const written = write(item, add)
    if (written) await written
    before = ','
  }
  add(before === '{' ? '{}' : '}')
}

async function writeList(list: unknown[], writeItem: Write, add: (text: string) => void): Promise<void> {
  let before = '['
  for (const item of list) {
    const others = pause()
    if (others) await others
    add(before)
    const written = writeItem(item, add)
    if (written) await written
    before = ','
  }
  add(list.length === 0 ? '[]' : ']')
}

function writeAtOnce(schema: z.ZodType): Write {
  const pick = compilePick(schema)
  return (value, add) => (pick ? add(JSON.stringify(pick(value)) ?? 'null') : addJson(value, add))
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
