import { createClient } from '../../src/client/client.ts'
import { takeEarly } from './preloaded.ts'

export { ApiError, unreachable } from '../../src/client/transport.ts'

const whenSignedOut = new Set<() => void>()
/** Called when the service no longer knows who we are. */
export function onSignedOut(listener: () => void): () => void {
  whenSignedOut.add(listener)
  return () => whenSignedOut.delete(listener)
}

/** Every call of the service: a fault in a path, in what is sent or in what is made of the answer fails the type check. */
export const client = createClient({
  url: '',
  credentials: 'same-origin',
  fetch: (input, init) => (init?.method === 'GET' ? takeEarly(String(input)) : undefined) ?? fetch(input, init),
  onError(error) {
    if (error.code === 'auth/jwt-invalid') for (const listener of whenSignedOut) listener()
  },
})
