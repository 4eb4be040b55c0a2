import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { isNoText } from '../../platform/http/body.ts'
import { type AccessCache, type CredentialFault, credentialFault, type Person } from '../access/index.ts'
import { findMembership } from '../teams/index.ts'
import { hasDuplicateKeys } from './duplicate-keys.ts'
import type { IdentityProvider } from './identity-providers.contract.ts'
import { providersOfIssuer } from './identity-providers.store.ts'
import { allAlgorithms, type KeySets } from './key-sets.ts'
import { recogniseIdentity } from './recognise-identity.ts'

export type ExternalTokenDeps = { database: Database; cache: AccessCache; clock: Clock; keySets: KeySets }

const notYetToleranceMs = 5_000

const tokenHeader = z.looseObject({ alg: z.string(), kid: z.string().max(500).optional(), crit: z.never().optional() })
/** Both are looked up before a signature is: what no database takes for text is nobody's. */
const word = z.string().refine((text) => !isNoText(text))
const tokenClaims = z.looseObject({
  iss: word,
  sub: word.pipe(z.string().min(1).max(500)),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  exp: z.number(),
  nbf: z.number().optional(),
  name: z.unknown().optional(),
  email: z.unknown().optional(),
})

/** Turns a token that somebody else signed into one of our people. */
export function createExternalTokenCheck({ database, cache, clock, keySets }: ExternalTokenDeps) {
  return async function byExternalToken(token: string): Promise<Person> {
    const [headerPart, claimsPart] = token.split('.')
    const header = read(tokenHeader, headerPart)
    const claims = read(tokenClaims, claimsPart)
    const audiences = [claims.aud ?? []].flat()
    const provider = await providerOf(claims.iss, audiences)
    await checkSignature(token, provider, header)
    if (!audiences.includes(provider.audience)) throw credentialFault('audience')
    const now = clock.now().getTime()
    if (claims.exp * 1000 <= now) throw credentialFault('expired')
    if (claims.nbf !== undefined && claims.nbf * 1000 > now + notYetToleranceMs) throw credentialFault('not-yet-valid')

    const name = `${provider.id} ${provider.teamId} ${claims.sub}`
    const person = await cache.get<Person>('external', name, async () => {
      const userId = await recogniseIdentity({ database, clock }, provider, claims)
      const member = await findMembership(database.queries, provider.teamId, userId)
      const team = member ? { id: provider.teamId, organizationId: member.organizationId, role: member.role } : null
      return { userId, team, via: 'token', permissions: null, credentialId: provider.id }
    })
    return person!
  }

  /** Two providers may share an issuer; the audience then tells which is meant. */
  async function providerOf(issuer: string, audiences: string[]): Promise<IdentityProvider> {
    const providers = await cache.get('issuer', issuer, async () => {
      const rows = await providersOfIssuer(database.queries, issuer)
      return rows.length > 0 ? rows : null
    })
    const provider = providers?.find(({ audience }) => audiences.includes(audience)) ?? providers?.[0]
    if (!provider) throw credentialFault('issuer')
    return provider
  }

  async function checkSignature(token: string, provider: IdentityProvider, header: z.infer<typeof tokenHeader>) {
    if (!allAlgorithms.includes(header.alg)) throw credentialFault('signature')
    const key = await keySets.find(provider, header)
    if (!key) throw credentialFault('unknown-key')
    // Loaded with the first token: most services never see one.
    const { compactVerify } = await import('jose')
    try {
      await compactVerify(token, key, { algorithms: [header.alg] })
    } catch (error) {
      throw credentialFault(faultOf(error))
    }
  }
}

function faultOf(error: unknown): CredentialFault {
  const { code } = error as { code?: string }
  return code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' ? 'signature' : 'malformed'
}

/** A part of a token: base64url of a JSON object that says each thing once. */
function read<S extends z.ZodType>(schema: S, part: string | undefined): z.infer<S> {
  try {
    if (!part || !/^[\w-]+$/.test(part)) throw new Error('not base64url')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'))
    const value = schema.parse(JSON.parse(text))
    if (hasDuplicateKeys(text)) throw new Error('a field stands twice')
    return value
  } catch {
    throw credentialFault('malformed')
  }
}
