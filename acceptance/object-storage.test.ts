import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import type { Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { type S3Server, startS3 } from '../test/servers/s3.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { assertError } from './envelope.ts'
import { call, type Owner, programOf, type Service, setUp, startService } from './harness.ts'
import { makeChat, openStream, question, sales, useModel } from './streams.ts'

const skip = !(await serviceAnswers('PostgreSQL'))

const envOf = (s3: S3Server) => ({
  TALLYROOM_FILES_URL: 's3://uploads/tallyroom/files',
  TALLYROOM_FILES_ENDPOINT: s3.url,
  TALLYROOM_FILES_KEY_ID: s3.keyId,
  TALLYROOM_FILES_SECRET_KEY: s3.secretKey,
})
const csvOf = (rows: number) => `id,name\n${Array.from({ length: rows }, (_, i) => `${i},name ${i}`).join('\n')}\n`

describe('two instances with a bucket and no folder in common', { skip }, () => {
  let s3: S3Server
  let one: Service
  let two: Service
  let owner: Owner
  let env: Record<string, string>
  let drop: () => Promise<void>
  before(async () => {
    s3 = await startS3()
    const database = await makePostgresDatabase()
    drop = database.drop
    env = {
      ...envOf(s3),
      DATABASE_URL: database.url,
      TALLYROOM_SECRET: 'one secret that both of the instances share',
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
    }
    one = await startService({ env })
    two = await startService({ env })
    owner = await setUp(one)
  })
  after(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await s3?.close()
    await drop?.()
  })

  const upload = async (to: Service, method: string, address: string, text: string) => {
    const body = new FormData()
    body.append('file', new Blob([text]), 'people.csv')
    const answer = await call(to, method, address, { key: owner.key, body })
    assert.ok(answer.status < 300, answer.text)
    return answer.body
  }
  const count = async (at: Service, id: string) => {
    const json = { sql: 'select count(*) n from people' }
    const answer = await call(at, 'POST', `/data-sources/${id}/query`, { key: owner.key, json })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }

  test('an upload to one is asked, downloaded, added to, replaced and deleted at the other', async () => {
    const { id } = await upload(one, 'POST', '/data-sources/upload', csvOf(30_000))
    const kinds = [...s3.objects.keys()].map((key) => key.replace(/[0-9a-f-]{36}/, 'ID'))
    assert.deepEqual(kinds.sort(), [
      'tallyroom/files/kept/ID/columnar',
      'tallyroom/files/kept/ID/data',
      'tallyroom/files/kept/ID/original',
      'tallyroom/files/owner',
    ])
    assert.deepEqual((await count(two, id)).data, [{ n: 30_000 }])
    await until(async () => (await count(two, id)).engine === 'duckdb')
    const download = await call(two, 'GET', `/data-sources/${id}/download`, { key: owner.key })
    assert.equal(download.text, csvOf(30_000))
    await upload(two, 'POST', `/data-sources/${id}/file`, 'id,name\n99,more\n')
    assert.deepEqual((await count(one, id)).data, [{ n: 30_001 }])
    await upload(two, 'PUT', `/data-sources/${id}/file`, csvOf(3))
    assert.deepEqual((await count(one, id)).data, [{ n: 3 }])
    assert.equal(existsSync(path.join(one.folder, 'files')), false, 'nothing is kept in the data folder but copies')
    assert.equal((await call(two, 'DELETE', `/data-sources/${id}`, { key: owner.key })).status, 204)
  })

  test('an instance that is killed during an upload leaves nothing that anybody sees, and the other goes on', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-killed-'))
    const doomed = await startService({ env, folder })
    try {
      const before = (await call(two, 'GET', '/data-sources', { key: owner.key })).body
      const text = Buffer.from(csvOf(2_500_000))
      const head = '--X\r\nContent-Disposition: form-data; name="file"; filename="large.csv"\r\n\r\n'
      const headers = { 'x-api-key': owner.key, 'content-type': 'multipart/form-data; boundary=X' }
      const request = httpRequest(`${doomed.url}/api/data-sources/upload`, { method: 'POST', headers })
      const cut = new Promise((resolve) => request.once('error', resolve))
      request.write(head)
      request.write(text)
      // It is in the middle: a part is there, and the rest of the file has not come.
      await until(() => [...s3.uploads.values()].some(({ parts }) => parts.size > 0))
      await doomed.stop('SIGKILL')
      await cut
      assert.deepEqual((await call(two, 'GET', '/data-sources', { key: owner.key })).body, before)
      const { id } = await upload(two, 'POST', '/data-sources/upload', csvOf(5))
      const again = await startService({ env, folder })
      assert.deepEqual((await count(again, id)).data, [{ n: 5 }])
      await again.stop()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('an instance that is killed during an answer and a de-duplication: the other keeps what was said, and all entries or those that stay', async () => {
    const { key } = owner
    const asked: Turn = {
      calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select count(*) as n from sales' } }],
    }
    const turns: Turn[] = [asked, { text: ['So far, '], ending: 'hang' }, asked, { text: ['There are 4.'] }]
    const model = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
    const { spaceId, chat } = await makeChat(one, key, 'Killed', sales)
    await useModel(one, key, spaceId, 'openai', 'killed', model.url)
    const database = new pg.Client({ connectionString: env.DATABASE_URL })
    await database.connect()
    const doomed = await startService({ env })
    try {
      const { id } = (await call(one, 'POST', '/datasets', { key, json: { name: 'Twice', spaceId } })).body
      const csv = `id\n${Array.from({ length: 30_000 }, (_, i) => i % 10_000).join('\n')}\n`
      assert.equal((await call(one, 'POST', `/datasets/${id}/import`, { key, json: { csv } })).status, 200)
      const entriesAt = async (at: Service) => {
        const json = { sql: 'select count(*) n from entries' }
        return (await call(at, 'POST', `/datasets/${id}/query`, { key, json })).body.data[0].n
      }

      const stream = await openStream(doomed, key, 'POST', `${chat}/messages`, question('q1', 'How many?'))
      await stream.until(() => stream.text() === 'So far, ')
      const removing = call(doomed, 'POST', `/datasets/${id}/deduplicate`, { key }).catch(() => null)
      // It has noted what is to go, or some of it: in the middle.
      await until(async () => (await database.query('select 1 from dataset_removals limit 1')).rowCount)
      await doomed.stop('SIGKILL')
      assert.equal(await removing, null)
      stream.leave()

      const left = await entriesAt(two)
      assert.ok(left === 30_000 || left === 10_000, `${left} entries are seen`)
      // Waits until nobody holds the change any more, then finds it undone, or finished.
      const json = { entries: [{ id: 'one more' }] }
      assert.equal((await call(two, 'POST', `/datasets/${id}/entries`, { key, json })).status, 201)
      assert.equal(await entriesAt(two), left + 1)
      assert.deepEqual((await call(two, 'POST', `/datasets/${id}/deduplicate`, { key })).body.remaining, 10_001)
      assert.equal(await entriesAt(one), 10_001)

      const { lastRun, messages } = await until(async () => {
        const { body } = await call(two, 'GET', chat, { key })
        return body.lastRun.status !== 'running' && body
      })
      assert.deepEqual([lastRun.status, lastRun.error], ['failed', 'interrupted'])
      assert.match(JSON.stringify(messages[1].parts), /So far, /)
      const next = await openStream(two, key, 'POST', `${chat}/messages`, question('q2', 'And now?'))
      await next.whole()
      assert.equal(next.text(), 'There are 4.')
    } finally {
      await doomed.stop('SIGKILL')
      await database.end()
      await model.close()
    }
  })

  test('nothing is acknowledged that the store has not taken', async () => {
    const before = (await call(two, 'GET', '/data-sources', { key: owner.key })).body
    s3.before(({ method, key }) =>
      method === 'PUT' && key.endsWith('/data')
        ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
        : undefined,
    )
    const body = new FormData()
    body.append('file', new Blob([csvOf(5)]), 'people.csv')
    const refused = await call(one, 'POST', '/data-sources/upload', { key: owner.key, body })
    s3.before(() => undefined)
    assertError(
      refused,
      503,
      'The store of uploaded files does not answer',
      'api/file-store-unavailable',
      'nothing was kept or changed; try again in a while, and see the service log',
    )
    assert.ok(!one.output().includes(s3.secretKey), 'the key is not in the log')
    assert.deepEqual((await call(two, 'GET', '/data-sources', { key: owner.key })).body, before)
  })
})

test('a start without a bucket that can be used ends with the setting to correct', async () => {
  const s3 = await startS3()
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-no-bucket-'))
  try {
    await s3.close()
    const started = spawnSync(process.execPath, [programOf('main')], {
      env: { PATH: process.env.PATH, PORT: '0', TALLYROOM_DATA_DIR: folder, ...envOf(s3) },
      encoding: 'utf8',
    })
    assert.equal(started.status, 1)
    assert.match(started.stderr, /^tallyroom: TALLYROOM_FILES_ENDPOINT: .*: correct the address, or start the store\n$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
