import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expressionLabel, measureFormat, measureLabel, SHARE } from './labels.ts'
import { namesOf } from './names.ts'
import type { Expression, Measure } from './question.contract.ts'
import { of, shopCatalog } from './shop.fixture.ts'

const names = namesOf(shopCatalog())
const value = (of: number): Expression => ({ value: of })
const op = (left: Expression, sign: '+' | '-' | '*' | '/', right: Expression): Expression => ({ op: sign, left, right })

test('what is computed is called as it is computed, with brackets where the order needs them', () => {
  const [a, b, c] = [value(1), value(2), value(3)]
  const label = (of: Expression) => expressionLabel(of, names)
  assert.equal(label(op(a, '*', op(b, '-', c))), '1 * (2 - 3)')
  assert.equal(label(op(op(a, '+', b), '/', c)), '(1 + 2) / 3')
  assert.equal(label(op(a, '-', op(b, '-', c))), '1 - (2 - 3)')
  assert.equal(label(op(a, '/', op(b, '*', c))), '1 / (2 * 3)')
  assert.equal(label(op(op(a, '*', b), '-', c)), '1 * 2 - 3')
  assert.equal(label(op(a, '+', op(b, '*', c))), '1 + 2 * 3')
  assert.equal(label(op(op(a, '*', b), '*', c)), '1 * 2 * 3')
  const rate = { op: '/', left: { op: '-', left: { value: 1 }, right: { value: 2 } }, right: { value: 3 } } as const
  assert.equal(measureLabel(rate, names), '(1 - 2) / 3')
  assert.equal(measureLabel({ ...rate, left: { ...rate.left, label: 'profit' } }, names), 'profit / 3')
})

test('a total of what is called a total is called so once', () => {
  const [dataset, ...others] = shopCatalog().datasets
  const fields = dataset!.fields.map((field, at) => (at === 0 ? { ...field, name: 'due', label: 'Total €' } : field))
  const called = namesOf({ ...shopCatalog(), datasets: [{ ...dataset!, fields }, ...others] })
  const due = { field: { dataset: dataset!.name, field: 'due' } }
  assert.equal(measureLabel({ fn: 'sum', of: due }, called), 'Total €')
  assert.equal(measureLabel({ fn: 'avg', of: due }, called), 'average Total €')
})

test('what is computed of money is money: for more of it, and for each of something, but not as a part of other money', () => {
  const money = { kind: 'currency', unit: 'EUR' }
  const shipping = of('orders', 'shipping')
  const sum = (of: Expression) => measureFormat({ fn: 'sum', of }, names)
  assert.deepEqual(sum(op(value(2), '*', op(shipping, '*', op(value(1), '-', value(0.1))))), money)
  assert.equal(sum(op(shipping, '/', shipping)), null)
  assert.equal(sum(op(value(1), '/', shipping)), null)
  assert.deepEqual(measureFormat({ metric: 'revenue_per_order' }, names), money)
})

test('a part of all is a share of it, or a percentage', () => {
  const where = { missing: of('orders', 'shipping') }
  const share: Measure = { op: '/', left: { count: 'orders', where }, right: { count: 'orders' } }
  const percentage: Measure = { op: '*', left: share, right: { value: 100 } }
  assert.deepEqual([measureLabel(share, names), measureFormat(share, names)], ['share of orders', SHARE])
  assert.equal(measureLabel(percentage, names), 'percentage of orders')
  assert.deepEqual(measureFormat(percentage, names), { kind: 'percent', scale: 100 })
  const another: Measure = { ...share, right: { count: 'lines' } }
  assert.deepEqual(
    [measureLabel(another, names), measureFormat(another, names)],
    ['number of orders / number of lines', null],
  )
})
