import { defineErrors } from '../errors.ts'

export const fileErrors = defineErrors('api', {
  fileStoreUnavailable: {
    status: 503,
    message: 'The store of uploaded files does not answer',
    detail: 'nothing was kept or changed; try again in a while, and see the service log',
  },
})
