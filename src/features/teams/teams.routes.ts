import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import {
  type AccessCache,
  type AppRoute,
  accessErrors,
  assertOwn,
  personRoute,
  tagged,
  teamRoute,
} from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { changedTeamSettings, memberTeam, newTeam, team, teamSettings } from './teams.contract.ts'
import { teamErrors } from './teams.errors.ts'
import {
  changeTeamSettings,
  findMembership,
  findTeam,
  findTeamSettings,
  insertMembership,
  insertTeam,
  teamsOf,
} from './teams.store.ts'

/** Told with the id of the team whose settings changed. */
export const teamSettingsTopic = 'team-settings'

export type TeamDeps = {
  database: Database
  bus: Bus
  clock: Clock
  cache: AccessCache
  /** Sets the team that a session acts in. */
  setActiveTeam(queries: Database['queries'], teamId: string, sessionId: string, now: string): Promise<void>
}

export function teamRoutes(deps: TeamDeps): AppRoute[] {
  const { database, clock, cache, setActiveTeam } = deps
  return tagged('Teams', [
    ...settingsRoutes(deps),
    personRoute('GET', '/teams', {
      summary: 'Lists the teams that the caller belongs to',
      answer: z.array(memberTeam),
      handle({ caller }) {
        assertOwn(caller, 'teams:read')
        return teamsOf(database.queries, caller.userId)
      },
    }),
    teamRoute('POST', '/teams', {
      summary: "Makes a team in the caller's organization; the caller becomes its administrator",
      may: 'teams:write',
      body: newTeam,
      status: 201,
      answer: team,
      async handle({ caller, body, request }) {
        const now = clock.now().toISOString()
        return database.transaction(async (queries) => {
          const made = await insertTeam(queries, caller.organizationId, body.name, now)
          await insertMembership(queries, made.id, caller.userId, 'admin', now)
          const entry = { ...by(caller, request), teamId: made.id, action: 'team.created', targetId: made.id } as const
          await record(queries, entry, now)
          return made
        })
      },
    }),
    personRoute('POST', '/teams/:id/activate', {
      summary: 'Makes a team the one that this session acts in',
      description: 'Only a session has an active team: an API key and an external token are bound to theirs.',
      answer: team,
      errors: [teamErrors.notFound],
      async handle({ caller, params }) {
        if (caller.via !== 'session') throw accessErrors.forbidden('only a session can change its team')
        const member = await findMembership(database.queries, params.id, caller.userId)
        const found = member && (await findTeam(database.queries, params.id))
        if (!found) throw teamErrors.notFound()
        await setActiveTeam(database.queries, found.id, caller.credentialId, clock.now().toISOString())
        await cache.changed()
        return found
      },
    }),
  ])
}

/** Of the team that the caller acts in. */
function settingsRoutes({ database, bus, clock }: Pick<TeamDeps, 'database' | 'bus' | 'clock'>): AppRoute[] {
  return tagged('Teams', [
    teamRoute('GET', '/team/settings', {
      summary: 'Tells by which clocks the team lives, how it writes, and in what it counts money',
      may: 'teams:read',
      answer: teamSettings,
      handle: ({ caller }) => findTeamSettings(database.queries, caller.teamId),
    }),
    teamRoute('PATCH', '/team/settings', {
      summary: "Changes the team's time zone, language or currency",
      description:
        'Questions tell instants (a timestamp with time zone) by the clocks of the time zone, and today begins by them. Times that were written without a zone stay as they are. A space may set its own in its definitions.',
      may: 'teams:write',
      body: changedTeamSettings,
      answer: teamSettings,
      async handle({ caller, body, request }) {
        const now = clock.now().toISOString()
        const { teamId } = caller
        const changed = await database.transaction(async (queries) => {
          await changeTeamSettings(queries, teamId, body, now)
          const entry = {
            ...by(caller, request),
            action: 'team.settings-changed',
            targetId: teamId,
            detail: body,
          } as const
          await record(queries, entry, now)
          return findTeamSettings(queries, teamId)
        })
        await bus.publish(teamSettingsTopic, teamId)
        return changed
      },
    }),
  ])
}
