import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { isNumber, isStanding, isTimeLike, namedFields } from '../../fields.ts'
import { measuredIn } from '../../knowledge/measured-in.ts'
import { currencySaid, keptAs, moneyOf } from '../../knowledge/money.ts'
import { isPeopleWord } from '../../knowledge/people.ts'
import { countsThings } from '../../knowledge/per-unit.ts'
import { heldIn } from '../../knowledge/units.ts'
import { identifierWords, stem } from '../../words/words.ts'
import { skip } from '../conditions/comparators.ts'

/** What a figure is told for each of: a column, and how many of its own one of what was said is. */
export type Divisor = { named: NamedField; factor: number; end: number; score: number }

const opening = /^(?:per|for|\/)$/
const each = /^(?:every|each)$/
const articles = /^(?:a|an|the|single|every|each|of|its|their)$/

/** "per thousand views", "per 100 calories", "for every euro", "per head": behind the figure. */
export const divisorsAt = (chart: Chart, at: number): Divisor[] => {
  if (!opening.test(chart.word(at)) || (chart.word(at) === 'for' && !each.test(chart.word(at + 1)))) return []
  let from = at + 1
  while (from < at + 3 && articles.test(chart.word(from))) from++
  const many = manyAt(chart, from)
  return [...unitsAt(chart, many.end), ...namedAt(chart, many.end, many.value > 1)].map((found) => ({
    ...found,
    factor: (found.factor * many.value) / heldIn(found.named.field),
  }))
}

const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

/** "100", "thousand", "100,000": per so many. */
const manyAt = (chart: Chart, at: number): { value: number; end: number } => {
  const [number] = chart.of(at, 'number')
  if (number && number.value > 1) return { value: number.value, end: number.end }
  const scale = scales.get(chart.word(at))
  return scale === undefined ? { value: 1, end: at } : { value: scale, end: at + 1 }
}

/** "per square metre", "per euro", "per head". */
const unitsAt = (chart: Chart, at: number): Divisor[] => {
  const measured = measuredIn(chart, at).map((found) => ({ ...found, score: 0.9 }))
  const currency = currencySaid(chart.word(at))
  const isHead = heads.test(chart.word(at))
  const end = at + (/^(?:spent|paid|invested|earned)$/.test(chart.word(at + 1)) ? 2 : 1)
  const isPaid = currency === null ? null : keptAs(chart.catalog, currency)
  if (isPaid === null && !isHead) return measured
  const found = chart.catalog.datasets
    .filter((dataset) => !dataset.hidden)
    .flatMap((dataset) => (isPaid === null ? headsOf(dataset) : moneyOf(dataset, isPaid)))
  // "per dollar of budget"
  const said = chart.word(end) === 'of' ? chart.of(skip(chart, end + 1, articles), 'field') : []
  const own = said.filter(({ field }) => isPaid !== null && isNumber(field) && isPaid(field))
  if (own.length > 0) return own.map((f) => ({ named: f, factor: 1, end: f.end, score: f.score }))
  return [...measured, ...found.map((named) => ({ named, factor: 1, end: isHead ? at + 1 : end, score: 0.9 }))]
}

const heads = /^(?:person|head|capita|inhabitant|inhabitants|resident|residents|citizen|citizens|people)$/

/** The population, else the only column that counts people: "guests", "covers", "party size". */
const headsOf = (dataset: Dataset): NamedField[] => {
  const all = namedFields(dataset).filter(({ field }) => isNumber(field) && field.role !== 'id')
  const population = all.filter(({ field }) => /^(?:population|inhabitants|residents)/i.test(field.label))
  const counted = all.filter(({ field }) => field.role === 'measure' && countsPeople(identifierWords(field.label)))
  return population.length > 0 ? population : counted.length === 1 ? counted : []
}

const countsPeople = (words: readonly string[]): boolean => {
  const own = words.filter((word) => !/^(?:number|no|num|of|total|n|count)$/.test(word))
  const [noun = '', ...more] = own
  return (
    own.join(' ') === 'party size' ||
    (more.length === 0 && (/^(?:people|persons|covers|pax|heads|diners|attendees)$/.test(noun) || isSeveral(noun)))
  )
}

const isSeveral = (noun: string): boolean => isPlural(noun) && isPeopleWord(stem(noun))

/** Columns by their names: whatever is counted or measured, of so many; else what counts things, as "copies" do. */
const namedAt = (chart: Chart, at: number, isOfMany: boolean): Divisor[] => {
  const named = chart
    .of(at, 'field')
    .filter((f) => isNumber(f.field) && f.field.role !== 'id' && !isTimeLike(f.field) && !isStanding(f.field))
    .filter((f) => f.score >= 0.6 && (isOfMany || countsThings(f.field)))
    .map((f) => ({ named: f, factor: 1, end: f.end, score: f.score }))
  return named.length > 0 ? named : doneTo(chart, at)
}

/** "per cow", where a column counts the cows milked. */
const doneTo = (chart: Chart, at: number): Divisor[] => {
  const said = chart.tokens[at]
  if (!said || chart.of(at, 'entity').some(({ how }) => how === 'exact')) return []
  return chart.catalog.datasets.flatMap((dataset) => {
    const all = namedFields(dataset).filter(({ field }) => {
      const [thing = '', deed = '', ...more] = identifierWords(field.label)
      return isNumber(field) && isPlural(thing) && stem(thing) === said.stem && /ed$/.test(deed) && more.length === 0
    })
    const [named, ...others] = all
    return named && others.length === 0 && !dataset.hidden ? [{ named, factor: 1, end: at + 1, score: 0.85 }] : []
  })
}
