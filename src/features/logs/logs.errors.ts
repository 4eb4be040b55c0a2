import { defineErrors } from '../../platform/errors.ts'

export const logErrors = defineErrors('logs', {
  invalidOrigin: {
    status: 403,
    message: 'Only same-site JSON diagnostics are accepted',
    detail: 'logs must be sent from the app',
  },
  rateLimited: {
    status: 429,
    message: 'Too many log events',
    detail: 'more than 500 events in 60 seconds for one app instance',
  },
})
