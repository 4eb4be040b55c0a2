import { defineErrors } from '../../platform/errors.ts'

export const userErrors = defineErrors({
  notFound: { code: 'users/not-found', status: 404, message: 'User not found', detail: 'user does not exist' },
  lastAdmin: {
    code: 'users/last-admin',
    status: 409,
    message: 'A team needs an administrator',
    detail: 'the last administrator of a team can neither be demoted nor leave',
  },
  emailTaken: {
    code: 'users/email-taken',
    status: 409,
    message: 'Address already used',
    detail: 'somebody with this e-mail address exists already',
  },
})
