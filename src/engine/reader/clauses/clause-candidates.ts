import type { Candidate, Chart } from '../chart.ts'
import { presence } from './presence.ts'
import { type Sentence, sentencesIn } from './sentence.ts'
import { wholesOfClauses } from './whole/all-whole.ts'
import type { WholeOfClauses } from './whole/shared.ts'
import { sidesHeld } from './whole/sides-held.ts'

const mostCandidates = 24

/** What is held against something else asks nothing but that. */
const kindsFor = ({ more, other, apart }: Sentence): WholeOfClauses[] =>
  more || other || apart ? [sidesHeld] : wholesOfClauses

/** Whole questions from sentences whose clauses were read by themselves and then joined. */
export const clauseCandidates = (chart: Chart): Candidate[] => {
  const made = new Map<string, Candidate>()
  for (const sentence of sentencesIn(chart))
    for (const each of kindsFor(sentence).flatMap((each) => each.make(chart, sentence))) {
      const key = JSON.stringify(each.question)
      if (!made.has(key) && !isSaidTwice(each)) made.set(key, each)
      if (made.size >= mostCandidates) return [...made.values()]
    }
  return [...made.values()]
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
            edge.field?.field,
      ),
  )
