import type { Clock } from '../../platform/clock.ts'
import { googleChatErrors } from './google-chat.errors.ts'

const chat = 'chat@system.gserviceaccount.com'
const issuers = ['https://accounts.google.com', 'accounts.google.com']

/**
 * Whether a request came from Google Chat for us. An app is set to one of two kinds of token: for a project number Chat signs itself;
 * for the address of the endpoint Google signs, and names Chat in the token.
 */
export function createTokenCheck(deps: { keysUrl: string; audience(): string; clock: Clock }) {
  // With the first token: most services never see one.
  let loaded: ReturnType<typeof loadKeys> | undefined
  async function loadKeys() {
    const jose = await import('jose')
    const keysOf = (path: string) => jose.createRemoteJWKSet(new URL(path, deps.keysUrl), { timeoutDuration: 10_000 })
    return { ...jose, ofChat: keysOf(`service_accounts/v1/jwk/${chat}`), ofGoogle: keysOf('oauth2/v3/certs') }
  }

  return async function checkToken(authorization: string | undefined): Promise<void> {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
    if (token === undefined) throw googleChatErrors.badToken('the token is missing')
    const audience = deps.audience()
    loaded ??= loadKeys()
    const { ofChat, ofGoogle, jwtVerify, errors } = await loaded
    const common = { audience, algorithms: ['RS256'], currentDate: deps.clock.now(), clockTolerance: 30 }
    try {
      if (/^\d+$/.test(audience)) {
        await jwtVerify(token, ofChat, { ...common, issuer: chat, requiredClaims: ['exp'] })
        return
      }
      const { payload } = await jwtVerify(token, ofGoogle, { ...common, issuer: issuers, requiredClaims: ['exp'] })
      if (payload.email !== chat || payload.email_verified !== true)
        throw googleChatErrors.badToken('the token is not of Google Chat')
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw googleChatErrors.badToken('the token is too old')
      if (error instanceof errors.JWTClaimValidationFailed)
        throw googleChatErrors.badToken(`the token's ${error.claim} is another`)
      if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error instanceof TypeError)
        throw googleChatErrors.keysUnavailable()
      // A key set that answers with anything but 200 has no class of its own.
      if (error instanceof errors.JOSEError)
        throw error.code === 'ERR_JOSE_GENERIC' ? googleChatErrors.keysUnavailable() : googleChatErrors.badToken()
      throw error
    }
  }
}
