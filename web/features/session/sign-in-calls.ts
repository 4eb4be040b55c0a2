import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PasswordResetLink, SignInAnswer, TwoFactorSecret } from '../../../src/client/index.ts'
import type {
  backupCode,
  passwordChange,
  passwordProof,
  passwordReset,
  providerAnswer,
  providerRequest,
  signInOptions,
  signInRequest,
  twoFactorCode,
} from '../../../src/features/sign-in/sign-in.contract.ts'
import { api } from '../../lib/api.ts'
import { forgetAll } from '../../lib/session.ts'

type In<T extends z.ZodType> = z.input<T>
type Out<T extends z.ZodType> = z.output<T>

/** Codes are typed as they are read: in groups. */
const plain = (code: string) => code.replace(/\s/g, '')

/** Which providers can be used besides a password. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api.get<Out<typeof signInOptions>>('/auth/options', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** True when a second step is asked for. */
export async function signIn(request: In<typeof signInRequest>): Promise<boolean> {
  const answer = await api.post<SignInAnswer>('/auth/sign-in/email', request)
  await forgetAll()
  return answer.twoFactorRedirect
}

export async function confirmByApp({ code, trustDevice }: In<typeof twoFactorCode>): Promise<void> {
  await api.post('/auth/two-factor/verify-totp', { code: plain(code), trustDevice })
  await forgetAll()
}

export async function confirmByBackupCode({ code }: In<typeof backupCode>): Promise<void> {
  await api.post('/auth/two-factor/verify-backup-code', { code: plain(code) })
  await forgetAll()
}

/** Leaves for the provider; it sends the browser back to `callbackURL`. */
export async function signInWith(request: In<typeof providerRequest>): Promise<void> {
  const { url } = await api.post<Out<typeof providerAnswer>>('/auth/sign-in/social', request)
  location.assign(url)
}

export async function signOut(): Promise<void> {
  await api.post('/auth/sign-out')
  await forgetAll()
}

export const changePassword = (request: In<typeof passwordChange>) => api.post('/auth/change-password', request)
export const resetPassword = (request: In<typeof passwordReset>) => api.post('/auth/reset-password', request)
export const makeResetLink = (userId: string) => api.post<PasswordResetLink>(`/users/${userId}/password-reset`)

export const startSecondFactor = (request: In<typeof passwordProof>) =>
  api.post<TwoFactorSecret>('/auth/two-factor/enable', request)
export const confirmSecondFactor = (request: In<typeof backupCode>) =>
  api.post('/auth/two-factor/confirm', { code: plain(request.code) })
export const stopSecondFactor = (request: In<typeof passwordProof>) => api.post('/auth/two-factor/disable', request)
