import { isPlural } from '../../../nouns.ts'
import type { Dataset, Field } from '../../../question/catalog.ts'
import type { Chart, Edge } from '../../chart.ts'
import { isAgeWord, isPeopleWord, isTrait } from '../../knowledge/people.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { isQuantity } from '../../knowledge/quantities.ts'
import { unitFrom } from '../../knowledge/units.ts'
import type { Name } from '../../names.ts'
import { fold, identifierStems, identifierWords, stem, stopWords } from '../../words/words.ts'
import { statesAt } from './states.ts'

/** Rows that are people, by what their columns tell of them. */
export const isOfPeople = ({ thing, label, fields }: Dataset): boolean =>
  identifierStems(thing?.one ?? label).some(isPeopleWord) ||
  (fields.some((field) => identifierStems(field.label).some(isTrait)) && !fields.some(isRepeated))

/** Who has several rows is none of them: the results of runners, the visits of patients. */
const isRepeated = ({ role, label, profile }: Field): boolean =>
  (role === 'name' || (role === 'id' && identifierStems(label).some(isPeopleWord))) &&
  profile !== null &&
  profile.distinct >= 5 &&
  profile.distinct < 0.8 * profile.rows

/** "patients", where a column says which patient: that is what is spoken of. */
const isColumn = ({ fields }: Dataset, stem: string): boolean =>
  fields.some(({ role, label }) => (role === 'id' || role === 'name') && identifierStems(label).includes(stem))

/** A name of the catalog or a value by this word alone. */
const isKnown = ({ names }: Chart, stem: string): boolean =>
  (names.names.get(stem) ?? []).some((name) => name.stems.length === 1) ||
  (names.values.get(stem) ?? []).some((value) => value.stems.length === 1)

/** "children under 10", "kids aged 3 to 5": how old is said. */
const isAged = (chart: Chart, at: number): boolean =>
  [1, 2, 3].some((n) => /^(?:aged|age|ages|old)$/.test(chart.word(at + n)) || chart.of(at + n, 'number').length > 0)

const outcomes = /^(?:ties|draws|wins|losses|victories|defeats)$/
const asked = [
  'how many',
  'number of',
  'share of',
  'percentage of',
  'percent of',
  'proportion of',
  'fraction of',
  '% of',
]

/** "how many cars": what is counted, where rows have no name of their own. */
const isCounted = (chart: Chart, at: number): boolean => {
  const from = /^(?:the|all|these|our)$/.test(chart.word(at - 1)) ? at - 1 : at
  return asked.some((words) => chart.phrase(from - words.split(' ').length, words) > 0)
}

const joints = /^(?:of|per|in|for|by|to|at|on|from|with|count|number|total|amount|quantity|qty|num|no|n)$/

/** "how many customers", of a column "customer service calls": whose these are, and not how many calls. */
export const isWhose = (chart: Chart, at: number, name: Name): boolean => {
  const { word, stem: said } = chart.tokens[at] ?? { word: '', stem: '' }
  if (
    chart.catalog.datasets.length > 1 ||
    name.kind !== 'field' ||
    /^(?:id|name)$/.test(name.field.role) ||
    !isPlural(word)
  )
    return false
  const words = identifierWords(name.field.label).map(fold)
  const place = words.findIndex((own) => stem(own) === said)
  const next = words[place + 1]
  if (place < 0 || words[place] === word || next === undefined) return false
  if (joints.test(next) || !/^\p{L}{3,}$/u.test(next) || unitFrom(next, '') !== null) return false
  return (
    isCounted(chart, at) ||
    (chart.names.names.get(said) ?? []).some(({ kind, stems }) => kind === 'entity' && stems.length === 1)
  )
}

/** "which state", of rows that have a name and no other text: each is one. */
const isNamedOnly = ({ fields }: Dataset): boolean => {
  const [name, ...others] = fields.filter(({ hidden, type }) => !hidden && type === 'text')
  return (
    others.length === 0 &&
    name?.profile?.distinct === name?.profile?.rows &&
    /^(?:row ?)?names?$/i.test(name?.label ?? '')
  )
}

const isAskedFor = (chart: Chart, at: number): boolean =>
  /^(?:which|what)$/.test(chart.word(at - 1)) &&
  /^(?:has|have|had|is|are|was|were|with)$/.test(chart.word(at + 1)) &&
  !isQuantity(chart.tokens[at]?.stem ?? '') &&
  !/^(?:day|week|month|quarter|year|season|decade|hour|time|date|place|part)s?$/.test(chart.word(at))

/** Nouns for rows that no name of the data says: "passengers", of a table that tells age and sex of each. */
export const rowNouns = (chart: Chart, at: number, rule: string): Edge[] => {
  const [dataset, ...others] = chart.catalog.datasets
  const token = chart.tokens[at]
  if (!dataset || others.length > 0 || !token || stopWords.has(token.word) || token.quote > 0) return []
  // what is told in sentences of its own is not asked
  if (chart.tokens.some(({ word }) => /^[.?!;]$/.test(word)) || isColumn(dataset, token.stem)) return []
  if (isKnown(chart, token.stem) || statesAt(chart, at).length > 0) return []
  const edge = (score: number): Edge => ({
    start: at,
    end: at + 1,
    score,
    rule,
    kind: 'entity',
    dataset,
    how: 'synonym',
  })
  if (isOfPeople(dataset)) {
    const isOfAge = isAgeWord(token.stem)
    return isOfAge ? (isAged(chart, at) ? [edge(0.9)] : []) : isPeopleWord(token.stem) ? [edge(0.9)] : []
  }
  const isUnknown =
    !plainWords.has(token.word) &&
    !outcomes.test(token.word) &&
    (chart.names.names.get(token.stem) ?? []).every((name) => isWhose(chart, at, name)) &&
    !chart.names.values.has(token.stem)
  const isMeant = dataset.thing === null && /[^s]s$/.test(token.word) && isCounted(chart, at)
  return isUnknown && (isMeant || (isNamedOnly(dataset) && isAskedFor(chart, at))) ? [edge(0.7)] : []
}
