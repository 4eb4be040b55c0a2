import { defineErrors, ServiceError } from '../../platform/errors.ts'

export const slackErrors = defineErrors('team-chat-b', {
  notFound: {
    status: 404,
    message: 'Slack workspace not found',
    detail: 'the workspace does not exist or the caller has no access',
  },
  taken: {
    status: 409,
    message: 'Workspace already connected',
    detail: 'this team has connected the workspace: change its tokens, or remove it first',
  },
  badSignature: {
    status: 401,
    message: 'Not signed by Slack',
    detail: 'the signature does not fit the body, or is older than five minutes',
  },
  disabled: { status: 409, message: 'Workspace is disabled', detail: 'enable the workspace in the settings first' },
  refused: { status: 502, message: 'Slack did not take the message', detail: 'Slack did not take the message' },
})

/** The message names the workspace that was asked for. */
export const workspaceNotFound = (id: string): ServiceError =>
  new ServiceError({
    ...slackErrors.notFound.definition,
    message: `${slackErrors.notFound.definition.message}: ${id.slice(0, 100)}`,
  })
