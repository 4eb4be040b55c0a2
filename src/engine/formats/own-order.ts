import { kindOf, toNumber, toTime } from './cell-values.ts'

/** Names that have an order of their own, whichever way the rows came. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const longNames =
  /^(mon|tues|wednes|thurs|fri|satur|sun)day$|^(january|february|march|april|june|july|august|september|october|november|december)$/
const scales = [
  ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'],
  ['tiny', 'extra small', 'small', 'medium', 'large', 'extra large', 'huge'],
  ['very low', 'low', 'medium', 'high', 'very high', 'critical'],
  ['never', 'rarely', 'sometimes', 'often', 'usually', 'always'],
]

const word = (value: unknown) => String(value).trim().toLowerCase()
const shortWord = (value: unknown) => {
  const text = word(value)
  return longNames.test(text) || text.length <= 4 ? text.slice(0, 3) : text
}

/** `18-24`, `65+`, `<18`, `under 5`, `Q3`: where it begins. */
function startOfRange(value: unknown): number | null {
  const found =
    /^(<=?|under|below|up to|>=?|over|above)?\s*q?(\d+(?:\.\d+)?)\s*(?:(?:-|–|to)\s*(\d+(?:\.\d+)?)|\+|and over|or more)?(?:\s*(?:years?|yrs?|y))?$/.exec(
      word(value),
    )
  if (!found) return null
  const [, sign, from] = found
  const below = sign !== undefined && /^(<|under|below|up to)/.test(sign)
  return Number(from) + (below ? -0.5 : sign === undefined ? 0 : 0.5)
}

function placeOf(values: readonly unknown[]): ((value: unknown) => number) | null {
  for (const names of [weekdays, months]) {
    if (values.every((value) => names.includes(shortWord(value)))) return (value) => names.indexOf(shortWord(value))
  }
  for (const names of scales) {
    if (values.every((value) => names.includes(word(value)))) return (value) => names.indexOf(word(value))
  }
  if (values.every((value) => startOfRange(value) !== null)) return (value) => startOfRange(value) as number
  return null
}

/** Times, numbers, weekdays, months, sizes and age groups in their own order; null where names have none. */
export function ownOrder(values: readonly unknown[]): ((a: unknown, b: unknown) => number) | null {
  const there = values.filter((value) => value !== null && value !== undefined && value !== '')
  if (there.length < 2) return null
  const kind = kindOf([...there])
  const place =
    kind === 'number'
      ? (value: unknown) => toNumber(value) ?? 0
      : kind === 'time'
        ? (value: unknown) => toTime(value) ?? 0
        : placeOf(there)
  if (!place) return null
  const isThere = new Set(there)
  const at = (value: unknown) => (isThere.has(value) ? place(value) : Number.POSITIVE_INFINITY)
  return (a, b) => (at(a) === at(b) ? 0 : at(a) - at(b))
}
