import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueryError, type QueryFailure } from '../../engine/sandbox/index.ts'
import { makeFolder, makeSqlite } from '../../engine/sources/shops.fixture.ts'
import { ServiceError } from '../../platform/errors.ts'
import { withQueryErrors } from './query-faults.ts'

const place = makeFolder()
const sandbox = place.sandbox({ processes: 1 })
after(async () => {
  await sandbox.close()
  place.remove()
})

async function told(work: Promise<unknown>): Promise<ServiceError> {
  try {
    await withQueryErrors(work)
  } catch (error) {
    assert.ok(error instanceof ServiceError, String(error))
    return error
  }
  return assert.fail('it did not fail')
}

test('a statement whose caller went away is cancelled, and its place is free again', async () => {
  const target = makeSqlite(place.folder)
  const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'
  const gone = new AbortController()
  const running = told(sandbox.query({ teamId: 'team', target, sql: endless, signal: gone.signal }))
  const waiting = told(sandbox.query({ teamId: 'team', target, sql: endless, signal: gone.signal }))
  const next = sandbox.query({ teamId: 'team', target, sql: 'select count(*) as n from sales' })
  gone.abort()
  for (const { code, status, message } of await Promise.all([running, waiting]))
    assert.deepEqual([code, status, message], ['data-sources/query-cancelled', 409, 'The statement was cancelled'])
  assert.equal((await next).rowCount, 1)
})

test('every failure of a statement has its code, and none is a fault of the service', async () => {
  const codes: Record<QueryFailure, [number, string]> = {
    refused: [400, 'query-refused'],
    failed: [400, 'query-failed'],
    timeout: [422, 'query-timeout'],
    cancelled: [409, 'query-cancelled'],
    unavailable: [424, 'unavailable'],
    'too-large': [422, 'query-too-large'],
    busy: [429, 'busy'],
  }
  for (const [kind, [status, code]] of Object.entries(codes)) {
    const error = await told(Promise.reject(new QueryError(kind as QueryFailure, 'so it is', { position: 4 })))
    assert.deepEqual(
      [error.status, error.code, error.detail],
      [status, `data-sources/${code}`, 'so it is (at character 5)'],
    )
  }
})
