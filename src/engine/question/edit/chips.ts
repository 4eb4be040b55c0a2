import type { Catalog } from '../catalog.ts'
import type { Condition, Question } from '../question.contract.ts'
import { havingWords, orderWords, overWords, wordsFor } from '../sentence/describe.ts'

export type Chip = {
  kind: 'measure' | 'field' | 'by' | 'only' | 'period' | 'having' | 'over' | 'order' | 'limit' | 'compare' | 'chart'
  /** The part of the question that it stands for, as `edit` takes it. */
  path: string
  text: string
}

/** The parts of a question that a person can click. */
export function chips(question: Question, catalog: Catalog): Chip[] {
  const words = wordsFor(question, catalog, false)
  const limit =
    question.limit === undefined ? [] : [{ kind: 'limit', path: 'limit', text: `first ${question.limit}` } as const]
  const within = question.limitWithin
    ? [{ kind: 'limit', path: 'limitWithin', text: `first ${question.limitWithin.n} of each` } as const]
    : []
  return [
    ...question.measures.map(
      (measure, i): Chip => ({ kind: 'measure', path: `measures[${i}]`, text: words.measure(measure) }),
    ),
    ...(question.fields ?? []).map(
      (field, i): Chip => ({ kind: 'field', path: `fields[${i}]`, text: words.field(field) }),
    ),
    ...question.by.map(
      (dimension, i): Chip => ({ kind: 'by', path: `by[${i}]`, text: `by ${words.dimension(dimension)}` }),
    ),
    ...conditions(question.where).map(
      ({ path, condition }): Chip => ({
        kind: 'during' in condition ? 'period' : 'only',
        path,
        text: words.condition(condition),
      }),
    ),
    ...(question.compare ?? []).map(
      ({ label }, i): Chip => ({ kind: 'compare', path: `compare[${i}]`, text: `compare ${label}` }),
    ),
    ...(question.over ?? []).map(
      (_, i): Chip => ({ kind: 'over', path: `over[${i}]`, text: overWords(question, i, words) }),
    ),
    ...(question.having ?? []).map(
      (_, i): Chip => ({ kind: 'having', path: `having[${i}]`, text: havingWords(question, i, words) }),
    ),
    ...(question.order && question.order.length > 0
      ? [{ kind: 'order', path: 'order', text: orderWords(question, words) } as const]
      : []),
    ...within,
    ...limit,
    ...(question.chart ? [{ kind: 'chart', path: 'chart', text: question.chart.kind } as const] : []),
  ]
}

/** What must all hold is a chip for each. */
function conditions(where: Condition | undefined): { path: string; condition: Condition }[] {
  if (!where) return []
  return 'all' in where
    ? where.all.map((condition, i) => ({ path: `where.all[${i}]`, condition }))
    : [{ path: 'where', condition: where }]
}
