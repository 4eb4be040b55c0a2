import { z } from 'zod'
import { memberTeam, team } from '../teams/teams.contract.ts'
import { personName, user } from '../users/users.contract.ts'

export const me = z.object({
  user: user.extend({ twoFactorEnabled: z.boolean() }),
  /** The team that this credential acts in. */
  team: team.nullable(),
  teams: z.array(memberTeam),
  via: z.enum(['api-key', 'token', 'session']),
})

/** How one is shown to others; the e-mail address is what one signs in with, and stays. */
export const changedMe = z.strictObject({ name: personName })
