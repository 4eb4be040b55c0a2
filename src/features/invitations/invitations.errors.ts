import { defineErrors } from '../../platform/errors.ts'

export const invitationErrors = defineErrors({
  notFound: {
    code: 'invitations/not-found',
    status: 404,
    message: 'Invitation not found',
    detail: 'the invitation does not exist, was used, or is too old',
  },
})
