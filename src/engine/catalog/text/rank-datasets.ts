import { nearest } from '../../../platform/nearest.ts'
import { mapInTurns } from '../../../platform/workers/in-turns.ts'
import type { Catalog, Dataset } from '../../question/catalog.ts'

/** Words of a text or of a name such as `guestNights` or `guest_nights`, without endings that say nothing. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}{2,}|\p{N}+/gu)
  return (words ?? []).map(stem)
}

const stem = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

export type Relevance = {
  /** Higher is nearer to what is asked. */
  score(dataset: Dataset): number
  /** Whether a text shares a word with the question. */
  shares(texts: readonly string[]): boolean
}

const NAME_WEIGHT = 3
const FIELD_WEIGHT = 2
const SAID_WEIGHT = 1
/** What a table is joined with is often needed to answer, though nobody names it; so is what that is joined with. */
const NEIGHBOUR_PART = 0.5
const STEPS_AWAY = 2
/** What a question says in passing: many tables would share it. */
const PASSING = new Set(
  'the of in and or for to by on at with from is are was were be do did does have had has how many much what which who when where there that this our we us you me can could please show list give tell each per every all any most least last first than then between during it its as an not no more less over under'.split(
    ' ',
  ),
)
/** Words for what is earned or sold, which are seldom names of columns; they mean these. */
const EARNINGS =
  'revenue sale turnover income earning money earn earned spend spent sold sell bought buy profit margin rev'
const EARNED = 'price amount quantity total cost discount'
/** Deeds whose name is another word than their verb. */
const DEEDS =
  'born:birth died:death dead:death paid:payment pay:payment grew:growth grow:growth flew:flight fly:flight won:win lost:loss hired:employee worked:employee shipped:shipment delivered:delivery'
const MEANS = new Map([
  ...EARNINGS.split(' ').map((word) => [word, EARNED.split(' ')] as const),
  ...DEEDS.split(' ').map((pair) => [pair.split(':')[0]!, pair.split(':').slice(1)] as const),
])
/** Of the weight of a word that was said itself. */
const MEANT_PART = 0.6
const MISSPELT_PART = 0.7
/** Letters held against each other: a text of many words that nobody uses is no question with typing errors. */
const MOST_COMPARED = 200_000

/** Kept with the dataset: of some thousand columns they take a while, and every question asks for them. */
const known = new WeakMap<Dataset, Map<string, number>>()

function weightsOf(dataset: Dataset): Map<string, number> {
  const weights = known.get(dataset) ?? readWeights(dataset)
  known.set(dataset, weights)
  return weights
}

/** Reads the words of a catalog of any size, so that what is asked of them afterwards holds up nobody. */
export async function learnWords({ datasets }: Pick<Catalog, 'datasets'>): Promise<void> {
  await mapInTurns(datasets, weightsOf)
}

function readWeights(dataset: Dataset): Map<string, number> {
  const weights = new Map<string, number>()
  const put = (texts: readonly string[], weight: number) => {
    for (const word of texts.flatMap(wordsOf)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  }
  const { thing } = dataset
  put([dataset.description ?? ''], SAID_WEIGHT)
  for (const { description, profile, valueLabels } of dataset.fields)
    put(
      [
        description ?? '',
        ...valueLabels.map(({ label }) => label),
        ...(profile?.top ?? []).flatMap(({ value }) => (typeof value === 'string' && value.length < 60 ? [value] : [])),
      ],
      SAID_WEIGHT,
    )
  for (const { name, label, synonyms } of dataset.fields) put([name, label, ...synonyms], FIELD_WEIGHT)
  put([dataset.name, dataset.label, ...dataset.synonyms, thing?.one ?? '', thing?.many ?? ''], NAME_WEIGHT)
  return weights
}

/** How near each dataset is to a question: words that few datasets have count for more, and what is joined with a near one is near. */
export function relevanceTo(question: string, { datasets, relationships, metrics }: Catalog): Relevance {
  const weights = new Map(datasets.map((dataset) => [dataset.name, weightsOf(dataset)]))
  const asked = askedWords(question, weights.values())
  const places = new Map([...asked.keys()].map((word, at) => [word, at]))
  const having = new Map<string, number>()
  const named = [...weights].map(([name, words]) => {
    const shared = [...words].filter(([word]) => asked.has(word))
    for (const [word] of shared) having.set(word, (having.get(word) ?? 0) + 1)
    return { name, shared: shared.sort(([a], [b]) => places.get(a)! - places.get(b)!) }
  })
  const rarity = (word: string) => Math.log(1 + datasets.length / having.get(word)!)
  const own = new Map(
    named.map(({ name, shared }) => [
      name,
      shared.reduce((sum, [word, weight]) => sum + weight * rarity(word) * asked.get(word)!, 0),
    ]),
  )
  const shares = (texts: readonly string[]) => texts.flatMap(wordsOf).some((word) => asked.has(word))
  for (const metric of metrics) {
    if (!shares([metric.name, metric.label, ...metric.synonyms])) continue
    for (const name of datasetsIn(metric.expression)) own.set(name, (own.get(name) ?? 0) + NAME_WEIGHT)
  }
  const score = spread(own, relationships)
  return { score: ({ name }) => score.get(name) ?? 0, shares }
}

/** The words of a question with their weight: what they mean beside them, and the nearest known word for one that nobody uses. */
function askedWords(question: string, known: Iterable<Map<string, number>>): Map<string, number> {
  const vocabulary = new Set<string>()
  for (const words of known) for (const word of words.keys()) vocabulary.add(word)
  const begun = Map.groupBy(vocabulary, beginning)
  const asked = new Map<string, number>()
  let compared = 0
  for (const word of new Set(wordsOf(question))) {
    if (PASSING.has(word)) continue
    const meant = MEANS.get(word) ?? []
    const isKnown = vocabulary.has(word) || meant.length > 0
    if (!isKnown && word.length >= 5 && compared < MOST_COMPARED) {
      const alike: string[] = []
      for (const one of begun.get(beginning(word)) ?? [])
        if (Math.abs(one.length - word.length) <= 2) {
          compared += one.length * word.length
          if (compared >= MOST_COMPARED) break
          alike.push(one)
        } else compared++
      asked.set(nearest(word, alike) ?? word, MISSPELT_PART)
    } else asked.set(word, 1)
    for (const other of meant) if (!asked.has(other)) asked.set(other, MEANT_PART)
  }
  return asked
}

const beginning = (word: string) => word[0]

/** What is joined with a near one is near, the less the further away. */
function spread(own: Map<string, number>, relationships: Catalog['relationships']): Map<string, number> {
  const score = new Map(own)
  let from = own
  for (let step = 0; step < STEPS_AWAY; step++) {
    const reached = new Map<string, number>()
    for (const relationship of relationships)
      for (const [a, b] of [
        [relationship.from, relationship.to],
        [relationship.to, relationship.from],
      ] as const) {
        const given = (from.get(b) ?? 0) * NEIGHBOUR_PART
        reached.set(a, Math.max(reached.get(a) ?? 0, given))
        score.set(a, Math.max(score.get(a) ?? 0, (own.get(a) ?? 0) + given))
      }
    from = reached
  }
  return score
}

/** The datasets that an expression names, wherever in it. */
export function datasetsIn(value: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return
    for (const [key, part] of Object.entries(inner)) {
      if ((key === 'dataset' || key === 'count' || key === 'rows') && typeof part === 'string') found.add(part)
      else walk(part)
    }
  }
  walk(value)
  return found
}
