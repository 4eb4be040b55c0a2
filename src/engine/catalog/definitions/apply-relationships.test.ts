import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dataset } from '../../question/catalog.ts'
import { datasetOf, fieldOf } from '../../question/shop.fixture.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import { applyRelationship } from './apply-relationships.ts'

const orders = datasetOf('orders', [fieldOf('customer', 'integer', 'id')])
const customers = (more: Partial<Dataset>) => datasetOf('customers', [fieldOf('code', 'text', 'id')], more)

function applied(to: Dataset) {
  const faults: DocumentFault[] = []
  const entry = { name: 'by', from: 'orders', to: 'customers', from_columns: ['customer'], to_columns: ['code'] }
  const named = [orders, to].map((dataset) => ({ name: dataset.name, dataset }))
  return { relationship: applyRelationship(entry, [], named, (fault) => faults.push(fault)), faults }
}

test('columns of other kinds of values relate in one engine, and never in two', () => {
  assert.equal(applied(customers({})).relationship?.name, 'by')
  const { relationship, faults } = applied(customers({ source: 'other', dialect: 'postgres' }))
  assert.equal(relationship, null)
  assert.deepEqual(faults, [
    {
      path: ['to_columns', 0],
      message: 'orders.customer holds number values and customers.code text values',
      expected: 'a column of the same kind of values',
    },
  ])
})
