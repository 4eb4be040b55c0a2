import type { z } from 'zod'
import type { SharedSpace, VisitorChat, VisitorChatWithMessages } from '../../../src/client/index.ts'
import type { sharedDashboard } from '../../../src/features/dashboard-shares/dashboard-shares.contract.ts'
import { addressOf, errorFrom, unreachable } from '../../lib/api.ts'

export type { SharedSpace, VisitorChat, VisitorChatWithMessages }

export type SharedDashboard = z.infer<typeof sharedDashboard>

/** A frame on another site gets no cookies back, so the grant of a password, and who the visitor is, are sent with each call. */
const grantKey = (path: string) => `grant:${path}`
const visitorKey = 'visitor'

export function sharedHeaders(path: string): Record<string, string> {
  try {
    const [grant, visitor] = [sessionStorage.getItem(grantKey(path)), sessionStorage.getItem(visitorKey)]
    return {
      ...(grant === null ? {} : { 'x-share-grant': grant }),
      ...(visitor === null ? {} : { 'x-share-visitor': visitor }),
    }
  } catch {
    return {}
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // The cookie serves as well wherever the page is not in a frame.
  }
}

/** `path` is the shared thing: `/share/<token>` or `/share/dashboards/<token>`. */
export async function askShared<T>(
  path: string,
  below = '',
  init: { body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  let response: Response
  try {
    response = await fetch(addressOf(`${path}${below}`), {
      method: init.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sharedHeaders(path),
      },
      credentials: 'same-origin',
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
      ...(init.signal ? { signal: init.signal } : {}),
    })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw unreachable(cause)
  }
  if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null))
  const visitor = response.headers.get('x-share-visitor')
  if (visitor !== null) keep(visitorKey, visitor)
  return (await response.json()) as T
}

export async function unlock(path: string, password: string): Promise<void> {
  const { grant } = await askShared<{ grant: string }>(path, '/unlock', { body: { password } })
  keep(grantKey(path), grant)
}
