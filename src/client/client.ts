import type { Operations } from './operations.ts'
import { type AnswerChunk, chunksOf, eventsOf, type ServerEvent } from './streams.ts'
import {
  createTransport,
  type NamedFile,
  type Page,
  type SendOptions,
  type TransportOptions,
  type UploadOptions,
} from './transport.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Kind = 'json' | 'file' | 'events'
type Name = keyof Operations
/** The paths at which a method answers in this way. */
type PathOf<M extends Method, K extends Kind = Kind> = {
  [N in Name]: N extends `${M} ${infer P}` ? (Operations[N] extends { as: K } ? P : never) : never
}[Name]
type Operation<M extends Method, P extends string> = `${M} ${P}` extends Name ? Operations[`${M} ${P}`] : never
type Part<O, Key extends string> = O extends { [K in Key]: infer V } ? V : never
type AnswerOf<M extends Method, P extends string> = Part<Operation<M, P>, 'answer'>
type PathGiven<O> = O extends { path: infer V } ? { path: V } : { path?: undefined }
/** What has no value is not sent. */
type Unsent<V> = { [K in keyof V]: V[K] | undefined }
type QueryGiven<O> = O extends { query: infer V }
  ? Record<never, never> extends V
    ? { query?: Unsent<V> }
    : { query: Unsent<V> }
  : { query?: undefined }
type BodyGiven<O> = O extends { body: infer V }
  ? { body: V }
  : O extends { body?: infer V }
    ? { body?: V }
    : { body?: undefined }
type Given<O> = PathGiven<O> & QueryGiven<O> & BodyGiven<O> & Pick<SendOptions, 'signal' | 'keepalive' | 'headers'>
/** The options may be left out where nothing in them is needed. */
type Options<O> = Record<never, never> extends Given<O> ? [options?: Given<O>] : [options: Given<O>]
type Item<T> = T extends readonly (infer V)[] ? V : never
type ListPath = { [P in PathOf<'GET', 'json'>]: AnswerOf<'GET', P> extends readonly unknown[] ? P : never }[PathOf<
  'GET',
  'json'
>]
type FormPath<M extends Method> = {
  [N in Name]: N extends `${M} ${infer P}` ? (Operations[N] extends { form: unknown } ? P : never) : never
}[Name]
type FormOf<M extends Method, P extends string> = Part<Operation<M, P>, 'form'>

export type ClientOptions = Omit<TransportOptions, 'base'> & {
  /** Where the service is, as people open it: `https://tallyroom.example.com`. */
  url: string
  apiKey?: string
}
export type Client = ReturnType<typeof createClient>

/** An answer under way: its chunks as they come. */
export type AnswerStream = AsyncIterable<AnswerChunk> & {
  streamId: string
  chatId: string
  spaceId: string
  /** Stops the work at the service; what was said so far is kept there. Leaving the loop alone does not. */
  cancel(): Promise<void>
}

type Loose = (Omit<SendOptions, 'query'> & { path?: Record<string, unknown>; query?: object }) | undefined

const looseOf = (given: readonly unknown[]) => given[0] as Loose

/** `/spaces/{id}` with its values in place. */
function fill(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
}

/**
 * The whole interface, typed from its OpenAPI document: `client.get('/spaces/{id}', { path: { id } })`.
 * Whatever is not a success is thrown as an `ApiError`.
 */
