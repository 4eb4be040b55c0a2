import { lookup as systemLookup } from 'node:dns'
import type { Agent, IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction, Socket, connect as tcpConnect } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { Agent as HttpAgent, request as httpRequest } from './node-http.ts'

/** The address is one that nobody outside may make this service dial. */
export class NetworkRefusedError extends Error {
  override name = 'NetworkRefusedError'
  readonly code = 'ENETREFUSED'
}

/** The other side sent more than the caller wanted to take. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

export type FetchOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Refuse `http:` at every hop. */
  httpsOnly?: boolean
  /** False: a redirect is answered as it is, not followed. */
  followRedirects?: boolean
  maxBytes?: number
  /** For the whole exchange, redirects included. */
  timeoutMs?: number
  signal?: AbortSignal
}
export type FetchResult = { status: number; headers: IncomingHttpHeaders; body: Uint8Array; url: string }

export type NetworkGuardSettings = {
  allowPrivate: boolean
  /** Private addresses that may be dialled all the same, as this deployment says. */
  except?: string[]
}

export type NetworkGuard = {
  /** What this guard was made with: a child process makes its own from it. */
  settings: NetworkGuardSettings
  /** Whether a literal address may be dialled. */
  allows(address: string): boolean
  /** For any client that takes a `dns.lookup` look-alike. Not asked for literal addresses: use the agents or `connect` there. */
  lookup: LookupFunction
  /** Resolves a host once and answers an address that may be dialled; dial that address, not the name again. */
  assertAllowed(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>
  /** A connected TCP socket. */
  connect(host: string, port: number, options?: { timeoutMs?: number; signal?: AbortSignal }): Promise<Socket>
  fetch(url: string | URL, options?: FetchOptions): Promise<FetchResult>
  httpAgent: Agent
  httpsAgent: HttpsAgent
  /** Closes kept-alive connections. */
  close(): void
}

const MAX_REDIRECTS = 3
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024
const DEFAULT_TIMEOUT_MS = 30_000

const refusal = (host: string) =>
  new NetworkRefusedError(`The address of "${host}" is private or reserved, and such addresses are not allowed.`)

const bare = (host: string) => (host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host)

/** Everything that dials an address somebody typed goes through one of these. The check is made on the address that is dialled. */
export function createNetworkGuard(settings: NetworkGuardSettings): NetworkGuard {
  const { allowPrivate, except = [] } = settings
  const allowed = (address: string) => allowPrivate || except.includes(address) || isPublicAddress(address)

  const lookup: LookupFunction = (hostname, options, callback) => {
    systemLookup(bare(hostname), { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, options.all ? [] : '')
      const open = addresses.filter(({ address }) => allowed(address))
      const first = open[0]
      if (!first) return callback(refusal(hostname), options.all ? [] : '')
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }

  function assertAllowed(host: string, port: number): Promise<{ address: string; family: 4 | 6 }> {
    return new Promise((resolve, reject) => {
      if (host.trim() === '' || host.includes('/'))
        return reject(new NetworkRefusedError(`"${host}" is not a host name.`))
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        return reject(new NetworkRefusedError(`${port} is not a port number.`))
      lookup(host, { all: false }, (error, address, family) => {
        if (error) reject(error)
        else resolve({ address: address as string, family: family as 4 | 6 })
      })
    })
  }

  async function connect(host: string, port: number, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
    const { address, family } = await assertAllowed(host, port)
    return await new Promise<Socket>((resolve, reject) => {
      const socket = tcpConnect({ host: address, family, port, noDelay: true })
      const fail = (error: Error) => {
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', onAbort)
        socket.destroy()
        reject(error)
      }
      const onAbort = () => fail(options.signal?.reason instanceof Error ? options.signal.reason : new Error('aborted'))
      const timer = setTimeout(
        () => fail(Object.assign(new Error(`No answer from ${host}:${port}.`), { code: 'ETIMEDOUT' })),
        options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      )
      if (options.signal?.aborted) return onAbort()
      options.signal?.addEventListener('abort', onAbort, { once: true })
      socket.once('error', fail)
      socket.once('connect', () => {
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', onAbort)
        socket.off('error', fail)
        resolve(socket)
      })
    })
  }

  // Node does not ask `lookup` about literal addresses, so the agents look at them here.
  const guarded = <A extends Agent>(agent: A): A => {
    const create = agent.createConnection.bind(agent)
    agent.createConnection = (options, callback) => {
      const host = bare(options.host ?? 'localhost')
      if ('socketPath' in options && options.socketPath) throw new NetworkRefusedError('Local sockets are not allowed.')
      if (isIP(host) && !allowed(host)) throw refusal(host)
      return create(options, callback)
    }
    return agent
  }
  const agentOptions = { keepAlive: true, keepAliveMsecs: 5_000, timeout: 120_000, maxFreeSockets: 8, lookup }
  const httpAgent = guarded(new HttpAgent(agentOptions))
  const httpsAgent = guarded(new HttpsAgent(agentOptions))

  function exchange(url: URL, options: FetchOptions, signal: AbortSignal): Promise<FetchResult> {
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES
    return new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:'
      const request = (secure ? httpsRequest : httpRequest)(url, {
        agent: secure ? httpsAgent : httpAgent,
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        signal,
      })
      request.on('error', (error) => reject(signal.aborted && signal.reason instanceof Error ? signal.reason : error))
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= maxBytes) return void chunks.push(chunk)
          const tooLarge = new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes.`)
          reject(tooLarge)
          request.destroy(tooLarge)
        })
        response.on('error', reject)
        response.on('close', () => {
          if (!response.complete) return reject(new Error('The connection closed in the middle of the answer.'))
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            url: url.href,
          })
        })
      })
      request.end(options.body)
    })
  }

  async function guardedFetch(address: string | URL, options: FetchOptions = {}): Promise<FetchResult> {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    let url = new URL(address)
    let hop = options
    for (let redirects = 0; ; redirects++) {
      if (url.protocol !== 'https:' && (options.httpsOnly || url.protocol !== 'http:'))
        throw new NetworkRefusedError(`Only ${options.httpsOnly ? 'https' : 'http and https'} addresses are allowed.`)
      const result = await exchange(url, hop, signal)
      const location = result.headers.location
      const redirect = location !== undefined && [301, 302, 303, 307, 308].includes(result.status)
      if (!redirect || options.followRedirects === false) return result
      if (redirects === MAX_REDIRECTS) throw new NetworkRefusedError(`More than ${MAX_REDIRECTS} redirects.`)
      const next = new URL(location, url)
      hop = redirected(hop, result.status, next.origin === url.origin)
      url = next
    }
  }

  return {
    settings,
    allows: allowed,
    lookup,
    assertAllowed,
    connect,
    fetch: guardedFetch,
    httpAgent,
    httpsAgent,
    close() {
      httpAgent.destroy()
      httpsAgent.destroy()
    },
  }
}

/** The next request after a redirect: credentials stay with the origin they were meant for, a 303 (or an old-style 301/302) asks with GET. */
function redirected(options: FetchOptions, status: number, sameOrigin: boolean): FetchOptions {
  const becomesGet =
    status === 303 || ((status === 301 || status === 302) && (options.method ?? 'GET').toUpperCase() === 'POST')
  const headers = Object.fromEntries(
    Object.entries(options.headers ?? {}).filter(([name]) => {
      const lower = name.toLowerCase()
      if (!sameOrigin && ['authorization', 'cookie', 'proxy-authorization', 'x-api-key', 'host'].includes(lower))
        return false
      return !(becomesGet && ['content-type', 'content-length', 'transfer-encoding'].includes(lower))
    }),
  )
  const { body, ...rest } = options
  if (becomesGet) return { ...rest, method: 'GET', headers }
  return body === undefined ? { ...rest, headers } : { ...rest, headers, body }
}

/**
 * From now on no socket of this process is connected but through the guard, whichever library opens it. For child processes
 * that do nothing but talk to addresses somebody typed.
 */
export function guardEverySocket(guard: Pick<NetworkGuard, 'allows' | 'lookup'>): void {
  type Connect = (this: Socket, ...args: unknown[]) => Socket
  type Options = { host?: string; port?: number | string; path?: string; lookup?: LookupFunction }
  const connect = Socket.prototype.connect as Connect
  Socket.prototype.connect = function guardedConnect(this: Socket, ...args: unknown[]) {
    // Node itself passes on an array whose first item is the options.
    const nested = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
    let options = nested[0] as Options
    if (typeof options !== 'object' || options === null) {
      const [port, host] = nested
      if (typeof port === 'string' && Number.isNaN(Number(port))) options = { path: port }
      else options = { port: Number(port), host: typeof host === 'string' ? host : 'localhost' }
      args = [options, ...nested.slice(typeof host === 'string' ? 2 : 1)]
    }
    const host = bare(options.host ?? 'localhost')
    const error = options.path
      ? new NetworkRefusedError('Local sockets are not allowed.')
      : isIP(host) && !guard.allows(host)
        ? refusal(host)
        : null
    if (error) {
      process.nextTick(() => this.destroy(error))
      return this
    }
    options.lookup = guard.lookup
    return connect.apply(this, args)
  } as typeof Socket.prototype.connect
}
