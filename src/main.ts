import { Worker } from 'node:worker_threads'
import { createApp, endWithinMs } from './app/app.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './platform/config-error.ts'
import { DataFolderError } from './platform/data-folder.ts'
import { isDiskFull } from './platform/files/disk-full.ts'
import { createLog } from './platform/log.ts'

/** Starts the service and resolves when it listens; `stop` ends it in good order. */
export async function main(environment: Record<string, string | undefined> = process.env): Promise<void> {
  const config = readConfig(environment)
  const log = createLog(config.logLevel, process.stdout.isTTY === true)
  const app = await createApp(config, log)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info(`${signal}: finishing what is under way`)
    endAnyway(endWithinMs + 400)
    app.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'could not stop in good order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nothing handled'))
  const address = await app.listen()
  // Whatever the level, this one line is always printed: it is how a person finds the service.
  log.child({}, { level: 'info' }).info(`Tallyroom is ready: open ${address}`)
}

/** Also where this thread is too busy to see that its time is over; what is on disk is whole at any moment. */
function endAnyway(afterMs: number): void {
  new Worker(`setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${afterMs})`, { eval: true }).unref()
}

/** One line with the fix for what a person can fix; the whole trace for what is our fault. */
function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message
  if (isDiskFull(error)) return `${error.message}: no room left on the disk; make room, then start again`
  if (error.code === 'EADDRINUSE')
    return `${error.message}: another program listens there; stop it, or set PORT to another port`
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return `${error.message}: set HOST and PORT to an address that this process may use`
  if (error.code === 'ECONNREFUSED')
    return `${error.message || 'connection refused'}: DATABASE_URL names a PostgreSQL server that does not answer; start it, or correct the address`
  return error.stack ?? error.message
}

/** For a command: ends the process with one line when the service cannot start. */
export function serve(environment?: Record<string, string | undefined>): void {
  main(environment).catch((error: Error) => {
    process.stderr.write(`tallyroom: ${explain(error)}\n`)
    process.exit(1)
  })
}

if (import.meta.main) serve()
