import { defineErrors } from '../../platform/errors.ts'

export const teamChatErrors = defineErrors({
  fileNotFound: {
    code: 'team-chats/file-not-found',
    status: 404,
    message: 'File not found',
    detail: 'the file does not exist, or its address has ended',
  },
})
