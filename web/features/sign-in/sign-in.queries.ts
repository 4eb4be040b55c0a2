import type {
  PasswordChange,
  PasswordReset,
  ProviderRequest,
  SignInRequest,
  TwoFactorCode,
} from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { getQuery } from '../../lib/query.ts'
import { forgetAll } from '../../lib/session.ts'

/** Codes are typed as they are read: in groups. */
const plain = (code: string) => code.replace(/\s/g, '')

/** Which providers can be used besides a password. */
export const signInOptionsQuery = getQuery(['sign-in-options'], '/auth/options', {
  staleTime: Number.POSITIVE_INFINITY,
})

/** True when a second step is asked for. */
export async function signIn(request: SignInRequest): Promise<boolean> {
  const answer = await client.post('/auth/sign-in/email', { body: request })
  await forgetAll()
  return answer.twoFactorRedirect
}

export async function confirmByApp({ code, trustDevice }: TwoFactorCode): Promise<void> {
  await client.post('/auth/two-factor/verify-totp', { body: { code: plain(code), trustDevice } })
  await forgetAll()
}

export async function confirmByBackupCode({ code }: { code: string }): Promise<void> {
  await client.post('/auth/two-factor/verify-backup-code', { body: { code: plain(code) } })
  await forgetAll()
}

/** Leaves for the provider; it sends the browser back to `callbackURL`. */
export async function signInWith(request: ProviderRequest): Promise<void> {
  const { url } = await client.post('/auth/sign-in/social', { body: request })
  location.assign(url)
}

export async function signOut(): Promise<void> {
  await client.post('/auth/sign-out')
  await forgetAll()
}

export const changePassword = (request: PasswordChange) => client.post('/auth/change-password', { body: request })
export const resetPassword = (request: PasswordReset) => client.post('/auth/reset-password', { body: request })
export const makeResetLink = (userId: string) => client.post('/users/{id}/password-reset', { path: { id: userId } })

export const startSecondFactor = (request: { password: string }) =>
  client.post('/auth/two-factor/enable', { body: request })
export const confirmSecondFactor = (request: { code: string }) =>
  client.post('/auth/two-factor/confirm', { body: { code: plain(request.code) } })
export const stopSecondFactor = (request: { password: string }) =>
  client.post('/auth/two-factor/disable', { body: request })
