import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { sha256 } from '../../platform/ids.ts'
import { type AppRoute, publicRoute, tagged } from '../access/index.ts'
import { type ApiKeyStore, insertApiKey } from '../api-keys/index.ts'
import { record } from '../audit-log/index.ts'
import { hashPassword, insertPassword, insertSession, type SessionCookie } from '../sign-in/index.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { insertUser } from '../users/index.ts'
import { setupAnswer, setupRequest, setupState } from './setup.contract.ts'
import { setupErrors } from './setup.errors.ts'
import { claimInstallation, isSetUp, setInstallationTeam } from './setup.store.ts'

export type SetupDeps = {
  database: Database
  clock: Clock
  apiKeys: ApiKeyStore
  cookie: SessionCookie
  /** Asked for when somebody other than the person at this machine could reach the service. */
  token: string
  tokenNeeded: boolean
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)))

export function setupRoutes(deps: SetupDeps): AppRoute[] {
  const { database, clock, apiKeys, cookie } = deps

  /** The host is looked at too: a web page elsewhere can point its own name at this machine. */
  function checkToken(given: string | undefined, request: FastifyRequest): void {
    const needed = deps.tokenNeeded || !loopback.test(request.headers.host ?? '')
    if (needed && !same(given ?? '', deps.token)) throw setupErrors.tokenInvalid()
  }

  return tagged('Setup', [
    publicRoute('GET', '/setup', {
      summary: 'Tells whether the first administrator is still to be made',
      answer: setupState,
      handle: async ({ request }) => ({
        needed: !(await isSetUp(database.queries)),
        hasSession: typeof cookie.read(request.headers.cookie) === 'string',
      }),
    }),
    publicRoute('POST', '/setup', {
      summary:
        'The first run: makes the administrator, the organization, a team and an API key, and signs the browser in',
      body: setupRequest,
      status: 201,
      answer: setupAnswer,
      answerHeaders: { 'Set-Cookie': 'The session of the new administrator' },
      errors: [setupErrors.done, setupErrors.tokenInvalid],
      async handle({ body, request, reply }) {
        if (await isSetUp(database.queries)) throw setupErrors.done()
        checkToken(body.token, request)
        const hash = await hashPassword(body.password, 'setup')
        const { answer, session } = await database.transaction(async (queries) => {
          const at = clock.now()
          const now = at.toISOString()
          if (!(await claimInstallation(queries, now))) throw setupErrors.done()
          const organizationId = await insertOrganization(queries, body.teamName, now)
          const team = await insertTeam(queries, organizationId, body.teamName, now)
          await setInstallationTeam(queries, team.id)
          const user = await insertUser(queries, { name: body.name, email: body.email, emailVerified: true }, now)
          await insertPassword(queries, user.id, hash, now)
          await insertMembership(queries, team.id, user.id, 'admin', now)
          const owner = { teamId: team.id, userId: user.id }
          const apiKey = await insertApiKey(apiKeys, queries, owner, { name: 'First key' }, now)
          const userAgent = request.headers['user-agent'] ?? null
          const ipAddress = request.ip
          const session = await insertSession(
            queries,
            { userId: user.id, activeTeamId: team.id, ipAddress, userAgent },
            at,
          )
          await record(queries, { ...owner, via: 'session', action: 'setup.done', targetId: team.id, ipAddress }, now)
          return { answer: { user: { ...user, role: 'admin' as const }, team, apiKey }, session }
        })
        reply.header('set-cookie', cookie.set(session))
        return answer
      },
    }),
  ])
}
