import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { createDeliverMail } from '../../platform/mail.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'
import { type AppRoute, accessErrors, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { installationTeam } from '../setup/index.ts'
import { findMember } from '../users/index.ts'
import {
  type ChangedServiceSettings,
  changedServiceSettings,
  serviceSettings,
  testMail,
} from './service-settings.contract.ts'
import { serviceSettingErrors } from './service-settings.errors.ts'
import type { ServiceSettingValues } from './service-settings.ts'

export type ServiceSettingDeps = {
  database: Database
  clock: Clock
  guard: NetworkGuard
  settings: ServiceSettingValues
  /** Models that a team is offered, by id. */
  modelsOf(teamId: string): Promise<string[]>
}

const may = 'teams:write'

/** Of the whole service: for administrators of the team of the first run, whose people run it. */
export function serviceSettingRoutes({ database, clock, guard, settings, modelsOf }: ServiceSettingDeps): AppRoute[] {
  const assertRunsIt = async ({ teamId }: Principal, queries: Queries = database.queries) => {
    if ((await installationTeam(queries)) !== teamId)
      throw accessErrors.forbidden('only administrators of the team that set the service up may')
  }
  /** What would not work is not kept. */
  async function checked({ mail, defaultModel, ...rest }: ChangedServiceSettings, teamId: string) {
    if (mail) await assertDialled(guard, mail)
    if (defaultModel != null && !(await modelsOf(teamId)).includes(defaultModel))
      throw serviceSettingErrors.modelUnknown(`there is no model "${defaultModel}" for this team`)
    return {
      ...rest,
      ...(defaultModel !== undefined && { defaultModel }),
      ...(mail !== undefined && { mail: mail && settings.mailOf(mail) }),
    }
  }
  return tagged('Service', [
    teamRoute('GET', '/service/settings', {
      summary: 'Tells the settings of the service: mail, the default model, its public address',
      description:
        'For administrators of the team that set the service up. The password of the mail server is never told.',
      may,
      answer: serviceSettings,
      async handle({ caller }) {
        await assertRunsIt(caller)
        return settings.shown()
      },
    }),
    teamRoute('PATCH', '/service/settings', {
      summary: 'Changes settings of the service; null takes one away',
      description:
        'What an environment variable says wins and cannot be changed here. A mail server at a private address is refused unless the service allows private networks.',
      may,
      body: changedServiceSettings,
      answer: serviceSettings,
      errors: [
        serviceSettingErrors.setByEnvironment,
        serviceSettingErrors.passwordNeeded,
        serviceSettingErrors.modelUnknown,
        serviceSettingErrors.mailFailed,
      ],
      async handle({ caller, body, request }) {
        await assertRunsIt(caller)
        const change = await checked(body, caller.teamId)
        const now = clock.now().toISOString()
        await database.transaction(async (queries) => {
          await settings.change(queries, change, now)
          const detail = { changed: Object.keys(change) }
          await record(queries, { ...by(caller, request), action: 'service.settings-changed', detail }, now)
        })
        await settings.changed()
        return settings.shown()
      },
    }),
    teamRoute('POST', '/service/settings/test-mail', {
      summary: 'Sends a mail to the caller by the mail server that is set up',
      may,
      answer: testMail,
      errors: [serviceSettingErrors.mailFailed],
      async handle({ caller }) {
        await assertRunsIt(caller)
        const mail = settings.mail()
        if (!mail) throw serviceSettingErrors.mailFailed('no mail server is set up')
        const person = await findMember(database.queries, caller.teamId, caller.userId)
        if (!person?.email) throw serviceSettingErrors.mailFailed('the caller has no address')
        const text = 'This mail was sent to try the mail server of Tallyroom. It works.'
        try {
          await createDeliverMail(() => mail, guard)({ to: person.email, subject: 'Tallyroom can send mail', text })
        } catch (error) {
          throw serviceSettingErrors.mailFailed(error instanceof Error ? error.message : String(error))
        }
        return { to: person.email }
      },
    }),
  ])
}

async function assertDialled(guard: NetworkGuard, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await guard.assertAllowed(host, port)
  } catch (error) {
    throw serviceSettingErrors.mailFailed(error instanceof Error ? error.message : String(error))
  }
}
