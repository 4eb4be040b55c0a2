import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { askTool, connectMcp, type ToolAnswer, type Tools } from './mcp-client.ts'
import { openShop, type Scene } from './shop.ts'
import { useModel } from './streams.ts'

/** Characters of what a tool answers as data, and as text. */
const most = { data: 60_000, text: 48_000 }

describe('what MCP tools answer is bounded, whatever a team keeps', () => {
  let { service, owner, shop, ask } = {} as Scene
  let server: ModelServer
  let turns: Turn[] = []
  let mcp: Tools

  before(async () => {
    server = await startOpenAI(() => turns.shift() ?? { text: ['It stands in the table.'] })
    ;({ service, owner, shop, ask } = await openShop({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } }))
    mcp = await connectMcp(service, { 'x-api-key': owner.key })
  })
  after(async () => {
    await mcp?.close()
    await service?.stop()
    await server?.close()
  })

  const made = async (address: string, json: object): Promise<string> => {
    const answer = await ask('POST', address, { json })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.id
  }
  const bounded = async (tool: string, args: object): Promise<ToolAnswer> => {
    const answer = await askTool(mcp, tool, { spaceId: shop.spaceId, ...args })
    assert.ok(!answer.isError, answer.text)
    const sizes = { data: JSON.stringify(answer.data).length, text: answer.text.length }
    assert.ok(sizes.data <= most.data && sizes.text <= most.text, `${tool}: ${JSON.stringify(sizes)}`)
    return answer
  }
  /** Every page of a list. */
  const allOf = async (tool: string, list: string): Promise<string[]> => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const { data } = await bounded(tool, { ...(cursor && { cursor }) })
      ids.push(...data[list].map(({ id }: { id: string }) => id))
      cursor = data.nextCursor
    } while (cursor !== null)
    return ids
  }

  test('long saved questions, and descriptions of spaces, come by more pages; none is left out', async () => {
    const sql = `select 1 -- ${'x'.repeat(30_000)}`
    const saved: string[] = []
    for (let i = 0; i < 6; i++)
      saved.push(
        await made(`/spaces/${shop.spaceId}/saved-questions`, {
          name: `S${i}`,
          statement: { sql, source: 'sqlite', chart: null },
        }),
      )
    assert.deepEqual((await allOf('list_saved_questions', 'questions')).toSorted(), saved.toSorted())
    const spaces = [shop.spaceId]
    for (let i = 0; i < 50; i++)
      spaces.push(await made('/spaces', { name: `Space ${i}`, description: 'd'.repeat(9_000) }))
    assert.deepEqual((await allOf('list_spaces', 'spaces')).toSorted(), spaces.toSorted())
  })

  test('a saved question that is too long to be told is asked by its id', async () => {
    const values = Array.from({ length: 2_000 }, (_, i) => `nowhere ${i}`)
    const where = { in: { value: 'nowhere 0' }, values }
    const question = { measures: [{ count: 'orders' }], by: [], where }
    const savedId = await made(`/spaces/${shop.spaceId}/saved-questions`, { name: 'Long', question })
    // So many that more is kept than is read at once, and little of it told.
    const saved = [savedId]
    const sql = `select 1 -- ${'x'.repeat(99_000)}`
    for (let i = 0; i < 45; i++)
      saved.push(
        await made(`/spaces/${shop.spaceId}/saved-questions`, {
          name: `L${i}`,
          statement: { sql, source: 'sqlite', chart: null },
        }),
      )
    const all = await allOf('list_saved_questions', 'questions')
    assert.deepEqual(
      all.filter((id) => saved.includes(id)),
      saved.toReversed(),
    )
    const list = await bounded('list_saved_questions', { cursor: saved[1] })
    assert.equal(list.data.questions[0].id, savedId)
    assert.equal(list.data.questions[0].question, null)
    assert.match(list.text, new RegExp(`${savedId} Long: too long to be told`))
    const counted = await bounded('ask', { savedId })
    const every = await bounded('ask', { question: { ...question, where: undefined } })
    assert.ok(every.data.rows[0][0] > 0)
    assert.deepEqual(counted.data.rows, every.data.rows)
    const refused = (args: object) => askTool(mcp, 'ask', { spaceId: shop.spaceId, ...args })
    assert.match((await refused({})).text, /api\/invalid-request.*either question or savedId/)
    assert.match((await refused({ savedId: 'other' })).text, /saved-questions\/not-found/)
  })

  test('wide tables are told with the columns that fit, how many more there are, and nothing of what we wrote ourselves', async () => {
    const heading = (i: number) => `a heading of many words that is longer than most and has number ${i}`
    const headings = Array.from({ length: 300 }, (_, i) => heading(i)).join(',')
    const space = await made('/spaces', { name: 'Wide' })
    for (let i = 0; i < 6; i++) {
      const form = new FormData()
      form.append('file', new Blob([`${headings}\n${'1,'.repeat(299)}1\n`]), `wide_${i}.csv`)
      const source = await ask('POST', '/data-sources/upload', { body: form })
      assert.equal(source.status, 201, source.text)
      await made(`/spaces/${space}/data-sources`, { dataSourceId: source.body.id })
    }
    const { data, text } = await bounded('describe_data', { spaceId: space })
    const [table] = data.sources[0].dataSources[0].tables
    assert.ok(table.columns.length > 10 && table.columns.length + table.moreColumns === 300, `${table.moreColumns}`)
    assert.equal(data.sources[0].dataSources[0].grounding, '')
    assert.doesNotMatch(text, /^ {2}\| /m)
    await bounded('describe_definitions', { spaceId: space })
    await bounded('search_tables', { spaceId: space, words: 'heading' })
  })

  test('a dashboard of many queries and options comes by pages, and tells what was left out', async () => {
    const options = JSON.stringify(Array.from({ length: 900 }, (_, i) => `option ${i}`))
    const queries = Array.from(
      { length: 40 },
      (_, i) =>
        `\`\`\`sql q${i}\nselect order_id, region from orders where {{pick}} = '${'x'.repeat(3_000)}' or 1 = 1\n\`\`\`\n{% table query="q${i}" /%}`,
    )
    const markup = `{% select name="pick" options=${options} default="option 1" /%}\n\n${queries.join('\n\n')}`
    const dashboardId = await made(`/spaces/${shop.spaceId}/dashboards`, { title: 'Many', markup })
    const page = (number: number) => bounded('get_dashboard', { spaceId: undefined, dashboardId, page: number })
    const first = await page(1)
    const next = 'Page 1; 40 queries in all: page 2 has the next.'
    assert.equal(first.data.note, `${next} Lists of options end after 50.`)
    assert.deepEqual([first.data.queries.length, first.data.controls[0].options.length], [6, 50])
    assert.ok(first.text.includes(first.data.note))
    const names: string[] = []
    for (let at: number | null = 1; at !== null; ) {
      const { data }: ToolAnswer = await page(at)
      names.push(...data.queries.map(({ name }: { name: string }) => name))
      at = data.nextPage
    }
    assert.deepEqual(
      names,
      Array.from({ length: 40 }, (_, i) => `q${i}`),
    )
    assert.match((await page(99)).text, /There is no such page\./)
  })

  test('an answer of many long statements, and verified questions like it, are told as far as there is room', async () => {
    await useModel(service, owner.key, shop.spaceId, 'openai', 'scripted', server.url)
    const long = (i: number) => `select ${i} as n, hex(zeroblob(20000)) as x -- ${'y'.repeat(9_000)}`
    const calls = Array.from({ length: 9 }, (_, i) => ({
      calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: long(i) } }],
    }))
    for (let i = 0; i < 4; i++) {
      turns = structuredClone(calls)
      const { data } = await bounded('ask_analyst', { question: `Which orders are long, kind ${i}?` })
      assert.match(data.sql.at(-1).sql, /^select 8 as n/)
      const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${data.chatId}`)).body
      await made(`/spaces/${shop.spaceId}/verified-answers`, { chatId: data.chatId, messageId: chat.messages[1].id })
    }
    const found = await bounded('find_verified_questions', { question: 'Which orders are long?' })
    assert.ok(found.data.questions.length > 0)
  })
})
