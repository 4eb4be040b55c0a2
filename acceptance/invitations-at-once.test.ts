import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

const hasPostgres = await serviceAnswers('PostgreSQL')

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe(`invitations at once, kept in ${engine}`, { skip: engine === 'PostgreSQL' && !hasPostgres }, () => {
    let service: Service
    let owner: Owner
    let drop = async () => {}
    const invite = (email: string) => call(service, 'POST', '/invitations', { key: owner.key, json: { email } })
    const openOf = async (email: string) =>
      (await call(service, 'GET', '/invitations', { key: owner.key })).body.filter(
        (one: { email: string }) => one.email === email,
      )

    before(async () => {
      const server = engine === 'PostgreSQL' ? await makePostgresDatabase() : null
      if (server) drop = server.drop
      service = await startService({ env: server ? { DATABASE_URL: server.url } : {} })
      owner = await setUp(service)
    })
    after(async () => {
      await service?.stop()
      await drop()
    })

    test('of many for one address the last stays open', async () => {
      const email = 'many@example.com'
      const answers = await Promise.all(Array.from({ length: 8 }, () => invite(email)))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
      assert.equal((await openOf(email)).length, 1)
    })

    test('who accepts while being invited again is a member or has an open invitation, never both', async () => {
      for (let i = 0; i < 8; i++) {
        const email = `again${i}@example.com`
        const { token } = (await invite(email)).body
        const json = { name: 'Nia New', password: 'a long enough password' }
        const accepting = call(service, 'POST', `/invitations/${token}/accept`, { json })
        // The password is hashed first: of invitations one after another some meet the joining itself.
        const again: Awaited<ReturnType<typeof invite>>[] = []
        let joined = false
        void accepting.then(() => {
          joined = true
        })
        while (!joined) again.push(...(await Promise.all([invite(email), invite(email)])))
        const { status } = await accepting
        const left = await openOf(email)
        assert.equal(left.length, status === 201 ? 0 : 1, `${status}, ${left.length} open`)
        for (const answer of again) assert.ok([201, 409].includes(answer.status), answer.text)
      }
    })
  })
