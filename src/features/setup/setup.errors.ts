import { defineErrors } from '../../platform/errors.ts'

export const setupErrors = defineErrors('setup', {
  done: {
    status: 409,
    message: 'Set-up is done',
    detail: 'there is an administrator already; sign in, or ask to be invited',
  },
  tokenInvalid: {
    status: 403,
    message: 'The set-up token is missing or wrong',
    detail: 'the token is printed in the log of the service when it starts',
  },
})
