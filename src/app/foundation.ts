import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { settleRestore } from '../features/backup/index.ts'
import { openServiceSettings } from '../features/service-settings/index.ts'
import { migrations } from '../migrations/index.ts'
import { createLocalBus } from '../platform/bus/bus.ts'
import { systemClock } from '../platform/clock.ts'
import { readOrMakeSecret, takeDataFolder } from '../platform/data-folder.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPostgres, openSqlite } from '../platform/database/open.ts'
import { createDiskRoom, releaseReserve } from '../platform/files/disk-room.ts'
import { createServer } from '../platform/http/server.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createNetworkGuard } from '../platform/network/network.ts'
import { packageRoot } from '../platform/paths.ts'
import { createSecrets } from '../platform/secrets.ts'

export type Foundation = Awaited<ReturnType<typeof createFoundation>>

const version: string = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')).version

/** Where people open the service; without a setting, where it listens. */
function addressOf(config: Config, publicUrl: string | undefined, { server }: FastifyInstance): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Without what a killed service left there: rows that were on their way into an extract or a question. */
function emptied(tempDir: string): string {
  rmSync(tempDir, { recursive: true, force: true })
  return tempDir
}

const originOf = (url: string | undefined) => (url === undefined ? null : new URL(url).origin)

/** What knows no word of the product: the data folder, the database, the bus, secrets, the network guard, the HTTP server, jobs. */
export async function createFoundation(config: Config, log: Log) {
  releaseReserve(config.dataDir, config.minFreeBytes)
  const dataFolder = takeDataFolder(config.dataDir)
  const filesFolder = config.bucket ? path.join(dataFolder.path, 'cache', 'files') : config.filesDir
  mkdirSync(filesFolder, { recursive: true, mode: 0o700 })
  const settled = await settleRestore(config)
  if (settled) log.warn(`a restore that was broken off has been ${settled}`)
  const secrets = createSecrets(config.secret ?? readOrMakeSecret(dataFolder.path))
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databaseConnections)
    : openSqlite(path.join(dataFolder.path, 'tallyroom.db'))
  const run = await migrate(database, migrations)
  if (run.length > 0) log.info({ migrations: run }, 'database migrated')
  const bus = config.databaseUrl
    ? await (await import('../platform/bus/postgres-bus.ts')).createPostgresBus(config.databaseUrl, log)
    : createLocalBus()
  const overdue = new AbortController()
  const { trustProxy, bodyLimit } = config
  const server = createServer({ log, trustProxy, bodyLimit, overdue: overdue.signal })
  const clock = systemClock
  const { mail, models, publicUrl: publicUrlSaid } = config
  const settings = await openServiceSettings({
    database,
    bus,
    secrets,
    log,
    said: { mail, defaultModel: models.default, publicUrl: publicUrlSaid },
    fallbackModel: models.fallback,
  })
  const { publicUrl } = settings
  const guard = createNetworkGuard({ allowPrivate: config.allowPrivateNetworks })
  return {
    config,
    log,
    version,
    clock,
    dataFolder,
    /** Of uploaded files, or of copies of those in a bucket. */
    filesFolder,
    room: createDiskRoom({ folders: [dataFolder.path, filesFolder], minFreeBytes: config.minFreeBytes }),
    tempDir: emptied(path.join(dataFolder.path, 'temp')),
    secrets,
    database,
    bus,
    guard,
    settings,
    mailer: createMailer(settings.mail, guard, log),
    jobs: createJobs({ database, clock, log }),
    server,
    /** Ends what would go on for ever (event streams). */
    stopping: new AbortController(),
    /** Cuts off what was under way when the service was told to stop, and did not finish in time. */
    overdue,
    /** Known once it listens. */
    address: () => addressOf(config, publicUrl(), server),
    baseUrl: (request: FastifyRequest) => publicUrl() ?? `${request.protocol}://${request.host}`,
    isOwnOrigin: (origin: string, request: FastifyRequest) =>
      origin === `${request.protocol}://${request.host}` || originOf(publicUrl()) === origin,
  }
}
