import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, the earliest that the format knows: the same content gives the same bytes. */
const DATE = 0x0021

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

/** A zip archive written as it goes; entries may be made on the way. Without the 64-bit extension: under 4 GB. */
export async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name, 'utf8'), crc: 0, packed: 0, size: 0, offset }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(LOCAL, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(FLAGS, 6)
    local.writeUInt16LE(DEFLATED, 8)
    local.writeUInt16LE(DATE, 12)
    local.writeUInt16LE(entry.name.length, 26)
    const head = Buffer.concat([local, entry.name])
    yield head
    offset += head.length
    for await (const chunk of deflated(content, entry)) {
      entry.packed += chunk.length
      offset += chunk.length
      yield chunk
    }
    const descriptor = Buffer.alloc(16)
    descriptor.writeUInt32LE(DESCRIPTOR, 0)
    sizes(descriptor, 4, entry)
    yield descriptor
    offset += descriptor.length
    written.push(entry)
  }
  const central = Buffer.concat(written.flatMap(directoryEntry))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([central, end])
}

async function* deflated(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 })
  const feeding = (async () => {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      if (!deflate.write(chunk)) await new Promise((resolve) => deflate.once('drain', resolve))
    }
    deflate.end()
  })().catch((error) => deflate.destroy(error))
  try {
    for await (const chunk of deflate) yield chunk as Buffer
  } finally {
    deflate.destroy()
  }
  await feeding
}

function sizes(buffer: Buffer, at: number, { crc, packed, size }: Written): void {
  buffer.writeUInt32LE(crc, at)
  buffer.writeUInt32LE(packed, at + 4)
  buffer.writeUInt32LE(size, at + 8)
}

function directoryEntry(entry: Written): Buffer[] {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(CENTRAL, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(FLAGS, 8)
  head.writeUInt16LE(DEFLATED, 10)
  head.writeUInt16LE(DATE, 14)
  sizes(head, 16, entry)
  head.writeUInt16LE(entry.name.length, 28)
  head.writeUInt32LE(entry.offset, 42)
  return [head, entry.name]
}
