import { t } from '../../lib/texts/index.ts'
import { showOf } from './column-format.ts'
import { fieldsFor } from './group-choices.ts'
import type { Choice, MenuStep } from './menu-step.ts'
import { conditionsOf, dimensionOf, listsRows } from './question-parts.ts'
import type { Question, QuestionChange, QuestionMark, ShownAnswer, SpaceCatalog } from './questions.queries.ts'

/** A place in a result, where on the screen it is, and what stands there. */
export type PlacedMark = { mark: QuestionMark; text: string; at: { x: number; y: number } }

type Value = string | number | boolean | null

/** A measure stands for its whole row; a group or a listed value for itself. */
export function markOf(
  answer: ShownAnswer,
  row: Record<string, unknown>,
  clicked: string,
): { mark: QuestionMark; text: string } | null {
  const { columns } = answer
  const column = columns.find(({ name }) => name === clicked)
  if (!column) return null
  const { measure, by, field } = column.ref
  const whole = by === undefined && field === undefined
  const parts = columns.filter(({ ref, name }) => (whole ? ref.by !== undefined : name === clicked))
  return {
    mark: {
      at: parts.map(({ ref, name }) => ({
        ...(ref.by === undefined ? { field: ref.field ?? 0 } : { by: ref.by }),
        value: (row[name] ?? null) as Value,
      })),
      ...(measure === undefined ? {} : { measure }),
    },
    text:
      parts
        .map((part) =>
          row[part.name] === null ? t.questions.noValue : (showOf(answer, part) ?? String)(row[part.name]),
        )
        .join(' · ') || column.label,
  }
}

/** What follows from a mark: the rows behind it, its parts, nothing else, all else, nearer, before, and what changed. */
export function markStep(
  { mark }: PlacedMark,
  question: Question,
  catalog: SpaceCatalog,
  onExplain: () => void,
): MenuStep {
  const group = t.marks.group
  const change = (id: string, label: string, changes: QuestionChange[]): Choice => ({ id, label, group, changes })
  const timed = mark.at.some(({ by }) => by !== undefined && question.by[by]?.grain !== undefined)
  const hasPeriod = timed || conditionsOf(question).some(({ condition }) => 'during' in condition)
  const measured = question.measures.length > 0 && !question.compare
  const pointed = mark.at.length > 0
  return {
    kind: 'choices',
    placeholder: t.actions.search,
    choices: [
      ...(listsRows(question) ? [] : [change('rows', t.marks.rows, [{ rows: mark }])]),
      ...(measured
        ? [{ id: 'by', label: t.marks.breakDown, group, opens: () => breakDownStep(mark, question, catalog) }]
        : []),
      ...(pointed
        ? [change('only', t.marks.only, [{ only: mark }]), change('without', t.marks.without, [{ without: mark }])]
        : []),
      ...(timed ? [change('closer', t.marks.closer, [{ closer: mark }])] : []),
      ...(measured && hasPeriod
        ? [
            change('before', t.marks.before, [{ compare: mark }]),
            { id: 'changed', label: t.marks.changed, group, runs: onExplain },
          ]
        : []),
    ],
  }
}

function breakDownStep(mark: QuestionMark, question: Question, catalog: SpaceCatalog): MenuStep {
  // What was said of the groups goes with them.
  const goes = (['order', 'over', 'having', 'limitWithin', 'limit', 'chart', 'asked'] as const)
    .filter((part) => question[part] !== undefined)
    .map((drop) => ({ drop }))
  const used = new Set(question.by.map(({ of }) => JSON.stringify(of)))
  return {
    kind: 'choices',
    placeholder: t.questions.findField,
    choices: fieldsFor(question, catalog)
      .map((found) => ({ found, dimension: dimensionOf(found) }))
      .filter(({ dimension, found }) => !used.has(JSON.stringify(dimension.of)) && found.field.role !== 'id')
      .map(({ found: { dataset, field }, dimension }) => ({
        id: `${dataset.name} ${field.name}`,
        label: field.label,
        group: dataset.label,
        changes: [{ only: mark }, ...goes, { set: 'by', value: [dimension] }],
      })),
  }
}
