import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import * as xlsx from '@e965/xlsx'
import { until } from '../test/until.ts'
import { assertError } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { form, notFound, sales, sourceCalls } from './source-calls.ts'

/** Rows with a day, a whole number and a word; from 20,000 on a table has columns beside it. */
const rows = (count: number, from = 0) =>
  `Day,Number,Word\n${Array.from({ length: count }, (_, i) => `2024-01-${String(((from + i) % 28) + 1).padStart(2, '0')},${from + i},w${(from + i) % 7}`).join('\n')}\n`

describe('POST /data-sources/{id}/file', () => {
  let service: Service
  let owner: Owner
  const { asOwner, query, upload, uploadCsv } = sourceCalls(() => ({ service, owner }))
  const add = (id: string, file: string | Blob, name = 'more.csv', fields: [string, string][] = []) =>
    asOwner('POST', `/data-sources/${id}/file`, { body: form([...fields, ['file', new Blob([file]), name]]) })
  const folderOf = (source: { filePath: string }) => path.join(service.folder, 'files', 'kept', source.filePath)
  const count = async (id: string, table = 'sales') =>
    (await query(id, `select count(*) n from ${table}`)).body.data[0].n
  async function refused(id: string, file: string | Blob, reason: string, name?: string, fields?: [string, string][]) {
    const before = (await asOwner('GET', `/data-sources/${id}`)).body
    assertError(
      await add(id, file, name, fields),
      422,
      'The file cannot be read as a table',
      'data-sources/unreadable-file',
      reason,
    )
    assert.deepEqual((await asOwner('GET', `/data-sources/${id}`)).body, before)
  }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service.stop())

  test('adds rows, columns in any order, and tells what was added', async () => {
    const source = await uploadCsv(sales)
    const answer = await add(source.id, 'City,Day,Amount\nEssen,2024-01-03,7\n,2024-01-04,NA\n', 'march.csv')
    assert.equal(answer.status, 200, answer.text)
    const { dataSource, added, changes } = answer.body
    assert.equal(dataSource.id, source.id)
    assert.notEqual(dataSource.filePath, source.filePath)
    assert.equal(dataSource.originalFileName, 'sales.csv')
    assert.deepEqual(
      [added.file.name, added.tables[0].into, added.tables[0].rows, added.tables[0].columns[2].warnings],
      ['march.csv', 'sales', 2, ['1 × “NA” read as no value']],
    )
    assert.deepEqual(changes.changedTables, [
      { name: 'sales', rowsBefore: 2, rowsAfter: 4, addedColumns: [], removedColumns: [], changedColumns: [] },
    ])
    assert.deepEqual((await query(source.id, 'select *, typeof(amount) t from sales')).body.data, [
      { Day: '2024-01-01', Amount: 10, City: 'Köln', t: 'real' },
      { Day: '2024-01-02', Amount: 12.5, City: 'Bonn', t: 'real' },
      { Day: '2024-01-03', Amount: 7, City: 'Essen', t: 'real' },
      { Day: '2024-01-04', Amount: null, City: null, t: 'null' },
    ])
    const { body: report } = await asOwner('GET', `/data-sources/${source.id}/import-report`)
    assert.deepEqual(
      [report.tables[0].rows, report.tables[0].columns.map(({ nulls }: { nulls: number }) => nulls)],
      [4, [0, 1, 1]],
    )
    assert.deepEqual(
      report.appended.map(({ fileName, rows }: { fileName: string; rows: number }) => [fileName, rows]),
      [['march.csv', 2]],
    )
    assert.equal((await asOwner('GET', `/data-sources/${source.id}/download`)).text, sales)
    assert.deepEqual(readdirSync(folderOf(dataSource)).sort(), ['data', 'original'])
    const { body: schema } = await asOwner('GET', `/data-sources/${source.id}/schema`)
    assert.equal(schema.tables[0].rows, 4)
    const { body: log } = await asOwner('GET', '/audit-log?limit=1')
    assert.deepEqual(log[0].detail, { name: 'sales.csv', fileName: 'march.csv', added: true })
  })

  test('thousands are read as those before were; where none were, as in a file of their own', async () => {
    const amounts = async (...files: string[][]) => {
      const [first, ...more] = files.map((cells) => `Who,Amount\n${cells.map((cell) => `x,"${cell}"`).join('\n')}\n`)
      const { id } = await uploadCsv(first!)
      for (const file of more) assert.equal((await add(id, file)).status, 200)
      const { body } = await query(id, 'select amount from sales')
      return body.data.map((row: { Amount: number }) => Object.values(row)[0])
    }
    assert.deepEqual(await amounts(['kr 500', 'kr 600'], ['kr 1.000', 'kr 2.000']), [500, 600, 1000, 2000])
    assert.deepEqual(await amounts(['kr 5.25', 'kr 6'], ['kr 1.000', 'kr 2.000']), [5.25, 6, 1, 2])
    assert.deepEqual(await amounts(['€ 5,25', '€ 6'], ['€ 1.000', '€ 2.000']), [5.25, 6, 1000, 2000])
  })

  test('refuses other columns and other types with the reason, and leaves all as it was', async () => {
    const { id } = await uploadCsv(
      'Day,Whole,Share,Price,Yes,Moment\n13/02/2024,1,5%,$1.50,yes,2024-01-01T10:00:00Z\n14/02/2024,2,6%,$2.50,no,2024-01-02T10:00:00Z\n',
    )
    const good = (change: Record<string, string>) => {
      const row = {
        Day: '01/02/2024',
        Whole: '3',
        Share: '7%',
        Price: '$3.50',
        Yes: 'yes',
        Moment: '2024-01-03T10:00:00Z',
      }
      const all = { ...row, ...change }
      return `${Object.keys(all).join(',')}\n${Object.values(all).join(',')}\n`
    }
    const other = 'its values are of other types than those of sales: '
    await refused(
      id,
      'Day,Whole\n13/02/2024,1\n',
      'its columns are not those of sales: the file has no Share, Price, Yes, Moment',
    )
    await refused(id, good({ More: '1' }), 'its columns are not those of sales: the table has no More')
    await refused(
      id,
      good({ Whole: '1.5' }),
      `${other}Whole: the table has whole numbers, the file numbers (every value is a number)`,
    )
    await refused(
      id,
      `${good({})}14/02/2024,x,7%,$1.50,no,2024-01-03T10:00:00Z\n`,
      `${other}Whole: the table has whole numbers, the file text (the values before were numbers, “x” in row 3 is not: kept as text)`,
    )
    await refused(id, good({ Share: '7' }), `${other}Share: the table has percentages, the file plain numbers`)
    await refused(id, good({ Price: '€3.50' }), `${other}Price: the table is in $, the file in €`)
    await refused(
      id,
      good({ Moment: '2024-01-03T10:00:00' }),
      `${other}Moment: the times of the table have the zone UTC, those of the file none`,
    )
    await refused(id, '', 'the file is empty')
    assert.equal(await count(id), 2)

    const answer = await add(id, good({}))
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual((await query(id, 'select * from sales where whole = 3')).body.data, [
      { Day: '2024-02-01', Whole: 3, Share: 0.07, Price: 3.5, Yes: true, Moment: '2024-01-03 10:00:00' },
    ])
  })

  test('tables of several go by their names, or by the one that is named', async () => {
    const { id } = await uploadCsv(sales)
    await refused(id, sales, 'the data source has no table nope; it has sales', 'more.csv', [['table', 'nope']])
    const named = await add(id, sales, 'whatever.csv', [['table', 'SALES']])
    assert.equal(named.status, 200, named.text)
    assert.equal(await count(id), 4)
    const book = (sheets: Record<string, unknown[][]>) => {
      const made = xlsx.utils.book_new()
      for (const [name, cells] of Object.entries(sheets))
        xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet(cells), name)
      return new Blob([xlsx.write(made, { type: 'buffer', bookType: 'xlsx' })])
    }
    const two = await upload([['file', book({ a: [['x'], [1]], b: [['y'], ['one']] }), 'two.xlsx']])
    const both = await add(two.body.id, book({ b: [['y'], [7]], a: [['x'], [2], [3]] }), 'more.xlsx')
    assert.equal(both.status, 200, both.text)
    const sql = "select (select sum(x) from a) s, (select group_concat(y, '|') from b) t"
    assert.deepEqual((await query(two.body.id, sql)).body.data, [{ s: 6, t: 'one|7' }])
    await refused(
      two.body.id,
      'x\n1\n',
      'the data source has no table more; it has a, b: name the one that the rows are added to',
    )
    const invalid = await add(id, sales, 'more.csv', [['engine', 'duckdb']])
    assert.equal(invalid.status, 400)
  })

  test('a columnar source takes what can be read into its types', async () => {
    const answer = await upload([
      ['engine', 'duckdb'],
      ['file', new Blob([sales]), 'sales.csv'],
    ])
    const { id } = answer.body
    const added = await add(id, 'Day,Amount,City\n2024-01-03,7,Essen\n')
    assert.equal(added.status, 200, added.text)
    assert.equal(added.body.dataSource.type, 'DUCKDB')
    const lines = '{"City":"Trier","Day":"2024-02-01","Amount":3}\n'
    assert.equal((await add(id, lines, 'more.jsonl')).status, 200)
    assert.deepEqual((await query(id, 'select count(*) n, sum(Amount) s, max(Day) d from sales')).body.data, [
      { n: 4, s: 32.5, d: '2024-02-01' },
    ])
    await refused(
      id,
      '{"City":"Trier","Day":"2024-02-01","Amount":"x"}\n',
      'its values are of other types than those of sales: Amount: the table has DOUBLE, the file VARCHAR',
      'more.jsonl',
    )
    const { id: plain } = await uploadCsv(sales)
    await refused(
      plain,
      lines,
      'Parquet and JSON lines can only be added to a data source of the type DUCKDB',
      'more.jsonl',
    )
    assert.equal(await count(id), 4)
  })

  test('the columns beside a large table follow', async () => {
    const source = await uploadCsv(rows(19_990), 'large.csv')
    assert.equal(existsSync(path.join(folderOf(source), 'columnar')), false)
    const sql = 'select word, count(*) n, sum(number) s from large group by word order by word'
    const grown = await add(source.id, rows(5_000, 19_990))
    assert.equal(grown.status, 200, grown.text)
    await until(() => existsSync(path.join(folderOf(grown.body.dataSource), 'columnar')))
    const again = await add(source.id, rows(5_000, 24_990))
    await until(() => existsSync(path.join(folderOf(again.body.dataSource), 'columnar')))
    const whole = await uploadCsv(rows(29_990), 'large.csv')
    const [pieces, all] = [await query(source.id, sql), await query(whole.id, sql)]
    assert.deepEqual([pieces.body.engine, all.body.engine], ['duckdb', 'duckdb'])
    assert.deepEqual(pieces.body.data, all.body.data)
  })

  test('of two at once one is told to come again, and no row is lost', async () => {
    const { id } = await uploadCsv(rows(2_000), 'sales.csv')
    let expected = 2_000
    const answers = await Promise.all([1, 2, 3].map((n) => add(id, rows(1_000, n * 10_000))))
    for (const answer of answers) {
      if (answer.status === 200) expected += 1_000
      else
        assertError(
          answer,
          409,
          'The file of the data source has changed meanwhile',
          'data-sources/changed-meanwhile',
          'nothing was added; send the rows again',
        )
    }
    assert.ok(expected > 2_000)
    assert.equal(await count(id), expected)
  })

  test('a connected database takes none, and another team finds nothing', async () => {
    const { body } = await asOwner('POST', '/data-sources', {
      json: { name: 'Warehouse', type: 'MYSQL', host: '127.0.0.1' },
    })
    assertError(
      await add(body.id, sales),
      409,
      'The data source is not an uploaded file',
      'data-sources/not-a-file',
      'only the file of an uploaded data source can be replaced or added to',
    )
    notFound(await add('none', sales))
  })

  test('killed while rows are added, all of them are there or none', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-append-'))
    const own = await startService({ folder, keepFolder: true })
    const { key } = await setUp(own)
    const made = await call(own, 'POST', '/data-sources/upload', {
      key,
      body: form([['file', new Blob([rows(30_000)]), 'sales.csv']]),
    })
    let acknowledged = 0
    let again = own
    for (const delay of [30, 150, 400]) {
      const adding = call(again, 'POST', `/data-sources/${made.body.id}/file`, {
        key,
        body: form([['file', new Blob([rows(50_000)]), 'more.csv']]),
      }).then(
        () => acknowledged++,
        () => {},
      )
      await new Promise((resolve) => setTimeout(resolve, delay))
      await again.stop('SIGKILL')
      await adding
      again = await startService({ folder, keepFolder: true })
      const answer = await call(again, 'POST', `/data-sources/${made.body.id}/query`, {
        key,
        json: { sql: 'select count(*) n from sales' },
      })
      const extra = (answer.body.data[0].n - 30_000) / 50_000
      assert.ok(Number.isInteger(extra) && extra >= acknowledged, answer.text)
      acknowledged = extra
      assert.deepEqual(readdirSync(path.join(again.folder, 'files', 'incoming')), [])
    }
    await again.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
