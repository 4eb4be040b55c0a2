import { doubt, order } from './weights.ts'

/**
 * How good a candidate's features are, and how sure the best of them is. Learned by `npm run train`: each line of a table of weights is the
 * weight where candidates were run over the rows, the weight where they were not, and the feature.
 */
type Table = { seen: Map<string, number>; blind: Map<string, number> }

const parse = (text: string): Table => {
  const table: Table = { seen: new Map(), blind: new Map() }
  for (const line of text.trim().split('\n')) {
    const first = line.indexOf(' ')
    const second = line.indexOf(' ', first + 1)
    const name = line.slice(second + 1)
    table.seen.set(name, Number(line.slice(0, first)))
    table.blind.set(name, Number(line.slice(first + 1, second)))
  }
  return table
}

const tables = new Map<string, Table>()
/** Parsed on first use. */
const tableOf = (text: string): Table => {
  let known = tables.get(text)
  if (!known) {
    known = parse(text)
    tables.set(text, known)
  }
  return known
}

const sumOf = (text: string, features: readonly string[], seen: boolean): number => {
  const table = tableOf(text)[seen ? 'seen' : 'blind']
  let sum = 0
  for (const f of features) sum += table.get(f) ?? 0
  return sum
}

export const scoreOf = (features: readonly string[], seen: boolean): number => sumOf(order, features, seen)

const step = (name: string, value: number, edges: readonly number[]): string =>
  `${name} ${edges.filter((e) => value >= e).length}`

export type Choice = { share: number; second: number; frame: string; candidates: number; features: readonly string[] }

/** How much of all candidates' weight the best answer and the next one have: readings of one key are one answer. */
export const sharesOf = (scores: readonly number[], keys: readonly string[]): { share: number; second: number } => {
  const top = Math.max(...scores)
  const weights = new Map<string, number>()
  let all = 0
  scores.forEach((score, i) => {
    const weight = Math.exp(score - top)
    all += weight
    weights.set(keys[i] ?? '', (weights.get(keys[i] ?? '') ?? 0) + weight)
  })
  const best = keys[scores.indexOf(top)] ?? ''
  const others = [...weights].filter(([key]) => key !== best).map(([, weight]) => weight)
  return { share: (weights.get(best) ?? 0) / all, second: Math.max(0, ...others) / all }
}

const told =
  /^(?:missed|unused|ignores|weakest|loose|target|gives|value|field|entity|conditions|of several > [^:]*$|list of|measures|rolled|through|datasets|told by|of what|has |by |(?:nothing|which|what|count|who|when|list|amount|yesno) >|rows of)/

/** What says how sure a choice is: how far ahead the best is, what it leaves unexplained, and of how much data it was chosen. */
export const doubtFeatures = ({ share, second, frame, candidates, features }: Choice): string[] => {
  const ahead = step('share', share, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99])
  const of = features.some((f) => f.startsWith('of several')) ? 'several' : 'one'
  const missed = features.find((f) => /^missed \d/.test(f)) ?? ''
  return [
    'always',
    ahead,
    step('ahead', share - second, [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9]),
    step('candidates', candidates, [2, 5, 10, 30, 100, 200]),
    `frame ${frame}`,
    `frame ${frame}, ${missed}`,
    `${of}, frame ${frame}`,
    `${of}, ${missed}`,
    `${of}, ${ahead}`,
    `${of}, ${ahead}, ${missed}`,
    ...features.filter((f) => told.test(f)),
  ]
}

export const probabilityOf = (features: readonly string[], seen: boolean): number =>
  1 / (1 + Math.exp(-sumOf(doubt, features, seen)))
