import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { defaultImportLimits, importSpreadsheet, startImport, UnreadableFileError } from './index.ts'
import type { ImportedColumn, ImportProgress } from './report/import-report.ts'
import { makeXlsx, makeZip, place, queryDuckdb, readTable, sheetRows, withFolder } from './spreadsheets.fixture.ts'

const lines = (count: number) =>
  `id,city,price,day\n${Array.from({ length: count }, (_, i) => `${i},Oslo ${i},${i / 4},2024-01-0${(i % 9) + 1}`).join('\n')}\n`

test('an import in its own process tells its progress and leaves one sound file', () =>
  withFolder(async (folder) => {
    const { input, output } = place(folder, lines(200_000))
    const heard: ImportProgress[] = []
    const { type, report } = await importSpreadsheet({
      input,
      fileName: 'x.csv',
      output,
      onProgress: (p) => heard.push(p),
    })
    assert.equal(type, 'SQLITE')
    assert.equal(report.tables[0]!.rows, 200_000)
    assert.equal(readTable(output, 'x').length, 200_000)
    assert.deepEqual(readdirSync(folder).sort(), ['result.db', 'upload'])
    assert.deepEqual(heard.at(-1), {
      phase: 'done',
      bytes: report.file.bytes,
      totalBytes: report.file.bytes,
      rows: 200_000,
    })
  }))

test('of a heading without end its beginning is kept, and the database that has such a name is refused', () =>
  withFolder(async (folder) => {
    const long = 'k'.repeat(3_000_000)
    for (const [fileName, content] of [
      ['x.csv', `${long},b\n1,2\n`],
      ['x.jsonl', `${JSON.stringify({ [long]: 1, b: 2 })}\n`],
    ] as const) {
      const { report } = await importSpreadsheet({ ...place(folder, content), fileName })
      const [{ name, label }, { label: other }] = report.tables[0]!.columns as [ImportedColumn, ImportedColumn]
      assert.deepEqual([name.length, label.length, other], [60, 301, 'b'], fileName)
      assert.ok(JSON.stringify(report).length < 5_000)
    }
    const database = new DatabaseSync(join(folder, 'x.db'))
    database.exec(`create table t (a, "${long.slice(0, 301)}")`)
    database.close()
    const { input, output } = place(folder, readFileSync(join(folder, 'x.db')))
    await assert.rejects(importSpreadsheet({ input, output, fileName: 'x.db' }), { reason: /name of 301 characters/ })
  }))

test('each step of an import is told when it begins, however it is written', () =>
  withFolder(async (folder) => {
    const db = await (await DuckDBInstance.create(':memory:')).connect()
    for (const format of ['parquet', 'json'])
      await db.run(`COPY (SELECT range AS id, 'Oslo' AS city FROM range(30000)) TO '${folder}/x.${format}'`)
    const parquet = readFileSync(join(folder, 'x.parquet'))
    const json = readFileSync(join(folder, 'x.json'))
    for (const [fileName, content, more, phases] of [
      [
        'x.csv',
        lines(30_000),
        { twin: { path: join(folder, 'twin'), onFailure: assert.fail } },
        'typing writing profiling',
      ],
      ['x.csv', lines(30_000), { engine: 'duckdb' }, 'typing writing'],
      ['x.parquet', parquet, {}, 'writing profiling'],
      ['x.jsonl', json, {}, 'writing profiling'],
    ] as const) {
      const heard: string[] = []
      const onProgress = ({ phase }: ImportProgress) => void (heard.at(-1) !== phase && heard.push(phase))
      await importSpreadsheet({ ...place(folder, content), fileName, ...more, onProgress })
      assert.equal(heard.join(' '), `reading ${phases} done`, fileName)
    }
  }))

