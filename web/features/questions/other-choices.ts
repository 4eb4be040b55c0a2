import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Choice, MenuStep } from './menu-step.ts'
import type { Over, Question, QuestionChange, QuestionChip } from './questions.queries.ts'

/** What is calculated across the groups. */
export function overStep(question: Question, chips: readonly QuestionChip[], at: number | null): MenuStep {
  const now = at === null ? undefined : question.over?.[at]
  const timed = question.by.some(({ grain }) => grain !== undefined)
  const kinds: Over['kind'][] = [
    'share',
    'rank',
    'cumulative_share',
    ...(timed ? (['change', 'growth', 'running', 'moving'] as const) : []),
  ]
  const put = (over: Over): QuestionChange =>
    at === null ? { add: 'over', value: over } : { set: `over[${at}]`, value: over }
  return {
    kind: 'choices',
    placeholder: t.actions.search,
    choices: measuresOf(chips).flatMap(({ text }, measure) =>
      kinds.map((kind) => ({
        id: `${measure} ${kind}`,
        label: t.questions.overKinds[kind],
        group: text,
        checked: now?.kind === kind && now.measure === measure,
        changes: [put({ kind, measure })],
      })),
    ),
  }
}

const measuresOf = (chips: readonly QuestionChip[]) => chips.filter(({ kind }) => kind === 'measure')

/** Columns by which rows can be put in order, the measures first. */
export function orderStep(question: Question, chips: readonly QuestionChip[]): MenuStep {
  const named = (kind: QuestionChip['kind']) => chips.filter((chip) => chip.kind === kind).map(({ text }) => text)
  const columns = [
    ...named('measure').map((text, measure) => ({ text, column: { measure } })),
    ...named('over').map((text, over) => ({ text, column: { over } })),
    ...named('by').map((text, by) => ({ text: text.replace(/^by /, ''), column: { by } })),
    ...named('field').map((text, field) => ({ text, column: { field } })),
  ]
  // With parts to compare, a measure is several columns.
  const usable = question.compare ? columns.filter(({ column }) => !('measure' in column)) : columns
  const now = JSON.stringify(question.order)
  return {
    kind: 'choices',
    placeholder: t.actions.search,
    choices: [
      ...usable.flatMap(({ text, column }) =>
        [true, false].map((descending): Choice => {
          const value = [{ column, descending }]
          return {
            id: JSON.stringify(value),
            label: descending ? t.questions.highestFirst(text) : t.questions.lowestFirst(text),
            group: t.questions.addOrder,
            checked: now === JSON.stringify(value),
            changes: [{ set: 'order', value }],
          }
        }),
      ),
      ...(question.order
        ? [
            {
              id: 'none',
              label: t.table.unsort,
              group: t.questions.addOrder,
              changes: [{ drop: 'order' }],
            },
          ]
        : []),
    ],
  }
}

const usualLimits = [1, 3, 5, 10, 20, 50, 100]
const maxLimit = 100_000

/** How many rows; where nothing is in order yet, those with the highest values. */
export function limitStep(question: Question): MenuStep {
  const first = (n: number): Choice => ({
    id: `limit ${n}`,
    label: t.questions.firstRows(n),
    group: t.questions.addLimit,
    checked: question.limit === n,
    changes: [
      ...(question.order || question.measures.length === 0 || question.compare
        ? []
        : [{ set: 'order', value: [{ column: { measure: 0 }, descending: true }] }]),
      { set: 'limit', value: n },
    ],
  })
  return {
    kind: 'choices',
    placeholder: t.questions.typeNumber,
    choices: [
      ...usualLimits.map(first),
      ...(question.limit === undefined
        ? []
        : [{ id: 'all', label: t.questions.allRows, group: t.questions.addLimit, changes: [{ drop: 'limit' }] }]),
    ],
    typed(text) {
      const n = Number(text)
      return Number.isInteger(n) && n > 0 && n <= maxLimit && !usualLimits.includes(n)
        ? [{ ...first(n), label: t.questions.firstRows(n), hint: format.number(n) }]
        : []
    },
  }
}

const chartKinds = Object.keys(t.chart.types) as (keyof typeof t.chart.types)[]

export function chartStep(question: Question, chips: readonly QuestionChip[]): MenuStep {
  const now = question.chart?.kind
  const kind = (id: string, label: string): Choice => ({
    id,
    label,
    group: t.questions.charts,
    checked: now === id,
    changes: [{ set: 'chart', value: { kind: id } }],
  })
  return {
    kind: 'choices',
    placeholder: t.actions.search,
    choices: [
      {
        id: 'automatic',
        label: t.words.automatic,
        group: t.questions.charts,
        checked: now === undefined,
        changes: now === undefined ? [] : [{ drop: 'chart' }],
      },
      kind('table', t.words.table),
      ...chartKinds.map((type) => kind(type, t.chart.types[type])),
      ...(now === 'pivot' && question.by.length > 1 ? acrossChoices(question, chips) : []),
    ],
  }
}

/** Which group of a pivot table goes across its top. */
const acrossChoices = (question: Question, chips: readonly QuestionChip[]): Choice[] =>
  chips
    .filter(({ kind }) => kind === 'by')
    .map(({ text }, across) => ({
      id: `across ${across}`,
      label: text.replace(/^by /, ''),
      group: t.questions.across,
      checked: question.chart?.options?.across === across,
      changes: [{ set: 'chart', value: { kind: 'pivot', options: { across } } }],
    }))
