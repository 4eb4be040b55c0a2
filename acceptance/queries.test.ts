import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertInvalid } from './envelope.ts'
import { call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { endless, notFound, sales, sourceCalls } from './source-calls.ts'

describe('queries', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  const { asOwner, uploadCsv, query } = sourceCalls(() => ({ service, owner }))

  before(async () => {
    service = await startService({ env: { TALLYROOM_QUERY_TIMEOUT_MS: '10000' } })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
  })
  after(() => service?.stop())

  describe('POST /data-sources/{id}/rows', () => {
    const cities = ['Köln', 'Bonn', 'KÖLN', 'Aarhus', '']
    const lines = Array.from({ length: 1500 }, (_, i) => `${i},${cities[i % 5]},${i % 7 === 0 ? '' : i / 2}`)
    let id: string
    const ask = (address: string, json: object) =>
      asOwner('POST', `/data-sources/${id}/${address}`, { json: { table: 'visits', ...json } })
    before(async () => {
      id = (await uploadCsv(`visit,city,amount\n${lines.join('\n')}\n`, 'visits.csv')).id
    })

    test('sorts and pages over the whole table', async () => {
      const highest = await ask('rows', { sort: [{ column: 'amount', descending: true }], limit: 2, offset: 1 })
      assert.deepEqual(
        highest.body.data.map(({ visit }: { visit: number }) => visit),
        [1497, 1496],
      )
      assert.deepEqual(highest.body.columns, ['visit', 'city', 'amount'])
      const last = await ask('rows', { sort: [{ column: 'amount' }], limit: 1000, offset: 1000 })
      assert.equal(last.body.data.length, 500)
      assert.equal(last.body.data.at(-1).amount, null)
    })

    test('filters, searches and counts over the whole table, and tells the statement that lists it', async () => {
      const counted = await ask('rows/count', { filters: [{ column: 'city', compare: '=', value: 'köln' }] })
      assert.equal(counted.body.count, 600)
      const listed = await query(id, counted.body.statement)
      assert.equal(listed.body.data.length, 600)
      assert.equal((await ask('rows/count', {})).body.count, 1500)
      assert.equal((await ask('rows/count', { search: 'aarh' })).body.count, 300)
      assert.equal((await ask('rows/count', { filters: [{ column: 'city', empty: true }] })).body.count, 300)
      const dear = { filters: [{ column: 'amount', compare: '>=', value: '749' }] }
      assert.equal((await ask('rows', dear)).body.data.length, (await ask('rows/count', dear)).body.count)
    })

    test('says what does not fit, and refuses what it does not know', async () => {
      const word = await ask('rows', { filters: [{ column: 'amount', compare: '>', value: 'dear' }] })
      assert.deepEqual(
        [word.status, word.body.cause.code, word.body.cause.detail],
        [422, 'data-sources/filter-invalid', '"dear" is not a number.'],
      )
      const column = await ask('rows/count', { filters: [{ column: 'nope', empty: true }] })
      assert.deepEqual([column.status, column.body.cause.code], [404, 'data-sources/column-not-found'])
      const table = await ask('rows', { table: 'nope' })
      assert.deepEqual([table.status, table.body.cause.code], [404, 'data-sources/table-not-found'])
      assert.equal((await ask('rows', { limit: 1001 })).status, 400)
      assert.equal((await ask('rows', { filters: [{ column: 'amount', compare: 'is', value: '1' }] })).status, 400)
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
      const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`p${n}`, n]))
      assert.equal((await query(id, 'select 1 as a', { params: many })).status, 400)
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
      const timeout = await query(id, endless)
      assert.deepEqual(
        [timeout.status, timeout.body.message, timeout.body.cause.code],
        [422, 'The statement took too long', 'data-sources/query-timeout'],
      )
      const large = await query(id, 'select hex(zeroblob(900000000)) as x')
      assert.deepEqual(
        [large.status, large.body.message, large.body.cause.code, large.body.cause.detail],
        [
          422,
          'The statement needs too much',
          'data-sources/query-too-large',
          'The statement needs more memory than a query may have.',
        ],
      )
      assertInvalid(await query(id, ''), 'body.sql: Too small: expected string to have >=1 characters')
      notFound(await query('none', 'select 1'))
      notFound(await call(service, 'POST', `/data-sources/${id}/query`, { key: other.key, json: { sql: 'select 1' } }))
      assert.equal((await query(id, 'select count(*) n from sales')).body.data[0].n, 2)
    })

    test('a team that asks too much at once is told to wait, and others are served', async () => {
      const stop = new AbortController()
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
      // Once the service has heard that nobody waits any more, the team has its places again.
      let again = await query(id, 'select 1 as one')
      while (again.body.cause?.code === 'data-sources/busy') again = await query(id, 'select 1 as one')
      assert.deepEqual(again.body.data, [{ one: 1 }])
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
      const wide =
        'with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select hex(zeroblob(2000)) as x from n'
      const large = await asOwner('POST', address, { json: { sql: wide } })
      assert.deepEqual(
        [large.status, large.body.message, large.body.cause.code],
        [422, 'The statement needs too much', 'data-sources/query-too-large'],
      )
      assert.match(large.body.cause.detail, /^the result has more than \d+ rows/)
      const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 9) select 1 as i from n'
      const some = await asOwner('POST', address, { json: { sql: many, maxRows: 3 } })
      assert.equal(some.text, 'i\r\n1\r\n1\r\n1\r\n')
    })
  })
})
