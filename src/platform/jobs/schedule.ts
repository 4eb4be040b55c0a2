import { Cron } from 'croner'
import { isTimeZone } from '../time-zone.contract.ts'

/** Five fields: minute, hour, day of the month, month, day of the week. */
const read = (cron: string, timezone: string) => new Cron(cron, { timezone, mode: '5-part', paused: true })

/**
 * When it is due next after a moment. By the clock on the wall: an hour that a change of the clocks skips is made up for at once,
 * one that it repeats counts once (unless it is due every hour anyway).
 */
export function nextRun(cron: string, timezone: string, after: Date): Date | null {
  return read(cron, timezone).nextRun(after)
}

/** What is wrong with a schedule, in words; null when nothing is. */
export function scheduleFault(cron: string, timezone: string, now: Date): string | null {
  if (!isTimeZone(timezone)) return `"${timezone}" is not a time zone: take a name such as Europe/Berlin`
  try {
    return read(cron, timezone).nextRun(now) === null ? 'this day never comes' : null
  } catch (error) {
    return `not a schedule: ${(error as Error).message.replace(/^CronPattern: /, '')}`
  }
}
