import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../../../platform/http/etag.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'

/** A file byte for byte, or the one range of it that is asked for (RFC 9110). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { path: string; name: string; etag: string },
): Promise<void> {
  const size = await sizeOf(file.path)
  if (size === null) throw dataSourceErrors.notFound('the file of this data source is missing')
  const etag = `"${file.etag}"`
  reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(file.name))
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
  if (namesTag(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : null
  if (range === 'none')
    throw dataSourceErrors.rangeNotSatisfiable(`the file has ${size} bytes`, { 'content-range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  reply.send(size === 0 ? Buffer.alloc(0) : createReadStream(file.path, { start, end }))
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Null: send all (no range, several, or one that is none); `none`: there are no such bytes. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [first, last] = [match[1]!, match[2]!]
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'none' : { start, end }
}

/** RFC 6266: the true name for those who read `filename*`, a plain one for the others. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
