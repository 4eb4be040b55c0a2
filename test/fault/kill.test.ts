import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { rolldown } from 'rolldown'
import { openPostgres, openSqlite } from '../../src/platform/database/open.ts'
import { makePostgresDatabase } from '../databases.ts'
import { serviceAnswers } from '../services.ts'

/** `KILL_ROUNDS=100 npm test -- test/fault/kill.test.ts` for the long one. */
const kills = Number(process.env.KILL_ROUNDS ?? 50)

/** In one file, as the service is built: a writer lives for some milliseconds, and is started a hundred times. */
const built = mkdtempSync(path.join(tmpdir(), 'tallyroom-writer-'))
const writer = path.join(built, 'writer.mjs')
const build = await rolldown({
  input: path.join(import.meta.dirname, 'writer.ts'),
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('kysely'),
})
await build.write({ file: writer, format: 'esm', codeSplitting: false })
symlinkSync(path.resolve('node_modules'), path.join(built, 'node_modules'))
after(() => rmSync(built, { recursive: true }))

type Engine = 'sqlite' | 'postgres'

function startWriter(engine: Engine, where: string, ...more: string[]) {
  const child = spawn(process.execPath, [writer, engine, where, ...more], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complained = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    complained += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, lines: () => printed.split('\n').slice(0, -1), complained: () => complained }
}

/** Ends a writer without warning once it has acknowledged something, at a moment of no meaning. */
async function killWhileWriting(engine: Engine, where: string, start: number): Promise<number[]> {
  const { child, ended, lines, complained } = startWriter(engine, where, String(start))
  while (lines().length < 2) {
    assert.equal(child.exitCode ?? child.signalCode, null, `the writer ended by itself: ${complained()}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 15))
  child.kill('SIGKILL')
  await ended
  return lines().slice(1).map(Number)
}

async function survives(engine: Engine, where: string): Promise<void> {
  let next = 0
  const acknowledged: number[] = []
  for (let round = 0; round < kills; round++) {
    const numbers = await killWhileWriting(engine, where, next)
    acknowledged.push(...numbers)
    // The write after the last acknowledged one may have reached the disk too.
    next = (acknowledged.at(-1) ?? 0) + 4
  }
  const database = engine === 'sqlite' ? openSqlite(where) : await openPostgres(where, 2)
  try {
    const { rows } = await sql<{ n: number; pair: number }>`select n, pair from numbers`.execute(database.queries)
    const kept = new Set(rows.map(({ n }) => n))
    assert.ok(acknowledged.length >= kills)
    assert.deepEqual(
      acknowledged.filter((n) => !kept.has(n)),
      [],
      'every acknowledged write is there',
    )
    assert.deepEqual(
      rows.filter(({ pair }) => !kept.has(pair)),
      [],
      'no transaction is there by half',
    )
  } finally {
    await database.close()
  }
}

async function migratesOnce(engine: Engine, where: string): Promise<void> {
  const writers = Array.from({ length: 10 }, () => startWriter(engine, where, '0', 'migrate-only'))
  assert.deepEqual(await Promise.all(writers.map(({ ended }) => ended)), Array(10).fill(0))
  const run = writers.map(({ lines }) => lines()[0]).sort()
  assert.deepEqual(run, [...Array(9).fill('migrated 0'), 'migrated 1'])
}

describe('on SQLite', () => {
  const withFile = async (work: (file: string) => Promise<void>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-kill-'))
    try {
      await work(path.join(folder, 'test.db'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  test(`${kills} times kill -9 in a stream of writes loses nothing acknowledged`, () =>
    withFile((file) => survives('sqlite', file)))
  test('ten processes that start together migrate once', () => withFile((file) => migratesOnce('sqlite', file)))
})

describe('on PostgreSQL', { skip: !(await serviceAnswers('PostgreSQL')) }, () => {
  const withDatabase = async (work: (url: string) => Promise<void>) => {
    const { url, drop } = await makePostgresDatabase()
    try {
      await work(url)
    } finally {
      await drop()
    }
  }
  test(`${kills} times kill -9 in a stream of writes loses nothing acknowledged`, () =>
    withDatabase((url) => survives('postgres', url)))
  test('ten processes that start together migrate once', () => withDatabase((url) => migratesOnce('postgres', url)))
})
