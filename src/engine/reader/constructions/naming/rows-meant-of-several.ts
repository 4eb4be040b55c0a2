import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, Edge } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { isPeopleWord, tellsPeople } from '../../knowledge/people.ts'
import { plainWords, signalWords } from '../../knowledge/plain-words.ts'
import { isQuantity } from '../../knowledge/quantities.ts'
import { unitFrom } from '../../knowledge/units.ts'
import { fold, identifierWords, stem, stopWords } from '../../words/words.ts'
import { isOfPeople } from '../states/row-nouns.ts'
import { statesAt } from '../states/states.ts'

/** What rows are called by a word that nothing in the data has, where there are rows of several kinds: "vehicles" of a fleet, "singers" of members. */

const signals = new Set(signalWords)
const before =
  /^(?:many|which|what|of|all|the|these|our|their|those|any|number|are|have|has|were|list|show|how|every|each|no|per|more|fewer|most|least)$/
const people = /^(?:people|persons?|anyone|anybody|everyone|everybody|somebody|someone)$/
const doing = /(?:ers|ors|ists|ians|ees|ants)$/

/** Rows that each tell one person by name, and to whom other rows belong. */
const arePeople = (dataset: Dataset): boolean =>
  isOfPeople(dataset) ||
  namedFields(dataset).some(({ field }) => dataset.nameFields.includes(field.name) && tellsPeople(field))

/** "voice parts" has "parts": what a column or a table is called by is meant so. */
const isCalled = (chart: Chart, at: number): boolean => {
  const { stem: said = '' } = chart.tokens[at] ?? {}
  const { names } = chart
  return (names.names.get(said)?.length ?? 0) > 0 || (names.values.get(said)?.length ?? 0) > 0
}

const isFree = (chart: Chart, at: number): boolean => {
  const { word = '', stem: said = '', quote = 1 } = chart.tokens[at] ?? {}
  if (quote > 0 || !/^\p{L}{4,}$/u.test(word) || stopWords.has(word) || signals.has(word)) return false
  if (plainWords.has(word) && !people.test(word)) return false
  if (isCalled(chart, at) || isQuantity(said) || unitFrom(word, chart.word(at + 1)) !== null) return false
  return chart.at(at).length === 0 && statesAt(chart, at).length === 0 && before.test(chart.word(at - 1))
}

const times = new Set(
  'time day week month quarter year hour minute season term way part kind type sort thing place name'
    .split(' ')
    .map(stem),
)

export const rowsMeantOfSeveral = (chart: Chart, at: number, rule: string): Edge[] => {
  const visible = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (visible.length < 2 || visible.length > 4 || !isFree(chart, at)) return []
  const { word = '', stem: said = '' } = chart.tokens[at] ?? {}
  const edge = (dataset: Dataset, score: number): Edge => ({
    start: at,
    end: at + 1,
    score,
    rule,
    kind: 'entity',
    dataset,
    how: 'related',
  })
  const isOfPersons = people.test(word) || isPeopleWord(said) || doing.test(word)
  const persons = visible.filter(arePeople)
  if (isOfPersons) {
    const [only, ...others] = persons
    return only && others.length === 0 ? [edge(only, people.test(word) ? 0.75 : 0.7)] : []
  }
  if (!isPlural(fold(word)) || times.has(said)) return []
  // things that others belong to: what was done is called by what was done
  const { relationships } = chart.catalog
  const things = visible.filter(
    (each) =>
      !persons.includes(each) &&
      relationships.some(({ to, from }) => to === each.name && from !== to) &&
      !identifierWords(each.thing?.one ?? '').includes(word),
  )
  const [only, ...others] = things
  return only && others.length === 0 ? [edge(only, 0.6)] : []
}
