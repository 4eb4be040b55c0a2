import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { UI_MESSAGE_STREAM_HEADERS } from 'ai'
import { fastify } from 'fastify'
import type { RunRow, RunStore } from './runs.store.ts'
import { serveStream, streamHeaders } from './serve-stream.ts'

test('the headers of a stream are those that the clients of the AI SDK expect', () => {
  assert.deepEqual(streamHeaders, UI_MESSAGE_STREAM_HEADERS)
})

test('a reader that takes nothing is cut off, and meanwhile only so much is held for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-stalled-'))
  const piece = Buffer.from(`data: ${'x'.repeat(64 * 1024)}\n\n`)
  // A log of a gigabyte, were it read to its end.
  let reads = 0
  const store = {
    async chunks(_id: string, after: number, limit: number) {
      reads += 1
      return Array.from({ length: Math.min(limit, 20) }, (_, i) => ({ seq: after + 1 + i, body: piece.toString() }))
    },
  } as unknown as RunStore
  const app = fastify()
  let held = 0
  app.get('/', async (_request, reply) => {
    const watch = setInterval(() => {
      held = Math.max(held, reply.raw.writableLength)
    }, 5)
    const parts = { store, live: null as never, stopping: new AbortController().signal, keptMessage: async () => null }
    await serveStream({ ...parts, stalledMs: 200 }, { id: 'r', status: 'completed' } as RunRow, reply)
    clearInterval(watch)
  })
  try {
    await app.listen({ path: path.join(folder, 'socket') })
    const reader = connect(path.join(folder, 'socket'))
    const closed = new Promise((resolve) => reader.once('close', resolve))
    reader.pause()
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    while (reads === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    // Cut off by the service while the reader still takes nothing.
    while ((await connections(app.server)) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok(reads < 10, `${reads} reads of the log for a reader that takes nothing`)
    assert.ok(held < 4 * 1024 * 1024, `${held} bytes were held`)
    reader.resume()
    reader.on('error', () => {})
    await closed
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const connections = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a reader that has gone before the stream begins is not waited for', { timeout: 20_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-gone-'))
  const run = { lastSeq: -1, ended: false, tail: [], readers: new Set() }
  let joined = 0
  const join = () => {
    joined++
    return run
  }
  const live = { join, leave: () => joined-- } as never
  const app = fastify()
  const served = Promise.withResolvers<void>()
  app.get('/', async (_request, reply) => {
    reader.destroy()
    await once(reply.raw, 'close')
    const parts = { store: null as never, live, stopping: new AbortController().signal, keptMessage: async () => null }
    served.resolve(serveStream(parts, { id: 'r', status: 'running' } as RunRow, reply))
  })
  await app.listen({ path: path.join(folder, 'socket') })
  const reader = connect(path.join(folder, 'socket'))
  try {
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await served.promise
    assert.equal(joined, 0)
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
