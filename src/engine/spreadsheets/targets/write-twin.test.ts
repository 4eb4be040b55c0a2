import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { TWIN_COLUMNS, TWIN_ROWS } from '../../sources/columnar/twin.ts'
import { createProgress } from '../report/progress.ts'
import { createTwinFile } from './write-twin.ts'

test('a file with a table that is too wide for an import to write in columns has none, whatever else it holds', async () => {
  const columns = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `c${i}`, type: 'integer' as const }))
  for (const [widest, made] of [
    [TWIN_COLUMNS, true],
    [TWIN_COLUMNS + 1, false],
  ] as const) {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-twin-'))
    const twin = createTwinFile(
      path.join(folder, 'twin'),
      256 * 1024 ** 2,
      createProgress(folder, () => {}),
    )
    const long = twin.begin('long', columns(1))!
    for (let row = 0; row < TWIN_ROWS; row++) {
      long.putInteger(0, row)
      long.endRow()
    }
    await twin.end()
    assert.equal(twin.begin('wide', columns(widest)) !== null, made)
    await twin.end()
    assert.equal(twin.begin('last', columns(1)) !== null, made)
    await twin.end()
    assert.deepEqual(await twin.close(), { made })
    assert.deepEqual(readdirSync(folder), made ? ['twin'] : [])
    rmSync(folder, { recursive: true })
  }
})
