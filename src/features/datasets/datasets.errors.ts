import { defineErrors } from '../../platform/errors.ts'

export const datasetErrors = defineErrors('datasets', {
  notFound: { status: 404, message: 'Dataset not found', detail: 'the dataset does not exist' },
  entryNotFound: { status: 404, message: 'Entry not found', detail: 'the dataset has no such entry' },
  tooManyEntries: {
    status: 422,
    message: 'Too many entries',
    detail: 'the dataset would hold more entries than are allowed',
  },
  nothingToUndo: {
    status: 409,
    message: 'There is nothing to undo',
    detail: 'no entry that was removed as a duplicate is still kept',
  },
  notATable: {
    status: 422,
    message: 'The entries do not make a table',
    detail: 'the entries have more different fields than a table can have columns',
  },
})
