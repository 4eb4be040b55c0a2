import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import { importBytes } from '../spreadsheets.fixture.ts'

const values = async (text: string | Buffer, fileName?: string) => {
  const { rows } = await importBytes(text, fileName)
  return rows.map((row) => Object.values(row))
}

test('a plain file becomes a table named after it, typed from its values', async () => {
  const { table, types, rows } = await importBytes('id,name,price\n1,Anna,2.50\n2,Bob,3\n', 'reports/sales.csv')
  assert.equal(table.name, 'sales')
  assert.deepEqual(types, { id: 'integer', name: 'text', price: 'real' })
  assert.deepEqual(rows, [
    { id: 1, name: 'Anna', price: 2.5 },
    { id: 2, name: 'Bob', price: 3 },
  ])
})

test('delimiters are found by looking, not by the name', async () => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const text = ['a,b,c', '1,x,2.5', '2,y,3.5', '3,z,4.5'].join('\n').replaceAll(',', delimiter)
    const { table, report } = await importBytes(text, 'data.txt')
    assert.equal(report.file.dialect?.delimiter, delimiter)
    assert.equal(table.columns.length, 3)
  }
})

test('a semicolon file with decimal commas is not read as a comma file', async () => {
  const { report, types, rows } = await importBytes('m;n\n1,5;2,25\n3,5;4,75\n')
  assert.equal(report.file.dialect?.delimiter, ';')
  assert.deepEqual(types, { m: 'real', n: 'real' })
  assert.deepEqual(rows[0], { m: 1.5, n: 2.25 })
})

test('Excel’s own sep= line names the delimiter and is no row', async () => {
  const { table, rows } = await importBytes('sep=|\na|b\n1|x\n')
  assert.equal(table.columns.length, 2)
  assert.deepEqual(rows, [{ a: 1, b: 'x' }])
})

test('quoted fields hold delimiters, quotes and line breaks, and line numbers stay true', async () => {
  const { rows, table } = await importBytes('a,b\n"x, ""y""\nz",1\nshort\n"q",2\n')
  assert.deepEqual(rows, [
    { a: 'x, "y"\nz', b: 1 },
    { a: 'short', b: null },
    { a: 'q', b: 2 },
  ])
  assert.deepEqual(table.paddedRows, { count: 1, lines: [4] })
})

test('a backslash escapes a quote where the file does it so', async () => {
  const { report, rows } = await importBytes('"a","b"\n"say \\"hi\\", twice","1"\n"c:\\\\x","2"\n')
  assert.equal(report.file.dialect?.escape, 'backslash')
  assert.deepEqual(rows, [
    { a: 'say "hi", twice', b: 1 },
    { a: 'c:\\x', b: 2 },
  ])
})

test('single quotes are quotes when whole fields stand in them', async () => {
  assert.deepEqual(await values("a,b\n'x, y',1\n'z',2\n"), [
    ['x, y', 1],
    ['z', 2],
  ])
})

test('stray quotes lose nothing', async () => {
  const { rows, report } = await importBytes('a,b\n"he said "hi" there",1\n5" pipe,2\n"never closed,3\nnext,4\n')
  assert.deepEqual(rows, [
    { a: 'he said "hi" there', b: 1 },
    { a: '5" pipe', b: 2 },
    { a: '"never closed', b: 3 },
    { a: 'next', b: 4 },
  ])
  assert.match(report.warnings.join(), /quotes that close nothing/)
})

test('LF, CRLF and CR end lines; a last line needs none', async () => {
  for (const newline of ['\n', '\r\n', '\r']) {
    assert.deepEqual(await values(['a,b', '1,x', '2,y'].join(newline)), [
      [1, 'x'],
      [2, 'y'],
    ])
  }
})

