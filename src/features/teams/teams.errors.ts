import { defineErrors } from '../../platform/errors.ts'

export const teamErrors = defineErrors('teams', {
  notFound: {
    status: 404,
    message: 'Team not found',
    detail: 'the team does not exist, or the caller does not belong to it',
  },
})
