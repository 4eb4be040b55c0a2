import { defineErrors } from '../../platform/errors.ts'

export const dashboardShareErrors = defineErrors('dashboard-share', {
  authRequired: {
    status: 401,
    message: 'Authentication required',
    detail: 'the dashboard is open only to team members; login needed',
  },
  notTeamMember: { status: 403, message: 'Access denied', detail: 'caller is not a member of the owning team' },
  notFound: {
    status: 404,
    message: 'Shared dashboard not found',
    detail: 'the shared dashboard does not exist or was removed',
  },
  templateMismatch: {
    status: 403,
    message: 'Not a query of the dashboard',
    detail: 'the text is none of the queries of the published dashboard',
  },
  invalidParameter: { status: 400, message: 'A value is not allowed', detail: 'the control does not allow the value' },
  passwordRequired: { status: 401, message: 'Password required', detail: 'the dashboard opens with a password' },
  wrongPassword: { status: 403, message: 'Wrong password', detail: 'this is not the password of the dashboard' },
  rateLimited: { status: 429, message: 'Too many queries', detail: 'the link is asked more often than it allows' },
  queryFailed: {
    status: 422,
    message: 'The query could not be answered',
    detail: 'the data of this dashboard cannot be read at the moment',
  },
  invalidLock: {
    status: 400,
    message: 'A locked value is not allowed',
    detail: 'the control does not exist, or does not allow the value',
  },
})
