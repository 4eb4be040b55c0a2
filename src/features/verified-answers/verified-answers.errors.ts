import { defineErrors } from '../../platform/errors.ts'

export const verifiedErrors = defineErrors('verified-answers', {
  notFound: { status: 404, message: 'Verified answer not found', detail: 'the space has no such verified answer' },
  notVerifiable: {
    status: 409,
    message: 'This answer cannot be verified',
    detail: 'only a finished answer that a query gave can be verified',
  },
})
