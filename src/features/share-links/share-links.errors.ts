import { defineErrors } from '../../platform/errors.ts'

export const shareErrors = defineErrors('share', {
  notFound: { status: 404, message: 'Share link not found', detail: 'the share link does not exist or was removed' },
  linkNotFound: {
    code: 'share-links/not-found',
    status: 404,
    message: 'Share link not found',
    detail: 'the share link does not exist',
  },
  agentMismatch: {
    code: 'chat/agent-mismatch',
    status: 409,
    message: 'Chat belongs to another agent',
    detail: 'the chat was not begun by this visitor under this link: begin a new one',
  },
  passwordRequired: { status: 401, message: 'Password required', detail: 'the link opens with a password' },
  wrongPassword: { status: 403, message: 'Wrong password', detail: 'this is not the password of the link' },
  rateLimited: { status: 429, message: 'Too many requests', detail: 'the link is asked too often' },
  limitReached: {
    status: 429,
    message: 'The limit of this link is reached',
    detail: 'no more questions can be asked here today',
  },
  unavailable: {
    status: 409,
    message: 'The agent cannot answer at the moment',
    detail: 'the owner of this link has to look after it',
  },
  unknownPart: {
    code: 'share-links/unknown-part',
    status: 400,
    message: 'Not a part of the space',
    detail: 'an agent, source or shortcut is not of this space',
  },
})
