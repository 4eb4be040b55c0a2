import { call, type Service, setUp, startService } from '../../acceptance/harness.ts'
import { makePostgresDatabase } from '../../test/databases.ts'

/** How long others wait to write to a dataset of theirs while a large one is imported, replaced, de-duplicated and deleted. */
const rows = Number(process.env.ROWS ?? 500_000)
const everyMs = 20

type Measured = { work: string; seconds: number; writes: number; p50: number; p99: number; longest: number }

function csvOf(count: number): string {
  const lines = ['id,name,amount,day']
  for (let i = 0; i < count; i++) {
    const n = i % (count * 0.8)
    lines.push(`${n},customer number ${n},${(n * 1.37).toFixed(2)},2026-0${1 + (n % 9)}-1${n % 10}`)
  }
  return lines.join('\n')
}

async function measure(work: string, run: () => Promise<unknown>, write: () => Promise<void>): Promise<Measured> {
  const times: number[] = []
  const begun = performance.now()
  let ended = false
  const running = run().finally(() => {
    ended = true
  })
  while (!ended) {
    const before = performance.now()
    await write()
    times.push(performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  await running
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  const seconds = (performance.now() - begun) / 1000
  return { work, seconds, writes: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

async function drive(service: Service): Promise<Measured[]> {
  const { key } = await setUp(service)
  const ask = async (method: string, address: string, request: { json?: unknown; body?: FormData } = {}) => {
    const answer = await call(service, method, address, { key, ...request })
    if (answer.status >= 300) throw new Error(`${method} ${address} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const spaceId = (await ask('POST', '/spaces', { json: { name: 'S' } })).id
  const make = async () => (await ask('POST', '/datasets', { json: { name: 'D', spaceId } })).id
  const [large, other] = [await make(), await make()]
  const write = async () => {
    await ask('POST', `/datasets/${other}/entries`, { json: { entries: [{ n: 1 }] } })
  }
  const csv = csvOf(rows)
  const send = (mode: string) => {
    const body = new FormData()
    body.append('mode', mode)
    body.append('file', new Blob([csv]), 'rows.csv')
    return ask('POST', `/datasets/${large}/import-file`, { body })
  }
  return [
    await measure('nothing', () => new Promise((resolve) => setTimeout(resolve, 3000)), write),
    await measure('import', () => send('append'), write),
    await measure('replace', () => send('replace'), write),
    await measure('de-duplicate', () => ask('POST', `/datasets/${large}/deduplicate`), write),
    await measure('delete', () => ask('DELETE', `/datasets/${large}`), write),
  ]
}

async function report(engine: string, env: Record<string, string>): Promise<void> {
  const service = await startService({ env: { TALLYROOM_CHECK_RESPONSES: 'false', ...env } })
  try {
    process.stdout.write(`${engine}, ${rows} rows; a write to another dataset every ${everyMs} ms\n`)
    for (const { work, seconds, writes, p50, p99, longest } of await drive(service))
      process.stdout.write(
        `  ${work.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s  ${String(writes).padStart(4)} writes  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  longest ${longest.toFixed(1)} ms\n`,
      )
  } finally {
    await service.stop()
  }
}

await report('SQLite', {})
const { url, drop } = await makePostgresDatabase()
try {
  await report('PostgreSQL', { DATABASE_URL: url })
} finally {
  await drop()
}
