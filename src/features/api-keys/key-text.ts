import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { base62 } from '../../platform/ids.ts'

export const keyPrefix = 'tly_'
const randomLength = 43
const checksumLength = 6
const startLength = 8
const shape = /^tly_[0-9A-Za-z]{49}$/

function checksum(body: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return base62(bytes, checksumLength)
}

/** `tly_`, 256 random bits, and a checksum that tells a typing error from an unknown key without a look-up. */
export function makeKey(): { key: string; start: string } {
  const body = keyPrefix + base62(randomBytes(32), randomLength)
  return { key: body + checksum(body), start: body.slice(0, startLength) }
}

export function isWellFormed(key: string): boolean {
  return shape.test(key) && checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength)
}
