import { defineErrors } from '../../platform/errors.ts'

export const dashboardErrors = defineErrors({
  notFound: {
    code: 'dashboards/not-found',
    status: 404,
    message: 'Dashboard not found',
    detail: 'the dashboard does not exist',
  },
  versionNotFound: {
    code: 'dashboards/version-not-found',
    status: 404,
    message: 'Version not found',
    detail: 'the dashboard has no such version',
  },
  invalidDocument: {
    code: 'dashboards/invalid-document',
    status: 422,
    message: 'The document has errors',
    detail: 'each problem with its line and column',
  },
  versionConflict: {
    code: 'dashboards/version-conflict',
    status: 409,
    message: 'The dashboard has changed meanwhile',
    detail: 'somebody saved a newer version: read it, and save again',
  },
  templateMismatch: {
    code: 'dashboards/template-mismatch',
    status: 403,
    message: 'Not a query of the dashboard',
    detail: 'the text is none of the queries of the document',
  },
  invalidParameter: {
    code: 'dashboards/invalid-parameter',
    status: 400,
    message: 'A value is not allowed',
    detail: 'the control does not allow the value',
  },
  nothingToShow: {
    code: 'dashboards/nothing-to-show',
    status: 422,
    message: 'The data holds nothing to make a dashboard of',
    detail: 'the sources of the space hold nothing that could be measured',
  },
  noQuery: {
    code: 'dashboards/no-query',
    status: 422,
    message: 'The answer has no query',
    detail: 'the message was not answered by a query that could be shown again',
  },
})
