import type { Field } from '../../question/catalog.ts'
import type { Chart } from '../chart.ts'
import { identifierWords } from '../words/words.ts'
import { measuresElse, unitMeant } from './quantities.ts'

/** How many of the smallest unit of its kind each unit is. */
const kinds: Record<string, number>[] = [
  { milliseconds: 1, seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 },
  { months: 1, years: 12 },
  { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1000, km: 1_000_000, mi: 1_609_344 },
  { mg: 1, g: 1000, oz: 28_349.523125, lb: 453_592.37, kg: 1_000_000, t: 1_000_000_000 },
  { ml: 1, l: 1000, gal: 3785.411784, 'm³': 1_000_000 },
  { 'm²': 1, 'sq ft': 0.09290304, acres: 4046.8564224, ha: 10_000, 'km²': 1_000_000 },
  { Wh: 1, kWh: 1000, MWh: 1_000_000, GWh: 1_000_000_000 },
  { 'km/h': 1, mph: 1.609344, knots: 1.852, 'm/s': 3.6 },
]

const spellings = new Map(
  Object.entries({
    milliseconds: 'ms millisecond',
    seconds: 'second sec secs',
    minutes: 'minute mins',
    hours: 'hour hrs',
    days: 'day night nights',
    weeks: 'week',
    months: 'month',
    years: 'year',
    km: 'kilometer kilometers kilometre kilometres',
    m: 'meter meters metre metres',
    cm: 'centimeter centimeters centimetre centimetres',
    mm: 'millimeter millimeters millimetre millimetres',
    in: 'inch inches',
    ft: 'feet foot',
    mi: 'miles mile',
    kg: 'kilogram kilograms kilo kilos',
    g: 'gram grams',
    lb: 'pound pounds lbs',
    oz: 'ounce ounces',
    t: 'ton tons tonne tonnes',
    l: 'liter liters litre litres',
    ml: 'milliliter milliliters millilitre millilitres',
    gal: 'gallon gallons',
    'm³': 'cubic_metre cubic_metres cubic_meter cubic_meters',
    'm²': 'square_metre square_metres square_meter square_meters square_m sqm sq_m m2 qm',
    'sq ft': 'square_foot square_feet sq_ft sqft ft2 ft²',
    'km²': 'square_kilometre square_kilometres square_kilometer square_kilometers square_km sq_km sqkm km2',
    acres: 'acre',
    ha: 'hectare hectares',
    Wh: 'wh',
    kWh: 'kwh',
    MWh: 'mwh',
    GWh: 'gwh',
    'km/h': 'kmh kph',
    knots: 'knot kts',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), unit] as const)),
)

const known = (word: string): string | undefined => {
  const unit = spellings.get(word) ?? word
  return kinds.some((k) => unit in k) ? unit : undefined
}

/** The unit that words say, and how many of them do: "hours", "square metres". */
export const unitFrom = (word: string, next: string): { unit: string; words: number } | null => {
  const two = spellings.get(`${word} ${next}`)
  if (two) return { unit: two, words: 2 }
  const one = known(word)
  return one ? { unit: one, words: 1 } : null
}

/** "in week 30", "in year 2024", "in May": when, and no unit. */
export const isOfCalendar = (chart: Chart, at: number): boolean =>
  /^(?:second|minute|hour|day|night|week|month|year)$/.test(chart.word(at)) || /^\d/.test(chart.word(at + 1))

/** Whole units between two times, and how many of them one of the unit that is said is. */
type Elapsed = { call: `elapsed_${'seconds' | 'days' | 'months' | 'years'}`; per: number }

/** Times that lie apart, in a unit that is said: parts of an hour count where times of day are kept. */
export const elapsedIn = (said: string, type: Field['type']): Elapsed | null => {
  const unit = known(said)
  if (unit === 'months' || unit === 'years') return { call: `elapsed_${unit}`, per: 1 }
  const size = unit === undefined ? undefined : kinds[0]?.[unit]
  if (size === undefined || unit === 'milliseconds') return null
  const isWhole = type === 'date' && size >= 86_400_000
  return isWhole ? { call: 'elapsed_days', per: size / 86_400_000 } : { call: 'elapsed_seconds', per: size / 1000 }
}

/** As the last word of a heading these are rather something else: "sign in", "birth year". */
const rarely = /^(?:in|m|t|g|l|mi|second|minute|hour|day|night|week|month|year|foot|pound|meter|metre)$/

const spaced = (label: string): string => label.replace(/[_.]+/g, ' ').trim()
const lastOf = (heading: string): [before: string, last: string] => {
  const [, before = '', last = ''] = /(?:^|(\S+)\s+)(\S+)$/.exec(heading) ?? []
  return [before, last]
}

/** What "min" behind is minutes of, and no least of all. */
const lasting =
  /time$|^(?:delay|wait|waiting|duration|late|loading|unloading|reply|response|moving|elapsed|walking|talk|call|session|runtime|labour|travel|flight|parking|charging|cooking|baking)$/

