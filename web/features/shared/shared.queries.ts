import { type Client, createClient } from '../../../src/client/client.ts'

/** A frame on another site gets no cookies back, so the grant of a password, and who the visitor is, are sent with each call. */
const grantKey = (path: string) => `grant:${path}`
const visitorKey = 'visitor'

function sharedHeaders(path: string): Record<string, string> {
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

/** Calls as a visitor of one shared thing: `path` is `/share/<token>` or `/share/dashboards/<token>`. */
export const sharedClient = (path: string): Client =>
  createClient({
    url: '',
    credentials: 'same-origin',
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(sharedHeaders(path))) headers.set(name, value)
      const response = await fetch(input, { ...init, headers })
      const visitor = response.headers.get('x-share-visitor')
      if (visitor !== null) keep(visitorKey, visitor)
      return response
    },
  })

export const keepGrant = (path: string, { grant }: { grant: string }): void => keep(grantKey(path), grant)
