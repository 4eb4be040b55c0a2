import { parseJson, writeJson } from './exact-json.ts'
import type { ErrorCode } from './operations.ts'

/** Codes that no service gave: nothing answered, or something in between did (`http/502`). */
export type TransportCode = 'network/unreachable' | `http/${number}`

/** An answer that is not a success, or no answer at all (`status` 0, `code` `network/unreachable`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | TransportCode | (string & {})
  readonly detail: string
  /** What the service says of it; some errors say more, such as `faults`. */
  override readonly cause: { code: string; detail: string; [more: string]: unknown }

  constructor(status: number, code: string, message: string, detail: string, more: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.cause = { ...more, code, detail }
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>
export type SendOptions = {
  body?: unknown
  /** Instead of `body`: a text in a form of its own. */
  text?: { type: string; text: string }
  query?: Query
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Sent to its end also when the page is left meanwhile. */
  keepalive?: boolean
}
export type Page<T> = { rows: T[]; next: string | null }
/** A file that the service makes for a call, under the name it gives. */
export type NamedFile = { name: string; response: Response }
export type UploadOptions = {
  method?: 'POST' | 'PUT'
  signal?: AbortSignal
  onProgress?: (sent: number, total: number) => void
}
export type TransportOptions = {
  /** Where the interface begins: `/api` in the web app, `https://HOST/api` elsewhere. */
  base: string
  headers?: Record<string, string>
  /** Whether a browser sends its cookies along. */
  credentials?: RequestCredentials
  fetch?: typeof fetch
  /** Told of every refusal before it is thrown. */
  onError?: (error: ApiError) => void
}

/** Every error of the service reads `{message, cause: {code, detail}}`; anything else comes from something in between. */
export function errorFrom(status: number, body: unknown): ApiError {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const cause = (typeof fields.cause === 'object' && fields.cause !== null ? fields.cause : {}) as Record<
    string,
    unknown
  >
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return new ApiError(
    status,
    text(cause.code) || `http/${status}`,
    text(fields.message) || `The service answered ${status}`,
    text(cause.detail),
    cause,
  )
}

export const unreachable = (cause: unknown) =>
  new ApiError(0, 'network/unreachable', 'The service cannot be reached', reason(cause))
/** `fetch failed` says nothing; what it wraps does. */
const reason = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reason(error.cause) : error.message) : String(error)

/** Calls, pages, files and uploads over `fetch`, with every failure as an `ApiError`. */
export function createTransport({ base, headers, credentials, fetch: given, onError }: TransportOptions) {
  // Looked up for each call: tests and shims put another in its place.
  const ask: typeof fetch = (input, init) => (given ?? fetch)(input, init)

  function addressOf(path: string, query?: Query): string {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
    const text = params.toString()
    return `${base}${path}${text === '' ? '' : `?${text}`}`
  }

  function refuse(status: number, body: unknown): ApiError {
    const error = errorFrom(status, body)
    onError?.(error)
    return error
  }

  async function request(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    let response: Response
    try {
      response = await ask(address, { ...init, ...(credentials && { credentials }) })
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw unreachable(cause)
    }
    if (!response.ok) throw refuse(response.status, await response.json().catch(() => null))
    return response
  }

  const send = (
    method: string,
    path: string,
    { body, text, query, headers: more, signal, keepalive }: SendOptions = {},
  ) =>
    request(addressOf(path, query), {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...more,
        // The service refuses a content type where there is no body.
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(text && { 'content-type': text.type }),
      },
      ...(body !== undefined && { body: writeJson(body) }),
      ...(text && { body: text.text }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })

  async function read<T>(response: Response): Promise<T> {
    if (response.status === 204) return undefined as T
    const json = response.headers.get('content-type')?.includes('json') ?? false
    return (json ? parseJson(await response.text()) : await response.text()) as T
  }

  /** In a browser, which can tell the progress of an upload in this way alone. */
  function uploadFromBrowser<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(options.method ?? 'POST', addressOf(path))
      for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
      request.responseType = 'text'
      const parsed = () => {
        try {
          return parseJson(request.responseText)
        } catch {
          return request.responseText
        }
      }
      request.upload.onprogress = (event) => options.onProgress?.(event.loaded, event.total)
      request.onload = () =>
        request.status >= 200 && request.status < 300
          ? resolve(parsed() as T)
          : reject(refuse(request.status, parsed()))
      request.onerror = () => reject(unreachable(''))
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      options.signal?.addEventListener('abort', () => request.abort())
      request.send(form)
    })
  }

  return {
    addressOf,
    request,
    send,
    read,
    call: async <T>(method: string, path: string, options?: SendOptions) => read<T>(await send(method, path, options)),
    /** One page of a list, and the cursor of the next as the `Link` header names it. */
    async page<T>(path: string, options?: SendOptions): Promise<Page<T>> {
      const response = await send('GET', path, options)
      const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')
      const next = link ? new URL(link[1]!, 'http://service').searchParams.get('cursor') : null
      return { rows: await read<T[]>(response), next }
    },
    async file(method: string, path: string, options?: SendOptions): Promise<NamedFile> {
      const response = await send(method, path, options)
      const header = response.headers.get('content-disposition') ?? ''
      const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
      const name = encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? 'file')
      return { name, response }
    },
    /** Multipart with progress. */
    async upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
      if (typeof XMLHttpRequest !== 'undefined') return uploadFromBrowser(path, form, options)
      const { method = 'POST', signal, onProgress } = options
      const encoded = new Response(form)
      let sent = 0
      const total = [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
      const counted = encoded.body!.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(bytes, controller) {
            sent += bytes.length
            onProgress?.(Math.min(sent, total), total)
            controller.enqueue(bytes)
          },
        }),
      )
      const response = await request(addressOf(path), {
        method,
        headers: { accept: 'application/json', ...headers, 'content-type': encoded.headers.get('content-type')! },
        body: counted,
        duplex: 'half',
        ...(signal && { signal }),
      } as RequestInit)
      return read<T>(response)
    },
  }
}
