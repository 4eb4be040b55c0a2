import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'

const orders =
  'order_id,customer,day,amount\n1,Ann,2024-01-05,10\n2,Ann,2024-01-20,5.5\n3,Bob,2024-02-01,7\n4,Çem,2024-04-01,1\n'

const postgresAnswers = await serviceAnswers('PostgreSQL')

describe('questions', () => {
  let service: Service
  let owner: Owner
  let space: string
  const { asOwner, uploadCsv } = sourceCalls(() => ({ service, owner }))
  const ask = (question: unknown, below = '') =>
    asOwner('POST', `/spaces/${space}/questions${below}`, { json: { question } })
  const field = (name: string) => ({ field: { dataset: 'orders', field: name } })

  before(async () => {
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    const source = await uploadCsv(orders, 'orders.csv')
    space = (await asOwner('POST', '/spaces', { json: { name: 'Shop' } })).body.id
    await asOwner('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId: source.id } })
  })
  after(() => service?.stop())

  test('a question is answered with its rows, its statement and what it says in words', async () => {
    const { status, body } = await ask({
      measures: [{ fn: 'sum', of: field('amount') }, { count: 'orders' }],
      by: [{ of: field('day'), grain: 'month', empty: true }],
    })
    assert.equal(status, 200, JSON.stringify(body))
    const [month, total, count] = body.columns.map(({ name }: { name: string }) => name)
    assert.deepEqual(
      body.rows.map((row: Record<string, unknown>) => [row[month], row[total], row[count]]),
      [
        ['2024-01-01', 15.5, 2],
        ['2024-02-01', 7, 1],
        ['2024-03-01', null, 0],
        ['2024-04-01', 1, 1],
      ],
    )
    assert.match(body.sql, /SELECT/)
    assert.match(body.sentence, /^Total amount and number of .* by month of day/)
    assert.deepEqual([body.source, body.truncated, body.chart.type], ['sqlite', false, 'line'])
    assert.deepEqual(
      body.columns.map(({ role }: { role: string }) => role),
      ['time', 'measure', 'measure'],
    )
  })

  test('totals are those of the whole: by fewer groups, whatever a limit leaves, averages not added up', async () => {
    const question = {
      measures: [
        { fn: 'avg', of: field('amount') },
        { fn: 'distinct', of: field('customer') },
      ],
      by: [{ of: field('customer') }, { of: field('day'), grain: 'month' }],
    }
    const whole = (names: string[], more = {}) =>
      asOwner('POST', `/spaces/${space}/questions`, { json: { question: { ...question, ...more }, whole: names } })
    const { body } = await ask(question)
    const [customer, , mean, distinct] = body.columns.map(({ name }: { name: string }) => name)
    const all = await whole([], { limit: 1 })
    assert.equal(all.status, 200, JSON.stringify(all.body))
    assert.deepEqual(all.body.rows, [{ [mean]: 5.875, [distinct]: 3 }])
    const each = await whole([customer])
    const ann = each.body.rows.find((row: Record<string, unknown>) => row[customer] === 'Ann')
    assert.deepEqual(ann, { [customer]: 'Ann', [mean]: 7.75, [distinct]: 1 })
    const refused = await whole(['nothing'])
    assert.deepEqual([refused.status, refused.body.cause.code], [422, 'questions/invalid'])
    const pivot = await ask({ ...question, chart: { kind: 'pivot' } })
    assert.deepEqual([pivot.body.chart.type, pivot.body.chart.rows], ['pivot', [customer]])
  })

  test('a check tells the same without running it', async () => {
    const { status, body } = await ask({ measures: [{ count: 'orders' }], by: [{ of: field('customer') }] }, '/check')
    assert.equal(status, 200)
    assert.equal(body.rows, undefined)
    assert.deepEqual(
      body.chips.map(({ path }: { path: string }) => path),
      ['measures[0]', 'by[0]'],
    )
  })

  test('what cannot be asked is refused with the path of the part', async () => {
    for (const below of ['', '/check']) {
      const unknown = await ask({ measures: [{ fn: 'sum', of: field('amounts') }], by: [] }, below)
      assert.deepEqual([unknown.status, unknown.body.cause.code], [422, 'questions/invalid'])
      assert.match(
        unknown.body.cause.detail,
        /^measures\[0\]\.of\.field\.field: orders has no field "amounts"\. It has: /,
      )
      const id = await ask({ measures: [{ fn: 'avg', of: field('order_id') }], by: [] }, below)
      assert.match(id.body.cause.detail, /^measures\[0\]\.of: orders\.order_id is an id/)
      const strange = await ask({ measures: [{ count: 'orders' }], by: [], sql: 'drop table orders' }, below)
      assert.deepEqual([strange.status, strange.body.cause.code], [422, 'questions/invalid'])
    }
  })

  test('text that a person typed is bound, and finds what it says', async () => {
    const where = { compare: '=', left: field('customer'), right: { value: 'Çem' } }
    const { body } = await ask({ measures: [{ count: 'orders' }], by: [], where })
    assert.deepEqual(body.params, { customer: 'Çem' })
    assert.match(body.statement, /'Çem'/)
    assert.deepEqual(Object.values(body.rows[0]), [1])
    const none = await ask({
      measures: [{ count: 'orders' }],
      by: [],
      where: { ...where, right: { value: "x' or 1=1 --" } },
    })
    assert.deepEqual(Object.values(none.body.rows[0]), [0])
  })

  test('the catalog names what can be asked, with the values to choose from', async () => {
    const { status, body } = await asOwner('GET', `/spaces/${space}/catalog`)
    assert.equal(status, 200, JSON.stringify(body))
    const [dataset] = body.datasets
    assert.deepEqual([dataset.name, dataset.reaches, dataset.timeField], ['orders', ['orders'], 'day'])
    const customer = dataset.fields.find(({ name }: { name: string }) => name === 'customer')
    assert.deepEqual(customer.values[0], { value: 'Ann', label: 'Ann' })
    assert.deepEqual(
      dataset.fields.map(({ role }: { role: string }) => role),
      ['id', 'category', 'time', 'measure'],
    )
  })

  test('parts are changed, and the question that follows is answered and told', async () => {
    const question = { measures: [{ count: 'orders' }], by: [{ of: field('day'), grain: 'month' }] }
    const change = (changes: unknown[], below = '') =>
      asOwner('POST', `/spaces/${space}/questions${below}`, { json: { question, changes } })
    const { status, body } = await change([
      { set: 'by[0].grain', value: 'year' },
      { add: 'measures', value: { fn: 'sum', of: field('amount') } },
      { set: 'chart', value: { kind: 'bar' } },
    ])
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.question.by, [{ of: field('day'), grain: 'year' }])
    assert.deepEqual(
      body.columns.map(({ ref }: { ref: unknown }) => ref),
      [{ by: 0 }, { measure: 0 }, { measure: 1 }],
    )
    assert.deepEqual(Object.values(body.rows[0]), ['2024-01-01', 4, 23.5])
    assert.equal(body.chart.type, 'bar')
    const checked = await change([{ drop: 'by[0]' }], '/check')
    assert.deepEqual(checked.body.question, { measures: [{ count: 'orders' }], by: [] })
    const table = await change([{ set: 'chart', value: { kind: 'table' } }])
    assert.equal(table.body.chart, null)
    const refused = await change([{ set: 'measures[0]', value: { fn: 'avg', of: field('order_id') } }])
    assert.deepEqual([refused.status, refused.body.cause.code], [422, 'questions/invalid'])
    assert.match(refused.body.cause.detail, /^measures\[0\]\.of: orders\.order_id is an id/)
  })

  describe('words', () => {
    const readings = (json: unknown) => asOwner('POST', `/spaces/${space}/readings`, { json })

    test('are read as questions, the most likely first, each told in words and in chips', async () => {
      const { status, body } = await readings({ text: 'How many orders are there by customer?' })
      assert.equal(status, 200, JSON.stringify(body))
      const [best] = body.readings
      assert.deepEqual(best.question, { measures: [{ count: 'orders' }], by: [{ of: field('customer') }] })
      assert.match(best.sentence, /^Number of orders by customer/)
      assert.deepEqual(
        best.chips.map(({ path }: { path: string }) => path),
        ['measures[0]', 'by[0]'],
      )
      assert.equal(best.chips[1].words, 'by customer')
      assert.ok(best.probability > 0 && best.probability <= 1)
      assert.deepEqual(best.unused, [])
      for (const { words, start, end } of best.words)
        assert.equal('How many orders are there by customer?'.slice(start, end), words)
      assert.equal((await ask(best.question)).status, 200)
    })

    test('name values of the data that no profile holds', async () => {
      const { body } = await readings({ text: 'total amount of Çem' })
      assert.match(JSON.stringify(body.readings[0].question.where), /Çem/)
    })

    test('that say nothing of the data are not answered', async () => {
      const { status, body } = await readings({ text: 'will it rain on the quiet mountain tomorrow evening' })
      assert.deepEqual([status, body.decision], [200, 'ask'])
    })

    test('are refused when there are none, and for a chat that is not there', async () => {
      assert.equal((await readings({ text: '  ' })).status, 400)
      const { status, body } = await readings({ text: 'by month', chatId: 'nowhere' })
      assert.deepEqual([status, body.cause.code], [404, 'chats/not-found'])
    })
  })

  test('days of the week are names to a chart, and averages are not piled on each other', async () => {
    const weekdays = await ask({ measures: [{ count: 'orders' }], by: [{ of: field('day'), grain: 'weekday' }] })
    assert.deepEqual([weekdays.body.chart.type, weekdays.body.chart.y], ['bar', weekdays.body.columns[1].name])
    const by = [{ of: field('customer') }, { of: field('day'), grain: 'weekday' }]
    const totals = await ask({ measures: [{ fn: 'sum', of: field('amount') }], by })
    const averages = await ask({ measures: [{ fn: 'avg', of: field('amount') }], by })
    assert.deepEqual([totals.body.chart.type, averages.body.chart.type], ['stacked', 'bar'])
  })

  test('a mark of a result leads on: to its rows, to nothing else, closer, and to the period before', async () => {
    const question = { measures: [{ fn: 'sum', of: field('amount') }], by: [{ of: field('day'), grain: 'month' }] }
    const mark = { at: [{ by: 0, value: '2024-02-01' }], measure: 0 }
    const follow = async (changes: unknown[]) =>
      (await asOwner('POST', `/spaces/${space}/questions`, { json: { question, changes } })).body
    assert.equal((await follow([{ rows: mark }])).rows.length, 1)
    assert.equal((await follow([{ only: mark }])).rows.length, 1)
    assert.equal((await follow([{ without: mark }])).rows.length, 2)
    assert.match((await follow([{ closer: mark }])).sentence, /by day of day, where day is in February 2024/)
    const compared = await follow([{ compare: mark }])
    assert.deepEqual(Object.values(compared.rows[0]), [15.5, 7, -8.5, -8.5 / 15.5])
    const parts = await follow([{ only: mark }, { set: 'by', value: [{ of: field('customer') }] }])
    assert.deepEqual(Object.values(parts.rows[0]), ['Bob', 7])
  })

  test('what changed between two periods is told by parts that add up to the difference', async () => {
    const question = { measures: [{ fn: 'sum', of: field('amount') }], by: [{ of: field('day'), grain: 'month' }] }
    const explain = (body: object) => asOwner('POST', `/spaces/${space}/questions/changes`, { json: body })
    const { status, body } = await explain({ question, mark: { at: [{ by: 0, value: '2024-02-01' }] } })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      [body.before, body.after, body.difference],
      [{ label: 'January 2024', value: 15.5 }, { label: 'February 2024', value: 7 }, -8.5],
    )
    const [customers] = body.fields
    assert.equal(customers.adds, true)
    assert.deepEqual(
      customers.parts.map(({ label, difference }: { label: string; difference: number }) => [label, difference]),
      [
        ['Ann', -15.5],
        ['Bob', 7],
      ],
    )
    const average = { ...question, measures: [{ fn: 'avg', of: field('amount') }] }
    const parts = await explain({ question: average, mark: { at: [{ by: 0, value: '2024-02-01' }] } })
    assert.deepEqual([parts.body.fields[0].adds, parts.body.fields[0].parts[0].share], [false, null])
    const timeless = await explain({ question: { ...question, by: [] }, mark: { at: [] } })
    assert.deepEqual([timeless.status, timeless.body.cause.code], [422, 'questions/invalid'])
    assert.match(timeless.body.cause.detail, /There is no period here/)
  })

  test("moments with a zone are told by the team's clocks, and by those of the space where it has its own", {
    skip: !postgresAnswers,
  }, async () => {
    const { url, connection, drop } = await makePostgresDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      "CREATE TABLE visits (id int PRIMARY KEY, seen timestamptz, written timestamp); INSERT INTO visits VALUES (1, '2024-10-26 21:59:00+00', '2024-10-26 21:59:00'), (2, '2024-10-26 22:30:00+00', '2024-10-26 22:30:00'), (3, '2024-10-27 22:59:00+00', '2024-10-27 22:59:00')",
    )
    await client.end()
    try {
      const json = { name: 'Visits', type: 'POSTGRES', ...connection, allowWritableRole: true }
      const source = (await asOwner('POST', '/data-sources', { json })).body
      const place = (await asOwner('POST', '/spaces', { json: { name: 'Visits' } })).body.id
      await asOwner('POST', `/spaces/${place}/data-sources`, { json: { dataSourceId: source.id } })
      const daysOf = async (name: string) => {
        const question = {
          measures: [{ count: 'visits' }],
          by: [{ of: { field: { dataset: 'visits', field: name } }, grain: 'day' }],
        }
        const { status, body } = await asOwner('POST', `/spaces/${place}/questions`, { json: { question } })
        assert.equal(status, 200, JSON.stringify(body))
        return body.rows.map((row: Record<string, unknown>) => Object.values(row))
      }
      const asWritten = [
        ['2024-10-26', 2],
        ['2024-10-27', 1],
      ]
      assert.deepEqual(await daysOf('seen'), asWritten)
      assert.equal((await asOwner('PATCH', '/team/settings', { json: { timeZone: 'Europe/Berlin' } })).status, 200)
      assert.deepEqual(await daysOf('seen'), [
        ['2024-10-26', 1],
        ['2024-10-27', 2],
      ])
      assert.deepEqual(await daysOf('written'), asWritten)
      const address = `/spaces/${place}/definitions`
      const document = (await asOwner('GET', address)).body
      document.semantic_model[0].custom_extensions = [
        { vendor_name: 'TALLYROOM', data: JSON.stringify({ timeZone: 'Pacific/Auckland' }) },
      ]
      const saved = await asOwner('PUT', address, { json: document })
      assert.equal(saved.status, 200, saved.text)
      assert.deepEqual(await daysOf('seen'), [
        ['2024-10-27', 2],
        ['2024-10-28', 1],
      ])
    } finally {
      await asOwner('PATCH', '/team/settings', { json: { timeZone: 'UTC' } })
      await drop()
    }
  })
})
