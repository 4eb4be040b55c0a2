import { defineErrors } from '../../platform/errors.ts'

export const signInErrors = defineErrors('auth', {
  /** The same words whether the address or the password is wrong. */
  signInRefused: { status: 401, message: 'Sign-in failed', detail: 'the address or the password is wrong' },
  codeRefused: {
    status: 401,
    message: 'The code was not accepted',
    detail: 'the code is wrong, too old, or was used before',
  },
  passwordWrong: { status: 403, message: 'The password is wrong', detail: 'the current password is needed for this' },
  providerUnknown: {
    status: 404,
    message: 'No such way to sign in',
    detail: 'the service is not set up for this provider, or it does not answer',
  },
  resetNotFound: {
    status: 404,
    message: 'The link does not work',
    detail: 'the link was used, was replaced, or is too old',
  },
  twoFactorState: {
    status: 409,
    message: 'The second factor is not in that state',
    detail: 'it is on already, or not on yet',
  },
})