test('encodings: UTF-8 with and without BOM, UTF-16 both ways, Windows-1252, Latin-1', async () => {
  const text = 'größe,stadt\n1,Zürich\n2,Genève\n'
  const wide = Buffer.from(text, 'utf16le')
  const swapped = Buffer.from(wide).swap16()
  const files: [Buffer, RegExp][] = [
    [Buffer.from(text), /^utf-8$/],
    [Buffer.from(`\ufeff${text}`), /BOM/],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), /utf-16le/],
    [Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]), /utf-16be/],
    [wide, /utf-16le/],
    [swapped, /utf-16be/],
    [Buffer.from(text, 'latin1'), /iso-8859-1/],
  ]
  for (const [bytes, encoding] of files) {
    const { rows, report } = await importBytes(bytes)
    assert.match(report.file.encoding ?? '', encoding)
    assert.deepEqual(rows, [
      { größe: 1, stadt: 'Zürich' },
      { größe: 2, stadt: 'Genève' },
    ])
  }
  const { rows, report } = await importBytes(Buffer.from('preis,n\n5 \x80,\x93gut\x94\n7 \x80,schlecht\n', 'latin1'))
  assert.equal(report.file.encoding, 'windows-1252')
  assert.deepEqual(rows[0], { preis: 5, n: '“gut”' })
})

test('Shift_JIS is read as what it is, and apostrophes of Windows-1252 are none of it', async () => {
  const header = '93fa95742c926e88e62c94848fe30a' // 日付,地域,売上
  const japanese = `${header}${'323032342d30312d30312c938c8b9e835c2c31300a323032342d30312d30322c91e58de3955c2c32300a'}`
  const { rows, report } = await importBytes(Buffer.from(japanese, 'hex'))
  assert.equal(report.file.encoding, 'shift_jis')
  assert.deepEqual(rows, [
    { 日付: '2024-01-01', 地域: '東京ソ', 売上: 10 },
    { 日付: '2024-01-02', 地域: '大阪表', 売上: 20 },
  ])
  assert.deepEqual(report.warnings, [])
  const spoilt = await importBytes(
    Buffer.concat([Buffer.from(japanese.repeat(25_000), 'hex'), Buffer.from([0x93, 0x0a])]),
  )
  assert.match(spoilt.report.warnings.join(), /1 characters are no Shift_JIS and were lost/)

  const english = 'who,what\nit\x92s,that\x92s\nshe\x92s,\x93so\x94 \x96 he\x92d\n'
  const western = await importBytes(Buffer.from(english, 'latin1'))
  assert.equal(western.report.file.encoding, 'windows-1252')
  assert.deepEqual(western.rows[0], { who: 'it’s', what: 'that’s' })
  const apostrophes = await importBytes(Buffer.from('who,what\nit\x92s,that\x92s\nshe\x92s,he\x92d\n', 'latin1'))
  assert.equal(apostrophes.report.file.encoding, 'windows-1252')
})

test('a UTF-8 file with a few foreign bytes stays UTF-8 and says so', async () => {
  const bytes = Buffer.concat([
    Buffer.from('a,b\nZürich,1\nGenève,2\n'),
    Buffer.from([0x4d, 0xfc, 0x6c]),
    Buffer.from(',3\n'),
  ])
  const { rows, report } = await importBytes(bytes)
  assert.deepEqual(
    rows.map((r) => r.a),
    ['Zürich', 'Genève', 'Mül'],
  )
  assert.match(report.warnings.join(), /1 bytes are not UTF-8/)
})

test('a character cut by the end of a chunk stays whole', async () => {
  const line = `${'é'.repeat(50)},1\n`
  const count = Math.ceil((3 << 20) / Buffer.byteLength(line))
  const { rows, report } = await importBytes(`x,y\n${line.repeat(count)}`)
  assert.equal(rows.length, count)
  assert.ok(rows.every((r) => r.x === 'é'.repeat(50)))
  assert.deepEqual(report.warnings, [])
})

