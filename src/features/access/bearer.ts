import { credentialFault } from './access.errors.ts'
import type { Person } from './principal.ts'

type Check = (token: string) => Promise<Person> | Person

/** A bearer with three parts is an external token; our own session tokens are letters and digits; nothing else is a credential. */
export const createBearerCheck =
  ({ byExternalToken, bySessionToken }: { byExternalToken: Check; bySessionToken: Check }): Check =>
  (token) => {
    if (token.split('.').length === 3) return byExternalToken(token)
    if (/^[0-9A-Za-z]{32,43}$/.test(token)) return bySessionToken(token)
    throw credentialFault('malformed')
  }
