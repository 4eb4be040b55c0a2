import { defineErrors } from '../../platform/errors.ts'

export const uploadErrors = defineErrors({
  notFound: {
    code: 'uploads/not-found',
    status: 404,
    message: 'Upload not found',
    detail: 'no upload of this name is under way or has just ended',
  },
})
