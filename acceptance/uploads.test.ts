import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { assertError, assertInvalid, assertUnsupported, dateTime, noBodyType, uuid } from './envelope.ts'
import { call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { fieldNames, form, notFound, sales, sourceCalls } from './source-calls.ts'

describe('uploads', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  const { asOwner, upload, uploadCsv, query } = sourceCalls(() => ({ service, owner }))

  before(async () => {
    service = await startService({ env: { TALLYROOM_MAX_FILE_BYTES: '200000' } })
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
      for (const named of [etag, `W/${etag}`, `"x", W/${etag}`, '*'])
        assert.equal((await download({ 'if-none-match': named })).status, 304, named)
      assert.equal((await download({ 'if-none-match': 'W/"another"' })).status, 200)
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
        'only the file of an uploaded data source can be replaced or added to',
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
})
