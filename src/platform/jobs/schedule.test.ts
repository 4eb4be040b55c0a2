import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRun, scheduleFault } from './schedule.ts'

const runs = (cron: string, timezone: string, from: string, count: number) => {
  const found: string[] = []
  for (let at: Date | null = new Date(from); at && found.length < count; ) {
    at = nextRun(cron, timezone, at)
    if (at) found.push(at.toISOString().slice(0, 16))
  }
  return found
}

test('nine in the morning stays nine in the morning when the clocks change', () => {
  assert.deepEqual(runs('0 9 * * *', 'Europe/Berlin', '2027-03-26T12:00:00Z', 3), [
    '2027-03-27T08:00',
    '2027-03-28T07:00',
    '2027-03-29T07:00',
  ])
  assert.deepEqual(runs('0 9 * * 1', 'America/New_York', '2027-03-02T00:00:00Z', 2), [
    '2027-03-08T14:00',
    '2027-03-15T13:00',
  ])
})

test('an hour that is skipped is made up for that day, one that is repeated counts once', () => {
  assert.deepEqual(runs('30 2 * * *', 'Europe/Berlin', '2027-03-27T12:00:00Z', 2), [
    '2027-03-28T01:00',
    '2027-03-29T00:30',
  ])
  assert.deepEqual(runs('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', 2), [
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ])
})

test('every half hour is every half hour, also in the night with 25 hours', () => {
  const night = runs('*/30 * * * *', 'Europe/Berlin', '2026-10-24T22:00:00Z', 50)
  assert.equal(night.at(-1), '2026-10-25T23:00')
})

test('what is no schedule is named', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  assert.equal(scheduleFault('0 9 * * MON-FRI', 'Asia/Tokyo', now), null)
  assert.equal(scheduleFault('0 0 29 2 *', 'UTC', now), null)
  assert.match(scheduleFault('0 0 31 2 *', 'UTC', now)!, /never comes/)
  assert.match(scheduleFault('0 25 * * *', 'UTC', now)!, /hour/)
  assert.match(scheduleFault('* * * * * *', 'UTC', now)!, /5/)
  assert.match(scheduleFault('0 9 * * *', 'Mars/Olympus', now)!, /not a time zone/)
})
