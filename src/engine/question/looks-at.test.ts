import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksAt } from './looks-at.ts'
import { of, shopCatalog } from './shop.fixture.ts'

const names = (...args: Parameters<typeof looksAt>) => [...looksAt(...args)].sort()
const catalog = shopCatalog()

test('a question looks at what it counts, and at all that stands on the way to its groups', () => {
  assert.deepEqual(names({ measures: [{ count: 'customers' }], by: [] }, catalog), ['customers'])
  const byRegion = {
    measures: [{ count: 'lines' }],
    by: [{ of: of('customers', 'region', ['line_order', 'order_customer']) }],
  }
  assert.deepEqual(names(byRegion, catalog), ['customers', 'lines', 'orders'])
})

test('what a condition asks of other rows is looked at too', () => {
  const never = { measures: [{ count: 'lines' }], by: [], where: { related: 'returns', some: false, where: null } }
  assert.deepEqual(names(never, catalog), ['lines', 'returns'])
})
