import { defineErrors } from '../../platform/errors.ts'

export const identityProviderErrors = defineErrors({
  notFound: {
    code: 'external-identity/not-found',
    status: 404,
    message: 'Identity provider not found',
    detail: 'the identity provider does not exist',
  },
  taken: {
    code: 'external-identity/taken',
    status: 409,
    message: 'Issuer and audience already registered',
    detail: 'another identity provider has the same issuer and audience',
  },
})
