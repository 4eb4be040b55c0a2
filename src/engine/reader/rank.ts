import type { Scalar } from '../question/question.contract.ts'
import type { Candidate } from './chart.ts'
import { doubt, order, sure } from './weights.ts'

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
  fromLogOdds(sumOf(doubt, features, seen))

/** A reading and what it is worth; `words`: by its words alone; what it gives, where it was run. */
export type Rated = {
  candidate: Candidate
  features: readonly string[]
  score: number
  words: number
  rows: Scalar[][] | null
}
/** So many of the likeliest are looked at. */
export const maxRated = 40
export const logOdds = (share: number): number => {
  const within = Math.min(0.999, Math.max(0.001, share))
  return Math.log(within / (1 - within))
}
export const fromLogOdds = (odds: number): number => 1 / (1 + Math.exp(-odds))

/**
 * What says how sure the choice of a reading of one table is, where all were run over its rows, with how much of each there is: how far ahead
 * its answer is by words and results, by each alone, how many readings give that answer, and all that is known of it. Of these there are
 * thousands of questions to learn from.
 */
export const choiceFeatures = (
  scored: readonly Rated[],
  answers: readonly string[],
  { agree, unused, candidates }: { agree: boolean; unused: number; candidates: number },
): Map<string, number> => {
  const rated = scored.slice(0, maxRated)
  const [best] = rated
  if (!best) return new Map()
  const results = ({ score, words }: Rated) => 2 * score - words
  const of = (worth: (r: Rated) => number) => standing(rated.map(worth), answers)
  const [both, words, given] = [of(({ score }) => score), of((r) => r.words), of(results)]
  const near = new Set(answers.filter((_, i) => (rated[i]?.score ?? Number.NEGATIVE_INFINITY) > best.score - 2))
  return new Map([
    ['always', 1],
    ['share', logOdds(both.share)],
    ['next share', logOdds(both.next)],
    ['share by words', logOdds(words.share)],
    ['next share by words', logOdds(words.next)],
    ['share by results', logOdds(given.share)],
    ['next share by results', logOdds(given.next)],
    ['spread', both.spread],
    ['worth', best.score / 3],
    ['worth by words', Math.max(-10, best.words) / 3],
    ['worth by results', Math.max(-10, results(best)) / 3],
    ['answers near', Math.log(near.size)],
    ['readings alike', Math.log(answers.slice(0, maxRated).filter((answer) => answer === answers[0]).length)],
    ['words unused', unused],
    ['candidates', Math.log(1 + candidates) / 2],
    ['target said', best.candidate.targetSaid],
    ['words agree', agree ? 1 : 0],
    [`frame ${best.candidate.frame}`, 1],
    ...best.features.map((feature): [string, number] => [feature, 1]),
  ])
}

/** How much of the weight the first one's answer has, how much the next has, and over how many answers it is spread. */
export const standing = (
  worth: readonly number[],
  answers: readonly string[],
): { share: number; next: number; spread: number } => {
  const top = Math.max(...worth)
  const weights = new Map<string, number>()
  worth.forEach((each, i) => {
    const answer = answers[i] ?? ''
    weights.set(answer, (weights.get(answer) ?? 0) + Math.exp(each - top))
  })
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const others = [...weights].filter(([answer]) => answer !== answers[0]).map(([, weight]) => weight / all)
  const spread = [...weights.values()].reduce((sum, w) => sum - (w / all) * Math.log(w / all + 1e-12), 0)
  return { share: (weights.get(answers[0] ?? '') ?? 0) / all, next: Math.max(0, ...others), spread }
}

let weightOf: Map<string, number> | null = null

/** Each line of the table is a weight and its feature. */
export const sureOf = (features: ReadonlyMap<string, number>): number => {
  weightOf ??= new Map(
    sure
      .trim()
      .split('\n')
      .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseFloat(line)]),
  )
  let sum = 0
  for (const [name, amount] of features) sum += amount * (weightOf.get(name) ?? 0)
  return fromLogOdds(sum)
}
