import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Mailer } from '../../platform/mail.ts'
import { type AppRoute, assertOwn, credentialFault, type Person, personRoute, tagged } from '../access/index.ts'
import { findTeamSettings, teamsOf } from '../teams/index.ts'
import { changeUser, findUser } from '../users/index.ts'
import { changedMe, me } from './me.contract.ts'

type MeDeps = { database: Database; clock: Clock; mailer: Pick<Mailer, 'isSetUp'> }

export function meRoutes({ database, clock, mailer }: MeDeps): AppRoute[] {
  const tellAbout = async (caller: Person) => {
    const [user, teams, settings] = await Promise.all([
      findUser(database.queries, caller.userId),
      teamsOf(database.queries, caller.userId),
      caller.team ? findTeamSettings(database.queries, caller.team.id) : null,
    ])
    if (!user) throw credentialFault('unknown-key')
    const { id, name, email, twoFactorEnabled, locale } = user
    return {
      user: { id, name, email, role: caller.team?.role ?? null, twoFactorEnabled: twoFactorEnabled === 1, locale },
      team: teams.find((team) => team.id === caller.team?.id) ?? null,
      // A key that is narrowed sees no further than the team it was made for.
      teams: caller.permissions === null ? teams : teams.filter((team) => team.id === caller.team?.id),
      locale: locale ?? settings?.locale ?? null,
      via: caller.via,
      sendsMail: mailer.isSetUp(),
    }
  }
  return tagged('Me', [
    personRoute('GET', '/me', {
      summary: 'Tells who is calling, in which team, and which teams they belong to',
      answer: me,
      handle: ({ caller }) => tellAbout(caller),
    }),
    personRoute('PATCH', '/me', {
      summary: "Changes the caller's own name, or how numbers and dates are written for them",
      body: changedMe,
      answer: me,
      async handle({ caller, body }) {
        assertOwn(caller, 'users:write')
        await changeUser(database.queries, caller.userId, body, clock.now().toISOString())
        return tellAbout(caller)
      },
    }),
  ])
}
