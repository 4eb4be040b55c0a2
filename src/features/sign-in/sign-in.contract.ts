import { z } from 'zod'
import { emailAddress, password } from '../users/users.contract.ts'

/** Not the rules for a new password: what was valid once must still be accepted. */
const givenPassword = z.string().min(1).max(200)
/** A page of the app, never another site. */
const appPath = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'must be a path of this service')

export const signInOptions = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const signInRequest = z.strictObject({
  email: emailAddress,
  password: givenPassword,
  rememberMe: z.boolean().default(true).describe('False: the session ends with the browser'),
})
export const signInAnswer = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }).nullable(),
  token: z.string().nullable().describe('Also accepted as a bearer token'),
  twoFactorRedirect: z.boolean().describe('The second factor is still to be checked'),
})

export const providerRequest = z.strictObject({
  provider: z.string().min(1).max(100),
  callbackURL: appPath.default('/').describe('Where to go afterwards'),
})
export const providerAnswer = z.object({ url: z.string().describe('Where the browser signs in') })

export const passwordChange = z.strictObject({ currentPassword: givenPassword, newPassword: password })
export const passwordResetLink = z.object({ token: z.string(), url: z.string(), expiresAt: z.string() })
export const passwordReset = z.strictObject({ token: z.string().min(1).max(200), password })

export const passwordProof = z.strictObject({ password: givenPassword })
export const twoFactorSecret = z.object({
  totpURI: z.string().describe('For an authenticator app; show it as a QR code'),
  backupCodes: z.array(z.string()).describe('Each works once, when the app is lost'),
})
export const twoFactorCode = z.strictObject({
  code: z.string().trim().min(1).max(40),
  trustDevice: z.boolean().default(false).describe('Do not ask on this browser for 30 days'),
})
export const backupCode = z.strictObject({ code: z.string().trim().min(1).max(40) })
