import type { Field } from '../../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { isRevenueKnown } from '../../concepts.ts'
import { isAmount, isTimeLike } from '../../fields.ts'
import { stemsKnown } from '../../knowledge/abbreviations.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { isOfTheWhole } from '../../knowledge/quantities.ts'
import { type Degree, degreeOf, degreeOfForm } from '../../knowledge/related-words.ts'
import { type Compared, comparatives, degrees, whatSells, superlatives as words } from '../../knowledge/superlatives.ts'
import { isDuration } from '../../knowledge/units.ts'
import { measuredOf } from '../../knowledge/verbs/verbs-measured.ts'
import { stem } from '../../words/words.ts'

/** What adjectives say of the columns: the happiest has the most happiness. */

export type Said = NonNullable<ReturnType<typeof words.get>>

/** All that a word may measure. */
export const hintsOf = ({ of = '' }: Pick<Said, 'of'>): string[] => of.split(/[ |]/).filter(Boolean).map(stem)

/** What it measures of this data: behind a bar stands what is meant where nothing is called by the words before. */
export const hintsIn = (chart: Chart, said: Pick<Said, 'of'>): string[] => {
  if (said.of === whatSells && isRevenueKnown(chart.catalog)) return []
  const tiers = (said.of ?? '').split('|').map((of) => hintsOf({ of }))
  const [first = []] = tiers
  // "the dearest refuel": by what it came to, and not by the price of a litre
  const counts = first.includes(stem('price')) ? isOfAll : undefined
  return tiers.find((hints) => isMeasured(chart, hints, counts)) ?? first
}

type Hints = Pick<EdgeOf<'superlative'>, 'hints' | 'time'>

/** "longest" of what has a length, or lasts; its year is no length. */
export const isMeantBy = (said: Hints, field: Field): boolean =>
  (isAmount(field) || isTimeLike(field)) &&
  (said.time || !isTimeLike(field)) &&
  (isCalledSo(said, field) || isKeptSo(said, field))

const isCalledSo = ({ hints }: Hints, field: Field): boolean =>
  stemsKnown(field).some((own) => hints.some((hint) => own === hint || (hint.length > 3 && own.startsWith(hint))))

/** By the unit that it is kept in: minutes last, degrees are warm. */
const isKeptSo = ({ hints }: Hints, field: Field): boolean =>
  (isDuration(field) && hints.includes(stem('duration'))) ||
  (hints.includes(stem('money')) && isMoneyKept(field)) ||
  (/^°/.test(field.format?.unit ?? '') && hints.includes(stem('temperature')))

/** The fields that a superlative means, the likeliest first: "the fastest" by the finish time, not by what only lasts; "the hottest" by the high. */
export const meantFields = (said: Hints & { descending: boolean }, all: readonly NamedField[]): NamedField[] => {
  const meant = all.filter(({ field }) => isMeantBy(said, field))
  const called = meant.filter(({ field }) => isCalledSo(said, field))
  const ends = said.descending ? /^(?:max|high)/ : /^(?:min|low)/
  const rank = ({ field }: NamedField) =>
    Number(isOfTheWhole(field)) * 2 -
    // half of a race is not the race
    Number(stemsKnown(field).some((own) => /^(?:half|split|lap|leg|segment)$/.test(own))) * 2 -
    // nor is what was only expected what came of it
    Number(stemsKnown(field).some((own) => expected.test(own))) +
    Number(stemsKnown(field).some((own) => ends.test(own))) +
    // "the dearest" of what is sold: by its price, and not by what it cost us
    Number(said.hints.includes(stem('price')) && /\bprice\b/i.test(field.label) && isOfAll(field)) / 2
  const found = called.length > 0 ? called : meant
  const best = Math.max(...found.map(rank))
  return found.filter((named) => rank(named) === best)
}

const expected = /^(?:seed|entry|plan|target|expect|estimat|forecast|schedul|previous|prior|qualify)$/

/** "windiest" of a table that has a wind. */
const fromNoun = (chart: Chart, at: number) => {
  const base = /^(\p{L}{3,})iest$/u.exec(chart.word(at))?.[1]?.replace(/(\p{L})\1$/u, '$1')
  return base && chart.names.stems.has(stem(base))
    ? { descending: true, of: base, time: false, order: false }
    : undefined
}

