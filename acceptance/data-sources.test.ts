import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { assertError, assertInvalid, assertUnsupported, dateTime, noBodyType, uuid } from './envelope.ts'
import { type Answer, type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'

const sales = 'Day,Amount,City\n2024-01-01,10,Köln\n2024-01-02,12.5,Bonn\n'

function form(parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  return data
}

const fieldNames = [
  'connectionStatus',
  'createdAt',
  'database',
  'datasets',
  'filePath',
  'fileSize',
  'host',
  'id',
  'lastError',
  'lastTestedAt',
  'name',
  'originalFileName',
  'port',
  'projectId',
  'ssl',
  'teamId',
  'type',
  'updatedAt',
  'username',
]

const postgresAnswers = await serviceAnswers('PostgreSQL')
const mariaAnswers = await serviceAnswers('MariaDB')

describe('data sources', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  const asOwner = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const upload = (parts: Parameters<typeof form>[0]) => asOwner('POST', '/data-sources/upload', { body: form(parts) })
  const uploadCsv = async (text: string, name = 'sales.csv') => {
    const answer = await upload([['file', new Blob([text]), name]])
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const query = (id: string, sql: string, rest: object = {}) =>
    asOwner('POST', `/data-sources/${id}/query`, { json: { sql, ...rest } })
  const notFound = (answer: Answer, detail = 'the data source does not exist') =>
    assertError(answer, 404, 'Data source not found', 'data-sources/not-found', detail)

  before(async () => {
    service = await startService({
      env: {
        TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
        TALLYROOM_MAX_FILE_BYTES: '200000',
        TALLYROOM_QUERY_TIMEOUT_MS: '4000',
      },
    })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
  })
  after(() => service?.stop())

  describe('POST /data-sources/upload', () => {
    test('makes a data source of a CSV file, whose table can be queried at once', async () => {
      const answer = await upload([
        ['file', new Blob([sales]), 'sales.csv'],
        ['name', 'Sales of the year'],
      ])
      assert.equal(answer.status, 201)
      assert.equal(answer.contentType, 'application/json; charset=utf-8')
      const { id, filePath, createdAt, updatedAt, ...rest } = answer.body
      assert.match(id, uuid)
      assert.match(createdAt, dateTime)
      assert.equal(updatedAt, createdAt)
      assert.doesNotMatch(filePath, /[/\\]|tmp/)
      assert.deepEqual(Object.keys(answer.body).sort(), fieldNames)
      assert.deepEqual(rest, {
        name: 'Sales of the year',
        teamId: owner.teamId,
        type: 'SQLITE',
        ssl: false,
        connectionStatus: null,
        database: null,
        datasets: null,
        fileSize: Buffer.byteLength(sales),
        host: null,
        lastError: null,
        lastTestedAt: null,
        originalFileName: 'sales.csv',
        port: null,
        projectId: null,
        username: null,
      })
      const { body } = await query(id, 'select * from sales order by amount desc')
      assert.deepEqual(body.columns, ['Day', 'Amount', 'City'])
      assert.deepEqual(body.types, ['date', 'real', 'text'])
      assert.deepEqual(body.data, [
        { Day: '2024-01-02', Amount: 12.5, City: 'Bonn' },
        { Day: '2024-01-01', Amount: 10, City: 'Köln' },
      ])
      assert.equal(body.truncated, false)
      assert.equal(typeof body.elapsedMs, 'number')
    })

    test('takes the name of the file when there is none, and fields in any order', async () => {
      assert.equal((await uploadCsv(sales, 'Umsätze – Köln.csv')).name, 'Umsätze – Köln.csv')
      const first = await upload([
        ['name', 'Before'],
        ['engine', 'duckdb'],
        ['file', new Blob([sales]), 'a.csv'],
      ])
      assert.deepEqual([first.status, first.body.name, first.body.type], [201, 'Before', 'DUCKDB'])
      const last = await upload([
        ['file', new Blob([sales]), 'a.csv'],
        ['engine', 'sqlite'],
        ['name', 'After'],
      ])
      assert.deepEqual([last.status, last.body.name, last.body.type], [201, 'After', 'SQLITE'])
    })

    test('refuses what is no table with the reason, and keeps nothing', async () => {
      const kept = () => [
        readdirSync(path.join(service.folder, 'files', 'kept')).length,
        readdirSync(path.join(service.folder, 'files', 'incoming')).length,
      ]
      const before = [kept(), (await asOwner('GET', '/data-sources')).text]
      const files: [string | Uint8Array<ArrayBuffer>, string][] = [
        ['', 'empty.csv'],
        [new Uint8Array(Buffer.from('%PDF-1.7 binary \0\0\0')), 'report.csv'],
        [new Uint8Array(Buffer.from('PK\x03\x04 broken zip')), 'book.xlsx'],
      ]
      for (const [content, name] of files) {
        const answer = await upload([['file', new Blob([content]), name]])
        assert.equal(answer.status, 422, `${name}: ${answer.text}`)
        assert.equal(answer.body.message, 'The file cannot be read as a table')
        assert.equal(answer.body.cause.code, 'data-sources/unreadable-file')
        assert.ok(answer.body.cause.detail.length > 10)
        assert.equal(answer.contentType, 'application/json; charset=utf-8')
      }
      assert.deepEqual([kept(), (await asOwner('GET', '/data-sources')).text], before)
    })

    test('refuses a file over the limit, and a form that is not as it should be', async () => {
      const large = await upload([['file', new Blob([new Uint8Array(200_001)]), 'large.csv']])
      assertError(
        large,
        413,
        'The request is too large',
        'api/payload-too-large',
        'a file may have at most 200000 bytes',
      )
      assertInvalid(await upload([['name', 'No file']]), 'body: the file "file" is missing')
      assertInvalid(await upload([['file', 'text']]), 'body: the part "file" must be a file, with a file name')
      const file: [string, Blob, string] = ['file', new Blob([sales]), 'a.csv']
      assertInvalid(await upload([file, ['colour', 'red']]), 'body: this form has no field "colour"')
      assertInvalid(
        await upload([file, ['engine', 'oracle']]),
        'body.engine: Invalid option: expected one of "sqlite"|"duckdb"',
      )
      assertInvalid(await upload([file, ['uploadId', 'x']]), 'body.uploadId: must be 8 to 100 letters, digits, - or _')
      const broken = await asOwner('POST', '/data-sources/upload', {
        body: '--X\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b',
        headers: { 'content-type': 'multipart/form-data; boundary=X' },
      })
      assertInvalid(broken, 'body: broken multipart (Unexpected end of multipart data)')
      assertUnsupported(
        await asOwner('POST', '/data-sources/upload', { json: { file: 'a' } }),
        'this operation takes multipart/form-data',
      )
    })

    test('tells its progress to the team alone, and how it ended', async () => {
      const events = (text: string) =>
        [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map((m) => [m[1], JSON.parse(m[2]!)])
      const following = call(service, 'GET', '/uploads/upload-of-sales', { key: owner.key })
      const answer = await upload([
        ['uploadId', 'upload-of-sales'],
        ['file', new Blob([sales]), 'sales.csv'],
      ])
      const stream = await following
      assert.equal(stream.contentType, 'text/event-stream; charset=utf-8')
      const told = events(stream.text)
      assert.deepEqual(told.at(-1), [
        'done',
        {
          phase: 'done',
          bytes: Buffer.byteLength(sales),
          totalBytes: Buffer.byteLength(sales),
          rows: 2,
          dataSourceId: answer.body.id,
          error: null,
        },
      ])
      assert.ok(told.slice(0, -1).every(([event]) => event === 'progress'))
      await upload([
        ['uploadId', 'upload-that-fails'],
        ['file', new Blob(['']), 'empty.csv'],
      ])
      const failed = events((await call(service, 'GET', '/uploads/upload-that-fails', { key: owner.key })).text)
      assert.equal(failed.at(-1)?.[0], 'failed')
      assert.equal(failed.at(-1)?.[1].error.code, 'data-sources/unreadable-file')
      assertError(
        await call(service, 'GET', '/uploads/upload-of-sales', { key: other.key }),
        404,
        'Upload not found',
        'uploads/not-found',
        'no upload of this name is under way or has just ended',
      )
    })
  })

  describe('GET /data-sources/{id}/download', () => {
    const name = 'Umsätze "2024" – Köln.csv'
    let id: string
    const download = (headers: Record<string, string> = {}) =>
      fetch(`${service.url}/api/data-sources/${id}/download`, { headers: { 'x-api-key': owner.key, ...headers } })
    before(async () => {
      id = (await uploadCsv(sales, name)).id
    })

    test('answers the file byte for byte, under its name', async () => {
      const response = await download()
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), 'application/octet-stream')
      assert.equal(response.headers.get('content-length'), String(Buffer.byteLength(sales)))
      assert.equal(response.headers.get('accept-ranges'), 'bytes')
      assert.match(
        response.headers.get('content-disposition')!,
        /^attachment; filename="[ -~]+\.csv"; filename\*=UTF-8''Ums%C3%A4tze%20.*K%C3%B6ln\.csv$/,
      )
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), Buffer.from(sales))
    })

    test('answers one range, and refuses one that is past the end', async () => {
      const all = Buffer.from(sales)
      const ranges: [string, number, number][] = [
        ['bytes=0-3', 0, 3],
        ['bytes=10-', 10, all.length - 1],
        ['bytes=-5', all.length - 5, all.length - 1],
        ['bytes=4-100000', 4, all.length - 1],
      ]
      for (const [range, start, end] of ranges) {
        const response = await download({ range })
        assert.equal(response.status, 206, range)
        assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/${all.length}`)
        assert.equal(response.headers.get('content-length'), String(end - start + 1))
        assert.deepEqual(Buffer.from(await response.arrayBuffer()), all.subarray(start, end + 1))
      }
      for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
        const response = await download({ range })
        assert.equal(response.status, 200, range)
        assert.equal((await response.arrayBuffer()).byteLength, all.length)
      }
      const past = await asOwner('GET', `/data-sources/${id}/download`, { headers: { range: `bytes=${all.length}-` } })
      assertError(
        past,
        416,
        'No such part of the file',
        'data-sources/range-not-satisfiable',
        `the file has ${all.length} bytes`,
      )
      assert.equal(past.headers.get('content-range'), `bytes */${all.length}`)
    })

    test('serves a range only of the version that was meant', async () => {
      const etag = (await download()).headers.get('etag')!
      assert.equal((await download({ range: 'bytes=0-3', 'if-range': etag })).status, 206)
      assert.equal((await download({ range: 'bytes=0-3', 'if-range': '"another"' })).status, 200)
      assert.equal((await download({ 'if-none-match': etag })).status, 304)
    })

    test('a source that has no file has nothing to download', async () => {
      const { body } = await asOwner('POST', '/data-sources', {
        json: { name: 'Warehouse', type: 'POSTGRES', host: '127.0.0.1', database: 'x' },
      })
      notFound(await asOwner('GET', `/data-sources/${body.id}/download`), 'the data source has no file')
      notFound(await asOwner('GET', `/data-sources/${body.id}/import-report`), 'the data source has no file')
      notFound(await asOwner('GET', '/data-sources/none/download'))
      assertUnsupported(
        await asOwner('GET', `/data-sources/${id}/download`, { headers: { 'content-type': 'text/csv' } }),
        noBodyType,
      )
    })
  })

  describe('PUT /data-sources/{id}/file', () => {
    const put = (id: string, text: string, name = 'new.csv') =>
      asOwner('PUT', `/data-sources/${id}/file`, { body: form([['file', new Blob([text]), name]]) })

    test('keeps the id and answers what changed in the tables', async () => {
      const source = await uploadCsv(sales)
      const answer = await put(source.id, 'Day,Amount,Town\n2024-01-01,ten,Köln\n', 'sales.csv')
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(answer.body.changes, {
        addedTables: [],
        removedTables: [],
        changedTables: [
          {
            name: 'sales',
            rowsBefore: 2,
            rowsAfter: 1,
            addedColumns: ['Town'],
            removedColumns: ['City'],
            changedColumns: [{ name: 'Amount', from: 'real', to: 'text' }],
          },
        ],
      })
      assert.equal(answer.body.dataSource.id, source.id)
      assert.notEqual(answer.body.dataSource.filePath, source.filePath)
      assert.deepEqual((await query(source.id, 'select * from sales')).body.data, [
        { Day: '2024-01-01', Amount: 'ten', Town: 'Köln' },
      ])
      const { body: schema } = await asOwner('GET', `/data-sources/${source.id}/schema`)
      assert.deepEqual(
        schema.tables[0].columns.map(({ name }: { name: string }) => name),
        ['Day', 'Amount', 'Town'],
      )
      const renamed = await put(source.id, 'a\n1\n', 'other.csv')
      assert.equal(renamed.body.dataSource.originalFileName, 'other.csv')
      assert.deepEqual(renamed.body.changes, {
        addedTables: [],
        removedTables: [],
        changedTables: [
          {
            name: 'sales',
            rowsBefore: 1,
            rowsAfter: 1,
            addedColumns: ['a'],
            removedColumns: ['Day', 'Amount', 'Town'],
            changedColumns: [],
          },
        ],
      })
    })

    test('a file that cannot be read leaves the old one', async () => {
      const source = await uploadCsv(sales)
      const answer = await put(source.id, '')
      assert.deepEqual([answer.status, answer.body.cause.code], [422, 'data-sources/unreadable-file'])
      assert.deepEqual((await asOwner('GET', `/data-sources/${source.id}`)).body, source)
      assert.equal((await query(source.id, 'select count(*) n from sales')).body.data[0].n, 2)
      assert.equal((await asOwner('GET', `/data-sources/${source.id}/download`)).text, sales)
    })

    test('a connected database has no file to replace', async () => {
      const { body } = await asOwner('POST', '/data-sources', {
        json: { name: 'Warehouse', type: 'MYSQL', host: '127.0.0.1' },
      })
      assertError(
        await put(body.id, sales),
        409,
        'The data source is not an uploaded file',
        'data-sources/not-a-file',
        'only the file of an uploaded data source can be replaced',
      )
      notFound(await put('none', sales))
    })
  })

  describe('what is known of a source', () => {
    test('the import report tells how a file was read', async () => {
      const { id } = await uploadCsv('Report of sales\n\nDay;Amount\n01.02.2024;1.234,50\n13.02.2024;7,00\n')
      const { status, body } = await asOwner('GET', `/data-sources/${id}/import-report`)
      assert.equal(status, 200)
      assert.equal(body.file.dialect.delimiter, ';')
      assert.equal(body.tables[0].rows, 2)
      assert.deepEqual(
        body.tables[0].columns.map(({ name, type }: { name: string; type: string }) => [name, type]),
        [
          ['Day', 'date'],
          ['Amount', 'real'],
        ],
      )
      assert.ok(body.tables[0].columns.every(({ reason }: { reason: string }) => reason.length > 0))
    })

    test('the schema has a profile of each column', async () => {
      const { id } = await uploadCsv('City of birth,n\nKöln,1\nKöln,2\n,4\n', 'people.csv')
      const { status, body } = await asOwner('GET', `/data-sources/${id}/schema`)
      assert.equal(status, 200)
      assert.match(body.readAt, dateTime)
      const [city, n] = body.tables[0].columns
      assert.deepEqual(
        [city.label, city.type, city.profile.nulls, city.profile.distinct],
        ['City of birth', 'text', 1, 1],
      )
      assert.deepEqual(city.profile.top, [{ value: 'Köln', count: 2 }])
      assert.deepEqual([n.profile.min, n.profile.max, n.profile.rows], [1, 4, 3])
      assert.deepEqual((await asOwner('GET', `/data-sources/${id}/schema?refresh=true`)).body.tables, body.tables)
    })

    test('a preview shows the first rows of a table that there is', async () => {
      const { id } = await uploadCsv(sales)
      const { body } = await asOwner('GET', `/data-sources/${id}/preview?table=sales&limit=1`)
      assert.deepEqual(body.data, [{ Day: '2024-01-01', Amount: 10, City: 'Köln' }])
      assertError(
        await asOwner('GET', `/data-sources/${id}/preview?table=nope`),
        404,
        'Table not found',
        'data-sources/table-not-found',
        'there is no table "nope"',
      )
      assert.equal((await asOwner('GET', `/data-sources/${id}/preview`)).body.cause.code, 'api/invalid-request')
    })
  })

  describe('POST /data-sources/{id}/query', () => {
    let id: string
    before(async () => {
      id = (await uploadCsv(sales)).id
    })

    test('binds values by name and by place, and cuts off at maxRows', async () => {
      const named = await query(id, 'select City from sales where Amount > :least', { params: { least: 11 } })
      assert.deepEqual(named.body.data, [{ City: 'Bonn' }])
      const listed = await query(id, 'select ? as a, ? as b', { params: ['x', null] })
      assert.deepEqual(listed.body.data, [{ a: 'x', b: null }])
      const cut = await query(id, 'select * from sales', { maxRows: 1 })
      assert.deepEqual([cut.body.data.length, cut.body.truncated], [1, true])
    })

    test('tells what is wrong with a statement, never with a 5xx', async () => {
      const refused = await query(id, 'delete from sales')
      assert.deepEqual(
        [refused.status, refused.body.message, refused.body.cause.code],
        [400, 'The statement is not allowed', 'data-sources/query-refused'],
      )
      const failed = await query(id, 'select nope from sales')
      assert.deepEqual(
        [failed.status, failed.body.message, failed.body.cause.code],
        [400, 'The statement failed', 'data-sources/query-failed'],
      )
      assert.match(failed.body.cause.detail, /nope/)
      const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'
      const timeout = await query(id, endless)
      assert.deepEqual(
        [timeout.status, timeout.body.message, timeout.body.cause.code],
        [422, 'The statement took too long', 'data-sources/query-timeout'],
      )
      assertInvalid(await query(id, ''), 'body.sql: Too small: expected string to have >=1 characters')
      notFound(await query('none', 'select 1'))
      notFound(await call(service, 'POST', `/data-sources/${id}/query`, { key: other.key, json: { sql: 'select 1' } }))
      assert.equal((await query(id, 'select count(*) n from sales')).body.data[0].n, 2)
    })

    test('a team that asks too much at once is told to wait, and others are served', async () => {
      const stop = new AbortController()
      const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'
      const ask = () =>
        fetch(`${service.url}/api/data-sources/${id}/query`, {
          method: 'POST',
          signal: stop.signal,
          headers: { 'x-api-key': owner.key, 'content-type': 'application/json' },
          body: JSON.stringify({ sql: endless }),
        })
      const busy = await new Promise<Response>((resolve) => {
        for (let i = 0; i < 260; i++)
          ask().then(
            (response) => response.status === 429 && resolve(response),
            () => {},
          )
      })
      const body = (await busy.json()) as { message: string; cause: { code: string } }
      assert.deepEqual([body.message, body.cause.code], ['Too many statements at once', 'data-sources/busy'])
      assert.equal(busy.headers.get('retry-after'), '5')
      stop.abort()
    })

    test('explains a statement without running it', async () => {
      const { status, body } = await asOwner('POST', `/data-sources/${id}/explain`, {
        json: { sql: 'select * from sales where Amount > 1' },
      })
      assert.deepEqual([status, body.plan], [200, 'SCAN sales'])
    })

    test('exports a result as CSV, XLSX and Parquet, with formulas made harmless', async () => {
      const address = `/data-sources/${id}/query/export`
      const csv = await asOwner('POST', address, {
        json: { sql: "select City, Amount, '=1+1' as sly from sales order by Amount" },
      })
      assert.equal(csv.status, 200)
      assert.equal(csv.contentType, 'text/csv; charset=utf-8')
      assert.equal(csv.text, "City,Amount,sly\r\nKöln,10,'=1+1\r\nBonn,12.5,'=1+1\r\n")
      assert.equal(
        csv.headers.get('content-disposition'),
        `attachment; filename="sales.csv"; filename*=UTF-8''sales.csv`,
      )
      for (const [format, start] of [
        ['xlsx', 'PK'],
        ['parquet', 'PAR1'],
      ] as const) {
        const file = await asOwner('POST', `${address}?format=${format}`, { json: { sql: 'select * from sales' } })
        assert.equal(file.status, 200, file.text)
        assert.ok(file.text.startsWith(start))
      }
      const many =
        'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1100000) select 1 as i from n'
      const large = await asOwner('POST', address, { json: { sql: many } })
      assert.ok(
        ['data-sources/query-too-large', 'data-sources/query-timeout'].includes(large.body.cause.code),
        large.text,
      )
      const some = await asOwner('POST', address, { json: { sql: many, maxRows: 3 } })
      assert.equal(some.text, 'i\r\n1\r\n1\r\n1\r\n')
    })
  })

  describe('connected databases', () => {
    const secret = 'a secret pass-word'
    const connect = (json: object) => asOwner('POST', '/data-sources', { json })
    const unreachable = { type: 'POSTGRES', host: '127.0.0.1', port: 1, database: 'd', username: 'u', password: secret }

    test('POST /data-sources keeps the password to itself', async () => {
      const answer = await connect({ name: 'Warehouse', ...unreachable, ssl: true })
      assert.equal(answer.status, 201)
      assert.deepEqual(Object.keys(answer.body).sort(), fieldNames)
      const { type, host, port, database, username, ssl, filePath, connectionStatus } = answer.body
      assert.deepEqual(
        [type, host, port, database, username, ssl, filePath, connectionStatus],
        ['POSTGRES', '127.0.0.1', 1, 'd', 'u', true, null, null],
      )
      const { id } = answer.body
      for (const address of ['/data-sources', `/data-sources/${id}`, '/audit-log'])
        assert.ok(!(await asOwner('GET', address)).text.includes(secret), address)
      await asOwner('POST', `/data-sources/${id}/test`)
      assert.ok(!(await asOwner('GET', `/data-sources/${id}`)).text.includes(secret))
      assert.ok(!service.output().includes(secret))
      const stored = ['tallyroom.db', 'tallyroom.db-wal'].map((file) => path.join(service.folder, file))
      for (const file of stored.filter(existsSync)) assert.ok(!readFileSync(file).includes(secret), file)
    })

    test('POST /data-sources refuses what cannot be a connection', async () => {
      assertInvalid(await connect({ name: 'x', type: 'POSTGRES', database: 'd' }), 'body.host: POSTGRES needs it')
      assertInvalid(await connect({ name: 'x', type: 'POSTGRES', host: 'h' }), 'body.database: POSTGRES needs it')
      assertInvalid(await connect({ name: 'x', type: 'BIGQUERY' }), 'body.projectId: BIGQUERY needs it')
      for (const json of [
        { name: 'x', type: 'SQLITE' },
        { name: '', ...unreachable },
        { name: 'x', ...unreachable, port: 70_000 },
        { name: 'x', ...unreachable, teamId: 'other' },
      ]) {
        const answer = await connect(json)
        assert.deepEqual([answer.status, answer.body.cause.code], [400, 'api/invalid-request'], JSON.stringify(json))
      }
    })

    test('POST /data-sources/{id}/test answers whether it works, and the source remembers', async () => {
      const { body: file } = { body: await uploadCsv(sales) }
      const good = await asOwner('POST', `/data-sources/${file.id}/test`)
      assert.deepEqual([good.status, good.body], [200, { success: true }])
      const tested = (await asOwner('GET', `/data-sources/${file.id}`)).body
      assert.deepEqual([tested.connectionStatus, tested.lastError], ['CONNECTED', null])
      assert.match(tested.lastTestedAt, dateTime)

      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      const bad = await asOwner('POST', `/data-sources/${source.id}/test`)
      assert.deepEqual([bad.status, bad.body], [200, { success: false }])
      const after = (await asOwner('GET', `/data-sources/${source.id}`)).body
      assert.equal(after.connectionStatus, 'FAILED')
      assert.match(after.lastError, /nothing listens on port 1/)
      notFound(await asOwner('POST', '/data-sources/none/test'))
      notFound(await call(service, 'POST', `/data-sources/${source.id}/test`, { key: other.key }))
      assertUnsupported(await asOwner('POST', `/data-sources/${source.id}/test`, { json: {} }), noBodyType)
    })

    test('a database that does not answer is unavailable, which is no fault of the service', async () => {
      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      for (const answer of [
        await query(source.id, 'select 1'),
        await asOwner('GET', `/data-sources/${source.id}/schema`),
      ]) {
        assert.deepEqual(
          [answer.status, answer.body.message, answer.body.cause.code],
          [424, 'The data source cannot be reached', 'data-sources/unavailable'],
        )
      }
    })

    test('PATCH sends a password to another address only when it is given again', async () => {
      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      const patch = (json: object) => asOwner('PATCH', `/data-sources/${source.id}`, { json })
      assertInvalid(
        await patch({ host: 'evil.example' }),
        'body.host: with another address the password or key must be given again',
      )
      assert.equal((await asOwner('GET', `/data-sources/${source.id}`)).body.host, '127.0.0.1')
      const moved = await patch({ host: 'db.example', password: 'new' })
      assert.deepEqual([moved.status, moved.body.host], [200, 'db.example'])
      const renamed = await patch({ name: 'Renamed', username: 'reader' })
      assert.deepEqual([renamed.body.name, renamed.body.username], ['Renamed', 'reader'])
      assertInvalid(await patch({}), 'body: at least one field is needed')
      notFound(await asOwner('PATCH', '/data-sources/none', { json: { name: 'x' } }))
      const file = await uploadCsv(sales)
      assertInvalid(
        await asOwner('PATCH', `/data-sources/${file.id}`, { json: { host: 'x' } }),
        'body.host: an uploaded file has no connection',
      )
    })

    test('PostgreSQL is queried and described', { skip: !postgresAnswers }, async () => {
      const { body: source } = await connect({
        name: 'PostgreSQL',
        type: 'POSTGRES',
        host: '127.0.0.1',
        port: 5432,
        database: 'postgres',
        username: 'postgres',
      })
      assert.deepEqual((await asOwner('POST', `/data-sources/${source.id}/test`)).body, { success: true })
      const { body } = await query(source.id, 'select :n::int8 as n, 1.50::numeric as d', {
        params: { n: '9007199254740993' },
      })
      assert.deepEqual(body.data, [{ n: '9007199254740993', d: '1.50' }])
      assert.equal((await query(source.id, 'create table t (a int)')).body.cause.code, 'data-sources/query-refused')
      assert.equal((await asOwner('GET', `/data-sources/${source.id}/schema`)).status, 200)
    })

    test('MariaDB is queried and described', { skip: !mariaAnswers }, async () => {
      const { body: source } = await connect({
        name: 'MariaDB',
        type: 'MYSQL',
        host: '127.0.0.1',
        port: 3306,
        database: 'mysql',
        username: 'root',
        password: '',
      })
      assert.deepEqual((await asOwner('POST', `/data-sources/${source.id}/test`)).body, { success: true })
      const { body } = await query(source.id, 'select ? as word', { params: ['Käse'] })
      assert.deepEqual(body.data, [{ word: 'Käse' }])
      assert.equal((await asOwner('GET', `/data-sources/${source.id}/schema`)).status, 200)
    })
  })

  describe('lists and deletion', () => {
    test('GET /data-sources lists the newest first, in pages', async () => {
      const [a, b] = [await uploadCsv(sales), await uploadCsv(sales)]
      const first = await asOwner('GET', '/data-sources?limit=1')
      assert.deepEqual(first.body, [b])
      const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
      assert.deepEqual((await asOwner('GET', next)).body, [a])
      assert.deepEqual((await call(service, 'GET', '/data-sources', { key: other.key })).body, [])
    })

    test('DELETE takes the source and its file', async () => {
      const { id, filePath } = await uploadCsv(sales)
      const folder = path.join(service.folder, 'files', 'kept', filePath)
      assert.ok(existsSync(folder))
      notFound(await call(service, 'DELETE', `/data-sources/${id}`, { key: other.key }))
      assert.ok(existsSync(folder))
      const answer = await asOwner('DELETE', `/data-sources/${id}`)
      assert.deepEqual([answer.status, answer.text], [204, ''])
      assert.ok(!existsSync(folder))
      notFound(await asOwner('GET', `/data-sources/${id}`))
      notFound(await asOwner('DELETE', `/data-sources/${id}`))
    })
  })
})

test('a client that goes away during an upload leaves nothing, and no fault in the log', async () => {
  const service = await startService()
  try {
    const { key } = await setUp(service)
    const rows = Array.from({ length: 200_000 }, (_, i) => `${i},name ${i}`).join('\n')
    const body = Buffer.from(
      `--X\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\nid,name\n${rows}\r\n--X--\r\n`,
    )
    for (const share of [0.3, 1]) {
      await new Promise<void>((resolve) => {
        const headers = {
          'x-api-key': key,
          'content-type': 'multipart/form-data; boundary=X',
          'content-length': body.length,
        }
        const request = httpRequest(`${service.url}/api/data-sources/upload`, { method: 'POST', headers })
        request.on('error', () => resolve())
        request.write(body.subarray(0, body.length * share), () =>
          setTimeout(() => request.destroy(new Error('gone')), 30),
        )
      })
    }
    const incoming = path.join(service.folder, 'files', 'incoming')
    while (readdirSync(incoming).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual((await call(service, 'GET', '/data-sources', { key })).body, [])
    assert.equal(existsSync(path.join(service.folder, 'files', 'kept')), false)
    assert.doesNotMatch(service.output(), /request failed/)
  } finally {
    await service.stop()
  }
})

test('instances that share a database and a folder share sources, progress and deletions', {
  skip: !postgresAnswers,
}, async () => {
  const database = await makePostgresDatabase()
  const shared = mkdtempSync(path.join(tmpdir(), 'tallyroom-shared-'))
  const env = {
    DATABASE_URL: database.url,
    TALLYROOM_FILES_DIR: path.join(shared, 'files'),
    TALLYROOM_SECRET: 'a secret that both instances know well',
  }
  const [one, two] = await Promise.all([startService({ env }), startService({ env })])
  try {
    const { key } = await setUp(one)
    const following = call(two, 'GET', '/uploads/upload-on-one', { key })
    const body = form([
      ['uploadId', 'upload-on-one'],
      ['file', new Blob([sales]), 'sales.csv'],
    ])
    const { id } = (await call(one, 'POST', '/data-sources/upload', { key, body })).body
    assert.match((await following).text, new RegExp(`event: done\ndata: .*${id}`))
    const json = { sql: 'select count(*) n from sales' }
    const ask = () => call(two, 'POST', `/data-sources/${id}/query`, { key, json })
    assert.deepEqual((await ask()).body.data, [{ n: 2 }])
    const third = await startService({ env })
    assert.deepEqual((await ask()).body.data, [{ n: 2 }], 'the start of another instance swept nothing that is in use')
    await third.stop()
    const replaced = await call(one, 'PUT', `/data-sources/${id}/file`, {
      key,
      body: form([['file', new Blob([`${sales}2024-01-03,1,Ulm\n`]), 'sales.csv']]),
    })
    assert.equal(replaced.status, 200)
    assert.deepEqual((await ask()).body.data, [{ n: 3 }])
    assert.equal((await call(two, 'DELETE', `/data-sources/${id}`, { key })).status, 204)
    assert.equal((await call(one, 'POST', `/data-sources/${id}/query`, { key, json })).status, 404)
  } finally {
    await Promise.all([one.stop(), two.stop()])
    await database.drop()
    rmSync(shared, { recursive: true, force: true })
  }
})

test('without leave, a private address is not dialled', async () => {
  const service = await startService()
  try {
    const { key } = await setUp(service)
    const json = {
      name: 'Inside',
      type: 'POSTGRES',
      host: '127.0.0.1',
      port: 5432,
      database: 'postgres',
      username: 'postgres',
    }
    const { body: source } = await call(service, 'POST', '/data-sources', { key, json })
    assert.deepEqual((await call(service, 'POST', `/data-sources/${source.id}/test`, { key })).body, { success: false })
    const { body } = await call(service, 'GET', `/data-sources/${source.id}`, { key })
    assert.match(body.lastError, /private or reserved address/)
  } finally {
    await service.stop()
  }
})

test('a service killed at any point of an upload has nothing half there after its next start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-killed-'))
  const filesOf = (name: string) => {
    const inside = path.join(folder, 'files', name)
    return existsSync(inside) ? readdirSync(inside) : []
  }
  const rows = Array.from({ length: 60_000 }, (_, i) => `${i},name ${i},${i * 1.5}`).join('\n')
  const bodyFor = (engine: 'sqlite' | 'duckdb') =>
    Buffer.concat([
      Buffer.from(`--X\r\nContent-Disposition: form-data; name="engine"\r\n\r\n${engine}\r\n`),
      Buffer.from('--X\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\n'),
      Buffer.from(`id,name,amount\n${rows}\n`),
      Buffer.from('\r\n--X--\r\n'),
    ])
  const anyMoment = () => Math.random() * 500
  let service = await startService({ folder, keepFolder: true })
  let key = ''
  try {
    key = (await setUp(service)).key
    // In the middle of the body, then while the file is read, written, put in place.
    for (const [engine, sent, wait] of [
      ['sqlite', 0.5, 20],
      ['sqlite', 1, 5],
      ['sqlite', 1, 150],
      ['sqlite', 1, anyMoment()],
      ['duckdb', Math.random(), 20],
      ['duckdb', 1, 150],
      ['duckdb', 1, anyMoment()],
      ['duckdb', 1, anyMoment()],
    ] as const) {
      const body = bodyFor(engine)
      const { port } = new URL(service.url)
      const done = new Promise<void>((resolve) => {
        const request = httpRequest(
          {
            port,
            host: '127.0.0.1',
            path: '/api/data-sources/upload',
            method: 'POST',
            headers: {
              'x-api-key': key,
              'content-type': 'multipart/form-data; boundary=X',
              'content-length': body.length,
            },
          },
          (response) => response.resume().on('close', resolve),
        )
        request.on('error', () => resolve())
        request.write(body.subarray(0, Math.floor(body.length * sent)), () =>
          setTimeout(() => service.process.kill('SIGKILL'), wait),
        )
        if (sent === 1) request.end()
      })
      await Promise.all([done, service.stop('SIGKILL')])
      service = await startService({ folder, keepFolder: true })
      const { body: sources } = await call(service, 'GET', '/data-sources', { key })
      assert.deepEqual(filesOf('incoming'), [])
      assert.deepEqual(filesOf('kept').sort(), sources.map(({ filePath }: { filePath: string }) => filePath).sort())
      for (const { id } of sources) {
        const json = { sql: 'select count(*) n from big' }
        assert.equal((await call(service, 'POST', `/data-sources/${id}/query`, { key, json })).body.data[0].n, 60_000)
      }
    }
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
