import { z } from 'zod'
import { locale, memberTeam, readerLocale, team } from '../teams/teams.contract.ts'
import { personName, user } from '../users/users.contract.ts'

export const me = z.object({
  user: user.extend({
    twoFactorEnabled: z.boolean(),
    locale: z.string().nullable().describe('BCP 47 tag; null: as the team writes'),
  }),
  /** The team that this credential acts in. */
  team: team.nullable(),
  teams: z.array(memberTeam),
  /** Their own choice, else the team's. */
  locale: readerLocale,
  via: z.enum(['api-key', 'token', 'session']),
  sendsMail: z.boolean().describe('Whether a mail server is set up, so that something can be delivered by mail'),
})

/** How one is shown to others, and how one reads; the e-mail address is what one signs in with, and stays. */
export const changedMe = z
  .strictObject({ name: personName, locale: locale.nullable() })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Expected a name or a language')
