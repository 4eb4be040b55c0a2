import { z } from 'zod'
import { name, timestamps } from '../../platform/fields.contract.ts'

const prefix = z
  .string()
  .trim()
  .transform((text) => (text.startsWith('/') ? text : `/${text}`))
  .pipe(
    z.string().regex(/^\/[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u, 'must be a slash and up to 40 letters, digits, _ or -'),
  )

const fields = {
  name,
  prefix: prefix.describe('What calls it: /weekly'),
  prompt: z.string().trim().min(1).max(20_000).describe('May hold {placeholders}'),
  description: z.string().max(2000).nullable(),
  integrations: z
    .string()
    .max(500)
    .describe('Where it is offered, comma-separated: app, share, team-chat-a, team-chat-b; empty: everywhere'),
  visibility: z.enum(['private', 'team']).describe('private: only its maker sees it'),
  disableModelInvocation: z.boolean().describe('The agent may not call it by itself'),
  userInvokable: z.boolean().describe('People may call it by its prefix'),
  sortOrder: z.int().min(0).max(1_000_000),
}
const agentFields = {
  ...fields,
  icon: z.string().max(100).nullable(),
  immediate: z.boolean().describe('Sent without editing'),
}

const defaults = {
  description: fields.description.default(null),
  integrations: fields.integrations.default(''),
  visibility: fields.visibility.default('team'),
  disableModelInvocation: fields.disableModelInvocation.default(false),
  userInvokable: fields.userInvokable.default(true),
  sortOrder: fields.sortOrder.optional(),
}

export const spaceShortcutInput = z.strictObject({ ...fields, ...defaults })
export const agentShortcutInput = z.strictObject({
  ...agentFields,
  ...defaults,
  icon: agentFields.icon.default(null),
  immediate: agentFields.immediate.default(false),
})
const nonEmpty = (body: object) => Object.keys(body).length > 0
export const spaceShortcutChange = z.strictObject(fields).partial().refine(nonEmpty, 'at least one field is needed')
export const agentShortcutChange = z
  .strictObject(agentFields)
  .partial()
  .refine(nonEmpty, 'at least one field is needed')

const answered = {
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  prompt: z.string(),
  integrations: z.string(),
  visibility: z.string(),
  description: z.string().nullable(),
  disableModelInvocation: z.boolean(),
  userInvokable: z.boolean(),
  sortOrder: z.number().int(),
  ...timestamps,
}
export const spaceShortcut = z.object({ ...answered, spaceId: z.string() })
export const agentShortcut = z.object({
  ...answered,
  agentId: z.string(),
  icon: z.string().nullable(),
  immediate: z.boolean(),
})
export type SpaceShortcut = z.output<typeof spaceShortcut>
export type AgentShortcut = z.output<typeof agentShortcut>

export const shortcutOrder = z.strictObject({ shortcutIds: z.array(z.string()).max(1000) })
