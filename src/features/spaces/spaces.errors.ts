import { defineErrors } from '../../platform/errors.ts'

export const spaceErrors = defineErrors('spaces', {
  notFound: { status: 404, message: 'Space not found', detail: 'the space does not exist' },
  dataSourceNotFound: {
    status: 404,
    message: 'The space has no such data source',
    detail: 'the link of a data source to this space does not exist',
  },
  nameTaken: { status: 409, message: 'Name already used', detail: 'another space of the team has this name' },
})
