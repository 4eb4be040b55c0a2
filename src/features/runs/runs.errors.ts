import { defineErrors } from '../../platform/errors.ts'

export const runErrors = defineErrors({
  streamNotFound: {
    code: 'chat/stream-not-found',
    status: 404,
    message: 'Stream not found',
    detail: 'the chat has no such stream',
  },
  spaceMismatch: {
    code: 'chat/space-mismatch',
    status: 409,
    message: 'Chat belongs to another Space',
    detail: 'the chat is not in this space',
  },
  busy: {
    code: 'chat/busy',
    status: 409,
    message: 'An answer is under way',
    detail: 'the chat is being answered: wait for it, or cancel it',
  },
})
