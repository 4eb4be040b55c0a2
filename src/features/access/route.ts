import type { z } from 'zod'
import { type Method, type Route, type RouteWords, routeDefiner, type Untagged } from '../../platform/http/route.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import type { Person, Principal } from './principal.ts'
import type { Action } from './rules.ts'

export type Access =
  | { kind: 'public' }
  /** A credential is checked when there is one. */
  | { kind: 'optional' }
  /** The handler asks for a credential where the thing that is called for needs one, and looks at none where it does not. */
  | { kind: 'by-thing' }
  /** Known, but a team need not be selected. */
  | { kind: 'person' }
  | { kind: 'team'; actions: readonly Action[] }

export type AppRoute = Route<never, Access>
type Made = Untagged<never, Access>

type S = z.ZodType | undefined
type Words<Caller, Path extends string, P extends S, Q extends S, B extends S, J extends S> = Omit<
  RouteWords<Caller, Access, Path, P, Q, B, J>,
  'access'
>

const define = routeDefiner<Access>()

const routesFor =
  <Caller, Own = unknown>(accessOf: (own: Own) => Access) =>
  <
    const Path extends string,
    P extends S = undefined,
    Q extends S = undefined,
    B extends S = undefined,
    J extends S = undefined,
  >(
    method: Method,
    path: Path,
    words: Words<Caller, Path, P, Q, B, J> & Own,
  ): Made =>
    define<Caller, Path, P, Q, B, J>(method, path, { ...words, access: accessOf(words) })

/** Needs a credential, a team, and the right named by `may`, or all of them. */
export const teamRoute = routesFor<Principal, { may: Action | readonly Action[] }>(({ may }) => ({
  kind: 'team',
  actions: typeof may === 'string' ? [may] : may,
}))
/** Needs a credential, but no team. */
export const personRoute = routesFor<Person>(() => ({ kind: 'person' }))
/** Anyone; the caller is known when they presented a good credential. */
export const optionalRoute = routesFor<Person | null>(() => ({ kind: 'optional' }))
/** Anyone; no credential is looked at. */
export const publicRoute = routesFor<null>(() => ({ kind: 'public' }))
/** Anyone; whether a credential is needed is said by what is called for, and looked after by the handler. */
export const sharedRoute = routesFor<null>(() => ({ kind: 'by-thing' }))

type Told = Pick<AppRoute, 'method' | 'access' | 'addsData'>

const mayWrite = ({ access }: Told): boolean =>
  access.kind === 'team' && access.actions.some((action) => action.endsWith(':write'))

/** Whether a call brings new data: where it needs a right to write, unless it deletes, or the route says otherwise. */
export const addsData = (route: Told): boolean => route.addsData ?? (route.method !== 'DELETE' && mayWrite(route))

/** Whether its answer tells of a change: what needs no right to write can be asked again. */
export const changes = (route: Told): boolean => route.addsData === true || mayWrite(route)

/** In whose turn work for a caller is done; null for who is nobody of a team. */
export const workOwnerOf = (caller: Person | Principal | null): WorkOwner | null =>
  caller && 'teamId' in caller ? { teamId: caller.teamId, userId: caller.userId } : null
