import { defineErrors } from '../../platform/errors.ts'

export const webhookErrors = defineErrors('webhooks', {
  notFound: { status: 404, message: 'Webhook not found', detail: 'the webhook does not exist' },
  deliveryNotFound: { status: 404, message: 'Delivery not found', detail: 'the webhook has no such delivery' },
  tooMany: { status: 409, message: 'Too many webhooks', detail: 'a team has at most 50 webhooks: delete one first' },
  off: { status: 409, message: 'The webhook is off', detail: 'turn it on first' },
})
