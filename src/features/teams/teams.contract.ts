import { z } from 'zod'

export const role = z.enum(['admin', 'member', 'viewer'])

export const team = z.object({
  id: z.string(),
  name: z.string(),
  organizationId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Team = z.infer<typeof team>

/** A team as one of its members sees it. */
export const memberTeam = team.extend({ role })

export const teamName = z.string().trim().min(1).max(120)
export const newTeam = z.strictObject({ name: teamName })
