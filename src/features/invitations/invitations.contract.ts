import { z } from 'zod'
import { role, team } from '../teams/teams.contract.ts'
import { emailAddress, password, personName, user } from '../users/users.contract.ts'

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  token: z.string(),
  url: z.string().describe('The link to hand over'),
  expiresAt: z.string(),
})
/** As it is listed. */
export const openInvitation = invitation.extend({ token: z.string().nullable(), url: z.string().nullable() })
export const newInvitation = z.strictObject({ email: emailAddress, role: role.default('member') })

/** What the person who holds the link may know before accepting. */
export const invitationPreview = z.object({
  email: z.string(),
  role,
  teamName: z.string(),
  signInNeeded: z.boolean().describe('Somebody with this address exists already: sign in, then accept'),
  expiresAt: z.string(),
})

export const acceptance = z
  .strictObject({ name: personName, password })
  .partial()
  .describe('Needed unless a signed-in browser with the invited address accepts')
export const accepted = z.object({ user, team })
