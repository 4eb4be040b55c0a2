import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { DiskFullError, isDiskFull } from './disk-full.ts'
import { createDiskRoom } from './disk-room.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-room-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

test('with room enough everything is admitted, and a reserve of real bytes is held', async () => {
  const room = createDiskRoom({ folders: [folder], minFreeBytes: 1024 ** 2 })
  await room.admit({ addsData: true })
  const reserve = () => statSync(path.join(folder, 'reserve'), { throwIfNoEntry: false })
  while ((reserve()?.size ?? 0) < 1024 ** 2 / 2) await setTimeout(5)
  const { size, blocks } = reserve()!
  assert.equal(size, 1024 ** 2 / 2)
  assert.ok(blocks * 512 >= size)
  assert.equal(room.hasRoom(), true)
})

test('below the floor nothing new is admitted, deleting is; and no reserve is made of the last room', async () => {
  const room = createDiskRoom({ folders: [folder], minFreeBytes: free() * 2 })
  await assert.rejects(room.admit({ addsData: true }), DiskFullError)
  await room.admit({ addsData: false })
  assert.equal(room.hasRoom(), false)
  assert.equal(existsSync(path.join(folder, 'reserve')), false)
})

test('what is about to come counts', async () => {
  const room = createDiskRoom({ folders: [folder], minFreeBytes: 1024 ** 2 })
  await assert.rejects(room.admit({ addsData: true, bytes: free() * 2 }), DiskFullError)
  await room.admit({ addsData: true, bytes: 1 })
})

test('room that was made counts at once', async (t) => {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status !== 0)
    return t.skip('a small disk cannot be mounted here')
  try {
    const room = createDiskRoom({ folders: [folder], minFreeBytes: 4 * 1024 ** 2 })
    const filler = path.join(folder, 'filler')
    writeFileSync(filler, Buffer.alloc(5 * 1024 ** 2))
    const upload = { addsData: true, bytes: 1024 ** 2 }
    for (let round = 0; round < 3; round++) {
      await assert.rejects(room.admit(upload), DiskFullError)
      truncateSync(filler)
      await room.admit(upload)
      assert.equal(room.hasRoom(), true)
      writeFileSync(filler, Buffer.alloc(5 * 1024 ** 2))
      // What was seen counts for a quarter of a second.
      await setTimeout(300)
    }
  } finally {
    spawnSync('umount', [folder])
  }
})

test('a full disk is known by the codes of the system, of SQLite and of PostgreSQL, also as a cause', () => {
  const coded = (fields: object) => Object.assign(new Error('x'), fields)
  assert.ok(isDiskFull(coded({ code: 'ENOSPC' })))
  assert.ok(isDiskFull(coded({ code: 'ERR_SQLITE_ERROR', errcode: 13 })))
  assert.ok(isDiskFull(coded({ code: '53100' })))
  assert.ok(isDiskFull(new Error('outer', { cause: coded({ code: 'EDQUOT' }) })))
  assert.ok(!isDiskFull(coded({ code: 'ERR_SQLITE_ERROR', errcode: 19 })))
  assert.ok(!isDiskFull('ENOSPC'))
})
