import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { syncFolder, takeDataFolder, writeFileDurably } from '../../platform/data-folder.ts'
import { filesMark, hostMark } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/ids.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { type Archive, type Contents, type Manifest, openArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { createPostgresLoader, createSqliteLoader, type Loaded, type Loader } from './load-rows.ts'
import type { Installation, Progress } from './make-backup.ts'
import { migrationsNamed } from './schema-of.ts'
import { type Ready, readyName, settleRestore, stagingName } from './settle-restore.ts'

export type RestoreOptions = {
  into: Installation
  file: string
  passphrase?: string | undefined
  /** Over whatever is there. */
  replace?: boolean
  onProgress?: Progress
  signal?: AbortSignal | undefined
}
export type Restored = Contents & { manifest: Manifest }

/** Reads all of a backup and says what is in it; throws when anything about it is wrong. */
export async function verifyBackup({
  file,
  passphrase,
  onProgress = () => {},
  signal,
}: Omit<RestoreOptions, 'into' | 'replace'>): Promise<Restored> {
  const { archive } = await open(file, passphrase, 'checking', onProgress)
  const secrets: string[] = []
  for await (const { name, content } of archive.entries) {
    signal?.throwIfAborted()
    if (name === 'secret') secrets.push(await textOf(content))
  }
  migrationsNamed(archive.manifest.migrations, file)
  if (secrets.length !== 1 || secrets[0] === '')
    throw new BackupError(
      `${file} does not hold the secret of its installation, without which nothing that is encrypted in it can be read: nothing of it was used; take another backup`,
    )
  return { ...archive.contents(), manifest: archive.manifest }
}

async function open(file: string, passphrase: string | undefined, doing: string, onProgress: Progress) {
  const total = existsSync(file) ? statSync(file).size : 0
  let read = 0
  const archive = await openArchive(file, passphrase, (count) => {
    read += count
    onProgress(doing, read, total)
  })
  return { archive }
}

/**
 * Puts a backup in place, on whichever engine the target has. All of it is checked before anything is touched, and what is
 * there is only replaced when everything new is ready: killed at any moment, it is all there or not at all.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { into, file, passphrase, replace = false, onProgress = () => {}, signal } = options
  const verified = await verifyBackup({ file, passphrase, onProgress, signal })
  const folder = takeDataFolder(into.dataDir)
  const staging = path.join(into.dataDir, stagingName)
  const incoming = path.join(into.filesDir, 'incoming', `${newId()}.${hostMark}.${process.pid}`)
  let postgres: Client | undefined
  let loader: Loader | undefined
  try {
    await settleRestore(into)
    if (!replace) refuseFilesOfOthers(into)
    postgres = into.databaseUrl ? await beginPostgres(into.databaseUrl, replace) : undefined
    if (!postgres && !replace) refuseFullSqlite(into.dataDir)
    mkdirSync(staging, { recursive: true, mode: 0o700 })
    const steps = migrationsNamed(verified.manifest.migrations, file)
    loader = postgres ? await createPostgresLoader(postgres, steps) : await createSqliteLoader(staging, steps)
    const { archive } = await open(file, passphrase, 'restoring', onProgress)
    await putEntries(archive, { loader, into, staging, incoming, signal })
    await loader.finish()
    const transaction = postgres
      ? (await postgres.query<{ id: string }>('select txid_current()::text as id')).rows[0]!.id
      : null
    syncFolder(staging)
    writeFileDurably(path.join(staging, readyName), JSON.stringify({ transaction } satisfies Ready))
    onProgress('finishing', 0, 2)
    await postgres?.query('commit')
    onProgress('finishing', 1, 2)
    await settleRestore(into)
    return verified
  } catch (error) {
    await loader?.abandon()
    // What was ready is ended at the next start, which also finds out whether a commit that was not answered was done.
    if (!existsSync(path.join(staging, readyName))) rmSync(staging, { recursive: true, force: true })
    throw error
  } finally {
    await postgres?.end()
    await rm(incoming, { recursive: true, force: true })
    folder.release()
  }
}

const unknownEntry = (name: string) =>
  new BackupError(`the backup holds something that this version does not know: ${name}`)

type Places = { loader: Loader; into: Installation; staging: string; incoming: string; signal: AbortSignal | undefined }

async function putEntries(archive: Archive, { loader, into, staging, incoming, signal }: Places): Promise<void> {
  const folders = new Set<string>()
  for await (const { name, content } of archive.entries) {
    signal?.throwIfAborted()
    const [kind, first, second] = name.split('/')
    if (name === 'secret') keepSecret(into, staging, await textOf(content))
    else if (kind === 'tables' && first && second) {
      const [head, ...lines] = (await textOf(content)).trimEnd().split('\n')
      const rows = lines.map((line) => JSON.parse(line) as Loaded[])
      const columns = JSON.parse(head!) as string[]
      if (![first, ...columns].every((word) => /^\w+$/.test(word))) throw unknownEntry(name)
      await loader.load(first, columns, rows)
    } else if (kind === 'files' && /^[0-9a-f-]{36}$/.test(first ?? '') && second && path.basename(second) === second) {
      folders.add(first!)
      await mkdir(path.join(incoming, first!), { recursive: true, mode: 0o700 })
      const target = createWriteStream(path.join(incoming, first!, second), { mode: 0o600, flush: true })
      await pipeline(content, target)
    } else throw unknownEntry(name)
  }
  // In their places before any row names them: until then, they are nothing but leftovers to be swept.
  const kept = path.join(into.filesDir, 'kept')
  await mkdir(kept, { recursive: true, mode: 0o700 })
  for (const folder of folders) {
    const [made, place] = [path.join(incoming, folder), path.join(kept, folder)]
    syncFolder(made)
    if (existsSync(place)) {
      // A kept folder never changes: one of the same name is the same, unless it was damaged.
      if ((await sizesIn(place)) === (await sizesIn(made))) continue
      await rename(place, `${made}.before`)
    }
    await rename(made, place)
  }
  syncFolder(kept)
}

async function sizesIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort()
  return JSON.stringify(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).size])),
  )
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** Without the very secret of the backup nothing that it holds encrypted could be read. */
function keepSecret(into: Installation, staging: string, secret: string): void {
  if (into.secret === undefined) writeFileDurably(path.join(staging, 'secret'), `${secret}\n`)
  else if (into.secret !== secret)
    throw new BackupError(
      'TALLYROOM_SECRET is not the secret of the installation that the backup was made of: unset it, and the right one is restored too',
    )
}

const notEmpty = (where: string) =>
  new BackupError(`${where} is already in use: restore into an empty one, or replace all that is there with --force`)

/** Files of an installation that is elsewhere would be swept, because no row here names them. */
function refuseFilesOfOthers({ filesDir, dataDir, secret }: Installation): void {
  const owner = path.join(filesDir, 'owner')
  const kept = path.join(filesDir, 'kept')
  if (!existsSync(owner) || !existsSync(kept) || readdirSync(kept).length === 0) return
  const own = secret ?? readText(path.join(dataDir, 'secret'))?.trim()
  if (own === undefined || readText(owner) !== filesMark(createSecrets(own)))
    throw notEmpty(`the folder of files ${filesDir}`)
}

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function refuseFullSqlite(dataDir: string): void {
  const file = path.join(dataDir, 'tallyroom.db')
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'installations'").get()
    if (table && database.prepare('select 1 from installations limit 1').get())
      throw notEmpty(`the data folder ${dataDir}`)
  } finally {
    database.close()
  }
}

async function beginPostgres(url: string, replace: boolean): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'tallyroom restore' })
  await client.connect()
  try {
    const others = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name in ('tallyroom', 'tallyroom bus') limit 1`,
    )
    if (others.rowCount)
      throw new BackupError('the service is running on the database that DATABASE_URL names: stop it first')
    await client.query('begin')
    const table = await client.query("select to_regclass('installations') as found")
    if (table.rows[0]?.found) {
      const used = await client.query('select 1 from installations limit 1')
      if (used.rowCount && !replace) throw notEmpty('the database that DATABASE_URL names')
    }
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
