import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { countWords } from '../features.ts'
import { maxRated, logOdds as oddsOf, type Rated, standing } from '../rank.ts'
import { answerKey } from '../same-answer.ts'
import { isUsed } from '../usage.ts'

/**
 * Plain facts about the choice of a reading, each a number, from which is told how sure it is: how far ahead its answer is, whether clauses and
 * frames lead to it, what it leaves unsaid, how its names were found, what it asks and what it gives.
 */
export type Chosen = {
  chart: Chart
  /** The readings in their order, and which answer each gives. */
  scored: readonly Rated[]
  answers: readonly string[]
  /** Whether words alone choose the same. */
  agree: boolean
  /** Whether readings were run over the rows. */
  seen: boolean
  unused: number
  /** How many there were to choose from. */
  candidates: number
  /** Those that were read clause by clause. */
  clauses: readonly Candidate[]
}

const upTo = (most: number, value: number): number => Math.min(most, value) / most
const logOdds = (share: number): number => oddsOf(share) / 3
const log = (count: number): number => Math.log(1 + count) / 3
const flag = (is: boolean): number => (is ? 1 : 0)

export const factsOf = (chosen: Chosen): Map<string, number> => {
  const [best] = chosen.scored
  if (!best) return new Map()
  const { candidate } = best
  return new Map(
    Object.entries({
      always: 1,
      ...aheadFacts(chosen, best),
      ...clauseFacts(chosen, candidate),
      ...wordFacts(chosen, candidate),
      ...nameFacts(candidate),
      ...questionFacts(candidate.question),
      ...resultFacts(best),
      'run over the rows': flag(chosen.seen),
      'of one table': flag(chosen.chart.catalog.datasets.length === 1),
    }),
  )
}

const near = 2

const aheadFacts = ({ scored, answers, agree, candidates }: Chosen, best: Rated): Record<string, number> => {
  const rated = scored.slice(0, maxRated)
  const both = standing(
    rated.map(({ score }) => score),
    answers,
  )
  const words = standing(
    rated.map((each) => each.words),
    answers,
  )
  const close = answers.filter((_, at) => (rated[at]?.score ?? Number.NEGATIVE_INFINITY) > best.score - near)
  return {
    share: logOdds(both.share),
    'next share': logOdds(both.next),
    'share by words': logOdds(words.share),
    spread: both.spread,
    worth: Math.max(-10, Math.min(10, best.score)) / 5,
    'worth by words': Math.max(-10, Math.min(10, best.words)) / 5,
    'answers near': log(new Set(close).size - 1),
    'readings alike': log(answers.slice(0, maxRated).filter((answer) => answer === answers[0]).length - 1),
    candidates: log(candidates) / 2,
    'words agree': flag(agree),
  }
}

/** Two ways to read that lead to one answer are worth more than either. */
const clauseFacts = ({ chart, clauses, scored, answers }: Chosen, { question }: Candidate): Record<string, number> => {
  const key = answerKey(question, chart.catalog)
  const costs = clauses.map(({ cost = 0, question: other }) => ({
    cost,
    same: answerKey(other, chart.catalog) === key,
  }))
  const least = (same: boolean) => Math.min(...costs.filter((each) => each.same === same).map(({ cost }) => cost))
  const [own, others] = [least(true), least(false)]
  const isRead = own < Number.POSITIVE_INFINITY
  const byFrames = scored.some(({ candidate }, at) => answers[at] === answers[0] && candidate.cost === undefined)
  return {
    'clauses read': flag(clauses.length > 0),
    'clauses lead to it': flag(isRead),
    'clauses lead elsewhere': flag(!isRead && clauses.length > 0),
    'clauses and frames lead to it': flag(isRead && byFrames),
    'cost of its clauses': isRead ? upTo(3, own) : 0,
    'cheapest of clauses': flag(isRead && own <= others),
    'clauses ahead': isRead ? Math.max(-1, Math.min(1, others - own)) : 0,
  }
}

