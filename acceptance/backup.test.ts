import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { commandLine } from './cli-harness.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeSpace } from './streams.ts'

const root = path.dirname(import.meta.dirname)
type Engine = 'sqlite' | 'postgres'
const postgresAnswers = await serviceAnswers('PostgreSQL')
const engines: Engine[] = postgresAnswers ? ['sqlite', 'postgres'] : ['sqlite']

const upload = (service: Service, key: string, n: number) => {
  const body = new FormData()
  body.append('file', new Blob([`n\n${n}\n`]), `upload ${n}.csv`)
  return call(service, 'POST', '/data-sources/upload', { key, body })
}

/** Definitions of a data source, saved once for each text that they are described by. */
async function describeSource(service: Service, key: string, id: string, texts: string[]): Promise<void> {
  const address = `/data-sources/${id}/definitions`
  for (const description of texts) {
    const { body } = await call(service, 'GET', address, { key })
    body.semantic_model[0].description = description
    const saved = await call(service, 'PUT', address, { key, headers: { 'if-match': '*' }, json: body })
    assert.equal(saved.status, 200, saved.text)
  }
}

/** Goes on writing until it is told to stop, and knows what was acknowledged. */
function keepWriting(service: Service, key: string, datasetId: string) {
  const entries: number[] = []
  const uploads = new Map<string, number>()
  let writing = true
  const loop = async (work: (n: number) => Promise<void>) => {
    for (let n = 0; writing; n++) await work(n)
  }
  const writers = [
    loop(async (n) => {
      const answer = await call(service, 'POST', `/datasets/${datasetId}/entries`, {
        key,
        json: { entries: [{ n }, { n }] },
      })
      if (answer.status === 201 || answer.status === 200) entries.push(n)
    }),
    loop(async (n) => {
      const answer = await upload(service, key, n)
      if (answer.status !== 201) return
      uploads.set(answer.body.id, n)
      // Files come and go all the time: a backup must neither miss one nor trip over one that is gone.
      const [oldest] = uploads.size > 3 ? uploads.keys() : []
      if (!oldest) return
      uploads.delete(oldest)
      await call(service, 'DELETE', `/data-sources/${oldest}`, { key })
    }),
  ]
  return {
    entries,
    uploads,
    async stop() {
      writing = false
      await Promise.all(writers)
    },
  }
}

