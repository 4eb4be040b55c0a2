import { z } from 'zod'
import { webAddress } from '../../platform/fields.contract.ts'

export const identityProvider = z.object({
  id: z.string(),
  issuer: z.string(),
  audience: z.string(),
  jwksUrl: z.string(),
  organizationId: z.string(),
  teamId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type IdentityProvider = z.infer<typeof identityProvider>

const fields = {
  issuer: z.string().min(1).max(500).describe('Compared letter for letter with the `iss` of a token'),
  audience: z.string().min(1).max(500).describe('Must be among the `aud` of a token'),
  jwksUrl: webAddress(2000).describe('Where the keys are; https'),
  teamId: z.string().describe('The team that its people join as members; a team of the same organization'),
}
export const newIdentityProvider = z.strictObject({ ...fields, teamId: fields.teamId.optional() })
export const identityProviderChange = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must name what to change')
