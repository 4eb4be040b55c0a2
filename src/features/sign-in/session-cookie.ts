import { createHmac, timingSafeEqual } from 'node:crypto'

export const sessionDays = 30
const maxAge = sessionDays * 86_400

export type SessionCookie = {
  name: string
  /** The `Set-Cookie` value that signs a browser in. */
  set(token: string): string
  /** The `Set-Cookie` value that makes a browser forget its session. */
  clear(): string
  /** The token of a genuine cookie among those sent; null without one; undefined when it is forged. */
  read(header: string | undefined): string | null | undefined
}

/** The cookie as better-auth writes and reads it, so that a request can be checked without loading it. */
export function createSessionCookie({ secret, secure }: { secret: string; secure: boolean }): SessionCookie {
  const name = `${secure ? '__Secure-' : ''}tallyroom.session_token`
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest('base64')
  return {
    name,
    set(token) {
      const value = encodeURIComponent(`${token}.${sign(token)}`)
      return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`
    },
    clear: () => `${name}=; Max-Age=0; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`,
    read(header) {
      const value = cookieValue(header, name)
      if (value === null) return null
      let signed: string
      try {
        signed = decodeURIComponent(value)
      } catch {
        return undefined
      }
      const split = signed.lastIndexOf('.')
      if (split < 1) return undefined
      const token = signed.slice(0, split)
      const given = Buffer.from(signed.slice(split + 1))
      const wanted = Buffer.from(sign(token))
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined
    },
  }
}

function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const split = pair.indexOf('=')
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim()
  }
  return null
}
