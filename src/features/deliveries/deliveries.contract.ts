import { z } from 'zod'
import { dateTime, webAddress } from '../../platform/fields.contract.ts'

const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
  .describe('Signs what is sent; made when absent, and shown this once')
export const webhookAddress = webAddress(2000)

const slack = {
  kind: z.literal('slack'),
  workspaceId: z.string().min(1).max(100).describe('Id of the connected workspace'),
  channel: z.string().trim().min(1).max(200).describe('Name or id of the channel'),
}
const googleChat = {
  kind: z.literal('google-chat'),
  space: z.string().trim().min(1).max(200).describe('spaces/AAAA, from the address of the space'),
}
const email = { kind: z.literal('email'), address: z.email().max(320) }

export const target = z.discriminatedUnion('kind', [
  z.strictObject(slack),
  z.strictObject(googleChat),
  z.strictObject(email),
  z.strictObject({ kind: z.literal('webhook'), url: webhookAddress, secret: secret.optional() }),
])
export type Target = z.output<typeof target>
export const maxTargets = 20
export const targets = z.array(target).max(maxTargets)

/** Without secrets, unless one was just made. */
export const shownTarget = z.discriminatedUnion('kind', [
  z.object(slack),
  z.object(googleChat),
  z.object(email),
  z.object({
    kind: z.literal('webhook'),
    url: z.string(),
    secret: z.string().optional().describe('Only in the answer that made it'),
  }),
])

export const attachment = z.enum(['pdf', 'xlsx'])
export type Attachment = z.output<typeof attachment>

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const
export const delivery = z.object({
  id: z.string(),
  kind: z.enum(['slack', 'google-chat', 'email', 'webhook']),
  recipient: z.string().describe('Where to, in words'),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  responseStatus: z.int().nullable().describe('Of the last try, where there was an answer'),
  durationMs: z.int().nullable(),
  error: z.string().nullable(),
  lastAttemptAt: dateTime.nullable(),
  nextAttemptAt: dateTime.nullable(),
  deliveredAt: dateTime.nullable(),
  createdAt: dateTime,
})
export type Delivery = z.output<typeof delivery>
