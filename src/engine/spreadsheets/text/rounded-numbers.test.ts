import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createProgress } from '../report/progress.ts'
import { findRoundedNumbers } from './rounded-numbers.ts'

test('numbers that no double holds are found wherever the pieces of a file end, and never in a text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rounded-'))
  const path = join(folder, 'x.json')
  const find = (text: string) => {
    writeFileSync(path, text)
    return findRoundedNumbers(
      path,
      createProgress(path, () => undefined),
    )
  }
  const long = '0.12345678901234567890'
  try {
    const held = '[0.1, 0.10000000000000001, 9007199254740993, 1.5e300, 12345678901234567890, -0.0, 1e23, 2.50]'
    assert.deepEqual(await find(held), { count: 0, first: '' })
    assert.deepEqual(await find(`[1e-400,${long},"${long}","\\"${long}","\\\\",-${long}]`), {
      count: 3,
      first: '1e-400',
    })
    assert.deepEqual(await find(long), { count: 1, first: long })
    // Every byte of these at the place where a piece ends.
    const tail = `"a \\" ${long}\\\\", ${long}, 1]`
    for (let cut = 0; cut <= tail.length; cut++) {
      const before = `["${' '.repeat(1024 * 1024 - cut - 4)}",`
      assert.deepEqual(await find(before + tail), { count: 1, first: long }, `cut ${cut}`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
