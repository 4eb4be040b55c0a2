import { defineErrors } from '../../platform/errors.ts'

export const runErrors = defineErrors('chat', {
  streamNotFound: { status: 404, message: 'Stream not found', detail: 'the chat has no such stream' },
  spaceMismatch: { status: 409, message: 'Chat belongs to another Space', detail: 'the chat is not in this space' },
  busy: {
    status: 409,
    message: 'An answer is under way',
    detail: 'the chat is being answered: wait for it, or cancel it',
  },
})
