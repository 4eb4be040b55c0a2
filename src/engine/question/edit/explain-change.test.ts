import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../catalog.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { explainChange } from './explain-change.ts'

const shop = shopCatalog()
const orders = shop.datasets.find(({ name }) => name === 'orders')
assert.ok(orders)
const status = orders.fields.find(({ name }) => name === 'status')
const day = orders.fields.find(({ name }) => name === 'day')
assert.ok(status && day)

const kinds = (name: string, distinct: number): Field => ({
  ...status,
  name,
  label: name,
  column: name,
  valueLabels: [],
  profile: { rows: 500, nulls: 0, distinct, min: null, max: null, mean: null, top: [], histogram: [], sampled: false },
})
const catalog = {
  ...shop,
  datasets: [{ ...orders, fields: [kinds('item', 100), kinds('region', 3), day] }],
  relationships: [],
}

/** One region lost a third of its orders; the items went up and down by chance. */
const parts: Record<string, [value: string, before: number, after: number][]> = {
  region: [
    ['north', 100, 100],
    ['south', 100, 64],
    ['west', 100, 100],
  ],
  item: Array.from({ length: 100 }, (_, i) => [`item ${i}`, 3, i < 50 ? 1 : i < 88 ? 5 : 2]),
}

test('a change is explained by the field whose few parts hold it, not by the one that has the most values', async () => {
  const ask = async ({ by }: Question) => {
    const [first] = by
    const name = first && 'field' in first.of ? first.of.field.field : null
    const columns = [...(name ? ['part'] : []), 'before', 'after'].map((column) => ({
      name: column,
      label: column,
      format: null,
    }))
    const rows = name
      ? (parts[name] ?? []).map(([part, before, after]) => ({ part, before, after }))
      : [{ before: 300, after: 264 }]
    return { columns, rows, truncated: false }
  }
  const question: Question = {
    measures: [{ count: 'orders' }],
    by: [],
    where: { during: of('orders', 'day'), period: { year: 2025, month: 3 } },
  }
  const { fields } = await explainChange({ question, mark: { at: [] }, catalog }, ask)
  assert.deepEqual(
    fields.map(({ label }) => label),
    ['region', 'item'],
  )
})
