import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rowsOfPage } from '../database/page-by-id.ts'

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
 * Of a list read with one row more than the query's `limit`, or than a page holds bytes, the page, which ends after about 4 MB of text;
 * when there is more, the `Link` header says where it goes on.
 * `cursorOf` names the last row of the page in a way the store understands, where that is not its id.
 */
export type TakePage = {
  <Row extends { id: string }>(rows: Row[]): Row[]
  <Row>(rows: Row[], cursorOf: (last: Row) => string): Row[]
}

export function takePage<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: Row[],
  limit: number,
  cursorOf = (last: Row) => (last as { id: string }).id,
): Row[] {
  const kept = rowsOfPage(rows, limit)
  if (kept.length < rows.length) tellNext(request, reply, cursorOf(kept.at(-1)!))
  return kept
}

/** The `Link` header, for a list that is cut off elsewhere than at its limit. */
export function tellNext(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const next = new URL(request.url, 'http://localhost')
  next.searchParams.set('cursor', cursor)
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
}