const wordFacts = ({ chart, unused }: Chosen, candidate: Candidate): Record<string, number> => {
  const { content, missedPlain } = countWords(chart, candidate)
  const asked = candidate.edges.find((edge) => edge.kind === 'ask')
  const what = asked?.kind === 'ask' ? asked.what : null
  const sentences = chart.tokens.filter(({ word }) => /^[.?!;]$/.test(word)).length
  return {
    'a word unused': flag(unused > 0),
    'words unused': upTo(4, unused),
    'small words unused': log(missedPlain),
    'words that mean something': log(content),
    words: log(chart.tokens.length),
    'several sentences': flag(sentences > 1),
    'asks how many': flag(what === 'count'),
    'asks which': flag(what === 'which' || what === 'who'),
    'asks yes or no': flag(what === 'yesno'),
    'asks for a list': flag(what === 'list'),
  }
}

const nameFacts = ({ edges, question, targetSaid, frame }: Candidate): Record<string, number> => {
  const whole = JSON.stringify(question)
  const used = edges.filter((edge) => isUsed(edge, question, whole))
  const found = (how: string) => used.filter((edge) => 'how' in edge && edge.how === how).length
  const of = (kind: Edge['kind']) => used.filter((edge) => edge.kind === kind).length
  const scores = used.flatMap((edge) => (edge.kind === 'ask' || edge.kind === 'step' ? [] : [edge.score]))
  return {
    'parts left out': upTo(3, edges.length - used.length),
    'weakest part': Math.min(1, ...scores),
    'names said whole': upTo(3, found('exact') + found('words')),
    'names said in part': upTo(3, found('part')),
    'names said otherwise': upTo(3, found('synonym')),
    'names said by relation': upTo(2, found('related')),
    'names mistyped': upTo(2, found('typo')),
    'columns nobody said': upTo(3, used.filter((edge) => 'loose' in edge && edge.loose).length),
    values: upTo(3, of('value')),
    'several values': flag(used.some((edge) => edge.kind === 'value' && edge.values.length > 1)),
    things: upTo(3, of('entity')),
    superlatives: upTo(2, of('superlative')),
    'conditions said': upTo(3, of('condition') + of('floating')),
    'target said': targetSaid,
    'a list of rows': flag(/^(?:list|loose)/.test(frame)),
  }
}

const questionFacts = (question: Question): Record<string, number> => {
  const whole = JSON.stringify(question)
  const has = (part: RegExp) => flag(part.test(whole))
  const datasets = new Set(
    whole.match(/"(?:dataset|count|rows)":"[^"]*"/g)?.map((each) => each.slice(each.indexOf(':'))),
  )
  return {
    groups: upTo(2, question.by.length),
    'several figures': flag(question.measures.length > 1),
    'lists rows': flag((question.fields?.length ?? 0) > 0),
    'only the first': flag(question.limit !== undefined),
    'groups held to something': flag(question.having !== undefined),
    'figures of figures': flag((question.over?.length ?? 0) > 0),
    'sides held against each other': flag(question.compare !== undefined),
    'conditions of rows': upTo(4, whole.match(/"(?:compare":"|in":\{|text":"|missing":|during":)/g)?.length ?? 0),
    counts: has(/"count":/),
    sums: has(/"fn":"sum"/),
    averages: has(/"fn":"(?:avg|median)"/),
    'counts what differs': has(/"fn":"distinct"|"distinct":true/),
    'highest or lowest': has(/"fn":"(?:max|min)"/),
    'one by another': has(/"op":"\/"/),
    'one less another': has(/"op":"-"/),
    'not or missing': has(/"not":|"missing":/),
    'times of day or year': has(/"grain":|"during":/),
    'through others': has(/"related":|"rollup":|"question":/),
    'several datasets': flag(datasets.size > 1),
  }
}

const resultFacts = ({ rows }: Rated): Record<string, number> => ({
  'gives nothing': flag(rows?.length === 0),
  'gives one row': flag(rows?.length === 1),
  'gives rows': rows ? log(rows.length) / 2 : 0,
  'gives nothing in a cell': flag(rows?.some((row) => row.includes(null)) === true),
})
