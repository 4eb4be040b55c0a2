import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveSite } from '../platform/http/static-site.ts'
import { packageRoot } from '../platform/paths.ts'

/** `framedBy`: sites that may show the page in a frame. */
const siteHeaders = (framedBy: string[]): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  // It knows no list of sites, so where there is one, the policy alone says it.
  ...(framedBy.length === 0 && { 'x-frame-options': 'DENY' }),
})

export type WebAppOptions = {
  framedBy: (requestPath: string) => Promise<string[]>
  hasSession: (cookie: string | undefined) => boolean
}

/** The web app, where it was built. Registered after everything below /api: an address there is never a page. */
export function serveWebApp(server: FastifyInstance, { framedBy, hasSession }: WebAppOptions): void {
  server.all('/api', (_request, reply) => reply.callNotFound())
  server.all('/api/*', (_request, reply) => reply.callNotFound())
  const folder = path.join(packageRoot, 'dist', 'web')
  if (!existsSync(folder)) return
  serveSite(server, {
    folder,
    headers: async (requestPath, cookie) => ({
      ...siteHeaders(await framedBy(requestPath)),
      // Told with the page, so that its first request need not be whether somebody is signed in.
      ...(hasSession(cookie) && { 'server-timing': 'session' }),
    }),
  })
}