describe('backup and restore', { concurrency: true }, () => {
  const cli = commandLine()
  const drops: (() => Promise<void>)[] = []
  const folders: string[] = []
  after(async () => {
    for (const drop of drops) await drop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    cli.clean()
  })
  const place = async (engine: Engine, name: string): Promise<Record<string, string>> => {
    const database = engine === 'postgres' ? await makePostgresDatabase() : null
    if (database) drops.push(database.drop)
    folders.push(cli.path(name))
    return { TALLYROOM_DATA_DIR: cli.path(name), ...(database && { DATABASE_URL: database.url }) }
  }
  const start = (env: Record<string, string>) => startService({ env, folder: env.TALLYROOM_DATA_DIR! })

  async function check(
    service: Service,
    owner: Owner,
    made: { datasetId: string; token: string; sourceId: string },
    before: { entries: number[]; uploads: Map<string, number> },
  ): Promise<void> {
    const { key } = owner
    assert.equal((await call(service, 'GET', '/me', { key })).body.user.id, owner.userId, 'the key works')
    const { email, password } = owner
    const signedIn = await call(service, 'POST', '/auth/sign-in/email', {
      json: { email, password },
      headers: { origin: service.url },
    })
    assert.equal(signedIn.status, 200, signedIn.text)
    assert.equal(
      (await call(service, 'GET', '/me', { headers: { cookie: owner.cookie } })).status,
      200,
      'the session too',
    )
    assert.equal((await call(service, 'GET', `/share/${made.token}`)).status, 200, 'the share link opens')
    const spaces = (await call(service, 'GET', '/spaces', { key })).body
    const links = (await call(service, 'GET', `/spaces/${spaces[0].id}/share-links`, { key })).body
    assert.deepEqual(
      links.map(({ token }: { token: string }) => token),
      [made.token],
      'what was encrypted can be read',
    )

    const { body: versions } = await call(service, 'GET', `/data-sources/${made.sourceId}/definitions/history`, { key })
    assert.deepEqual(
      versions.map(({ version }: { version: number }) => version),
      [2, 1],
      'all versions of the definitions',
    )
    const meant = await call(service, 'GET', `/data-sources/${made.sourceId}/definitions/versions/1`, { key })
    assert.equal(meant.body.semantic_model[0].description, 'as it was')

    const [saved] = (await call(service, 'GET', `/spaces/${spaces[0].id}/saved-questions`, { key })).body
    assert.deepEqual(
      [saved?.name, saved?.favourite, saved?.statement.sql],
      ['Kept', true, 'select 1'],
      'a saved question',
    )

    const found = new Map<number, number>()
    let address = `/datasets/${made.datasetId}/entries?limit=1000`
    for (;;) {
      const page = await call(service, 'GET', address, { key })
      for (const { data } of page.body) found.set(data.n, (found.get(data.n) ?? 0) + 1)
      const next = /<[^>]*cursor=([^>&]+)/.exec(page.headers.get('link') ?? '')?.[1]
      if (!next) break
      address = `/datasets/${made.datasetId}/entries?limit=1000&cursor=${next}`
    }
    for (const n of before.entries) assert.equal(found.get(n), 2, `entry ${n} was acknowledged before the backup began`)
    assert.deepEqual([...new Set(found.values())], [2], 'no half of a change')
    const [dataset] = (await call(service, 'GET', '/datasets', { key })).body
    assert.equal(dataset._count.entries, found.size * 2)

    const sources: { id: string; name: string }[] = (await call(service, 'GET', '/data-sources', { key })).body
    const downloads = await Promise.all(
      sources.map(({ id }) => call(service, 'GET', `/data-sources/${id}/download`, { key })),
    )
    for (const [i, { status, text }] of downloads.entries()) {
      assert.equal(status, 200, sources[i]!.name)
      assert.equal(text, `n\n${/\d+/.exec(sources[i]!.name)![0]}\n`)
    }
    const asked = await call(service, 'POST', `/data-sources/${sources[0]!.id}/query`, {
      key,
      json: { sql: 'select 42 as n' },
    })
    assert.deepEqual(asked.body.data, [{ n: 42 }])
    const kept = sources.filter(({ id }) => before.uploads.has(id)).length
    assert.ok(kept > 0, 'uploads of before are there')
  }

  for (const source of engines)
    test(`made of ${source} while it is being written to, it is whole, and becomes ${engines.join(' or ')}`, async () => {
      const env = await place(source, `from-${source}`)
      const service = await start(env)
      const file = `${source}.backup`
      let owner: Owner
      let made: Parameters<typeof check>[2]
      let before: Parameters<typeof check>[3]
      try {
        owner = await setUp(service)
        const { key } = owner
        const spaceId = await makeSpace(service, key, 'Shop')
        const dataset = await call(service, 'POST', '/datasets', { key, json: { name: 'Numbers', spaceId } })
        const link = await call(service, 'POST', `/spaces/${spaceId}/share-links`, { key, json: { name: 'Visitors' } })
        assert.equal(link.status, 201, link.text)
        const statement = { sql: 'select 1', source: null, chart: null }
        const saved = await call(service, 'POST', `/spaces/${spaceId}/saved-questions`, {
          key,
          json: { name: 'Kept', statement },
        })
        assert.equal(saved.status, 201, saved.text)
        const mark = `/spaces/${spaceId}/saved-questions/${saved.body.id}/favourite`
        assert.equal((await call(service, 'PUT', mark, { key, json: { favourite: true } })).status, 200)
        // One that is there all the time.
        const steady = (await upload(service, key, 1_000_000)).body.id
        await describeSource(service, key, steady, ['as it was', 'as it is'])
        made = { datasetId: dataset.body.id, token: link.body.token, sourceId: steady }
        const writing = keepWriting(service, key, made.datasetId)
        while (writing.entries.length < 20 || writing.uploads.size < 3) await call(service, 'GET', '/health')
        before = { entries: [...writing.entries], uploads: new Map([[steady, 1_000_000]]) }
        const backup = await cli.run(['backup', file, '--json'], {
          env: { ...env, TALLYROOM_BACKUP_PASSPHRASE: 'secret words' },
        })
        await writing.stop()
        assert.equal(backup.code, 0, backup.stderr)
        const told = JSON.parse(backup.stdout)
        assert.equal(told.engine, source)
        assert.equal(told.sealed, true)
        assert.deepEqual(told.missingFiles, [])
        assert.ok(told.rows.dataset_entries >= before.entries.length * 2)
        assert.equal(statSync(cli.path(file)).mode & 0o777, 0o600)

        const over = await cli.run(['restore', file], { env: { ...env, TALLYROOM_BACKUP_PASSPHRASE: 'secret words' } })
        assert.equal(over.code, 1)
        assert.match(over.stderr, /in use|running/, 'not under a service that runs')
      } finally {
        await service.stop()
      }

      // Stopped, it can be backed up too, and is not overwritten by mistake.
      const stopped = await cli.run(['backup', `${source}-stopped.backup`], { env })
      assert.equal(stopped.code, 0, stopped.stderr)
      assert.match(stopped.stderr, /holds keys and is not encrypted/)
      const checked = await cli.run(['restore', `${source}-stopped.backup`, '--check', '--json'], { env })
      assert.equal(JSON.parse(checked.stdout).rows.users, 1)
      const full = await cli.run(['restore', `${source}-stopped.backup`], { env })
      assert.equal(full.code, 1)
      assert.match(full.stderr, /already in use: .*--force/)
      assert.equal((await cli.run(['backup', `${source}-stopped.backup`], { env })).code, 2)

      // Killed when all was ready, the next start puts it in place; the command said nothing of it.
      const killed = await place(source, `${source}-killed`)
      const target = {
        dataDir: killed.TALLYROOM_DATA_DIR,
        filesDir: `${killed.TALLYROOM_DATA_DIR}/files`,
        databaseUrl: killed.DATABASE_URL,
      }
      const options = JSON.stringify({ into: target, file: cli.path(`${source}-stopped.backup`) })
      const restoring = spawn(process.execPath, ['test/fault/killed-restore.ts', options, 'finishing', '1'], {
        cwd: root,
      })
      assert.equal(
        await new Promise((resolve) => restoring.once('exit', (_code, signal) => resolve(signal))),
        'SIGKILL',
      )
      const mended = await start(killed)
      assert.match(mended.output(), /a restore that was broken off has been finished/)
      assert.equal((await call(mended, 'GET', '/me', { key: owner.key })).status, 200)
      await mended.stop()

      writeFileSync(cli.path('passphrase'), 'secret words\n')
      for (const target of engines) {
        const into = await place(target, `${source}-to-${target}`)
        const wrong = await cli.run(['restore', file], { env: into })
        assert.equal(wrong.code, 1)
        assert.match(wrong.stderr, /is under a passphrase/)
        const restored = await cli.run(['restore', file, '--passphrase-file', 'passphrase'], { env: into })
        assert.equal(restored.code, 0, restored.stderr)
        const again = await start(into)
        try {
          await check(again, owner, made, before)
        } finally {
          await again.stop()
        }
      }
    })
})
