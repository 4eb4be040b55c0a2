import { defineErrors } from '../../platform/errors.ts'

export const agentErrors = defineErrors('agents', {
  notFound: { status: 404, message: 'Agent not found', detail: 'the agent does not exist' },
  last: {
    status: 409,
    message: 'The last agent of a space stays',
    detail: 'a space has at least one agent: make another before deleting this one',
  },
})
