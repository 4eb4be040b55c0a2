import { defineErrors, ServiceError } from '../../platform/errors.ts'

export const accessErrors = defineErrors('auth', {
  /** Every failed credential; the detail is one word of `CredentialFault`. */
  jwtInvalid: { status: 401, message: 'Token verification failed', detail: 'malformed' },
  forbidden: { status: 403, message: 'Not allowed', detail: 'the caller is known, but may not do this' },
  noActiveTeam: {
    code: 'api/no-active-team',
    status: 403,
    message: 'No active team',
    detail: 'the caller must select an active team',
  },
})

export type CredentialFault =
  | 'missing'
  | 'malformed'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'not-yet-valid'
  | 'unknown-key'
  | 'disabled'

export const credentialFault = (fault: CredentialFault) => accessErrors.jwtInvalid(fault)

/** For `catch`: a credential that is not good here makes its bearer nobody; a limit that is reached or a fault of ours stays what it is. */
export function orNobody(error: unknown): null {
  if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return null
  throw error
}
