import { z } from 'zod'
import { changeOf, dateTime, timestamps } from '../../platform/fields.contract.ts'
import { delivery, deliveryStatuses, webhookAddress } from '../deliveries/deliveries.contract.ts'

export const eventTypes = ['run.finished', 'report.ready', 'source.failed', 'share.used'] as const
export type EventType = (typeof eventTypes)[number]

const events = z
  .array(z.enum(eventTypes))
  .min(1)
  .max(eventTypes.length)
  .refine((list) => new Set(list).size === list.length, 'each at most once')
const description = z.string().trim().max(200).nullable()

export const webhookInput = z.strictObject({
  url: webhookAddress,
  events,
  description: description.optional(),
  enabled: z.boolean().optional(),
})
export const webhookChange = changeOf({
  url: webhookAddress,
  events,
  description,
  enabled: z.boolean(),
})

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(eventTypes)),
  enabled: z.boolean(),
  failingSince: dateTime.nullable().describe('Since when nothing has arrived'),
  disabledReason: z.string().nullable().describe('Why it was turned off, when nobody did'),
  createdByUserId: z.string(),
  ...timestamps,
})
export type Webhook = z.output<typeof webhook>
export const webhookWithSecret = z.object({ ...webhook.shape, secret: z.string().describe('Shown this once') })

export const webhookDelivery = z.object({
  ...delivery.shape,
  event: z.string(),
  payload: z.unknown().describe('What was sent'),
  responseText: z.string().nullable().describe('The beginning of the answer'),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>
export const deliveryStatus = z.enum(deliveryStatuses)
