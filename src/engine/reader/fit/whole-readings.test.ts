import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from '../../question/index.ts'
import { read } from '../read.ts'
import { shopCatalog } from '../reader.fixture.ts'

test('parts that stand side by side are both in the best reading', () => {
  const [best] = read('weekday vs weekend orders', shopCatalog)
  assert.equal(best && titleOf(best.question, shopCatalog), 'Number of orders, comparing weekday and weekend')
  assert.deepEqual(best?.unused, [])
})
