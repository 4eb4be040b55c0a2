/**
 * From an uploaded file to a table that can be queried: ours against the usual ways, in one run on one machine.
 *
 *     node bench/ingest/ingest.bench.ts [rows]
 *
 * Each contender is a process of its own, measured from outside; `BENCH_PEERS=folder` adds npm readers installed there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repeatCsv, writeSampleCsv, writeSampleXlsx } from './generate.ts'

type Contender = { name: string; command: string[]; rows: number; scale?: number }
/** `cpu` counts the whole process, its start included: on a busy machine it is the fairer figure. */
type Measured = { name: string; seconds: number; cpu: number; megabytes: number; note: string }

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const rows = Number(process.argv[2] ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'tallyroom-bench-'))
const output = join(folder, 'out.db')
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const timed = existsSync('/usr/bin/time')

function hasPeer(name: string): boolean {
  try {
    createRequire(`${process.env.BENCH_PEERS ?? process.cwd()}/package.json`).resolve(name)
    return true
  } catch {
    return false
  }
}

const contender = (kind: string, input: string) => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  here('contender.ts'),
  kind,
  input,
  output,
]

/** The best of a few runs: the machine's other work only ever adds. */
function measure({ name, command, scale = 1 }: Contender): Measured {
  let seconds = Number.POSITIVE_INFINITY
  let cpu = Number.POSITIVE_INFINITY
  let megabytes = 0
  let note = ''
  for (let run = 0; run < (scale > 1 ? 1 : RUNS); run++) {
    for (const left of [output, `${output}.wal`]) rmSync(left, { force: true })
    const [program, ...rest] = timed ? ['/usr/bin/time', '-f', 'peak %M cpu %U %S', ...command] : command
    const began = performance.now()
    const { status, stdout, stderr } = spawnSync(program!, rest, { encoding: 'utf8', maxBuffer: 1 << 26 })
    // A Node process says itself how long it read; its own start belongs to nobody's comparison.
    const told = /"seconds":([\d.]+)/.exec(stdout)?.[1]
    const took = told === undefined ? (performance.now() - began) / 1000 : Number(told)
    if (status !== 0)
      return {
        name,
        seconds: Number.NaN,
        cpu: Number.NaN,
        megabytes: Number.NaN,
        note: stderr.trim().split('\n')[0]!.slice(0, 60),
      }
    seconds = Math.min(seconds, took * scale)
    const used = /cpu ([\d.]+) ([\d.]+)/.exec(stderr)
    cpu = Math.min(cpu, used ? (Number(used[1]) + Number(used[2])) * scale : Number.NaN)
    megabytes = Math.max(megabytes, Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024)
  }
  if (scale > 1) note = `measured on 1/${scale} of the rows`
  return { name, seconds, cpu, megabytes, note }
}

function print(title: string, measured: Measured[]): void {
  console.log(`\n${title}\n`)
  console.log(`| ${'reader'.padEnd(38)} | seconds | cpu sec | peak MB | against ours |`)
  console.log(`|${'-'.repeat(40)}|--------:|--------:|--------:|-------------:|`)
  for (const m of measured) {
    const ratio = `${(m.seconds / measured[0]!.seconds).toFixed(2)} x`
    console.log(
      `| ${m.name.padEnd(38)} | ${m.seconds.toFixed(2).padStart(7)} | ${m.cpu.toFixed(2).padStart(7)} | ${m.megabytes.toFixed(0).padStart(7)} | ${ratio.padStart(12)} | ${m.note}`,
    )
  }
}

function csvContenders(input: string, slice: string, scale: number): Contender[] {
  const list: Contender[] = [
    { name: 'ours, typed SQLite', command: contender('ours', input), rows },
    { name: 'ours over HTTP, to the first query', command: contender('ours-http', input), rows },
  ]
  if (has('sqlite3')) {
    list.push({
      name: 'sqlite3 .import (everything text)',
      command: ['sqlite3', output, '.mode csv', `.import ${input} t`],
      rows,
    })
  }
  if (has('sqlite-utils')) {
    const command = ['sqlite-utils', 'insert', output, 't', slice, '--csv', '--detect-types', '--silent']
    list.push({ name: 'sqlite-utils insert --detect-types', command, rows, scale })
  }
  list.push({ name: 'ours, engine=duckdb', command: contender('ours-duckdb', input), rows })
  list.push({
    name: 'ours over HTTP, engine=duckdb',
    command: contender('ours-http-duckdb', input),
    rows,
  })
  list.push({ name: 'DuckDB read_csv', command: contender('duckdb', input), rows })
  return list
}

try {
  const csv = join(folder, 'orders.csv')
  const slice = join(folder, 'slice.csv')
  const scale = 20
  writeSampleCsv(csv, rows)
  writeSampleCsv(slice, Math.ceil(rows / scale))
  const size = (path: string) => `${(statSync(path).size / 1e6).toFixed(0)} MB`
  print(`CSV, generated, ${rows} x 10, ${size(csv)}`, csvContenders(csv, slice, scale).map(measure))

  const real = here('../../../shared/corpora/fivethirtyeight/modern_RAPTOR_by_player.csv')
  if (existsSync(real)) {
    repeatCsv(real, csv, Math.ceil(rows / 13_000))
    repeatCsv(real, slice, Math.ceil(rows / 13_000 / scale))
    print(`CSV, real numbers repeated, ${size(csv)}`, csvContenders(csv, slice, scale).map(measure))
  }

  const xlsx = join(folder, 'orders.xlsx')
  const xlsxRows = Math.ceil(rows / 10)
  await writeSampleXlsx(xlsx, xlsxRows)
  const readers = ['hucre', 'read-excel-file'].filter((name) =>
    hasPeer(name === 'hucre' ? 'hucre/xlsx' : 'read-excel-file/node'),
  )
  print(`XLSX, ${xlsxRows} x 10, ${size(xlsx)}`, [
    measure({ name: 'ours, typed SQLite', command: contender('ours', xlsx), rows: xlsxRows }),
    ...['sheetjs', ...readers].map((kind) =>
      measure({ name: `${kind} (reading alone)`, command: contender(kind, xlsx), rows: xlsxRows }),
    ),
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
