import { defineErrors } from '../../platform/errors.ts'

export const mcpErrors = defineErrors('mcp', {
  wrongOrigin: {
    status: 403,
    message: 'Not for web pages of other sites',
    detail: 'the Host or Origin header is not one of this service: set TALLYROOM_PUBLIC_URL to its address',
  },
  methodNotAllowed: {
    status: 405,
    message: 'Only POST is served here',
    detail: 'there are no sessions and no stream of their own: send each message with POST',
  },
  oneMessage: {
    status: 400,
    message: 'One message at a time',
    detail: 'the body is a list: send each message with a request of its own',
  },
  tooManyParts: {
    status: 400,
    message: 'The message has too many parts',
    detail: 'beside the arguments of a tool it holds more than 1,000 values',
  },
  clientNotFound: {
    code: 'mcp-clients/not-found',
    status: 404,
    message: 'Connected program not found',
    detail: 'it does not exist or was disconnected',
  },
  invalidAuthorization: {
    status: 400,
    message: 'The program asked in a way that cannot be allowed',
    detail: 'begin again in the program that sent you here',
  },
  private: {
    status: 403,
    message: 'The values are private',
    detail: 'the level of privacy of a data source does not let a model see this',
  },
  answerFailed: { status: 502, message: 'The analyst did not answer', detail: 'the answer failed' },
})
