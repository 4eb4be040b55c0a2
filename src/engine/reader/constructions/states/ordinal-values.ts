import type { Chart, Edge, NamedField } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { numberAt, ordinalAt } from '../../words/numbers.ts'
import { identifierStems, tokenise } from '../../words/words.ts'

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The number that a value stands for by its place: 1 of "1st", "First", "1", "I" and "Class 1". */
const placeOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  const tokens = tokenise(String(value))
  for (const at of tokens.keys()) {
    const place = ordinalAt(tokens, at) ?? numberAt(tokens, at)
    if (place) return place.value
  }
  const at = tokens.length === 1 ? roman.indexOf(tokens[0]?.word ?? '') : -1
  return at >= 0 ? at + 1 : null
}

const most = 15

/** The values of a column of few, each by its place; null where they are no places. */
const placesIn = ({ field: { profile, role } }: NamedField): Map<number, string | number> | null => {
  const top = profile?.top ?? []
  if (role === 'id' || !profile || profile.distinct > most || profile.distinct < 2) return null
  const places = new Map<number, string | number>()
  for (const { value } of top) {
    const place = placeOf(value)
    if (place === null || typeof value === 'boolean' || value === null || places.has(place)) continue
    places.set(place, value)
  }
  return places.size * 2 > profile.distinct ? places : null
}

/** "class" is said of a column "seatClass". */
const isCalled = ({ field }: NamedField, stem: string): boolean =>
  identifierStems(field.label).some(
    (own) => own === stem || (stem.length >= 4 && own.endsWith(stem) && own.length - stem.length <= 2),
  )

/** "first class", "third year students", "class 2", "3rd grade": the value that stands at this place, however it is written. */
export const ordinalValues = (chart: Chart, at: number, rule: string): Edge[] => {
  const before = ordinalAt(chart.tokens, at)
  const noun = before ? (chart.word(before.end) === '-' ? before.end + 1 : before.end) : at
  const named = chart.tokens[noun]
  if (!named || !/^\p{L}{4,}$/u.test(named.word)) return []
  const behind = before ? null : (ordinalAt(chart.tokens, at + 1) ?? numberAt(chart.tokens, at + 1))
  const place = before ?? behind
  if (!place) return []
  return chart.catalog.datasets.flatMap(namedFields).flatMap((field): Edge[] => {
    const value = isCalled(field, named.stem) ? placesIn(field)?.get(place.value) : undefined
    if (value === undefined || (typeof value === 'number' && !before)) return []
    const span = { start: at, end: before ? noun + 1 : place.end, score: 0.97, rule }
    return [{ ...span, kind: 'value', how: 'exact', ...field, values: [value], negated: false }]
  })
}
