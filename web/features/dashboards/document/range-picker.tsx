import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { rangeWords, readRangeWord } from '../../../../src/engine/documents/days.ts'
import { Button } from '../../../components/form/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { type DayRange, today } from './control-values.ts'

const names: Record<string, string> = t.dashboards.ranges
// Noon: no zone makes another day of it.
const day = (text: string) => format.date(`${text}T12:00:00`)

export function rangeText(range: DayRange | undefined): string {
  if (!range || (range.from === undefined && range.to === undefined)) return t.dashboards.anyTime
  const word = rangeWords.find((each) => {
    const known = readRangeWord(each, today())
    return known?.from === range.from && known?.to === range.to
  })
  if (word !== undefined) return names[word] ?? word
  if (range.to === undefined) return t.dashboards.since(day(range.from!))
  if (range.from === undefined) return t.dashboards.until(day(range.to))
  return `${day(range.from)} – ${day(range.to)}`
}

export type RangePickerProps = {
  id?: string
  label: string
  value: DayRange | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (range: DayRange | undefined) => void
}

export function RangePicker({ id, label, value, min, max, onChange }: RangePickerProps) {
  const [open, setOpen] = useState(false)
  const shown = rangeText(value)
  const pick = (range: DayRange | undefined) => {
    onChange(range)
    setOpen(false)
  }
  const fits = ({ from, to }: { from: string; to: string }) => (!min || to >= min) && (!max || from <= max)
  const clamped = ({ from, to }: { from: string; to: string }) => ({
    from: min && from < min ? min : from,
    to: max && to > max ? max : to,
  })
  const side = (name: 'from' | 'to', text: string) => {
    const next = { ...value, [name]: text === '' ? undefined : text }
    if (next.from === undefined) delete next.from
    if (next.to === undefined) delete next.to
    // A range that ends before it begins means nothing: the other side follows.
    if (next.from && next.to && next.from > next.to) next[name === 'from' ? 'to' : 'from'] = text
    onChange(next.from === undefined && next.to === undefined ? undefined : next)
  }
  const bounds = { ...(min ? { min } : {}), ...(max ? { max } : {}) }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      className="w-64"
      trigger={
        <button
          id={id}
          type="button"
          aria-label={`${label}: ${shown}`}
          className="inline-flex h-8 w-full items-center gap-2 rounded border border-line-strong bg-bg px-2.5 text-left text-13 hover:bg-hover"
        >
          <CalendarDays size={14} className="shrink-0 text-muted" aria-hidden />
          <span className={value ? 'truncate' : 'truncate text-muted'}>{shown}</span>
        </button>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-col [&>button]:justify-start">
          <Button look="quiet" size="small" onClick={() => pick(undefined)}>
            {t.dashboards.backToDefault}
          </Button>
          {rangeWords.map((word) => {
            const range = readRangeWord(word, today())!
            return (
              <Button key={word} look="quiet" size="small" disabled={!fits(range)} onClick={() => pick(clamped(range))}>
                {names[word] ?? word}
              </Button>
            )
          })}
        </div>
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <TextField
            label={t.words.from}
            {...bounds}
            type="date"
            value={value?.from ?? ''}
            onChange={(text) => side('from', text)}
          />
          <TextField
            label={t.words.to}
            {...bounds}
            type="date"
            value={value?.to ?? ''}
            onChange={(text) => side('to', text)}
          />
        </div>
      </div>
    </Popover>
  )
}
