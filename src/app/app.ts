import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { addsData, changes, workOwnerOf } from '../features/access/index.ts'
import { definitionRoutes, offerDefinition } from '../features/definitions/index.ts'
import { createFindingStore, findingRoutes } from '../features/finding/index.ts'
import { serviceRoutes } from '../features/service/index.ts'
import { serviceSettingRoutes } from '../features/service-settings/index.ts'
import { isSetUp } from '../features/setup/index.ts'
import { createShareLinkStore } from '../features/share-links/index.ts'
import { usageRoutes } from '../features/usage/index.ts'
import { registerRoutes } from '../platform/http/server.ts'
import type { Log } from '../platform/log.ts'
import { stopping as stoppingError } from '../platform/workers/workers.errors.ts'
import { analystRoutes, createAnalyst } from './analyst.ts'
import { createAutomating } from './automations.ts'
import { createData } from './data.ts'
import { createFoundation } from './foundation.ts'
import { createMcp } from './mcp.ts'
import { createOutbox } from './outbox.ts'
import { createPeople } from './people.ts'
import { createSharing } from './sharing.ts'
import { serveWebApp } from './site.ts'
import { createSpaces } from './spaces.ts'
import { createTeamChats } from './team-chats.ts'

export type App = { server: FastifyInstance; listen(): Promise<string>; close(): Promise<void> }
type Deps = Awaited<ReturnType<typeof createParts>>

/** What is under way when the service is told to stop has this long to finish; answers a little longer. */
const stopWithinMs = 5_000
const answersWithinMs = 3_000
/** Then it ends all the same: what was acknowledged is kept, and what was not goes on, or is told as interrupted, at the next start. */
export const endWithinMs = 9_500

/** Makes each part once, in an order in which nothing needs what comes below it. */
async function createParts(config: Config, log: Log) {
  const foundation = await createFoundation(config, log)
  const { database, clock, bus, secrets, guard, jobs, address, stopping } = foundation
  const people = createPeople(foundation)
  const data = await createData(foundation)
  const { sandbox, workers, sources, upload } = data
  const spaces = createSpaces({
    database,
    clock,
    bus,
    log,
    workers,
    sandbox,
    sources,
    keptTables: data.extracts.keptTables,
  })
  const { definitions } = spaces
  const analyst = createAnalyst({
    config,
    database,
    bus,
    clock,
    log,
    secrets,
    room: foundation.room,
    guard,
    defaultModel: foundation.settings.defaultModel,
    workers,
    sandbox,
    sources,
    spaces,
    definitions,
    offerDefinition: (...said) => offerDefinition(definitions, ...said),
    saveDataset: ({ teamId }, spaceId, result) => data.saveDataset(teamId, spaceId, result),
    stopping: stopping.signal,
  })
  const teamChats = createTeamChats({
    config,
    database,
    clock,
    log,
    secrets,
    workers,
    jobs,
    analyst,
    spaces: spaces.spaces,
    address,
  })
  const outbox = createOutbox({ foundation, workers, sources, spaces, analyst, teamChats })
  const shareLinks = createShareLinkStore(database)
  const { emit } = outbox.webhooks
  const sharing = createSharing({ foundation, people, workers, sandbox, sources, spaces, analyst, shareLinks, emit })
  const automating = createAutomating({ foundation, people, sandbox, sources, spaces, analyst, outbox, sharing })
  const mcp = createMcp({ foundation, people, workers, sandbox, spaces, analyst })
  const routes = [
    ...people.routes,
    ...analystRoutes({ foundation, workers, sandbox, sources, spaces, analyst, upload, shareLinks: shareLinks.names }),
    ...usageRoutes({
      usage: spaces.usage,
      clock,
      isSubject: {
        user: people.isMember,
        'api-key': people.hasApiKey,
        'share-link': async (teamId, id) => (await shareLinks.names(teamId, [id])).length > 0,
      },
    }),
    ...data.routes,
    ...findingRoutes({ finding: createFindingStore(database) }),
    ...definitionRoutes({ definitions, runQuery: sandbox.query }),
    ...sharing.routes,
    ...automating.routes,
    ...teamChats.routes,
    ...mcp.routes,
    ...serviceSettingRoutes({
      database,
      clock,
      guard,
      settings: foundation.settings,
      modelsOf: async (teamId) =>
        (await analyst.models.list(teamId)).filter(({ purpose }) => purpose === 'chat').map(({ id }) => id),
    }),
  ]
  return { foundation, people, data, analyst, teamChats, sharing, automating, mcp, routes }
}

export async function createApp(config: Config, log: Log): Promise<App> {
  const parts = await createParts(config, log)
  const { foundation, people, sharing, mcp, routes } = parts
  const { server, version, overdue } = foundation
  registerRoutes(server, [...serviceRoutes({ version, others: routes }), ...routes], {
    prefix: '/api',
    checkResponses: config.checkResponses,
    authenticate: people.authenticate,
    admit: (route, bytes) => foundation.room.admit({ addsData: addsData(route), bytes }),
    changes,
    ownerOf: workOwnerOf,
    closing: overdue.signal,
  })
  mcp.register(server)
  serveWebApp(server, { framedBy: sharing.framedBy, hasSession: people.hasSession })
  return { server, listen: () => listen(parts), close: () => closeInTime(parts) }
}

async function listen({ foundation, people, data, analyst, automating }: Deps): Promise<string> {
  const { config, database, log, server, jobs, address } = foundation
  const { token, tokenNeeded } = people.setup
  if (tokenNeeded && !(await isSetUp(database.queries)))
    log.info(`The first administrator is made with this set-up token: ${token}`)
  const alone = database.engine === 'sqlite'
  if (alone) await analyst.runs.endLeftovers()
  await server.listen({ host: config.host, port: config.port })
  await jobs.start({ alone })
  await data.extracts.start()
  automating.start()
  data.sweep().catch((error) => log.warn({ err: error }, 'entries were not swept'))
  return address()
}

async function closeInTime(parts: Deps): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('not everything that was under way came to its end in time')),
    endWithinMs,
  )
  await Promise.race([close(parts), late]).finally(() => clearTimeout(timer))
}

async function close({ foundation, people, data, analyst, teamChats, automating }: Deps): Promise<void> {
  const { server, jobs, bus, database, dataFolder, stopping, overdue } = foundation
  stopping.abort(new Error('the service is stopping'))
  const force = setTimeout(() => overdue.abort(stoppingError()), stopWithinMs)
  await server.close()
  await automating.close()
  // Before the answers, which some jobs wait for: what they have begun goes on at the next start.
  await jobs.close()
  teamChats.close()
  await analyst.runs.close(answersWithinMs)
  clearTimeout(force)
  await data.close()
  await people.close()
  await bus.close()
  await database.close()
  dataFolder.release()
}
