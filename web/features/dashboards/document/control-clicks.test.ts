import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ControlClick, pickedIn, valueFor } from './control-clicks.ts'

const click: ControlClick = { query: 'by_test', column: 'test', set: ['ok'], before: undefined }
const controls = { test: click }

test('a control that a click set narrows the other views, and the clicked one keeps its marks', () => {
  const values = { test: ['ok'] }
  assert.deepEqual(valueFor('by_year', 'test', values, controls), ['ok'])
  assert.equal(valueFor('by_test', 'test', values, controls), undefined)
  const isPicked = pickedIn('by_test', { filters: [], controls }, values)
  assert.deepEqual(
    [{ test: 'ok' }, { test: 'men' }].map((row) => isPicked?.(row)),
    [true, false],
  )
  assert.equal(pickedIn('by_year', { filters: [], controls }, values), undefined)
})

test('a control that is changed by hand afterwards narrows every view', () => {
  const values = { test: ['men'] }
  assert.deepEqual(valueFor('by_test', 'test', values, controls), ['men'])
  assert.equal(pickedIn('by_test', { filters: [], controls }, values), undefined)
})
