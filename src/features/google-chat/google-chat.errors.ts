import { defineErrors } from '../../platform/errors.ts'

export const googleChatErrors = defineErrors('team-chat-a', {
  notFound: { status: 404, message: 'Google Chat space not found', detail: 'the connection does not exist' },
  notLinked: {
    status: 409,
    message: 'Google Chat space not connected yet',
    detail: 'say the code in the Google Chat space first',
  },
  disabled: {
    status: 409,
    message: 'Google Chat space is disabled',
    detail: 'enable the connection in the settings first',
  },
  noKey: {
    status: 409,
    message: 'No key for Google Chat',
    detail: "store a service account's key, or start the service with TALLYROOM_GOOGLE_CHAT_KEY",
  },
  badToken: {
    status: 401,
    message: 'Not signed by Google Chat',
    detail: 'the token is missing, too old, or made for another audience',
  },
  keysUnavailable: {
    status: 503,
    message: "Google's keys cannot be read",
    detail: 'whether the request came from Google could not be checked; try again',
  },
  refused: {
    status: 502,
    message: 'Google Chat did not take the message',
    detail: 'Google Chat did not take the message',
  },
})
