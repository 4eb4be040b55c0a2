import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../platform/http/read-cookie.ts'

export const sessionDays = 30
const maxAge = sessionDays * 86_400

export type SessionCookie = {
  /** The `Set-Cookie` value that signs a browser in. */
  set(token: string): string
  /** The `Set-Cookie` values that make a browser forget its session. */
  clear(): string[]
  /** The token of a genuine cookie among those sent; null without one; undefined when it is forged. */
  read(header: string | undefined): string | null | undefined
}

const plain = { name: 'tallyroom.session_token', marks: 'HttpOnly; SameSite=Lax' }
const underHttps = { name: `__Secure-${plain.name}`, marks: 'HttpOnly; Secure; SameSite=Lax' }

/**
 * The cookie as better-auth writes and reads it, so that a request can be checked without loading it. The service's address can be
 * changed while it runs: whoever signed in before stays signed in.
 */
export function createSessionCookie({ secret, secure }: { secret: string; secure(): boolean }): SessionCookie {
  const both = () => (secure() ? [underHttps, plain] : [plain, underHttps])
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest('base64')
  return {
    set(token) {
      const value = encodeURIComponent(`${token}.${sign(token)}`)
      const [{ name, marks }] = both() as [typeof plain]
      return `${name}=${value}; Max-Age=${maxAge}; Path=/; ${marks}`
    },
    clear: () => both().map(({ name, marks }) => `${name}=; Max-Age=0; Path=/; ${marks}`),
    read(header) {
      const [first, second] = both() as [typeof plain, typeof plain]
      const value = readCookie(header, first.name) ?? readCookie(header, second.name)
      if (value === undefined) return null
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
