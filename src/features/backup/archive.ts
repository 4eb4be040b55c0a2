import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { syncFolder } from '../../platform/data-folder.ts'
import { BackupError } from './backup-error.ts'
import { seal, sealHeaderSize, sealMagic, unseal } from './seal.ts'
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts'
import { oneFrame } from './zstd-frame.ts'

/** One file: tar in zstd, under a passphrase when one is given. docs/backup.md describes it. */
export const formatVersion = 1
const manifestName = 'manifest.json'
const endName = 'end.json'

const manifestSchema = z.object({
  format: z.number(),
  product: z.literal('tallyroom'),
  version: z.string(),
  createdAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
})
export type Manifest = z.output<typeof manifestSchema>

const endSchema = z.object({
  sha256: z.string(),
  entries: z.number(),
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  missingFiles: z.array(z.string()),
})
/** What was put in; the last entry, so that a file that was cut off has none. */
export type Contents = Omit<z.output<typeof endSchema>, 'sha256' | 'entries'>

export type NewEntry = { name: string; content: Buffer | { size: number; bytes: AsyncIterable<Buffer> } }

async function* tarBytes(
  manifest: Manifest,
  entries: AsyncIterable<NewEntry>,
  contents: () => Contents,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const mtime = Date.parse(manifest.createdAt)
  let count = 0
  async function* entry({ name, content }: NewEntry): AsyncGenerator<Buffer> {
    const size = Buffer.isBuffer(content) ? content.length : content.size
    yield tarHeader(name, size, mtime)
    if (Buffer.isBuffer(content)) yield content
    else {
      let written = 0
      for await (const part of content.bytes) {
        written += part.length
        yield part
      }
      if (written !== size) throw new Error(`${name} changed while it was read`)
    }
    yield tarPadding(size)
  }
  const json = (name: string, value: unknown): NewEntry => ({
    name,
    content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  })
  const all = async function* () {
    yield json(manifestName, manifest)
    yield* entries
  }
  for await (const each of all()) {
    count++
    for await (const part of entry(each)) {
      hash.update(part)
      yield part
    }
  }
  yield* entry(json(endName, { sha256: hash.digest('hex'), entries: count, ...contents() }))
  yield tarEnd
}

export type WriteOptions = {
  /** `-`: to the standard output. */
  file: string
  passphrase?: string | undefined
  manifest: Manifest
  entries: AsyncIterable<NewEntry>
  /** Asked when all entries have been written. */
  contents: () => Contents
  signal?: AbortSignal | undefined
}

/** Written beside and renamed, readable by its owner alone: there is a whole backup of that name or none. */
export async function writeArchive({
  file,
  passphrase,
  manifest,
  entries,
  contents,
  signal,
}: WriteOptions): Promise<void> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const steps: Parameters<typeof pipeline>[0] = [
    Readable.from(tarBytes(manifest, entries, contents)),
    compress,
    oneFrame,
  ] as never
  const all = steps as unknown as NodeJS.ReadWriteStream[]
  if (passphrase !== undefined)
    all.push(((bytes: AsyncIterable<Buffer>) => seal(bytes, passphrase)) as unknown as NodeJS.ReadWriteStream)
  if (file === '-') {
    await pipeline([...all, process.stdout], { signal, end: false })
    return
  }
  const part = `${file}.part`
  try {
    await pipeline([...all, createWriteStream(part, { mode: 0o600, flush: true })], { signal })
    renameSync(part, file)
    syncFolder(path.dirname(path.resolve(file)))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

export type Archive = { manifest: Manifest; entries: AsyncIterable<TarEntry>; contents(): Contents }

function firstBytes(file: string): Buffer {
  let handle: number
  try {
    handle = openSync(file, 'r')
  } catch (error) {
    throw new BackupError(
      `cannot read ${file} (${(error as Error).message}): name the file that "tallyroom backup" made`,
    )
  }
  try {
    const bytes = Buffer.alloc(sealHeaderSize)
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

export const isSealed = (file: string): boolean => firstBytes(file).subarray(0, sealMagic.length).equals(sealMagic)

async function* packedBytes(file: string, passphrase: string | undefined, onBytes: (count: number) => void) {
  const header = firstBytes(file)
  const sealed = isSealed(file)
  if (sealed && passphrase === undefined)
    throw new BackupError(
      `${file} is under a passphrase: give it with --passphrase-file or TALLYROOM_BACKUP_PASSPHRASE`,
    )
  if (!sealed && header.subarray(0, 4).toString('hex') !== '28b52ffd')
    throw new BackupError(`${file} is not a backup of Tallyroom: name the file that "tallyroom backup" made`)
  const read = createReadStream(file, { start: sealed ? sealHeaderSize : 0, highWaterMark: 256 * 1024 })
  const counted = (async function* () {
    for await (const part of read) {
      onBytes((part as Buffer).length)
      yield part as Buffer
    }
  })()
  yield* oneFrame(sealed ? unseal(header, counted, passphrase!) : counted)
}

/**
 * Opens a backup. Reading its entries to the end checks every byte of it; only then is `contents` known, and until then
 * nothing that was read may be relied on.
 */
export async function openArchive(
  file: string,
  passphrase?: string,
  onBytes: (count: number) => void = () => {},
): Promise<Archive> {
  const hash = createHash('sha256')
  let contents: Contents | undefined
  const bytes = createZstdDecompress()
  // A failure of the first ends the second with the same error, and is met where that is read.
  pipeline(Readable.from(packedBytes(file, passphrase, onBytes), { objectMode: false }), bytes).catch(() => {})
  const raw = readTar(bytes, (part, name) => {
    if (name !== endName) hash.update(part)
  })
  const whole = async (entry: TarEntry) => {
    const parts: Buffer[] = []
    for await (const part of entry.content) parts.push(part)
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
  }
  const explained = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof BackupError) throw error
      throw new BackupError(
        `${file} is damaged or was cut off (${(error as Error).message}): nothing of it was used; take another copy of it`,
      )
    }
  }

  const first = await explained(() => raw.next())
  if (first.done || first.value.name !== manifestName) throw new BackupError(`${file} is not a backup of Tallyroom`)
  const found = await explained(() => whole(first.value as TarEntry))
  const format = (found as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > formatVersion)
    throw new BackupError(
      `${file} was made by a newer version (${String((found as { version?: unknown }).version)}): install that version, or a later one, and restore with it`,
    )
  const manifest = await explained(async () => manifestSchema.parse(found))

  let count = 1
  const entries = async function* (): AsyncGenerator<TarEntry> {
    for (;;) {
      const next = await explained(() => raw.next())
      if (next.done) break
      const entry = next.value
      if (contents) throw new BackupError(`${file} is damaged: something stands after its end`)
      if (entry.name === endName) {
        const digest = hash.digest('hex')
        const end = await explained(async () => endSchema.parse(await whole(entry)))
        if (end.sha256 !== digest || end.entries !== count)
          throw new BackupError(
            `${file} is damaged (its checksum does not fit): nothing of it was used; take another copy of it`,
          )
        contents = end
      } else {
        count++
        yield { ...entry, content: guarded(entry.content) }
      }
    }
    if (!contents) throw new BackupError(`${file} was cut off: nothing of it was used; take another copy of it`)
  }
  async function* guarded(content: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
    for (;;) {
      const { done, value } = await explained(() => content.next())
      if (done) return
      yield value
    }
  }

  return {
    manifest,
    entries: entries(),
    contents() {
      if (!contents) throw new Error('the archive has not been read to its end')
      return contents
    },
  }
}
