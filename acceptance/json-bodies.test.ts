import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

const corpus = path.join(import.meta.dirname, '..', '..', 'shared', 'corpora', 'jsontestsuite')
const folder = existsSync(path.join(corpus, 'test_parsing')) ? path.join(corpus, 'test_parsing') : corpus
const present = existsSync(folder)
if (!present) process.stderr.write('skipped: raw JSON bodies (the corpus jsontestsuite is not beside the project)\n')

describe('raw request bodies', { skip: !present }, () => {
  let service: Service
  let owner: Owner
  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service.stop())

  test('every text that is not JSON is api/invalid-json; every one that is gets past the parser; none is a 5xx', async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    assert.ok(files.length >= 300)
    for (const name of files) {
      for (const address of ['/invitations', '/spaces']) {
        const answer = await call(service, 'POST', address, {
          key: owner.key,
          headers: { 'content-type': 'application/json' },
          body: readFileSync(path.join(folder, name)),
        })
        assert.ok(answer.status < 500, `${name}: ${answer.text}`)
        if (name.startsWith('n_')) assert.equal(answer.body.cause?.code, 'api/invalid-json', name)
        if (name.startsWith('y_')) assert.notEqual(answer.body.cause?.code, 'api/invalid-json', name)
      }
    }
  })
})
