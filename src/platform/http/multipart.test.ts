import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { pino } from 'pino'
import { httpErrors } from './http.errors.ts'
import { type MultipartForm, readMultipart } from './multipart.ts'
import { createServer } from './server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-multipart-'))
const target = path.join(folder, 'file')
const maxBytes = 100_000
const server = createServer({ log: pino({ level: 'silent' }), trustProxy: { hops: 0 }, bodyLimit: 1024 })
server.post('/', async (request) => {
  rmSync(target, { force: true })
  return readMultipart(request, {
    fields: ['name', 'engine'],
    file: { name: 'file', to: target, maxBytes, required: true },
    onField(_name, value) {
      if (value === 'refuse') throw httpErrors.invalidRequest('refused by who asked')
    },
  })
})
/** Linux has a device on which there is never room. */
const fullDevice = '/dev/full'
server.post('/full', (request) =>
  readMultipart(request, {
    fields: ['name'],
    file: { name: 'file', to: fullDevice, maxBytes, required: true, flush: false },
  }),
)
let url: string
before(async () => {
  await server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function send(
  body: BodyInit,
  headers: Record<string, string> = {},
  to = url,
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
): Promise<{ status: number; body: any }> {
  const response = await fetch(to, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return { status: response.status, body: await response.json() }
}

function form(parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  return data
}

const raw = (text: string, boundary = 'X') =>
  send(text.replaceAll('\n', '\r\n'), { 'content-type': `multipart/form-data; boundary=${boundary}` })

test('fields are found before the file and after it', async () => {
  const file = new Blob(['a,b\n1,2\n'])
  for (const parts of [
    [
      ['name', 'Sales'],
      ['file', file, 'sales.csv'],
      ['engine', 'sqlite'],
    ],
    [
      ['file', file, 'sales.csv'],
      ['engine', 'sqlite'],
      ['name', 'Sales'],
    ],
  ] as Parameters<typeof form>[0][]) {
    const answer = await send(form(parts))
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body as MultipartForm, {
      fields: { ...answer.body.fields, name: 'Sales', engine: 'sqlite' },
      file: { name: 'sales.csv', bytes: 8 },
    })
    assert.equal(readFileSync(target, 'utf8'), 'a,b\n1,2\n')
  }
})

test('file names keep their letters and lose their folders', async () => {
  const names: [given: string, kept: string][] = [
    ['Umsätze Köln – 2024 🎉.csv', 'Umsätze Köln – 2024 🎉.csv'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\data\\sales.xlsx', 'sales.xlsx'],
    ['the %22best%22 of 100%25.csv', 'the "best" of 100%25.csv'],
    ['two%0D%0Alines.csv', 'twolines.csv'],
    ['..', 'file'],
    ['', 'file'],
  ]
  for (const [given, kept] of names) {
    const answer = await raw(
      `--X\nContent-Disposition: form-data; name="file"; filename="${given.replaceAll('\\', '\\\\')}"\n\nbytes\n--X--\n`,
    )
    assert.equal(answer.body.file?.name, kept, JSON.stringify(answer))
  }
  const extended = await raw(
    `--X\nContent-Disposition: form-data; name="file"; filename*=UTF-8''na%C3%AFve.csv\n\nbytes\n--X--\n`,
  )
  assert.equal(extended.body.file?.name, 'naïve.csv')
})

test('bytes arrive as they were sent, whatever they look like', async () => {
  const bytes = new Uint8Array(90_000).map((_, i) => (i * 7919) % 256)
  bytes.set(Buffer.from('\r\n--X\r\n\r\n----\r\n'), 1000)
  const answer = await send(form([['file', new Blob([bytes]), 'x.bin']]))
  assert.equal(answer.body.file.bytes, 90_000)
  assert.deepEqual(new Uint8Array(readFileSync(target)), bytes)
})

test('forms that are not as they should be are refused with the reason', async () => {
  const file = new Blob(['a'])
  const cases: [Promise<{ status: number; body: { cause: { code: string; detail: string } } }>, RegExp][] = [
    [send(form([['name', 'x']])), /the file "file" is missing/],
    [send(form([['file', 'text']])), /must be a file/],
    [
      send(
        form([
          ['file', file, 'a.csv'],
          ['file', file, 'b.csv'],
        ]),
      ),
      /two files/,
    ],
    [send(form([['other', file, 'a.csv']])), /no file "other"/],
    [
      send(
        form([
          ['file', file, 'a.csv'],
          ['naem', 'x'],
        ]),
      ),
      /no field "naem"/,
    ],
    [
      send(
        form([
          ['name', 'a'],
          ['name', 'b'],
          ['file', file, 'a.csv'],
        ]),
      ),
      /twice/,
    ],
    [
      send(
        form([
          ['name', 'a'.repeat(70_000)],
          ['file', file, 'a.csv'],
        ]),
      ),
      /longer than/,
    ],
    [
      send(
        form([
          ['file', file, 'a.csv'],
          ['name', 'refuse'],
        ]),
      ),
      /refused by who asked/,
    ],
    [raw('--Y\nContent-Disposition: form-data; name="file"; filename="a"\n\nx\n--Y--\n'), /./],
    [raw('--X\nContent-Disposition: form-data; name="file"; filename="a"\n\nx'), /broken multipart/],
    [raw('--X\nno header'), /./],
    [raw('nothing of the kind'), /./],
    [raw(''), /./],
    [send('x', { 'content-type': 'multipart/form-data' }), /[Bb]oundary/],
  ]
  for (const [sent, reason] of cases) {
    const { status, body } = await sent
    assert.equal(status, 400, JSON.stringify(body))
    assert.equal(body.cause.code, 'api/invalid-request')
    assert.match(body.cause.detail, reason)
  }
})

test('a file over the limit is refused, whether its length was told or not', async () => {
  const large = new Uint8Array(maxBytes + 1)
  const told = await send(form([['file', new Blob([large]), 'x']]))
  assert.deepEqual([told.status, told.body.cause.code], [413, 'api/payload-too-large'])
  const huge = await send(form([['file', new Blob([new Uint8Array(5_000_000)]), 'x']]))
  assert.equal(huge.status, 413)
  const stream = Readable.from(
    (function* () {
      yield Buffer.from('--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')
      for (let i = 0; i < 100; i++) yield Buffer.alloc(50_000)
      yield Buffer.from('\r\n--X--\r\n')
    })(),
  )
  const untold = await send(Readable.toWeb(stream) as ReadableStream as BodyInit, {
    'content-type': 'multipart/form-data; boundary=X',
  })
  assert.equal(untold.status, 413)
  const exact = await send(form([['file', new Blob([new Uint8Array(maxBytes)]), 'x']]))
  assert.equal(exact.status, 200)
})

test('a client that goes away in the middle leaves the server serving', async () => {
  await new Promise<void>((resolve) => {
    const request = httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=X', 'content-length': 50_000 },
    })
    request.on('error', () => resolve())
    request.write('--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nsome', () =>
      setTimeout(() => request.destroy(new Error('gone')), 100),
    )
  })
  assert.equal(existsSync(target), true)
  assert.equal((await send(form([['file', new Blob(['a']), 'x']]))).status, 200)
})

test('a file for which there is no room is told as that, whenever its form has ended', {
  skip: !existsSync(fullDevice),
}, async () => {
  for (const size of [1, 50_000, 99_999]) {
    const file = new Blob([new Uint8Array(size)])
    const answer = await send(
      form([
        ['file', file, 'a.csv'],
        ['name', 'x'],
      ]),
      {},
      `${url}full`,
    )
    assert.deepEqual([answer.status, answer.body.cause.code], [507, 'api/storage-full'], String(size))
  }
})
