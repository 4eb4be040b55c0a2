import { defineErrors } from '../../platform/errors.ts'

/**
 * What a statement or a database of somebody's does wrong is never a fault of this service, so none of these is a 5xx:
 * a client that retries 5xx would only ask again.
 */
export const dataSourceErrors = defineErrors('data-sources', {
  notFound: { status: 404, message: 'Data source not found', detail: 'the data source does not exist' },
  tableNotFound: { status: 404, message: 'Table not found', detail: 'the data source has no such table' },
  columnNotFound: { status: 404, message: 'Column not found', detail: 'the table has no such column' },
  filterInvalid: {
    status: 422,
    message: 'The filter does not fit the column',
    detail: 'its value is of another kind than the column',
  },
  writableRole: {
    status: 422,
    message: 'The account of the database may do more than read',
    detail: 'give an account that can only read, or set allowWritableRole',
  },
  unreadableFile: {
    status: 422,
    message: 'The file cannot be read as a table',
    detail: 'the file is not a spreadsheet that can be read',
  },
  notAFile: {
    status: 409,
    message: 'The data source is not an uploaded file',
    detail: 'only the file of an uploaded data source can be replaced or added to',
  },
  notAServer: {
    status: 409,
    message: 'The data source is an uploaded file',
    detail: 'an uploaded file is kept here already; extracts are of tables and statements of a connected database',
  },
  extractNotFound: { status: 404, message: 'Extract not found', detail: 'the data source has no such extract' },
  extractExists: {
    status: 409,
    message: 'There is such an extract already',
    detail: 'refresh or change the one of that table or name',
  },
  changedMeanwhile: {
    status: 409,
    message: 'The file of the data source has changed meanwhile',
    detail: 'nothing was added; send the rows again',
  },
  cannotImportAgain: {
    status: 409,
    message: 'The file cannot be imported again',
    detail: 'only spreadsheets and delimited text have import options',
  },
  breaksDefinitions: {
    status: 409,
    message: 'Definitions name what the new file does not have',
    detail: 'cause.faults lists it; send breaks=keep to replace the file all the same',
  },
  rangeNotSatisfiable: {
    status: 416,
    message: 'No such part of the file',
    detail: 'the range begins after the end of the file',
  },
  queryRefused: {
    status: 400,
    message: 'The statement is not allowed',
    detail: 'only one statement that reads is allowed',
  },
  queryFailed: { status: 400, message: 'The statement failed', detail: 'the database did not take the statement' },
  queryTimeout: {
    status: 422,
    message: 'The statement took too long',
    detail: 'the statement was stopped at its time limit',
  },
  queryTooLarge: {
    status: 422,
    message: 'The statement needs too much',
    detail: 'the statement was stopped at its memory or size limit',
  },
  queryCancelled: {
    status: 409,
    message: 'The statement was cancelled',
    detail: 'the statement was stopped before it had an answer',
  },
  busy: {
    status: 429,
    message: 'Too many statements at once',
    detail: 'wait until some of the statements that are running have ended',
  },
  unavailable: {
    status: 424,
    message: 'The data source cannot be reached',
    detail: 'the database of this data source does not answer',
  },
})
