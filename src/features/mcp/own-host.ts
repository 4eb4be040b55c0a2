import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const hostOf = (url: string | undefined) => (url === undefined ? null : new URL(url).host)

/** A name that somebody else's DNS could point here is not ours unless it is in the settings. */
export const isOwnHost =
  (publicUrl: () => string | undefined) =>
  ({ host, hostname }: FastifyRequest): boolean =>
    hostOf(publicUrl()) === host || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.')
