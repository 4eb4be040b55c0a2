import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileStore } from '../../platform/files/file-store.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { changedConnection, newConnection, targetOf } from './connection.ts'
import type { StoredSource } from './data-sources.store.ts'

const secrets = createSecrets('a master secret that is long enough for anyone')
const files = createFileStore('/nowhere')

const source = (connection: Partial<StoredSource>): StoredSource =>
  ({ id: 'one', type: 'POSTGRES', filePath: null, ...connection }) as StoredSource

const made = () =>
  source(
    newConnection(secrets, 'one', {
      host: 'db.example',
      database: 'shop',
      username: 'reader',
      password: 'secret',
      verifyCertificate: false,
    }),
  )

test('secrets are sealed for their source alone, and opened only for the target', async () => {
  const stored = made()
  assert.ok(!JSON.stringify(stored).includes('"secret"'))
  const target = await targetOf({ files, secrets }, stored)
  assert.ok('connection' in target)
  assert.equal(target.connection.password, 'secret')
  assert.equal(target.connection.verifyCertificate, false)
  await assert.rejects(targetOf({ files, secrets }, { ...stored, id: 'another' }))
})

test('a change of anything that says where the secret goes needs the secret again', async () => {
  for (const change of [
    { host: 'evil.example' },
    { port: 9999 },
    { ssl: true },
    { verifyCertificate: null },
    { ca: 'PEM' },
    { endpoint: 'https://evil.example' },
    { database: 'payroll' },
    { username: 'postgres' },
    { projectId: 'another' },
    { role: 'ACCOUNTADMIN' },
  ])
    assert.throws(() => changedConnection(secrets, made(), change), /./, JSON.stringify(change))
  const same = changedConnection(secrets, made(), { host: 'db.example', database: 'shop', allowWritableRole: true })
  const kept = await targetOf({ files, secrets }, { ...made(), ...same } as StoredSource)
  assert.ok('connection' in kept)
  assert.deepEqual([kept.connection.password, kept.connection.database], ['secret', 'shop'])
})

test('with a new address only the secrets that were given again go with it', async () => {
  const both = source(newConnection(secrets, 'one', { host: 'a', password: 'secret', key: '{}' }))
  const moved = { ...both, ...changedConnection(secrets, both, { host: 'b', password: 'new' }) } as StoredSource
  const target = await targetOf({ files, secrets }, moved)
  assert.ok('connection' in target)
  assert.deepEqual([target.connection.password, target.connection.key], ['new', undefined])
  const cleared = changedConnection(secrets, both, { password: null, key: null })
  assert.equal(cleared.sealedSecrets, null)
})

test('a warehouse and a role are kept, and a warehouse is changed without the key', async () => {
  const first = source(newConnection(secrets, 'one', { host: 'a', key: 'PEM', warehouse: 'SMALL', role: 'READER' }))
  const changed = { ...first, ...changedConnection(secrets, first, { warehouse: 'LARGE' }) } as StoredSource
  const target = await targetOf({ files, secrets }, changed)
  assert.ok('connection' in target)
  const { key, warehouse, role } = target.connection
  assert.deepEqual([key, warehouse, role], ['PEM', 'LARGE', 'READER'])
})

test('the project of a BigQuery source is taken from its key when it is not given', () => {
  assert.equal(newConnection(secrets, 'one', { key: '{"project_id":"mine"}' }).projectId, 'mine')
  assert.equal(newConnection(secrets, 'one', { key: 'not JSON' }).projectId, null)
})
