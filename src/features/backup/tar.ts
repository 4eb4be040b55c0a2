/** Just enough of the tar format (POSIX ustar, sizes past 8 GiB as GNU tar writes them) for archives that `tar` can open too. */
const block = 512
const maxInOctal = 8 ** 11

export function tarHeader(name: string, size: number, mtime: number): Buffer {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`too long for a name in the archive: ${name}`)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (size < maxInOctal) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  else {
    header.writeUInt8(0x80, 124)
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write(
    `${Math.floor(mtime / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  )
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)
export const tarEnd = Buffer.alloc(2 * block)

const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0)
const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (start: number, end: number) => header.toString('utf8', start, end).replace(/\0.*$/s, '')
  const expected = Number.parseInt(text(148, 156), 8)
  const blanked = Buffer.from(header).fill(' ', 148, 156)
  if (sumOf(blanked) !== expected) throw new Error('a header is damaged')
  const size = header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 136), 8)
  return { name: text(0, 100), size }
}

export type TarEntry = { name: string; size: number; content: AsyncGenerator<Buffer> }

/** The entries one after the other; what is not read of one is passed over. `onBytes` sees the bytes of all but the last two blocks. */
export async function* readTar(
  bytes: AsyncIterable<Buffer>,
  onBytes: (part: Buffer, of: string) => void = () => {},
): AsyncGenerator<TarEntry> {
  const source = bytes[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  /** At most `most` bytes; none at the end. */
  async function take(most: number): Promise<Buffer> {
    while (held.length === 0) {
      const { done, value } = await source.next()
      if (done) return held
      held = value
    }
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    return part
  }
  async function exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = size; left > 0; ) {
      const part = await take(left)
      if (part.length === 0) throw new Error('it ends too early')
      parts.push(part)
      left -= part.length
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  }

  try {
    for (;;) {
      const header = await exactly(block)
      if (isEmpty(header)) {
        if (!isEmpty(await exactly(block))) throw new Error('its end is damaged')
        // To the very end, so that what unpacks and decrypts checks its own last bytes.
        if ((await take(1)).length > 0) throw new Error('something stands after its end')
        return
      }
      const { name, size } = parseHeader(header)
      onBytes(header, name)
      let left = size
      async function* content() {
        while (left > 0) {
          const part = await take(left)
          if (part.length === 0) throw new Error('it ends too early')
          left -= part.length
          onBytes(part, name)
          yield part
        }
      }
      yield { name, size, content: content() }
      for await (const _ of content());
      onBytes(await exactly(tarPadding(size).length), name)
    }
  } finally {
    await source.return?.()
  }
}
