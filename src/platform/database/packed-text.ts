import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'

/** What is longer is kept packed: the database is written and read by the main thread, and packing is not done by it. */
export const longestPlain = 500_000
/** In bytes, unpacked: no more is kept, so no more comes out of what is read. */
export const longestPacked = 256 * 1024 ** 2
const packed = 'gzip:'
const chunkSize = 1024 * 1024

/** A JSON text as a row keeps it. */
export async function pack(json: string | Buffer): Promise<string> {
  if (json.length <= longestPlain) return String(json)
  if (Buffer.byteLength(json) > longestPacked)
    throw new RangeError(`a text of more than ${longestPacked} bytes is not kept`)
  const bytes = await promisify(gzip)(json, { level: constants.Z_BEST_SPEED, chunkSize })
  return packed + bytes.toString('base64')
}

/** What was read in pieces comes as bytes. */
export async function unpack(text: string | Buffer): Promise<string | Buffer> {
  const head = Buffer.isBuffer(text) ? text.toString('latin1', 0, packed.length) : text.slice(0, packed.length)
  if (head !== packed) return text
  const bytes = Buffer.from(
    Buffer.isBuffer(text) ? text.toString('latin1', packed.length) : text.slice(packed.length),
    'base64',
  )
  return promisify(gunzip)(bytes, { chunkSize, maxOutputLength: longestPacked })
}
