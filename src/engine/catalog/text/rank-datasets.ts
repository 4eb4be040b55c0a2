import type { Catalog, Dataset } from '../../question/catalog.ts'

/** Words of a text or of a name such as `orderDetails` or `order_details`, without endings that say nothing. */
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
/** What a table is joined with is often needed to answer, though nobody names it. */
const NEIGHBOUR_PART = 0.35

function weightsOf(dataset: Dataset): Map<string, number> {
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
  const asked = new Set(wordsOf(question))
  const weights = new Map(datasets.map((dataset) => [dataset.name, weightsOf(dataset)]))
  const having = new Map<string, number>()
  for (const words of weights.values())
    for (const word of words.keys()) if (asked.has(word)) having.set(word, (having.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + datasets.length / (having.get(word) ?? 1))
  const own = new Map(
    [...weights].map(([name, words]) => [
      name,
      [...asked].reduce((sum, word) => sum + (words.get(word) ?? 0) * rarity(word), 0),
    ]),
  )
  const shares = (texts: readonly string[]) => texts.flatMap(wordsOf).some((word) => asked.has(word))
  for (const metric of metrics) {
    if (!shares([metric.name, metric.label, ...metric.synonyms])) continue
    for (const name of datasetsIn(metric.expression)) own.set(name, (own.get(name) ?? 0) + NAME_WEIGHT)
  }
  const score = new Map(own)
  for (const { from, to } of relationships)
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      score.set(a, Math.max(score.get(a) ?? 0, (own.get(a) ?? 0) + (own.get(b) ?? 0) * NEIGHBOUR_PART))
  return { score: ({ name }) => score.get(name) ?? 0, shares }
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
