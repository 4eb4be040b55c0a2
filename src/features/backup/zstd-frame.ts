const magic = 0xfd2fb528
const dictionarySizes = [0, 1, 2, 4]
const lengthSizes = [0, 2, 4, 8]
/** Of no bytes, with a checksum: Node's compressor puts it behind the frame when the last bytes and the end reach it together. */
const emptyFrame = Buffer.from('28b52ffd240001000099e9d851', 'hex')

/**
 * The bytes of one zstd frame (RFC 8878, 3.1.1), whole, with nothing behind it but at most that empty frame, which is dropped.
 * Node's own reader passes over much of what stands behind a frame, and takes further frames for more of the same.
 */
export async function* oneFrame(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let next: 'frame' | 'block' | 'nothing' = 'frame'
  let head: Buffer = Buffer.alloc(0)
  let checksumSize = 0
  /** What is of no interest here before the next head. */
  let pass = 0
  let behind: Buffer = Buffer.alloc(0)
  for await (const part of bytes) {
    let at = 0
    while (at < part.length && (next !== 'nothing' || pass > 0)) {
      if (pass > 0) {
        const passed = Math.min(pass, part.length - at)
        pass -= passed
        at += passed
        continue
      }
      const headSize = next === 'frame' ? 5 : 3
      const taken = part.subarray(at, at + headSize - head.length)
      at += taken.length
      head = Buffer.concat([head, taken])
      if (head.length < headSize) continue
      if (next === 'frame') {
        if (head.readUInt32LE(0) !== magic) throw new Error('its first bytes are damaged')
        const flags = head[4]!
        const single = (flags & 0x20) !== 0
        const lengthSize = lengthSizes[flags >> 6]! || (single ? 1 : 0)
        checksumSize = flags & 4 ? 4 : 0
        pass = (single ? 0 : 1) + dictionarySizes[flags & 3]! + lengthSize
        next = 'block'
      } else {
        const block = head.readUIntLE(0, 3)
        const repeated = ((block >> 1) & 3) === 1
        pass = repeated ? 1 : block >> 3
        if (block & 1) {
          pass += checksumSize
          next = 'nothing'
        }
      }
      head = Buffer.alloc(0)
    }
    behind = Buffer.concat([behind, part.subarray(at)])
    if (!emptyFrame.subarray(0, behind.length).equals(behind)) throw new Error('something stands after its end')
    if (at > 0) yield part.subarray(0, at)
  }
  const whole = next === 'nothing' && pass === 0 && (behind.length === 0 || behind.length === emptyFrame.length)
  if (!whole) throw new Error('it ends too early')
}
