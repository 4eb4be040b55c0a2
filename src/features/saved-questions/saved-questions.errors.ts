import { defineErrors } from '../../platform/errors.ts'

export const savedQuestionErrors = defineErrors('saved-questions', {
  notFound: { status: 404, message: 'Saved question not found', detail: 'the space has no such saved question' },
  changed: {
    status: 409,
    message: 'The saved question has changed meanwhile',
    detail: 'somebody saved it since: look at it, and save again',
  },
})
