import { isPlural } from '../../../nouns.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { unusedTokens } from '../../features.ts'
import { isUsed } from '../../usage.ts'

/** Readings that leave out what was said of the state of things: all of them are told in place of some. */

const states = /^(?:still|already|currently|not|never|yet)$/
const being = /^(?:is|are|was|were|be|been)$/
const between = /^(?:too|very|so|really|actually|completely|all|both|now)$/
/** "are grown in", "was lent to": what is done with things is often said in passing. */
const deed =
  /(?:ed|en|ing|wn|nt|ld|ught|rn|un|made|done|gone|set|put|kept|left|met|won|there|on|in|at|from|of|for|by|to)$/
/** They look like what is done, and say how it is. */
const noDeed = /^(?:open|broken|hidden|urgent|recent|absent|silent|different|frequent|dead|red|golden)$/
const preposition =
  /^(?:in|at|on|by|for|during|from|last|this|per|over|under|between|since|before|after|and|or|,|[.?!;]|)$/

/** "tickets still outstanding", "rooms not heated": a state that nothing in the data is called by. */
export const forgetsAState = (chart: Chart, candidate: Candidate): boolean => {
  const unused = unusedTokens(chart, candidate)
  return (
    unused.some((at) => isAState(chart, at) || isNeeded(chart, at) || isBeforeThings(chart, candidate, at)) ||
    forgetsAClause(chart, candidate)
  )
}

const isAState = (chart: Chart, at: number): boolean => {
  const before = between.test(chart.word(at - 1)) ? at - 2 : at - 1
  const word = chart.word(at)
  if (states.test(chart.word(before)) || (chart.word(before) === 'longer' && chart.word(before - 1) === 'no'))
    return true
  const isDeed = deed.test(word) && !noDeed.test(word)
  return being.test(chart.word(before)) && !isDeed && before > 0 && preposition.test(chart.word(at + 1))
}

const needing = /^(?:need|needs|needed|require|requires|required)$/
const speaker = /^(?:|i|we|you|us|to|please|would|who|which|what|does|do|did)$/

/** "visits that need a follow up": whichever does not need one is another. */
const isNeeded = (chart: Chart, at: number): boolean => {
  const verb = /^(?:an?|any|some|the|no|more|another)$/.test(chart.word(at - 1)) ? at - 2 : at - 1
  return verb > 1 && needing.test(chart.word(verb)) && !speaker.test(chart.word(verb - 1))
}

/** What a noun with its adjective begins behind. */
const opening = /^(?:|many|of|the|all|our|any|no|show|list|\d+|,|and)$/

/** "open repairs per estate": an adjective before the rows that are counted tells some from others. */
const isBeforeThings = (chart: Chart, candidate: Candidate, at: number): boolean => {
  const isBefore = opening.test(chart.word(at - 1)) && /^\p{L}+$/u.test(chart.word(at))
  const { measures } = candidate.question
  if (!isBefore || measures.length === 0 || !measures.every((m) => 'count' in m || ('fn' in m && m.fn === 'distinct')))
    return false
  return candidate.edges.some((e) => e.kind === 'entity' && e.start === at + 1)
}

const relative = /^(?:that|who|which|whose)$/
const finite = /^(?:is|are|was|were|did|does|do|has|have|had|what|how|which|per|by|each|grouped|[,.?!;:)])$/
const helping = /^(?:is|are|was|were|has|have|had|did|do|does|been|be|not|to)$/
/** "that there are", "that we have": all of them. */
const passing =
  /^(?:there|we|you|they|i|he|she|it|are|is|was|were|have|has|had|got|get|exist|exists|existed|in|on|the|this|our|data|dataset|table|list|file|sheet|ever|been|all|us|do|did|see|know|of|here|listed|recorded)$/

/** "the trips that actually ran": a clause that tells some rows from others, of which a reading has nothing. */
const forgetsAClause = (chart: Chart, { edges, question }: Candidate): boolean => {
  const whole = JSON.stringify(question)
  const used = edges.filter((e) => e.kind !== 'ask' && isUsed(e, question, whole))
  return chart.tokens.some(({ word }, at) => {
    if (!relative.test(word) || !isOfThings(chart, at)) return false
    let from = at + 1
    while (from < chart.tokens.length && helping.test(chart.word(from))) from++
    let to = from + 1
    while (to < chart.tokens.length && !finite.test(chart.word(to))) to++
    const clause = chart.tokens.slice(at + 1, to)
    return (
      clause.some((token) => /\p{L}/u.test(token.word) && !passing.test(token.word)) &&
      !used.some((e) => e.end > at && e.start < to)
    )
  })
}

/** "trips that", "those who": the clause is of these. */
const isOfThings = (chart: Chart, at: number): boolean =>
  at > 1 &&
  (/^(?:those|people|ones|everyone|anyone|everybody|all)$/.test(chart.word(at - 1)) ||
    (isPlural(chart.word(at - 1)) && /^\p{L}{3,}$/u.test(chart.word(at - 1)) && !chart.isPlain(at - 1)))
