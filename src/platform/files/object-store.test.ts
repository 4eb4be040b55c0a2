import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { type S3Server, startS3 } from '../../../test/servers/s3.ts'
import { until } from '../../../test/until.ts'
import { ConfigError } from '../config-error.ts'
import { type Bucket, type BucketSettings, openBucket } from './bucket.ts'
import { type CopyOptions, createObjectStore } from './object-store.ts'

let s3: S3Server
let bucket: Bucket
const folders: string[] = []
const settings = (): BucketSettings => ({
  bucket: 'uploads',
  prefix: 'team one/',
  endpoint: s3.url,
  region: 'eu-central-1',
  credentials: { accessKeyId: s3.keyId, secretAccessKey: s3.secretKey },
})

before(async () => {
  s3 = await startS3()
  bucket = await openBucket(settings())
})
after(async () => {
  bucket.close()
  await s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  s3.objects.clear()
  s3.uploads.clear()
  s3.asked.length = 0
  s3.before(() => undefined)
})

/** A store of an instance of its own. */
function open(options: Partial<CopyOptions> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'tallyroom-objects-'))
  folders.push(root)
  return createObjectStore(bucket, { root, maxBytes: 1024 ** 3, log: { warn() {} }, ...options })
}

async function keep(store: Awaited<ReturnType<typeof open>>, files: Record<string, string | Buffer>): Promise<string> {
  const staged = await store.stage()
  for (const [file, content] of Object.entries(files)) writeFileSync(staged.path(file), content)
  const name = await staged.keep()
  await staged.drop()
  return name
}

test('what one instance keeps another finds, and both find nothing once it is removed', async () => {
  const [one, two] = [await open(), await open()]
  const name = await keep(one, { data: 'rows', original: 'a,b' })
  assert.deepEqual([...s3.objects.keys()].sort(), [`team one/kept/${name}/data`, `team one/kept/${name}/original`])
  assert.equal(readFileSync((await two.fetch(name, 'data'))!, 'utf8'), 'rows')
  assert.equal(await two.fetch(name, 'columnar'), null)
  writeFileSync(two.path(name, 'columnar'), 'made later')
  await two.publish(name, 'columnar')
  assert.equal(readFileSync((await one.fetch(name, 'columnar'))!, 'utf8'), 'made later')
  await one.remove(name)
  assert.equal(s3.objects.size, 0)
  assert.equal(await one.fetch(name, 'data'), null)
})

test('a file that arrives is sent in parts meanwhile, and what is kept is the same byte for byte', async () => {
  const store = await open()
  const content = randomBytes(45 * 1024 ** 2)
  const staged = await store.stage()
  writeFileSync(staged.path('original'), content.subarray(0, 40 * 1024 ** 2))
  // It is told before it is written: no more than the file holds is sent.
  staged.arriving('original').grown(content.length)
  const partsThere = () => [...s3.uploads.values()].reduce((sum, { parts }) => sum + parts.size, 0)
  await until(() => partsThere() === 2)
  assert.equal(s3.objects.size, 0)
  writeFileSync(staged.path('original'), content)
  const name = await staged.keep()
  assert.ok(s3.objects.get(`team one/kept/${name}/original`)!.body.equals(content))
  assert.equal(s3.uploads.size, 0)
})

test('what is dropped leaves nothing in the bucket, and what cannot be stored is not kept', async () => {
  const store = await open()
  const dropped = await store.stage()
  writeFileSync(dropped.path('original'), Buffer.alloc(20 * 1024 ** 2))
  dropped.arriving('original').grown(20 * 1024 ** 2)
  await until(() => s3.uploads.size === 1)
  await dropped.drop()
  assert.deepEqual([s3.uploads.size, s3.objects.size], [0, 0])

  s3.before(({ method }) =>
    method === 'PUT' ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : undefined,
  )
  const refused = await store.stage()
  writeFileSync(refused.path('data'), 'rows')
  await assert.rejects(refused.keep(), { code: 'api/file-store-unavailable', status: 503 })
  await refused.drop()
  assert.deepEqual([s3.objects.size, existsSync(store.path(refused.name, 'data'))], [0, false])
})

test('copies take no more room than they may: those used longest ago go, and come again when they are asked for', async () => {
  const store = await open({ maxBytes: 2500, inUseMs: 0 })
  const names: string[] = []
  for (let i = 0; i < 3; i++) {
    names.push(await keep(store, { data: Buffer.alloc(1000, i) }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (i === 1) store.path(names[0]!, 'data')
  }
  assert.deepEqual(
    names.map((name) => existsSync(store.path(name, 'data'))),
    [true, false, true],
  )
  const again = await Promise.all([store.fetch(names[1]!, 'data'), store.fetch(names[1]!, 'data')])
  assert.deepEqual(readFileSync(again[0]!), Buffer.alloc(1000, 1))
  assert.equal(s3.asked.filter((line) => line.startsWith('GET team one/kept/')).length, 1, 'it was brought once')
})

test('a copy that was just asked for stays, though there is no room', async () => {
  const store = await open({ maxBytes: 10 })
  const name = await keep(store, { data: 'more than ten bytes' })
  assert.ok(existsSync(store.path(name, 'data')))
})

test('a sweep takes what no row names, and uploads that nobody goes on with', async () => {
  const store = await open()
  const names = [await keep(store, { data: '1', original: '1' }), await keep(store, { data: '2', original: '2' })]
  s3.uploads.set('left', { key: 'team one/kept/left/data', parts: new Map(), begunAt: new Date() })
  for (const key of ['team one/notes', 'team two/kept/a/data', 'film.mp4'])
    s3.uploads.set(key, { key, parts: new Map(), begunAt: new Date() })
  const inUse = async (some: string[]) => new Set(some.filter((name) => name === names[0]))
  assert.equal(await store.sweep({ inUse, alone: false }), 0, 'another instance may be about to name them')
  assert.equal(s3.uploads.size, 4)
  assert.equal(await store.sweep({ inUse, alone: true }), 1)
  assert.deepEqual(
    [...s3.objects.keys()].map((key) => key.split('/')[2]),
    [names[0], names[0]],
  )
  assert.deepEqual(
    [...s3.uploads.keys()],
    ['team one/notes', 'team two/kept/a/data', 'film.mp4'],
    'what others are sending to the bucket is theirs',
  )
})

test('a bucket belongs to the installation that used it first', async () => {
  const store = await open()
  assert.equal(await store.claim('mine'), true)
  assert.equal(await store.claim('mine'), true)
  assert.equal(await store.claim('another'), false)
})

test('a store that cannot be used is told with the setting to correct', async () => {
  const wrong: [Partial<BucketSettings>, RegExp][] = [
    [{ bucket: 'none' }, /^TALLYROOM_FILES_URL: there is no bucket "none" at .*: make it, or correct the name$/],
    [
      { credentials: { accessKeyId: s3.keyId, secretAccessKey: 'wrong' } },
      /^TALLYROOM_FILES_KEY_ID: the key was refused for the bucket "uploads" \(SignatureDoesNotMatch\): correct it and/,
    ],
    [{ endpoint: 'http://127.0.0.1:9' }, /^TALLYROOM_FILES_ENDPOINT: http:\/\/127.0.0.1:9 does not answer as S3 does/],
  ]
  for (const [setting, message] of wrong) {
    const other = await openBucket({ ...settings(), ...setting })
    await assert.rejects(other.check(), (error) => {
      assert.ok(error instanceof ConfigError)
      assert.match(error.message, message)
      assert.doesNotMatch(error.message, /wrong|a secret key/, 'the secret is not told')
      return true
    })
    other.close()
  }
  await bucket.check()
})
