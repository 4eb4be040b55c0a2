import { execFile, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

export type Load = { requestsPerSecond: number; p99Ms: number; failures: number }

const run = promisify(execFile)
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** Loads an address from another process, so that client and server do not share an event loop: wrk, or this file itself. */
export async function load(url: string, connections: number, seconds: number, headers: string[]): Promise<Load> {
  if (!hasWrk) {
    const file = path.join(import.meta.dirname, 'load.ts')
    const { stdout } = await run(process.execPath, [file, url, String(connections), String(seconds), ...headers])
    return JSON.parse(stdout)
  }
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ])
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

/** Plain sockets: one request under way on each, the next when its answer is complete. */
async function loadByHand(url: string, connections: number, seconds: number, headers: string[]): Promise<Load> {
  const { hostname, port, host, pathname } = new URL(url)
  const request = Buffer.from([`GET ${pathname} HTTP/1.1`, `host: ${host}`, ...headers, '', ''].join('\r\n'))
  const until = performance.now() + seconds * 1000
  const latencies: number[] = []
  let failures = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let received = Buffer.alloc(0)
      let begun = 0
      const next = () => {
        if (performance.now() >= until) return void socket.end(resolve)
        begun = performance.now()
        socket.write(request)
      }
      socket.on('connect', next)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const head = received.indexOf('\r\n\r\n')
        if (head === -1) return
        const text = received.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
        if (received.length < head + 4 + length) return
        received = received.subarray(head + 4 + length)
        latencies.push(performance.now() - begun)
        if (!text.startsWith('HTTP/1.1 2')) failures += 1
        next()
      })
    })
  await Promise.all(Array.from({ length: connections }, one))
  latencies.sort((a, b) => a - b)
  const p99Ms = latencies[Math.floor(latencies.length * 0.99)] ?? 0
  return { requestsPerSecond: latencies.length / seconds, p99Ms, failures }
}

if (import.meta.main) {
  const [url, connections, seconds, ...headers] = process.argv.slice(2) as [string, string, string]
  process.stdout.write(JSON.stringify(await loadByHand(url, Number(connections), Number(seconds), headers)))
}
