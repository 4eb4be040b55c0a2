import { globSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { call, setUp, startService } from '../../acceptance/harness.ts'

/**
 * A dashboard of 12 queries over 1,000,000 rows: the time until all results are there, cold and warm, against the same
 * 12 queries run in process one after another on the same file. And a report of 10 charts as PDF.
 */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const regions = ['North', 'South', 'East', 'West', 'Centre']
const queries: [name: string, sql: string, chart: string][] = [
  ['totals', 'select count(*) as n, sum(amount) as revenue, avg(amount) as average from sales', 'metric'],
  ['by_region', 'select region, sum(amount) as v from sales group by 1 order by 1', 'bar'],
  ['by_month', 'select substr(day, 1, 7) as m, sum(amount) as v from sales group by 1 order by 1', 'line'],
  ['by_day', 'select day, count(*) as v from sales group by 1 order by 1', 'line'],
  ['by_kind', 'select kind, avg(amount) as v from sales group by 1 order by 1', 'bar'],
  ['top_customers', 'select customer, sum(amount) as v from sales group by 1 order by 2 desc limit 10', 'bar'],
  ['large', 'select region, count(*) as v from sales where amount > 900 group by 1', 'pie'],
  ['by_both', 'select region, kind, count(*) as v from sales group by 1, 2', 'stacked'],
  ['distinct_customers', 'select region, count(distinct customer) as v from sales group by 1', 'bar'],
  ['by_year', 'select substr(day, 1, 4) as y, sum(amount) as v from sales group by 1 order by 1', 'bar'],
  ['least', 'select region, min(amount) as v from sales group by 1', 'bar'],
  ['recent', "select region, sum(amount) as v from sales where day >= '2025-06-01' group by 1", 'donut'],
]
const print = (what: string, value: string) => process.stdout.write(`${what.padEnd(64)} ${value}\n`)
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

function* csv(): Generator<string> {
  yield 'day,region,kind,customer,amount\n'
  let seed = 1
  const next = (n: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed % n
  }
  for (let at = 0; at < rows; ) {
    let text = ''
    for (const end = Math.min(rows, at + 10_000); at < end; at++) {
      const day = new Date(Date.UTC(2023, 0, 1 + next(1_090))).toISOString().slice(0, 10)
      text += `${day},${regions[next(5)]},k${next(8)},c${next(20_000)},${next(100_000) / 100}\n`
    }
    yield text
  }
}

const service = await startService({ env: { TALLYROOM_CHECK_RESPONSES: 'false' } })
try {
  const { key } = await setUp(service)
  const ask = async (method: string, address: string, json?: unknown, body?: FormData) => {
    const answer = await call(service, method, address, {
      key,
      ...(json !== undefined && { json }),
      ...(body && { body }),
    })
    if (answer.status >= 400) throw new Error(`${method} ${address}: ${answer.text}`)
    return answer
  }
  const form = new FormData()
  form.append('file', new Blob([...csv()]), 'sales.csv')
  const source = (await ask('POST', '/data-sources/upload', undefined, form)).body
  const space = (await ask('POST', '/spaces', { name: 'Bench' })).body
  await ask('POST', `/spaces/${space.id}/data-sources`, { dataSourceId: source.id })
  const markup = queries
    .map(
      ([name, sql, chart]) =>
        `\`\`\`sql ${name}\n${sql}\n\`\`\`\n\n${chart === 'metric' ? `{% metric query="${name}" /%}` : `{% chart query="${name}" type="${chart}" /%}`}\n`,
    )
    .join('\n')
  const dashboard = (await ask('POST', `/spaces/${space.id}/dashboards`, { title: 'Bench', markup })).body
  const run = ([, sql]: (typeof queries)[number]) => ask('POST', `/dashboards/${dashboard.id}/query`, { sql })

  const started = performance.now()
  const answers = await Promise.all(queries.map(run))
  const cold = performance.now() - started

  const file = globSync(path.join(service.folder, 'files', 'kept', '*', 'data'))[0]
  if (!file) throw new Error('the imported file was not found')
  const local = new DatabaseSync(file, { readOnly: true })
  const inProcess = performance.now()
  for (const [i, [name, sql]] of queries.entries()) {
    const expected = local.prepare(sql).all().length
    if (expected !== answers[i]!.body.data.length)
      throw new Error(`${name} answers ${answers[i]!.body.data.length} rows instead of ${expected}`)
  }
  const alone = performance.now() - inProcess
  local.close()

  const each: number[] = []
  const whole: number[] = []
  for (let round = 0; round < 20; round++) {
    for (const query of queries) {
      const begun = performance.now()
      await run(query)
      each.push(performance.now() - begun)
    }
    const begun = performance.now()
    await Promise.all(queries.map(run))
    whole.push(performance.now() - begun)
  }
  print(`12 queries over ${rows.toLocaleString('en')} rows, cold, all asked at once`, ms(cold))
  print('the same in process, one after another', ms(alone))
  print('warm, all asked at once (median)', ms(median(whole)))
  print('warm, per query, one after another (median)', ms(median(each)))

  const tenCharts = queries
    .slice(1, 11)
    .map(
      ([name, sql, chart]) =>
        `## ${name}\n\n\`\`\`sql ${name}\n${sql}\n\`\`\`\n\n{% chart query="${name}" type="${chart}" /%}\n`,
    )
  const template = (await ask('POST', '/report-templates', { name: 'Ten charts', markup: tenCharts.join('\n') })).body
  const report = (await ask('POST', '/reports', { templateId: template.id, spaceId: space.id })).body
  for (;;) {
    const { status, error } = (await ask('GET', `/reports/${report.id}`)).body
    if (status === 'failed') throw new Error(error)
    if (status === 'done') break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const times: number[] = []
  let size = 0
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    const answer = await fetch(`${service.url}/api/reports/${report.id}/export?format=pdf`, {
      headers: { 'x-api-key': key },
    })
    size = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - begun)
  }
  print('PDF of a report of 10 charts (median)', `${ms(median(times))}, ${(size / 1024).toFixed(0)} kB`)
  if (median(each) > 5) {
    process.stderr.write('a warm query took longer than 5 ms\n')
    process.exitCode = 1
  }
} finally {
  await service.stop()
}
