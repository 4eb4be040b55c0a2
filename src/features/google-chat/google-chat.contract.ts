import { z } from 'zod'
import { changeOf, dateTime } from '../../platform/fields.contract.ts'

export const keyInput = z.strictObject({
  key: z.string().max(10_000).describe("The service account's key file: its JSON, as a string"),
})

export const googleChatSpace = z.object({
  id: z.string(),
  spaceId: z.string(),
  /** Google's name of the space; null until the code has been said there. */
  googleSpace: z.string().nullable(),
  displayName: z.string().nullable(),
  enabled: z.boolean(),
  /** To be said in the Google Chat space; shown to administrators, until it was used or has ended. */
  code: z.string().nullable(),
  codeExpiresAt: dateTime.nullable(),
  lastEventAt: dateTime.nullable(),
  lastError: z.string().nullable(),
  createdAt: dateTime,
})
export type GoogleChatSpace = z.output<typeof googleChatSpace>

const account = z.object({ clientEmail: z.string(), projectId: z.string() })

export const googleChatSetup = z.object({
  /** The key that was stored for this team. */
  key: z.object({ ...account.shape, createdAt: dateTime }).nullable(),
  /** The key that the service was started with. */
  environmentKey: account.nullable(),
  /** There is a key to answer with. */
  ready: z.boolean(),
  eventsUrl: z.string(),
  /** What Google's tokens must be made for. */
  audience: z.string(),
  spaces: z.array(googleChatSpace),
})

export const spaceInput = z.strictObject({ spaceId: z.string() })
export const spaceChange = changeOf({ enabled: z.boolean(), spaceId: z.string() })

const name = (kind: string) => z.string().regex(new RegExp(`^${kind}$`))
const spaceName = name('spaces/[\\w-]+')

/** What Google Chat sends; of its many fields those that are used. */
export const googleEvent = z.object({
  type: z.string(),
  space: z.object({ name: spaceName, displayName: z.string().optional() }).optional(),
  message: z
    .object({
      name: name('spaces/[\\w-]+/messages/[\\w.-]+'),
      text: z.string().optional(),
      /** The text without the mention of the app. */
      argumentText: z.string().optional(),
      thread: z.object({ name: name('spaces/[\\w-]+/threads/[\\w-]+') }).optional(),
      sender: z.object({ name: z.string().max(200), type: z.string().optional() }).optional(),
      space: z.object({ name: spaceName, displayName: z.string().optional() }).optional(),
    })
    .optional(),
})
export type GoogleEvent = z.output<typeof googleEvent>
/** Shown in the space at once; empty: nothing is. */
export const googleReply = z.object({ text: z.string().optional() })
