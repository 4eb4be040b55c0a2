import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecrets } from '../../platform/secrets.ts'
import { refuseWritableRole } from './look-at-rights.ts'

test('a server is looked at in the turn of the person who connects it, who is one in however many teams', async () => {
  const owners: unknown[] = []
  const ping = async ({ teamId, userId }: { teamId: string; userId?: string | null }) => {
    owners.push([teamId, userId])
    return { canWrite: null }
  }
  const source = { type: 'POSTGRES', teamId: 'team', host: 'db.example', options: '{}', sealedSecrets: null }
  const deps = { sandbox: { ping }, files: {}, secrets: createSecrets('a secret of the test') }
  await refuseWritableRole(deps as never, source as never, 'person', new AbortController().signal)
  assert.deepEqual(owners, [['team', 'person']])
})
