import { Cron } from 'croner'
import { useMemo } from 'react'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { TimeZoneField } from '../../components/form/time-zone-field.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { NeededField } from './needed-field.tsx'
import { cronOf, isZone, type Picked, repeats } from './schedule.ts'
import { weekdayName } from './schedule-words.ts'

const shownRuns = 5
const number = { type: 'number', className: 'numeric' }

export type ScheduleState = { picked: Picked; timezone: string }

/** The next runs by the same code that the service counts with; null when it is no schedule. */
function nextRuns({ picked, timezone }: ScheduleState): Date[] | null {
  if (!isZone(timezone)) return null
  try {
    return new Cron(cronOf(picked), { timezone, mode: '5-part', paused: true }).nextRuns(shownRuns)
  } catch {
    return null
  }
}

type ScheduleFieldsProps = { value: ScheduleState; onChange: (value: ScheduleState) => void }

export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const { picked, timezone } = value
  const runs = useMemo(() => nextRuns(value), [value])
  const pick = (change: Partial<Picked>) => onChange({ ...value, picked: { ...picked, ...change } })
  const entry = (name: 'day' | 'minute' | 'cron' | 'time') => ({
    value: picked[name],
    onChange: (text: string) => pick({ [name]: text }),
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t.automations.every}
          value={picked.every}
          onChange={(every) => pick({ every, cron: cronOf(picked) })}
          options={choicesOf(repeats, t.automations.repeats)}
        />
        {picked.every === 'week' ? (
          <SelectField
            label={t.automations.weekday}
            value={picked.weekday}
            onChange={(weekday) => pick({ weekday })}
            options={[1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: weekdayName(day) }))}
          />
        ) : null}
        {picked.every === 'month' ? (
          <NeededField label={t.automations.monthDay} {...number} min={1} max={28} {...entry('day')} />
        ) : null}
        {picked.every === 'hour' ? (
          <NeededField label={t.automations.minute} {...number} min={0} max={59} {...entry('minute')} />
        ) : picked.every === 'custom' ? (
          <NeededField
            label={t.automations.cron}
            hint={t.automations.cronHint}
            error={runs === null && isZone(timezone) ? t.automations.cronWrong : null}
            maxLength={200}
            className="font-mono"
            {...entry('cron')}
          />
        ) : (
          <NeededField label={t.automations.time} type="time" className="numeric" {...entry('time')} />
        )}
        <TimeZoneField
          label={t.words.timeZone}
          hint={t.automations.timezoneHint}
          error={isZone(timezone) ? null : t.automations.timezoneWrong}
          required
          value={timezone}
          onChange={(zone) => onChange({ ...value, timezone: zone })}
        />
      </div>
      <NextRuns runs={runs} />
    </div>
  )
}

const NextRuns = ({ runs }: { runs: Date[] | null }) => (
  <div aria-live="polite">
    <p className="text-12 text-muted">
      {t.automations.next} ({t.automations.nextHere.toLowerCase()})
    </p>
    {runs === null ? null : runs.length === 0 ? (
      <p className="text-12 text-warn">{t.automations.nextNever}</p>
    ) : (
      <ol className="numeric flex flex-wrap gap-x-4 gap-y-1 pt-1 text-13">
        {runs.map((at) => (
          <li key={at.getTime()}>
            <time dateTime={at.toISOString()} title={format.exactTime(at)}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    )}
  </div>
)
