import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isKind, makeFolder } from '../shops.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
after(async () => {
  await sandbox.close()
  place.remove()
})

const LOCAL_FILES = 0x80
const packet = (sequence: number, ...parts: (Buffer | number[] | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.alloc(4)
  head.writeUIntLE(body.length, 0, 3)
  head[3] = sequence
  return Buffer.concat([head, body])
}
const greeting = packet(
  0,
  [10],
  '8.0.36\0',
  [1, 0, 0, 0],
  'scramble\0',
  // All capabilities are offered, LOCAL_FILES with them.
  [0xff, 0xf7, 45, 2, 0, 0xff, 0x81, 21],
  Buffer.alloc(10),
  'scrambled-on\0',
  'mysql_native_password\0',
)
const ok = (sequence: number) => packet(sequence, [0, 0, 0, 2, 0, 0, 0])

test('an answer without columns ends the reading', async () => {
  const text = (value: string) => Buffer.from([value.length, ...Buffer.from(value)])
  const column = packet(2, text('def'), [0, 0, 0], text('version'), [0, 12, 45, 0, 9, 0, 0, 0, 253, 0, 0, 0, 0, 0])
  const end = (sequence: number) => packet(sequence, [0xfe, 0, 0, 2, 0])
  const version = Buffer.concat([packet(1, [1]), column, end(3), packet(4, text('8.0.36')), end(5)])
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(greeting)
    let greeted = false
    socket.on('data', (data: Buffer) => {
      if (!greeted) socket.write(ok(2))
      else if (data[4] === 0x16) socket.write(packet(1, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
      else socket.write(data.includes('SELECT VERSION') ? version : ok(1))
      greeted = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const target = { kind: 'MYSQL' as const, connection: { host: '127.0.0.1', port, username: 'x', password: 'y' } }
    await assert.rejects(
      sandbox.query({ teamId: 'team', target, sql: 'SELECT 1', timeoutMs: 5_000 }),
      isKind('refused'),
    )
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

test('a MySQL server that asks for a file of ours gets nothing of it', async () => {
  const file = join(place.folder, 'secret.txt')
  writeFileSync(file, 'nobody may read this')
  const heard: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(greeting)
    socket.on('data', (data: Buffer) => {
      heard.push(data)
      // The answer to our greeting, then a statement, which is answered by a wish for the file.
      if (heard.length === 1) socket.write(ok(2))
      else if (heard.length === 2) socket.write(packet(1, [0xfb], file))
      else socket.write(ok(3))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const target = { kind: 'MYSQL' as const, connection: { host: '127.0.0.1', port, username: 'x', password: 'y' } }
    await assert.rejects(sandbox.query({ teamId: 'team', target, sql: 'SELECT 1', timeoutMs: 5_000 }))
    assert.ok(heard.length >= 2, 'the server was never asked')
    assert.equal(heard[0]!.readUInt32LE(4) & LOCAL_FILES, 0, 'we said that we would send files')
    assert.ok(!Buffer.concat(heard).includes('nobody may read'))
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
