import { createHash, randomBytes, randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(16 * 256)
let used = pool.length
let lastTime = 0
let sequence = 0

/** UUIDv7: ordered by time, also within one millisecond of one process. */
export function newId(now: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  if (now <= lastTime) {
    now = lastTime
    sequence += 1
    if (sequence > 0xfff) {
      now += 1
      sequence = 0
    }
  } else {
    sequence = 0
  }
  lastTime = now
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | (sequence >> 8)
  bytes[7] = sequence & 0xff
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Base62 text of fixed length for the given bytes. */
export function base62(bytes: Uint8Array, length: number): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (let i = 0; i < length; i++) {
    text = alphabet[Number(value % 62n)] + text
    value /= 62n
  }
  return text
}

/** An unguessable token of 256 random bits in 43 letters and digits. */
export const newToken = (): string => base62(randomBytes(32), 43)

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
