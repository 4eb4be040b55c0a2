import { defineErrors } from '../../platform/errors.ts'

export const reportErrors = defineErrors('reports', {
  notFound: { status: 404, message: 'Report not found', detail: 'the report does not exist' },
  notReady: { status: 409, message: 'The report is not made yet', detail: 'wait until it is made' },
  templateNotFound: {
    code: 'report-templates/not-found',
    status: 404,
    message: 'Report template not found',
    detail: 'the template does not exist',
  },
  invalidTemplate: {
    code: 'report-templates/invalid-document',
    status: 422,
    message: 'The document has errors',
    detail: 'each problem with its line and column',
  },
  unknownSource: {
    status: 400,
    message: 'Not a source of the space',
    detail: 'the data source is not attached to the space',
  },
})
