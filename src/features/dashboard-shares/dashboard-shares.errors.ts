import { defineErrors } from '../../platform/errors.ts'

export const dashboardShareErrors = defineErrors({
  authRequired: {
    code: 'dashboard-share/auth-required',
    status: 401,
    message: 'Authentication required',
    detail: 'the dashboard is open only to team members; login needed',
  },
  notTeamMember: {
    code: 'dashboard-share/not-team-member',
    status: 403,
    message: 'Access denied',
    detail: 'caller is not a member of the owning team',
  },
  notFound: {
    code: 'dashboard-share/not-found',
    status: 404,
    message: 'Shared dashboard not found',
    detail: 'the shared dashboard does not exist or was removed',
  },
  templateMismatch: {
    code: 'dashboard-share/template-mismatch',
    status: 403,
    message: 'Not a query of the dashboard',
    detail: 'the text is none of the queries of the published dashboard',
  },
  invalidParameter: {
    code: 'dashboard-share/invalid-parameter',
    status: 400,
    message: 'A value is not allowed',
    detail: 'the control does not allow the value',
  },
  passwordRequired: {
    code: 'dashboard-share/password-required',
    status: 401,
    message: 'Password required',
    detail: 'the dashboard opens with a password',
  },
  wrongPassword: {
    code: 'dashboard-share/wrong-password',
    status: 403,
    message: 'Wrong password',
    detail: 'this is not the password of the dashboard',
  },
  rateLimited: {
    code: 'dashboard-share/rate-limited',
    status: 429,
    message: 'Too many queries',
    detail: 'the link is asked more often than it allows',
  },
  queryFailed: {
    code: 'dashboard-share/query-failed',
    status: 422,
    message: 'The query could not be answered',
    detail: 'the data of this dashboard cannot be read at the moment',
  },
  lockedParameter: {
    code: 'dashboard-share/invalid-lock',
    status: 400,
    message: 'A locked value is not allowed',
    detail: 'the control does not exist, or does not allow the value',
  },
})
