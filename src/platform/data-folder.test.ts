import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { DataFolderError, readOrMakeSecret, takeDataFolder } from './data-folder.ts'

const inFolder = (name: string, work: (folder: string) => void) =>
  test(name, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-folder-'))
    try {
      work(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

inFolder('a folder that is taken is refused, with who holds it, until it is released', (folder) => {
  const taken = takeDataFolder(folder)
  assert.throws(
    () => takeDataFolder(folder),
    (error) => error instanceof DataFolderError && error.message.includes(`process ${process.pid} on `),
  )
  taken.release()
  takeDataFolder(folder).release()
})

inFolder('the secret is made once, is long, and only its owner can read it', (folder) => {
  const secret = readOrMakeSecret(folder)
  assert.ok(secret.length >= 43)
  assert.equal(readOrMakeSecret(folder), secret)
  assert.equal(statSync(path.join(folder, 'secret')).mode & 0o777, 0o600)
  assert.equal(readFileSync(path.join(folder, 'secret'), 'utf8'), `${secret}\n`)
})

inFolder('a damaged secret stops the start instead of being replaced', (folder) => {
  writeFileSync(path.join(folder, 'secret'), 'short')
  assert.throws(() => readOrMakeSecret(folder), /damaged.*backup/)
})
