import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ErrorFactory } from '../errors.ts'
import type { TakePage } from './paging.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a handler may answer besides JSON. */
export type Answer =
  | { kind: 'json'; schema: z.ZodType }
  /** A single string body, `application/octet-stream`. */
  | { kind: 'string' }
  | { kind: 'empty' }
  /** The handler writes the reply itself: files, event streams, bytes written by a child process. */
  | { kind: 'raw'; contentType: string; description: string; schema?: z.ZodType }

/**
 * `json`: required; `optional-json`: an absent body means `{}`; `multipart`: the handler reads the raw stream; `bytes`: the handler
 * gets the body as it came, for signatures that are made over it.
 */
export type BodyKind = 'none' | 'json' | 'optional-json' | 'multipart' | 'bytes'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** The parameters that a path names: `/things/:id` has an id. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

const paramsByNames = new Map<string, z.ZodType>()
function paramsOf(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name!)
  if (names.length === 0) return undefined
  const key = names.join()
  const known = paramsByNames.get(key) ?? z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])))
  paramsByNames.set(key, known)
  return known
}

/**
 * `Caller` is what the application's authenticate hook makes of a request, and `Access` how a route says
 * who may call it; the HTTP layer passes both through and knows no more of them.
 */
export type Route<Caller = unknown, Access = unknown> = {
  method: Method
  /** Fastify path below /api: `/things/:id`. */
  path: string
  /** Other paths of the same handler; not in the OpenAPI document. */
  aliases?: string[]
  summary: string
  description?: string
  tag: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  bodyKind: BodyKind
  body?: z.ZodType
  /** Content types of a body that is handed on as it came. */
  bytesOf?: string[]
  /** Most bytes of a JSON body, when the general limit does not fit. */
  bodyLimit?: number
  /** Most different names of fields in a long JSON body, when the general limit does not fit. */
  maxNames?: number
  /** What a wrong content type gets, when it is not api/unsupported-media-type. */
  wrongMediaType?: ErrorFactory
  /** Runs after the content type check, before credentials. */
  guard?: (request: FastifyRequest) => void | Promise<void>
  /** Whether it brings new data, where that is not what its right and method say: such wait when the disk is full. */
  addsData?: boolean
  /** Many megabytes may be read for it, or answered: such are made a few at a time. */
  long?: true
  status: number
  /** Another status of the same answer, for which the handler asks with `answerOtherStatus`. */
  alsoStatus?: { status: number; when: string }
  answer: Answer
  /** Headers of the answer worth telling of in the OpenAPI document: name -> meaning. */
  answerHeaders?: Record<string, string>
  errors: ErrorFactory[]
  handle(context: HandlerContext<Caller>): unknown
}

/** What a route says of itself, for the hooks of the server. */
export type RouteConfig = {
  route?: Route
  /** What it answers tells of a change. */
  changes?: boolean
  /** Whether it was asked by a visitor. */
  isVisit?: (request: FastifyRequest) => boolean
}

export type HandlerContext<Caller> = {
  caller: Caller
  // biome-ignore lint/suspicious/noExplicitAny: typed by defineRoute for each route
  params: any
  // biome-ignore lint/suspicious/noExplicitAny: typed by defineRoute for each route
  query: any
  // biome-ignore lint/suspicious/noExplicitAny: typed by defineRoute for each route
  body: any
  request: FastifyRequest
  reply: FastifyReply
  /** Aborts when the client goes away or the service stops. */
  signal: AbortSignal
  /** Answers with the route's `alsoStatus`. */
  answerOtherStatus(): void
  page: TakePage
}

/** A route before its list says what it belongs to. */
export type Untagged<Caller, Access> = Omit<Route<Caller, Access>, 'tag'> & { tag?: string }

/** Routes under the heading that the OpenAPI document gives them. */
export const tagged = <Caller, Access>(tag: string, routes: Untagged<Caller, Access>[]): Route<Caller, Access>[] =>
  routes.map((route) => ({ tag, ...route }))

type AnswerOf<J> = J extends z.ZodType ? z.input<J> : unknown

export type RouteWords<Caller, Access, Path extends string, P, Q, B, J> = {
  summary: string
  description?: string
  /** Where it is not that of the list which the route stands in. */
  tag?: string
  access: Access
  aliases?: string[]
  /** Where what the path names is more than a text. */
  params?: P
  query?: Q
  /** A JSON body. */
  body?: B
  /** An absent JSON body means `{}`. */
  bodyOptional?: boolean
  multipart?: boolean
  /** The body as it came (`request.body`, a Buffer), of one of these content types. */
  bytesOf?: string[]
  bodyLimit?: number
  maxNames?: number
  wrongMediaType?: ErrorFactory
  guard?: Route['guard']
  addsData?: boolean
  long?: true
  status?: number
  alsoStatus?: Route['alsoStatus']
  /** The answer's schema; or one of the other kinds of answer. */
  answer: J | Exclude<Answer, { kind: 'json' }>
  answerHeaders?: Record<string, string>
  errors?: ErrorFactory[]
  handle(context: {
    caller: Caller
    params: P extends z.ZodType ? z.output<P> : PathParams<Path>
    query: Parsed<Q>
    body: Parsed<B>
    request: FastifyRequest
    reply: FastifyReply
    signal: AbortSignal
    answerOtherStatus(): void
    page: TakePage
  }): Promise<AnswerOf<J>> | AnswerOf<J>
}

const isSchema = (answer: unknown): answer is z.ZodType =>
  typeof answer === 'object' && answer !== null && '_zod' in answer

/** Binds the application's words for callers and access once; features then write `route('GET', '/things', { ... })`. */
export function routeDefiner<Access>() {
  return function route<
    Caller,
    const Path extends string,
    P extends z.ZodType | undefined = undefined,
    Q extends z.ZodType | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
    J extends z.ZodType | undefined = undefined,
  >(method: Method, path: Path, words: RouteWords<Caller, Access, Path, P, Q, B, J>): Untagged<Caller, Access> {
    const { body, bodyOptional, multipart, status, answer, errors, ...rest } = words
    const resolved: Answer = isSchema(answer) ? { kind: 'json', schema: answer } : (answer as Answer)
    return {
      ...rest,
      method,
      path,
      params: words.params ?? paramsOf(path),
      body,
      bodyKind: words.bytesOf
        ? 'bytes'
        : multipart
          ? 'multipart'
          : body
            ? bodyOptional
              ? 'optional-json'
              : 'json'
            : 'none',
      status: status ?? (resolved.kind === 'empty' ? 204 : 200),
      answer: resolved,
      errors: errors ?? [],
      handle: words.handle as Route<Caller, Access>['handle'],
    } as Untagged<Caller, Access>
  }
}
