import type { Field } from '../../../question/catalog.ts'
import type { Chart } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import type { ValueMatch } from '../../names.ts'
import { codeOf, type Place, placesIn, placesNamed } from '../../places.ts'

/** A column of places: of which kind they are, the cells of each, and of how many letters the codes are where not all cells are known. */
type Places = { kind: Place['kind']; cells: Map<string, string[]>; codes: number | null }

const mostOf = 0.8
const titled = /state|country|nation/i
const known = new WeakMap<Field, Places | null>()

/** What a column's cells are where nearly all of them are countries, or states of the US, written out or as codes. */
const placesOfColumn = (field: Field): Places | null => {
  const seen = known.get(field)
  if (seen !== undefined) return seen
  const texts = field.type === 'text' ? (field.profile?.top ?? []).map(({ value }) => String(value)) : []
  const found = texts.map((text) => ({ text, places: placesIn(text) }))
  const held = (kind: Place['kind']) =>
    found.flatMap(({ text, places }) =>
      places.filter((place) => place.kind === kind).map(({ name }) => ({ text, name })),
    )
  const [first, second] = /state/i.test(field.label) ? (['state', 'country'] as const) : (['country', 'state'] as const)
  const kind = held(second).length > held(first).length ? second : first
  const all = held(kind)
  const isTold = texts.length >= 2 || titled.test(field.label)
  const places =
    isTold && all.length > 0 && all.length >= mostOf * texts.length
      ? { kind, cells: textsOf(all), codes: (field.profile?.distinct ?? 0) > texts.length ? lettersOf(texts) : null }
      : null
  known.set(field, places)
  return places
}

const textsOf = (held: { text: string; name: string }[]): Map<string, string[]> =>
  new Map([...Map.groupBy(held, ({ name }) => name)].map(([name, all]) => [name, all.map(({ text }) => text)]))

const lettersOf = (texts: string[]): number | null =>
  [2, 3].find((letters) => texts.every((text) => text.length === letters)) ?? null

const cellsOf = (column: Places | null, place: Place): string[] => {
  if (column?.kind !== place.kind) return []
  const code = column.codes === null ? undefined : codeOf(place, column.codes)
  return column.cells.get(place.name) ?? (code === undefined ? [] : [code])
}

const longest = 3

/** "in California" of a column that holds CA, NY and TX; "Japanese films" of one that holds JP. */
export const placesMeant = (chart: Chart, at: number): (ValueMatch & { end: number })[] => {
  const out: (ValueMatch & { end: number })[] = []
  let words = ''
  for (let end = at + 1; end <= Math.min(chart.tokens.length, at + longest); end++) {
    const word = chart.word(end - 1)
    if (!/^\p{L}+$/u.test(word)) break
    words = words === '' ? word : `${words} ${word}`
    const places = placesNamed(words)
    if (places.length === 0) continue
    for (const named of chart.catalog.datasets.filter(({ hidden }) => !hidden).flatMap(namedFields)) {
      const column = placesOfColumn(named.field)
      const values = new Set(places.flatMap((place) => cellsOf(column, place)))
      // what is called so itself is found by that
      const others = [...values].filter((value) => value.toLowerCase() !== words)
      if (others.length > 0) out.push({ ...named, values: others, score: 1, how: 'synonym', end })
    }
  }
  return out
}
