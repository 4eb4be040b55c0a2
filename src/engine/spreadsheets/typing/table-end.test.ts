import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importSpreadsheet } from '../index.ts'
import { importBytes, makeXlsx, place, queryDuckdb, sheetRows, withFolder } from '../spreadsheets.fixture.ts'

const types = { Year: 'integer', Count: 'integer', Place: 'text' }
const table = 'Year,Count,Place\n2020,5,Oslo\n2021,6,Bonn\n2022,7,Rome\n'

test('notes below a table are no rows of it, and the report tells them', async () => {
  for (const [notes, left] of [
    ['Source: Ministry of Trade', ['Source: Ministry of Trade']],
    ['Source: Ministry of Trade,,', ['Source: Ministry of Trade']],
    ['\n"Figures of 2022, preliminary",,', ['Figures of 2022, preliminary']],
    ['\nSource: OECD, own count, 2023', ['Source: OECD, own count, 2023']],
    ['* estimated\n\n** revised,,\n', ['* estimated', '** revised']],
    ['preliminary', ['preliminary']],
    [',not known,', ['not known']],
  ] as const) {
    const { types: found, rows, table: told } = await importBytes(`${table}${notes}\n`)
    assert.deepEqual(found, types, notes)
    assert.equal(rows.length, 3, notes)
    assert.deepEqual(
      told.warnings.filter((text) => text.startsWith('left out')),
      left.map((text) => `left out below the table: “${text}”`),
    )
    assert.ok(told.skippedRows.count >= left.length)
  }
})

test('in sheets too', async () => {
  const rows = sheetRows([
    ['Year', 'Count', 'Place'],
    [2020, 5, 'Oslo'],
    [2021, 6, 'Bonn'],
    [null, null, null],
    ['Source: Ministry of Trade', null, null],
    ['Figures of 2021 are preliminary', null, null],
  ])
  const { types: found, table: told } = await importBytes(makeXlsx({ sheets: [{ name: 's', rows }] }), 'b.xlsx')
  assert.deepEqual(found, types)
  assert.equal(told.rows, 2)
  assert.deepEqual(told.skippedRows, { count: 2, lines: [5, 6] })
})

test('a last row that is short of values stays a row', async () => {
  for (const last of [',,Paris', '2023,,', ',8,', '2023', ',NA,', '\n,,Paris']) {
    const { types: found, rows, table: told } = await importBytes(`${table}${last}\n`)
    assert.deepEqual(found, types, last)
    assert.equal(rows.length, 4, last)
    assert.equal(told.warnings.filter((text) => text.startsWith('left out')).length, 0, last)
  }
  const names = await importBytes('Name,Town\nAda,Oslo\nBo,Bonn\n\nCem,Rome\n\nDee van der Berg,\n')
  assert.equal(names.rows.length, 4, 'where blank rows stand between rows, what follows one is a row')
})

test('a lone value in the middle of a table is a row like the others', async () => {
  const { rows, types: found } = await importBytes(`${table}Source: X,,\n2023,8,Ulm\n`)
  assert.equal(rows.length, 5)
  assert.equal(found.Year, 'text')
  assert.deepEqual(rows[3], { Year: 'Source: X', Count: null, Place: null })
})

test('notes below a long table are found without looking at it twice, in both engines', () =>
  withFolder(async (folder) => {
    const lines = Array.from({ length: 30_000 }, (_, i) => `${i},${i % 7},Town ${i}`)
    const { input, output } = place(
      folder,
      `Id,Count,Place\n${lines.join('\n')}\n\nSource: Ministry\nall rights reserved\n`,
    )
    for (const engine of ['sqlite', 'duckdb'] as const) {
      const { report } = await importSpreadsheet({ input, fileName: 'x.csv', output, engine })
      const { rows, columns, skippedRows } = report.tables[0]!
      assert.equal(rows, 30_000)
      assert.deepEqual(
        columns.map(({ type }) => type),
        ['integer', 'integer', 'text'],
      )
      assert.deepEqual(skippedRows, { count: 3, lines: [30_002, 30_003, 30_004] })
    }
    assert.deepEqual(await queryDuckdb(output, 'SELECT max(Id)::INT AS last FROM x'), [{ last: 29_999 }])
  }))

test('many lone values at the end are rows of a table with gaps, not notes', async () => {
  const gaps = Array.from({ length: 60 }, (_, i) => `word ${i},,`).join('\n')
  const { rows } = await importBytes(`${table}${gaps}\n`)
  assert.equal(rows.length, 63)
})

test('rows with nothing in them are left out wherever they stand, and counted', async () => {
  const { rows, table: told } = await importBytes('a,b\n1,2\n\n,,\n3,4\n  ,\n5,6\n\n')
  assert.deepEqual(rows, [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
    { a: 5, b: 6 },
  ])
  assert.equal(told.rows, 3)
  assert.deepEqual(told.skippedRows.lines.slice(0, 3), [3, 4, 6])
})
