import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { constants, zstdCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { makePostgresDatabase } from '../../../test/databases.ts'
import { serviceAnswers } from '../../../test/services.ts'
import { migrations } from '../../migrations/index.ts'
import { writeFileDurably } from '../../platform/data-folder.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type Installation, makeBackup, restoreBackup, settleRestore, verifyBackup } from './index.ts'
import { seal, sealHeaderSize, unseal } from './seal.ts'
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts'

const postgresAnswers = await serviceAnswers('PostgreSQL')
const root = mkdtempSync(path.join(tmpdir(), 'tallyroom-backup-'))
const drops: (() => Promise<void>)[] = []
after(async () => {
  for (const drop of drops) await drop()
  rmSync(root, { recursive: true, force: true })
})

type Engine = 'sqlite' | 'postgres'
let count = 0
async function place(engine: Engine): Promise<Installation> {
  const dataDir = path.join(root, `place-${++count}`)
  const database = engine === 'postgres' ? await makePostgresDatabase() : undefined
  if (database) drops.push(database.drop)
  return { dataDir, filesDir: path.join(dataDir, 'files'), databaseUrl: database?.url, secret: undefined }
}
const open = async ({ dataDir, databaseUrl }: Installation): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true })
  return databaseUrl ? openPostgres(databaseUrl, 2) : openSqlite(path.join(dataDir, 'tallyroom.db'))
}
const at = '2026-01-01T00:00:00.000Z'

/** A little of everything that is particular: a secret, references in both directions, a kept file, a NUL, an append-only table, an evaluation. */
async function fill(installation: Installation, name: string): Promise<string> {
  const database = await open(installation)
  await migrate(database, migrations)
  const { queries } = database
  const insert = (table: string, row: Record<string, unknown>) =>
    queries
      .insertInto(table as never)
      .values(row as never)
      .execute()
  const folder = newId()
  const stamps = { createdAt: at, updatedAt: at }
  await insert('installations', { id: 1, createdAt: at })
  await insert('organizations', { id: 'o', name, ...stamps })
  await insert('teams', { id: 't', organizationId: 'o', name, ...stamps })
  await insert('spaces', { id: 's', teamId: 't', ownerId: 'u', name, nameKey: name, ...stamps })
  await insert('agents', { id: 'a', teamId: 't', spaceId: 's', name, instructions: 'ünï 漢字 😀 "\\', ...stamps })
  await insert('data_sources', {
    id: 'd',
    teamId: 't',
    createdByUserId: 'u',
    name: installation.databaseUrl ? 'nul' : 'n\0l',
    type: 'SQLITE',
    ssl: 0,
    options: '{}',
    filePath: folder,
    fileSize: 2 ** 40,
    ...stamps,
  })
  await insert('audit_log', { id: 'x', action: name, detail: '{}', createdAt: at })
  const asked = { evalId: 'e', teamId: 't', position: 0 }
  await insert('evals', {
    id: 'e',
    teamId: 't',
    spaceId: 's',
    startedByUserId: 'u',
    status: 'completed',
    variants: '[]',
    total: 1,
    startedAt: at,
  })
  await insert('eval_questions', { ...asked, verifiedAnswerId: 'v', question: 'Wie viel, 漢字?', verified: 'same' })
  await insert('eval_answers', {
    ...asked,
    variant: 0,
    outcome: 'wrong',
    given: '{"text":"ü"}',
    inputTokens: 2 ** 40,
    outputTokens: 7,
    costMicros: null,
    steps: 3,
    elapsedMs: 12,
  })
  await database.close()
  mkdirSync(path.join(installation.filesDir, 'kept', folder), { recursive: true })
  writeFileSync(path.join(installation.filesDir, 'kept', folder, 'original'), randomBytes(300_000))
  writeFileDurably(path.join(installation.dataDir, 'secret'), `${name.padEnd(40, 's')}\n`)
  return folder
}

/** An evaluation with its question and its answer. */
async function evaluationIn(database: Database): Promise<unknown> {
  const { rows } = await sql`select e.status, e.total, q.question, q.verified, a.outcome, a.given, a.steps,
      a."inputTokens" as tokens, a."costMicros" as cost
    from evals e join eval_questions q on q."evalId" = e.id
      join eval_answers a on a."evalId" = e.id and a.position = q.position`.execute(database.queries)
  return rows.map((row) => ({ ...(row as object) }))
}

