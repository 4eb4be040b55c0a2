import { defineErrors } from '../../platform/errors.ts'

export const teamChatErrors = defineErrors('team-chats', {
  fileNotFound: { status: 404, message: 'File not found', detail: 'the file does not exist, or its address has ended' },
})
