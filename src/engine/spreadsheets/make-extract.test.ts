import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { createPieceWriter } from '../sandbox/piece-writer.ts'
import { RawJson } from '../sandbox/row-writer.ts'
import type { ColumnType } from '../schema.ts'
import { defaultImportLimits, type ExtractColumn, writeExtract } from './index.ts'

const root = mkdtempSync(path.join(tmpdir(), 'extract-'))
after(() => rmSync(root, { recursive: true, force: true }))

const column = (name: string, type: ColumnType, more: Partial<ExtractColumn> = {}): ExtractColumn => ({
  name,
  type,
  instant: false,
  padded: 'never',
  ...more,
})

async function extract(columns: ExtractColumn[], rows: unknown[][], growing: string | null = null, previous?: string) {
  const folder = mkdtempSync(path.join(root, 'pieces-'))
  const pieces = createPieceWriter(folder, { maxRows: 1e6, maxBytes: 1e9 })
  for (const row of rows) assert.equal(pieces.add(row), true)
  pieces.finish()
  const output = path.join(mkdtempSync(path.join(root, 'out-')), 'columnar')
  const earlier = previous
    ? { path: previous, columns: columns.map(({ name }) => name), growing: growing!, since: '2' }
    : null
  const limits = { ...defaultImportLimits }
  const made = await writeExtract({ pieces: folder, columns, table: 't', output, growing, previous: earlier, limits })
  return { made, output }
}

