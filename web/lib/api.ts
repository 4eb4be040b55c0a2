/** An answer that is not a success, or no answer at all (`status` 0, `code` `network/unreachable`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string

  constructor(status: number, code: string, message: string, detail: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
  }
}

type Query = Record<string, string | number | boolean | null | undefined>
export type CallOptions = { signal?: AbortSignal; query?: Query; keepalive?: boolean }

const base = '/api'

export function addressOf(path: string, query?: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  const text = params.toString()
  return `${base}${path}${text === '' ? '' : `?${text}`}`
}

const whenSignedOut = new Set<() => void>()
/** Called when the service no longer knows who we are. */
export function onSignedOut(listener: () => void): () => void {
  whenSignedOut.add(listener)
  return () => whenSignedOut.delete(listener)
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
  )
}

async function failure(response: Response): Promise<ApiError> {
  const error = errorFrom(response.status, await response.json().catch(() => null))
  if (error.code === 'auth/jwt-invalid') for (const listener of whenSignedOut) listener()
  return error
}

async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  // The service refuses a content type where there is no body.
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(addressOf(path, options.query), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, 'network/unreachable', 'The service cannot be reached', String(cause))
  }
  if (!response.ok) throw await failure(response)
  return response
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T
  const json = response.headers.get('content-type')?.includes('json') ?? false
  return (json ? await response.json() : await response.text()) as T
}

async function call<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  return read<T>(await send(method, path, body, options))
}

export type Page<T> = { rows: T[]; next: string | null }

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, body, options),
  patch: <T>(path: string, body: unknown, options?: CallOptions) => call<T>('PATCH', path, body, options),
  put: <T>(path: string, body: unknown, options?: CallOptions) => call<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
  /** One page of a list, and the cursor of the next as the `Link` header names it. */
  async page<T>(path: string, options: CallOptions = {}): Promise<Page<T>> {
    const response = await send('GET', path, undefined, options)
    const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')
    const next = link ? new URL(link[1]!, location.origin).searchParams.get('cursor') : null
    return { rows: await read<T[]>(response), next }
  },
  upload,
  file,
}

/** A file that the service makes for this call, under the name it gives. */
async function file(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<{ name: string; content: Blob }> {
  const response = await send(method, path, body, options)
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const name = encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? 'file')
  return { name, content: await response.blob() }
}

export type UploadOptions = {
  method?: 'POST' | 'PUT'
  signal?: AbortSignal
  onProgress?: (sent: number, total: number) => void
}

/** Multipart with progress, which `fetch` cannot tell. */
function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(options.method ?? 'POST', addressOf(path))
    request.responseType = 'text'
    const parsed = () => {
      try {
        return JSON.parse(request.responseText) as unknown
      } catch {
        return request.responseText
      }
    }
    request.upload.onprogress = (event) => options.onProgress?.(event.loaded, event.total)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve(parsed() as T)
        : reject(errorFrom(request.status, parsed()))
    request.onerror = () => reject(new ApiError(0, 'network/unreachable', 'The service cannot be reached', ''))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    options.signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
