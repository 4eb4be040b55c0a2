import { refuse } from '../fault.ts'
import type { Aggregate, GroupsPlan, Plan, Term } from '../plan.ts'

/** What says nothing of a single row when there are enough of them. Not the least, the greatest, or any that is one of the values. */
const SUMMARIES = new Set<Aggregate['fn']>([
  'count',
  'distinct',
  'sum',
  'avg',
  'median',
  'stddev',
  'stddev_population',
  'variance',
  'variance_population',
  'skewness',
  'kurtosis',
  'correlation',
  'correlation_p',
  'covariance',
  'slope',
])
/** Parts that look at other rows than those of the group. */
const ELSEWHERE = new Set(['rollup', 'cell', 'in-question', 'related'])

function looksElsewhere(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('kind' in value && ELSEWHERE.has(value.kind as string)) return true
  // Datasets and fields are the catalog's own; they hold no parts of the question.
  return Object.entries(value).some(([key, inner]) => key !== 'dataset' && key !== 'field' && looksElsewhere(inner))
}

/** The same groups with how many rows each stands on, so that small ones can be held back. */
export function withGroupSizes(plan: Plan): GroupsPlan {
  if (plan.kind !== 'groups') return refuse('', 'It lists rows.')
  if (plan.over.length > 0 || plan.having.length > 0 || plan.limitWithin)
    return refuse('', 'It compares groups with each other, also small ones.')
  if (plan.facts.some(({ from }) => !('dataset' in from)) || looksElsewhere([plan.facts, plan.measures]))
    return refuse('', 'It has a question inside a question.')
  if (plan.facts.some(({ aggregates }) => aggregates.some(({ fn }) => !SUMMARIES.has(fn))))
    return refuse('', 'One of its measures is the value of a single row.')
  if (plan.facts.some(({ aggregates }) => aggregates.some(({ of }) => of !== null && chooses(of))))
    return refuse('', 'One of its measures chooses rows by a condition in its expression.')
  const measures: Term[] = []
  const facts = plan.facts.map((fact, index) => {
    const filters = new Map(fact.aggregates.map(({ where }) => [JSON.stringify(where), where]))
    const sizes = [...filters.values()].map(
      (where): Aggregate => ({ fn: 'count', of: null, and: null, p: 0.5, where, order: [], type: 'integer' }),
    )
    sizes.forEach((_, i) => {
      measures.push({ kind: 'aggregate', fact: index, index: fact.aggregates.length + i, empty: 0, type: 'integer' })
    })
    return { ...fact, aggregates: [...fact.aggregates, ...sizes] }
  })
  return {
    ...plan,
    facts,
    measures: [...plan.measures, ...measures],
    columns: [
      ...plan.columns,
      ...measures.map((_, i) => ({
        label: `tallyroom_group_size_${i + 1}`,
        type: 'integer' as const,
        role: 'measure' as const,
        format: null,
        ref: { measure: plan.measures.length + i },
        asked: false,
      })),
    ],
  }
}

const chooses = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('kind' in value && (value.kind === 'case' || value.kind === 'test')) ||
    Object.entries(value).some(([key, inner]) => key !== 'dataset' && key !== 'field' && chooses(inner)))
