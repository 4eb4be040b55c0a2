import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnsDuring } from '../../../test/turns-during.ts'
import { createPieces, readJson, writeJson } from './json-in-turns.ts'

const column = (n: number) => ({ name: `column "${n}" é😀\ud800`, profile: { top: [n, null, -1.5e-7, true], min: '' } })
const tables = Array.from({ length: 60 }, (_, t) => ({
  name: `t${t}`,
  columns: Array.from({ length: 100 }, (_, n) => column(n)),
}))

test('much plain data is written and read as JSON.stringify and JSON.parse do it', async () => {
  const odd = { absent: undefined, call: () => 1, day: new Date(0), list: [undefined, 1], none: [], empty: {}, '"': 0 }
  for (const value of [
    { tables, odd, long: 'ü"\n'.repeat(100_000) },
    { ...odd, absent: tables },
    [tables, odd, undefined],
    tables.map(({ columns }) => columns),
    { ...Object.fromEntries(tables.map((table) => [table.name, table])), __proto__: null },
    odd,
    [],
    {},
    null,
    7,
    'x'.repeat(100_000),
    { long: `x${'😀'.repeat(100_000)}\ud83d`, other: '😀'.repeat(100_000) },
  ]) {
    const text = JSON.stringify(value)
    const written = await writeJson(value)
    assert.equal(String(written), text)
    assert.deepEqual(await readJson(written), JSON.parse(text))
    assert.deepEqual(await readJson(text), JSON.parse(text))
  }
})

test('objects with more names than a body may have are read', async () => {
  const names = Object.fromEntries(Array.from({ length: 110_000 }, (_, n) => [`n${n}`, n]))
  assert.deepEqual(await readJson(JSON.stringify(names)), names)
})

test('others have their turn while much is written and read', async () => {
  const value = Array(20).fill(tables)
  const text = JSON.stringify(value)
  assert.ok((await turnsDuring(() => writeJson(value))) > 3)
  assert.ok((await turnsDuring(() => readJson(text))) > 3)
})

test('a short text stays one, a long one becomes bytes', () => {
  const pieces = createPieces()
  pieces.add('é')
  assert.equal(pieces.end(), 'é')
  for (let n = 0; n < 70_000; n++) pieces.add('é')
  assert.deepEqual(pieces.end(), Buffer.from('é'.repeat(70_001)))
})
