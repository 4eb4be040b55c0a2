import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { detectFormat } from './detect-format.ts'

test('what is no table is refused by what it is, never read as text', () => {
  for (const [bytes, what] of [
    ['89504e470d0a1a0a', /a PNG picture/],
    ['255044462d312e37', /a PDF document/],
    ['1f8b0800', /a gzip archive: unpack it first/],
  ] as const)
    assert.throws(() => detectFormat(Buffer.from(bytes, 'hex'), 'table.csv'), what)
  assert.equal(detectFormat(Buffer.from('a,b\n1,2\n'), 'table.csv'), 'text')
})

test('JSON that is no list of objects is refused, not taken as a column', () => {
  for (const text of ['['.repeat(100_000), '[1,2]', '{\n  "a": 1\n}', '[["a"]]', '{"a":'])
    assert.throws(
      () => detectFormat(Buffer.from(text), 'name.json'),
      /of JSON only a list of objects is a table/,
      text.slice(0, 9),
    )
  assert.equal(detectFormat(Buffer.from('[ {"a":1}]'), 'name.json'), 'jsonl')
  assert.equal(detectFormat(Buffer.from('{"a":1}\n{"a":2}'), 'name.json'), 'jsonl')
  assert.equal(detectFormat(Buffer.from('a,b\n1,2\n'), 'name.json'), 'text')
  assert.equal(detectFormat(Buffer.from('[a],b\n1,2\n'), 'name.csv'), 'text')
})

test('a DuckDB database is told as one, with what can be uploaded instead', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-format-'))
  const file = path.join(folder, 'shop.duckdb')
  try {
    const instance = await DuckDBInstance.create(file)
    const connection = await instance.connect()
    await connection.run('CREATE TABLE orders AS SELECT 1 AS id')
    connection.closeSync()
    instance.closeSync()
    assert.throws(
      () => detectFormat(readFileSync(file), 'shop.duckdb'),
      /a DuckDB database: write its tables as Parquet/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
