import { z } from 'zod'

/** What a client program sends a person's browser with; the names are OAuth's. */
const word = z.string().max(2_000).optional()
export const authorizationRequest = z.strictObject({
  client_id: z.string().max(200),
  redirect_uri: word,
  response_type: word,
  scope: word,
  state: z.string().max(4_000).optional(),
  code_challenge: word,
  code_challenge_method: word,
  resource: word,
})
export const authorizationDecision = z.strictObject({ ...authorizationRequest.shape, allow: z.boolean() })

export const authorization = z.object({
  client: z.object({ id: z.string(), name: z.string(), uri: z.string().nullable(), createdAt: z.string() }),
  /** Where the person goes afterwards: what a name cannot pretend. */
  returnsTo: z.string(),
  scopes: z.array(z.enum(['read', 'ask'])),
  /** Set when there is nothing to decide: where to send the browser. */
  redirectTo: z.string().nullable(),
})
export const authorizationOutcome = z.object({ redirectTo: z.string() })

export const connection = z.object({
  /** Of the MCP endpoint, as a client must be told it. */
  url: z.string(),
})

export const mcpClient = z.object({
  id: z.string(),
  name: z.string(),
  uri: z.string().nullable(),
  userId: z.string(),
  userName: z.string(),
  scopes: z.array(z.enum(['read', 'ask'])),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
})
