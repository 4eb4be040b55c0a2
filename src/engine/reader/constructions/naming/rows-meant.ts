import { isPlural } from '../../../nouns.ts'
import type { Dataset } from '../../../question/catalog.ts'
import type { Chart, Edge } from '../../chart.ts'
import { conceptOf } from '../../concepts.ts'
import { isAgeWord, isPeopleWord } from '../../knowledge/people.ts'
import { plainWords, signalWords } from '../../knowledge/plain-words.ts'
import { isQuantity } from '../../knowledge/quantities.ts'
import { degreeOfForm } from '../../knowledge/related-words.ts'
import { comparatives, superlatives } from '../../knowledge/superlatives.ts'
import { unitFrom } from '../../knowledge/units.ts'
import { fold, identifierWords, stem, stopWords } from '../../words/words.ts'
import { isOfPeople } from '../states/row-nouns.ts'
import { statesAt } from '../states/states.ts'

/** What the rows of the only table are called by people, where its headings and its name have another word: "pieces", "applications". */

const signals = new Set(signalWords)

/** Everything that there is. */
const all = /^(?:everything|items?|objects?|pieces?|records?|entry|entries|cases?|units?|stuff)$/
const anybody = /^(?:people|anyone|anybody|someone|somebody|everyone|everybody|person|persons)$/

/** These never name rows: times, parts and measures, and what verbs become. */
const never =
  /^(?:days?|weekdays?|weekends?|weeks?|months?|quarters?|years?|seasons?|decades?|hours?|minutes?|seconds?|mornings?|evenings?|nights?|dates?|times?|ways?|parts?|halves|half|points?|percents?|averages?|totals?|sums?|amounts?|costs?|prices?|rates?|ratios?|differences?|levels?|terms?|reasons?|ties|draws|wins|losses|victories|defeats|ends?|starts?|tops?|bottoms?|others|rest|gets|gives|goes|takes|makes|does|says|sees|comes|seems|needs|wants|likes|keeps|lets|puts|brings|costs|earns|sells|pays|spends|uses|works|plays|starts|ends|begins|tends|means|places?|ours|theirs|sides?|numbers?|figures?|names?|kinds?|types?|sorts?|groups?|classes|lots?|goods?|less|plus|across|versus|besides|perhaps|always|sometimes|this|thanks|yes|his|its|has|was|is)$/

const before =
  /^(?:many|of|all|the|these|our|their|his|her|my|your|those|for|among|more|fewer|different|distinct|number|several|both)$/
/** "which boats": of what this may be is not told, unless by the word itself. */
const asked = /^(?:which|what|list|show|find|get|are|were|did|do)$/
const comparing = /^(?:than|least|most|over|under|exactly|only)$/

/** Behind these stands one of them. */
const beforeOne = /^(?:which|what|each|every|per|a|an|single|most|least|any|one|the)$/

const isWord = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && !stopWords.has(word) && !plainWords.has(word) && !signals.has(word) && !never.test(word)

/** "the highest turnout": what is high is told by the word behind. */
const bare = /^(?:highest|lowest|biggest|largest|smallest|greatest|best|worst|most|least|fewest|maximum|minimum|peak)$/

/** "cheapest", "most valuable": what is held against each other is told by the word itself. */
const isSuperlative = (chart: Chart, at: number): boolean => {
  const word = chart.word(at)
  if (bare.test(word)) return false
  return superlatives.has(word) || degreeOfForm(word).length > 0 || /^(?:most|least)$/.test(chart.word(at - 1))
}

/** Where the words of values, states and conditions before a noun begin: "pending", "solar panel". */
const afterValues = (chart: Chart, at: number): number => {
  for (let from = Math.max(0, at - 4); from < at; from++)
    if (
      chart.of(from, 'value').some((v) => v.end === at && v.how !== 'part') ||
      (from === at - 1 && statesAt(chart, from).length > 0)
    )
      return afterValues(chart, from)
  return at
}

