// Loaded into the service with --import: tells for how long its main thread was held at a stretch.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const everyMs = 5
  const worst = { wall: 0, cpu: 0 }
  const cpuNow = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let at = performance.now()
  let cpu = cpuNow()
  setInterval(() => {
    const now = performance.now()
    const cpuIs = cpuNow()
    worst.wall = Math.max(worst.wall, now - at - everyMs)
    // What it computed meanwhile: time for which the machine gave the thread no processor is not ours.
    worst.cpu = Math.max(worst.cpu, cpuIs - cpu)
    at = now
    cpu = cpuIs
  }, everyMs).unref()
  /** How slow the machine is just now: what takes 100 ms of a processor that nobody else uses. */
  const yardstick = () => {
    const began = cpuNow()
    const text = JSON.stringify(Array.from({ length: 10_000 }, (_, i) => ({ name: `row ${i}`, amount: i * 1.5 })))
    for (let times = 0; times < 20; times++) JSON.parse(text)
    return cpuNow() - began
  }
  const server = createServer(({ url }, response) => {
    response.end(JSON.stringify(url === '/yardstick' ? yardstick() : worst))
    worst.wall = 0
    worst.cpu = 0
  })
  server.listen(0, '127.0.0.1', () => process.stdout.write(`loop probe: http://127.0.0.1:${server.address().port}/\n`))
  server.unref()
}
