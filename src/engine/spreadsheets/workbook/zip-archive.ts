import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'

type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number; encrypted: boolean }

export type ZipLimits = Pick<ImportLimits, 'maxEntries' | 'maxUnzipRatio' | 'maxUnzippedBytes'>

export type ZipArchive = {
  names: string[]
  has(name: string): boolean
  /** Unpacked bytes of an entry in pieces; what really comes out is counted, whatever the directory says. */
  stream(name: string): AsyncGenerator<Buffer>
  /** A small entry at once. */
  read(name: string, most?: number): Promise<Buffer>
  /** Bytes that have really been unpacked so far, each part counted once. */
  unpacked(): number
}

/** Below this size even a perfect bomb does no harm, and small honest files compress astonishingly. */
const HARMLESS = 10 * 1024 * 1024

/** How often a file may be unpacked in the course of reading it, looked at from this many bytes on. */
const MOST_PASSES = 64
const HARMLESS_WORK = 512 * 1024 * 1024

const broken = (what: string) => new UnreadableFileError(`the file is damaged: ${what}`)
const tooBig = (what: string) => new UnreadableFileError(`refused as a possible zip bomb: ${what}`)

async function readAt(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead < length) throw broken('it ends too early')
  return buffer
}

async function readDirectory(file: FileHandle, size: number, limits: ZipLimits): Promise<ZipEntry[]> {
  const tailSize = Math.min(size, 65557)
  if (tailSize < 22) throw broken('it ends too early')
  const tail = await readAt(file, tailSize, size - tailSize)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length) throw broken('the zip directory is missing')
  let count = tail.readUInt16LE(end + 10)
  let length = tail.readUInt32LE(end + 12)
  let offset = tail.readUInt32LE(end + 16)
  if ((count === 0xffff || length === 0xffffffff || offset === 0xffffffff) && end >= 20) {
    const locator = end - 20
    if (tail.readUInt32LE(locator) === 0x07064b50) {
      const record = await readAt(file, 56, Number(tail.readBigUInt64LE(locator + 8)))
      count = Number(record.readBigUInt64LE(32))
      length = Number(record.readBigUInt64LE(40))
      offset = Number(record.readBigUInt64LE(48))
    }
  }
  if (count > limits.maxEntries) throw tooBig(`${count} files inside, the limit is ${limits.maxEntries}`)
  if (length > limits.maxEntries * 1000 || offset + length > size)
    throw broken('the zip directory does not fit the file')
  const directory = await readAt(file, length, offset)
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const entry: ZipEntry = {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    }
    widen(entry, directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
    entries.push(entry)
    if (entries.length > limits.maxEntries) throw tooBig(`more than ${limits.maxEntries} files inside`)
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  }
  if (entries.length === 0) throw broken('nothing is inside')
  return entries
}

/** Sizes of more than 32 bits stand in an extra field. */
function widen(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1) {
      let field = at + 4
      const stop = Math.min(extra.length, field + length)
      for (const key of ['size', 'packed', 'offset'] as const) {
        if (entry[key] !== 0xffffffff || field + 8 > stop) continue
        entry[key] = Number(extra.readBigUInt64LE(field))
        field += 8
      }
    }
    at += 4 + length
  }
}

function checkSizes(entries: ZipEntry[], fileSize: number, limits: ZipLimits): void {
  let total = 0
  let packed = 0
  for (const entry of entries) {
    total += entry.size
    packed += entry.packed
    if (entry.size > HARMLESS && entry.size > entry.packed * limits.maxUnzipRatio) {
      throw tooBig(`${entry.name} unpacks to ${Math.round(entry.size / Math.max(1, entry.packed))} times its size`)
    }
  }
  if (total > limits.maxUnzippedBytes)
    throw tooBig(`it unpacks to ${total} bytes, the limit is ${limits.maxUnzippedBytes}`)
  // Entries that share their bytes are how a small file holds an endless one.
  if (packed > fileSize) throw tooBig('its files overlap')
}

export async function openZip(path: string, limits: ZipLimits, onPacked: (bytes: number) => void): Promise<ZipArchive> {
  const file = await open(path, 'r')
  const entries = new Map<string, ZipEntry>()
  const sizes = new Map<ZipEntry, number>()
  let unpacked = 0
  let work = 0
  try {
    const { size } = await file.stat()
    const list = await readDirectory(file, size, limits)
    checkSizes(list, size, limits)
    for (const entry of list) entries.set(entry.name.replace(/^\//, '').toLowerCase(), entry)
  } finally {
    await file.close()
  }

  /** What a file costs is bounded by what really comes out of it, however often its sheets are to be read. */
  function count(entry: ZipEntry, out: number, chunk: number): void {
    const before = sizes.get(entry) ?? 0
    if (out > before) {
      unpacked += out - before
      sizes.set(entry, out)
    }
    work += chunk
    if (work > Math.max(HARMLESS_WORK, unpacked * MOST_PASSES))
      throw new UnreadableFileError('reading it takes far more work than a file of its size may')
  }

  async function* stream(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name.toLowerCase())
    if (!entry) throw broken(`${name} is missing`)
    if (entry.encrypted) throw new UnreadableFileError('the file is protected by a password')
    if (entry.method !== 0 && entry.method !== 8) throw broken(`${name} is packed in an unknown way`)
    const handle = await open(path, 'r')
    let from: number
    try {
      const local = await readAt(handle, 30, entry.offset)
      if (local.readUInt32LE(0) !== 0x04034b50) throw broken(`${name} is not where the directory says`)
      from = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
    } finally {
      await handle.close()
    }
    if (entry.packed === 0) return
    const raw = createReadStream(path, { start: from, end: from + entry.packed - 1, highWaterMark: 1 << 18 })
    raw.on('data', () => onPacked(from + raw.bytesRead))
    const source = entry.method === 0 ? raw : raw.pipe(createInflateRaw({ chunkSize: 1 << 18 }))
    raw.on('error', (error) => source.destroy(error))
    const most = Math.min(limits.maxUnzippedBytes, Math.max(HARMLESS, entry.packed * limits.maxUnzipRatio))
    let out = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        out += chunk.length
        if (out > most) throw tooBig(`${entry.name} unpacks to more than ${most} bytes`)
        count(entry, out, chunk.length)
        yield chunk
      }
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error
      throw broken(`${name} cannot be unpacked (${error instanceof Error ? error.message : String(error)})`)
    } finally {
      raw.destroy()
      source.destroy()
    }
  }

  async function read(name: string, most = 64 * 1024 * 1024): Promise<Buffer> {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream(name)) {
      size += chunk.length
      if (size > most) throw tooBig(`${name} is larger than ${most} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name.toLowerCase()),
    stream,
    read,
    unpacked: () => unpacked,
  }
}
