import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset } from '../../question/catalog.ts'
import { shopCatalog } from '../reader.fixture.ts'
import { viewsSpokenOf } from './views-spoken-of.ts'

const orders = shopCatalog.datasets.find(({ name }) => name === 'orders')!
const days = { ...orders.fields[0]!, name: 'delay', label: 'delay in days', column: 'delay' }
const view: Dataset = {
  ...orders,
  name: 'late_orders',
  label: 'late orders',
  isView: true,
  fields: [...orders.fields, days],
}
const catalog: Catalog = { ...shopCatalog, datasets: [...shopCatalog.datasets, view] }
const hasView = (text: string, of = catalog, previous: Parameters<typeof viewsSpokenOf>[2] = null) =>
  viewsSpokenOf(text, of, previous).datasets.includes(view)

test('a view of things that a table has is read when its name is said, or a field of its own', () => {
  assert.ok(!hasView('how many orders are there'))
  assert.ok(hasView('how many late orders are there'))
  assert.ok(hasView('average delay in days'))
  assert.equal(viewsSpokenOf('orders', catalog, null), viewsSpokenOf('how many orders', catalog, null))
  assert.equal(viewsSpokenOf('orders', shopCatalog, null), shopCatalog)
})

test('a view that the question before, a metric or nothing else tells of is read', () => {
  assert.ok(hasView('by month', catalog, { measures: [{ count: 'late_orders' }], by: [] }))
  const metric = { name: 'late', label: 'Late', description: null, synonyms: [], where: null, format: null }
  const measured = { ...catalog, metrics: [{ ...metric, expression: { measure: { count: 'late_orders' } } }] }
  assert.ok(hasView('late by month', measured))
  const alone = { ...catalog, datasets: catalog.datasets.filter((dataset) => dataset !== orders) }
  assert.ok(hasView('how many orders', alone))
})
