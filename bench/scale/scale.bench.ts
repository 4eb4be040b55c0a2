import { call, type Service, setUp, startService } from '../../acceptance/harness.ts'
import { makePostgresDatabase } from '../../test/databases.ts'
import { startS3 } from '../../test/servers/s3.ts'

/** Reads of an upload: one instance with a disk against two with a bucket and no folder in common. */
const rows = Number(process.env.ROWS ?? 500_000)
const reads = 40
const statements = [
  'select region, count(*) n, sum(amount) total from sales group by region order by region',
  "select substr(day, 1, 7) month, sum(amount) total from sales where region <> 'north' group by 1 order by 1",
  'select * from sales where id = 4321',
]

function csv(): string {
  const lines = ['id,day,region,amount']
  const regions = ['north', 'south', 'east', 'west']
  for (let i = 0; i < rows; i++)
    lines.push(`${i},2025-${String(1 + (i % 12)).padStart(2, '0')}-15,${regions[i % 4]},${(i % 977) / 4}`)
  return lines.join('\n')
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measure(uploadTo: Service, readAt: Service): Promise<{ upload: number; first: number; then: number[] }> {
  const { key } = await setUp(uploadTo)
  const body = new FormData()
  body.append('file', new Blob([csv()]), 'sales.csv')
  let id = ''
  const upload = await timed(async () => {
    const answer = await call(uploadTo, 'POST', '/data-sources/upload', { key, body })
    if (answer.status !== 201) throw new Error(answer.text)
    id = answer.body.id
  })
  const ask = async (sql: string) => {
    const answer = await call(readAt, 'POST', `/data-sources/${id}/query`, { key, json: { sql } })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.engine as string
  }
  const first = await timed(() => ask(statements[0]!))
  // The columns may still be on their way from the bucket.
  while ((await ask(statements[0]!)) !== 'duckdb') await new Promise((resolve) => setTimeout(resolve, 50))
  const then: number[] = []
  for (const sql of statements) {
    const times: number[] = []
    for (let i = 0; i < reads; i++) times.push(await timed(() => ask(sql)))
    then.push(median(times))
  }
  return { upload, first, then }
}

const env = { TALLYROOM_CHECK_RESPONSES: 'false', TALLYROOM_SECRET: 'one secret that both of the instances share' }
const disk = await startService({ env })
const onDisk = await measure(disk, disk)
await disk.stop()

const s3 = await startS3()
const { url, drop } = await makePostgresDatabase()
const shared = {
  ...env,
  DATABASE_URL: url,
  TALLYROOM_FILES_URL: 's3://uploads/bench',
  TALLYROOM_FILES_ENDPOINT: s3.url,
  TALLYROOM_FILES_KEY_ID: s3.keyId,
  TALLYROOM_FILES_SECRET_KEY: s3.secretKey,
}
const one = await startService({ env: shared })
const two = await startService({ env: shared })
const inBucket = await measure(one, two)
await Promise.all([one.stop(), two.stop()])
await s3.close()
await drop()

const line = (label: string, a: number, b: number) =>
  process.stdout.write(
    `${label.padEnd(34)} ${a.toFixed(1).padStart(8)} ms ${b.toFixed(1).padStart(8)} ms  ${(b / a).toFixed(2)}x\n`,
  )
process.stdout.write(`${rows} rows${' '.repeat(22)} one disk   two with a bucket\n`)
line('upload', onDisk.upload, inBucket.upload)
line('first read, at the other instance', onDisk.first, inBucket.first)
for (const [i, sql] of statements.entries()) line(sql.slice(0, 34), onDisk.then[i]!, inBucket.then[i]!)
