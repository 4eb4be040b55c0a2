import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { startByNpm } from './start-by-npm.ts'

const root = path.dirname(import.meta.dirname)

describe('npm start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-clone-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  test('in a fresh clone it installs what it needs and comes up, where install scripts are switched off', async () => {
    // The web app is taken as it was built: how that is done is no concern of this test, and takes as long as the rest of it.
    const left = new Set(['node_modules', '.git', 'data'].map((name) => path.join(root, name)))
    cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter: (source) => !left.has(source) })
    assert.ok(!existsSync(path.join(folder, 'node_modules')))
    const service = await startByNpm('npm', ['start'], folder)
    try {
      assert.equal(((await (await fetch(`${service.url}/api/health`)).json()) as { status: string }).status, 'ok')
      assert.match(await (await fetch(`${service.url}/`)).text(), /<div id="root"/)
    } finally {
      await service.stop()
    }
  })
})
