import { newToken, sha256 } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** A link's token is looked up by its hash; a sealed copy lets its owner read the link again. */
export function makeShareToken(
  secrets: Secrets,
  purpose: string,
): { token: string; tokenHash: string; sealedToken: string } {
  const token = newToken()
  return { token, tokenHash: hashOfToken(token), sealedToken: secrets.encrypt(token, purpose) }
}

export const hashOfToken = (token: string): string => sha256(token)

export const isExpired = (expiresAt: string | null, now: string): boolean => expiresAt !== null && expiresAt <= now
