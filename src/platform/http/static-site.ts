import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from './etag.ts'

/** The better one first; made when it is first asked for. */
const encodings = {
  // One level below the slowest, which takes five times as long for a hundredth.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof encodings
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = /^(text|application\/(json|manifest)|image\/svg)/

type Entry = {
  body: Buffer
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  type: string
  etag: string
  modified: number
}

function encodingFor({ body, type }: Entry, accepted: string): Encoding | undefined {
  if (!compressible.test(type) || body.length <= 1000) return undefined
  return (Object.keys(encodings) as Encoding[]).find((name) =>
    new RegExp(`\\b${name}\\b(?!;q=0(?!\\.))`).test(accepted),
  )
}

export type SiteOptions = {
  folder: string
  /** `cookie`: the header that the browser sent, for a page; what is kept for ever is the same for everybody. */
  headers: (requestPath: string, cookie: string | undefined) => Record<string, string> | Promise<Record<string, string>>
}

/** Serves a built single-page app: hashed assets for ever, the page for every address that is not a file. */
export function serveSite(app: FastifyInstance, { folder, headers }: SiteOptions): void {
  const cache = new Map<string, Entry>()
  const root = path.resolve(folder)

  function load(file: string): Entry | null {
    const absolute = path.resolve(root, `.${file}`)
    if (!absolute.startsWith(root + path.sep) || !existsSync(absolute)) return null
    const stat = statSync(absolute)
    if (!stat.isFile()) return null
    const known = cache.get(absolute)
    if (known && known.modified === stat.mtimeMs) return known
    const body = readFileSync(absolute)
    const type = types[path.extname(absolute)] ?? 'application/octet-stream'
    const entry: Entry = {
      body,
      encoded: {},
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      modified: stat.mtimeMs,
    }
    cache.set(absolute, entry)
    return entry
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const requestPath = pathOf(request.url)
    if (requestPath === null) return reply.callNotFound()
    const asset = requestPath === '/' ? null : load(requestPath)
    const entry = asset ?? (path.extname(requestPath) === '' ? load('/index.html') : null)
    if (!entry) return reply.callNotFound()
    const lasting = requestPath.startsWith('/assets/') && asset !== null
    reply
      .headers(await headers(requestPath, lasting ? undefined : request.headers.cookie))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', entry.etag)
      .header('vary', 'accept-encoding')
      .type(entry.type)
    if (namesTag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
    const encoding = encodingFor(entry, request.headers['accept-encoding'] ?? '')
    if (encoding === undefined) return reply.send(entry.body)
    entry.encoded[encoding] ??= encodings[encoding](entry.body)
    return reply.header('content-encoding', encoding).send(await entry.encoded[encoding])
  }

  app.get('/*', send)
}

/** Null: no path at all. Two slashes at its beginning are not the address of another host. */
function pathOf(address: string): string | null {
  try {
    return decodeURIComponent(new URL(`http://localhost${address}`).pathname)
  } catch {
    return null
  }
}
