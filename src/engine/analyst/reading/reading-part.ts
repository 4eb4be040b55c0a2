import { isDeepStrictEqual } from 'node:util'
import { chips, describe as sentenceOf } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import type { ReadingPart } from '../answer-parts.contract.ts'
import type { Workbench } from '../workbench.ts'
import type { ToldReading } from './read-question.ts'

const maxOthers = 3

const shown = ({ question, sentence, chips, probability }: ToldReading) => ({
  question: question as Record<string, unknown>,
  sentence,
  chips,
  probability,
})

/** How the question was understood: by the reader, or by a model that asked with a question of its own. Null where it came from SQL alone. */
export function readingPartOf(bench: Pick<Workbench, 'read' | 'asked' | 'answer' | 'catalog'>): ReadingPart | null {
  const { read, asked, answer, catalog } = bench
  const last = [...asked.keys()].at(-1) ?? null
  // The answer says which result it is from; what else was asked beside it was only looked at.
  const resultId = answer?.resultId ? (asked.has(answer.resultId) ? answer.resultId : null) : last
  const question = resultId === null ? undefined : asked.get(resultId)
  if (!read) return question && resultId ? partOfQuestion(question, { resultId, by: 'model', text: '', catalog }) : null
  if (answer && !question) return null
  const given = answer || read.decision !== 'ask' ? question : undefined
  const index = given ? read.readings.findIndex((one) => isDeepStrictEqual(one.question, given)) : 0
  const reading = read.readings[index]
  if (!reading) {
    // It was made of what was read, as where parts of a change are asked for.
    const first = read.readings[0]
    if (!given || !resultId || !first) return null
    const { probability, unused } = first
    return { ...partOfQuestion(given, { resultId, by: 'read', text: read.text, catalog }), probability, unused }
  }
  return {
    text: read.text,
    ...shown(reading),
    unused: reading.unused,
    // What was asked although it was doubtful was answered beside other readings.
    decision: given && read.decision === 'ask' ? 'answer with others' : read.decision,
    by: 'read',
    resultId: given ? resultId : null,
    others: read.readings
      .filter((one) => one !== reading)
      .slice(0, maxOthers)
      .map(shown),
  }
}

/** A question that was not read from words: nobody doubts what it says. */
export function partOfQuestion(
  question: Question,
  {
    resultId,
    by,
    text,
    catalog,
  }: { resultId: string; by: ReadingPart['by']; text: string; catalog: Workbench['catalog'] },
): ReadingPart {
  return {
    text,
    question: question as Record<string, unknown>,
    sentence: sentenceOf(question, catalog),
    chips: chips(question, catalog).map((chip) => ({ ...chip, words: null })),
    probability: 1,
    unused: [],
    decision: 'answer',
    by,
    resultId,
    others: [],
  }
}
