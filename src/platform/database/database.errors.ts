import { defineErrors } from '../errors.ts'

export const databaseErrors = defineErrors('api', {
  databaseLocked: {
    status: 503,
    message: 'The database is locked',
    detail: 'another program holds the database of the service; try again in a while',
  },
})
