import { defineErrors } from '../../platform/errors.ts'

export const chatErrors = defineErrors('chats', {
  notFound: { status: 404, message: 'Chat not found', detail: 'the chat does not exist' },
  idTaken: { status: 409, message: 'Chat id already used', detail: 'the team has a chat with this id' },
  messageNotFound: {
    code: 'messages/not-found',
    status: 404,
    message: 'Message not found',
    detail: 'the chat has no such message',
  },
  notLastQuestion: {
    code: 'messages/not-last-question',
    status: 409,
    message: 'Only the last question can be changed',
    detail: 'this is not the last question of the chat: branch from it instead',
  },
  commentNotFound: {
    code: 'comments/not-found',
    status: 404,
    message: 'Comment not found',
    detail: 'the chat has no such comment',
  },
})
