import { defineErrors } from '../../platform/errors.ts'

export const dashboardErrors = defineErrors('dashboards', {
  notFound: { status: 404, message: 'Dashboard not found', detail: 'the dashboard does not exist' },
  versionNotFound: { status: 404, message: 'Version not found', detail: 'the dashboard has no such version' },
  invalidDocument: { status: 422, message: 'The document has errors', detail: 'each problem with its line and column' },
  versionConflict: {
    status: 409,
    message: 'The dashboard has changed meanwhile',
    detail: 'somebody saved a newer version: read it, and save again',
  },
  templateMismatch: {
    status: 403,
    message: 'Not a query of the dashboard',
    detail: 'the text is none of the queries of the document',
  },
  invalidParameter: { status: 400, message: 'A value is not allowed', detail: 'the control does not allow the value' },
  nothingToShow: {
    status: 422,
    message: 'The data holds nothing to make a dashboard of',
    detail: 'the sources of the space hold nothing that could be measured',
  },
  noQuery: {
    status: 422,
    message: 'The answer has no query',
    detail: 'the message was not answered by a query that could be shown again',
  },
})
