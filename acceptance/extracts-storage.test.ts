import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import { type S3Server, startS3 } from '../test/servers/s3.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

const skip = !(await serviceAnswers('PostgreSQL'))
const open = { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' }

/** A database with a table, connected to a service by its owner. */
async function connect(at: Service, owner: Owner) {
  const { url, connection: settings, drop } = await makePostgresDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE TABLE visits AS SELECT i AS id, i % 4 AS step FROM generate_series(1, 500) AS i')
  const json = { name: 'Site', type: 'POSTGRES', ...settings, allowWritableRole: true }
  const { id } = (await call(at, 'POST', '/data-sources', { key: owner.key, json })).body
  const address = `/data-sources/${id}/extracts`
  const settled = (extract: string) =>
    until(async () => {
      const { body } = await call(at, 'GET', address, { key: owner.key })
      const found = body.find((one: { id: string }) => one.id === extract)
      return ['ready', 'failed'].includes(found.state) && found
    })
  const answered = async (answer: Promise<{ status: number; text: string; body: { id: string } }>) => {
    const { status, text, body } = await answer
    assert.ok(status < 300, text)
    return settled(body.id)
  }
  return {
    id,
    client,
    keep: (body: object) => answered(call(at, 'POST', address, { key: owner.key, json: body })),
    refresh: (extract: string) => answered(call(at, 'POST', `${address}/${extract}/refresh`, { key: owner.key })),
    remove: (extract: string) => call(at, 'DELETE', `${address}/${extract}`, { key: owner.key }),
    async close() {
      await client.end()
      await drop()
    },
  }
}

describe('extracts in a bucket, at two instances', { skip }, () => {
  let s3: S3Server
  let one: Service
  let two: Service
  let owner: Owner
  let drop: () => Promise<void>
  let site: Awaited<ReturnType<typeof connect>>
  before(async () => {
    s3 = await startS3()
    const database = await makePostgresDatabase()
    drop = database.drop
    const env = {
      ...open,
      TALLYROOM_FILES_URL: 's3://uploads/tallyroom/files',
      TALLYROOM_FILES_ENDPOINT: s3.url,
      TALLYROOM_FILES_KEY_ID: s3.keyId,
      TALLYROOM_FILES_SECRET_KEY: s3.secretKey,
      DATABASE_URL: database.url,
      TALLYROOM_SECRET: 'one secret that both of the instances share',
    }
    one = await startService({ env })
    two = await startService({ env })
    owner = await setUp(one)
    site = await connect(one, owner)
  })
  after(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await site?.close()
    await s3?.close()
    await drop?.()
  })
  const objects = () => [...s3.objects.keys()].filter((key) => /kept/.test(key)).map((key) => key.split('/').at(-1))

  test('what was read by one is asked at both, and goes from the bucket when it is deleted', async () => {
    const table = await site.keep({ table: 'visits' })
    const result = await site.keep({ table: 'Steps', sql: 'SELECT step, count(*) AS n FROM visits GROUP BY step' })
    assert.deepEqual([table.rows, result.rows, objects().sort()], [500, 4, ['columnar', 'data']])
    const space = (await call(one, 'POST', '/spaces', { key: owner.key, json: { name: 'Site' } })).body.id
    for (const dataSourceId of [site.id, result.resultId])
      await call(one, 'POST', `/spaces/${space}/data-sources`, { key: owner.key, json: { dataSourceId } })
    const ask = async (at: Service, dataset: string) => {
      const json = { question: { measures: [{ count: dataset }], by: [] } }
      const answer = await call(at, 'POST', `/spaces/${space}/questions`, { key: owner.key, json })
      assert.equal(answer.status, 200, answer.text)
      return answer.body
    }
    for (const at of [one, two]) {
      const kept = await until(async () => {
        const answer = await ask(at, 'visits')
        return answer.engine === 'duckdb' && answer
      })
      assert.deepEqual([Object.values(kept.rows[0]), kept.asOf], [[500], table.asOf])
      assert.deepEqual(Object.values((await ask(at, 'Steps')).rows[0]), [4])
      assert.equal((await ask(at, 'Steps')).asOf, result.asOf)
    }

    s3.before(({ method, key }) =>
      method === 'PUT' && /kept/.test(key)
        ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
        : undefined,
    )
    for (const { id, asOf } of [table, result]) {
      const failed = await site.refresh(id)
      assert.deepEqual([failed.state, failed.asOf], ['failed', asOf])
      assert.match(failed.lastError, /nothing was kept or changed/)
    }
    s3.before(() => undefined)
    await site.client.query('DELETE FROM visits WHERE step = 0')
    assert.equal((await site.refresh(result.id)).rows, 3)
    await until(async () => Object.values((await ask(two, 'Steps')).rows[0])[0] === 3)
    for (const { id } of [table, result]) assert.equal((await site.remove(id)).status, 204)
    // The version before goes a minute later.
    await until(() => objects().filter((name) => name === 'columnar').length === 0)
  })
})

const disk = mkdtempSync(path.join(tmpdir(), 'tallyroom-small-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0

describe('extracts on a full disk', { skip: skip || (mounted ? false : 'a small disk cannot be mounted here') }, () => {
  let service: Service
  let site: Awaited<ReturnType<typeof connect>>
  before(async () => {
    const env = { ...open, TALLYROOM_MIN_FREE_BYTES: String(8 * 1024 ** 2) }
    service = await startService({ folder: path.join(disk, 'data'), env })
    site = await connect(service, await setUp(service))
  })
  after(async () => {
    await service?.stop()
    await site?.close()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })

  test('what does not fit is told and leaves nothing, and what was kept stays', async () => {
    const sql = "SELECT i, repeat('x', 60) AS text FROM entries"
    await site.client.query('CREATE VIEW entries AS SELECT i FROM generate_series(1, 10) AS i')
    const kept = [await site.keep({ table: 'entries' }), await site.keep({ table: 'Texts', sql })]
    await site.client.query('CREATE OR REPLACE VIEW entries AS SELECT i FROM generate_series(1, 9000000) AS i')
    // While the one before is being cleared away there is no room to begin.
    const refreshed = (id: string) =>
      until(() =>
        site.refresh(id).catch((error) => {
          if (/storage-full/.test(error.message)) return false
          throw error
        }),
      )
    for (const { id, asOf } of kept) {
      const failed = await refreshed(id)
      assert.deepEqual([failed.state, failed.rows, failed.asOf], ['failed', 10, asOf])
      assert.equal(failed.lastError, 'There is too little room on the disk for it.')
    }
    assert.deepEqual(readdirSync(path.join(disk, 'data', 'temp')), [])
    assert.deepEqual(readdirSync(path.join(disk, 'data', 'files', 'incoming')), [])
    await site.client.query('CREATE OR REPLACE VIEW entries AS SELECT i FROM generate_series(1, 20) AS i')
    for (const { id } of kept) assert.equal((await refreshed(id)).rows, 20)
  })
})
