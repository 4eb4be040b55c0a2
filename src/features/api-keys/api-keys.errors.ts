import { defineErrors } from '../../platform/errors.ts'

export const apiKeyErrors = defineErrors({
  notFound: {
    code: 'api-keys/not-found',
    status: 404,
    message: 'API key not found',
    detail: 'the API key does not exist',
  },
})
