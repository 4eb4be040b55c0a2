import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, periodOf } from './periods.ts'

const now = new Date('2026-03-15T23:30:00Z')

test('the months begin and end where budgets do, in UTC', () => {
  assert.deepEqual(periodOf('month', now), { from: '2026-03-01T00:00:00.000Z', to: '2026-03-16T00:00:00.000Z' })
  assert.deepEqual(periodOf('lastMonth', now), { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' })
})

test('thirty days are thirty, with today as the last', () => {
  const days = daysOf(periodOf('30d', now))
  assert.deepEqual([days.length, days[0], days.at(-1)], [30, '2026-02-14', '2026-03-15'])
})
