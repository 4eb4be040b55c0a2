import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as sheetjs from '@e965/xlsx'
import { importBytes, makeXlsx } from '../spreadsheets.fixture.ts'

test('a cell that says it is a number and is none is an error cell, whatever its format', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="[$€-2] #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs>'
  for (const value of ['NaN', 'abc', '1e999', '-', '.', '1.2.3', `1${'0'.repeat(400)}.5`, 'Infinity']) {
    const cell = (column: string, row: number, style: number, text: string) =>
      `<c r="${column}${row}" s="${style}"><v>${text}</v></c>`
    const row = (r: number, texts: string[]) =>
      `<row r="${r}">${texts.map((text, c) => cell('ABC'[c]!, r, c, text)).join('')}</row>`
    const heads =
      '<row r="1"><c r="A1" t="str"><v>n</v></c><c r="B1" t="str"><v>euro</v></c><c r="C1" t="str"><v>day</v></c></row>'
    const rows = `${heads}${row(2, ['1.5', '2', '45000'])}${row(3, [value, value, value])}${row(4, ['-.5', '3', '45001'])}`
    const {
      types,
      rows: read,
      table,
    } = await importBytes(makeXlsx({ sheets: [{ name: 's', rows }], styles }), 'b.xlsx')
    assert.deepEqual(types, { n: 'real', euro: 'integer', day: 'date' }, value)
    assert.deepEqual(read[1], { n: null, euro: null, day: null }, value)
    assert.equal(read[2]!.n, -0.5)
    assert.deepEqual(table.columns[0]!.warnings, ['1 error cells read as no value'])
    assert.deepEqual(table.columns[1]!.format, { currency: '€' })
  }
})

test('an old workbook in which a number is no number is read, with the cell as an error', async () => {
  const bytes: Buffer = sheetjs.write(
    { SheetNames: ['s'], Sheets: { s: sheetjs.utils.aoa_to_sheet([['n'], [1234.5625], [2]]) } },
    { bookType: 'biff8', type: 'buffer' },
  )
  const number = Buffer.alloc(8)
  number.writeDoubleLE(1234.5625)
  const at = bytes.indexOf(number)
  assert.ok(at > 0)
  bytes.fill(0xff, at, at + 8)
  const { rows, table } = await importBytes(bytes, 'b.xls')
  assert.deepEqual(rows, [{ n: null }, { n: 2 }])
  assert.deepEqual(table.columns[0]!.warnings, ['1 error cells read as no value'])
})
