import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { importSpreadsheet, UnreadableFileError } from './index.ts'
import type { ImportChoices, TableChoices } from './report/import-choices.contract.ts'

const messy = `Export of the shop
region,amount,paid
Code,EUR,day
North,1.234,2024-01-05
South,unknown,2024-01-06
West,2.500,soon
Total,3.734,
`
let folder = ''
let made = 0
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'choices-'))
  await writeFile(path.join(folder, 'messy.csv'), messy)
})
after(() => rm(folder, { recursive: true }))

async function read(choices: TableChoices) {
  const output = path.join(folder, `out-${made++}`)
  const { report } = await importSpreadsheet({
    input: path.join(folder, 'messy.csv'),
    fileName: 'messy.csv',
    output,
    choices: { messy: choices },
  })
  const database = new DatabaseSync(output, { readOnly: true })
  const rows = database
    .prepare('SELECT * FROM messy')
    .all()
    .map((row) => Object.values(row))
  database.close()
  return { table: report.tables[0]!, rows, report }
}

test('the header row, the rows above it and those at the end are where somebody says', async () => {
  const { table, rows, report } = await read({ headerRow: 3, footerRows: 1 })
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['Code', 'EUR', 'day'],
  )
  assert.deepEqual(
    rows.map(([first]) => first),
    ['North', 'South', 'West'],
  )
  assert.deepEqual([table.header.row, table.rows], [3, 3])
  assert.deepEqual(report.choices, { messy: { headerRow: 3, footerRows: 1 } })
  const bare = await read({ headerRow: null, skipRows: 3 })
  assert.deepEqual([bare.table.header.row, bare.rows[0]![0], bare.rows.length], [null, 'North', 4])
})

test('a type that was chosen holds; what does not fit it is no value, and is counted', async () => {
  const { table, rows } = await read({ headerRow: 3, footerRows: 1, types: { EUR: 'real', day: 'date' } })
  assert.deepEqual(
    rows.map((row) => row.slice(1)),
    [
      [1.234, '2024-01-05'],
      [null, '2024-01-06'],
      [2.5, null],
    ],
  )
  const [, amount, day] = table.columns
  assert.deepEqual([amount!.type, amount!.nulls, amount!.warnings], ['real', 1, ['1 × “unknown” read as no value']])
  assert.deepEqual([day!.type, day!.nulls, day!.warnings], ['date', 1, ['1 × “soon” read as no value']])
  const comma = await read({ headerRow: 3, footerRows: 1, decimalComma: true, types: { EUR: 'real' } })
  assert.deepEqual(
    comma.rows.map((row) => row[1]),
    [1234, null, 2500],
  )
  const text = await read({ headerRow: 3, types: { EUR: 'text' } })
  assert.deepEqual([text.table.columns[1]!.type, text.rows[0]![1]], ['text', '1.234'])
})

test('names that every object has are names like others', async () => {
  const input = path.join(folder, 'constructor.csv')
  await writeFile(input, 'constructor,toString,n\n1,2,3\n')
  for (const engine of ['sqlite', 'duckdb'] as const)
    for (const choices of [{ constructor: { types: { n: 'text' } } }, {}] as ImportChoices[]) {
      const output = path.join(folder, `out-${made++}`)
      const { report } = await importSpreadsheet({ input, fileName: 'constructor.csv', output, engine, choices })
      assert.deepEqual(
        report.tables[0]!.columns.map(({ type }) => type),
        ['integer', 'integer', Object.hasOwn(choices, 'constructor') ? 'text' : 'integer'],
      )
    }
})

test('what cannot be is refused with the reason', async () => {
  const refused = (choices: TableChoices, reason: RegExp) =>
    assert.rejects(read(choices), (error) => error instanceof UnreadableFileError && reason.test(error.reason))
  await refused({ headerRow: 90 }, /row 90 cannot be the headings/)
  await refused({ skipRows: 90 }, /nothing is left below row 90/)
  await refused({ types: { nothing: 'text' } }, /there is no column “nothing”/)
})
