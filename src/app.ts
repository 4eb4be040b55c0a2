import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAnalyst } from './app-analyst.ts'
import { createAutomating, createOutbox, runFinished } from './app-automations.ts'
import { createMcp } from './app-mcp.ts'
import { createSharing } from './app-sharing.ts'
import { createTeamChats } from './app-team-chats.ts'
import type { Config } from './config.ts'
import { createSandbox } from './engine/sandbox/index.ts'
import { defaultImportLimits } from './engine/spreadsheets/index.ts'
import {
  type AppRoute,
  createAccessCache,
  createAuthenticate,
  credentialFault,
  describeAccess,
  type Person,
  securitySchemes,
} from './features/access/index.ts'
import { createApiKeys } from './features/api-keys/index.ts'
import { auditLogRoutes } from './features/audit-log/index.ts'
import { settleRestore } from './features/backup/index.ts'
import { createDataSources, dataSourceRoutes, fileRoutes, queryRoutes } from './features/data-sources/index.ts'
import {
  createDatasetStore,
  createDatasetTables,
  datasetRoutes,
  entryRoutes,
  openEntries,
  saveResult,
  sweepEntries,
} from './features/datasets/index.ts'
import { createExternalTokenCheck, createKeySets, identityProviderRoutes } from './features/identity-providers/index.ts'
import { invitationRoutes, isInvited, joinInvited } from './features/invitations/index.ts'
import { logRoutes } from './features/logs/index.ts'
import { meRoutes } from './features/me/index.ts'
import { createSearchAnalyticsStore, searchAnalyticsRoutes } from './features/search-analytics/index.ts'
import { serviceRoutes } from './features/service/index.ts'
import { isSetUp, setupRoutes } from './features/setup/index.ts'
import { createShareLinkStore } from './features/share-links/index.ts'
import { createSessionCookie, createSignIn, setActiveTeam } from './features/sign-in/index.ts'
import { teamRoutes } from './features/teams/index.ts'
import { trackUploads, uploadRoutes } from './features/uploads/index.ts'
import { userRoutes } from './features/users/index.ts'
import { migrations } from './migrations/index.ts'
import { createLocalBus } from './platform/bus/bus.ts'
import { systemClock } from './platform/clock.ts'
import { readOrMakeSecret, takeDataFolder } from './platform/data-folder.ts'
import { migrate } from './platform/database/migrate.ts'
import { openPostgres, openSqlite } from './platform/database/open.ts'
import { createFileStore, filesMark } from './platform/files/file-store.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { createServer, registerRoutes } from './platform/http/server.ts'
import { serveSite } from './platform/http/static-site.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createDeliverMail, createSendMail } from './platform/mail.ts'
import { createNetworkGuard } from './platform/network.ts'
import { packageRoot } from './platform/paths.ts'
import { createSecrets } from './platform/secrets.ts'
import { createTurns } from './platform/turns.ts'

export type App = { server: FastifyInstance; listen(): Promise<string>; close(): Promise<void> }

const version: string = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')).version

const isLoopback = (host: string | undefined) =>
  host === undefined || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** Where people open the service; without a setting, where it listens. */
function addressOf(config: Config, { server }: FastifyInstance): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** `framedBy`: sites that may show the page in a frame. */
const siteHeaders = (framedBy: string[]): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  // It knows no list of sites, so where there is one, the policy alone says it.
  ...(framedBy.length === 0 && { 'x-frame-options': 'DENY' }),
})

const document = (routes: AppRoute[]) =>
  openApiDocument(routes, {
    title: 'Tallyroom',
    version,
    description: 'Put your spreadsheets and databases in one place, ask in plain words, get answers you can check.',
    prefix: '/api',
    describeAccess,
    securitySchemes,
  })

/** What is under way when the service is told to stop has this long to finish. */
const stopWithinMs = 10_000

