import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { form } from './source-calls.ts'

const hasPostgres = await serviceAnswers('PostgreSQL')
const wholes = ['😀 Köln 日本', '\u200b\ufeff\uffff', 'a\\u0000', 'tab\tand\nline', '\u0001']
const halves = ['a\0b', 'half \ud83d', '\ude00\ud83d']

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe(`names and other texts, kept in ${engine}`, { skip: engine === 'PostgreSQL' && !hasPostgres }, () => {
    let service: Service
    let owner: Owner
    let drop = async () => {}
    let space: string
    let dashboard: string
    const ask = (method: string, address: string, json?: unknown) =>
      call(service, method, address, { key: owner.key, ...(json !== undefined && { json }) })

    before(async () => {
      const server = engine === 'PostgreSQL' ? await makePostgresDatabase() : null
      if (server) drop = server.drop
      service = await startService({ env: server ? { DATABASE_URL: server.url } : {} })
      owner = await setUp(service)
      space = (await ask('POST', '/spaces', { name: 'Space' })).body.id
      dashboard = (await ask('POST', `/spaces/${space}/dashboards`, { title: 'Board', markup: '# Hello' })).body.id
    })
    after(async () => {
      await service?.stop()
      await drop()
    })

    /** What is made with a text: the field that has it, and where it can be read again. */
    const things = (text: string): [address: string, field: string, json: object][] => [
      ['/spaces', 'name', { name: text }],
      ['/datasets', 'name', { name: text, spaceId: space }],
      [`/spaces/${space}/dashboards`, 'title', { title: text, markup: '# Hello' }],
      [`/spaces/${space}/dashboards`, 'markup', { title: 'Board', markup: text }],
      [
        `/spaces/${space}/saved-questions`,
        'name',
        { name: text, statement: { sql: 'select 1', source: null, chart: null } },
      ],
      [
        `/spaces/${space}/saved-questions`,
        'name',
        { name: text, question: { measures: [{ count: 'orders' }], by: [] } },
      ],
      ['/teams', 'name', { name: text }],
      ['/report-templates', 'name', { name: text, markup: '# Hello' }],
    ]

    test('come back as they were sent, or are refused', async () => {
      for (const text of wholes)
        for (const [address, field, json] of things(text)) {
          const made = await ask('POST', address, json)
          assert.equal(made.status, 201, `${address}: ${made.text}`)
          assert.equal(made.body[field], text.trim(), address)
        }
      for (const text of halves)
        for (const [address, , json] of things(text)) {
          const refused = await ask('POST', address, json)
          assert.deepEqual([refused.status, refused.body.cause?.code], [400, 'api/invalid-request'], refused.text)
          assert.match(refused.body.cause.detail, /NUL character or half of a surrogate pair/)
        }
    })

    test('of changes, entries, chats, parameters and reports of the app are held to the same', async () => {
      const dataset = (await ask('POST', '/datasets', { name: 'Rows', spaceId: space })).body.id
      for (const text of halves) {
        const before = (await ask('GET', `/dashboards/${dashboard}`)).text
        const sent: [string, string, unknown][] = [
          ['PATCH', `/spaces/${space}`, { name: text }],
          ['PATCH', `/dashboards/${dashboard}`, { title: text }],
          ['POST', `/datasets/${dataset}/entries`, { entries: [{ [text]: 1 }] }],
          ['POST', `/spaces/${space}/chats`, { id: text }],
          ['POST', '/logs', { logs: [{ level: 'error', message: text }] }],
        ]
        for (const [method, address, json] of sent) {
          const headers = { origin: service.url }
          const refused = await call(service, method, address, { key: owner.key, json, headers })
          assert.equal(refused.status, 400, `${method} ${address}: ${refused.text}`)
        }
        assert.equal((await ask('GET', `/dashboards/${dashboard}`)).text, before)
        const signIn = await call(service, 'POST', '/auth/sign-in/email', {
          json: { email: `${text}@example.com`, password: text },
          headers: { origin: service.url },
        })
        assert.ok(signIn.status >= 400 && signIn.status < 500, signIn.text)
      }
      assert.deepEqual((await ask('GET', `/datasets/${dataset}/entries`)).body, [])
    })

    test('of uploads: a name that is no text is told or made one, and never a fault', async () => {
      for (const name of ['a\0b.csv', 'half \ud83d.csv', '😀.csv']) {
        const file = new Blob(['a,b\n1,2\n'])
        const made = await call(service, 'POST', '/data-sources/upload', {
          key: owner.key,
          body: form([
            ['file', file, name],
            ['name', name],
          ]),
        })
        assert.ok(made.status === 201 || made.status === 400, made.text)
        if (made.status !== 201) continue
        const read = await ask('GET', `/data-sources/${made.body.id}`)
        assert.equal(read.body.name, made.body.name)
        assert.ok(read.body.name.isWellFormed() && !read.body.name.includes('\0'))
      }
    })
  })
