import { createTransport, type SendOptions, type UploadOptions } from '../../src/client/transport.ts'
import { takeEarly } from './early.ts'

export { ApiError, errorFrom, unreachable } from '../../src/client/transport.ts'
export type { UploadOptions }
export type CallOptions = Omit<SendOptions, 'body'>

const whenSignedOut = new Set<() => void>()
/** Called when the service no longer knows who we are. */
export function onSignedOut(listener: () => void): () => void {
  whenSignedOut.add(listener)
  return () => whenSignedOut.delete(listener)
}

const { addressOf, call, page, file, upload } = createTransport({
  base: '/api',
  credentials: 'same-origin',
  fetch: (input, init) => (init?.method === 'GET' ? takeEarly(String(input)) : undefined) ?? fetch(input, init),
  onError(error) {
    if (error.code === 'auth/jwt-invalid') for (const listener of whenSignedOut) listener()
  },
})

export { addressOf }

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, { ...options, body }),
  patch: <T>(path: string, body: unknown, options?: CallOptions) => call<T>('PATCH', path, { ...options, body }),
  put: <T>(path: string, body: unknown, options?: CallOptions) => call<T>('PUT', path, { ...options, body }),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, options),
  page,
  upload,
  /** A file that the service makes for this call, under the name it gives. */
  async file(method: 'GET' | 'POST', path: string, body?: unknown, options?: CallOptions) {
    const { name, response } = await file(method, path, { ...options, body })
    return { name, content: await response.blob() }
  },
}
