import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { call, makeKey, setUp, startService } from '../../acceptance/harness.ts'
import { type Load, load } from './load.ts'

/** An authenticated list of 20 API keys against a bare Fastify route that serialises the same object, in the same run. */
const connections = 64
const rounds = 7
const seconds = 2
const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-bench-'))
const env = { TALLYROOM_CHECK_RESPONSES: 'false', TALLYROOM_LOG_LEVEL: 'info' }

const median = (loads: Load[], of: (load: Load) => number) => loads.map(of).sort((a, b) => a - b)[loads.length >> 1]!

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout!.on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(text.split('\n', 1)[0]!)
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}

/** Resident memory in MB, as the system counts it. */
function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  return Number(kb) / 1024
}

async function compare(): Promise<void> {
  const service = await startService({ env })
  const owner = await setUp(service)
  for (let made = 1; made < 20; made++) await makeKey(service, { key: owner.key }, { name: `Key ${made}` })
  const { body } = await call(service, 'GET', '/api-keys', { key: owner.key })
  const file = path.join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify(body))
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const bareUrl = await firstLine(bare)
    const headers = [`x-api-key: ${owner.key}`]
    const ours: Load[] = []
    const peers: Load[] = []
    await load(`${service.url}/api/api-keys`, connections, 1, headers)
    await load(`${bareUrl}/api/api-keys`, connections, 1, [])
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(`${service.url}/api/api-keys`, connections, seconds, headers))
      peers.push(await load(`${bareUrl}/api/api-keys`, connections, seconds, []))
    }
    const failures = ours.reduce((sum, { failures }) => sum + failures, 0)
    const mine = median(ours, (l) => l.requestsPerSecond)
    const theirs = median(peers, (l) => l.requestsPerSecond)
    print('GET /api/api-keys, 20 keys, 64 connections', `${mine.toFixed(0)} requests/s`)
    print('bare Fastify, the same object', `${theirs.toFixed(0)} requests/s`)
    // Of neighbouring rounds, so that whatever else the machine does meanwhile weighs on both.
    const ratios = ours.map(({ requestsPerSecond }, round) => requestsPerSecond / peers[round]!.requestsPerSecond)
    const ratio = ratios.sort((a, b) => a - b)[rounds >> 1]!
    print('ratio', `${ratio.toFixed(2)} (goal 0.5)`)
    print(
      'p99, ours and bare',
      `${median(ours, (l) => l.p99Ms).toFixed(1)} ms, ${median(peers, (l) => l.p99Ms).toFixed(1)} ms`,
    )
    print('refused', String(failures))
    if (ratio < 0.5 || failures > 0) process.exitCode = 1
  } finally {
    bare.kill()
    await service.stop()
  }
}

async function idleMemory(): Promise<void> {
  const service = await startService({ env })
  await setUp(service)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const memory = residentMb(service.process.pid!)
  print('resident memory, idle', `${memory.toFixed(0)} MB (goal 120)`)
  if (memory >= 120) process.exitCode = 1
  await service.stop()
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** npm ends before what it started: the next start would find its port and its folder taken. */
async function gone(port: number): Promise<void> {
  const refused = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      () => false,
      () => true,
    )
  while (!(await refused())) await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 500))
}

/** From `npm start` to the first answer, on a folder that has been started before. */
async function secondStart(): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const times: number[] = []
  // The service refuses settings that it does not know, and that one is for tests.
  const { TALLYROOM_TEST_BUILT: _, ...inherited } = process.env
  for (let start = 0; start < 4; start++) {
    const begun = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: { ...inherited, PORT: String(port), TALLYROOM_DATA_DIR: path.join(folder, 'data') },
    })
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
    try {
      const failed = exited.then((code) => Promise.reject(new Error(`npm start ended with ${code}`)))
      await Promise.race([answers(port), failed])
      if (start > 0) times.push(performance.now() - begun)
    } finally {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    }
    await exited
    await gone(port)
  }
  times.sort((a, b) => a - b)
  print('second start to first answer, by npm start', `${times[1]!.toFixed(0)} ms (goal 1000)`)
  if (times[1]! >= 1000) process.exitCode = 1
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(46)} ${value}\n`)
}

try {
  await compare()
  await idleMemory()
  await secondStart()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
