import { defineErrors } from '../../platform/errors.ts'

export const userErrors = defineErrors('users', {
  notFound: { status: 404, message: 'User not found', detail: 'user does not exist' },
  lastAdmin: {
    status: 409,
    message: 'A team needs an administrator',
    detail: 'the last administrator of a team can neither be demoted nor leave',
  },
  emailTaken: {
    status: 409,
    message: 'Address already used',
    detail: 'somebody with this e-mail address exists already',
  },
})
