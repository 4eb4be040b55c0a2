import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { createFileStore, type FileStore } from './file-store.ts'

let root: string
let files: FileStore
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tallyroom-files-'))
  files = createFileStore(root)
})
afterEach(() => rmSync(root, { recursive: true }))

const nobody = async () => new Set<string>()
const everybody = async (names: string[]) => new Set(names)

async function stageWith(text: string) {
  const staged = await files.stage()
  writeFileSync(staged.path('original'), text)
  return staged
}

test('a folder has its lasting name only when it is kept', async () => {
  const staged = await stageWith('bytes')
  assert.equal(existsSync(path.join(root, 'kept')), false)
  const name = await staged.keep()
  assert.equal(readFileSync(files.path(name, 'original'), 'utf8'), 'bytes')
  assert.deepEqual(readdirSync(path.join(root, 'incoming')), [])
})

test('a dropped folder leaves nothing', async () => {
  await (await stageWith('bytes')).drop()
  assert.deepEqual(readdirSync(path.join(root, 'incoming')), [])
})

test('a name never leads out of the store', async () => {
  assert.throws(() => files.path('../../etc', 'passwd'), /not the name/)
  const name = await (await stageWith('bytes')).keep()
  assert.equal(path.dirname(files.path(name, '../../../etc/passwd')), path.join(root, 'kept', name))
})

test('a sweep of a folder of our own removes everything that nothing names', async () => {
  await stageWith('half')
  const orphan = await (await stageWith('orphan')).keep()
  const named = await (await stageWith('named')).keep()
  assert.equal(await files.sweep({ alone: true, inUse: async () => new Set([named]) }), 2)
  assert.equal(existsSync(files.path(orphan, 'original')), false)
  assert.equal(existsSync(files.path(named, 'original')), true)
  assert.deepEqual(readdirSync(path.join(root, 'incoming')), [])
})

test('a sweep of a shared folder leaves what another living process may be writing, and removes a dead one’s', async () => {
  const name = await (await stageWith('fresh, its row is being written')).keep()
  await stageWith('half')
  const [mine] = readdirSync(path.join(root, 'incoming'))
  const rename = (pid: number) => {
    const [current] = readdirSync(path.join(root, 'incoming'))
    const to = mine!.replace(/\d+$/, String(pid))
    renameSync(path.join(root, 'incoming', current!), path.join(root, 'incoming', to))
  }
  rename(process.ppid)
  assert.equal(await files.sweep({ alone: false, inUse: nobody }), 0)
  rename(spawnSync(process.execPath, ['-e', '0']).pid)
  assert.equal(await files.sweep({ alone: false, inUse: nobody }), 1)
  assert.equal(existsSync(files.path(name, 'original')), true)
})

test('a sweep of a shared folder removes what has lain untouched for an hour, whoever made it', async () => {
  const name = await (await stageWith('old')).keep()
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(files.path(name, 'original'), long, long)
  utimesSync(path.join(root, 'kept', name), long, long)
  assert.equal(await files.sweep({ alone: false, inUse: everybody }), 0)
  assert.equal(await files.sweep({ alone: false, inUse: nobody }), 1)
})

test('the first installation to claim a root owns it, for good', async () => {
  assert.equal(await files.claim('ours'), true)
  assert.equal(await createFileStore(root).claim('ours'), true)
  assert.equal(await createFileStore(root).claim('of others'), false)
  assert.equal(await files.claim('ours'), true)
})

test('a root whose mark a kill left empty is claimed by the next start', async () => {
  writeFileSync(path.join(root, 'owner'), '')
  assert.equal(await files.claim('ours'), true)
  assert.equal(await createFileStore(root).claim('of others'), false)
  assert.deepEqual(
    readdirSync(root).filter((name) => name.startsWith('owner')),
    ['owner'],
  )
})
