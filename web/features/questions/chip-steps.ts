import { t } from '../../lib/texts/index.ts'
import { columnStep } from './column-choices.ts'
import { filterStep, hasTime, periodStep, stepOfCondition } from './filter-choices.ts'
import { groupStep } from './group-choices.ts'
import { measureStep } from './measure-choices.ts'
import type { MenuStep } from './menu-step.ts'
import { chartStep, limitStep, orderStep, overStep } from './other-choices.ts'
import { conditionsOf, type FoundField, isEmptyQuestion, listsRows } from './question-parts.ts'
import type { Question, QuestionChange, QuestionChip, SpaceCatalog } from './questions.queries.ts'

/** As people read them. Listed columns are one chip: of a wide table nothing else would be seen. */
export function shownChips(given: readonly QuestionChip[]): readonly QuestionChip[] {
  const chips = given.map((chip) => (chip.kind === 'chart' ? { ...chip, text: chartName(chip.text) } : chip))
  const columns = chips.filter(({ kind }) => kind === 'field')
  const [first] = columns
  if (!first || columns.length === 1) return chips
  const folded: QuestionChip = { kind: 'field', path: 'fields', text: t.questions.columns(columns.length) }
  return chips.flatMap((chip) => (chip.kind !== 'field' ? [chip] : chip === first ? [folded] : []))
}

const chartName = (kind: string) => (t.chart.types as Record<string, string>)[kind] ?? kind

const indexIn = (path: string): number => Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0)

const nothingToChoose: MenuStep = { kind: 'choices', placeholder: t.actions.search, choices: [] }

/** The menu of a chip. A part that no list can say has none: it can only go. */
export function stepOfChip(
  chip: QuestionChip,
  question: Question,
  catalog: SpaceCatalog,
  chips: readonly QuestionChip[],
): MenuStep {
  const at = indexIn(chip.path)
  switch (chip.kind) {
    case 'measure':
      return measureStep(question, catalog, at)
    case 'by':
      return groupStep(question, catalog, at)
    case 'only':
    case 'period': {
      const condition = conditionsOf(question).find(({ path }) => path === chip.path)?.condition
      return (condition && stepOfCondition(condition, chip.path, catalog)) ?? nothingToChoose
    }
    case 'over':
      return overStep(question, chips, at)
    case 'order':
      return orderStep(question, chips)
    case 'limit':
      return chip.path === 'limit' ? limitStep(question) : nothingToChoose
    case 'chart':
      return chartStep(question, chips)
    case 'field':
      return columnStep(question, catalog)
    case 'having':
    case 'compare':
      return nothingToChoose
  }
}

/** `seldom`: it waits in a menu where room is scarce. */
export type Addition = { label: string; step: () => MenuStep; seldom?: true }

/** What can be added to a question as it is. */
export function additionsTo(question: Question, catalog: SpaceCatalog, chips: readonly QuestionChip[]): Addition[] {
  const measure = { label: t.questions.addMeasure, step: () => measureStep(question, catalog, null) }
  const by = { label: t.questions.addBy, step: () => groupStep(question, catalog, null) }
  if (isEmptyQuestion(question)) return [measure, by]
  const timed = hasTime(question, catalog) && !chips.some(({ kind }) => kind === 'period')
  return [
    measure,
    by,
    { label: t.questions.addOnly, step: () => filterStep(question, catalog) },
    ...(timed ? [{ label: t.questions.addPeriod, step: () => periodStep(question, catalog) }] : []),
    ...(question.measures.length > 0 && question.by.length > 0
      ? [{ label: t.questions.addOver, step: () => overStep(question, chips, null), seldom: true as const }]
      : []),
    ...(question.by.length > 0 || listsRows(question)
      ? [
          ...(question.order
            ? []
            : [{ label: t.questions.addOrder, step: () => orderStep(question, chips), seldom: true as const }]),
          ...(question.limit
            ? []
            : [{ label: t.questions.addLimit, step: () => limitStep(question), seldom: true as const }]),
        ]
      : []),
    ...(question.chart ? [] : [{ label: t.words.chart, step: () => chartStep(question, chips) }]),
  ]
}

/** What a field is for: a measure is measured, everything else is grouped by. */
export function changesForField(
  { dataset, field }: FoundField,
  question: Question,
  catalog: SpaceCatalog,
): QuestionChange[] {
  const step = field.role === 'measure' ? measureStep(question, catalog, null) : groupStep(question, catalog, null)
  const choice =
    step.kind === 'choices'
      ? step.choices.find(({ id }) => `${id} `.startsWith(`${dataset.name} ${field.name} `))
      : null
  return choice && 'changes' in choice ? choice.changes : []
}
