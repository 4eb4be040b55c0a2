import { defineErrors } from '../../platform/errors.ts'

export const identityProviderErrors = defineErrors('external-identity', {
  notFound: { status: 404, message: 'Identity provider not found', detail: 'the identity provider does not exist' },
  taken: {
    status: 409,
    message: 'Issuer and audience already registered',
    detail: 'another identity provider has the same issuer and audience',
  },
})
