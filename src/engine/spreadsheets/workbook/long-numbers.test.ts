import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as sheetjs from '@e965/xlsx'
import { importBytes, makeXlsx } from '../spreadsheets.fixture.ts'

const styles =
  '<numFmts><numFmt numFmtId="170" formatCode="[$€-2] #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs>'

/** One column of number cells under `n`, beside one of words. */
async function column(values: string[], style = 0) {
  const word = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`
  const rows = values.map(
    (value, i) =>
      `<row r="${i + 2}">${word(`A${i + 2}`, `w${i}`)}<c r="B${i + 2}" s="${style}"><v>${value}</v></c></row>`,
  )
  const head = `<row r="1">${word('A1', 'word')}${word('B1', 'n')}</row>`
  const book = makeXlsx({ sheets: [{ name: 's', rows: head + rows.join('') }], styles })
  const { table, rows: found } = await importBytes(book, 'b.xlsx')
  assert.deepEqual(Object.keys(found[0]!), ['word', 'n'])
  const { type, reason, warnings } = table.columns[1]!
  return { type, reason, warnings, values: found.map(({ n }) => n) }
}

test('whole numbers that a double would round are text, digit for digit, told as in a text file', async () => {
  const ids = ['9007199254740993', '9007199254740992', '-1234567890123456789', '7']
  for (const style of [0, 1, 2]) {
    const read = await column(ids, style)
    assert.deepEqual([read.type, read.values, read.warnings], ['text', ids, []])
  }
  const { reason, type } = await column(ids)
  const { table } = await importBytes(`word,n\n${ids.map((id, i) => `w${i},${id}`).join('\n')}\n`)
  assert.deepEqual([type, reason], [table.columns[1]!.type, table.columns[1]!.reason])
  assert.match(reason, /“9007199254740993” in row 2 is longer than an amount: an identifier/)
  const endless = [`1${'0'.repeat(400)}`, '10000000000000000000000', '0.5']
  assert.deepEqual((await column(endless)).values, endless)
})

test('one such number far below the others keeps its digits and theirs', async () => {
  for (const before of ['9007199254740992', '1', '0.5']) {
    const values = [...Array<string>(15_000).fill(before), '9007199254740993', before]
    const read = await column(values)
    assert.equal(read.type, 'text')
    assert.deepEqual(read.values, values)
  }
})

test('ordinary integers, fractions of 16 and 17 digits and whole numbers that a double holds stay numbers', async () => {
  const whole = ['1', '-25', '999999999999999', '9007199254740991']
  assert.deepEqual(await column(whole), {
    type: 'integer',
    reason: 'every value is a whole number',
    warnings: [],
    values: whole.map(Number),
  })
  const fractions = ['0.30000000000000004', '1234567.890123457', '-3.1415926535897931', '1.2345678901234568E+18', '2']
  const held = ['9007199254740992', '1234567890123456768', '100000000000000000000000.0']
  for (const values of [fractions, held]) {
    const read = await column(values)
    assert.deepEqual([read.type, read.values, read.warnings], ['real', values.map(Number), []])
  }
})

test('a workbook that holds doubles gives them as they are', async () => {
  const values = [1234567890123456800, 9007199254740992, 1]
  for (const bookType of ['biff8', 'xlsb'] as const) {
    const sheet = sheetjs.utils.aoa_to_sheet([['n'], ...values.map((value) => [value])])
    const book = sheetjs.write({ SheetNames: ['s'], Sheets: { s: sheet } }, { bookType, type: 'buffer' })
    const { types, rows } = await importBytes(book, 'b.xls')
    assert.deepEqual([types.n, rows.map(({ n }) => n)], ['real', values])
  }
})

/** One column of number cells under `n`, beside one of words, as other programs than Excel write it. */
const openDocument = (values: string[]): Buffer => {
  const cell = (value: string) =>
    `<table:table-cell office:value="${value}" office:value-type="float"><text:p>some</text:p></table:table-cell>`
  const word = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const rows = values.map((value, i) => `<table:table-row>${word(`wörd ${i}`)}${cell(value)}</table:table-row>`)
  const table = `<table:table table:name="s"><table:table-row>${word('word')}${word('n')}</table:table-row>${rows.join('')}</table:table>`
  const names = ['office', 'table', 'text'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names.join(' ')}><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`
  const book = sheetjs.utils.book_new(sheetjs.utils.aoa_to_sheet([['n'], [1]]), 's')
  const packed = sheetjs.CFB.read(sheetjs.write(book, { bookType: 'ods', type: 'buffer' }), { type: 'buffer' })
  sheetjs.CFB.find(packed, 'content.xml').content = Buffer.from(content)
  return sheetjs.CFB.write(packed, { type: 'buffer', fileType: 'zip' })
}

const spreadsheetXml = (values: string[]): string => {
  const rows = values.map(
    (value, i) =>
      `<Row><Cell><Data ss:Type="String">wörd ${i}</Data></Cell><Cell><Data ss:Type="Number">${value}</Data></Cell></Row>`,
  )
  return `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="s"><Table><Row><Cell><Data ss:Type="String">word</Data></Cell><Cell><Data ss:Type="String">n</Data></Cell></Row>${rows.join('')}</Table></Worksheet></Workbook>`
}

test('an .ods, and a workbook that is one text, keep whole numbers that a double would round digit for digit', async () => {
  const ids = ['9007199254740993', '9007199254740992', '-1234567890123456789', '7']
  for (const [make, name] of [
    [openDocument, 'b.ods'],
    [spreadsheetXml, 'b.xls'],
  ] as const) {
    const { types, rows } = await importBytes(make(ids), name)
    assert.deepEqual([types.n, rows.map(({ n }) => n)], ['text', [ids[0], '9007199254740992', ids[2], '7']], name)
    assert.deepEqual(
      rows.map(({ word }) => word),
      ids.map((_, i) => `wörd ${i}`),
    )
    const held = await importBytes(make(['9007199254740992', '0.5', '-3']), name)
    assert.deepEqual([held.types.n, held.rows.map(({ n }) => n)], ['real', [9007199254740992, 0.5, -3]], name)
  }
})
