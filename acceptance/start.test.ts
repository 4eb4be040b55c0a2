import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { startByNpm } from './start-by-npm.ts'

const root = path.dirname(import.meta.dirname)

describe('npm start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-clone-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  test('in a fresh clone it installs what it needs and comes up, where install scripts are switched off', async () => {
    // The web app and the service are taken as they were built: that they can be built without install scripts is seen by .ci/run,
    // which installs so. By `cp`, which keeps the times of files to the last digit: by them it is seen that nothing has to be built.
    const left = new Set(['node_modules', '.git', 'data'])
    const copied = readdirSync(root).filter((name) => !left.has(name))
    execFileSync('cp', ['-a', ...copied.map((name) => path.join(root, name)), folder])
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
