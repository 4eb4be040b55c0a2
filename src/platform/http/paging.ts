import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const maxLimit = 1000

/** Query fields that every list takes. Spread into the list's own `z.strictObject({ ...pageFields, ... })`. */
export const pageFields = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxLimit)
    .default(maxLimit)
    .describe(`At most this many; ${maxLimit} when absent`),
  cursor: z.string().min(1).max(500).optional().describe('Where the next page begins, from the Link header'),
}
export const pageQuery = z.strictObject(pageFields)

/**
 * Takes a list read with one row more than `limit` and answers the page; when there is more, the `Link` header says where it goes on.
 * `cursorOf` names the last row of the page in a way the store understands (for lists ordered by id: its id).
 */
export function page<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: T[],
  limit: number,
  cursorOf: (last: T) => string,
): T[] {
  if (rows.length <= limit) return rows
  const kept = rows.slice(0, limit)
  const next = new URL(request.url, 'http://localhost')
  next.searchParams.set('cursor', cursorOf(kept[limit - 1]!))
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  return kept
}
