/**
 * Files of 10,000,000 x 10 (CSV), of as many rows as a sheet of Excel has (XLSX) and of 1,500 columns, over HTTP: time, memory of the service with all
 * its processes, the longest silence of its progress, the first chart of the space, and what is left of an upload that is given up.
 * Goals: 400 MB, a first chart within 2 s, nothing left.
 *
 *     node bench/large/large.bench.ts [rows of the CSV] [rows of the XLSX] [rows of the wide CSV]
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { call, type Service, setUp, startService } from '../../acceptance/harness.ts'
import { writeSampleCsv, writeSampleXlsx } from '../ingest/generate.ts'
import { sendFile } from '../ingest/send-file.ts'
import { watchMemory } from './watch-memory.ts'

const [csvRows = 10_000_000, xlsxRows = 1_048_575, wideRows = 25_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-large-'))

type Told = { phase: string; at: number }

/** The progress that the service tells of one upload, as a page reads it. */
async function follow(service: Service, key: string, uploadId: string): Promise<Told[]> {
  const told: Told[] = []
  const response = await fetch(`${service.url}/api/uploads/${uploadId}`, { headers: { 'x-api-key': key } })
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop()!
    for (const line of lines)
      if (line.startsWith('data: ')) told.push({ phase: JSON.parse(line.slice(6)).phase, at: performance.now() })
  }
  return told
}

function silenceOf(told: Told[]): string {
  const gaps = told.slice(1).map(({ at }, i) => ({ ms: at - told[i]!.at, phase: told[i]!.phase }))
  const { ms, phase } = gaps.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 0, phase: '' }
  return `${told.length} times, longest silence ${(ms / 1000).toFixed(1)} s (${phase})`
}

const bytesIn = (place: string): number =>
  (existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
const line = (label: string, text: string) => process.stdout.write(`  ${label.padEnd(20)} ${text}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`

/** From an upload to its first chart: in a space of its own, a question that nobody has asked before. */
async function firstChart(service: Service, key: string, dataSourceId: string): Promise<void> {
  const post = async (address: string, json: object) => {
    const answer = await call(service, 'POST', address, { key, json })
    if (answer.status >= 300) throw new Error(answer.text)
    return answer.body
  }
  const space = await post('/spaces', { name: 'Large' })
  await post(`/spaces/${space.id}/data-sources`, { dataSourceId })
  const field = (name: string) => ({ field: { dataset: 'orders', field: name } })
  const charts = {
    'first chart': { measures: [{ fn: 'sum', of: field('price') }], by: [{ of: field('ordered'), grain: 'month' }] },
    'next chart': { measures: [{ fn: 'avg', of: field('price') }], by: [{ of: field('city') }] },
  }
  for (const [label, question] of Object.entries(charts)) {
    const began = performance.now()
    const { rows, engine } = await post(`/spaces/${space.id}/questions`, { question })
    line(label, `${seconds(began)} (${rows.length} rows, ${engine ?? ''})`)
  }
}

/** Given up in the middle of the sending, and once the service has all of it. */
async function giveUp(service: Service, key: string, file: string, when: string): Promise<void> {
  const abort = new AbortController()
  const uploadId = `given-up-${when}-${path.extname(file).slice(1)}`
  const files = path.join(service.folder, 'files')
  const before = bytesIn(files)
  const sending = sendFile(service.url, key, file, { uploadId }, abort.signal).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const response = await fetch(`${service.url}/api/uploads/${uploadId}`, { headers: { 'x-api-key': key } })
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
    if (when === 'receiving' ? bytesIn(files) > before + statSync(file).size / 3 : /"phase":"(?!rec|wait)/.test(chunk))
      break
  abort.abort()
  const began = performance.now()
  if ((await sending) !== null) throw new Error('it was there before it was given up')
  const incoming = path.join(files, 'incoming')
  while (existsSync(incoming) && readdirSync(incoming).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const left = bytesIn(files) - before
  line(`given up (${when})`, `gone after ${seconds(began)}; ${left} bytes left of its files`)
}

async function measure(file: string): Promise<void> {
  const service = await startService({ env: { TALLYROOM_CHECK_RESPONSES: 'false' } })
  try {
    const { key } = await setUp(service)
    for (const when of ['receiving', 'reading']) await giveUp(service, key, file, when)
    const memory = watchMemory(service.process.pid!)
    const began = performance.now()
    const uploadId = 'large-upload'
    const sending = sendFile(service.url, key, file, { uploadId })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const following = follow(service, key, uploadId)
    const { status, text } = await sending
    if (status !== 201) throw new Error(text)
    line('upload', seconds(began))
    line('progress', silenceOf(await following))
    line('memory, upload', memory.most())
    line('disk', `${(bytesIn(service.folder) / 1e6).toFixed(0)} MB, the file itself among it`)
    await firstChart(service, key, JSON.parse(text).id)
    line('memory, charts', memory.most())
    memory.end()
  } finally {
    await service.stop()
  }
}

try {
  for (const [name, rows, columns] of [
    ['orders.csv', csvRows, 10],
    ['orders.xlsx', xlsxRows, 10],
    ['orders.csv', wideRows, 1500],
  ] as const) {
    if (!rows) continue
    const file = path.join(folder, name)
    if (name.endsWith('.csv')) writeSampleCsv(file, rows, columns - 10)
    else await writeSampleXlsx(file, rows)
    process.stdout.write(`${name}, ${rows} x ${columns}, ${(statSync(file).size / 1e6).toFixed(0)} MB\n`)
    await measure(file)
    rmSync(file)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
