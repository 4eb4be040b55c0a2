import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addMember, type Owner, type Service, setUp, startService } from '../../acceptance/harness.ts'
import { sales } from '../../acceptance/streams.ts'
import { ApiError, type Client, createClient } from './index.ts'

let service: Service
let owner: Owner
let client: Client
before(async () => {
  service = await startService()
  owner = await setUp(service)
  client = createClient({ url: `${service.url}/`, apiKey: owner.key })
})
after(() => service?.stop())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => assert.fail('it was not refused'),
    (error) => {
      assert.ok(error instanceof ApiError, String(error))
      return { status: error.status, code: error.code, detail: error.detail, cause: error.cause }
    },
  )

test('calls, pages and lists', async () => {
  for (const name of ['Ä space', 'Second', 'Third']) await client.post('/spaces', { body: { name } })
  const first = await client.page('/spaces', { query: { limit: 2 } })
  assert.equal(first.rows.length, 2)
  const second = await client.page('/spaces', { query: { limit: 2, cursor: first.next! } })
  assert.equal(second.next, null)
  const all: string[] = []
  for await (const { id } of client.list('/spaces', { query: { limit: 1 } })) all.push(id)
  assert.deepEqual(
    all,
    [...first.rows, ...second.rows].map(({ id }) => id),
  )
  const changed = await client.patch('/spaces/{id}', { path: { id: all[0]! }, body: { description: 'x' } })
  assert.equal(changed.description, 'x')
  assert.equal(await client.delete('/spaces/{id}', { path: { id: all[0]! } }), undefined)
  const key = await client.post('/api-keys', { body: { name: 'short' } })
  assert.equal(await client.delete('/api-keys/{keyId}', { path: { keyId: key.id } }), 'ok')
})

test('a refusal is an error with its code and its cause, whoever it comes from', async () => {
  const missing = await codeOf(client.get('/spaces/{id}', { path: { id: '../teams' } }))
  assert.deepEqual(
    { ...missing, detail: '', cause: null },
    { status: 404, code: 'spaces/not-found', detail: '', cause: null },
  )
  assert.deepEqual(missing.cause, { code: missing.code, detail: missing.detail })
  const told: string[] = []
  const stranger = createClient({ url: service.url, apiKey: 'tly_x', onError: ({ code }) => told.push(code) })
  assert.equal((await codeOf(stranger.get('/spaces'))).code, 'auth/jwt-invalid')
  assert.deepEqual(told, ['auth/jwt-invalid'])
  const nowhere = await codeOf(createClient({ url: 'http://127.0.0.1:9' }).get('/spaces'))
  assert.deepEqual([nowhere.status, nowhere.code], [0, 'network/unreachable'])
  const gateway = createClient({ url: 'http://x', fetch: async () => new Response('<html>', { status: 502 }) })
  assert.equal((await codeOf(gateway.get('/spaces'))).code, 'http/502')
  const away = AbortSignal.abort()
  await assert.rejects(client.get('/spaces', { signal: away }), { name: 'AbortError' })
  assert.throws(() => client.get('/spaces/{id}', { path: { id: '' } }), /needs a value for id/)
})

test('what makes its own requests gets the address of an operation, and our errors from there', async () => {
  const source = { path: { id: 'a/b' } }
  const address = client.address('GET', '/data-sources/{id}/schema', { ...source, query: { refresh: 'true' } })
  assert.equal(address, `${service.url}/api/data-sources/a%2Fb/schema?refresh=true`)
  assert.equal((await client.fetch(client.address('GET', '/health'))).status, 200)
  const refused = await codeOf(client.fetch(address, { headers: { 'x-api-key': owner.key } }))
  assert.equal(refused.code, 'data-sources/not-found')
  const { body, headers } = await client.postForAnswer('/spaces', { body: { name: 'Told' } })
  assert.deepEqual([body.name, headers.get('content-type')?.includes('json')], ['Told', true])
})

test('an upload tells its progress, can be followed, and what it holds comes back as a file', async () => {
  const text = `${sales}${'East,1,2024-05-05\n'.repeat(50_000)}`
  const progress: number[] = []
  const uploadId = 'an-upload-of-ours'
  const phases: string[] = []
  const following = (async () => {
    for await (const { event } of client.events('/uploads/{uploadId}', { path: { uploadId } })) phases.push(event)
  })()
  const made = await client.upload('POST', '/data-sources/upload', {
    form: { uploadId, name: 'Sales', file: new Blob([text]) },
    fileName: 'sales.csv',
    onProgress: (sent, total) => {
      assert.equal(total, text.length)
      progress.push(sent)
    },
  })
  await following
  assert.equal(phases.at(-1), 'done')
  assert.equal(progress.at(-1), text.length)
  assert.ok(progress.length > 2 && progress.every((sent, i) => i === 0 || sent >= progress[i - 1]!))
  const { name, response } = await client.file('GET', '/data-sources/{id}/download', { path: { id: made.id } })
  assert.equal(name, 'sales.csv')
  assert.ok((await response.text()) === text)

  const viewer = await addMember(service, owner, 'viewer', 'Vera Viewer')
  const reader = createClient({ url: service.url, headers: { cookie: viewer.cookie, origin: service.url } })
  const refused = reader.upload('POST', '/data-sources/upload', { form: { file: new Blob([text]) }, fileName: 'a.csv' })
  assert.equal((await codeOf(refused)).code, 'auth/forbidden')
})

test('an answer comes chunk by chunk, goes on in its chat, and asking the same twice does not ask twice', async () => {
  const space = await client.post('/spaces', { body: { name: 'Asked' } })
  const [source] = await client.get('/data-sources')
  await client.post('/spaces/{id}/data-sources', { path: { id: space.id }, body: { dataSourceId: source!.id } })
  const read = async (question: Parameters<Client['ask']>[0]) => {
    const stream = await client.ask(question)
    let text = ''
    let rows: unknown[][] = []
    for await (const chunk of stream) {
      if (chunk.type === 'text-delta') text += chunk.delta
      if (chunk.type === 'data-answer') rows = chunk.data.rows
    }
    return { stream, text, rows }
  }
  const question = { spaceId: space.id, text: 'total amount by region', messageId: 'mine' }
  const first = await read(question)
  assert.ok(first.text.length > 0)
  assert.ok(
    first.rows.some((row) => row.includes(250)),
    JSON.stringify(first.rows),
  )
  const again = await read({ ...question, chatId: first.stream.chatId })
  assert.equal(again.stream.streamId, first.stream.streamId)
  assert.equal(again.text, first.text)
  await first.stream.cancel()
})
