import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-preload-'))
after(() => rmSync(folder, { recursive: true }))
writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')

function runTest(name: string, body: string) {
  const file = path.join(folder, `${name}.test.ts`)
  const imports = `import assert from 'node:assert'; import { executionAsyncId } from 'node:async_hooks'; import { test } from 'node:test'`
  writeFileSync(file, `${imports}\ntest('a test', async () => { ${body} })`)
  const { NODE_TEST_CONTEXT: _, CI: __, ...env } = process.env
  return spawnSync(process.execPath, [path.join(import.meta.dirname, 'run-tests.ts'), file], { env, encoding: 'utf8' })
}

test('no promise of a test is followed', () => {
  const { status, stdout } = runTest('followed', 'await null; assert.equal(executionAsyncId(), 0)')
  assert.equal(status, 0, stdout)
})

test('an error beside all tests fails its file at once, and is told in full', () => {
  const forever = 'await new Promise((resolve) => setTimeout(resolve, 20_000))'
  const bodies = {
    thrown: `setImmediate(() => { throw new Error('nobody catches this') }); ${forever}`,
    rejected: `Promise.reject(new Error('nobody catches this')); ${forever}`,
  }
  for (const [name, body] of Object.entries(bodies)) {
    const { status, stdout, stderr } = runTest(name, body)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /beside all tests .*\n\s+Error: nobody catches this\n\s+at .*test\.ts:2/)
    assert.match(stderr, new RegExp(`failed: .*${name}\\.test\\.ts`))
  }
})
