import { defineErrors } from '../../platform/errors.ts'

export const signInErrors = defineErrors({
  /** The same words whether the address or the password is wrong. */
  refused: {
    code: 'auth/sign-in-refused',
    status: 401,
    message: 'Sign-in failed',
    detail: 'the address or the password is wrong',
  },
  codeRefused: {
    code: 'auth/code-refused',
    status: 401,
    message: 'The code was not accepted',
    detail: 'the code is wrong, too old, or was used before',
  },
  passwordWrong: {
    code: 'auth/password-wrong',
    status: 403,
    message: 'The password is wrong',
    detail: 'the current password is needed for this',
  },
  providerUnknown: {
    code: 'auth/provider-unknown',
    status: 404,
    message: 'No such way to sign in',
    detail: 'the service is not set up for this provider, or it does not answer',
  },
  resetNotFound: {
    code: 'auth/reset-not-found',
    status: 404,
    message: 'The link does not work',
    detail: 'the link was used, was replaced, or is too old',
  },
  twoFactorState: {
    code: 'auth/two-factor-state',
    status: 409,
    message: 'The second factor is not in that state',
    detail: 'it is on already, or not on yet',
  },
})
