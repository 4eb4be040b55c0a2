import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { serveSite } from './static-site.ts'

test('a built app is served: the page for every address, its files for ever, each as the browser can unpack it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-site-'))
  const app = fastify()
  try {
    const [page, code] = ['<!doctype html><title>App</title>', `export const words = '${'word '.repeat(500)}'`]
    mkdirSync(path.join(folder, 'site', 'assets'), { recursive: true })
    writeFileSync(path.join(folder, 'site', 'index.html'), page)
    writeFileSync(path.join(folder, 'site', 'assets', 'app-1.js'), code)
    writeFileSync(path.join(folder, 'secret.txt'), 'not for visitors')
    serveSite(app, { folder: path.join(folder, 'site'), headers: () => ({ 'x-frame-options': 'DENY' }) })
    const get = (url: string, headers = {}) => app.inject({ url, headers })
    const asset = (accepted: string) => get('/assets/app-1.js', { 'accept-encoding': accepted })

    const plain = await asset('identity')
    assert.deepEqual([plain.headers['content-encoding'], plain.body], [undefined, code])
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    const best = await asset('gzip, deflate, br')
    assert.deepEqual([best.headers['content-encoding'], best.headers.vary], ['br', 'accept-encoding'])
    assert.equal(brotliDecompressSync(best.rawPayload).toString(), code)
    const gzipped = await asset('gzip, br;q=0')
    assert.equal(gzipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(gzipped.rawPayload).toString(), code)

    for (const url of ['/', '/spaces/one'])
      assert.deepEqual([(await get(url)).body, (await get(url)).headers['cache-control']], [page, 'no-cache'], url)
    const { headers } = await get('/')
    assert.equal(headers['x-frame-options'], 'DENY')
    for (const named of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`])
      assert.equal((await get('/', { 'if-none-match': named })).statusCode, 304)
    for (const url of ['/assets/app-2.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])
      assert.equal((await get(url)).statusCode, 404, url)
  } finally {
    await app.close()
    rmSync(folder, { recursive: true })
  }
})
