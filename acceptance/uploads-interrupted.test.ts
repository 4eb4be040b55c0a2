import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { call, setUp, startService } from './harness.ts'

test('a client that goes away during an upload leaves nothing, and no fault in the log', async () => {
  const service = await startService()
  try {
    const { key } = await setUp(service)
    const rows = Array.from({ length: 200_000 }, (_, i) => `${i},name ${i}`).join('\n')
    const body = Buffer.from(
      `--X\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\nid,name\n${rows}\r\n--X--\r\n`,
    )
    for (const share of [0.3, 1]) {
      await new Promise<void>((resolve) => {
        const headers = {
          'x-api-key': key,
          'content-type': 'multipart/form-data; boundary=X',
          'content-length': body.length,
        }
        const request = httpRequest(`${service.url}/api/data-sources/upload`, { method: 'POST', headers })
        request.on('error', () => resolve())
        request.write(body.subarray(0, body.length * share), () =>
          setTimeout(() => request.destroy(new Error('gone')), 30),
        )
      })
    }
    const incoming = path.join(service.folder, 'files', 'incoming')
    while (readdirSync(incoming).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual((await call(service, 'GET', '/data-sources', { key })).body, [])
    assert.equal(existsSync(path.join(service.folder, 'files', 'kept')), false)
    assert.doesNotMatch(service.output(), /request failed/)
  } finally {
    await service.stop()
  }
})

test('a service killed at any point of an upload has nothing half there after its next start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-killed-'))
  const filesOf = (name: string) => {
    const inside = path.join(folder, 'files', name)
    return existsSync(inside) ? readdirSync(inside) : []
  }
  const rows = Array.from({ length: 60_000 }, (_, i) => `${i},name ${i},${i * 1.5}`).join('\n')
  const bodyFor = (engine: 'sqlite' | 'duckdb') =>
    Buffer.concat([
      Buffer.from(`--X\r\nContent-Disposition: form-data; name="engine"\r\n\r\n${engine}\r\n`),
      Buffer.from('--X\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\n'),
      Buffer.from(`id,name,amount\n${rows}\n`),
      Buffer.from('\r\n--X--\r\n'),
    ])
  const anyMoment = () => Math.random() * 500
  let service = await startService({ folder, keepFolder: true })
  let key = ''
  try {
    key = (await setUp(service)).key
    // In the middle of the body, then while the file is read, written, put in place.
    for (const [engine, sent, wait] of [
      ['sqlite', 0.5, 20],
      ['sqlite', 1, 50],
      ['sqlite', 1, anyMoment()],
      ['duckdb', Math.random(), 50],
      ['duckdb', 1, anyMoment()],
    ] as const) {
      const body = bodyFor(engine)
      const { port } = new URL(service.url)
      const done = new Promise<void>((resolve) => {
        const request = httpRequest(
          {
            port,
            host: '127.0.0.1',
            path: '/api/data-sources/upload',
            method: 'POST',
            headers: {
              'x-api-key': key,
              'content-type': 'multipart/form-data; boundary=X',
              'content-length': body.length,
            },
          },
          (response) => response.resume().on('close', resolve),
        )
        request.on('error', () => resolve())
        request.write(body.subarray(0, Math.floor(body.length * sent)), () =>
          setTimeout(() => service.process.kill('SIGKILL'), wait),
        )
        if (sent === 1) request.end()
      })
      await Promise.all([done, service.stop('SIGKILL')])
      service = await startService({ folder, keepFolder: true })
      const { body: sources } = await call(service, 'GET', '/data-sources', { key })
      assert.deepEqual(filesOf('incoming'), [])
      assert.deepEqual(filesOf('kept').sort(), sources.map(({ filePath }: { filePath: string }) => filePath).sort())
      for (const { id } of sources) {
        const json = { sql: 'select count(*) n from big' }
        assert.equal((await call(service, 'POST', `/data-sources/${id}/query`, { key, json })).body.data[0].n, 60_000)
      }
    }
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
