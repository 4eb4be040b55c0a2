import { localMoment, shiftMoment } from '../../calendar.ts'

/** Clocks are put forward and back so often; before and after, as at the ends. */
const FIRST_YEAR = 1980
const LAST_YEAR = 2040

type Step = { until: string | null; minutes: number }
const known = new Map<string, Step[]>()

const offsetAt = (moment: string, zone: string) => {
  const local = localMoment(moment, zone) ?? moment
  return (Date.parse(`${local.replace(' ', 'T')}Z`) - Date.parse(`${moment.replace(' ', 'T')}Z`)) / 60_000
}

/** From when to when the zone is how far from UTC, found by halving. */
function stepsOf(zone: string): Step[] {
  let steps = known.get(zone)
  if (steps) return steps
  steps = []
  let at = `${FIRST_YEAR}-01-01 00:00:00`
  let minutes = offsetAt(at, zone)
  while (at < `${LAST_YEAR}`) {
    const next = shiftMoment(at, 'week', 1) ?? at
    const then = offsetAt(next, zone)
    if (then !== minutes) {
      let [low, high] = [0, 7 * 24 * 60]
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2)
        if (offsetAt(shiftMoment(at, 'minute', middle) ?? at, zone) === minutes) low = middle
        else high = middle
      }
      steps.push({ until: shiftMoment(at, 'minute', high), minutes })
      minutes = then
    }
    at = next
  }
  steps.push({ until: null, minutes })
  known.set(zone, steps)
  return steps
}

/** For engines that know no time zones: the minutes to add, with the moments at which clocks change written out. */
export function zoneMinutes(sql: string, zone: string, moment: (text: string) => string): string {
  const steps = stepsOf(zone)
  const last = steps.at(-1)?.minutes ?? 0
  if (steps.length === 1) return String(last)
  const branches = steps.flatMap(({ until, minutes }) =>
    until === null ? [] : [`WHEN ${sql} < ${moment(until)} THEN ${minutes}`],
  )
  return `CASE ${branches.join(' ')} ELSE ${last} END`
}