export function createClient({ url, apiKey, headers, ...rest }: ClientOptions) {
  const transport = createTransport({
    ...rest,
    base: `${url.replace(/\/+$/, '')}/api`,
    headers: { ...headers, ...(apiKey !== undefined && { 'x-api-key': apiKey }) },
  })
  const sendable = ({ path: _, ...given }: NonNullable<Loose> = {}) => given as SendOptions
  const caller =
    <M extends Method>(method: M) =>
    <P extends PathOf<M, 'json'>>(path: P, ...given: Options<Operation<M, P>>): Promise<AnswerOf<M, P>> => {
      const options = looseOf(given)
      return transport.call(method, fill(path, options?.path), sendable(options))
    }

  async function pageOf<P extends ListPath>(
    path: P,
    ...given: Options<Operation<'GET', P>>
  ): Promise<Page<Item<AnswerOf<'GET', P>>>> {
    const options = looseOf(given)
    return transport.page(fill(path, options?.path), sendable(options))
  }

  async function ask(question: {
    spaceId: string
    text: string
    /** A chat to go on with; a new one when absent. */
    chatId?: string
    /** The same id again does not ask twice, but answers the same stream. */
    messageId?: string
    signal?: AbortSignal
  }): Promise<AnswerStream> {
    const { spaceId, text, signal, messageId = globalThis.crypto.randomUUID() } = question
    const chatId =
      question.chatId ??
      (await transport.call<{ id: string }>('POST', fill('/spaces/{spaceId}/chats', { spaceId }), { body: {} })).id
    const response = await transport.send(
      'POST',
      fill('/spaces/{spaceId}/chats/{chatId}/messages', { spaceId, chatId }),
      {
        body: { message: { id: messageId, role: 'user', parts: [{ type: 'text', text }] } },
        ...(signal && { signal }),
      },
    )
    const streamId = response.headers.get('x-stream-id') ?? ''
    return {
      streamId,
      chatId,
      spaceId,
      async cancel() {
        const values = { spaceId, chatId, streamId }
        await transport.call('POST', fill('/runs/{spaceId}/chats/{chatId}/streams/{streamId}/cancel', values))
      },
      [Symbol.asyncIterator]: () => chunksOf(response),
    }
  }

  return {
    get: caller('GET'),
    post: caller('POST'),
    put: caller('PUT'),
    patch: caller('PATCH'),
    delete: caller('DELETE'),
    /** One page of a list; `next` is the `cursor` of the following one. */
    page: pageOf,
    /** Everything in a list, page after page. */
    async *list<P extends ListPath>(
      path: P,
      ...given: Options<Operation<'GET', P>>
    ): AsyncGenerator<Item<AnswerOf<'GET', P>>> {
      const options = looseOf(given)
      let cursor: string | null = null
      do {
        const page: Page<Item<AnswerOf<'GET', P>>> = await transport.page(
          fill(path, options?.path),
          sendable({ ...options, query: { ...options?.query, ...(cursor !== null && { cursor }) } }),
        )
        yield* page.rows
        cursor = page.next
      } while (cursor !== null)
    },
    /** `post` where the headers of the answer matter too. */
    async postForAnswer<P extends PathOf<'POST', 'json'>>(
      path: P,
      ...given: Options<Operation<'POST', P>>
    ): Promise<{ body: AnswerOf<'POST', P>; headers: Headers }> {
      const options = looseOf(given)
      const response = await transport.send('POST', fill(path, options?.path), sendable(options))
      return { body: await transport.read(response), headers: response.headers }
    },
    /** A document as text in a form of its own (`accept`), with the headers of the answer; `text` is what is sent. */
    async document<M extends 'GET' | 'POST' | 'PUT', P extends PathOf<M, 'json'>>(
      method: M,
      path: P,
      {
        path: values,
        accept = 'application/json',
        headers: more,
        ...options
      }: PathGiven<Operation<M, P>> & Pick<SendOptions, 'text' | 'headers' | 'signal'> & { accept?: string },
    ): Promise<{ text: string; headers: Headers }> {
      const response = await transport.send(method, fill(path, values as Record<string, unknown> | undefined), {
        ...options,
        headers: { ...more, accept },
      })
      return { text: await response.text(), headers: response.headers }
    },
    /** Where an operation is called, for whatever calls it by itself: a link, an `EventSource`, a chat transport. */
    address<M extends Method, P extends PathOf<M>>(
      _method: M,
      path: P,
      ...given: Record<never, never> extends PathGiven<Operation<M, P>> & QueryGiven<Operation<M, P>>
        ? [options?: PathGiven<Operation<M, P>> & QueryGiven<Operation<M, P>>]
        : [options: PathGiven<Operation<M, P>> & QueryGiven<Operation<M, P>>]
    ): string {
      const options = looseOf(given)
      return transport.addressOf(fill(path, options?.path), sendable(options).query)
    },
    /** `fetch` at such an address, with every failure as an `ApiError`. */
    fetch: transport.request,
    /** A file that the service makes: its name, and the response to read it from. */
    file<M extends 'GET' | 'POST', P extends PathOf<M, 'file'>>(
      method: M,
      path: P,
      ...given: Options<Operation<M, P>>
    ): Promise<NamedFile> {
      const options = looseOf(given)
      return transport.file(method, fill(path, options?.path), sendable(options))
    },
    /** An event stream as it comes. */
    async *events<P extends PathOf<'GET', 'events'>>(
      path: P,
      ...given: Options<Operation<'GET', P>>
    ): AsyncGenerator<ServerEvent> {
      const options = looseOf(given)
      yield* eventsOf(await transport.send('GET', fill(path, options?.path), sendable(options)))
    },
    /** Multipart with progress: `client.upload('POST', '/data-sources/upload', { form: { file, name } })`. */
    upload<M extends 'POST' | 'PUT', P extends FormPath<M>>(
      method: M,
      path: P,
      {
        form: fields,
        path: values,
        fileName,
        ...options
      }: Omit<UploadOptions, 'method'> & {
        form: FormOf<M, P>
        /** For a `Blob`, which has none of its own. */
        fileName?: string
      } & (Operation<M, P> extends { path: infer V } ? { path: V } : { path?: undefined }),
    ): Promise<AnswerOf<M, P>> {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
        if (value instanceof Blob) {
          if (fileName === undefined) form.append(name, value)
          else form.append(name, value, fileName)
        } else if (value !== undefined) form.append(name, String(value))
      }
      return transport.upload(fill(path, values as Record<string, unknown> | undefined), form, { ...options, method })
    },
    /** Asks the analyst of a space, and gives the answer as it is made. */
    ask,
  }
}