/** What there is, or null when there is nothing. */
async function contents(
  installation: Installation,
): Promise<{ team: string; agent: string; source: string; size: number } | null> {
  const database = await open(installation)
  try {
    const { rows } = await sql<{ team: string; agent: string; source: string; size: number }>`
      select t.name as team, a.instructions as agent, d.name as source, d."fileSize" as size
      from teams t join agents a on a."teamId" = t.id join data_sources d on d."teamId" = t.id`.execute(
      database.queries,
    )
    return rows[0] ? { ...rows[0] } : null
  } catch (error) {
    if (/no such table|does not exist/.test((error as Error).message)) return null
    throw error
  } finally {
    await database.close()
  }
}
const expected = (name: string) => ({ team: name, agent: 'ünï 漢字 😀 "\\', size: 2 ** 40 })
const secretOf = ({ dataDir }: Installation) =>
  existsSync(path.join(dataDir, 'secret')) ? readFileSync(path.join(dataDir, 'secret'), 'utf8').trim() : null
const refused = (words: RegExp) => (error: unknown) => error instanceof BackupError && words.test(error.message)

describe('a backup file', () => {
  let from: Installation
  const file = path.join(root, 'one.backup')
  before(async () => {
    from = await place('sqlite')
    await fill(from, 'First')
    await makeBackup({ from, version: '1.0.0', file })
  })

  test('is for its owner alone, and tells what is in it', async () => {
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const { manifest, rows, files } = await verifyBackup({ file })
    assert.equal(manifest.version, '1.0.0')
    assert.equal(manifest.engine, 'sqlite')
    assert.equal(rows.agents, 1)
    assert.equal(files, 1)
    assert.deepEqual(readdirSync(path.join(from.filesDir, 'incoming')), [], 'nothing is held any longer')
  })

  test('cut off or changed anywhere, it is refused, and nothing is touched', async () => {
    const whole = readFileSync(file)
    const sealed = path.join(root, 'sealed.backup')
    await makeBackup({ from, version: '1.0.0', file: sealed, passphrase: 'a passphrase' })
    const into = await place('sqlite')
    const broken = path.join(root, 'broken.backup')
    for (const [bytes, passphrase] of [
      [whole, undefined],
      [readFileSync(sealed), 'a passphrase'],
    ] as const) {
      for (const share of passphrase ? [0.5] : [0.001, 0.3, 0.7, 0.999]) {
        const where = Math.floor(bytes.length * share)
        for (const damaged of [
          bytes.subarray(0, where),
          Buffer.concat([bytes.subarray(0, where), Buffer.from([bytes[where]! ^ 0x40]), bytes.subarray(where + 1)]),
        ]) {
          writeFileSync(broken, damaged)
          await assert.rejects(
            restoreBackup({ into, file: broken, passphrase }),
            refused(/damaged|cut off|not a backup|passphrase/),
            `${share}`,
          )
        }
      }
    }
    assert.equal(existsSync(into.dataDir), false)
    await assert.rejects(verifyBackup({ file: sealed }), refused(/is under a passphrase: give it/))
    await assert.rejects(verifyBackup({ file: sealed, passphrase: 'another' }), refused(/passphrase is not the one/))
    assert.equal((await verifyBackup({ file: sealed, passphrase: 'a passphrase' })).files, 1)
    assert.equal(readFileSync(sealed).includes('First'), false)
  })

  test('with bytes missing or bytes added, wherever and whichever, it is refused, under a passphrase and without', async () => {
    const plain = readFileSync(file)
    const parts = (async function* () {
      yield plain
    })()
    const odd = path.join(root, 'odd.backup')
    for (const [bytes, passphrase] of [
      [plain, undefined],
      [await buffer(seal(parts, 'a passphrase', 10)), 'a passphrase'],
    ] as const) {
      const check = (content: Buffer) => {
        writeFileSync(odd, content)
        return verifyBackup({ file: odd, passphrase })
      }
      assert.equal((await check(bytes)).files, 1)
      const spread = Array.from({ length: 100 }, (_, i) => Math.floor((bytes.length * i) / 100))
      const ends = Array.from({ length: 80 }, (_, i) => [i, bytes.length - 1 - i]).flat()
      for (const length of new Set([...spread, ...ends]))
        await assert.rejects(
          check(bytes.subarray(0, length)),
          refused(/cut off|not a backup|passphrase is not/),
          `the first ${length} bytes of ${bytes.length}`,
        )
      const skippable = Buffer.from('502a4d1804000000aabbccdd', 'hex')
      for (const added of [Buffer.alloc(1), Buffer.alloc(5000), Buffer.from('x'), randomBytes(300_000)])
        await assert.rejects(check(Buffer.concat([bytes, added])), refused(/damaged or was cut off/))
      for (const added of [zstdCompressSync(''), skippable, zstdCompressSync('more'), bytes])
        await assert.rejects(check(Buffer.concat([bytes, added])), refused(/damaged or was cut off/))
    }
  })

  test('as earlier versions wrote it, with one empty frame at its end, it is read', async () => {
    const older = path.join(root, 'older.backup')
    const empty = zstdCompressSync('', { params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    writeFileSync(older, Buffer.concat([readFileSync(file), empty]))
    assert.equal((await verifyBackup({ file: older })).files, 1)
    for (const rest of [empty.subarray(0, 5), Buffer.concat([empty, empty])]) {
      writeFileSync(older, Buffer.concat([readFileSync(file), rest]))
      await assert.rejects(verifyBackup({ file: older }), refused(/damaged or was cut off/))
    }
  })

  test('without the secret of its installation, it is refused, and nothing is touched', async () => {
    const bare = path.join(root, 'bare.backup')
    const into = await place('sqlite')
    const secret = (text: string) => ({ name: 'secret', content: Buffer.from(text) })
    for (const given of [[], [secret('')], [secret('s'.repeat(40)), secret('t'.repeat(40))]]) {
      await writeArchive({
        file: bare,
        manifest: {
          product: 'tallyroom',
          version: '1.0.0',
          createdAt: at,
          engine: 'sqlite',
          format: 1,
          migrations: migrations.map(({ name }) => name),
        },
        entries: (async function* () {
          yield* given
        })(),
        contents: () => ({ rows: {}, files: 0, missingFiles: [] }),
      })
      await assert.rejects(verifyBackup({ file: bare }), refused(/does not hold the secret/))
      const restored = restoreBackup({ into, file: bare, replace: true })
      await assert.rejects(restored, refused(/does not hold the secret/))
    }
    assert.equal(existsSync(into.dataDir), false)
  })

  test('of a newer format, or with newer tables, it is refused with what to do', async () => {
    const newer = path.join(root, 'newer.backup')
    const write = (manifest: object) =>
      writeArchive({
        file: newer,
        manifest: {
          product: 'tallyroom',
          version: '9.0.0',
          createdAt: at,
          engine: 'sqlite',
          format: 1,
          migrations: [],
          ...manifest,
        },
        entries: (async function* () {})(),
        contents: () => ({ rows: {}, files: 0, missingFiles: [] }),
      })
    const into = await place('sqlite')
    await write({ format: 2 })
    await assert.rejects(
      restoreBackup({ into, file: newer }),
      refused(/newer version \(9\.0\.0\): install that version/),
    )
    await write({ migrations: ['001-identity', '999-later'] })
    await assert.rejects(restoreBackup({ into, file: newer }), refused(/newer version \(it has 999-later\)/))
    assert.equal(existsSync(into.dataDir), false)
  })
})

/** The backups of one installation on each engine. */
const files: Record<string, string> = {}
before(async () => {
  for (const source of postgresAnswers ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
    const from = await place(source)
    await fill(from, `From ${source}`)
    files[source] = path.join(root, `${source}.backup`)
    await makeBackup({ from, version: '1.0.0', file: files[source]! })
  }
})

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`restoring onto ${engine}`, { skip: engine === 'postgres' && !postgresAnswers }, () => {
    test('whichever engine it came from, everything is there', async () => {
      for (const [source, file] of Object.entries(files)) {
        const into = await place(engine)
        await restoreBackup({ into, file })
        const found = await contents(into)
        const nul = source === 'postgres' ? 'nul' : engine === 'postgres' ? 'n�l' : 'n\0l'
        assert.deepEqual(found, { ...expected(`From ${source}`), source: nul })
        assert.equal(secretOf(into), `From ${source}`.padEnd(40, 's'))
        // What the database itself holds to: references, and the log that nobody changes.
        const database = await open(into)
        await migrate(database, migrations)
        assert.deepEqual(await evaluationIn(database), [
          {
            status: 'completed',
            total: 1,
            question: 'Wie viel, 漢字?',
            verified: 'same',
            outcome: 'wrong',
            given: '{"text":"ü"}',
            steps: 3,
            tokens: 2 ** 40,
            cost: null,
          },
        ])
        await assert.rejects(sql`delete from audit_log`.execute(database.queries), /append-only/)
        await assert.rejects(
          sql`insert into teams (id, "organizationId", name, "createdAt", "updatedAt") values ('y', 'nothing', 'n', ${at}, ${at})`.execute(
            database.queries,
          ),
          /foreign key/i,
        )
        await database.close()
        assert.equal(existsSync(path.join(into.dataDir, 'restoring')), false)
      }
    })

    test('only into an empty place, unless it is to replace what is there', async () => {
      const into = await place(engine)
      await fill(into, 'There')
      await assert.rejects(restoreBackup({ into, file: files.sqlite! }), refused(/already in use.*--force/))
      assert.equal((await contents(into))?.team, 'There')
      assert.equal(secretOf(into)?.startsWith('There'), true)
      await restoreBackup({ into, file: files.sqlite!, replace: true })
      assert.equal((await contents(into))?.team, 'From sqlite')

      const other = { ...(await place(engine)), secret: 'another secret of at least 32 characters' }
      await assert.rejects(restoreBackup({ into: other, file: files.sqlite! }), refused(/TALLYROOM_SECRET is not/))
      assert.equal(await contents(other), null)
    })

    test('killed at any moment it leaves what was there or all of the new, and the next start knows which', async () => {
      const replacing = await place(engine)
      await fill(replacing, 'There')
      // Before everything is ready, then before and after the commit of PostgreSQL; SQLite has none that could be lost.
      for (const [doing, step, outcome] of [
        ['restoring', 1, 'undone'],
        ...(engine === 'postgres' ? [['finishing', 0, 'undone'] as const] : []),
        ['finishing', 1, 'finished'],
      ] as const) {
        const options = { into: replacing, file: files.sqlite!, replace: true }
        const child = spawn(process.execPath, [killer, JSON.stringify(options), doing, String(step)], {
          stdio: 'inherit',
        })
        const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)))
        assert.equal(signal, 'SIGKILL')
        assert.equal(await settleRestore(replacing), outcome, `${doing} ${step}`)
        const name = outcome === 'finished' ? 'From sqlite' : 'There'
        assert.equal((await contents(replacing))?.team, name, `${doing} ${step}`)
        assert.equal(secretOf(replacing)?.startsWith(name), true, `${doing} ${step}`)
        assert.equal(existsSync(path.join(replacing.dataDir, 'restoring')), false)
      }
    })
  })

