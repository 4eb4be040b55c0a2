import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { pageFields } from '../../platform/http/paging.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { createSlidingWindow, retryAfter } from '../../platform/sliding-window.ts'
import { type AppRoute, orNobody, type Person, publicRoute, tagged, teamRoute } from '../access/index.ts'
import { clientLog, logBatch, logLevel, maxEvents } from './logs.contract.ts'
import { logErrors } from './logs.errors.ts'
import { insertLogs, listLogs, pruneLogs } from './logs.store.ts'

const windowMs = 60_000
const perInstance = 500
const maxInstances = 10_000
const eventsBetweenPrunes = 500

export type LogDeps = {
  database: Database
  clock: Clock
  isOwnOrigin(origin: string, request: FastifyRequest): boolean
  /** Who is signed in, if anyone: no credential is needed, and a bad one does no harm. */
  bySession(request: FastifyRequest): Promise<Person | null>
}

export function logRoutes({ database, clock, isOwnOrigin, bySession }: LogDeps): AppRoute[] {
  const instances = createSlidingWindow(maxInstances)
  const addresses = createSlidingWindow(maxInstances)
  let sincePrune = eventsBetweenPrunes

  function assertSameSite(request: FastifyRequest): void {
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const same =
      site !== undefined
        ? site === 'same-origin' || site === 'same-site'
        : origin !== undefined && isOwnOrigin(origin, request)
    if (!same) throw logErrors.invalidOrigin()
  }

  function assertWithinLimit(request: FastifyRequest, appInstance: string, cost: number): void {
    const now = clock.now().getTime()
    const ofInstance = { max: perInstance, windowMs, cost }
    // Whoever changes the name of the instance with each request is still one address.
    const ofAddress = { max: maxEvents, windowMs, cost }
    // What is refused is charged to nobody: an instance past its limit takes nothing from others behind its address.
    const instanceWait = instances.wait(appInstance, ofInstance, now)
    if (instanceWait > 0) throw logErrors.rateLimited(undefined, retryAfter(instanceWait))
    const addressWait = addresses.take(networkOf(request.ip), ofAddress, now)
    if (addressWait > 0)
      throw logErrors.rateLimited(
        `more than ${maxEvents} events in 60 seconds from one address, by all its app instances together`,
        retryAfter(addressWait),
      )
    instances.take(appInstance, ofInstance, now)
  }

  return tagged('Logs', [
    publicRoute('POST', '/logs', {
      summary: 'Takes a batch of diagnostic events from the app',
      addsData: true,
      description:
        'Same-site requests only. At most 500 events in 60 seconds for one app instance (`X-App-Instance`, else the address), and 5,000 for all of one address; a batch that would pass that is refused whole, and counts for nothing.',
      body: logBatch,
      wrongMediaType: logErrors.invalidOrigin,
      guard: assertSameSite,
      answer: { kind: 'string' },
      errors: [logErrors.invalidOrigin, logErrors.rateLimited],
      async handle({ body, request }) {
        const items = body.batch ?? body.events ?? []
        const header = request.headers['x-app-instance']
        const appInstance = (typeof header === 'string' && header !== '' ? header : request.ip).slice(0, 200)
        assertWithinLimit(request, appInstance, items.length)
        const person = await bySession(request).catch(orNobody)
        await insertLogs(database.queries, person?.team?.id ?? null, appInstance, items, clock.now().toISOString())
        sincePrune += items.length
        if (sincePrune >= eventsBetweenPrunes) {
          sincePrune = 0
          await pruneLogs(database.queries)
        }
        return 'ok'
      },
    }),
    teamRoute('GET', '/logs', {
      summary: 'Lists the diagnostic events of the team, newest first',
      may: 'logs:read',
      query: z.strictObject({ ...pageFields, level: logLevel.optional() }),
      answer: z.array(clientLog),
      async handle({ caller, query, page }) {
        const rows = await listLogs(database.queries, caller.teamId, query)
        return page(rows)
      },
    }),
  ])
}
