import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { call, setUp, startService } from '../../acceptance/harness.ts'
import { question } from '../../acceptance/streams.ts'
import { type Read, readStream } from './read-streams.ts'

/**
 * What the service adds to the time to the first word over asking the provider directly, and how many words a second 500 answers
 * at once deliver, every chunk durable before it is sent, against a Fastify route that passes the provider's bytes on. Then 5,000
 * readers that wait for one answer.
 */
const streams = Number(process.env.BENCH_STREAMS ?? 500)
const readers = Number(process.env.BENCH_READERS ?? 5_000)
const perSecond = 50
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const words = perSecond * seconds
const children: ChildProcess[] = []

function start(file: string, ...args: string[]): Promise<{ url: string; pid: number }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', (line) => resolve({ url: String(line).trim(), pid: child.pid! }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
/** Processor time that a process has used, in seconds; clock ticks are hundredths on Linux. */
const usedSeconds = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const print = (name: string, value: string) => process.stdout.write(`${name.padEnd(60)} ${value}\n`)

/** All at once; resident memory is looked at in the middle. */
async function flood(pid: number, ask: (index: number) => Promise<Read>) {
  const idle = residentMb(pid)
  const usedBefore = usedSeconds(pid)
  const started = performance.now()
  const reading = Promise.all(Array.from({ length: streams }, (_, index) => ask(index)))
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 250)
  const reads = await reading
  clearInterval(watch)
  const elapsed = (performance.now() - started) / 1000
  const delivered = reads.reduce((sum, read) => sum + read.words, 0)
  return {
    microsPerWord: ((usedSeconds(pid) - usedBefore) * 1e6) / delivered,
    perSecond: delivered / elapsed,
    delivered,
    kbPerStream: ((most - idle) * 1024) / streams,
  }
}

const begin = () =>
  startService({
    env: {
      TALLYROOM_CHECK_RESPONSES: 'false',
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
      // For instance --cpu-prof --cpu-prof-dir=FOLDER.
      ...(process.env.BENCH_NODE_OPTIONS && { NODE_OPTIONS: process.env.BENCH_NODE_OPTIONS }),
      ...(process.env.BENCH_DATABASE_URL && { DATABASE_URL: process.env.BENCH_DATABASE_URL }),
    },
  })
let service = await begin()
try {
  let { key } = await setUp(service)
  const quick = await start('provider.ts', '3', '1000')
  const steady = await start('provider.ts', String(words), String(perSecond))
  const pipe = await start('pipe-server.ts', steady.url)
  const make = async (name: string, modelId: string, baseUrl: string) => {
    await call(service, 'POST', '/models', { key, json: { provider: 'openai-compatible', modelId, baseUrl } })
    return (await call(service, 'POST', '/spaces', { key, json: { name, providerId: 'openai-compatible', modelId } }))
      .body.id as string
  }
  const chat = async (space: string) =>
    `${service.url}/api/spaces/${space}/chats/${(await call(service, 'POST', `/spaces/${space}/chats`, { key, json: {} })).body.id}/messages`
  let headers = { 'x-api-key': key }
  const asked = JSON.stringify(question('q', 'Go on.'))

  const firstSpace = await make('First word', 'quick', quick.url)
  const [ours, direct]: [number[], number[]] = [[], []]
  for (let round = 0; round < 60; round++) {
    const one = await readStream(await chat(firstSpace), headers, asked)
    const other = await readStream(`${quick.url}/chat/completions`, {}, '{}')
    // The first ones load the provider's package.
    if (round >= 10) {
      ours.push(one.firstByteMs)
      direct.push(other.firstByteMs)
    }
  }
  const added = median(ours) - median(direct)
  print(
    'first word, ours and the provider directly, median',
    `${median(ours).toFixed(1)} ms, ${median(direct).toFixed(1)} ms`,
  )
  print('added', `${added.toFixed(1)} ms (goal 15)`)

  const space = await make('Many', 'steady', steady.url)
  const chats: string[] = []
  for (let i = 0; i < streams; i++) chats.push(await chat(space))
  const piped = await flood(pipe.pid, () => readStream(`${pipe.url}/chat`, {}, '{}'))
  const mine = await flood(service.process.pid!, (index) => readStream(chats[index]!, headers, asked))
  print(
    `${streams} streams at ${perSecond} words/s for ${seconds} s: ours`,
    `${mine.perSecond.toFixed(0)} words/s, ${mine.kbPerStream.toFixed(0)} KB a stream, ${mine.microsPerWord.toFixed(0)} µs of processor a word`,
  )
  print(
    'piped through Fastify',
    `${piped.perSecond.toFixed(0)} words/s, ${piped.kbPerStream.toFixed(0)} KB a stream, ${piped.microsPerWord.toFixed(0)} µs of processor a word`,
  )
  print('ratio', `${(mine.perSecond / piped.perSecond).toFixed(2)} (goal 0.5)`)
  print('words lost', String(streams * words - mine.delivered))

  // Two words half a minute apart: the readers come in between, wait, and all get both.
  await service.stop()
  service = await begin()
  key = (await setUp(service)).key
  headers = { 'x-api-key': key }
  const slow = await start('provider.ts', '2', String(1 / 30))
  const waiting = await chat(await make('Waiting', 'slow', slow.url))
  const idle = residentMb(service.process.pid!)
  const reading: Promise<Read>[] = []
  const open = (count: number, address: string, body: string | null) =>
    Promise.all(
      Array.from(
        { length: count },
        () => new Promise<void>((opened) => reading.push(readStream(address, headers, body, opened))),
      ),
    )
  await open(1, waiting, asked)
  for (let left = readers; left > 0; left -= 250)
    await open(Math.min(250, left), waiting.replace(/messages$/, 'stream'), null)
  await pause(1000)
  const held = ((residentMb(service.process.pid!) - idle) * 1024) / readers
  const got = await Promise.all(reading)
  const whole = got.filter(({ words: heard, ended }) => ended && heard === 2).length
  print(`${readers} readers that wait for one answer`, `${held.toFixed(0)} KB each, ${whole - 1} read it whole`)

  if (
    whole !== readers + 1 ||
    added >= 15 ||
    mine.perSecond / piped.perSecond < 0.5 ||
    mine.delivered !== streams * words
  )
    process.exitCode = 1
} finally {
  for (const child of children) child.kill()
  await service.stop()
}