const killer = path.join(import.meta.dirname, '..', '..', '..', 'test', 'fault', 'killed-restore.ts')

test('sealing gives back what was sealed, whatever its size', async () => {
  async function* bytes(buffer: Buffer, size: number) {
    for (let i = 0; i < buffer.length; i += size) yield buffer.subarray(i, i + size)
  }
  const all = (parts: AsyncIterable<Buffer>) => buffer(parts)
  for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]) {
    const plain = randomBytes(size)
    const sealed = await all(seal(bytes(plain, 10_000), 'pass', 10))
    const [header, body] = [sealed.subarray(0, sealHeaderSize), sealed.subarray(sealHeaderSize)]
    assert.ok((await all(unseal(header, bytes(body, 7_777), 'pass'))).equals(plain), String(size))
    // Two chunks changing places, or the last one missing, is noticed though each is genuine.
    if (size > 131_072) {
      const chunk = 65_536 + 16
      const swapped = Buffer.concat([
        body.subarray(chunk, 2 * chunk),
        body.subarray(0, chunk),
        body.subarray(2 * chunk),
      ])
      await assert.rejects(all(unseal(header, bytes(swapped, 5000), 'pass')))
      await assert.rejects(all(unseal(header, bytes(body.subarray(0, 2 * chunk), 5000), 'pass')))
    }
  }
})

test('a file past 8 GiB is written and read with its whole size', async () => {
  const header = tarHeader('files/big', 9 * 2 ** 30, 0)
  const [entry] = [
    await readTar(
      (async function* () {
        yield Buffer.concat([header, tarPadding(0), tarEnd])
      })(),
    ).next(),
  ]
  assert.equal(entry.value?.size, 9 * 2 ** 30)
})
