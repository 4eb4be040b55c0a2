export const repeats = ['hour', 'day', 'weekdays', 'week', 'month', 'custom'] as const
export type Repeat = (typeof repeats)[number]
/** A schedule as people say it; `cron` counts when it is said in no other way. */
export type Picked = { every: Repeat; time: string; minute: string; weekday: string; day: string; cron: string }

const start: Picked = { every: 'day', time: '09:00', minute: '0', weekday: '1', day: '1', cron: '0 9 * * *' }
export const two = (text: string) => text.padStart(2, '0')

/** What a cron says in words that there is a field for. */
export function pickedOf(cron: string): Picked {
  const custom: Picked = { ...start, every: 'custom', cron }
  const found = /^(\d{1,2}) (\*|\d{1,2}) (\*|\d{1,2}) \* (\*|\d|1-5|MON-FRI)$/i.exec(cron.trim())
  if (!found) return custom
  const [, minute, hour, day, weekday] = found as unknown as [string, string, string, string, string]
  if (Number(minute) > 59) return custom
  if (hour === '*') return day === '*' && weekday === '*' ? { ...custom, every: 'hour', minute } : custom
  if (Number(hour) > 23) return custom
  const at = { ...custom, time: `${two(hour)}:${two(minute)}` }
  if (day !== '*')
    return weekday === '*' && Number(day) >= 1 && Number(day) <= 31 ? { ...at, every: 'month', day } : custom
  if (weekday === '*') return { ...at, every: 'day' }
  if (/-/.test(weekday)) return { ...at, every: 'weekdays' }
  return Number(weekday) <= 7 ? { ...at, every: 'week', weekday: String(Number(weekday) % 7) } : custom
}

export function cronOf({ every, time, minute, weekday, day, cron }: Picked): string {
  const [hours = '9', minutes = '0'] = time.split(':')
  const at = `${Number(minutes)} ${Number(hours)}`
  switch (every) {
    case 'hour':
      return `${Number(minute)} * * * *`
    case 'day':
      return `${at} * * *`
    case 'weekdays':
      return `${at} * * 1-5`
    case 'week':
      return `${at} * * ${weekday}`
    case 'month':
      return `${at} ${day} * *`
    case 'custom':
      return cron.trim()
  }
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