test('NUL bytes are left out and counted', async () => {
  const { rows, report } = await importBytes('a,b\nx\0y,1\n\0,2\n')
  assert.deepEqual(rows, [
    { a: 'xy', b: 1 },
    { a: null, b: 2 },
  ])
  assert.match(report.warnings.join(), /2 NUL bytes/)
})

test('ragged rows: short ones are filled, long ones get columns, both are named', async () => {
  const { table, rows } = await importBytes('a,b,c\n1,2,3\n4\n5,6,7,8\n9,10,11,\n')
  assert.deepEqual(Object.keys(rows[0]!), ['a', 'b', 'c', 'column_4'])
  assert.deepEqual(
    rows.map((r) => r.column_4),
    [null, null, 8, null],
  )
  assert.deepEqual(table.paddedRows, { count: 1, lines: [3] })
  assert.deepEqual(table.longRows, { count: 1, lines: [4] })
})

test('lines above the header are left out and named, blank lines too', async () => {
  const { table, rows } = await importBytes('Sales report\nmade on 3 May\n\nid,city,amount\n1,Oslo,5\n\n2,Rome,6\n')
  assert.deepEqual(table.header, { row: 4, found: true })
  assert.deepEqual(table.skippedRows, { count: 4, lines: [1, 2, 3, 6] })
  assert.deepEqual(rows, [
    { id: 1, city: 'Oslo', amount: 5 },
    { id: 2, city: 'Rome', amount: 6 },
  ])
})

test('a title padded with delimiters is no header', async () => {
  const { table } = await importBytes('Report,,,\nid,city,amount,day\n1,Oslo,5,2024-01-01\n2,Rome,6,2024-01-02\n')
  assert.deepEqual(
    table.columns.map((c) => c.name),
    ['id', 'city', 'amount', 'day'],
  )
})

test('of headings alone it is said that the table has no rows', async () => {
  const { table } = await importBytes('name,amount,day\n')
  assert.deepEqual([table.rows, table.columns.length], [0, 3])
  assert.ok(table.warnings.includes('there is nothing below the headings: the table has no rows'))
})

test('without a header the columns are numbered and no row is lost', async () => {
  const { table, rows } = await importBytes('1,Oslo,2.5\n2,Rome,3.5\n3,Bern,4.5\n')
  assert.deepEqual(table.header, { row: null, found: false })
  assert.deepEqual(rows[0], { column_1: 1, column_2: 'Oslo', column_3: 2.5 })
  assert.equal(rows.length, 3)
})

test('a heading for each year is a header', async () => {
  const { table, rows } = await importBytes('country,2019,2020\nChad,5,6\nPeru,7,8\n')
  assert.deepEqual(
    table.columns.map((c) => c.name),
    ['country', '_2019', '_2020'],
  )
  assert.equal(rows.length, 2)
})

test('duplicate, empty and reserved headings get names that differ, and the report says how', async () => {
  const { table } = await importBytes('Name,name,,order,Total %,1st,name_2,rowid\n1,2,3,4,5,6,7,8\n')
  assert.deepEqual(
    table.columns.map((c) => c.name),
    ['Name', 'name_3', 'column_3', 'order_', 'Total_pct', '_1st', 'name_2', 'rowid_'],
  )
  assert.deepEqual(
    table.columns.map((c) => c.label),
    ['Name', 'name', '', 'order', 'Total %', '1st', 'name_2', 'rowid'],
  )
  assert.match(table.columns[3]!.warnings.join(), /named order_/)
})

test('without a header no row of several values is left out, a lone title is', async () => {
  const numbers = await importBytes(
    '0,zero,,,,\n1,one,11,eleven,21,twenty-one\n2,two,12,twelve,22,twenty-two\n3,three,13,thirteen,23,x\n',
  )
  assert.equal(numbers.table.header.found, false)
  assert.deepEqual(Object.values(numbers.rows[0]!), [0, 'zero', null, null, null, null])
  assert.equal(numbers.table.skippedRows.count, 0)
  const titled = await importBytes('Export\n1,2,3\n4,5,6\n7,8,9\n')
  assert.deepEqual([titled.table.rows, titled.table.skippedRows.lines], [3, [1]])
  assert.match(titled.table.warnings.join(), /1 line above the table was left out/)
})

