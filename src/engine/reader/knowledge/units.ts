import type { Field } from '../../question/catalog.ts'

/** How many of the smallest unit of its kind each unit is. */
const kinds: Record<string, number>[] = [
  { milliseconds: 1, seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 },
  { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1000, km: 1_000_000, mi: 1_609_344 },
  { mg: 1, g: 1000, oz: 28_349.523125, lb: 453_592.37, kg: 1_000_000, t: 1_000_000_000 },
]

/** Times that lie apart, in a unit that is said. */
export const elapsedIn = new Map(
  Object.entries({
    seconds: 'elapsed_seconds',
    minutes: 'elapsed_minutes',
    hours: 'elapsed_hours',
    days: 'elapsed_days',
    months: 'elapsed_months',
    years: 'elapsed_years',
  } as const),
)

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ms: 'milliseconds',
    millisecond: 'milliseconds',
    second: 'seconds',
    sec: 'seconds',
    secs: 'seconds',
    minute: 'minutes',
    mins: 'minutes',
    hour: 'hours',
    hrs: 'hours',
    day: 'days',
    kilometers: 'km',
    kilometres: 'km',
    meters: 'm',
    metres: 'm',
    centimeters: 'cm',
    inches: 'in',
    feet: 'ft',
    foot: 'ft',
    miles: 'mi',
    mile: 'mi',
    kilograms: 'kg',
    kilos: 'kg',
    grams: 'g',
    pounds: 'lb',
    lbs: 'lb',
    ounces: 'oz',
    tons: 't',
    tonnes: 't',
  }),
)

const known = (word: string): string | undefined => {
  const unit = spellings.get(word) ?? word
  return kinds.some((k) => unit in k) ? unit : undefined
}

/** The unit that a field is kept in; a column may be called by nothing else. */
const unitOf = (field: Field): string | undefined => field.format?.unit ?? known(field.label.toLowerCase())

export const isDuration = (field: Field): boolean => {
  const unit = unitOf(field)
  return field.format?.kind === 'duration' || (unit !== undefined && unit in (kinds[0] ?? {}))
}

/** How many of a field's own unit one of the unit that was said is; null where they are not of one kind. */
export const inUnitOf = (field: Field, said: string): number | null => {
  if (field.format?.kind === 'percent' && /^(?:%|percent)$/.test(said)) return field.format.scale === 1 ? 0.01 : 1
  const own = unitOf(field)
  const unit = known(said) ?? said
  const kind = own === undefined ? undefined : kinds.find((k) => own in k && unit in k)
  return kind && own !== undefined ? (kind[unit] ?? 1) / (kind[own] ?? 1) : null
}

const squares: [said: RegExp, written: RegExp][] = [
  [/^(?:square (?:metre|meter)|sqm)$/, /^(?:sqm|m2|m²|qm|sq m)$/i],
  [/^(?:square (?:foot|feet)|sqft)$/, /^(?:sqft|ft2|ft²|sq ft)$/i],
]

/** Whether a field holds so many of a unit that was said: "square metre" of a size in sqm. */
export const isMeasuredIn = (field: Field, said: string): boolean => {
  const heading = [field.format?.unit ?? '', ...`${field.column ?? ''} ${field.label}`.split(/[^\p{L}\p{N}²]+|_/u)]
  const written = squares.find(([words]) => words.test(said))?.[1]
  const unit = known(said)
  return written ? heading.some((word) => written.test(word)) : unit !== undefined && unit === unitOf(field)
}

const thousands: [words: RegExp, times: number][] = [
  [/\b(?:thousands?|k)\b/i, 1e3],
  [/\b(?:millions?|mio|mn|m)\b/i, 1e6],
  [/\b(?:billions?|bn)\b/i, 1e9],
]

/** A number as a field holds it whose heading says that it counts thousands or millions, where nothing in it is as large as what was said. */
export const asCounted = (field: Field, value: number): number => {
  const heading = `${field.column ?? ''} ${field.label} ${field.format?.unit ?? ''}`.replaceAll('_', ' ')
  const times = thousands.find(([words]) => words.test(heading))?.[1] ?? 1
  return value >= times && value > Number(field.profile?.max ?? Infinity) ? value / times : value
}
