import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { importFile } from './import-file.ts'
import { defaultImportLimits, type ImportReport, importSpreadsheet, UnreadableFileError } from './index.ts'
import { corpora, importBytes, readCorpus, readTable, withFolder } from './spreadsheets.fixture.ts'

const skip = existsSync(corpora) ? false : 'the folder of other people’s files is not here'

function filesUnder(folder: string, pattern: RegExp): string[] {
  const root = fileURLToPath(new URL(folder, corpora))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(root, name))
}

/** In this process: a thousand children would only measure the machine. */
async function importHere(input: string): Promise<ImportReport> {
  return withFolder(async (folder) => {
    const output = join(folder, 'out')
    const { report } = await importFile(
      { input, fileName: basename(input), output, engine: 'sqlite', limits: defaultImportLimits },
      () => {},
    )
    for (const table of report.tables) assert.equal(readTable(output, table.name).length, table.rows)
    return report
  })
}

const workbooks = () => ['readxl', 'calamine'].flatMap((folder) => filesUnder(folder, /\.(xls|xlsx|xlsm|xlsb|ods)$/))

function reasonFor(input: string, error: unknown): string {
  assert.ok(error instanceof UnreadableFileError, `${input}: ${error}`)
  assert.ok(error.reason.length > 10)
  return `${basename(input)}: ${error.reason}`
}

const withoutTime = (report: ImportReport | string) =>
  typeof report === 'string' ? report : { ...report, elapsedMs: 0 }

test('every value of csv-spectrum comes out exactly', { skip }, async () => {
  for (const name of readdirSync(new URL('csv-spectrum/csvs/', corpora))) {
    const expected = JSON.parse(readCorpus(`csv-spectrum/json/${name.replace('.csv', '.json')}`).toString())
    let bytes = readCorpus(`csv-spectrum/csvs/${name}`)
    // A copy that went through a tool which normalises line ends has lost what this file is about.
    if (name.includes('crlf') && !bytes.includes('\r')) bytes = Buffer.from(bytes.toString().replaceAll('\n', '\r\n'))
    const { rows } = await importBytes(bytes, name)
    const found = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === null ? '' : String(value)])),
    )
    assert.deepEqual(found, expected, name)
  }
})

test('every workbook of readxl and calamine is read, or refused with a reason', { skip }, async () => {
  const refused: string[] = []
  let read = 0
  for (const input of workbooks()) {
    try {
      await importHere(input)
      read++
    } catch (error) {
      refused.push(reasonFor(input, error))
    }
  }
  const unexplained = refused.filter(
    (line) => !/no sheet of the workbook|password|damaged|more than \d+ cells/.test(line),
  )
  assert.deepEqual(unexplained, [])
  assert.ok(read >= 185, `${read} read, refused: ${refused.join('; ')}`)
})

test('some of them in a bounded process: the same, and a refusal leaves nothing', { skip }, async () => {
  const limits = { ...defaultImportLimits, timeoutMs: 60_000 }
  const queue = workbooks().filter((_, i) => i % 16 === 0)
  const work = async () => {
    for (let input = queue.pop(); input; input = queue.pop()) {
      const fileName = basename(input)
      await withFolder(async (folder) => {
        const output = join(folder, 'out')
        const here = await importHere(input!).catch((error) => reasonFor(input!, error))
        const there = await importSpreadsheet({ input: input!, fileName, output, limits }).then(
          ({ report }) => report,
          (error) => reasonFor(input!, error),
        )
        assert.deepEqual(withoutTime(there), withoutTime(here))
        assert.equal(existsSync(output), typeof there !== 'string')
      })
    }
  }
  await Promise.all([work(), work()])
})

test('the files of fivethirtyeight get the types a person would give them', { skip }, async () => {
  const types = async (name: string) => {
    const report = await importHere(fileURLToPath(new URL(`fivethirtyeight/${name}`, corpora)))
    return Object.fromEntries(report.tables[0]!.columns.map((c) => [c.name, c.type]))
  }
  const weather = await types('KNYC.csv')
  assert.equal(weather.date, 'date')
  assert.equal(weather.actual_precipitation, 'real')
  const polls = await types('impeachment_polls.csv')
  assert.deepEqual(
    [polls.Start, polls.SampleSize, polls.tracking, polls.Pollster],
    ['date', 'integer', 'boolean', 'text'],
  )
  const killings = await types('police_killings.csv')
  assert.deepEqual([killings.age, killings.latitude, killings.year, killings.city], ['text', 'real', 'integer', 'text'])
  const drinks = await types('drinks.csv')
  assert.deepEqual(
    [drinks.country, drinks.beer_servings, drinks.total_litres_of_pure_alcohol],
    ['text', 'integer', 'real'],
  )
  const movies = await types('movies.csv')
  assert.deepEqual(
    [movies.year, movies.imdb, movies.budget, movies.domgross],
    ['integer', 'text', 'integer', 'integer'],
  )
  for (const input of filesUnder('fivethirtyeight', /\.csv$/)) {
    const { tables } = await importHere(input)
    assert.ok(tables[0]!.header.found && tables[0]!.rows > 10, input)
  }
})

test('web tables of wikitablequestions are read, with the escape they use', { skip }, async () => {
  const files = filesUnder('wikitablequestions/csv', /\.csv$/)
  assert.equal(files.length, 1679)
  let escaped = 0
  for (const input of files.filter((_, i) => i % 8 === 0)) {
    const report = await importHere(input)
    assert.ok(report.tables[0]!.rows > 0, input)
    assert.equal(report.tables[0]!.longRows.count, 0, input)
    if (report.file.dialect?.escape === 'backslash') escaped++
  }
  assert.ok(escaped > 12, String(escaped))
})
