import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hostMark } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/ids.ts'
import { twinFile } from '../data-sources/index.ts'
import { type Contents, formatVersion, type NewEntry, writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type Snapshot, takePostgresSnapshot, takeSqliteSnapshot, type Value } from './snapshot.ts'

export type Installation = {
  dataDir: string
  filesDir: string
  /** Then they stay there, and a backup is of everything else. */
  filesInBucket?: boolean
  databaseUrl: string | undefined
  /** When it is set rather than kept in the data folder. */
  secret: string | undefined
}
export type Progress = (doing: string, done: number, total: number | null) => void
export type BackupOptions = {
  from: Installation
  /** The version of the program. */
  version: string
  /** Where to; `-` for the standard output. */
  file: string
  passphrase?: string | undefined
  onProgress?: Progress
  signal?: AbortSignal | undefined
  now?: Date
}

const bytesPerPart = 4 * 1024 ** 2
const attempts = 5

/** Bytes have no JSON of their own. */
export const toJson = (value: Value): unknown =>
  value instanceof Uint8Array ? { hex: Buffer.from(value).toString('hex') } : value

type Linked = { folder: string; file: string; size: number; path: string }

/**
 * Everything of an installation in one file, while it runs or not. Rows come from a snapshot; the files that they name never
 * change, and are held by links of our own until they have been copied, whatever is deleted meanwhile.
 */
export async function makeBackup(options: BackupOptions): Promise<Contents & { engine: string }> {
  const { from, file, passphrase, onProgress = () => {}, signal, now = new Date() } = options
  const secret = from.secret ?? (await readSecret(from.dataDir))
  const held = path.join(from.filesDir, 'incoming', `${newId()}.${hostMark}.${process.pid}`)
  const { snapshot, files, missingFiles } = await takeWithFiles(from, held)
  const rows: Record<string, number> = {}
  const contents = (): Contents => ({ rows, files: files.length, missingFiles })
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0)

  async function* entries(): AsyncGenerator<NewEntry> {
    yield { name: 'secret', content: Buffer.from(secret) }
    for (const [index, table] of snapshot.tables.entries()) {
      onProgress('tables', index, snapshot.tables.length)
      rows[table] = 0
      let part = 0
      let lines: string[] = []
      let length = 0
      const flush = (): NewEntry => {
        const name = `tables/${table}/${String(++part).padStart(6, '0')}.jsonl`
        const content = Buffer.from(`${lines.join('\n')}\n`)
        lines = []
        length = 0
        return { name, content }
      }
      for await (const { columns, rows: some } of snapshot.rowsOf(table)) {
        for (const row of some) {
          if (lines.length === 0) lines.push(JSON.stringify(columns))
          const line = JSON.stringify(row.map(toJson))
          lines.push(line)
          length += line.length
          rows[table]++
          if (length >= bytesPerPart) yield flush()
        }
      }
      if (lines.length > 0) yield flush()
    }
    let done = 0
    async function* bytesOf(file: string): AsyncGenerator<Buffer> {
      for await (const part of createReadStream(file, { highWaterMark: 256 * 1024 })) {
        yield part as Buffer
        done += (part as Buffer).length
        onProgress('files', done, totalBytes)
      }
    }
    for (const { folder, file, size, path: at } of files)
      yield { name: `files/${folder}/${file}`, content: { size, bytes: bytesOf(at) } }
  }

  try {
    await writeArchive({
      file,
      passphrase,
      manifest: {
        format: formatVersion,
        product: 'tallyroom',
        version: options.version,
        createdAt: now.toISOString(),
        engine: snapshot.engine,
        migrations: snapshot.migrations,
      },
      entries: entries(),
      contents,
      signal,
    })
    return { ...contents(), engine: snapshot.engine }
  } finally {
    await snapshot.close()
    await rm(held, { recursive: true, force: true })
  }
}

async function readSecret(dataDir: string): Promise<string> {
  try {
    return (await readFile(path.join(dataDir, 'secret'), 'utf8')).trim()
  } catch (error) {
    throw new BackupError(
      `cannot read the secret of the installation (${(error as Error).message}): set TALLYROOM_DATA_DIR or TALLYROOM_SECRET as for the service`,
    )
  }
}

/** A file may be deleted between the look at the rows and the look at the files: then both are looked at again. */
async function takeWithFiles(from: Installation, held: string) {
  for (let attempt = 1; ; attempt++) {
    const snapshot: Snapshot = from.databaseUrl
      ? await takePostgresSnapshot(from.databaseUrl)
      : takeSqliteSnapshot(from.dataDir)
    if (from.filesInBucket) return { snapshot, files: [], missingFiles: [] }
    try {
      const files = await holdFiles(path.join(from.filesDir, 'kept'), held)
      const there = new Set(files.map(({ folder }) => folder))
      const missingFiles = (await snapshot.fileFolders()).filter((folder) => !there.has(folder))
      // One that is missing each time was lost before; everything else is still worth keeping.
      if (missingFiles.length === 0 || attempt === attempts) return { snapshot, files, missingFiles }
    } catch (error) {
      await snapshot.close()
      throw error
    }
    await snapshot.close()
    await rm(held, { recursive: true, force: true })
  }
}

async function holdFiles(kept: string, held: string): Promise<Linked[]> {
  const gone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
  const list = async (folder: string) => {
    try {
      return await readdir(folder)
    } catch (error) {
      if (gone(error)) return []
      throw error
    }
  }
  const files: Linked[] = []
  let canLink = true
  for (const folder of await list(kept)) {
    const found: Linked[] = []
    try {
      for (const file of await list(path.join(kept, folder))) {
        // It can be made again from what stands beside it.
        if (file.startsWith(twinFile)) continue
        const original = path.join(kept, folder, file)
        const copy = path.join(held, folder, file)
        if (canLink) {
          try {
            await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
            await link(original, copy)
          } catch (error) {
            // Where a folder knows no links, a file that is deleted meanwhile makes the backup fail, and it is to be made again.
            if (gone(error)) throw error
            canLink = false
          }
        }
        const at = canLink ? copy : original
        found.push({ folder, file, path: at, size: (await stat(at)).size })
      }
    } catch (error) {
      if (gone(error)) continue
      throw error
    }
    files.push(...found)
  }
  return files
}