/** "happiest", "unhappiest": of what has a happiness. */
const fromQuality = (chart: Chart, degrees: readonly Degree[]): Said | undefined =>
  degrees
    .map(({ more, of }) => ({ descending: more, of: of.join(' ') }))
    .find((said) => isMeasured(chart, hintsOf(said)))

const isOfAll = ({ label }: Field): boolean => !/\b(?:per|unit)\b/i.test(label.replaceAll('_', ' '))

/** Whether a column tells how much of one of these there is. */
export const isMeasured = (chart: Chart, hints: string[], counts: (field: Field) => boolean = () => true): boolean =>
  chart.catalog.datasets.some(
    ({ hidden, fields }) =>
      !hidden &&
      fields.some(
        (field) => !field.hidden && isAmount(field) && counts(field) && isMeantBy({ hints, time: false }, field),
      ),
  )

const most: Said = { descending: true }
const nouns =
  /^(?:interest|request|guest|forest|contest|harvest|protest|arrest|honest|modest|digest|invest|suggest|quest|chest|southwest|northwest|priest|crest|conquest|inquest|manifest|earnest|behest|bequest|tempest)$/

/** "the strictest referee by yellow cards": whatever it means, it is the most of those. */
const isSaidBy = (chart: Chart, at: number): boolean => {
  if (nouns.test(chart.word(at)) || chart.of(at, 'field').length + chart.of(at, 'value').length > 0) return false
  const by = chart.tokens.findIndex(({ word }, i) => i > at && i <= at + 6 && word === 'by')
  return by > 0 && chart.of(by + 1, 'field').some(({ field }) => isAmount(field) && !isTimeLike(field))
}

const sayings = new WeakMap<Chart, Map<string, Said | null>>()

/** What the word at a place says stands first; the qualities of adjectives are looked up once. */
export const saidAt = (chart: Chart, at: number): Said | undefined => {
  const word = chart.word(at)
  const known = words.get(word)
  if (known || !/\p{L}{2}est$/u.test(word)) return known
  const all = sayings.get(chart) ?? new Map<string, Said | null>()
  sayings.set(chart, all)
  const said =
    all.get(word) ??
    fromNoun(chart, at) ??
    fromQuality(chart, degreeOfForm(word)) ??
    (isSaidBy(chart, at) ? most : null)
  all.set(word, said)
  return said ?? undefined
}

/** "most generous", "least corrupt": by how much of it each has. What the data itself is called by is what there is most of: "most active users". */
export const qualityAt = (chart: Chart, at: number): Said | undefined => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  const isNamed = chart.names.stems.has(own) || chart.names.values.has(own)
  const known = words.get(word)
  if (known) return known
  const degree = degrees.get(word)
  if (degree && (!isNamed || isMeasured(chart, hintsIn(chart, degree)))) return degree
  const done = measuredOf(word)
  if (done !== null && isMeasured(chart, hintsIn(chart, { of: done }))) return { descending: true, of: done }
  return isNamed ? undefined : fromQuality(chart, [...degreeOf(word), ...byItsNoun(word)])
}

/** "turbid" of a turbidity, "acidic" of an acidity: headings begin with the word itself. */
const byItsNoun = (word: string): Degree[] => {
  const base = /^(\p{L}{4,}?)(?:ic|e|ate)?$/u.exec(word)?.[1]
  return base && !/(?:s|ed|ing)$/.test(word)
    ? [{ more: true, of: [`${base}ity`, `${base}ness`, `${base}ence`, `${base}ance`, `${base}acy`] }]
    : []
}

/** "later than the other drivers", of what has a delay: no time of the day or year. */
export const lateOf = (chart: Chart, word: string): Compared | undefined => {
  const said = /^(?:later|earlier)$/.test(word) ? fromQuality(chart, degreeOfForm(word)) : undefined
  return said && { more: said.descending, of: said.of }
}

/** "happier than", of what has a happiness; what is known of "taller" holds of everything. */
export const comparativeOf = (chart: Chart, word: string): Compared | undefined => {
  const known = comparatives.get(word)
  if (known || !/\p{L}{2}er$/u.test(word)) return known
  const said = fromQuality(chart, degreeOfForm(word))
  return said && { more: said.descending, of: said.of }
}

/** Words that any amount, a number of things too, may be meant by; "expensive" is a price. */
export const isOfAnyAmount = (hints: readonly string[]): boolean => hints.length === 0 || hints.includes('number')
