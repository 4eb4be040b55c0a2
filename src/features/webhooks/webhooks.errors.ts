import { defineErrors } from '../../platform/errors.ts'

export const webhookErrors = defineErrors({
  notFound: {
    code: 'webhooks/not-found',
    status: 404,
    message: 'Webhook not found',
    detail: 'the webhook does not exist',
  },
  deliveryNotFound: {
    code: 'webhooks/delivery-not-found',
    status: 404,
    message: 'Delivery not found',
    detail: 'the webhook has no such delivery',
  },
  tooMany: {
    code: 'webhooks/too-many',
    status: 409,
    message: 'Too many webhooks',
    detail: 'a team has at most 50 webhooks: delete one first',
  },
  off: {
    code: 'webhooks/off',
    status: 409,
    message: 'The webhook is off',
    detail: 'turn it on first',
  },
})