test('headings that are said again further down are still headings, and the row stays', async () => {
  const { table } = await importBytes(
    'Year,Venue,Winner\n2005,Pardubice,Poland\n2006,Rybnik,Poland\nYear,Venue,Winner\n2007,Abensberg,Poland\n',
  )
  assert.deepEqual([table.header.row, table.rows], [1, 4])
  assert.deepEqual(
    table.columns.map((c) => c.label),
    ['Year', 'Venue', 'Winner'],
  )
})

test('R1 over numbers is a heading, over amounts in rand it is one of them', async () => {
  const rounds = await importBytes('Player,R1,R2\nDon,76,74\nJack,75,75\n')
  assert.deepEqual(
    rounds.table.columns.map((c) => c.label),
    ['Player', 'R1', 'R2'],
  )
  const rand = await importBytes('R1,R5\nR2,R6\nR3,R7\n')
  assert.deepEqual([rand.table.header.found, rand.table.rows], [false, 3])
})

test('rows are measured by the header, not by how wide others are', async () => {
  const { table } = await importBytes('a,b,c\n1,2\n1,2,3,4\n1,2,3\n')
  assert.deepEqual([table.paddedRows.lines, table.longRows.lines], [[2], [3]])
})

test('too many columns, an empty file and foreign files are refused with a reason', async () => {
  await assert.rejects(importBytes(`${'a,'.repeat(50)}b\n${'1,'.repeat(50)}2\n`, 'x.csv', { maxColumns: 40 }), {
    reason: /columns/,
  })
  await assert.rejects(importBytes(''), { reason: /empty/ })
  await assert.rejects(importBytes('\n\n  \n'), { reason: /no table/ })
  await assert.rejects(importBytes(Buffer.from('89504e470d0a1a0a0000', 'hex')), { reason: /PNG/ })
  await assert.rejects(importBytes('%PDF-1.7 ...'), { reason: /PDF/ })
  await assert.rejects(importBytes('<!DOCTYPE html><html></html>'), { reason: /web page/ })
  await assert.rejects(importBytes(Buffer.from(Array.from({ length: 500 }, (_, i) => i % 32))), {
    reason: /neither text/,
  })
})

test('cells longer than a page, a chunk and the scanner’s buffer come out whole', async () => {
  const sizes = [4000, 4061, 4062, 5000, 70_000, 1_500_000, 5_000_000]
  const text = `id,t\n${sizes.map((size, i) => `${i},"${'ab\n'.repeat(size / 3)}"`).join('\n')}\n`
  const { rows } = await importBytes(text)
  assert.deepEqual(
    rows.map((r) => (r.t as string).length),
    sizes.map((size) => Math.floor(size / 3) * 3),
  )
})

test('quotes that nothing closes are read in time that grows with the file, in rows of their own and within one', async () => {
  const files: [size: number, fileOf: (size: number) => string, rowsOf: (size: number) => number, first: string][] = [
    [2_000, (size) => `a,b\n${'"x,1\n'.repeat(size)}`, (size) => size, '"x'],
    [2_000, (size) => `a,b\n${'"",""x\n'.repeat(size)}`, (size) => size, '""'],
    [80, (size) => `${'a,'.repeat(size)}\n${`${'"x,'.repeat(size)}\n`.repeat(100)}`, () => 100, '"x'],
  ]
  for (const [least, fileOf, rowsOf, first] of files)
    await assertGrowsEvenly(async (size) => {
      const count = rowsOf(size)
      const { rows, report } = await importBytes(fileOf(size))
      assert.deepEqual([rows.length, Object.values(rows.at(-1)!)[0]], [count, first])
      assert.match(JSON.stringify(report), new RegExp(`${count} quotes that close nothing`))
    }, least)
})
