/** Whose work it is: a team's, and where it is known a person's, who is one person in however many teams. */
export type WorkOwner = {
  teamId: string
  userId?: string | null | undefined
  /** By which a visitor came. It is work for the team, but not of its members: visitors have turns of their own. */
  shareLinkId?: string | null | undefined
}

/** Of what says more than that. */
export const ownerAlone = ({ teamId, userId, shareLinkId }: WorkOwner): WorkOwner => ({ teamId, userId, shareLinkId })

/** Takes turns at something of which only so many can go on at once, so that nobody's work keeps that of others waiting. */
export type Turns = {
  /** Resolves when it is the owner's turn, with what ends it. */
  take(owner: WorkOwner, signal?: AbortSignal): Promise<() => void>
  /** A turn when there is one at once. */
  takeFree(owner: WorkOwner): (() => void) | null
  /** Nobody who still waits gets a turn. */
  close(): void
}

export type TurnsLimits = {
  places: number
  /** How long a turn is waited for; without it, for ever. */
  waitMs?: number
  /** How many of one owner may wait. */
  maxWaiting?: number
  /** How many places all visitors may hold together; without it, all but one. */
  forVisitors?: number
}

/** Why there was no turn. */
export class NoTurnError extends Error {
  override name = 'NoTurnError'
  readonly why: 'crowded' | 'too-long' | 'closed'
  constructor(why: NoTurnError['why']) {
    super(`no turn: ${why}`)
    this.why = why
  }
}

/** `all`: with those that share their places with the owners, whosever they are. */
type Parties = { owners: string[]; all: string[] }
type Waiting = Parties & { begin(): void; giveUp(error: unknown): void }

const partiesOf = ({ teamId, userId, shareLinkId }: WorkOwner): Parties => {
  const owners = shareLinkId
    ? [`visitors of team ${teamId}`, `share link ${shareLinkId}`]
    : [`team ${teamId}`, ...(userId ? [`user ${userId}`] : [])]
  return { owners, all: shareLinkId ? [...owners, visitors] : owners }
}

/** All of them, of all teams: nobody knows who they are, and links are had for nothing. */
const visitors = 'visitors'
const isVisitors = ({ all }: Parties): boolean => all.includes(visitors)

/**
 * A bounded number of places. The one who holds fewest goes first, as a team or as a person, whichever is more; among equals the one
 * served longest ago. Nobody alone holds the last place, and all visitors together are one.
 */
export function createTurns(limits: TurnsLimits): Turns {
  const { places, waitMs, maxWaiting = Number.POSITIVE_INFINITY } = limits
  const waiting: Waiting[] = []
  const held = new Map<string, number>()
  const served = new Map<string, number>()
  const perOwner = Math.max(1, places - 1)
  const forVisitors = Math.max(1, limits.forVisitors ?? perOwner)
  let busy = 0
  let turn = 0

  const most = (counts: Map<string, number>, owners: string[]) =>
    Math.max(...owners.map((owner) => counts.get(owner) ?? 0))

  const mayHold = (parties: Parties): boolean =>
    most(held, parties.all) < perOwner && (!isVisitors(parties) || (held.get(visitors) ?? 0) < forVisitors)

  const add = ({ all }: Parties, by: number) => {
    busy += by
    for (const owner of all) {
      const count = (held.get(owner) ?? 0) + by
      if (count > 0) held.set(owner, count)
      else held.delete(owner)
    }
  }

  /** Gives a place; the answer ends the turn, once. */
  const give = (parties: Parties) => {
    add(parties, 1)
    turn++
    for (const owner of parties.all) served.set(owner, turn)
    let left = false
    return () => {
      if (left) return
      left = true
      add(parties, -1)
      next()
    }
  }

  const goesBefore = (a: Waiting, b: Waiting) => {
    // Among visitors each stands for their own link, before others for all.
    const of = isVisitors(a) && isVisitors(b) ? 'owners' : 'all'
    const difference = most(held, a[of]) - most(held, b[of])
    return difference < 0 || (difference === 0 && most(served, a[of]) < most(served, b[of]))
  }

  const next = () => {
    while (busy < places) {
      let best: Waiting | undefined
      for (const item of waiting) if (mayHold(item) && (!best || goesBefore(item, best))) best = item
      if (!best) break
      best.begin()
    }
    if (waiting.length === 0 && busy === 0) served.clear()
  }

  return {
    takeFree(owner) {
      const parties = partiesOf(owner)
      return busy < places && mayHold(parties) ? give(parties) : null
    },
    take(owner, signal) {
      const parties = partiesOf(owner)
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (parties.owners.some((one) => waiting.filter((item) => item.owners.includes(one)).length >= maxWaiting))
          return reject(new NoTurnError('crowded'))
        const leaveQueue = () => {
          waiting.splice(waiting.indexOf(item), 1)
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
        }
        const item: Waiting = {
          ...parties,
          begin() {
            leaveQueue()
            resolve(give(parties))
          },
          giveUp(error) {
            leaveQueue()
            reject(error)
          },
        }
        const abort = () => item.giveUp(signal?.reason)
        const timer =
          waitMs === undefined ? undefined : setTimeout(() => item.giveUp(new NoTurnError('too-long')), waitMs)
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(item)
        next()
      })
    },
    close() {
      for (const item of [...waiting]) item.giveUp(new NoTurnError('closed'))
    },
  }
}