test(
  'why the columns beside a file could not be made is told, and the file is there without them',
  { timeout: 60_000 },
  () =>
    withFolder(async (folder) => {
      const { input, output } = place(folder, lines(60_000))
      const reasons: string[] = []
      const twin = { path: join(folder, 'twin'), onFailure: (reason: string) => void reasons.push(reason) }
      const running = startImport({ input, output, fileName: 'x.csv', twin })
      running.received(1 << 21)
      const begun = () => readdirSync(folder).find((name) => name.includes('.importing-'))
      while (!begun()) await new Promise((resolve) => setTimeout(resolve, 10))
      writeFileSync(join(folder, `${begun()}.twin`), 'no database')
      appendFileSync(input, lines(20_000).replace(/^.*\n/, ''))
      running.complete()
      await running.result
      assert.match(reasons.join(), /not a valid DuckDB database/)
      assert.deepEqual(readdirSync(folder).sort(), ['result.db', 'upload'])
      assert.equal(readTable(output, 'x').length, 80_000)
    }),
)

test('a refused file leaves nothing, and what stood there stays', () =>
  withFolder(async (folder) => {
    const { input, output } = place(folder, '%PDF-1.4')
    writeFileSync(output, 'the old one')
    await assert.rejects(importSpreadsheet({ input, fileName: 'x.csv', output }), (error) => {
      assert.ok(error instanceof UnreadableFileError)
      assert.match(error.reason, /PDF/)
      return true
    })
    assert.equal(readFileSync(output, 'utf8'), 'the old one')
    assert.deepEqual(readdirSync(folder).sort(), ['result.db', 'upload'])
  }))

test('a file that is still being written is read as it will be when it is whole', () =>
  withFolder(async (folder) => {
    const text = `${lines(40_000)}40000,"late, ""quoted""",7,2024-01-01\n`
    const whole = await importSpreadsheet({ ...place(folder, text), fileName: 'x.csv' })
    const expected = readTable(join(folder, 'result.db'), 'x')
    for (const engine of ['sqlite', 'duckdb'] as const) {
      const { input, output } = place(folder, '')
      const running = startImport({ input, output, fileName: 'x.csv', engine })
      const bytes = Buffer.from(text)
      // Cut anywhere: in the middle of a row, of a quoted cell, of the first sample.
      for (let at = 0; at < bytes.length; ) {
        const next = Math.min(bytes.length, at + 333_331)
        appendFileSync(input, bytes.subarray(at, next))
        at = next
        running.received(at)
        await new Promise((resolve) => setImmediate(resolve))
      }
      running.complete()
      const { report } = await running.result
      assert.deepEqual({ ...report, elapsedMs: 0 }, { ...whole.report, elapsedMs: 0 })
      if (engine === 'sqlite') assert.deepEqual(readTable(output, 'x'), expected)
      else
        assert.deepEqual(await queryDuckdb(output, 'SELECT count(*)::INT AS n, max(city) AS city FROM x'), [
          { n: 40_001, city: 'late, "quoted"' },
        ])
    }
    const { input, output } = place(folder, '%PDF-1.4')
    const refused = startImport({ input, output, fileName: 'x.csv' })
    refused.complete()
    await assert.rejects(refused.result, { reason: /PDF/ })
    refused.received(1 << 30)
  }))

test('an abort kills the process and leaves nothing', () =>
  withFolder(async (folder) => {
    const { input, output } = place(folder, lines(400_000))
    const abort = new AbortController()
    const running = importSpreadsheet({
      input,
      fileName: 'x.csv',
      output,
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('enough')),
    })
    await assert.rejects(running, /enough/)
    assert.deepEqual(readdirSync(folder), ['upload'])
    await assert.rejects(importSpreadsheet({ input, fileName: 'x.csv', output, signal: abort.signal }), /enough/)
  }))