/** "object type", "piece no": what a heading is about is what the rows are. */
export const isOfRows = (dataset: Dataset, said: string): boolean =>
  dataset.fields.some(({ label }) => {
    const words = identifierWords(label).map(fold)
    const place = words.findIndex((own) => stem(own) === said)
    return (
      place >= 0 && /^(?:type|kind|category|class|no|nr|number|id|code|ref|title|name)$/.test(words[place + 1] ?? '')
    )
  })

const isCalled = ({ names }: Chart, dataset: Dataset, said: string): boolean =>
  !isOfRows(dataset, said) && ((names.names.get(said)?.length ?? 0) > 0 || (names.values.get(said)?.length ?? 0) > 0)

const isKnownSo = (chart: Chart, at: number): boolean =>
  chart.catalog.datasets.some((dataset) => isOfRows(dataset, chart.tokens[at]?.stem ?? ''))

/** Whether a plural may stand here: what is counted, listed, or stands first. */
const isSeveral = (chart: Chart, at: number): boolean => {
  const from = afterValues(chart, at)
  const word = chart.word(from - 1)
  return (
    from === 0 ||
    before.test(word) ||
    (asked.test(word) && (from < at || all.test(chart.word(at)) || isKnownSo(chart, at))) ||
    /^[,:(]$/.test(word) ||
    isSuperlative(chart, from - 1) ||
    (chart.of(from - 1, 'number').some(({ end }) => end === from) && !comparing.test(chart.word(from - 2))) ||
    (from < at && comparatives.has(word))
  )
}

/** "the most expensive listing", "which pending application"; but "per town" wants towns. */
const isOne = (chart: Chart, at: number): boolean => {
  const from = afterValues(chart, at)
  const word = chart.word(from - 1)
  return isSuperlative(chart, from - 1) || (from < at && beforeOne.test(word))
}

/** "fill-ups", "first-timers": one noun, to its end. */
const hyphenated = (chart: Chart, at: number): number => {
  const [first, dash, last] = [chart.tokens[at], chart.tokens[at + 1], chart.tokens[at + 2]]
  const isOne = dash?.word === '-' && dash.start === first?.end && last?.start === dash.end
  return isOne && /^\p{L}{2,}s$/u.test(last.word) && chart.at(at + 2).length === 0 ? at + 3 : at + 1
}

export const rowsMeant = (chart: Chart, at: number, rule: string): Edge[] => {
  const [dataset, ...others] = chart.catalog.datasets.filter((d) => !d.hidden)
  const { word = '', stem: said = '', quote = 1 } = chart.tokens[at] ?? {}
  if (!dataset || others.length > 0 || quote > 0 || !/^\p{L}+$/u.test(word)) return []
  const edge = (score: number, end = at + 1): Edge => {
    // "studios", of flats, may be only some of them
    const how = score > 0.7 || dataset.thing === null ? 'synonym' : 'related'
    return { start: at, end, score, rule, kind: 'entity', dataset, how }
  }
  const isFree = chart.at(at).every((e) => e.kind === 'condition' || e.kind === 'floating')
  if (!isFree || isCalled(chart, dataset, said)) return []
  if (/^everything$/.test(word)) return [edge(0.8)]
  if (anybody.test(word)) return isOfPeople(dataset) ? [edge(0.8)] : []
  const end = hyphenated(chart, at)
  if (end > at + 1) return isSeveral(chart, at) ? [edge(0.7, end)] : []
  if (
    !isWord(word) ||
    isPeopleWord(said) ||
    isAgeWord(said) ||
    isQuantity(said) ||
    unitFrom(word, chart.word(at + 1)) !== null
  )
    return []
  if (statesAt(chart, at).length > 0 || (conceptOf(word) !== null && !all.test(word))) return []
  return (isPlural(word) ? isSeveral : isOne)(chart, at) ? [edge(all.test(word) ? 0.75 : 0.7)] : []
}
