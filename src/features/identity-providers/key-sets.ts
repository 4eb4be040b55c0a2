import type { JWK } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'

const refetchMs = 30_000
const freshMs = 10 * 60_000
const usableMs = 60 * 60_000
const patienceMs = 5_000
const maxBytes = 512 * 1024
const maxKeys = 200
const maxSets = 1_000

/** The algorithms of each kind of key. Asymmetric alone: with a shared secret, whoever checks could also sign. */
const algorithms: Record<string, string[]> = {
  RSA: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  'EC P-256': ['ES256'],
  'EC P-384': ['ES384'],
  'EC P-521': ['ES512'],
  'OKP Ed25519': ['EdDSA', 'Ed25519'],
}
export const allAlgorithms = Object.values(algorithms).flat()

/** No other field is looked at: an entry may have very many. */
const jwk = z.object({
  kty: z.string(),
  crv: z.string().optional(),
  kid: z.string().optional(),
  alg: z.string().optional(),
  use: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
  ...Object.fromEntries(['n', 'e', 'x', 'y', 'd'].map((part) => [part, z.unknown().optional()])),
})
const keySet = z.object({ keys: z.array(z.unknown()).max(maxKeys) })

type Key = { kid: string | undefined; algorithms: string[]; jwk: JWK; imported: Map<string, Promise<CryptoKey>> }
type KeySet = { keys: Key[]; fetchedAt: number; triedAt: number; fetching: Promise<void> | null }

export type KeySets = {
  /** The key that a token's header names, or null when the provider has no such key. */
  find(provider: { id: string; jwksUrl: string }, header: { kid?: string; alg: string }): Promise<CryptoKey | null>
}

export type KeySetDeps = { guard: NetworkGuard; clock: Clock; log: Log; timeoutMs?: number }

export function createKeySets({ guard, clock, log, timeoutMs = patienceMs }: KeySetDeps): KeySets {
  const sets = new Map<string, KeySet>()

  function setOf({ id, jwksUrl }: { id: string; jwksUrl: string }): KeySet {
    const name = `${id} ${jwksUrl}`
    let set = sets.get(name)
    if (!set) {
      set = { keys: [], fetchedAt: Number.NEGATIVE_INFINITY, triedAt: Number.NEGATIVE_INFINITY, fetching: null }
      if (sets.size >= maxSets) sets.delete(sets.keys().next().value!)
      sets.set(name, set)
    }
    return set
  }

  /** At most once in `refetchMs`, whatever tokens come in and whether or not the last one succeeded. */
  function refetch(set: KeySet, url: string): Promise<void> {
    const now = clock.now().getTime()
    if (set.fetching) return set.fetching
    if (now - set.triedAt < refetchMs) return Promise.resolve()
    set.triedAt = now
    set.fetching = fetchKeys(guard, url, timeoutMs)
      .then((keys) => {
        set.keys = keys
        set.fetchedAt = clock.now().getTime()
      })
      .catch((error) => log.warn({ err: error, url }, 'could not read the key set of an identity provider'))
      .finally(() => {
        set.fetching = null
      })
    return set.fetching
  }

  return {
    async find(provider, header) {
      const set = setOf(provider)
      const age = clock.now().getTime() - set.fetchedAt
      if (age > usableMs) {
        set.keys = []
        await refetch(set, provider.jwksUrl)
      } else if (age > freshMs) void refetch(set, provider.jwksUrl)
      let key = pick(set.keys, header)
      if (!key) {
        await refetch(set, provider.jwksUrl)
        key = pick(set.keys, header)
      }
      // A key that cannot be used, such as a short RSA one, is as good as none.
      return key ? imported(key, header.alg).catch(() => null) : null
    },
  }
}

/** A key without the algorithm, or one of two that could be meant, is no key. */
function pick(keys: Key[], { kid, alg }: { kid?: string; alg: string }): Key | null {
  const fitting = keys.filter((key) => key.algorithms.includes(alg) && (kid === undefined || key.kid === kid))
  return fitting.length === 1 ? fitting[0]! : null
}

function imported(key: Key, alg: string): Promise<CryptoKey> {
  let made = key.imported.get(alg)
  if (!made) {
    made = import('jose').then(({ importJWK }) => importJWK(key.jwk, alg) as Promise<CryptoKey>)
    key.imported.set(alg, made)
  }
  return made
}

async function fetchKeys(guard: NetworkGuard, url: string, timeoutMs: number): Promise<Key[]> {
  const httpsOnly = !guard.settings.allowPrivate
  const { status, body } = await guard.fetch(url, {
    httpsOnly,
    maxBytes,
    timeoutMs,
    headers: { accept: 'application/json' },
  })
  if (status !== 200) throw new Error(`the key set answered ${status}`)
  const { keys } = keySet.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  return keys.flatMap((entry) => toKey(entry) ?? [])
}

/** Null for what cannot check a signature: a set may hold keys for other uses. */
function toKey(entry: unknown): Key | null {
  const parsed = jwk.safeParse(entry)
  if (!parsed.success) return null
  const { kty, crv, kid, alg, use, key_ops } = parsed.data
  if (use !== undefined && use !== 'sig') return null
  if (key_ops !== undefined && !key_ops.includes('verify')) return null
  const able = algorithms[kty === 'RSA' ? kty : `${kty} ${crv}`] ?? []
  const edwards = alg === 'EdDSA' || alg === 'Ed25519'
  const allowed = alg === undefined || edwards ? able : able.filter((name) => name === alg)
  // Only what is public: a set that shows a private key is broken, and its key must not be used.
  if ('d' in parsed.data || allowed.length === 0) return null
  const { key_ops: _ops, alg: _alg, use: _use, ...bare } = parsed.data
  return { kid, algorithms: allowed, jwk: bare as JWK, imported: new Map() }
}