/** "size sqm", "age (months)", "mass g", and "minutes" by itself; a wage per hour is not counted in hours. */
const unitInHeading = (field: Field): string | undefined => {
  const heading = spaced(field.label).toLowerCase()
  const inside = /[([]\s*([^()[\]]+?)\s*[)\]]\s*$/.exec(heading)?.[1]
  if (inside) return known(inside)
  const [before, last] = lastOf(heading)
  // what a gallon lasts is no more than some hundred
  if (/^(?:mileage|odometer)$/.test(last) && Number(field.profile?.max) >= 1000) return known('miles')
  const first =
    /^(\S+) (?:since|driven|ridden|travelled|walked|run|used|added|charged|bought|sold|between|delivered|made|produced)\b/.exec(
      heading,
    )?.[1]
  if (first !== undefined && known(first) !== undefined && !rarely.test(first)) return known(first)
  const unit = last === 'min' && lasting.test(before) ? 'minutes' : known(last)
  if (unit === undefined || /^(?:per|\d+)$/.test(before)) return undefined
  return rarely.test(last) && !(before !== '' && isOneKind(unit, unitMeant(field))) ? undefined : unit
}

const isOneKind = (a: string, b: string | null): boolean => kinds.some((kind) => a in kind && b !== null && b in kind)

/** The unit that a field is kept in. */
const unitOf = (field: Field): string | undefined => field.format?.unit ?? unitInHeading(field)

/** What headings end in that is no word of a name: money, and units that nothing is turned into another of. */
const marks = new Set(
  `eur usd gbp chf sek nok dkk pln inr jpy cad aud nzd kg g mg ug lb km cm mm mi ft l ml dl kwh mwh gwh wh kw mw w ph sqm m2 m3 km2 ha hrs min
  mins sec secs kmh mph kph mps rpm bpm mmhg hpa mbar bar psi db lux ppm ppb ntu hz khz mhz ghz gb mb tb kb kcal kj mmol pct`.split(
    /\s+/,
  ),
)
/** Only behind another of them: "mg per l", "kWh a day"; alone they are letters. */
const tails = /^(?:l|ml|dl|h|s|m|m2|m3|km|kg|ha|day|hr|min|\d+)$/

/** "nitrateMgL", "fee_eur": without what it is kept in. */
const withoutMarks = ({ label, type }: Field): string | null => {
  const words = identifierWords(label)
  const [last = '', before = ''] = words.toReversed()
  const cut = marks.has(before) && tails.test(last) ? 2 : marks.has(last) ? 1 : 0
  const rest = words.slice(0, words.length - cut)
  const isNumber = type === 'integer' || type === 'real' || type === 'decimal'
  return cut > 0 && isNumber && rest.some((word) => word.length > 1) && rest.at(-1) !== 'per' ? rest.join(' ') : null
}

/** "wing_length_mm": what it is called without its unit; null where there is none to leave out. */
export const withoutUnit = (field: Field): string | null => {
  const heading = spaced(field.label)
  const [before, last] = lastOf(heading)
  const unit = before === '' ? undefined : known(last.toLowerCase())
  return unit !== undefined && unit === unitOf(field) ? heading.slice(0, -last.length).trim() : withoutMarks(field)
}

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

/** Units of one kind only: nobody says kilos of what is counted in days. */
const isPhysical = (unit: string): boolean => kinds.some((kind, at) => at > 1 && unit in kind)

/** Whether a number in a unit may be one of a field: not of what is kept in, or measures, something of another kind. */
export const mayBeIn = (field: Field, said: string): boolean => {
  const unit = known(said)
  if (unit === undefined || !isPhysical(unit) || inUnitOf(field, unit) !== null) return true
  if (unitOf(field) !== undefined) return false
  const meant = unitMeant(field)
  return meant === null ? !measuresElse(field) : isOneKind(unit, meant)
}

const thousands: [words: RegExp, times: number][] = [
  [/\b(?:thousands?|k)\b/i, 1e3],
  [/\b(?:millions?|mio|mn|m)\b/i, 1e6],
  [/\b(?:billions?|bn)\b/i, 1e9],
]

/** How many of what a field counts its heading says that one of it is. */
const timesOf = (field: Field): number => {
  const heading = `${field.column ?? ''} ${field.label} ${field.format?.unit ?? ''}`.replaceAll('_', ' ')
  return thousands.find(([words]) => words.test(heading))?.[1] ?? 1
}

/** A number as a field holds it whose heading says that it counts thousands or millions, where nothing in it is as large as what was said. */
export const asCounted = (field: Field, value: number): number => {
  const times = timesOf(field)
  return value >= times && value > Number(field.profile?.max ?? Infinity) ? value / times : value
}

/** "in thousands", "in millions": how many of its own a field's figures are told in; a unit "m" may be metres as well. */
export const inThousands = (field: Field, said: string): number | null => {
  const times = /^(?:thousands|millions|billions)$/.test(said)
    ? thousands.find(([words]) => words.test(said))?.[1]
    : undefined
  // figures that are all smaller may count thousands without saying so
  const isSmall = times !== undefined && Number(field.profile?.max ?? 0) * timesOf(field) < times
  return times === undefined || isSmall || unitOf(field) !== undefined ? null : times / timesOf(field)
}

/** "population (millions)", "GDP (USD bn)", "area (1000 km2)": how many one of a field's figures stands for; a plain "m" or "k" may be metres or a name. */
export const heldIn = (field: Field): number => {
  const heading = `${field.column ?? ''} ${field.label} ${field.format?.unit ?? ''}`.replaceAll(/[_()]/g, ' ')
  if (/\b1[,.]?000\b|\bthousands?\b/i.test(heading)) return 1e3
  if (/\b(?:millions?|mio|mn)\b/i.test(heading)) return 1e6
  return /\b(?:billions?|bn)\b/i.test(heading) ? 1e9 : 1
}
