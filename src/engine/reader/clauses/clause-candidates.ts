import type { Candidate, Chart, Edge } from '../chart.ts'
import { unusedTokens } from '../features.ts'
import { presence } from './narrowing/presence.ts'
import { type Sentence, sentencesIn } from './sentence.ts'
import { wholesOfClauses } from './whole/all-whole.ts'
import { changeTold } from './whole/change-told.ts'
import { figuresTold } from './whole/figures-told.ts'
import { groupsRanked } from './whole/groups-ranked.ts'
import { columnsTold, type WholeOfClauses } from './whole/shared.ts'
import { sidesHeld } from './whole/sides-held.ts'

const mostCandidates = 24

/** What is held against something else asks nothing but that. */
const kindsFor = ({ more, other, apart, change, taken }: Sentence): WholeOfClauses[] => {
  const isHeld = more !== null || other !== null || apart !== null
  if (taken.length > 0) return change || isHeld ? [] : [figuresTold, groupsRanked]
  return change ? [changeTold] : isHeld ? [sidesHeld] : wholesOfClauses
}

/** Whole questions from sentences whose clauses were read by themselves and then joined. */
export const clauseCandidates = (chart: Chart): Candidate[] => {
  const made = new Map<string, Candidate>()
  for (const sentence of sentencesIn(chart))
    for (const each of kindsFor(sentence).flatMap((each) => each.make(chart, sentence))) {
      const key = JSON.stringify(each.question)
      if (!made.has(key) && !isSaidTwice(each)) made.set(key, { ...each, cost: sentence.cost })
      if (made.size >= mostCandidates) return [...made.values()]
    }
  return [...made.values()]
}

const aboutAsGood = 0.15

/** Those whose columns were asked for one beside the other, and that leave no word: nothing else is asked. Only the best of them count. */
export const columnsAsked = (chart: Chart, candidates: readonly Candidate[]): Candidate[] => {
  const asked = candidates.filter((each) => each.tags.includes(columnsTold) && unusedTokens(chart, each).length === 0)
  const least = Math.min(...asked.map((each) => each.cost ?? 0))
  return asked.filter((each) => (each.cost ?? 0) <= least + aboutAsGood)
}

/** "with a penicillin allergy": who has that one has one. */
const isSaidTwice = ({ edges }: Candidate): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'condition' &&
      edge.rule === presence &&
      edges.some(
        (other) =>
          other !== edge &&
          (other.kind === 'value' ? other.field : other.kind === 'condition' ? other.field?.field : null) ===
            edge.field?.field &&
          !isOfTwo(other),
      ),
  )

/** "those returned that came back late": the one day held against another says more than that there is one. */
const isOfTwo = (edge: Edge): boolean =>
  edge.kind === 'condition' && 'compare' in edge.cond && 'field' in edge.cond.right