test('a deadline, a file limit and a memory limit end an import with a reason and leave nothing', () =>
  withFolder(async (folder) => {
    const { input, output } = place(folder, lines(400_000))
    const limited = (limits: object) =>
      importSpreadsheet({ input, fileName: 'x.csv', output, limits: { ...defaultImportLimits, ...limits } })
    await assert.rejects(limited({ timeoutMs: 150 }), { reason: /longer than/ })
    await assert.rejects(limited({ fileBytes: 1 << 20 }), { reason: /larger than is allowed/ })
    assert.deepEqual(readdirSync(folder), ['upload'])
    const strings = Array.from({ length: 200_000 }, (_, i) => `<si><t>${'x'.repeat(1000)}${i}</t></si>`).join('')
    writeFileSync(
      input,
      makeXlsx({ sheets: [{ name: 's', rows: '<row r="1"><c r="A1" t="s"><v>1</v></c></row>' }], strings }),
    )
    await assert.rejects(limited({ memoryBytes: 300 * 1024 ** 2 }), {
      reason: /memory/,
    })
    assert.deepEqual(readdirSync(folder), ['upload'])
    // One long step of a reader that holds everything in memory: seen from outside.
    const cell = '<table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>'
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="a">${`<table:table-row>${cell.repeat(10)}</table:table-row>`.repeat(40_000)}</table:table></office:spreadsheet></office:body></office:document-content>`
    writeFileSync(
      input,
      makeZip([
        { name: 'META-INF/manifest.xml', data: '<manifest/>' },
        { name: 'styles.xml', data: '<a/>' },
        { name: 'content.xml', data: content },
      ]),
    )
    await assert.rejects(limited({ memoryBytes: 160 * 1024 ** 2, maxUnzipRatio: 1e6 }), { reason: /memory/ })
    await assert.rejects(limited({ stalledMs: 400, maxUnzipRatio: 1e6 }), { reason: /stood still/ })
    assert.deepEqual(readdirSync(folder), ['upload'])
  }))

test('kill -9 of the whole service at any moment leaves nothing half at the output', () =>
  withFolder(async (folder) => {
    const { input, output } = place(folder, lines(150_000))
    const script = `import { importSpreadsheet } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
      await importSpreadsheet({ input: ${JSON.stringify(input)}, fileName: 'x.csv', output: ${JSON.stringify(output)} })`
    for (const delay of [150, 300, 500]) {
      const service = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
        { stdio: 'ignore' },
      )
      const ended = new Promise((resolve) => service.once('exit', resolve))
      await new Promise((resolve) => setTimeout(resolve, delay))
      service.kill('SIGKILL')
      await ended
      if (existsSync(output)) assert.equal(readTable(output, 'x').length, 150_000)
    }
    // Orphaned children notice that their parent is gone and end; what they left is swept at the next start.
    for (let tries = 0; tries < 100; tries++) {
      for (const name of readdirSync(folder)) if (name.includes('.importing-')) rmSync(join(folder, name))
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (readdirSync(folder).every((name) => name === 'upload' || name === 'result.db')) break
    }
    assert.ok(
      readdirSync(folder).every((name) => name === 'upload' || name === 'result.db'),
      readdirSync(folder).join(),
    )
  }))

test('CSV into DuckDB has the same types, whether its lines are plain or odd', () =>
  withFolder(async (folder) => {
    const plain = place(
      folder,
      'id,zip,day,price,ok,at\n1,007,2024-01-02,2.5,true,2024-01-02 10:00:00\n2,008,NA,3,false,2024-01-03 11:00:00\n',
    )
    const straight = await importSpreadsheet({ ...plain, fileName: 'x.csv', engine: 'duckdb' })
    assert.equal(straight.type, 'DUCKDB')
    assert.deepEqual(
      straight.report.tables[0]!.columns.map((c) => c.type),
      ['integer', 'text', 'date', 'real', 'boolean', 'datetime'],
    )
    assert.deepEqual(await queryDuckdb(plain.output, 'SELECT * FROM x ORDER BY id'), [
      { id: '1', zip: '007', day: '2024-01-02', price: 2.5, ok: true, at: '2024-01-02 10:00:00' },
      { id: '2', zip: '008', day: null, price: 3, ok: false, at: '2024-01-03 11:00:00' },
    ])
    const wordless = place(folder, 'note,ok\n"",TRUE\n,false\n"a ""b""",True\n')
    await importSpreadsheet({ ...wordless, fileName: 'x.csv', engine: 'duckdb' })
    assert.deepEqual(await queryDuckdb(wordless.output, 'SELECT * FROM x'), [
      { note: null, ok: true },
      { note: null, ok: false },
      { note: 'a "b"', ok: true },
    ])
    const rows = Array.from({ length: 12_000 }, (_, i) => `${i};${i},5;"say ""x""";25.12.2024`)
    rows[11_000] = '11000;#DIV/0!;short'
    rows[11_500] = 'eleven;1,5;a;24.12.2024;extra'
    const odd = place(folder, Buffer.from(`n;größe;t;tag\r\n${rows.join('\r\n')}\r\n`, 'latin1'))
    const { report } = await importSpreadsheet({ ...odd, fileName: 'y.csv', engine: 'duckdb' })
    const table = report.tables[0]!
    assert.deepEqual(
      table.columns.map((c) => c.type),
      ['text', 'real', 'text', 'date', 'text'],
    )
    assert.deepEqual([table.rows, table.paddedRows.count, table.longRows.count], [12_000, 1, 1])
    assert.deepEqual(await queryDuckdb(odd.output, `SELECT * FROM y WHERE n IN ('5', '11000', 'eleven') ORDER BY n`), [
      { n: '11000', größe: null, t: 'short', tag: null, column_5: null },
      { n: '5', größe: 5.5, t: 'say "x"', tag: '2024-12-25', column_5: null },
      { n: 'eleven', größe: 1.5, t: 'a', tag: '2024-12-24', column_5: 'extra' },
    ])
    assert.deepEqual(readdirSync(folder).sort(), ['result.db', 'upload'])
  }))

test('a late 007 does not become 7 in DuckDB either', () =>
  withFolder(async (folder) => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `${i},${i}.5`)
    rows[19_000] = '007,1.5'
    const { input, output } = place(folder, `code,v\n${rows.join('\n')}\n`)
    const { report } = await importSpreadsheet({ input, fileName: 'x.csv', output, engine: 'duckdb' })
    assert.deepEqual(
      report.tables[0]!.columns.map((c) => c.type),
      ['text', 'real'],
    )
    assert.deepEqual(await queryDuckdb(output, `SELECT count(*)::INT AS n FROM x WHERE code = '007'`), [{ n: 1 }])
  }))

test('a column of JSON whose whole numbers a double would round is text, digit for digit', () =>
  withFolder(async (folder) => {
    const { input, output } = place(
      folder,
      '[{"n":9007199254740993,"day":"2024-01-01","huge":1,"big":1.5e20},{"n":0.5,"day":"2024-01-02","huge":18446744073709551617,"big":2}]',
    )
    const { report } = await importSpreadsheet({ input, output, fileName: 'x.json' })
    assert.deepEqual(
      report.tables[0]!.columns.map((c) => c.type),
      ['text', 'date', 'text', 'real'],
    )
    assert.deepEqual(await queryDuckdb(output, 'SELECT n, day::VARCHAR AS day, huge, big FROM x ORDER BY day'), [
      { n: '9007199254740993', day: '2024-01-01', huge: '1', big: 1.5e20 },
      { n: '0.5', day: '2024-01-02', huge: '18446744073709551617', big: 2 },
    ])
  }))

test('whole numbers within objects and lists of JSON keep their digits, and what is rounded is told', () =>
  withFolder(async (folder) => {
    const { input, output } = place(
      folder,
      '[{"o":{"id":12345678901234567890,"p":0.1},"l":[9007199254740993,1],"s":{"x":1.5}},{"o":{"id":1.5},"l":[1.5],"s":{"x":2}}]',
    )
    const { report } = await importSpreadsheet({ input, output, fileName: 'x.json' })
    assert.deepEqual(await queryDuckdb(output, 'SELECT o::VARCHAR AS o, l::VARCHAR AS l, s.x AS x FROM x ORDER BY x'), [
      { o: '{"id":12345678901234567890,"p":0.1}', l: '[9007199254740993,1]', x: 1.5 },
      { o: '{"id":1.5}', l: '[1.5]', x: 2 },
    ])
    assert.deepEqual(report.tables[0]!.warnings, [])
    const fractions = place(
      folder,
      '[{"a":0.12345678901234567890,"b":"0.12345678901234567890"},{"a":9007199254740993.5}]',
    )
    const rounded = await importSpreadsheet({ ...fractions, fileName: 'y.json' })
    assert.match(
      rounded.report.tables[0]!.warnings.join(),
      /^2 numbers were rounded, the first is 0\.12345678901234567890 /,
    )
  }))

test('JSON lines and Parquet become DuckDB tables with safe names; broken ones are refused', () =>
  withFolder(async (folder) => {
    const json = place(folder, '{"id":1,"order":"a","tags":["x"]}\n{"id":2,"order":"b","since":"2024-01-01"}\n')
    const lined = await importSpreadsheet({ ...json, fileName: 'events.jsonl' })
    assert.equal(lined.type, 'DUCKDB')
    assert.deepEqual(
      lined.report.tables[0]!.columns.map((c) => [c.name, c.type]),
      [
        ['id', 'integer'],
        ['order_', 'text'],
        ['tags', 'other'],
        ['since', 'date'],
      ],
    )
    const parquet = join(folder, 'p.parquet')
    const instance = await DuckDBInstance.create(':memory:')
    const db = await instance.connect()
    await db.run(`COPY (SELECT 1 AS id, 'x' AS "a b") TO '${parquet}' (FORMAT parquet)`)
    db.closeSync()
    instance.closeSync()
    const output = join(folder, 'p.db')
    const packed = await importSpreadsheet({ input: parquet, fileName: 'p.parquet', output })
    assert.deepEqual(await queryDuckdb(output, 'SELECT * FROM p'), [{ id: 1, a_b: 'x' }])
    assert.equal(packed.report.tables[0]!.columns[1]!.label, 'a b')
    const broken = place(folder, '{"id":1}\n{"id":\n')
    await assert.rejects(importSpreadsheet({ ...broken, fileName: 'e.jsonl' }), {
      name: 'UnreadableFileError',
      reason: /Malformed JSON/,
    })
    const cut = place(folder, readFileSync(parquet).subarray(0, 100))
    await assert.rejects(
      importSpreadsheet({ ...cut, output: join(folder, 'q.db'), fileName: 'p.parquet' }),
      (error) => {
        assert.ok(error instanceof UnreadableFileError)
        assert.ok(!error.reason.includes(folder), error.reason)
        return true
      },
    )
    assert.ok(!existsSync(join(folder, 'q.db')))
  }))

test('no room left ends an import as that, whatever was being written, and leaves nothing', async (context) => {
  await withFolder(async (folder) => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0)
      return context.skip('a small disk cannot be mounted here')
    try {
      const words = Array.from({ length: 60_000 }, (_, i) => `word ${(i * 7919) % 60_013} of ${(i * 104_729) % 59_999}`)
      const files = {
        'x.csv': `id,words\n${words.map((text, i) => `${i},${text}`).join('\n')}\n`,
        'x.jsonl': words.map((text, id) => `${JSON.stringify({ id, text })}\n`).join(''),
        'x.xlsx': makeXlsx({
          sheets: [{ name: 's', rows: sheetRows([['id', 'words'], ...words.map((t, i) => [i, t])]) }],
        }),
      }
      for (const [fileName, content] of Object.entries(files))
        for (const engine of ['sqlite', 'duckdb'] as const) {
          const { input } = place(folder, content)
          const running = importSpreadsheet({ input, fileName, output: join(disk, 'out'), engine })
          await assert.rejects(running, { name: 'DiskFullError' }, `${fileName} ${engine}`)
          assert.deepEqual(readdirSync(disk), [])
        }
      const { input } = place(folder, files['x.csv'])
      const stopped = importSpreadsheet({ input, fileName: 'x.csv', output: join(folder, 'out'), hasRoom: () => false })
      await assert.rejects(stopped, { name: 'DiskFullError' })
    } finally {
      spawnSync('umount', [disk])
    }
  })
})
