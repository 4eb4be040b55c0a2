import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as sheetjs from '@e965/xlsx'
import { defaultImportLimits } from '../report/import-report.ts'
import { importBytes, makeXlsx, makeZip, sheetRows, withFolder } from '../spreadsheets.fixture.ts'
import { openZip } from './zip-archive.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rows = sheetRows([
  ['a', 'b'],
  [1, 'x'],
])

/** A workbook whose sheets are all the same part. */
function repeatedSheet(count: number): Buffer {
  const sheets = Array.from({ length: count }, (_, i) => `<sheet name="s${i}" sheetId="${i + 1}" r:id="r1"/>`)
  return makeZip([
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    { name: 'xl/workbook.xml', data: `<workbook><sheets>${sheets.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', data: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ])
}

function written(bookType: sheetjs.BookType, count: number): Buffer {
  const book = sheetjs.utils.book_new()
  for (let i = 0; i < count; i++)
    sheetjs.utils.book_append_sheet(book, sheetjs.utils.aoa_to_sheet([['a'], [i]]), `s${i}`)
  return sheetjs.write(book, { type: 'buffer', bookType, compression: false })
}

test('more sheets than allowed are refused in every kind of workbook', async () => {
  await assert.rejects(importBytes(repeatedSheet(49_999), 'b.xlsx'), { reason: /more than 1000 sheets/ })
  const table = '<table:table table:name="t"><table:table-row/></table:table>'
  const ods = makeZip([
    { name: 'META-INF/manifest.xml', data: '<manifest/>' },
    { name: 'content.xml', data: `<office:document-content>${table.repeat(20_000)}</office:document-content>` },
  ])
  await assert.rejects(importBytes(ods, 'b.ods'), { reason: /more than 1000 sheets/ })
  for (const bookType of ['xlsx', 'xlsb', 'ods', 'biff8', 'xlml'] as const) {
    await assert.rejects(importBytes(written(bookType, 4), `b.${bookType}`, { maxSheets: 3 }), {
      reason: /more than 3 sheets/,
    })
    assert.equal((await importBytes(written(bookType, 3), `b.${bookType}`, { maxSheets: 3 })).report.tables.length, 3)
  }
})

test('more columns than allowed in all tables together are refused', async () => {
  const limits = { maxFileColumns: 3 }
  await assert.rejects(importBytes(written('xlsx', 4), 'b.xlsx', limits), {
    reason: /the tables of the file have more than 3 columns together/,
  })
  assert.equal((await importBytes(written('xlsx', 3), 'b.xlsx', limits)).report.tables.length, 3)
})

test('a part that several sheets name is read once', async () => {
  const { report } = await importBytes(repeatedSheet(3), 'b.xlsx')
  assert.equal(report.tables.length, 1)
  assert.deepEqual(
    report.warnings,
    ['s1', 's2'].map((name) => `“${name}” is another name of a sheet before it and was left out`),
  )
  const binary = written('xlsb', 3)
  const third = Buffer.from('rId3', 'utf16le')
  const at = binary.indexOf(third)
  assert.ok(at > 0)
  binary.write('rId1', at, 'utf16le')
  await assert.rejects(importBytes(binary, 'b.xlsb'), { reason: /the same part/ })
})

test('tables below each other beyond the fiftieth are not lost: the rest of the sheet is one', async () => {
  const tables = 60
  const sheet = Array.from({ length: tables }, (_, i) =>
    sheetRows(
      [
        ['name', 'value'],
        ['x', i],
        ['y', i],
      ],
      i * 5 + 1,
    ),
  ).join('')
  const { report } = await importBytes(makeXlsx({ sheets: [{ name: 's', rows: sheet }] }), 'b.xlsx')
  assert.equal(report.tables.length, 51)
  const values = report.tables.reduce((sum, table) => sum + table.rows, 0)
  assert.equal(values, 50 * 2 + 10 * 2 + 9, 'with the headings of those that were not told apart')
})

test('a part that is unpacked again and again is refused by the work it takes', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'book')
    writeFileSync(path, makeZip([{ name: 'part.xml', data: Buffer.alloc(9 * 1024 ** 2) }]))
    const zip = await openZip(path, defaultImportLimits, () => {})
    let passes = 0
    await assert.rejects(
      async () => {
        for (; passes < 100; passes++) for await (const _ of zip.stream('part.xml'));
      },
      { reason: /more work/ },
    )
    assert.equal(passes, 64)
    assert.equal(zip.unpacked(), 9 * 1024 ** 2)
  }))

test('tags without an end in the small parts of a workbook are read in one go', async () => {
  const workbook = (xml: string) =>
    makeZip([
      { name: 'xl/workbook.xml', data: xml },
      { name: 'xl/_rels/workbook.xml.rels', data: '<Relationships/>' },
    ])
  const many = 1_000_000
  for (const xml of ['<sheet '.repeat(many), `<sheet ${'a'.repeat(many)}>`, `<sheet ${'a="'.repeat(many)}>`])
    await assert.rejects(importBytes(workbook(xml), 'b.xlsx', { maxUnzipRatio: 1e6 }), { reason: /no sheet/ })
})
