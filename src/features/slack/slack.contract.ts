import { z } from 'zod'
import { changeOf, dateTime, title } from '../../platform/fields.contract.ts'

const secret = (what: string) => z.string().trim().min(1).max(500).describe(what)
const botToken = secret('The bot token of the Slack app (xoxb-…)')
const signingSecret = secret('The signing secret of the Slack app')

export const teamChatWorkspace = z.object({
  id: z.string(),
  spaceId: z.string(),
  workspaceId: z.string(),
  workspaceName: z.string(),
  enabled: z.boolean(),
})

/** With how it goes, for those who look after it. */
export const workspaceState = z.object({
  ...teamChatWorkspace.shape,
  lastEventAt: dateTime.nullable(),
  lastError: z.string().nullable(),
  createdAt: dateTime,
})
export type WorkspaceState = z.output<typeof workspaceState>

export const workspaceInput = z.strictObject({
  workspaceId: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[A-Za-z0-9_-]+$/, "must be Slack's id of the workspace, as T0123456789"),
  workspaceName: title,
  spaceId: z.string(),
  botToken,
  signingSecret,
})

export const workspaceChange = changeOf({
  enabled: z.boolean(),
  botToken,
  signingSecret,
})

export const workspaceChanged = z.object({ success: z.boolean(), workspace: teamChatWorkspace })

export const testInput = z.strictObject({
  channel: z.string().trim().min(1).max(200).describe('A channel that the app is in: its id or its name'),
})
