import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { assertCode } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

const hasPostgres = await serviceAnswers('PostgreSQL')

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe(`limits of a team, kept in ${engine}`, { skip: engine === 'PostgreSQL' && !hasPostgres }, () => {
    let service: Service
    let owner: Owner
    let drop = async () => {}
    const post = (address: string, json: unknown) => call(service, 'POST', address, { key: owner.key, json })

    before(async () => {
      const server = engine === 'PostgreSQL' ? await makePostgresDatabase() : null
      if (server) drop = server.drop
      const env = { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true', ...(server && { DATABASE_URL: server.url }) }
      service = await startService({ env })
      owner = await setUp(service)
    })
    after(async () => {
      await service?.stop()
      await drop()
    })

    /** All but two of them, then many at once. */
    async function fill(most: number, make: () => ReturnType<typeof call>, tooMany: string) {
      for (let i = 0; i < most - 2; i++) assert.equal((await make()).status, 201)
      const answers = await Promise.all(Array.from({ length: 12 }, make))
      const refused = answers.filter(({ status }) => status !== 201)
      for (const answer of refused) assertCode(answer, 409, tooMany)
      assert.equal(refused.length, 10)
    }

    test('webhooks that are made at the same moment are no more than a team may have', async () => {
      const json = { url: 'http://127.0.0.1:9/', events: ['report.ready'] }
      await fill(50, () => post('/webhooks', json), 'webhooks/too-many')
    })

    test('automations that are made at the same moment are no more than a team may have', async () => {
      const space = (await post('/spaces', { name: 'Shop' })).body
      const action = { kind: 'prompt', prompt: 'Which regions are there?' }
      const trigger = { kind: 'schedule', cron: '0 8 * * 1', timezone: 'UTC' }
      const make = () => post(`/spaces/${space.id}/automations`, { name: 'Weekly', action, trigger })
      await fill(200, make, 'automations/too-many')
    })
  })
