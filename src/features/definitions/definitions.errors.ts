import { defineErrors } from '../../platform/errors.ts'

export const definitionErrors = defineErrors('definitions', {
  invalid: {
    status: 422,
    message: 'The definitions cannot be saved',
    detail: 'cause.faults lists what is wrong, where, and what would be right',
  },
  changed: {
    status: 412,
    message: 'The definitions were changed meanwhile',
    detail: 'read them again and send If-Match with their ETag',
  },
  ifMatchNeeded: {
    status: 428,
    message: 'If-Match is needed',
    detail: 'send the ETag of the definitions that you changed',
  },
  versionNotFound: { status: 404, message: 'Version not found', detail: 'the definitions have no such version' },
  suggestionNotFound: { status: 404, message: 'Suggestion not found', detail: 'nothing like it is suggested now' },
})
