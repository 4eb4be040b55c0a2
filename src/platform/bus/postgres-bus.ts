import pg from 'pg'
import type { Log } from '../log.ts'
import { type Bus, createListeners } from './bus.ts'

const channel = 'tallyroom'
const longestPayload = 7_900
const reconnectMs = 500

/** LISTEN/NOTIFY: one connection listens, and a second sends, so that a slow sender never delays what is heard. */
export async function createPostgresBus(url: string, log: Log): Promise<Bus> {
  const listeners = createListeners()
  const sender = new pg.Pool({ connectionString: url, max: 2, application_name: 'tallyroom bus' })
  sender.on('error', () => {})
  let listening: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'tallyroom bus', keepAlive: true })
    client.on('notification', ({ payload }) => {
      const split = payload?.indexOf(' ') ?? -1
      if (payload && split > 0) listeners.deliver(payload.slice(0, split), payload.slice(split + 1))
    })
    const lost = (error?: Error) => {
      if (listening === client) listening = undefined
      if (closed || timer) return
      log.warn({ err: error }, 'lost the notice connection to PostgreSQL; connecting again')
      listeners.gap()
      retry()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    await client.connect()
    await client.query(`listen ${channel}`)
    listening = client
    listeners.gap()
  }

  function retry(): void {
    timer = setTimeout(() => {
      timer = undefined
      if (!closed) connect().catch(retry)
    }, reconnectMs)
  }

  await connect()
  return {
    async publish(topic, payload) {
      const notice = `${topic} ${payload}`
      if (Buffer.byteLength(notice) > longestPayload) throw new Error(`a notice on ${topic} is too long for the bus`)
      await sender.query('select pg_notify($1, $2)', [channel, notice])
    },
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    connected: () => listening !== undefined,
    async close() {
      closed = true
      clearTimeout(timer)
      await listening?.end()
      await sender.end()
    },
  }
}