/** Makes each part once and hands it to those who need it. */
export async function createApp(config: Config, log: Log): Promise<App> {
  const dataFolder = takeDataFolder(config.dataDir)
  mkdirSync(config.filesDir, { recursive: true, mode: 0o700 })
  const settled = await settleRestore(config)
  if (settled) log.warn(`a restore that was broken off has been ${settled}`)
  const secrets = createSecrets(config.secret ?? readOrMakeSecret(dataFolder.path))
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databaseConnections)
    : openSqlite(path.join(dataFolder.path, 'tallyroom.db'))
  const run = await migrate(database, migrations)
  if (run.length > 0) log.info({ migrations: run }, 'database migrated')
  const bus = config.databaseUrl
    ? await (await import('./platform/bus/postgres-bus.ts')).createPostgresBus(config.databaseUrl, log)
    : createLocalBus()
  const guard = createNetworkGuard({ allowPrivate: config.allowPrivateNetworks })
  const clock = systemClock
  // `stopping` ends what would go on for ever (event streams); `overdue` cuts off what was under way and did not finish in time.
  const stopping = new AbortController()
  const overdue = new AbortController()
  const server = createServer({ log, trustProxy: config.trustProxy, bodyLimit: config.bodyLimit })

  const cache = createAccessCache(bus)
  const sessionSecret = secrets.derive('session')
  const cookie = createSessionCookie({
    secret: sessionSecret,
    secure: config.publicUrl?.startsWith('https:') ?? false,
  })
  const isOwnOrigin = (origin: string, request: FastifyRequest) =>
    origin === `${request.protocol}://${request.host}` ||
    (config.publicUrl && new URL(config.publicUrl).origin) === origin
  const baseUrl = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`
  const sendMail = config.mail && createSendMail(config.mail, log)
  const apiKeys = createApiKeys({ database, cache, clock, log })
  const signIn = createSignIn({
    database,
    clock,
    cache,
    log,
    cookie,
    secret: sessionSecret,
    providers: config.signInWith,
    isOwnOrigin,
    address: () => addressOf(config, server),
    baseUrl,
    isInvited: (email) => isInvited(database.queries, email, clock.now().toISOString()),
    joinInvited: (user) => joinInvited({ database, clock, cache }, user),
  })
  const keySets = createKeySets({ guard, clock, log })
  const byExternalToken = createExternalTokenCheck({ database, cache, clock, keySets })
  const setupToken = secrets.derive('setup').slice(0, 24)
  const setupTokenNeeded =
    !isLoopback(config.host) || !isLoopback(config.publicUrl && new URL(config.publicUrl).hostname)
  const byBearer = (token: string) => {
    if (token.split('.').length === 3) return byExternalToken(token)
    // Session tokens are letters and digits; anything else is no credential that we know.
    if (/^[0-9A-Za-z]{32,43}$/.test(token)) return signIn.byToken(token)
    throw credentialFault('malformed')
  }
  const authenticate = createAuthenticate({ byApiKey: apiKeys.byApiKey, byBearer, bySession: signIn.bySession })

  const files = createFileStore(config.filesDir)
  const tempDir = path.join(dataFolder.path, 'temp')
  const sandbox = createSandbox({ tempDir, guard, ...config.queries })
  const uploads = trackUploads(bus)
  const dataSources = createDataSources({ database, files, secrets, sandbox, clock, bus, log })
  if (await files.claim(filesMark(secrets))) {
    const swept = await files.sweep({ inUse: dataSources.store.filesInUse, alone: database.engine === 'sqlite' })
    if (swept > 0) log.info({ folders: swept }, 'files that nothing names were removed')
  } else {
    log.warn(`${config.filesDir} was made by an installation with another secret: what nothing names in it stays`)
  }
  const { maxFileBytes, ...importLimits } = config.uploads
  const limits = {
    maxFileBytes,
    maxEntries: config.maxDatasetEntries,
    import: { ...defaultImportLimits, ...importLimits },
  }
  const turns = createTurns(availableParallelism())
  const arriving = createTurns(availableParallelism())
  const dataSourceParts = {
    database,
    sources: dataSources,
    files,
    secrets,
    sandbox,
    clock,
    uploads,
    turns,
    arriving,
    limits,
    tempDir,
  }
  const entries = await openEntries(database, { dataDir: dataFolder.path, databaseUrl: config.databaseUrl })
  const datasets = createDatasetStore(database)
  dataSources.onDelete((queries, source, now) => datasets.sourceDeleted(queries, source.teamId, source, now))
  const jobs = createJobs({ database, clock, log })
  const outboxParts = {
    database,
    jobs,
    clock,
    log,
    secrets,
    guard,
    deliverMail: config.mail && createDeliverMail(config.mail),
    version,
    address: () => addressOf(config, server),
    sources: dataSources,
  }
  const outbox = createOutbox(outboxParts)
  const shareLinks = createShareLinkStore(database)
  const analyst = createAnalyst({
    tempDir,
    config,
    database,
    bus,
    clock,
    log,
    secrets,
    guard,
    sandbox,
    sources: dataSources,
    upload: { ...dataSourceParts, store: dataSources.store },
    stopping: stopping.signal,
    saveDataset: ({ teamId }, spaceId, result) => saveResult(datasetParts, teamId, spaceId, result),
    shareLinks: shareLinks.names,
    runEnded: (run, queries) =>
      outbox.tell(queries, {
        teamId: run.teamId,
        type: 'run.finished',
        data: async () => runFinished(run, await analyst.sessions.find(run.teamId, run.chatId, queries)),
      }),
    dashboards: (maker, spaceId) => sharing.dashboardTools(maker, spaceId),
  })
  const datasetParts = {
    ...dataSourceParts,
    entries,
    datasets,
    spaces: analyst.spaces,
    log,
    tables: createDatasetTables(entries, path.join(dataFolder.path, 'cache', 'datasets')),
  }

  const sharing = createSharing({
    database,
    clock,
    log,
    secrets,
    sandbox,
    sources: dataSources,
    analyst,
    shareLinks,
    jobs,
    tell: outbox.tell,
    baseUrl,
    identify: (request) => authenticate(request, { kind: 'optional' }) as Promise<Person | null>,
  })
  const teamChats = createTeamChats({
    config,
    database,
    clock,
    log,
    secrets,
    jobs,
    analyst,
    address: () => addressOf(config, server),
  })
  outbox.connectTeamChats(teamChats)
  const automating = createAutomating({ ...outboxParts, outbox, analyst, sharing, sandbox })

  const mcp = createMcp({
    database,
    clock,
    bus,
    log,
    cache,
    sandbox,
    version,
    publicUrl: config.publicUrl,
    analyst,
    sharing,
    byApiKey: apiKeys.byApiKey,
    byBearer,
    baseUrl,
    isOwnOrigin,
    stopping: stopping.signal,
    closing: overdue.signal,
  })

  const routes: AppRoute[] = [
    ...serviceRoutes({ version, document: () => document(routes) }),
    ...setupRoutes({
      database,
      clock,
      apiKeys: apiKeys.store,
      cookie,
      token: setupToken,
      tokenNeeded: setupTokenNeeded,
    }),
    ...apiKeys.routes,
    ...signIn.routes,
    ...meRoutes({ database, clock }),
    ...teamRoutes({ database, clock, cache, setActiveTeam }),
    ...userRoutes({ database, clock, cache, apiKeys: apiKeys.store }),
    ...invitationRoutes({ database, clock, cache, secrets, cookie, baseUrl, sendMail }),
    ...identityProviderRoutes({ database, clock, cache, guard }),
    ...auditLogRoutes({ database }),
    ...logRoutes({ database, clock, isOwnOrigin, bySession: signIn.bySession }),
    ...analyst.routes,
    ...dataSourceRoutes(dataSourceParts),
    ...fileRoutes(dataSourceParts),
    ...queryRoutes(dataSourceParts),
    ...uploadRoutes({ uploads, stopping: stopping.signal }),
    ...searchAnalyticsRoutes({ sources: dataSources, store: createSearchAnalyticsStore(database), sandbox, clock }),
    ...datasetRoutes(datasetParts),
    ...entryRoutes(datasetParts),
    ...sharing.routes,
    ...automating.routes,
    ...teamChats.routes,
    ...mcp.routes,
  ]
  registerRoutes(server, routes as never, {
    prefix: '/api',
    checkResponses: config.checkResponses,
    authenticate,
    closing: overdue.signal,
  })
  mcp.register(server)
  // Before the site's catch-all: an address below /api is never a page.
  server.all('/api', (_request, reply) => reply.callNotFound())
  server.all('/api/*', (_request, reply) => reply.callNotFound())
  const site = path.join(packageRoot, 'dist', 'web')
  if (existsSync(site))
    serveSite(server, {
      folder: site,
      securityHeaders: async (requestPath) => siteHeaders(await sharing.framedBy(requestPath)),
    })

  return {
    server,
    async listen() {
      if (setupTokenNeeded && !(await isSetUp(database.queries)))
        log.info(`The first administrator is made with this set-up token: ${setupToken}`)
      if (database.engine === 'sqlite') await analyst.runs.endLeftovers()
      await server.listen({ host: config.host, port: config.port })
      await jobs.start({ alone: database.engine === 'sqlite' })
      automating.automations.start()
      sweepEntries(datasetParts).catch((error) => log.warn({ err: error }, 'entries were not swept'))
      return addressOf(config, server)
    },
    async close() {
      stopping.abort(new Error('the service is stopping'))
      const force = setTimeout(() => {
        overdue.abort(new Error('the service is stopping'))
        server.server.closeAllConnections()
      }, stopWithinMs)
      await server.close()
      await automating.automations.close()
      // Before the answers, which some jobs wait for: what they have begun goes on at the next start.
      await jobs.close()
      teamChats.close()
      await analyst.runs.close()
      clearTimeout(force)
      dataSources.schemas.close()
      await sandbox.close()
      uploads.close()
      await entries.close()
      await apiKeys.close()
      await cache.close()
      await bus.close()
      await database.close()
      dataFolder.release()
    },
  }
}
