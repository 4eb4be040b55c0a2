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
      const json = { name: 'Nia New', password: 'a long enough password' }
      const accept = (token: string) => call(service, 'POST', `/invitations/${token}/accept`, { json })
      const tried = async (email: string, wait: number) => {
        const { token } = (await invite(email)).body
        const accepting = accept(token)
        await new Promise((resolve) => setTimeout(resolve, wait))
        const [joined, again] = await Promise.all([accepting, invite(email)])
        return { statuses: [joined.status, again.status].join(), open: (await openOf(email)).length }
      }
      const from = performance.now()
      await accept((await invite('alone@example.com')).body.token)
      const whole = performance.now() - from
      const seen: Record<string, number> = {}
      for (let i = 0; i < 40; i++) {
        const { statuses, open } = await tried(`again${i}@example.com`, whole * (0.5 + (i % 20) / 30))
        seen[`${statuses}:${open}`] = (seen[`${statuses}:${open}`] ?? 0) + 1
      }
      for (const one of Object.keys(seen)) assert.ok(['201,409:0', '404,201:1'].includes(one), JSON.stringify(seen))
    })
  })
