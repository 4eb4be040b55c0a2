import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { call, compileCache, programOf, startService } from '../../acceptance/harness.ts'
import { migrations } from '../../src/migrations/index.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../../src/platform/database/open.ts'
import { makePostgresDatabase } from '../databases.ts'
import { serviceAnswers } from '../services.ts'
import { makeTeam } from '../teams.ts'

/** `KILL_ROUNDS=100 npm test -- test/fault/migration-kill.test.ts` for the long one. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const root = path.dirname(path.dirname(import.meta.dirname))
const people = 1_000
const now = '2026-01-01T00:00:00.000Z'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Place = {
  env: Record<string, string>
  open(): Promise<Database>
  isOpened(): Promise<boolean>
  end(): Promise<void>
}

async function onSqlite(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-older-'))
  const file = path.join(folder, 'tallyroom.db')
  return {
    env: { TALLYROOM_DATA_DIR: folder },
    open: async () => openSqlite(file),
    isOpened: async () => existsSync(`${file}-wal`),
    end: async () => rmSync(folder, { recursive: true }),
  }
}

async function onPostgres(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-older-'))
  const { url, drop } = await makePostgresDatabase()
  const watcher = await openPostgres('postgres://postgres@127.0.0.1:5432/postgres', 1)
  const name = new URL(url).pathname.slice(1)
  return {
    env: { TALLYROOM_DATA_DIR: folder, DATABASE_URL: url },
    open: () => openPostgres(url, 2),
    async isOpened() {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = ${name}`.execute(watcher.queries)
      return rows.length > 0
    },
    async end() {
      await watcher.close()
      await drop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Older = { token: string; userId: string }[]

/** A database as an older version left it, of any age before sessions were hashed: what takes longest is still to come. */
async function makeOlder({ open }: Place): Promise<Older> {
  const hashed = migrations.findIndex(({ name }) => name === '017-session-hashes')
  const database = await open()
  try {
    const oldest = 2
    const version = oldest + Math.floor(Math.random() * (hashed + 1 - oldest))
    await migrate(database, migrations.slice(0, version))
    const { teamId } = await makeTeam(database)
    const made = Array.from({ length: people }, (_, i) => ({
      userId: `user-${i}`,
      token: randomBytes(16).toString('hex'),
    }))
    const dates = { createdAt: now, updatedAt: now }
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    await database.transaction(async (typed) => {
      for (let at = 0; at < made.length; at += 500) {
        const some = made.slice(at, at + 500)
        const queries = typed as unknown as Parameters<(typeof migrations)[0]['up']>[0]
        await queries
          .insertInto('users')
          .values(some.map(({ userId }) => ({ id: userId, name: userId, email: `${userId}@example.com`, ...dates })))
          .execute()
        await queries
          .insertInto('memberships')
          .values(some.map(({ userId }) => ({ teamId, userId, role: 'viewer', ...dates })))
          .execute()
        await queries
          .insertInto('sessions')
          .values(some.map((row) => ({ id: `of-${row.userId}`, activeTeamId: teamId, expiresAt, ...row, ...dates })))
          .execute()
      }
      await sql`insert into installations (id, "createdAt") values (1, ${now})`.execute(typed)
    })
    return made
  } finally {
    await database.close()
  }
}

/** Starts the service on the older database; tells how long it migrated, or ends it after `killAfterMs` of that. */
async function open({ env, isOpened }: Place, killAfterMs?: number): Promise<{ migratedMs: number } | 'in the midst'> {
  const child = spawn(process.execPath, [programOf('main')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let began = 0
  let migratedMs = 0
  child.stdout.on('data', (chunk: Buffer) => {
    if (migratedMs === 0 && chunk.includes('database migrated')) migratedMs = performance.now() - began
  })
  while (!(await isOpened())) {
    assert.equal(child.exitCode, null, 'the service ended before it opened the database')
    await pause(1)
  }
  began = performance.now()
  if (killAfterMs !== undefined) await pause(killAfterMs)
  else while (migratedMs === 0 && child.exitCode === null) await pause(1)
  child.kill('SIGKILL')
  await ended
  return migratedMs === 0 ? 'in the midst' : { migratedMs }
}

async function assertWhole(place: Place, older: Older): Promise<void> {
  const service = await startService({ env: place.env, folder: place.env.TALLYROOM_DATA_DIR! })
  try {
    assert.doesNotMatch(service.output(), /"level":(40|50|60)/, 'it comes up by itself, without a fault')
    for (const { token, userId } of [older[0]!, older[people >> 1]!, older.at(-1)!]) {
      const me = await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })
      assert.equal(me.body.user?.id, userId, me.text)
    }
  } finally {
    assert.equal(await service.stop(), 0)
  }
  const database = await place.open()
  try {
    const { queries } = database
    const kept = await queries.selectFrom('sessions').select(['userId', 'token']).execute()
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    assert.deepEqual(
      new Map(kept.map(({ userId, token }) => [userId, token])),
      new Map(older.map(({ userId, token }) => [userId, hash(token)])),
      'each session is there, and was hashed once',
    )
    const count = async (table: 'users' | 'memberships') =>
      (await queries.selectFrom(table).selectAll().execute()).length
    assert.deepEqual([await count('users'), await count('memberships')], [people, people])
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(queries)
    assert.deepEqual(
      rows.map(({ name }) => name),
      migrations.map(({ name }) => name),
    )
  } finally {
    await database.close()
  }
}

async function survives(makePlace: () => Promise<Place>): Promise<string> {
  const inPlace = async (work: (place: Place, older: Older) => Promise<void>) => {
    const place = await makePlace()
    try {
      await work(place, await makeOlder(place))
    } finally {
      await place.end()
    }
  }
  let takesMs = 0
  await inPlace(async (place, older) => {
    const opened = await open(place)
    if (opened !== 'in the midst') takesMs = opened.migratedMs
    await assertWhole(place, older)
  })
  let killed = 0
  let tries = 0
  for (; killed < rounds && tries < 10 * rounds; tries++)
    await inPlace(async (place, older) => {
      const opened = await open(place, Math.random() * takesMs)
      if (opened === 'in the midst') killed++
      // It was done before: the machine has less else to do than it had.
      else takesMs = Math.min(takesMs, opened.migratedMs)
      await assertWhole(place, older)
    })
  assert.equal(killed, rounds)
  return `killed ${killed} times in the midst of ${takesMs.toFixed(0)} ms of migrating (${tries} tries), nothing lost`
}

const hasPostgres = await serviceAnswers('PostgreSQL')

describe('an older database that is being migrated when the service is killed', () => {
  test('is whole at the next start, on SQLite', async (t) => t.diagnostic(await survives(onSqlite)))
  test('is whole at the next start, on PostgreSQL', { skip: !hasPostgres }, async (t) =>
    t.diagnostic(await survives(onPostgres)),
  )
})
