import { defineErrors } from '../../platform/errors.ts'

export const invitationErrors = defineErrors('invitations', {
  notFound: {
    status: 404,
    message: 'Invitation not found',
    detail: 'the invitation does not exist, was used, or is too old',
  },
})
