import type { Call } from '../harness.ts'
import type { World } from './world.ts'

export const principals = [
  'none',
  'garbage key',
  'wrong checksum',
  'deleted key',
  'disabled key',
  'expired key',
  'bad external token',
  'visitor',
  'visitor of another link',
  'user without a team',
  'key of another team',
  'viewer',
  'member',
  'admin',
  'good external token',
  // Keys of the administrator: what they may is what their permissions say, not what their user may.
  'key that only reads',
  'key that only writes',
  'key that may nothing',
] as const
export type PrincipalName = (typeof principals)[number]

export type Cell = { status: number; code?: string; detail?: string }

export type Row = {
  /** As the OpenAPI document spells it: `PATCH /users/{id}/role`. */
  operation: string
  /** Makes what the request needs and says what to send: anew for whoever may, once for those who are refused one after the other. */
  request(
    world: World,
    principal: PrincipalName,
  ):
    | Promise<{ address: string } & Pick<Call, 'json' | 'body' | 'headers'>>
    | ({ address: string } & Pick<Call, 'json' | 'body' | 'headers'>)
  /** What is sent depends on who sends it: it is made for each principal. */
  perPrincipal?: true
  /** `team`: a credential and a team; `person`: a credential; `public`: anyone. */
  access: 'team' | 'person' | 'public'
  /** The least role that may; a good external token is a member. */
  least?: 'viewer' | 'member' | 'admin'
  /** A request that changes nothing though it is no GET: a query. A key that only reads may make it. */
  onlyReads?: true
  /** What those who may get. */
  ok: number
  /** What a key of another team gets; for lists and creations this is `ok`. Default: 404 with `notFound`. */
  foreign?: Cell | 'ok'
  /** The code of the 404 that a foreign id gets. */
  notFound?: string
  /** Addresses that an administrator reads before and after a refusal: nothing may have changed. */
  watch?: string[]
  /** Cells that differ from what the other fields say. */
  cells?: Partial<Record<PrincipalName, Cell>>
}

const jwt = (detail: string): Cell => ({ status: 401, code: 'auth/jwt-invalid', detail })
const refusals: Partial<Record<PrincipalName, Cell>> = {
  none: jwt('missing'),
  'garbage key': jwt('malformed'),
  'wrong checksum': jwt('malformed'),
  'deleted key': jwt('unknown-key'),
  'disabled key': jwt('disabled'),
  'expired key': jwt('expired'),
  'bad external token': jwt('signature'),
  // A link opens what it shares, and nothing else.
  visitor: jwt('missing'),
  'visitor of another link': jwt('missing'),
}
const forbidden: Cell = { status: 403, code: 'auth/forbidden' }
const rank = { viewer: 0, member: 1, admin: 2 }

export const reads = (row: Row): boolean => row.onlyReads ?? row.operation.startsWith('GET ')

/** `rights`: all that the operation needs, as the OpenAPI document tells them. */
export function expectedCell(row: Row, principal: PrincipalName, rights: string[]): Cell {
  const visits = principal === 'visitor' || principal === 'visitor of another link'
  const said = row.cells?.[principal] ?? (visits ? row.cells?.none : undefined)
  if (said) return said
  const ok = { status: row.ok }
  if (row.access === 'public') return ok
  if (principal === 'key that only reads' || principal === 'key that may nothing')
    return row.cells?.admin ?? (principal === 'key that only reads' && reads(row) ? ok : forbidden)
  if (principal === 'key that only writes')
    return row.cells?.admin ?? (rights.every((right) => right.endsWith(':write')) ? ok : forbidden)
  const refused = refusals[principal]
  if (refused) return refused
  if (row.access === 'person') return ok
  if (principal === 'user without a team') return { status: 403, code: 'api/no-active-team' }
  if (principal === 'key of another team') {
    if (row.foreign === 'ok') return ok
    return row.foreign ?? { status: 404, code: row.notFound ?? `the row of ${row.operation} names no notFound code` }
  }
  const role = principal === 'good external token' ? 'member' : (principal as 'viewer' | 'member' | 'admin')
  return rank[role] >= rank[row.least ?? 'viewer'] ? ok : forbidden
}
