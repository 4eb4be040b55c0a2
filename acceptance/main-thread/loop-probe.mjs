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
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(worst))
    worst.wall = 0
    worst.cpu = 0
  })
  server.listen(0, '127.0.0.1', () => process.stdout.write(`loop probe: http://127.0.0.1:${server.address().port}/\n`))
  server.unref()
}
