import { createHash } from 'node:crypto'
import { type Query, QueryError, type QueryOutcome, type Sandbox } from '../../engine/sandbox/index.ts'

export type KeptOutcome = Pick<QueryOutcome, 'columns' | 'types' | 'json' | 'rowCount' | 'truncated'>
type Entry = { teamId: string; outcome: KeptOutcome; bytes: number; until: number }
type Flight = { outcome: Promise<KeptOutcome>; stop: AbortController; waiting: number }

/** Data in a server changes without our knowing; a file's path changes with its content. */
const remoteMs = 60_000
const overhead = 500

export type ResultCache = ReturnType<typeof createResultCache>

/**
 * Results by (where, statement, values, rows): a file that is replaced has another path, so what is kept of the old one is never found
 * again and goes with the least used. The same question asked twice at once runs once, and stops when nobody waits for it any more;
 * but nobody of the team waits for the turn of visitors.
 */
export function createResultCache(
  sandbox: Pick<Sandbox, 'query'>,
  { maxBytes = 64 * 1024 * 1024, now = Date.now }: { maxBytes?: number; now?: () => number } = {},
) {
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Flight>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  function keep(key: string, query: Query, outcome: KeptOutcome): void {
    const size = outcome.json.byteLength + overhead
    if (size > maxBytes / 4) return
    drop(key)
    const isFile = 'databases' in query.target && !query.target.pulls?.length
    const until = isFile ? Number.POSITIVE_INFINITY : now() + remoteMs
    entries.set(key, { teamId: query.teamId, outcome, bytes: size, until })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function start(key: string, flightKey: string, query: Query): Flight {
    const stop = new AbortController()
    const outcome = sandbox.query({ ...query, signal: stop.signal }).then((full) => {
      const { columns, types, rowCount, truncated } = full
      // A copy: the child's answer may be a view of a larger buffer.
      const kept = { columns, types, rowCount, truncated, json: Uint8Array.from(full.json) }
      keep(key, query, kept)
      return kept
    })
    const flight = { outcome, stop, waiting: 0 }
    flights.set(flightKey, flight)
    const end = () => {
      if (flights.get(flightKey) === flight) flights.delete(flightKey)
    }
    outcome.then(end, end)
    return flight
  }

  return {
    async query(query: Query): Promise<KeptOutcome> {
      const key = keyOf(query)
      const found = entries.get(key)
      if (found && found.until > now()) {
        entries.delete(key)
        entries.set(key, found)
        return found.outcome
      }
      const flightKey = `${key} ${query.shareLinkId ?? ''}`
      const flight = flights.get(flightKey) ?? start(key, flightKey, query)
      flight.waiting++
      const { signal } = query
      let leave: (() => void) | undefined
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(new QueryError('cancelled', 'The caller went away.'))
        if (signal?.aborted) leave()
        signal?.addEventListener('abort', leave, { once: true })
      })
      try {
        return await Promise.race([flight.outcome, left])
      } finally {
        if (leave) signal?.removeEventListener('abort', leave)
        if (--flight.waiting === 0) flight.stop.abort()
      }
    },
    /** Nothing of a team's that changed is answered again. */
    forget(teamId: string): void {
      for (const [key, entry] of entries) if (entry.teamId === teamId) drop(key)
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}

const keyOf = ({ teamId, target, sql, params, maxRows, maxBytes }: Query): string =>
  createHash('sha256')
    .update(JSON.stringify([teamId, target, sql, params, maxRows, maxBytes]))
    .digest('base64')
