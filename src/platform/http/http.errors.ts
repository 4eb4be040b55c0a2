import { defineErrors } from '../errors.ts'

export const httpErrors = defineErrors('api', {
  invalidJson: { status: 400, message: 'The request body is not valid JSON', detail: 'the body could not be parsed' },
  invalidRequest: {
    status: 400,
    message: 'The request does not fit the interface',
    detail: 'the body, query or path does not fit the schema',
  },
  unsupportedMediaType: {
    status: 415,
    message: 'Unsupported Media Type',
    detail: 'the content type is not one that this operation takes',
  },
  notFound: { status: 404, message: 'No such address', detail: 'there is nothing at this address' },
  goneMeanwhile: {
    status: 409,
    message: 'Deleted meanwhile',
    detail: 'what this belongs to was deleted while it was asked for: look what is there, and try again',
  },
  payloadTooLarge: {
    status: 413,
    message: 'The request is too large',
    detail: 'the request is larger than this operation takes',
  },
  expectationFailed: {
    status: 417,
    message: 'The expectation cannot be met',
    detail: 'Expect: 100-continue is the only one that is known',
  },
  rateLimited: { status: 429, message: 'Too many requests', detail: 'wait for the time in Retry-After and try again' },
  busy: {
    status: 429,
    message: 'Too many long answers at once',
    detail:
      'too many long answers are being made for the team, or for visitors: wait for the time in Retry-After and try again',
  },
  storageFull: {
    status: 507,
    message: 'No room left on the disk',
    detail: 'the service has too little room for new data: delete something, or make room on its disk',
  },
  internal: { status: 500, message: 'Internal error', detail: 'see the service log' },
})
