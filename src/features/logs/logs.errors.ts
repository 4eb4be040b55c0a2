import { defineErrors } from '../../platform/errors.ts'

export const logErrors = defineErrors({
  invalidOrigin: {
    code: 'logs/invalid-origin',
    status: 403,
    message: 'Only same-site JSON diagnostics are accepted',
    detail: 'logs must be sent from the app',
  },
  rateLimited: {
    code: 'logs/rate-limited',
    status: 429,
    message: 'Too many log events',
    detail: 'more than 500 events in 60 seconds for one app instance',
  },
})
