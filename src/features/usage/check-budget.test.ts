import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { checkBudget, type Spender } from './check-budget.ts'
import { type BudgetRow, createUsageStore } from './usage.store.ts'

const now = new Date().toISOString()

forEachEngine((_engine, open) => {
  test('what is under way counts, for those it belongs to, before it is in the ledger', async () => {
    const { database, end } = await open()
    try {
      const [organizationId, teamId] = [newId(), newId()]
      const times = { createdAt: now, updatedAt: now }
      await database.queries
        .insertInto('organizations')
        .values({ id: organizationId, name: 'O', ...times } as never)
        .execute()
      await database.queries
        .insertInto('teams')
        .values({ id: teamId, organizationId, name: 'T', ...times } as never)
        .execute()
      const usage = createUsageStore(database)
      const parts = { usage, clock: systemClock }
      const spender = (userId: string): Spender => ({ teamId, userId, apiKeyId: null, shareLinkId: null })
      const budget = (fields: Partial<BudgetRow>): BudgetRow => ({
        id: newId(),
        teamId,
        scope: 'user',
        subjectId: '',
        period: 'day',
        tokens: null,
        costMicros: null,
        ...times,
        ...fields,
      })
      await usage.putBudget(budget({ tokens: 1_000 }))
      await usage.putBudget(budget({ scope: 'team', costMicros: 5_000 }))
      const going = (userId: string, tokens: number, costMicros: number) => ({
        spender: spender(userId),
        tokens: () => tokens,
        costMicros: () => costMicros,
      })
      assert.deepEqual(await checkBudget(parts, spender('ann')), { tokens: 1_000, costMicros: 5_000, warning: null })
      assert.deepEqual(await checkBudget(parts, spender('ann'), [going('ann', 300, 100), going('bea', 600, 200)]), {
        tokens: 700,
        costMicros: 4_700,
        warning: null,
      })
      const { warning } = await checkBudget(parts, spender('ann'), [going('ann', 850, 0)])
      assert.equal(warning, '85% of your budget of this day is used.')
      await assert.rejects(checkBudget(parts, spender('ann'), [going('ann', 600, 0), going('ann', 400, 0)]), {
        code: 'usage/budget-used-up',
      })
      await assert.rejects(checkBudget(parts, spender('cid'), [going('ann', 0, 4_000), going('bea', 0, 1_000)]), {
        code: 'usage/budget-used-up',
      })
      const entry = { id: newId(), teamId, spaceId: null, chatId: null, runId: null, providerId: 'p', modelId: 'm' }
      const counts = { purpose: 'chat', inputTokens: 60, outputTokens: 40, costMicros: 0, createdAt: now }
      await usage.insert({ ...entry, ...counts, userId: null, apiKeyId: 'k1', shareLinkId: null })
      await usage.insert({ ...entry, ...counts, id: newId(), userId: null, apiKeyId: null, shareLinkId: 's1' })
      await usage.putBudget(budget({ scope: 'api-key', tokens: 100 }))
      await usage.putBudget(budget({ scope: 'share-link', subjectId: 's1', tokens: 120 }))
      const by = (ids: Partial<Spender>) =>
        checkBudget(parts, { teamId, userId: null, apiKeyId: null, shareLinkId: null, ...ids })
      await assert.rejects(by({ apiKeyId: 'k1' }), { code: 'usage/budget-used-up', detail: /API key/ })
      assert.equal((await by({ apiKeyId: 'k2' })).tokens, 100)
      const shared = await by({ shareLinkId: 's1' })
      assert.deepEqual([shared.tokens, shared.warning], [20, "83% of the share link's budget of this day is used."])
      assert.equal((await by({ shareLinkId: 's2' })).tokens, null)
    } finally {
      await end()
    }
  })
})
