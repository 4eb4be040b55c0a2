import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { body: Buffer; modifiedAt: Date }
type Upload = { key: string; parts: Map<number, Buffer>; begunAt: Date }
type Asked = { method: string; bucket: string; key: string; query: URLSearchParams; body: Buffer }
type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> }

export type S3Server = {
  url: string
  keyId: string
  secretKey: string
  objects: Map<string, Stored>
  uploads: Map<string, Upload>
  /** What was asked, as `PUT kept/...?partNumber=1`. */
  asked: string[]
  /** Called before each answer; an answer of its own takes the place of it. */
  before(hook: (asked: Asked) => Promise<Answer | undefined> | Answer | undefined): void
  close(): Promise<void>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
const fault = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})
const xml = (name: string, inner: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${name}>`,
})

/** One bucket of a store that speaks the protocol of S3, and checks every signature (version 4) as the real one does. */
export async function startS3(bucket = 'uploads'): Promise<S3Server> {
  const keyId = 'AKIDTEST'
  const secretKey = 'a secret key of the tests'
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Upload>()
  const asked: string[] = []
  let hook: Parameters<S3Server['before']>[0] = () => undefined

  function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
    const [, id, scope, names, signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
        request.headers.authorization ?? '',
      ) ?? []
    const hash = String(request.headers['x-amz-content-sha256'])
    if (id !== keyId || !scope || !names || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false
    const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
    const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)))
    const canonical = [request.method, path.join('/'), query.join('&'), headers.join(''), names, hash].join('\n')
    const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
    const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secretKey}`)
    return hmac(key, text).toString('hex') === signature
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    const size = Number(query.get('max-keys') ?? 3)
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, size)
    const contents = page.map((key) => {
      const { body, modifiedAt } = objects.get(key)!
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`
    })
    // Small pages, so that whoever reads but one of them is found out.
    const more = keys.length > size
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : ''
    return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`)
  }

  function complete(id: string, body: Buffer): Answer {
    const upload = uploads.get(id)
    if (!upload) return fault(404, 'NoSuchUpload')
    const wanted = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }))
    const parts = wanted.map(({ number }) => upload.parts.get(number))
    if (parts.some((part, i) => !part || etagOf(part) !== wanted[i]!.etag)) return fault(400, 'InvalidPart')
    if (parts.slice(0, -1).some((part) => part!.length < 5 * 1024 ** 2)) return fault(400, 'EntityTooSmall')
    objects.set(upload.key, { body: Buffer.concat(parts as Buffer[]), modifiedAt: new Date() })
    uploads.delete(id)
    return xml('CompleteMultipartUploadResult', `<Key>${escaped(upload.key)}</Key><ETag>"whole"</ETag>`)
  }

  function ofUpload({ method, key, query, body }: Asked): Answer {
    const id = query.get('uploadId') ?? ''
    if (query.has('uploads') && method === 'POST') {
      const made = randomUUID()
      uploads.set(made, { key, parts: new Map(), begunAt: new Date() })
      return xml('InitiateMultipartUploadResult', `<Key>${escaped(key)}</Key><UploadId>${made}</UploadId>`)
    }
    if (query.has('uploads')) {
      const list = [...uploads].map(
        ([one, { key: of, begunAt }]) =>
          `<Upload><Key>${escaped(of)}</Key><UploadId>${one}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      )
      return xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${list.join('')}`)
    }
    if (method === 'POST') return complete(id, body)
    if (method === 'DELETE') return uploads.delete(id) ? { status: 204 } : fault(404, 'NoSuchUpload')
    const upload = uploads.get(id)
    if (!upload) return fault(404, 'NoSuchUpload')
    upload.parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }

  function answer(request: Asked): Answer {
    const { method, key, query, body } = request
    if (request.bucket !== bucket) return fault(404, 'NoSuchBucket')
    if (query.has('uploads') || query.has('uploadId')) return ofUpload(request)
    if (key === '') return list(query)
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, { body, modifiedAt: new Date() })
      return { status: 200, headers: { etag: etagOf(body) } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    return found ? { status: 200, body: found.body, headers: { etag: etagOf(found.body) } } : fault(404, 'NoSuchKey')
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url!, 'http://store')
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const one: Asked = { method: request.method!, bucket: named, key: rest.join('/'), query: url.searchParams, body }
    asked.push(`${one.method} ${one.key}${url.search}`)
    const {
      status,
      headers,
      body: said,
    } = !isSigned(request, url, body) ? fault(403, 'SignatureDoesNotMatch') : ((await hook(one)) ?? answer(one))
    response.writeHead(status, { 'content-length': Buffer.byteLength(said ?? ''), ...headers })
    response.end(request.method === 'HEAD' ? undefined : said)
  }

  const server = createServer((request, response) => {
    // Somebody who was killed in the middle of a request.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyId,
    secretKey,
    objects,
    uploads,
    asked,
    before(next) {
      hook = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
