import { defineErrors } from '../../platform/errors.ts'

export const apiKeyErrors = defineErrors('api-keys', {
  notFound: { status: 404, message: 'API key not found', detail: 'the API key does not exist' },
})
