import { connect } from 'node:net'

/** The servers that some tests need, at their standard loopback ports. */
const services = { PostgreSQL: 5432, MariaDB: 3306, Redis: 6379 } as const
export type ServiceName = keyof typeof services

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(2000, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

/** True when the service answers; when it does not, false and one line, or a failure under REQUIRE_SERVICES=1. */
export async function serviceAnswers(name: ServiceName): Promise<boolean> {
  if (await answers(services[name])) return true
  const line = `${name} does not answer at 127.0.0.1:${services[name]}`
  if (process.env.REQUIRE_SERVICES === '1') throw new Error(`${line}, and REQUIRE_SERVICES=1 asks for it`)
  process.stderr.write(`skipped: tests that need ${name} (${line})\n`)
  return false
}
