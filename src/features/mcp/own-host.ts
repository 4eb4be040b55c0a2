import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** A name that somebody else's DNS could point here is not ours unless it is in the settings. */
export const isOwnHost =
  (publicUrl: string | undefined) =>
  ({ host, hostname }: FastifyRequest): boolean =>
    (publicUrl !== undefined && new URL(publicUrl).host === host) ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    !hostname.includes('.')
