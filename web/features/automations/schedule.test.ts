import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cronOf, isZone, pickedOf } from './schedule.ts'

test('what the fields say becomes cron, and comes back the same', () => {
  for (const [cron, every] of [
    ['15 * * * *', 'hour'],
    ['0 9 * * *', 'day'],
    ['30 7 * * 1-5', 'weekdays'],
    ['0 18 * * 5', 'week'],
    ['5 6 28 * *', 'month'],
    ['*/10 8-18 * * *', 'custom'],
    ['0 9 1 1 *', 'custom'],
    ['0 9 1 * 1', 'custom'],
    ['0 25 * * *', 'custom'],
  ] as const) {
    assert.equal(pickedOf(cron).every, every, cron)
    assert.equal(cronOf(pickedOf(cron)), cron)
  }
  assert.equal(cronOf(pickedOf('0 9 * * 7')), '0 9 * * 0', 'Sunday is Sunday')
})

test('a name of a zone is told from what is none', () => {
  assert.deepEqual(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isZone), [true, true, false, false])
})
