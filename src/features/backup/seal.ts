import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { BackupError } from './backup-error.ts'

/**
 * A stream under a passphrase: AES-256-GCM in chunks, each with its number and whether it is the last in its nonce, so that
 * none can be changed, moved, left out or cut off. The key comes from scrypt.
 */
export const sealMagic = Buffer.from('TALLYROOM SEALED BACKUP 1\n')
const chunkSize = 64 * 1024
const tagSize = 16
const saltSize = 16
const prefixSize = 7
export const sealHeaderSize = sealMagic.length + 1 + saltSize + prefixSize

function keyFrom(passphrase: string, salt: Buffer, log: number): Promise<Buffer> {
  const options = { N: 2 ** log, r: 8, p: 1, maxmem: 256 * 2 ** log * 8 }
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

function nonceOf(prefix: Buffer, count: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(count, prefixSize)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

/** The same bytes in pieces of one size; the last one may be smaller, and only an empty stream has an empty one. */
async function* pieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const part of bytes) {
    held.push(part)
    length += part.length
    // One byte more than a piece is known before it goes: then it is not the last.
    if (length <= size) continue
    const all = Buffer.concat(held)
    let at = 0
    for (; all.length - at > size; at += size) yield { piece: all.subarray(at, at + size), last: false }
    held = [all.subarray(at)]
    length = all.length - at
  }
  yield { piece: Buffer.concat(held), last: true }
}

/** Scrypt's cost as a power of two: 17 takes 128 MB. A damaged byte must not ask for gigabytes. */
const usualLogCost = 17
const maxLogCost = 18

export async function* seal(
  bytes: AsyncIterable<Buffer>,
  passphrase: string,
  logCost = usualLogCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize)
  const prefix = randomBytes(prefixSize)
  const header = Buffer.concat([sealMagic, Buffer.from([logCost]), salt, prefix])
  const key = await keyFrom(passphrase, salt, logCost)
  yield header
  let count = 0
  for await (const { piece, last } of pieces(bytes, chunkSize)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, count++, last))
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

export async function* unseal(
  header: Buffer,
  bytes: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const log = header[sealMagic.length]!
  const salt = header.subarray(sealMagic.length + 1, sealMagic.length + 1 + saltSize)
  const prefix = header.subarray(sealMagic.length + 1 + saltSize)
  if (header.length !== sealHeaderSize || log < 10 || log > maxLogCost) throw new Error('its first bytes are damaged')
  const key = await keyFrom(passphrase, salt, log)
  let count = 0
  for await (const { piece, last } of pieces(bytes, chunkSize + tagSize)) {
    if (piece.length < tagSize) throw new Error('it ends too early')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, count, last))
    decipher.setAAD(header)
    decipher.setAuthTag(piece.subarray(piece.length - tagSize))
    const plain = decipher.update(piece.subarray(0, piece.length - tagSize))
    try {
      decipher.final()
    } catch {
      if (count === 0)
        throw new BackupError(
          'the passphrase is not the one that the backup was made with, or its beginning is damaged',
        )
      throw new Error('it was changed or cut off')
    }
    count++
    yield plain
  }
}
