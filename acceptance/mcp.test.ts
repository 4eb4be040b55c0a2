import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { until } from '../test/until.ts'
import { addMember, call, type Owner, type Service, setUp, startService } from './harness.ts'
import { askTool, connectMcp, type Era, eras, everyTool, type Tools } from './mcp-client.ts'
import { makeShop, regionsSql, type Shop, shopMarkup } from './shop.ts'
import { endless } from './source-calls.ts'
import { manyWords, useModel } from './streams.ts'

describe('MCP', () => {
  let service: Service
  let owner: Owner
  let shop: Shop
  let mcp: Tools
  let dashboardId: string
  let server: ModelServer
  let turns: Turn[] = []
  const at = (source = 'sqlite') => ({ spaceId: shop.spaceId, source })

  before(async () => {
    server = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    shop = await makeShop(service, owner)
    const made = await call(service, 'POST', `/spaces/${shop.spaceId}/dashboards`, {
      key: owner.key,
      json: { title: 'Sales', markup: shopMarkup },
    })
    dashboardId = made.body.id
    mcp = await connectMcp(service, { 'x-api-key': owner.key })
  })
  after(async () => {
    await mcp?.close()
    await service?.stop()
    await server?.close()
  })

  test('both eras of the protocol find the same tools, with schemas and hints', async () => {
    for (const era of Object.keys(eras) as Era[]) {
      const client = await connectMcp(service, { authorization: `Bearer ${owner.key}` }, { era })
      assert.match(client.getInstructions() ?? '', /list_spaces/)
      const { tools } = await client.listTools()
      assert.deepEqual(
        tools.map(({ name }) => name),
        everyTool,
      )
      for (const tool of tools) {
        assert.equal(tool.inputSchema.type, 'object')
        assert.equal(tool.outputSchema?.type, 'object')
        assert.ok(tool.title && tool.description)
        assert.match(tool.description, /\b(?:Use it|Call (?:it|this)|Prefer it)\b/, `${tool.name} says when to use it`)
        assert.equal(tool.annotations?.readOnlyHint, tool.name !== 'ask_analyst')
      }
      const { data } = await askTool(client, 'list_spaces')
      assert.deepEqual(data, {
        spaces: [{ id: shop.spaceId, name: 'Shop', description: null, url: `${service.url}/spaces/${shop.spaceId}` }],
        nextCursor: null,
      })
      await client.close()
    }
  })

  test('docs/mcp.md lists every tool with what it takes and the names of what it answers', async () => {
    const page = readFileSync(new URL('../docs/mcp.md', import.meta.url), 'utf8')
    const documented = new Map(
      page
        .split('\n')
        .filter((line) => /^\| `[a-z_]+` \|/.test(line))
        .map((line) => line.slice(2, -2).split(' | '))
        .map(([name = '', takes = '', answers = '']) => [name.replaceAll('`', ''), { takes, answers }]),
    )
    const { tools } = await mcp.listTools()
    assert.deepEqual([...documented.keys()].toSorted(), tools.map(({ name }) => name).toSorted())
    const names = (text: string) => [...text.matchAll(/`([A-Za-z]+\??)`/g)].map(([, name]) => name)
    for (const { name, inputSchema, outputSchema } of tools) {
      const required = new Set((inputSchema.required ?? []) as string[])
      const takes = Object.keys(inputSchema.properties ?? {}).map((one) => (required.has(one) ? one : `${one}?`))
      const { takes: said, answers } = documented.get(name)!
      assert.deepEqual(names(said).toSorted(), takes.toSorted(), name)
      const known = new Set(JSON.stringify(outputSchema).match(/[A-Za-z]+/g))
      const others = tools.map((tool) => tool.name)
      for (const field of names(answers)) assert.ok(known.has(field!) || others.includes(field!), `${name}: ${field}`)
    }
    assert.match(documented.get('find_verified_questions')!.answers, /`steps`/)
  })

  test('data is described, and SQL answers typed rows, cut where asked', async () => {
    const meant = await askTool(mcp, 'describe_definitions', { spaceId: shop.spaceId })
    assert.match(meant.data.definitions, /Datasets of the source "sqlite" \(sqlite\):\n/)
    const described = await askTool(mcp, 'describe_data', { spaceId: shop.spaceId })
    const [source] = described.data.sources
    assert.deepEqual([source.source, source.dataSources[0].privacy], ['sqlite', 'full'])
    assert.deepEqual(
      source.dataSources[0].tables[0].columns.map(({ name, type }: { name: string; type: string }) => [name, type]),
      [
        ['order_id', 'integer'],
        ['day', 'date'],
        ['region', 'text'],
        ['amount', 'real'],
        ['returned', 'boolean'],
      ],
    )
    assert.match(described.text, /region text.*"North"/)
    const named = await askTool(mcp, 'describe_data', { spaceId: shop.spaceId, tables: ['"Orders"'] })
    assert.deepEqual([named.data.tables, named.data.sources[0].dataSources[0].tables[0].name], [1, 'orders'])
    const grouped = await askTool(mcp, 'run_sql', {
      ...at(),
      sql: 'select region, count(*) as n from orders group by 1 order by 1',
    })
    assert.deepEqual(grouped.data, {
      columns: [
        { name: 'region', type: 'text' },
        { name: 'n', type: 'integer' },
      ],
      rows: [
        ['East', 60],
        ['North', 60],
        ['South', 60],
        ['West', 60],
      ],
      rowCount: 4,
      truncated: false,
      note: null,
      nextOffset: null,
    })
    assert.equal(grouped.text, 'region,n\nEast,60\nNorth,60\nSouth,60\nWest,60', 'clients that know no structure')
    const cut = await askTool(mcp, 'run_sql', { spaceId: shop.spaceId, sql: 'select * from orders', maxRows: 3 })
    assert.deepEqual([cut.data.rows.length, cut.data.rowCount, cut.data.truncated], [3, 240, true])
  })

  test('rows come by pages, and what is told of them is bounded', async () => {
    const sql = 'select order_id, region, amount from orders order by order_id'
    const read: number[] = []
    let offset: number | null = 0
    for (let pages = 0; offset !== null && pages < 10; pages++) {
      const page = await askTool(mcp, 'run_sql', { ...at(), sql, offset })
      read.push(...page.data.rows.map((row: number[]) => row[0]))
      offset = page.data.nextOffset
    }
    assert.equal(new Set(read).size, 240)
    assert.equal(read.length, 240)
    const first = await askTool(mcp, 'run_sql', { ...at(), sql, maxRows: 1_000 })
    assert.equal(first.data.rows.length, 240)
    assert.match(first.text, /Rows 1 to 20 of 240\. Offset 20 gives those after them\./)
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 830) select i, hex(zeroblob(40)) as x from n`
    const wide = await askTool(mcp, 'run_sql', { ...at(), sql: many, maxRows: 1_000 })
    assert.ok(wide.data.rows.length < 830 && wide.data.nextOffset === wide.data.rows.length)
    assert.ok(JSON.stringify(wide.data).length < 45_000, `${JSON.stringify(wide.data).length}`)
    assert.ok(wide.text.length < 5_500, `${wide.text.length}`)
    const long = await askTool(mcp, 'run_sql', { ...at(), sql: 'select hex(zeroblob(220000)) as x' })
    assert.ok(JSON.stringify([long.data, long.text]).length < 3_000)
  })

  test('tables, values and verified questions are found by words', async () => {
    const tables = await askTool(mcp, 'search_tables', { spaceId: shop.spaceId, words: 'orders of a region' })
    assert.match(tables.text, /^ {2}orders /m)
    const values = await askTool(mcp, 'find_values', { spaceId: shop.spaceId, terms: ['nORth', 'nowhere'] })
    assert.deepEqual(values.data.matches, [
      {
        term: 'nORth',
        source: 'sqlite',
        schemaName: null,
        table: 'orders',
        column: 'region',
        value: 'North',
        exact: true,
      },
    ])
    assert.match(values.text, /sqlite: orders\.region has "North"/)
    const none = await askTool(mcp, 'find_verified_questions', { spaceId: shop.spaceId, question: 'orders?' })
    assert.deepEqual(none.data.questions, [])
    const { tools } = await mcp.listTools()
    for (const { name, description } of tools) assert.match(description ?? '', /\b(?:Use|Call|Prefer)\b/, name)
  })

  test('a chart comes as a picture', async () => {
    const sql = 'select region, sum(amount) as revenue from orders group by 1'
    const chart = { type: 'bar', title: 'Revenue', x: 'region', y: 'revenue' }
    const { content, data } = await askTool(mcp, 'render_chart', { ...at(), sql, chart, width: 400, height: 300 })
    const png = Buffer.from(content[0].data, 'base64')
    assert.deepEqual([content[0].type, content[0].mimeType], ['image', 'image/png'])
    assert.equal(png.subarray(1, 4).toString(), 'PNG')
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [800, 600])
    assert.deepEqual([data.rowCount, data.width], [4, 400])
    const wrong = await askTool(mcp, 'render_chart', { ...at(), sql, chart: { ...chart, y: 'profit' } })
    assert.equal(wrong.error.cause.code, 'api/invalid-request')
    assert.match(wrong.text, /no column "profit".*region, revenue/)
  })

  test('a dashboard comes with its document and the rows of its queries', async () => {
    const listed = await askTool(mcp, 'list_dashboards', { spaceId: shop.spaceId })
    assert.deepEqual(
      listed.data.dashboards.map(({ id, title, url }: Record<string, string>) => [id, title, url]),
      [[dashboardId, 'Sales', `${service.url}/dashboards/${dashboardId}`]],
    )
    const all = await askTool(mcp, 'get_dashboard', { dashboardId })
    assert.equal(all.data.markup, shopMarkup)
    assert.equal(all.data.controls.length, 6)
    const [regions, revenue] = all.data.queries
    assert.deepEqual([regions.sql, regions.result.rows.flat()], [regionsSql, ['East', 'North', 'South', 'West']])
    const orders = ({ result }: { result: { rows: number[][] } }) => result.rows.reduce((sum, row) => sum + row[2]!, 0)
    assert.equal(orders(revenue), 240)
    const north = await askTool(mcp, 'get_dashboard', { dashboardId, params: { region: 'North' } })
    assert.equal(orders(north.data.queries[1]), 60)
    const refused = await askTool(mcp, 'get_dashboard', { dashboardId, params: { region: 'Nowhere' } })
    assert.equal(refused.error.cause.code, 'dashboards/invalid-parameter')
  })

  test('the analyst answers in a chat, tells how far it is, and is asked on', async () => {
    const messages: string[] = []
    const asked = await askTool(
      mcp,
      'ask_analyst',
      { spaceId: shop.spaceId, question: 'How many orders are there in each region?' },
      { onprogress: ({ message }) => messages.push(message ?? '') },
    )
    const { data } = asked
    assert.match(data.answer, /60/)
    assert.match(data.sql[0].sql, /count/i)
    assert.equal(data.table.rows.length, 4)
    assert.equal(data.url, `${service.url}/spaces/${shop.spaceId}/chats/${data.chatId}`)
    assert.ok(messages.includes('Asking the data') && messages.includes('Writing the answer'), messages.join())
    assert.ok(asked.text.includes(data.url))
    const again = await askTool(mcp, 'ask_analyst', {
      spaceId: shop.spaceId,
      question: 'And only in North?',
      chatId: data.chatId,
    })
    assert.equal(again.data.chatId, data.chatId)
    const chat = await call(service, 'GET', `/spaces/${shop.spaceId}/chats/${data.chatId}`, { key: owner.key })
    assert.equal(chat.body.messages.length, 4)
    assert.equal(chat.body.createdByUserId, owner.userId)
  })

  test('what a call does wrong comes back as a result with code and mend', async () => {
    const codeOf = async (name: string, args: Record<string, unknown>) => {
      const { isError, error, text } = await askTool(mcp, name, args)
      assert.ok(isError, text)
      assert.ok(error?.mend, `${name}: ${text}`)
      assert.ok(text.startsWith(error.cause.code) && text.endsWith(error.mend), text)
      return error.cause.code
    }
    assert.equal(await codeOf('run_sql', { ...at(), sql: 'select nothing from orders' }), 'data-sources/query-failed')
    assert.equal(await codeOf('run_sql', { ...at(), sql: 'delete from orders' }), 'data-sources/query-refused')
    assert.equal(await codeOf('run_sql', { ...at('other'), sql: 'select 1' }), 'spaces/data-source-not-found')
    const wrong = await askTool(mcp, 'run_sql', { spaceId: shop.spaceId })
    assert.ok(wrong.isError)
    assert.match(wrong.text, /sql/)
    const left = await askTool(mcp, 'run_sql', { ...at(), sql: 'select count(*) from orders' })
    assert.deepEqual(left.data.rows, [[240]])
  })

  test('a question object is told whole in the tool, answered, and refused with the reason', async () => {
    const { tools } = await mcp.listTools()
    const schema = tools.find(({ name }) => name === 'ask')!.inputSchema as unknown as {
      properties: Record<string, unknown>
      $defs: Record<string, object>
    }
    assert.deepEqual(schema.properties.question, { $ref: '#/$defs/question' })
    assert.ok(schema.$defs.question && schema.$defs.measure && schema.$defs.condition)
    const of = (field: string) => ({ field: { dataset: 'orders', field } })
    const question = {
      measures: [{ count: 'orders' }],
      by: [{ of: of('region') }],
      where: { in: of('region'), values: ['East', "O'Brien"] },
    }
    const answered = await askTool(mcp, 'ask', { spaceId: shop.spaceId, question })
    assert.deepEqual(answered.data.rows, [['East', 60]])
    assert.equal(answered.data.source, 'sqlite')
    assert.match(answered.data.sentence, /orders/)
    // The statement as it is told runs as it is.
    const again = await askTool(mcp, 'run_sql', { ...at(), sql: answered.data.sql })
    assert.deepEqual(again.data.rows, [['East', 60]])
    const summed = { measures: [{ fn: 'sum', of: of('order_id') }], by: [] }
    const refused = await askTool(mcp, 'ask', { spaceId: shop.spaceId, question: summed })
    assert.equal(refused.error.cause.code, 'questions/invalid')
    assert.match(refused.text, /measures\[0\]/)
  })

  test('private sources are described and shown to a model as their level says', async () => {
    const spaceId = (await makeShop(service, owner, 'Private')).spaceId
    const link = (await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key: owner.key })).body[0].id
    const level = async (privacy: string) =>
      assert.equal(
        (
          await call(service, 'PATCH', `/spaces/${spaceId}/data-sources/${link}`, {
            key: owner.key,
            json: { privacy },
          })
        ).status,
        200,
      )
    const grouped = 'select region, count(*) as n from orders group by region'
    const sql = (statement: string) => askTool(mcp, 'run_sql', { spaceId, sql: statement })
    const made = await call(service, 'POST', `/spaces/${spaceId}/dashboards`, {
      key: owner.key,
      json: { title: 'Private', markup: shopMarkup },
    })

    await level('aggregates')
    assert.deepEqual((await sql(grouped)).data.rows.length, 4)
    const rows = await sql('select region, amount from orders')
    assert.deepEqual([rows.data.rows, rows.data.rowCount], [[], null])
    assert.match(rows.data.note, /private/)

    await level('schema')
    const described = await askTool(mcp, 'describe_data', { spaceId })
    assert.ok(!/North|2023/.test(JSON.stringify(described)), described.text)
    const looked = await askTool(mcp, 'find_values', { spaceId, terms: ['North'] })
    assert.deepEqual([looked.data.matches, looked.text], [[], 'Not found.'])
    const searched = await askTool(mcp, 'search_tables', { spaceId, words: 'orders' })
    assert.ok(!/North|2023/.test(searched.text), searched.text)
    assert.equal(described.data.sources[0].dataSources[0].tables[0].columns.length, 5)
    assert.deepEqual((await sql(grouped)).data.rows, [])
    const failed = await sql("select cast(region as integer), abs('North') from nowhere")
    assert.equal(failed.error.cause.code, 'data-sources/query-failed')
    const chart = await askTool(mcp, 'render_chart', {
      spaceId,
      sql: grouped,
      chart: { type: 'bar', x: 'region', y: 'n' },
    })
    assert.equal(chart.error.cause.code, 'mcp/private')
    const dashboard = await askTool(mcp, 'get_dashboard', { dashboardId: made.body.id })
    assert.ok(!/"rows":\[\[/.test(JSON.stringify(dashboard.data)), 'no row is shown')
    const probing = await askTool(mcp, 'get_dashboard', { dashboardId: made.body.id, params: { region: 'North' } })
    assert.equal(probing.error.cause.code, 'mcp/private')
    const asked = await askTool(mcp, 'ask_analyst', { spaceId, question: 'Which region has the most orders?' })
    assert.deepEqual([asked.data.answer, asked.data.sql, asked.data.table], [null, [], null])
    assert.match(asked.data.note, /privacy/)
    const chat = await call(service, 'GET', `/spaces/${spaceId}/chats/${asked.data.chatId}`, { key: owner.key })
    assert.equal(chat.body.messages.length, 2, 'the person finds the answer in the chat')

    // A model elsewhere was shown no value, so that what it says can be passed on; the rows of its queries cannot.
    await useModel(service, owner.key, spaceId, 'openai', 'private', server.url)
    turns = [{ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: grouped } }] }, { text: ['See the table.'] }]
    const told = await askTool(mcp, 'ask_analyst', { spaceId, question: 'Which region has the most orders?' })
    assert.deepEqual(
      [told.data.answer, told.data.sql, told.data.table],
      ['See the table.', [{ source: 'sqlite', sql: grouped }], null],
    )
  })

  for (const era of Object.keys(eras) as Era[])
    test(`a cancelled call stops its SQL, and a cancelled question its answer (${era})`, {
      timeout: 45_000,
    }, async () => {
      const client = await connectMcp(service, { 'x-api-key': owner.key }, { era })
      const space = await call(service, 'POST', '/spaces', { key: owner.key, json: { name: `Slow ${era}` } })
      await useModel(service, owner.key, space.body.id, 'openai', `slow-${era}`, server.url)
      const abandoned = server.abandoned()
      turns = [{ text: manyWords(600), pauseMs: 50 }]
      const stop = new AbortController()
      let told = () => {}
      const writing = new Promise<void>((resolve) => (told = resolve))
      const asked = askTool(
        client,
        'ask_analyst',
        { spaceId: space.body.id, question: 'Slowly' },
        { signal: stop.signal, onprogress: () => told() },
      )
      // More than run at once: one that went on would keep the last statement waiting.
      const queries = Array.from({ length: 12 }, () =>
        askTool(client, 'run_sql', { ...at(), sql: endless }, { signal: stop.signal }),
      )
      await writing
      stop.abort()
      for (const { status } of await Promise.allSettled([asked, ...queries])) assert.equal(status, 'rejected')
      await until(async () => server.abandoned() > abandoned)
      const [{ chatId }] = (await call(service, 'GET', `/spaces/${space.body.id}/sessions`, { key: owner.key })).body
      const lastRun = async () =>
        (await call(service, 'GET', `/spaces/${space.body.id}/chats/${chatId}`, { key: owner.key })).body.lastRun
      await until(async () => (await lastRun()).status === 'cancelled')
      const next = await askTool(client, 'run_sql', { ...at(), sql: 'select 1 as one' })
      assert.deepEqual(next.data.rows, [[1]])
      await client.close()
    })

  test('every call of a tool is in the audit log', async () => {
    const viewer = await addMember(service, owner, 'viewer', 'Vera Viewer')
    assert.equal(
      (await call(service, 'GET', '/mcp', { headers: { cookie: viewer.cookie } })).body.url,
      `${service.url}/mcp`,
    )
    const log = (await call(service, 'GET', '/audit-log?limit=1000', { key: owner.key })).body as {
      action: string
      targetId: string
      userId: string
      detail: { tool?: string }
    }[]
    const calls = log.filter(({ action }) => action === 'mcp.tool-called')
    assert.ok(calls.some(({ detail, targetId }) => detail.tool === 'run_sql' && targetId === shop.spaceId))
    assert.ok(calls.some(({ detail, targetId }) => detail.tool === 'get_dashboard' && targetId === dashboardId))
    assert.ok(calls.every(({ userId }) => userId === owner.userId))
  })
})