async function rowsIn(file: string, sql: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' })
  const connection = await instance.connect()
  try {
    return (await connection.runAndReadAll(sql)).getRowsJson()
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

test('values are kept as they are, and a column that would lose something is left out with the reason', async () => {
  const { made, output } = await extract(
    [
      column('id', 'integer'),
      column('huge', 'integer'),
      column('price', 'decimal'),
      column('odd', 'decimal'),
      column('day', 'date'),
      column('broken', 'date'),
      column('at', 'datetime', { instant: true }),
      column('fine', 'datetime'),
      column('code', 'text', { padded: 'always' }),
      column('Code', 'text'),
      column('doc', 'json'),
      column('text', 'text'),
    ],
    [
      [
        1,
        2n ** 64n,
        '12.50',
        '1e400',
        '2024-01-31',
        '2024-01-31',
        '2024-01-31T10:00:00Z',
        '2024-01-31T10:00:00.1234567Z',
        'ab  ',
        'x',
        new RawJson('{"a":1}'),
        'a "b"\n\\',
      ],
      [null, -(2n ** 53n), '-0.125', null, null, '2024-02-31', null, null, null, 'y', null, null],
    ],
  )
  assert.deepEqual(
    made.columns.map(({ name }) => name),
    ['id', 'huge', 'price', 'day', 'at', 'text'],
  )
  assert.deepEqual(made.leftOut, [
    { name: 'odd', reason: '1 of its values cannot be read as numbers.' },
    { name: 'broken', reason: '1 of its values cannot be read as date.' },
    { name: 'fine', reason: 'It tells moments finer than a millionth of a second.' },
    {
      name: 'code',
      reason: 'Its values are filled up with spaces, which only its database leaves aside when it compares them.',
    },
    { name: 'Code', reason: 'Another column differs from it only in large and small letters.' },
    { name: 'doc', reason: 'Values of type json are not kept.' },
  ])
  assert.deepEqual([made.rows, made.grownTo], [2, null])
  assert.deepEqual(
    await rowsIn(output, 'SELECT id, huge::VARCHAR, price::VARCHAR, day::VARCHAR, epoch("at"), text FROM t'),
    [
      ['1', '18446744073709551616', '12.500', '2024-01-31', 1706695200, 'a "b"\n\\'],
      [null, '-9007199254740992', '-0.125', null, null, null],
    ],
  )
})

test('what a cast would change is not kept, and numbers without an end are', async () => {
  const { made, output } = await extract(
    [
      column('id', 'integer'),
      column('ratio', 'real'),
      column('price', 'decimal'),
      column('hour', 'time'),
      column('zoned', 'time'),
      column('day', 'date'),
      column('at', 'datetime', { instant: true }),
      column('plain', 'text', { padded: 'at its end' }),
      column('spaced', 'text', { padded: 'at its end' }),
    ],
    [
      [1, Number.NaN, 'NaN', '12:00:00', '12:00:00+02', 'infinity', '-infinity', ' a', 'a '],
      [2, Number.POSITIVE_INFINITY, '1', null, null, '2024-01-31', null, null, 'a'],
      [3, null, null, null, null, null, null, null, null],
    ],
  )
  assert.deepEqual(
    made.leftOut.map(({ name, reason }) => `${name}: ${reason}`),
    [
      'price: 1 of its values cannot be read as numbers.',
      'zoned: 1 of its values cannot be read as time.',
      'day: 1 of its values cannot be read as date.',
      'at: 1 of its values cannot be read as datetime.',
      'spaced: 1 of its values end in spaces, which only its database leaves aside when it compares them.',
    ],
  )
  await assert.rejects(extract([column('id', 'integer'), column('day', 'date')], [[1, 'infinity']], 'day'), {
    name: 'UnreadableFileError',
    reason: 'the growing column day has values that cannot be kept',
  })
  assert.deepEqual(await rowsIn(output, 'SELECT ratio::VARCHAR FROM t ORDER BY id'), [['nan'], ['inf'], [null]])
})

test('by a growing column the smaller rows stay, and those read again take the place of the others', async () => {
  const columns = [column('id', 'integer'), column('name', 'text')]
  const first = await extract(
    columns,
    [
      [1, 'one'],
      [2, 'two'],
      [null, 'none'],
    ],
    'id',
  )
  assert.equal(first.made.grownTo, '2')
  const second = await extract(
    columns,
    [
      [2, 'zwei'],
      [3, 'drei'],
      [null, 'none'],
    ],
    'id',
    first.output,
  )
  assert.deepEqual([second.made.rows, second.made.grownTo], [4, '3'])
  assert.deepEqual(await rowsIn(second.output, 'SELECT name FROM t ORDER BY name'), [
    ['drei'],
    ['none'],
    ['one'],
    ['zwei'],
  ])
})

test('a table without rows is kept too', async () => {
  const { made, output } = await extract([column('id', 'integer'), column('price', 'decimal')], [])
  assert.equal(made.rows, 0)
  assert.deepEqual(await rowsIn(output, 'SELECT * FROM t'), [])
})

test('whether moments are instants is told by their values where nothing else tells it', async () => {
  const moments = (name: string) => column(name, 'datetime', { instant: null })
  const { made, output } = await extract(
    [moments('zoned'), moments('plain'), moments('mixed'), moments('none')],
    [
      ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00', '2024-01-31T10:00:00', null],
      ['2024-01-31T10:00:00+02:00', null, '2024-01-31T10:00:00Z', null],
    ],
  )
  assert.deepEqual(made.leftOut, [{ name: 'mixed', reason: '1 of its values have no time zone, and others do.' }])
  assert.deepEqual(await rowsIn(output, 'SELECT typeof(zoned), typeof(plain), typeof("none"), epoch(zoned) FROM t'), [
    ['TIMESTAMP WITH TIME ZONE', 'TIMESTAMP', 'TIMESTAMP', 1706695200],
    ['TIMESTAMP WITH TIME ZONE', 'TIMESTAMP', 'TIMESTAMP', 1706688000],
  ])
})

test('a table of very many columns is kept', async () => {
  const columns = Array.from({ length: 300 }, (_, i) =>
    column(`c${i}`, (['integer', 'decimal', 'datetime', 'text'] as const)[i % 4]!),
  )
  const row = columns.map(({ type }, i) =>
    type === 'datetime' ? '2024-01-31T10:00:00' : type === 'text' ? `t${i}` : i,
  )
  const { made, output } = await extract(columns, new Array(3000).fill(row))
  assert.deepEqual([made.rows, made.columns.length, made.leftOut], [3000, 300, []])
  assert.deepEqual(await rowsIn(output, 'SELECT c0, c1, c299 FROM t LIMIT 1'), [['0', '1', 't299']])
})

test('of days and moments past the year 9999 all is read again the next time', async () => {
  for (const type of ['date', 'datetime'] as const)
    for (const [value, grownTo] of [
      ['9999-12-31', type === 'date' ? '9999-12-31' : '9999-12-31T00:00:00'],
      ['10000-01-01', null],
    ]) {
      const { made } = await extract([column('at', type)], [[value]], 'at')
      assert.equal(made.grownTo, grownTo)
    }
})
