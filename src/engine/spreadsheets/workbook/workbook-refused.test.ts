import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importBytes, makeXlsx, makeZip, sheetRows } from '../spreadsheets.fixture.ts'

test('bombs are refused by what the directory says', async () => {
  const zeros = Buffer.alloc(30 * 1024 * 1024, 32)
  const bomb = makeXlsx({ sheets: [{ name: 's', rows: '' }], parts: [{ name: 'xl/bomb.xml', data: zeros }] })
  await assert.rejects(importBytes(bomb, 'b.xlsx'), { reason: /zip bomb/ })
  await assert.rejects(importBytes(makeXlsx({ sheets: [{ name: 's', rows: '' }] }), 'b.xlsx', { maxEntries: 3 }), {
    reason: /files inside/,
  })
  await assert.rejects(
    importBytes(makeXlsx({ sheets: [{ name: 's', rows: '' }] }), 'b.xlsx', { maxUnzippedBytes: 100 }),
    { reason: /zip bomb/ },
  )
})

test('bombs are refused by what comes out when the directory lies', async () => {
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>${' '.repeat(40 * 1024 * 1024)}</t></is></c></row>`
  const parts = [
    {
      name: '_rels/.rels',
      data: '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    { name: 'xl/workbook.xml', data: '<workbook><sheets><sheet name="s" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/></Relationships>',
    },
    { name: 'xl/s.xml', data: `<worksheet><sheetData>${rows}</sheetData></worksheet>`, claims: { size: 1000 } },
  ]
  await assert.rejects(importBytes(makeZip(parts), 'b.xlsx'), { reason: /zip bomb/ })
})

test('an OpenDocument sheet that repeats one cell without end, or lies about its size, is refused before it is read', async () => {
  const sheet = (rows: string) =>
    `<office:document-content><office:body><office:spreadsheet><table:table table:name="a">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`
  const cell =
    '<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell>'
  const repeated = sheet(`<table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row>`)
  const styles = { name: 'styles.xml', data: '<a/>' }
  await assert.rejects(importBytes(makeZip([styles, { name: 'content.xml', data: repeated }]), 'b.ods'), {
    reason: /cells/,
  })
  const long = sheet(
    `<table:table-row><table:table-cell><text:p>${' '.repeat(30 * 1024 * 1024)}</text:p></table:table-cell></table:table-row>`,
  )
  const lying = makeZip([styles, { name: 'content.xml', data: long, claims: { size: 1000 } }])
  await assert.rejects(importBytes(lying, 'b.ods'), { reason: /zip bomb/ })
})

test('too many cells or columns, encrypted, truncated and foreign archives are refused with a reason', async () => {
  const book = makeXlsx({ sheets: [{ name: 's', rows: sheetRows(Array.from({ length: 30 }, () => [1, 2, 3])) }] })
  await assert.rejects(importBytes(book, 'b.xlsx', { maxCells: 50 }), { reason: /cells/ })
  await assert.rejects(importBytes(book, 'b.xlsx', { maxColumns: 2 }), { reason: /columns/ })
  await assert.rejects(importBytes(book.subarray(0, book.length - 40), 'b.xlsx'), { reason: /damaged/ })
  await assert.rejects(importBytes(makeZip([{ name: 'word/document.xml', data: 'x' }]), 'b.xlsx'), {
    reason: /text document/,
  })
  await assert.rejects(importBytes(makeZip([{ name: 'photo.txt', data: 'x' }]), 'b.xlsx'), { reason: /zip archive/ })
  const locked = makeZip([
    {
      name: '_rels/.rels',
      data: '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    { name: 'xl/workbook.xml', data: 'secret', claims: { flags: 1 } },
  ])
  await assert.rejects(importBytes(locked, 'b.xlsx'), { reason: /password/ })
  const broken = makeXlsx({ sheets: [{ name: 's', rows: sheetRows([[1, 2]]) }] })
  const at = broken.indexOf('sheet1.xml') + 12
  broken.fill(0xff, at, at + 20)
  await assert.rejects(importBytes(broken, 'b.xlsx'), { reason: /damaged/ })
})

test('a long text that the cells of a sheet name over and over is refused, an honest column of one text is read', async () => {
  const cells = (count: number) =>
    Array.from({ length: count }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>0</v></c></row>`).join('')
  const book = (length: number, count: number) =>
    makeXlsx({ sheets: [{ name: 's', rows: cells(count) }], strings: `<si><t>${'x'.repeat(length)}</t></si>` })
  await assert.rejects(importBytes(book(100_000, 2000), 'b.xlsx'), { reason: /repeat long texts/ })
  const twice = Array.from({ length: 2 }, (_, i) => ({ name: `s${i}`, rows: cells(400) }))
  const halves = makeXlsx({ sheets: twice, strings: `<si><t>${'x'.repeat(100_000)}</t></si>` })
  await assert.rejects(importBytes(halves, 'b.xlsx'), { reason: /repeat long texts/ }, 'the sheets count together')
  assert.equal((await importBytes(book(300, 5000), 'b.xlsx')).rows.length, 4999)
})
