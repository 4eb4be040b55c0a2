import { wordsLocale } from '../../../src/engine/formats/english-words.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { ownZone, pickedOf, two } from './schedule.ts'

/** Of 0 (Sunday) to 6. */
export const weekdayName = (weekday: number): string =>
  // The first of November 2026 is a Sunday.
  new Intl.DateTimeFormat(wordsLocale(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + weekday),
  )

const clock = (time: string): string => {
  const [hours, minutes] = time.split(':').map(Number)
  const at = Date.UTC(2026, 10, 1, hours, minutes)
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
}

/** "Every Monday at 9:00", with the zone when it is not the reader's. */
export function scheduleWords(cron: string, timezone: string): string {
  const picked = pickedOf(cron)
  const { words } = t.automations
  const said = {
    hour: () => words.hour(two(picked.minute)),
    day: () => words.day(clock(picked.time)),
    weekdays: () => words.weekdays(clock(picked.time)),
    week: () => words.week(weekdayName(Number(picked.weekday)), clock(picked.time)),
    month: () => words.month(picked.day, clock(picked.time)),
    custom: () => words.custom(cron),
  }[picked.every]()
  return timezone === ownZone() ? said : words.elsewhere(said, timezone.replaceAll('_', ' '))
}
