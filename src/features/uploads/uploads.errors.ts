import { defineErrors } from '../../platform/errors.ts'

export const uploadErrors = defineErrors('uploads', {
  notFound: {
    status: 404,
    message: 'Upload not found',
    detail: 'no upload of this name is under way or has just ended',
  },
})
